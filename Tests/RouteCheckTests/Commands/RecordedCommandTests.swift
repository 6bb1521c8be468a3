import Foundation
import TestSupport
import Testing

@testable import ProjectModel
@testable import RuleRunning
@testable import RuleSupport
@testable import routecheck

/// What commands print about the examples of the rules, as texts that show each change of a line.
///
/// `ROUTES_RECORD=1` writes them. Read the difference before it is committed.
@Suite struct RecordedCommandTests {
  @Test(arguments: [
    ("Moves", ["explore", "--list", "moves", "--quiet"]),
    ("Screens", ["explore", "--list", "screens", "--width", "both"]),
    ("Maps", ["map", "--format", "mermaid"]),
  ])
  func theExamplesHaveTheRecordedOutput(name: String, words: [String]) async throws {
    var text = ""
    for rule in Rule.all {
      for (number, example) in (rule.triggering + rule.nonTriggering).enumerated() {
        guard let scene = example.firstScene else { continue }
        let start = words[0] == "explore" ? ["--from", scene] : []
        let run = await ToolRun(words + start, files: .memory(example.texts))
        text += "== \(rule.id) \(number + 1)\n\(run.output)\(run.error)"
      }
    }
    try expect(text, isRecordedAs: name)
  }

  /// Two apps with mistakes in one folder, and the journal of a test of both.
  @Test func `two apps have the recorded output in each format`() async throws {
    let back = control("Back", segue("s3", to: "feed"))
    let other = feedApp(back, screen("cart") + screen("end"))
      .replacing(#/"(feed|post|share|nav)"/#) { "\"other-\($0.output.1)\"" }
    let files = [
      "A/Main.storyboard": feedApp(back), "B/Main.storyboard": other,
      "B/Feed.swift": """
      import UIKit
      class Feed: UIViewController {
        func open() {
          let end = storyboard!.instantiateViewController(withIdentifier: "end-id")
          if isEditing { present(end, animated: true) }
        }
      }
      """,
      "App.paths": "never Share\nnever Cart", "J.json": try await journal(),
    ]
    let search = ["explore", "--properties", "App.paths", "--coverage", "J.json", "--to", "Share"]
    var text = ""
    for words in [
      ["explore"], ["explore", "--width", "both"], ["explore", "--to", "Post"],
      ["explore", "--to", "Cart"], ["explore", "--to", "Pots"],
      ["explore", "--coverage", "J.json"],
      ["explore", "--list", "gates"], ["explore", "--list", "states"],
      search + ["--format", "json"], search + ["--format", "tests", "--width", "both"],
      search + ["--format", "mermaid"], search + ["--format", "sarif"],
      search + ["--format", "github"],
    ] {
      let run = await ToolRun(words, files: .memory(files))
      text += "== \(words.joined(separator: " "))\n\(run.output)\(run.error)"
    }
    try expect(text, isRecordedAs: "TwoApps")
  }

  /// A journal of the way to the post in one of the apps.
  private func journal() async throws -> String {
    let project = await Project.load(["Main.storyboard": feedApp()])
    let app = try #require(project.exploredApps(from: nil).apps.first)
    let graph = try app.graph(.compact)
    graph.startRecording()
    try graph.make(.segue("s1", of: "feed", in: "Main"), from: "Feed")
    let journal = try #require(graph.journal)
    return String(decoding: try JSONEncoder().encode(journal), as: UTF8.self)
  }

  @Test func `the commands have the recorded help`() throws {
    let helps = [Help.text] + routecheck.Command.all.map(Help.text)
    try expect(helps.joined(separator: "\n"), isRecordedAs: "Help")
  }

  private func expect(_ text: String, isRecordedAs name: String) throws {
    let file = Repository.root
      .appending(path: "Tests/RouteCheckTests/Commands/Recorded/\(name).txt")
    #expect(try isRecorded(text, in: file), "set ROUTES_RECORD=1 to record \(name).txt again")
  }
}

extension Example {
  /// The object id of the first scene of the storyboards.
  fileprivate var firstScene: String? {
    files.lazy.filter { $0.path.hasSuffix(".storyboard") }
      .compactMap { $0.text.firstMatch(of: /[cC]ontroller id="([\w-]+)"/) }.first
      .map { String($0.output.1) }
  }
}
