import AppExploration
import Dispatch
import RouteCheckTestSupport
import Routes

@testable import ProjectLoading
@testable import ProjectModel
@testable import RouteDiagnostics
@testable import RouteGenerators
@testable import RouteMaps
@testable import RouteReports
@testable import RuleRunning
@testable import SourceText
@testable import StoryboardReader

/// Passes bytes to the loader as files of a project, and the project to every rule, generator,
/// reporter and map.
///
/// The byte 0x1C, the file separator of ASCII, ends a file, so that several files refer to each other
/// across folders. The first byte of each selects its kind. Zeros are left to UTF-16.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzRouteCheck(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  let inputs = FuzzedInputs(bytes)
  let done = DispatchSemaphore(value: 0)
  Task {
    await inputs.check()
    done.signal()
  }
  done.wait()
  return 0
}

private struct FuzzedInputs: Sendable {
  private var files: [String: [UInt8]] = [:]
  private var configuration = Configuration()
  private var baseline: Baseline?
  private var links: [[UInt8]] = []

  init(_ bytes: [UInt8]) {
    for (index, file) in bytes.split(separator: 0x1C, maxSplits: 15).enumerated() {
      add(Array(file.dropFirst()), kind: file.first ?? 0, index: index)
    }
  }

  private mutating func add(_ bytes: [UInt8], kind: UInt8, index: Int) {
    let folder = "App/\(index % 2)"
    switch kind {
    case UInt8(ascii: "a"): files["App/App.xcodeproj/project.pbxproj"] = bytes
    case UInt8(ascii: "b"): baseline = value(in: bytes) ?? baseline
    case UInt8(ascii: "c"): configuration = value(in: bytes) ?? configuration
    case UInt8(ascii: "h"): files["App/\(index).routes.json"] = bytes
    case UInt8(ascii: "l"): links.append(bytes)
    case UInt8(ascii: "m"): files["\(folder)/\(index).m"] = bytes
    case UInt8(ascii: "p"): files["Package.swift"] = bytes
    case UInt8(ascii: "s"): files["\(folder)/\(index).swift"] = bytes
    default:
      let name = ["Main", "Other", "Main", "Settings", "Shop"][index % 5]
      files["\(folder)/\(name).storyboard"] = bytes
    }
  }

  private func value<Value: Decodable>(in bytes: [UInt8]) -> Value? {
    try? StrictJSON.read(Value.self, from: bytes).get().0
  }

  func check() async {
    for link in links { FuzzedLink.check(link) }
    if files.isEmpty { return }
    let runner = RuleRunner(configuration.rules, for: .generating)
    let settings = Settings(configuration, running: runner, baseline: baseline)
    var loader = ProjectLoader(files: .memory(bytes: files), concurrency: 1)
    loader.isExcluded = { settings.isExcluded($0) }
    loader.generation = settings.generation
    loader.readsMentions = true
    let project = await loader.load(["."])
    let names = SwiftNames(project)
    let report = await settings.check(project, names)
    write(report)
    write(project)
    let map = SceneMap(project, report.diagnostics)
    for format in MapFormat.allCases { _ = format.text(of: map) }
    let generator = SwiftGenerator(names, leavingOutErrorsOf: report)
    _ = GeneratedFiles(generator, folder: "Generated").files
    // The facts of a search are collected when its app is made.
    _ = try? project.exploredApps(from: nil)
  }

  private func write(_ report: Report) {
    _ = TextReporter(isColoured: true).text(of: report)
    _ = JSONReporter.text(of: report)
    _ = SARIFReporter.text(of: report)
    _ = GitHubReporter.text(of: report)
    _ = Baseline(report, in: ConfigurationFolder()).json
  }

  private func write(_ project: Project) {
    let table = project.routeTable(of: .both)
    for format in TableFormat.allCases { _ = format.text(of: table) }
    let diff = RouteTableDiff(from: table, to: project.routeTable(of: .code))
    for format in DiffFormat.allCases { _ = format.text(of: diff) }
  }
}
