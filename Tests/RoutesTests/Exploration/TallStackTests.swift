import Routes
import RoutesExploration
import Testing

/// Moves of stacks and presentations of many controllers.
@Suite struct TallStackTests {
  /// Screens that push each other, each with more segues.
  private func scenes(_ count: Int, _ segues: (Int) -> [Storyboard.Segue]) -> [Storyboard.Scene] {
    (0..<count).map { number in
      var scene = Storyboard.Scene(
        id: "s\(number)",
        kind: .viewController,
        customClass: "S\(number)Controller",
        segues: segues(number)
      )
      if number + 1 < count {
        scene.segues.append(.init(id: "g\(number)", kind: .show, destination: "s\(number + 1)"))
      }
      return scene
    }
  }

  private func explore(
    _ scenes: [Storyboard.Scene],
    from initial: ExactString,
    _ facts: Exploration.Facts = .init()
  ) throws -> Exploration {
    let storyboard = Storyboard(name: "Main", initialScene: initial, scenes: scenes)
    return try Exploration.of(storyboard: storyboard, facts)
  }

  @Test func `stacks are left by the back button and by a sheet at any height`() throws {
    let exploration = try explore(
      scenes(12) { number in
        number == 3 || number > 7
          ? [.init(id: "m\(number)", kind: .presentation, destination: "help")] : []
      } + [
        .container("nav", .navigationController, ["s0"]),
        Storyboard.Scene(id: "help", kind: .viewController, customClass: "HelpController"),
      ],
      from: "nav"
    )
    // One state for each height, and one for each sheet.
    #expect(exploration.stateCount == 12 + 5)
    #expect(exploration.isComplete)
    #expect(exploration.screens.map(\.taps).max() == 11)
  }

  @Test func `code pops all of a tall stack`() throws {
    var facts = Exploration.Facts()
    for number in [2, 7, 9] {
      facts.scenes[.main("s\(number)")] = .init(codeMoves: [.pop, .popToRoot])
    }
    let nav = Storyboard.Scene.container("nav", .navigationController, ["s0"])
    let exploration = try explore(scenes(11) { _ in [] } + [nav], from: "nav", facts)
    #expect(exploration.stateCount == 11)
    #expect(exploration.outcomes.count { $0.move.action == .popToRoot } == 3)
  }

  @Test func `an unwind finds a target in the middle of a tall stack`() throws {
    var facts = Exploration.Facts()
    facts.scenes[.main("s2")] = .init(unwindActions: ["home:"])
    let unwind = Storyboard.Segue(id: "u", kind: .unwind, destination: "x", unwindAction: "home:")
    let nav = Storyboard.Scene.container("nav", .navigationController, ["s0"])
    let scenes = scenes(11) { $0 == 9 ? [unwind] : [] }
    let exploration = try explore(scenes + [nav], from: "nav", facts)
    #expect(exploration.stateCount == 11)
    #expect(exploration.outcomes.first { $0.move.segue?.id == "u" }?.kind == .performed)
  }

  @Test func `a tap on the tab of a tall stack leaves its root`() throws {
    let exploration = try explore(
      scenes(9) { _ in [] } + [
        .container("nav", .navigationController, ["s0"]),
        .container("tab", .tabBarController, ["nav"]),
      ],
      from: "tab"
    )
    #expect(exploration.stateCount == 9)
    let taps = exploration.outcomes.filter { $0.move.action == .tab(0) }
    #expect(taps.map(\.kind) == [.nothing, .performed])
    let ends = Set(taps.map { "\(exploration.path(making: $0).end)" })
    #expect(ends == ["tab(*nav(S0))"])
  }

  @Test func `a tall stack in a tab is forgotten when another tab is selected`() throws {
    let exploration = try explore(
      scenes(9) { _ in [] } + [
        .container("nav", .navigationController, ["s0"]),
        .container("tab", .tabBarController, ["nav", "other"]),
        Storyboard.Scene(id: "other", kind: .viewController, customClass: "OtherController"),
      ],
      from: "tab"
    )
    #expect(exploration.stateCount == 9 + 1)
  }

  @Test(arguments: [(true, 60), (false, 80)])
  func `each screen of a long chain is one tap further`(
    pushes: Bool,
    count: Int
  ) throws {
    var all = scenes(count) { _ in [] }
    if pushes {
      all.append(.container("nav", .navigationController, ["s0"]))
      all.append(.container("tab", .tabBarController, ["nav"]))
    }
    let exploration = try explore(all, from: pushes ? "tab" : "s0")
    #expect(exploration.screens.map(\.taps) == Array(0..<count))
    #expect(exploration.outcomes.count { $0.kind == .performed } >= count - 1)
    #expect(exploration.certainDeadEnds().isEmpty)
  }
}
