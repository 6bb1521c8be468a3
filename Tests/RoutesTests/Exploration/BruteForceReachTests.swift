import Foundation
import Routes
import RoutesExploration
import StoryboardModel
import TestSupport
import Testing

/// What is reached, repeated, swiped and refused is that of a checker which tries all moves on graphs.
@Suite struct BruteForceReachTests {
  private static let seeds =
    ProcessInfo.processInfo.environment["ROUTES_EXPLORE_SEEDS"].flatMap(UInt64.init) ?? 60

  /// What a checker says about a property.
  private enum Answer: String {
    case holds, fails, notProved, vacuous
  }

  private func answer(_ verdict: Exploration.Verdict) -> Answer {
    switch verdict {
    case .holds: .holds
    case .fails: .fails
    case .notProved: .notProved
    case .vacuous: .vacuous
    }
  }

  /// Whether moves lead to a screen from all of some states.
  private func reach(
    _ goal: ExactString,
    _ taps: Int?,
    from sources: [Int],
    in graph: BruteForceGraph
  ) -> Answer {
    if sources.isEmpty { return .vacuous }
    let limit = taps ?? .max
    var isProved = true
    for source in sources {
      let distance = graph.distance(from: source) { graph.visible($0) == goal }
      if let distance, distance <= limit { continue }
      guard let open = graph.distance(from: source, to: { graph.isOpen[$0] }), open < limit else {
        return .fails
      }
      isProved = false
    }
    return isProved ? .holds : .notProved
  }

  /// Whether moves lead from the start to a screen.
  private func reach(_ goal: ExactString, _ taps: Int?, in graph: BruteForceGraph) -> Answer {
    guard let distance = graph.distance(from: 0, to: { graph.visible($0) == goal }) else {
      return graph.isOpen.contains(true) ? .notProved : .fails
    }
    guard let taps, distance > taps else { return .holds }
    let open = graph.distance(from: 0) { graph.isOpen[$0] }
    return (open ?? .max) < taps ? .notProved : .fails
  }

  private func sheet(_ name: ExactString, isSwiped: Bool, in graph: BruteForceGraph) -> Answer {
    let found = graph.states.indices.filter { graph.visible($0) == name && graph.isPresented($0) }
    if found.isEmpty { return .vacuous }
    let isBroken = found.contains { state in
      let swipe = graph.moves[state].first { $0.action == .swipeDown }
      return (swipe.map { $0.refusal == nil } ?? false) != isSwiped
    }
    return isBroken ? .fails : .holds
  }

  private func refused(_ identifier: String, in graph: BruteForceGraph) -> Answer {
    let found = graph.moves.joined().filter { "\($0)" == "trigger '\(identifier)'" }
    if found.isEmpty { return .vacuous }
    return found.contains { $0.refusal == nil } ? .fails : .holds
  }

  @Test func `verdicts on states are those of all moves on graphs`() throws {
    var counts: [String: Int] = [:]
    for seed in 0..<Self.seeds {
      var random = SplitMix(seed: seed &+ 2_000_000)
      let storyboard = BruteForceTests.storyboard(seed)
      let registry = try SegueRegistry(storyboard)
      guard let graph = try BruteForceGraph(registry, limit: 60) else { continue }
      let exploration = try ControllerGraph(of: registry).explore()
      #expect(exploration.stateCount == graph.states.count, "seed \(seed)")
      let names = exploration.screens.map(\.name)
      let identifiers = storyboard.scenes.flatMap(\.segues).compactMap(\.identifier)
      for number in 0..<14 {
        let (a, b) = (names[random.below(names.count)], names[random.below(names.count)])
        let taps = 1 + random.below(3)
        let sources = graph.states.indices.filter { graph.visible($0) == b }
        let test: (text: String, answer: Answer)
        switch number % 7 {
        case 0: test = ("reach \(a) within \(taps) taps", reach(a, taps, in: graph))
        case 1: test = ("reach \(a) from \(b)", reach(a, nil, from: sources, in: graph))
        case 2:
          test = (
            "reach \(a) from \(b) within \(taps) taps", reach(a, taps, from: sources, in: graph)
          )
        case 3:
          let all = Array(graph.states.indices)
          test = ("back \(a) within \(taps) taps", reach(a, taps, from: all, in: graph))
        case 4: test = ("once \(a)", graph.repeated.contains(a) ? .fails : .holds)
        case 5:
          let isSwiped = random.below(2) == 0
          let word = isSwiped ? "swiped" : "not swiped"
          test = ("sheet \(a) \(word)", sheet(a, isSwiped: isSwiped, in: graph))
        default:
          guard !identifiers.isEmpty else { continue }
          let identifier = identifiers[random.below(identifiers.count)]
          test = ("refused \"\(identifier)\"", refused(identifier.string, in: graph))
        }
        let property = try #require(exploration.properties(in: test.text).first)
        let verdict = exploration.check(property)
        #expect(
          answer(verdict) == test.answer,
          "seed \(seed): \(test.text)\n\(verdict)\n\(storyboard.notation)"
        )
        let word = test.text.prefix { $0 != " " }
        counts["\(word) \(answer(verdict).rawValue)", default: 0] += 1
        if case .fails(let path?) = verdict {
          let real = try ControllerGraph(of: registry)
          try real.follow(path)
          #expect(real.snapshot == path.end, "seed \(seed): \(test.text)")
        }
      }
    }
    for answer in [
      "reach holds", "reach fails", "reach notProved", "back holds", "back fails", "back notProved",
      "once holds", "once fails", "sheet holds", "sheet fails", "refused holds", "refused fails",
    ] {
      #expect(counts[answer, default: 0] > 0, "no test in which \(answer): \(counts)")
    }
  }
}
