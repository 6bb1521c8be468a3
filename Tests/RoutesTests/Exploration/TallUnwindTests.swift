import Routes
import Testing

@testable import RoutesExploration

/// Unwinds in tall stacks do what they do in short ones, and what is not known stays so.
@Suite struct TallUnwindTests {
  /// A stack of screens, the last of which unwinds, and of which each may embed a screen.
  private func storyboard(_ count: Int, embedding: Set<Int> = []) -> Storyboard {
    var scenes = (0..<count).map { number in
      var segues: [Storyboard.Segue] = []
      if number + 1 < count {
        segues.append(.init(id: "g\(number)", kind: .show, destination: "s\(number + 1)"))
      }
      if embedding.contains(number) {
        segues.append(.init(id: "e\(number)", kind: .embed, destination: "part"))
      }
      if number > 5 {
        segues.append(
          .init(id: "u\(number)", kind: .unwind, destination: "x", unwindAction: "home:")
        )
      }
      return Storyboard.Scene(id: "s\(number)", customClass: "S\(number)Controller", segues: segues)
    }
    scenes.append(.init(id: "part", customClass: "PartController"))
    scenes.append(
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
    return Storyboard(name: "Main", initialScene: "nav", scenes: scenes)
  }

  /// The states in which the unwinds of the screens end, from the lowest one up.
  private func ends(_ count: Int, _ facts: Exploration.Facts, embedding: Set<Int> = []) throws
    -> [String]
  {
    let exploration = try Exploration.of(storyboard(count, embedding: embedding), facts)
    return exploration.outcomes.filter { $0.move.segue?.id.string.hasPrefix("u") == true }.map {
      $0.kind == .performed
        ? "\(exploration.path(making: $0).end)" : $0.kind == .unknown ? "unknown" : "refused"
    }
  }

  private func facts(_ receivers: [ExactString], unknown: [ExactString] = []) -> Exploration.Facts {
    var facts = Exploration.Facts()
    for id in receivers { facts.scenes[.main(id)] = .init(unwindActions: ["home:"]) }
    for id in unknown { facts.scenes[.main(id)] = .init() }
    return facts
  }

  /// The receivers, those of which it is not known, and where the unwinds of four screens end.
  @Test(arguments: [
    (["s0"], [], ["nav(S0)", "nav(S0)", "nav(S0)", "nav(S0)"]),
    (["s0", "s1"], [], Array(repeating: "nav(S0, S1)", count: 4)),
    (["s2"], [], Array(repeating: "nav(S0, S1, S2)", count: 4)),
    (["part"], [], ["refused", "refused", "refused", "refused"]),
    (
      ["s0", "s6"], [],
      [
        "nav(S0)", "nav(S0, S1, S2, S3, S4, S5, S6)", "nav(S0, S1, S2, S3, S4, S5, S6)",
        "nav(S0, S1, S2, S3, S4, S5, S6)",
      ]
    ),
    (["s0", "s9"], [], ["nav(S0)", "nav(S0)", "nav(S0)", "nav(S0)"]),
    (["s0"], ["s3"], ["unknown", "unknown", "unknown", "unknown"]),
    (["s3"], ["s0"], Array(repeating: "nav(S0, S1, S2, S3)", count: 4)),
    (["s0"], ["s8"], ["nav(S0)", "nav(S0)", "nav(S0)", "unknown"]),
    (["part"], ["s0"], ["unknown", "unknown", "unknown", "unknown"]),
    // What is not known of one unwind does not make another one unknown.
    (["s6"], ["s5"], ["unknown"] + Array(repeating: "nav(S0, S1, S2, S3, S4, S5, S6)", count: 3)),
  ])
  func `an unwind ends at the first receiver of a stack`(
    receivers: [String],
    unknown: [String],
    ends: [String]
  ) throws {
    let facts = facts(receivers.map { ExactString($0) }, unknown: unknown.map { ExactString($0) })
    #expect(try self.ends(10, facts) == ends)
  }

  @Test func `a receiver may be embedded in the middle of a stack`() throws {
    let ends = try ends(10, facts(["part", "s0"]), embedding: [3])
    #expect(ends == Array(repeating: "nav(S0, S1, S2, S3[Part])", count: 4))
  }

  /// Levels of which the lowest takes the unwind, or none does.
  @Test(arguments: [("s0", "S0"), ("part", nil)])
  func `an unwind goes through presentations to one that takes it`(
    receiver: String,
    end: String?
  ) throws {
    var storyboard = storyboard(9)
    storyboard.initialScene = "s0"
    for index in storyboard.scenes.indices {
      for segue in storyboard.scenes[index].segues.indices
      where storyboard.scenes[index].segues[segue].kind == .show {
        storyboard.scenes[index].segues[segue].kind = .presentation
      }
    }
    let exploration = try Exploration.of(storyboard, facts([ExactString(receiver)]))
    let unwinds = exploration.outcomes.filter { $0.move.segue?.id.string.hasPrefix("u") == true }
    #expect(unwinds.count == 3)
    for unwind in unwinds {
      #expect((unwind.kind == .performed) == (end != nil))
      if let end { #expect("\(exploration.path(making: unwind).end)" == end) }
    }
    #expect(exploration.refusedMoves.isEmpty == (end != nil))
  }

  /// The heights of the stacks on which an unwind is tried, for a stack of nine screens.
  @Test(arguments: [
    ([], true, [4, 5]), (["S0"], true, [4, 5]), (["S8"], true, [4, 5]), (["S7"], true, [4, 5]),
    (["S5"], true, [5, 6]), (["S3"], true, [7, 8]), (["S3", "S6"], true, [4, 5]),
    (["S2"], true, [9]), (["S1"], true, [9]), (["S0"], false, [4, 5, 9]),
  ])
  func `an unwind is tried on short stacks with the first receiver`(
    receivers: [String],
    agrees: Bool,
    heights: [Int]
  ) {
    var space = StateSpace(copies: 1)
    let state = space.forest.stack((0..<9).map { "S\($0)" })
    let level = space.forest.parts(ofState: state).level
    let object = SegueObject.main("s8", "u")
    let key = UnwindKey(level: level, origin: .source(1, object))
    var tried: [Int] = []
    space.findUnwind(key) {
      receivers.contains($0.name.string)
    } make: { key, forest in
      let children = forest.parts(ofTree: forest.parts(ofLevel: key.level).tree).children
      tried.append(forest.height(ofRow: children))
      return agrees || tried.count == 1 ? .notHere : .found(.nothing)
    }
    #expect(tried == heights)
    #expect(space.unwinds[key] == (agrees ? .notHere : .found(.nothing)))
  }

  @Test func `a level below without a receiver is not tried`() {
    var space = StateSpace(copies: 1)
    let state = space.forest.stack(["S0", "S1"])
    let level = space.forest.parts(ofState: state).level
    let key = UnwindKey(level: level, origin: .above(0, action: "home:"))
    space.findUnwind(key) { _ in
      false
    } make: { _, _ in
      .found(.nothing)
    }
    #expect(space.unwinds[key] == .notHere)
    space.findUnwind(key) {
      $0.name == "S1"
    } make: { _, _ in
      .found(.nothing)
    }
    #expect(space.unwinds[key] == .found(.nothing))
    space.findUnwind(key, receives: nil) { _, _ in .found(.unknown) }
    #expect(space.unwinds[key] == .found(.unknown))
  }

  @Test func `pairs keep their numbers`() {
    var table = PairTable()
    for first in 0..<100 as Range<UInt32> {
      for second in 0..<100 as Range<UInt32> {
        #expect(table.existing(first, second) == nil)
        #expect(table.number(of: first, second) == first * 100 + second)
      }
    }
    for number in 0..<10_000 as Range<UInt32> {
      let (first, second) = table[number]
      #expect(first * 100 + second == number)
      #expect(table.existing(first, second) == number)
      #expect(table.number(of: first, second) == number)
    }
    #expect(table.count == 10_000)
  }
}
