import CodeFacts
import ProjectModel
import Routes
import SourceText
import StoryboardReader
import XcodeProjects

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
