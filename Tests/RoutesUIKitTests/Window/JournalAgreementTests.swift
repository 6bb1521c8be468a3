import Foundation
import Routes
import RoutesUIKitTesting
import TestSupport
import Testing
import UIKit

/// The conformance kit repeats the journals of random walks: the states and the calls are the same.
@MainActor @Suite struct JournalAgreementTests {
  private static let seeds: Range<UInt64> = 0..<1_000
  /// The first of the seeds whose journals must agree.
  private static let agreeing = 0..<UInt64(Effort.times(40))
  /// Faults that journals of the rules find: the walks present in no contexts, and hardly ever push a stack
  /// on the one on which columns collapsed.
  private nonisolated static let foundByRulesOnly: Set<UIKitFault> = [
    .contextsCallThePresenterFirst, .theTopStaysOnTheStack,
  ]

  /// Repeats the journal of a walk in a window of the double.
  private func differences(
    _ seed: UInt64,
    _ fault: UIKitFault?,
    usesGraph: Bool = false
  ) throws -> [ConformanceDifference] {
    let journal = try JournalWalk.journal(seed: seed)
    return try UIKitRecord.run { record in
      let window = UIWindow.visible(journal.start.width)
      record.fault = fault
      let differences = try Conformance(window, usesGraph: usesGraph) { record.settle() }
        .replay(ConformanceJournal(name: "seed \(seed)", journal: journal))
      if fault == nil {
        #expect(record.warnings + record.exceptions == [], "seed \(seed)")
      }
      return differences
    }
  }

  @Test(arguments: 0..<20 as Range<UInt64>, [false, true])
  func `the test double, and a graph of its window, do what random journals record`(
    part: UInt64,
    usesGraph: Bool
  ) throws {
    for seed in Self.agreeing where seed % 20 == part {
      let differences = try differences(seed, nil, usesGraph: usesGraph)
      #expect(differences == [])
    }
  }

  /// A journal that agrees without the fault differs with it.
  @Test(arguments: UIKitFault.allCases.filter { !foundByRulesOnly.contains($0) })
  func `random journals find every planted fault of UIKit`(fault: UIKitFault) throws {
    let found = try Self.seeds.contains { seed in
      try !differences(seed, fault).isEmpty && differences(seed, nil).isEmpty
    }
    #expect(found)
  }

  /// The changes of the first journals, and checksums of whole ones.
  @Test func `random walks have the recorded journals`() throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    var text = ""
    for seed in 0..<100 as Range<UInt64> {
      let journal = try JournalWalk.journal(seed: seed)
      let json = try String(decoding: encoder.encode(journal), as: UTF8.self)
      text += "\(seed): \(journal.entries.count), \(String(checksum(json), radix: 16))\n"
      if seed >= 8 { continue }
      for case .began(let transition) in journal.entries {
        text += "  \(transition.kind): \(transition.changes.map { "\($0.form)" })\n"
      }
    }
    let file = Repository.root.appending(path: "Tests/RoutesUIKitTests/Fixtures/Walks.txt")
    #expect(try isRecorded(text, in: file), "set ROUTES_RECORD=1 to record the walks again")
  }

  @Test func walksContainEveryKindOfTransition() throws {
    var kinds: Set<Transition.Kind> = []
    var styles: Set<PresentationStyle> = []
    var cancelled = 0
    for seed in 0..<300 as Range<UInt64> {
      let journal = try JournalWalk.journal(seed: seed)
      cancelled += journal.entries.count { $0 == .cancelled }
      for case .began(let transition) in journal.entries {
        kinds.insert(transition.kind)
        for case .present(_, _, let style) in transition.changes.map(\.form) {
          styles.insert(style)
        }
      }
    }
    #expect(
      kinds == [
        .root, .push, .pop, .stack, .present, .dismiss, .select, .column, .turn, .tabs, .embed,
        .unwind, .arrange, .resize,
      ]
    )
    #expect(styles.count == 8)
    #expect(cancelled > 30)
  }
}
