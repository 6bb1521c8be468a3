import Foundation
import Routes
import RoutesUIKit
import TestSupport
import Testing
import UIKit

@testable import RoutesUIKitTesting

/// The conformance kit, run with the double instead of UIKit.
@MainActor @Suite struct ConformanceTests {
  /// Repeats all journals with a faulty double.
  private func replayAll(
    _ fault: UIKitFault?,
    usesGraph: Bool = false
  ) throws -> [ConformanceDifference] {
    var differences: [ConformanceDifference] = []
    for width in [ControllerGraph.SizeClass.compact, .regular] {
      for journal in try ConformanceJournals.all(width: width) {
        differences += try UIKitRecord.run { record in
          let window = UIWindow.visible(width)
          record.fault = fault
          let found = try Conformance(window, usesGraph: usesGraph) { record.settle() }
            .replay(journal)
          if fault == nil {
            #expect(record.warnings.isEmpty && record.exceptions.isEmpty, "\(journal.name)")
          }
          return found
        }
      }
    }
    return differences
  }

  @Test(arguments: [false, true])
  func `the double does what the graph in memory did`(usesGraph: Bool) throws {
    try #expect(ConformanceJournals.all().count > 25)
    let differences = try replayAll(nil, usesGraph: usesGraph)
    #expect(differences.isEmpty, "\(differences.map(\.description).joined(separator: "\n"))")
  }

  /// The first difference, and a checksum of all.
  @Test func `planted faults of UIKit are found as recorded`() throws {
    var text = ""
    for fault in UIKitFault.allCases {
      let found = try replayAll(fault).map(\.description)
      let first = try #require(found.first)
      let sum = String(checksum(found.joined(separator: "\n")), radix: 16)
      text += "\(fault): \(found.count), \(sum)\n  \(first)\n"
    }
    let file = Repository.root.appending(path: "Tests/RoutesUIKitTests/Fixtures/Faults.txt")
    #expect(try isRecorded(text, in: file), "set ROUTES_RECORD=1 to record the faults again")
  }

