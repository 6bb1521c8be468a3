import Routes
import RoutesUIKit
import Testing
import UIKit

/// Children that come and go: the same requests in memory and in a window of the double.
@MainActor @Suite struct WindowMovingTests {
  /// Runs a script in both worlds, and compares the states and the calls after each of its steps.
  private func inBothWorlds(
    animated: Bool,
    _ script: (TestWorld, _ step: (() throws -> Void) throws -> Void) throws -> Void
  ) throws {
    try UIKitRecord.run { record in
      let lines = try TestWorld.Kind.allCases.map { kind -> [String] in
        let world = try TestWorld(kind, animated: animated)
        var lines: [String] = []
        try script(world) { body in
          try body()
          world.settle()
          let calls = world.log.take().filter { !$0.hasSuffix("didLoad") }.sorted()
          lines.append("\(world.graph.snapshot) \(calls) \(world.graph.warnings)")
        }
        return lines
      }
      #expect(lines[0] == lines[1])
      #expect(record.warnings + record.exceptions == [])
    }
  }

  private func children(_ controller: (any Controller)?) -> [any Controller] {
    controller?.childrenOutsideGraph ?? []
  }

  @Test(arguments: [false, true])
  func tabsAreSetAndSelectedInAWindow(animated: Bool) throws {
    try inBothWorlds(animated: animated) { world, step in
      let graph = world.graph
      let (a, b, c, d) = (
        world.screen("a"), world.screen("b"), world.screen("c"), world.screen("d")
      )
      try step { try graph.setRoot(TabBarController([NavigationController(stack: [a, b]), c])) }
      let stack = try #require(children(graph.root).first)
      try step { try graph.setTabs([c, d, stack]) }
      try step { try graph.select(tab: d) }
      try step { try graph.setTabs([c, stack]) }
      try step { try graph.setTabs([c]) }
      try step { try graph.setTabs([]) }
    }
  }

  @Test(arguments: [false, true])
  func childrenMoveAndAreRemovedInAWindow(animated: Bool) throws {
    try inBothWorlds(animated: animated) { world, step in
      let graph = world.graph
      let (a, b, c) = (world.screen("a"), world.screen("b"), world.screen("c"))
      let tabs = TabBarController([
        NavigationController(stack: [a, b]), NavigationController(stack: [c]), world.screen("d"),
      ])
      try step { try graph.setRoot(tabs) }
      let stack = try #require(children(graph.root).dropFirst().first)
      try step { try graph.push(c, from: b) }
      try step { try graph.removeFromParent(c) }
      try step { try graph.removeFromParent(stack) }
      try step { try graph.push(TabBarController([world.screen("e")]), from: b) }
      try step { try graph.setStack([], from: a) }
    }
  }

  @Test func aRequestSetsTheTransitionStyleInAWindow() throws {
    try TestWorld.run(animated: false) { world in
      try world.graph.setRoot(world.screen("home"))
      let (first, second) = (world.screen("first"), world.screen("second"))
      try world.graph.present(first, transitionStyle: .crossDissolve)
      #expect(first.modalTransitionStyle == .crossDissolve)
      second.modalTransitionStyle = .partialCurl
      second.modalPresentationStyle = .fullScreen
      expectReason(.presentation(.needsFullScreen("TestScreen", style: .pageSheet))) {
        try world.graph.present(second, style: .pageSheet)
      }
      try world.graph.present(second)
      try #expect(
        world.window.map { Snapshot(of: $0) }
          == Snapshot("TestScreen > sheet TestScreen > fullScreen TestScreen")
      )
    }
  }

  @Test(arguments: Transition.ModalStyle.allCases)
  func `UIKit's style of the same name moves a presentation`(style: Transition.ModalStyle) throws {
    try TestWorld.run(animated: false) { world in
      try world.graph.setRoot(world.screen("home"))
      let screen = world.screen("first")
      try world.graph.present(screen, style: .fullScreen, transitionStyle: style)
      #expect("\(screen.modalTransitionStyle)" == style.rawValue)
    }
  }

  @Test func aSecondTapIsPassedToAnOnlyChildInAWindow() throws {
    try inBothWorlds(animated: false) { world, step in
      let stack = NavigationController(stack: [world.screen("a"), world.screen("b")])
      try step { try world.graph.setRoot(TabBarController([PageViewController(page: stack)])) }
      try step { try world.tap(tab: 0) }
    }
  }
}
