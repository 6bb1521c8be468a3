import Foundation
import Routes
import RoutesExploration
import TestSupport
import Testing

/// Properties are decided as a checker does that tries all paths of up to six moves on graphs.
@Suite struct BruteForceTests {
  private static let length = 6

  /// All paths of a storyboard's app, each as the states that it passes; `nil` if there are too many.
  private func paths(of registry: SegueRegistry) throws -> [[Snapshot]]? {
    var found: [[Snapshot]] = []
    var pending: [[Move]] = [[]]
    while let moves = pending.popLast() {
      guard found.count + pending.count < 400 else { return nil }
      let graph = try ControllerGraph(of: registry)
      var states = [graph.snapshot]
      for move in moves {
        try graph.make(move)
        states.append(graph.snapshot)
      }
      found.append(states)
      guard moves.count < Self.length else { continue }
      pending += graph.moves.filter { $0.refusal == nil }.map { moves + [$0] }
    }
    return found
  }

  /// A storyboard of screens and stacks, in which one controller is on screen at a time.
  static func storyboard(_ seed: UInt64) -> Storyboard {
    var random = SplitMix(seed: seed)
    let count = 3 + random.below(3)
    var storyboard = Storyboard(name: "Main", initialScene: random.below(2) == 0 ? "nav" : "s0")
    storyboard.scenes.append(
      .init(
        id: "nav",
        kind: .navigationController,
        segues: [
          .init(
            id: "r",
            kind: .relationship,
            destination: "s0",
            relationship: "rootViewController"
          )
        ]
      )
    )
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

  /// A property, and whether a path breaks it at its last state.
  private struct Case {
    let text: String
    let isBroken: ([Snapshot]) -> Bool
  }

  private func cases(_ names: [ExactString], _ random: inout SplitMix) -> [Case] {
    func visible(_ snapshot: Snapshot) -> ExactString? { snapshot.screens.last?.name }
    return (0..<12).map { number in
      let (a, b, c) = (
        names[random.below(names.count)], names[random.below(names.count)],
        names[random.below(names.count)]
      )
      switch number % 6 {
      case 0: return Case(text: "never \(a)") { visible($0[$0.count - 1]) == a }
      case 1:
        return Case(text: "never … > sheet \(a)") {
          $0[$0.count - 1].description.hasSuffix(" > sheet \(a)")
        }
      case 2:
        return Case(text: "always nav(…) > …") {
          !$0[$0.count - 1].description.hasPrefix("nav(")
        }
      case 3:
        return Case(text: "only \(a) after \(b)") { path in
          visible(path[path.count - 1]) == a && !path.contains { visible($0) == b }
        }
      case 4:
        return Case(text: "never \(a) after \(b)") { path in
          visible(path[path.count - 1]) == a && path.dropLast().contains { visible($0) == b }
        }
      default:
        return Case(text: "never \(a) after \(b) until \(c)") { path in
          guard visible(path[path.count - 1]) == a, a != c,
            let start = path.dropLast().lastIndex(where: { visible($0) == b })
          else { return false }
          return !path[(start + 1)...].contains { visible($0) == c }
        }
      }
    }
  }

  @Test func `verdicts are those of all paths`() throws {
    var compared = 0
    var broken = 0
    let seeds = ProcessInfo.processInfo.environment["ROUTES_EXPLORE_SEEDS"].flatMap(UInt64.init)
    for seed in 0..<(seeds ?? 60) {
      var random = SplitMix(seed: seed &+ 1_000_000)
      let registry = try SegueRegistry(Self.storyboard(seed))
      guard let paths = try paths(of: registry) else { continue }
      let exploration = try ControllerGraph(of: registry)
        .explore(within: .init(copies: 9, taps: Self.length))
      let names = exploration.screens.map(\.name)
      for test in cases(names, &random) {
        let property = try #require(exploration.properties(in: test.text).first)
        let isBroken = paths.contains(where: test.isBroken)
        compared += 1
        switch exploration.check(property) {
        case .holds, .vacuous:
          #expect(!isBroken, "seed \(seed): \(test.text)")
        case .fails(let path):
          let path = try #require(path)
          broken += 1
          #expect(isBroken || path.steps.count > Self.length, "seed \(seed): \(test.text)\n\(path)")
          let graph = try ControllerGraph(of: registry)
          try graph.follow(path)
          #expect(graph.snapshot == path.end, "seed \(seed): \(test.text)\n\(path)")
          #expect(test.isBroken([path.start] + path.steps.map(\.state)))
          let shortest = paths.filter(test.isBroken).map(\.count).min() ?? .max
          if !test.text.contains("never") || !test.text.contains("after") {
            #expect(path.steps.count + 1 <= shortest)
          }
        case .notProved: Issue.record("seed \(seed): \(test.text) is not proved")
        }
      }
    }
    #expect(compared > 200 && broken > 50, "\(compared) \(broken)")
  }

  @Test func `the distance to a screen is that of all paths`() throws {
    for seed in 0..<60 as Range<UInt64> {
      let registry = try SegueRegistry(Self.storyboard(seed))
      guard let paths = try paths(of: registry) else { continue }
      let exploration = try ControllerGraph(of: registry)
        .explore(within: .init(copies: 9, taps: Self.length))
      var distances: [ExactString: Int] = [:]
      for path in paths {
        guard let name = path.last?.screens.last?.name else { continue }
        distances[name] = min(distances[name] ?? .max, path.count - 1)
      }
      #expect(
        distances
          == Dictionary(uniqueKeysWithValues: exploration.screens.map { ($0.name, $0.taps) })
      )
    }
  }
}
