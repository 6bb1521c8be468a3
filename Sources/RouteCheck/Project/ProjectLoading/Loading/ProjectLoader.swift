import CodeFacts
import ObjectiveCReader
import ProjectModel
import Routes
import SourceText
import StoryboardReader
import SwiftCodeReader
import XcodeProjects

/// Reads files and makes a ``Project`` from them.
package struct ProjectLoader: Sendable {
  let files: FileSystem
  let concurrency: Int
  package var isExcluded: @Sendable (_ path: String) -> Bool = { _ in false }
  package var generation = GenerationOptions()
  /// Whether the screens of storyboards are read, which only a map draws.
  package var readsWireframes = false
  /// Whether the names in functions are read, which only a search needs.
  package var readsMentions = false
  /// Called with the number of files before they are read.
  package var progress: @Sendable (_ count: Int) -> Void = { _ in }

  package init(files: FileSystem, concurrency: Int) {
    self.files = files
    self.concurrency = concurrency
  }

  /// Loads everything at and below the given paths.
  ///
  /// The result does not depend on ``concurrency``.
  package func load(_ paths: [String]) async -> Project {
    let inputs = Inputs.find(paths, in: files, isExcluded: isExcluded)
    progress(inputs.filesWithRoutes.count)
    let storyboards = await map(inputs[.storyboard], readStoryboard)
    let xibs = await map(inputs[.xib], readXib)
    let tables = await map(inputs[.table], readTable)
    let manifests = await map(inputs.manifests.sorted().map(\.string), readManifest)
    let projects = await map(inputs[.project], readProject)
    let lists = await map(inputs[.propertyList], readNamedStoryboards)
    let membership = TargetMembership(
      projects.successes(),
      packageFolders: inputs.packageFolders
    )
    let swift = SwiftSourceReader(readsMentions: readsMentions)
    let swiftFiles = await map(inputs[.source]) { path throws(InputProblem) in
      try readSource(path, in: membership) { swift.read($0) }
    }
    let objectiveCFiles = await map(inputs[.objectiveCSource]) { path throws(InputProblem) in
      try readSource(path, in: membership) {
        ObjectiveCReader.read($0, readsMentions: readsMentions)
      }
    }

    // Made at the end, because the compiler would copy such a large value in each part of this
    // function between two suspensions.
    var loaded = LoadedFiles(inputs)
    loaded.inputs.problems += storyboards.failures()
    loaded.tables = tables.values(&loaded.inputs.problems)
    loaded.manifests = manifests.successes()
    loaded.projects = projects.values(&loaded.inputs.problems)
    loaded.membership = membership
    // A package that an app's project builds is a part of the app.
    for folder in loaded.projects.lazy.flatMap(\.referencedFolders) {
      loaded.inputs.projectFolders.remove(ExactString(folder))
    }
    let listed = zip(inputs[.propertyList], lists).map { (ExactString($0), (try? $1.get()) ?? []) }
    loaded.addStarts(of: loaded.projects, lists: Dictionary(listed) { first, _ in first })
    loaded.addStoryboards(Self.localization(of: storyboards, at: inputs[.storyboard]))
    // Other tools report a damaged xib; nothing is said about it here.
    loaded.addStoryboards(Self.localization(of: xibs, at: inputs[.xib]))
    loaded.addSources(
      (swiftFiles + objectiveCFiles).values(&loaded.inputs.problems).compactMap(\.self)
    )
    return Project(loaded, generation: generation)
  }

  /// Applies a function to every input, at most ``concurrency`` at a time, and keeps the order.
  ///
  /// Tasks take small batches, so that one large file delays few others.
  private func map<Input: Sendable, Value: Sendable>(
    _ inputs: [Input],
    _ read: @escaping @Sendable (Input) throws(InputProblem) -> Value
  ) async -> [Result<Value, InputProblem>] {
    typealias Outcome = Result<Value, InputProblem>
    @Sendable func outcome(_ input: Input) -> Outcome {
      Outcome { () throws(InputProblem) in try read(input) }
    }
    if inputs.count <= 1 { return inputs.map(outcome) }
    return await withTaskGroup(of: (Int, [Outcome]).self) { group in
      var starts = stride(from: 0, to: inputs.count, by: Self.batchSize).makeIterator()
      func addBatch() {
        guard let start = starts.next() else { return }
        let batch = inputs[start..<min(start + Self.batchSize, inputs.count)]
        group.addTask { (start, batch.map(outcome)) }
      }
      for _ in 0..<min(max(concurrency, 1), inputs.count) { addBatch() }
      var batches: [(start: Int, outcomes: [Outcome])] = []
      for await batch in group {
        addBatch()
        batches.append(batch)
      }
      return batches.sorted { $0.start < $1.start }.flatMap(\.outcomes)
    }
  }

  /// Large enough to be worth a task, small enough not to keep the others waiting at the end.
  private static let batchSize = 8
}

