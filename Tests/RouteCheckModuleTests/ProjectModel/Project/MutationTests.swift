import Foundation
import Routes
import TestSupport
import Testing

@testable import ProjectFiles
@testable import ProjectModel
@testable import RouteDiagnostics
@testable import RouteMaps
@testable import RouteReports
@testable import RuleSupport
@testable import SourceText
@testable import StoryboardReader

/// Randomly damaged storyboards, which the tool must survive.
@Suite struct MutationTests {
  private static let count = Effort.times(400)

  private static let words: [[UInt8]] = [
    "<", ">", "/>", "\"", "'", "&", "&lt;", "<!--", "-->", "<![CDATA[", "<?", "</scene>",
    "<scene>", "<objects>", "id=\"a\"", " kind=\"push\"", " kind=\"relationship\"", "\u{0}", "é",
    "<segue id=\"x\" kind=\"show\" destination=\"y\"/>", " destination=\"", "]]>",
  ].map { Array($0.utf8) }

  @Test(.enabled(if: !Corpus.files.isEmpty))
  func noMutationStopsTheTool() throws {
    let originals = try Corpus.files.map { try FileSystem.disk.contents($0) }
      .filter { $0.count < 60_000 }
    try #require(!originals.isEmpty)
    let runner = RuleRunner(only: Rule.all.map(\.id.rawValue))
    for seed in 0..<UInt64(Self.count) {
      var generator = SplitMix(seed: seed)
      let bytes = mutated(originals[Int(seed) % originals.count], &generator)
      let report = check(bytes, runner)
      // Each finding is inside the file.
      let lines = LineTable(bytes)
      let end = lines.location(at: bytes.count)
      for diagnostic in report.diagnostics where diagnostic.location > end {
        Issue.record("seed \(seed): \(diagnostic) lies past the end, \(end)")
      }
    }
  }

  private func check(_ bytes: [UInt8], _ runner: RuleRunner) -> Report {
    let path = "Main.storyboard"
    var files = LoadedFiles(storyboards: [])
    files.inputs.storyboards = [path]
    switch StoryboardParser.read(bytes, path: path, name: "Main") {
    case .success(let file): files.storyboards.append(file)
    case .failure(let problem):
      let location = LineTable(bytes).location(at: problem.offset)
      files.inputs.problems.append(
        InputProblem(.storyboard, file: path, location: location, problem.description)
      )
    }
    #expect(files.storyboards.isEmpty != files.inputs.problems.isEmpty)
    let project = Project(files)
    let report = runner.run(on: project)
    _ = RouteTableReporter.json(project.routeTable(of: .both))
    _ = SVGMap(SceneMap(project, report)).text
    return report
  }

  /// Makes one to four changes: removes, repeats, replaces or moves bytes, or inserts words.
  private func mutated(_ original: [UInt8], _ generator: inout SplitMix) -> [UInt8] {
    var bytes = original
    for _ in 0..<Int.random(in: 1...4, using: &generator) where !bytes.isEmpty {
      let start = Int.random(in: 0..<bytes.count, using: &generator)
      let end = min(bytes.count, start + Int.random(in: 1...40, using: &generator))
      switch Int.random(in: 0..<6, using: &generator) {
      case 0: bytes.removeSubrange(start..<end)
      case 1: bytes.insert(contentsOf: bytes[start..<end], at: start)
      case 2: bytes[start] = UInt8.random(in: 0...255, using: &generator)
      case 3: bytes.removeSubrange(start...)
      case 4:
        let target = Int.random(in: 0..<bytes.count, using: &generator)
        bytes.insert(contentsOf: bytes[start..<end], at: target)
      default:
        let word = Self.words[Int.random(in: 0..<Self.words.count, using: &generator)]
        bytes.insert(contentsOf: word, at: start)
      }
    }
    return bytes
  }
}
