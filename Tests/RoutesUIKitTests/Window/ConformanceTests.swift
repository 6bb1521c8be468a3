import Foundation
import Routes
import RoutesUIKit
import RoutesUIKitTesting
import TestSupport
import Testing
import UIKit

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

  @Test func aDifferenceNamesItsJournalAndBothSides() throws {
    let found = try replayAll(.selectionIsIgnored).first { $0.aspect == .state }
    let difference = try #require(found)
    #expect(difference.journal == "aSelectedTabAppearsBeforeTheOldOneDisappears")
    #expect(
      difference.description == """
        aSelectedTabAppearsBeforeTheOldOneDisappears, move 1, select: the state should be \
        'tab(Logged, *Logged)', but UIKit's is 'tab(*Logged, Logged)'
        """
    )
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