extension LoadedFiles {
  /// Adds the storyboards or xibs. Those in no target are kept apart, unless they are named.
  fileprivate mutating func addStoryboards(_ files: [StoryboardFile]) {
    for file in files {
      if !inputs.named.contains(ExactString(file.path)),
        let project = membership.projectWithoutTarget(for: file.path)
      {
        let outside = (file, project.name, project.folder)
        if file.isXib { unbuiltXibs.append(outside) } else { unbuilt.append(outside) }
      } else if file.isXib {
        xibs.append(file)
      } else {
        storyboards.append(file)
      }
    }
  }

  /// Adds the sources. Sources in no target are kept apart.
  fileprivate mutating func addSources(_ files: [SourceFile]) {
    for file in files {
      if file.targets.isEmpty, let project = membership.projectNotCompiling(file.path) {
        uncompiled.append((file, project.name, project.folder))
      } else {
        sources.append(file)
      }
    }
  }
}

extension Array {
  /// The values of the readable files; the problems of the others are added to a list.
  fileprivate func values<Value>(_ problems: inout [InputProblem]) -> [Value]
  where Element == Result<Value, InputProblem> {
    problems += failures()
    return successes()
  }

  fileprivate func successes<Value>() -> [Value]
  where Element == Result<Value, InputProblem> {
    compactMap { try? $0.get() }
  }

  fileprivate func failures<Value>() -> [InputProblem]
  where Element == Result<Value, InputProblem> {
    compactMap { result in
      if case .failure(let problem) = result { problem } else { nil }
    }
  }
}

extension ProjectLoader {
  func readStoryboard(_ path: String) throws(InputProblem) -> StoryboardFile {
    let bytes = try contents(path)
    return try StoryboardParser.read(
      bytes,
      path: path,
      name: Path.stem(path),
      readsWireframes: readsWireframes
    ).mapError { problem in
      let location = LineTable(bytes).location(at: problem.offset)
      return InputProblem(.storyboard, file: path, location: location, problem.message)
    }.get()
  }

  /// Reads a xib, which is a document without scenes.
  func readXib(_ path: String) throws(InputProblem) -> StoryboardFile {
    try StoryboardParser.read(contents(path), path: path, name: Path.stem(path), as: .xib)
      .mapError { InputProblem(.storyboard, file: path, $0.message) }.get()
  }

  func readTable(_ path: String) throws(InputProblem) -> RouteTableFile {
    try RouteTableFile.read(contents(path), path: path)
      .mapError { InputProblem(.routeTable, file: path, location: $0.location, $0.message) }.get()
  }

  func readProject(_ path: String) throws(InputProblem) -> XcodeProject {
    let bytes = try contents(path)
    do throws(PropertyListProblem) {
      return try XcodeProject(PropertyList(bytes), path: path, bytes: bytes)
    } catch {
      throw InputProblem(
        .xcodeProject,
        file: path,
        location: TextLocation(line: error.line, column: 1),
        "not an Xcode project: \(error.message)"
      )
    }
  }

  /// Reads the storyboards that the property list of an app names; none if it is damaged, which its
  /// own tools report.
  func readNamedStoryboards(_ path: String) throws(InputProblem) -> [NamedStoryboard] {
    let bytes = try contents(path)
    return (try? PropertyList(bytes))?.namedStoryboards(in: PropertyListText(bytes)) ?? []
  }

  func readManifest(_ path: String) throws(InputProblem) -> PackageManifest {
    try contents(path).withUnsafeBufferPointer { PackageManifest($0, path: path) }
  }

  /// Reads a source file; `nil` if it has no facts about routes.
  func readSource(
    _ path: String,
    in membership: TargetMembership,
    _ read: (UnsafeBufferPointer<UInt8>) -> SourceFacts
  ) throws(InputProblem) -> SourceFile? {
    let bytes = try contents(path)
    guard !bytes.starts(with: [0xFF, 0xFE]), !bytes.starts(with: [0xFE, 0xFF]) else {
      throw InputProblem(
        .unreadable,
        file: path,
        "the file is in UTF-16, which compilers do not read; save it as UTF-8"
      )
    }
    let facts = bytes.withUnsafeBufferPointer(read)
    if facts.isEmpty { return nil }
    let targets = membership.targets(of: path)
    return SourceFile(
      path: path,
      targets: targets,
      facts: facts,
      isSwift2: membership.isSwift2(targets)
    )
  }

  func contents(_ path: String) throws(InputProblem) -> [UInt8] {
    do throws(FileProblem) {
      return try files.contents(path)
    } catch {
      throw InputProblem(.unreadable, file: path, "the file cannot be read: \(error.reason)")
    }
  }
}