  /// Repeats the journal of a graph in a wide window of the double.
  ///
  /// - Parameter settles: Is called before the animations of each move end.
  private func replay(
    from start: String,
    settles: @escaping (UIWindow) -> Void = { _ in },
    _ moves: (ControllerGraph) throws -> Void
  ) throws {
    let graph = try ControllerGraph(restoring: Snapshot(start))
    graph.startRecording()
    try moves(graph)
    let journal = ConformanceJournal(name: "moves", journal: try #require(graph.journal))
    try UIKitRecord.run { record in
      let window = UIWindow.visible(.regular)
      let conformance = Conformance(window) {
        settles(window)
        record.settle()
      }
      try #expect(conformance.replay(journal) == [])
      #expect(Snapshot(of: window).width == .regular)
    }
  }

  @Test func columnsBelongToTheSplitControllerThatHasThem() throws {
    try replay(from: "regular: tab(Feed, *split(List, Item), split(Folders, Mail))") {
      try $0.select(tab: 2)
    }
  }

  @Test func `a window has its width again after a journal that changed it`() throws {
    try replay(from: "regular: split(nav(List), nav(Item))") { try $0.resize(to: .compact) }
  }

  @Test func `the moves of a journal are animated`() throws {
    var areAnimated: [Bool] = []
    try replay(
      from: "regular: nav(Feed, Post)",
      settles: { window in
        let coordinator = window.rootViewController?.transitionCoordinator
        areAnimated.append(coordinator?.isAnimated == true)
      },
      { try $0.pop() }
    )
    // The first and the last set the root.
    #expect(areAnimated == [false, true, false])
  }

  @Test func `a move that the graph of the window refuses is named`() throws {
    let graph = try ControllerGraph(restoring: Snapshot("nav(Feed)"))
    graph.startRecording()
    try graph.present(PlaceholderController("Share"))
    let journal = ConformanceJournal(name: "moves", journal: try #require(graph.journal))
    try UIKitRecord.run { record in
      // The window is not on screen.
      let conformance = Conformance(UIWindow(), usesGraph: true) { record.settle() }
      let differences = try conformance.replay(journal)
      #expect(differences.map(\.aspect) == [.answer, .state, .calls])
      let answer = differences.first?.found.first ?? ""
      #expect(answer.hasPrefix("cannot repeat present: RecordingNavigation is not on screen"))
    }
  }

  @Test func aJournalOfAnotherWidthIsNamed() throws {
    let journal = try #require(ConformanceJournals.all(width: .regular).first)
    try UIKitRecord.run { _ in
      let window = UIWindow.visible()
      let differences = try Conformance(window) {}.replay(journal)
      #expect(differences.map(\.aspect) == [.width])
    }
  }

  @Test func aWindowIsExpectedInTheNotation() throws {
    try RunningApp.run { app, record in
      try app.feed.perform(.showConversation)
      record.settle()
      try app.window.expect("nav(Feed, Conversation)")
      try withKnownIssue {
        try app.window.expect("nav(Feed)")
      } matching: { issue in
        "\(issue)".contains("Conversation")
      }
    }
  }
}

/// The report of a test, as `.ci/apple` reads it.
@Suite struct ConformanceReportTests {
  private func makeReport() -> ConformanceReport {
    var report = ConformanceReport("journals")
    report.add("aTurnedPageIsCalledFirst", [])
    report.add(
      "showPushesOnTheNearestStack",
      [
        ConformanceDifference(
          journal: "showPushesOnTheNearestStack",
          move: "move 1, present",
          aspect: .state,
          expected: ["nav(Feed) > sheet nav(Share)"],
          found: ["nav(Feed) > formSheet nav(Share)"]
        )
      ]
    )
    return report
  }

  @Test func `equal reports have equal bytes`() throws {
    let json = try String(decoding: makeReport().json, as: UTF8.self)
    #expect(json == (try String(decoding: makeReport().json, as: UTF8.self)))
    #expect(
      json.split(separator: "\n").map { $0.drop { $0 == " " } }
        == """
        {
        "compared" : [
        "aTurnedPageIsCalledFirst",
        "showPushesOnTheNearestStack"
        ],
        "differences" : [
        {
        "aspect" : "state",
        "expected" : [
        "nav(Feed) > sheet nav(Share)"
        ],
        "found" : [
        "nav(Feed) > formSheet nav(Share)"
        ],
        "journal" : "showPushesOnTheNearestStack",
        "move" : "move 1, present"
        }
        ],
        "title" : "journals"
        }
        """.split(separator: "\n")
    )
  }

  @Test func `a report is read as it was written`() throws {
    let report = makeReport()
    #expect(try JSONDecoder().decode(ConformanceReport.self, from: report.json) == report)
  }
}

/// The random runs of the conformance kit in memory, which are the same on every system.
@Suite @MainActor struct RandomRunTests {
  /// The steps of the first runs, and the checksums of the others.
  @Test func theRunsOfASeedAreTheRecordedOnes() throws {
    let text = try (0..<200 as Range<UInt64>).map { seed in
      let text = try Self.steps(seed: seed)
      return seed < 8 ? text : "\(seed): \(String(checksum(text), radix: 16))\n"
    }
    let file = Repository.root.appending(path: "Tests/RoutesUIKitTests/Fixtures/RandomRuns.txt")
    #expect(try isRecorded(text.joined(), in: file), "set ROUTES_RECORD=1 to record the runs again")
  }

  private static func steps(seed: UInt64) throws -> String {
    let run = try RandomRun(seed: seed, hasGestures: seed % 2 == 0) {
      try ControllerGraph(registry: $0, width: seed % 3 == 0 ? .regular : .compact)
    }
    return try run.run().map { step in
      "\(seed), \(step.request): \(step.answer) \(step.results)\n  \(step.state)\n"
        + (step.calls.isEmpty ? "" : "  \(step.calls.joined(separator: ", "))\n")
    }
    .joined()
  }
}
