import RouteTables
import Routes
import TestSupport
import Testing

@testable import RoutesExploration

/// Properties are decided as a checker does that makes all paths of up to six moves on real graphs.
@Suite struct BruteForceTests {
  private static let length = 6
  private static let seeds = UInt64(Effort.times(60))

  /// A storyboard of screens and stacks, with a tab bar if its seed is odd.
  static func storyboard(_ seed: UInt64) -> Storyboard {
    var random = SplitMix(seed: seed)
    let count = 3 + random.below(3)
    let hasTabs = seed % 2 == 1
    let start: ExactString = hasTabs ? "tabs" : random.below(2) == 0 ? "nav" : "s0"
    var storyboard = Storyboard(name: "Main", initialScene: start)
    storyboard.scenes.append(.container("nav", .navigationController, ["s0"]))
    if hasTabs {
      let other = random.below(2) == 0
      storyboard.scenes.append(
        .container("tabs", .tabBarController, ["nav", other ? "s1" : "nav2"])
      )
      if !other {
        storyboard.scenes.append(.container("nav2", .navigationController, ["s1"]))
      }
    }
    for index in 0..<count {
      var scene = Storyboard.Scene(id: "s\(index)", customClass: "Screen\(index)Controller")
      for number in 0..<random.below(3) {
        let kinds: [SegueKind] = [.show, .show, .presentation, .push]
        let styles: [ExactString?] = [nil, "fullScreen", "formSheet", nil]
        scene.segues.append(
          .init(
            id: "g\(index).\(number)",
            kind: kinds[random.below(4)],
            identifier: "Go\(index).\(number)",
            destination: "s\(random.below(count))",
            presentationStyle: styles[random.below(4)]
          )
        )
      }
      storyboard.scenes.append(scene)
    }
    return storyboard
  }

  /// A property, whether it holds, and whether a path of real states and its last move break it.
  private struct Case {
    let text: String
    /// `nil` if the paths are too short to tell.
    let holds: Bool?
    let isBroken: (_ shown: [Set<ExactString>], _ last: Move?) -> Bool
  }

  private func cases(
    _ graph: BruteForceGraph,
    _ names: [ExactString],
    _ random: inout SplitMix
  ) -> [Case] {
    let all = graph.states.indices
    func shows(_ name: ExactString) -> (Int) -> Bool { { graph.shown[$0].contains(name) } }
    func negate(_ value: Bool?) -> Bool? { value.map(!) }
    var cases: [Case] = []
    for _ in 0..<3 {
      let (a, b) = (names[random.below(names.count)], names[random.below(names.count)])
      let taps = 1 + random.below(3)
      let showsB = all.filter(shows(b))
      for limit in [nil, taps] {
        let within = limit.map { " within \($0) taps" } ?? ""
        let reached = graph.leads(from: 0, within: limit ?? .max, to: shows(a))
        cases.append(
          Case(text: "reach \(a)\(within)", holds: reached) { shown, _ in
            shown[shown.count - 1].contains(a) && shown.count - 1 > limit ?? .max
          }
        )
        let sources = showsB.filter { graph.isWithin[$0] }
        let all = Bool?.all(
          sources.map { graph.leads(from: $0, within: limit ?? .max, to: shows(a)) }
        )
        cases.append(
          Case(text: "reach \(a) from \(b)\(within)", holds: all) { shown, _ in
            shown[shown.count - 1].contains(b)
          }
        )
        var returns: [Bool?] = []
        for source in graph.states.indices where graph.isWithin[source] && !shows(a)(source) {
          for (_, target) in graph.moves[source] ?? []
          where graph.isWithin[target] && shows(a)(target) {
            returns.append(
              graph.leads(from: target, within: limit ?? .max) {
                graph.shown[$0] == graph.shown[source]
              }
            )
          }
        }
        cases.append(
          Case(text: "back from \(a)\(within)", holds: .all(returns)) { shown, _ in
            shown[shown.count - 1].contains(a)
          }
        )
      }
      cases.append(
        Case(text: "never \(a)", holds: negate(graph.leads(from: 0, to: shows(a)))) { shown, _ in
          shown[shown.count - 1].contains(a)
        }
      )
      let after = showsB.flatMap { (graph.moves[$0] ?? []).map(\.target) }
      let isAfter = graph.distances(from: after).keys.contains(where: shows(a))
      cases.append(
        Case(text: "never \(a) after \(b)", holds: isAfter ? false : graph.isComplete ? true : nil)
        {
          shown,
          _ in
          shown[shown.count - 1].contains(a) && shown.dropLast().contains { $0.contains(b) }
        }
      )
      let avoiding = graph.distances(from: [0], stop: shows(b))
      let isAround = avoiding.keys.contains { shows(a)($0) && !shows(b)($0) }
      if a != b {
        cases.append(
          Case(
            text: "only \(a) after \(b)",
            holds: isAround ? false : graph.isComplete ? true : nil
          ) {
            shown,
            _ in
            shown[shown.count - 1].contains(a) && !shown.contains { $0.contains(b) }
          }
        )
      }
    }
    return cases + refusals(graph)
  }

