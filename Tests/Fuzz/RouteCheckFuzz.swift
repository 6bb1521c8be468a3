import Routes

@testable import RouteCheckCore
@testable import StoryboardReader
@testable import SwiftScanner

/// Passes bytes to the readers, and the resulting project to every rule, reporter and map.
///
/// A zero byte separates files, so that several files refer to each other across folders. The first
/// byte of each selects its kind.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzRouteCheck(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  var inputs = FuzzedInputs()
  for (index, file) in bytes.split(separator: 0, maxSplits: 4).enumerated() {
    inputs.add(Array(file.dropFirst()), kind: file.first ?? 0, index: index)
  }
  inputs.check()
  return 0
}

private struct FuzzedInputs {
  private var files = LoadedFiles()
  private var projects: [XcodeProject] = []

  mutating func add(_ bytes: [UInt8], kind: UInt8, index: Int) {
    switch kind % 8 {
    case 0: addTable(bytes, index)
    case 1:
      let path = "App/App.xcodeproj/project.pbxproj"
      if let project = try? XcodeProject(PropertyList(bytes), path: path) {
        projects.append(project)
      }
    case 2:
      _ = StrictJSON.read(Configuration.self, from: bytes)
    case 3: _ = StrictJSON.read(Baseline.self, from: bytes)
    case 5:
      let facts = bytes.withUnsafeBufferPointer { SwiftSourceReader().read($0) }
      files.sources.append(SourceFile(path: "App/\(index % 2)/\(index).swift", facts: facts))
    case 6:
      let facts = bytes.withUnsafeBufferPointer { ObjectiveCReader.read($0) }
      files.sources.append(SourceFile(path: "App/\(index % 2)/\(index).m", facts: facts))
    default: addStoryboard(bytes, index)
    }
  }

  private mutating func addTable(_ bytes: [UInt8], _ index: Int) {
    let path = "App/\(index).routes.json"
    switch RouteTableReader.read(bytes, path: path) {
    case .success(let table): files.tables.append(table)
    case .failure(let problem):
      files.problems.append(InputProblem(.routeTable, file: path, problem))
    }
  }

  private mutating func addStoryboard(_ bytes: [UInt8], _ index: Int) {
    let name = ["Main", "Other", "Main", "Settings", "Shop"][index % 5]
    let path = "App/\(index % 2)/\(name).storyboard"
    switch StoryboardParser.read(bytes, path: path, name: name) {
    case .success(let file): files.storyboards.append(file)
    case .failure(let problem):
      let location = LineTable(bytes).location(at: problem.offset)
      files.problems.append(
        InputProblem(.storyboard, file: path, location: location, problem.description)
      )
    }
  }

  func check() {
    var files = files
    files.fileCount = files.storyboards.count
    files.membership = TargetMembership(projects)
    let project = Project(files)
    let report = RuleRunner(only: Rule.all.map(\.id.rawValue)).run(on: project)
    _ = TextReporter(isColoured: true).text(of: report)
    _ = JSONReporter.text(of: report)
    _ = SARIFReporter.text(of: report)
    _ = GitHubReporter.text(of: report)
    let table = project.routeTable(of: .both)
    _ = RouteTableReporter.json(table)
    _ = RouteTableReporter.text(table)
    _ = RouteTableReporter.markdown(table)
    _ = RouteTableDiff(from: table, to: project.routeTable(of: .code))
    _ = Baseline(report).json
    let map = SceneMap(project, report)
    for format in MapFormat.allCases { _ = format.text(of: map) }
  }
}
