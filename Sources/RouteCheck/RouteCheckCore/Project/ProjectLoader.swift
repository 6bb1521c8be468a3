import Routes
import StoryboardReader
import SwiftScanner

/// Reads inputs into a ``Project``: each file on its own, several at a time.
package struct ProjectLoader: Sendable {
  let files: FileSystem
  /// How many files are read at the same time.
  let concurrency: Int
  /// Whether a path is left out.
  package var isExcluded: @Sendable (_ path: String) -> Bool = { _ in false }
  /// How Swift would be generated.
  package var generation = GenerationOptions()
  /// Told how many files are about to be read.
  package var progress: @Sendable (_ count: Int) -> Void = { _ in }

  package init(files: FileSystem, concurrency: Int) {
    self.files = files
    self.concurrency = concurrency
  }

  /// Loads everything under the given paths.
  ///
  /// The result is the same whatever the concurrency: files are put back into their order.
  package func load(_ paths: [String]) async -> Project {
    let inputs = Inputs.find(paths, in: files, isExcluded: isExcluded)
    progress(inputs.fileCount)
    let storyboards = LanguageVariants.grouped(inputs.storyboards)
    let read = await map(inputs.storyboards) { path in
      self.read(path) { readStoryboard($0, path: path) }
    }
    let tables = await map(inputs.tables) { path in
      self.read(path) { RouteTableReader.read($0, path: path) }
    }
    let projects = await map(inputs.projects) { path in
      self.read(path) { readProject($0, path: path) }
    }
    let manifests = await map(inputs.manifests.sorted()) { path in
      self.read(path) { bytes in
        .success(bytes.withUnsafeBufferPointer { PackageManifest($0, path: path) })
      }
    }
    var problems = inputs.problems
    let membership = TargetMembership(
      projects.compactMap { $0.value(orAddTo: &problems) },
      packageFolders: inputs.packageFolders
    )
    let swift = SwiftSourceReader()
    let swiftFiles = await map(inputs.sources) { path in
      self.readSource(path, in: membership) { swift.read($0) }
    }
    let objectiveC = await map(inputs.objectiveCSources) { path in
      self.readSource(path, in: membership) { ObjectiveCReader.read($0) }
    }
    let sources = (swiftFiles + objectiveC).compactMap { $0.value(orAddTo: &problems) ?? nil }
    return Project(
      storyboards: storyboards.choose(read, problems: &problems).filter { file in
        guard let project = membership.projectWithoutTarget(for: file.path) else { return true }
        problems.append(.inNoTarget(file, of: project))
        return false
      },
      tables: tables.compactMap { $0.value(orAddTo: &problems) },
      sources: sources.compactMap(\.compiled),
      uncompiled: sources.compactMap(\.uncompiled),
      problems: problems,
      fileCount: inputs.fileCount,
      projectFolders: inputs.projectFolders,
      xcodeFolders: inputs.xcodeFolders,
      membership: membership,
      generation: generation,
      manifests: manifests.compactMap { try? $0.get() }
    )
  }

  /// Reads a source file; one that says nothing about routes is not kept.
  private func readSource(
    _ path: String,
    in membership: TargetMembership,
    _ body: (UnsafeBufferPointer<UInt8>) -> SourceFacts
  ) -> Result<Source?, Finding> {
    read(path) { bytes in
      let facts = bytes.withUnsafeBufferPointer(body)
      if facts.isEmpty { return .success(nil) }
      let targets = membership.targets(of: path)
      if targets.isEmpty, let project = membership.projectNotCompiling(path) {
        let file = SourceFile(path: path, facts: facts)
        return .success(.uncompiled(UncompiledSource(file: file, project: project.name)))
      }
      return .success(.compiled(SourceFile(path: path, targets: targets, facts: facts)))
    }
  }

  private func readStoryboard(
    _ bytes: [UInt8],
    path: String
  ) -> Result<StoryboardFile, Finding> {
    StoryboardParser.read(bytes, path: path, name: Path.stem(path)).mapError { problem in
      Finding(
        rule: .malformedStoryboard,
        file: path,
        location: LineTable(bytes).location(at: problem.offset),
        problem.description
      )
    }
  }

  private func readProject(_ bytes: [UInt8], path: String) -> Result<XcodeProject, Finding> {
    do throws(PropertyListProblem) {
      return .success(try XcodeProject(PropertyList(bytes), path: path))
    } catch {
      return .failure(
        Finding(
          rule: .malformedProject,
          file: path,
          location: TextLocation(line: error.line, column: 1),
          "this is no Xcode project: \(error.message)"
        )
      )
    }
  }

  private func read<Value>(
    _ path: String,
    _ body: ([UInt8]) -> Result<Value, Finding>
  ) -> Result<Value, Finding> {
    do throws(FileProblem) {
      return body(try files.contents(path))
    } catch {
      return .failure(
        Finding(
          rule: .unreadableInput,
          file: path,
          location: .start,
          "the file cannot be read: \(error.reason)"
        )
      )
    }
  }

  /// Applies a function to every path, at most ``concurrency`` at a time, and keeps the order.
  ///
  /// Who is done takes the next few paths, so that nobody waits for the one with the large files.
  private func map<Value: Sendable>(
    _ paths: [String],
    _ body: @escaping @Sendable (String) -> Result<Value, Finding>
  ) async -> [Result<Value, Finding>] {
    if paths.count <= 1 { return paths.map(body) }
    return await withTaskGroup(of: (Int, [Result<Value, Finding>]).self) { group in
      var starts = stride(from: 0, to: paths.count, by: Self.batch).makeIterator()
      func addBatch() {
        guard let start = starts.next() else { return }
        let part = paths[start..<min(start + Self.batch, paths.count)]
        group.addTask { (start, part.map(body)) }
      }
      for _ in 0..<max(concurrency, 1) { addBatch() }
      var results: [Result<Value, Finding>?] = Array(repeating: nil, count: paths.count)
      for await (start, part) in group {
        addBatch()
        for (index, result) in part.enumerated() { results[start + index] = result }
      }
      return results.compactMap { $0 }
    }
  }

  /// How many paths are taken at once: enough to be worth a task, too few to be waited for.
  private static let batch = 8
}

/// A source file that is part of an app, or one that no target takes.
private enum Source: Sendable {
  case compiled(SourceFile)
  case uncompiled(UncompiledSource)

  var compiled: SourceFile? { if case .compiled(let file) = self { file } else { nil } }
  var uncompiled: UncompiledSource? { if case .uncompiled(let file) = self { file } else { nil } }
}

extension Result where Failure == Finding {
  /// The value; a failure is added to the problems.
  fileprivate func value(orAddTo problems: inout [Finding]) -> Success? {
    switch self {
    case .success(let value): return value
    case .failure(let problem):
      problems.append(problem)
      return nil
    }
  }
}

extension Finding {
  fileprivate static func inNoTarget(_ file: StoryboardFile, of project: XcodeProject) -> Finding {
    Finding(
      rule: .fileInNoTarget,
      file: file.path,
      location: .start,
      "storyboard '\(file.storyboard.name)' is in no target of '\(project.name)' and is not checked"
    )
  }
}