  private func refusals(_ graph: BruteForceGraph) -> [Case] {
    let performed = graph.states.indices.filter { graph.isWithin[$0] }
      .flatMap { (graph.moves[$0] ?? []).compactMap(\.move.identifier) }
    let identifiers: [ExactString] = ["Go0.0", "Go1.0", "Go2.1"]
    return identifiers.map { identifier in
      let holds: Bool? =
        performed.contains(identifier) ? false : graph.isComplete ? true : nil
      return Case(text: "refused \"\(identifier)\"", holds: holds) { _, last in
        last?.identifier == identifier
      }
    }
  }

  @Test func `answers are those of all paths on real graphs`() throws {
    var counts: [String: Int] = [:]
    for seed in 0..<Self.seeds {
      var random = SplitMix(seed: seed &+ 1_000_000)
      let storyboard = Self.storyboard(seed)
      let registry = try SegueRegistry(storyboard)
      let copies = [1, 1, 2, 9][random.below(4)]
      guard let graph = try BruteForceGraph(registry, copies: copies, length: Self.length)
      else { continue }
      let exploration = try ControllerGraph(of: registry)
        .explore(within: .init(copies: copies, taps: copies == 9 ? Self.length : nil))
      let names = exploration.screens.map(\.name)
      for test in cases(graph, names, &random) {
        // A storyboard may lack the segue.
        guard let property = try? exploration.properties(in: test.text).first else { continue }
        let answer = exploration.check(property)
        var place: Comment {
          "seed \(seed), \(copies) copies: \(test.text)\n\(answer)\n\(storyboard.notation)"
        }
        let word = test.text.prefix { $0 != " " }
        counts["\(word) \(answer.words.prefix { $0 != ":" && $0 != "," })", default: 0] += 1
        switch answer {
        case .holds: #expect(test.holds != false, place)
        case .broken(.path(let path)), .broken(.far(let path)):
          #expect(test.holds != true, place)
          let real = try ControllerGraph(of: registry)
          var shown = [BruteForceGraph.screens(of: real.snapshot).shown]
          for step in path.steps {
            try real.make(step.move)
            shown.append(BruteForceGraph.screens(of: real.snapshot).shown)
          }
          #expect(real.isIn(path.end), place)
          #expect(test.isBroken(shown, path.steps.last?.move), place)
        case .broken: #expect(test.holds == false || !graph.isComplete || answer.isVacuous, place)
        case .undecided(let doubt):
          let isKnown = graph.isComplete && exploration.isComplete && doubt.reason != .tab
          #expect(!isKnown, place)
        }
      }
    }
    for word in ["reach", "never", "only", "back"] {
      for answer in ["holds", "broken"] {
        #expect(counts["\(word) \(answer)", default: 0] > 0, "\(counts)")
      }
    }
    #expect(counts["refused holds", default: 0] > 0 && counts["refused broken", default: 0] > 0)
  }

  @Test func `screens and their distances are those of all paths`() throws {
    for seed in 0..<Self.seeds where seed % 6 == 0 {
      let registry = try SegueRegistry(Self.storyboard(seed))
      guard let graph = try BruteForceGraph(registry, copies: 9, length: Self.length)
      else { continue }
      let exploration = try ControllerGraph(of: registry)
        .explore(within: .init(copies: 9, taps: Self.length))
      #expect(exploration.stateCount == graph.states.count, "seed \(seed)")
      let distances = graph.distances(from: [0])
      for screen in exploration.screens {
        let taps = distances.filter { graph.shown[$0.key].contains(screen.name) }.values.min()
        #expect(screen.taps == taps, "seed \(seed): \(screen)")
      }
      #expect(Set(exploration.screens.map(\.name)) == Set(graph.shown.joined()))
    }
  }

  /// What is beyond the bounds can only show what `Onward` leads to.
  @Test func `a screen that the search reaches can be reached by segues and code`() throws {
    var pairs = 0
    for seed in 0..<Self.seeds where seed % 4 == 0 {
      var random = RandomStoryboard(seed: seed)
      guard let graph = try? ControllerGraph(of: SegueRegistry(random.storyboard)) else { continue }
      let exploration = try graph.explore(
        within: .init(copies: 2, states: 60),
        facts: random.facts()
      )
      let onward = Onward(exploration)
      for screen in Set(exploration.screens.map(\.name)) {
        let distances = onward.distances(to: screen)
        for source in exploration.found.order.prefix(20) {
          let walk = exploration.walk(from: [source], onlyCertain: false)
          guard let goal = walk.order.first(where: { exploration.shows($0, screen) }) else {
            continue
          }
          let nodes = exploration.found[source].state.screenIDs
          let least = nodes.compactMap { distances[$0] }.min()
          pairs += 1
          #expect(
            least.map { $0 <= walk.taps(to: goal) } == true,
            "seed \(seed): \(screen) from \(exploration.found[source].state.snapshot)"
          )
        }
      }
    }
    #expect(pairs > 250)
  }
}

extension Exploration.Answer {
  /// Whether the property is about something that does not happen.
  fileprivate var isVacuous: Bool {
    switch self {
    case .broken(.neverShown), .broken(.neverPerformed): true
    default: false
    }
  }
}
