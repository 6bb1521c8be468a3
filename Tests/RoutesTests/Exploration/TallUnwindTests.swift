import Testing

@testable import Routes

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

  /// Sizes that take more than a minute if each unwind makes a graph of the whole stack.
  @Test(.timeLimit(.minutes(1))) func `unwinds to the root of tall stacks take linear time`() throws
  {
    let graph = try ControllerGraph(of: SegueRegistry(storyboard(2_000)))
    let exploration = try graph.explore(facts: facts(["s0"]))
    #expect(exploration.stateCount == 2_000)
    #expect(exploration.outcomes.count { $0.move.segue?.id.string.hasPrefix("u") == true } == 1_994)
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
