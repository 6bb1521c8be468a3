import RoutesTesting
import RoutesUIKit
import Testing
import UIKit

/// New roots of a window.
@MainActor @Suite struct WindowRootTests {
  @Test func aControllerOfTheWindowThatBecomesItsRootLeavesItsParent() throws {
    try TestWorld.inWindow { world, home in
      let next = world.screen("next")
      let stack = try #require(home.navigationController)
      try world.move { try $0.push(next) }
      try world.graph.setRoot(next)
      #expect(stack.viewControllers == [home])
      #expect(world.window?.rootViewController === next)
      #expect(next.parent == nil)
      try world.graph.expect("TestScreen")
    }
  }

  @Test(arguments: [PresentationStyle.pageSheet, .fullScreen])
  func `the presentations of the old root leave the window with it`(style: PresentationStyle) throws
  {
    try TestWorld.inWindow(animated: false) { world, home in
      let old = try #require(home.navigationController)
      let sheet = world.screen("sheet")
      try world.graph.present(sheet, style: style)
      _ = world.log.take()
      let next = world.screen("next")
      try world.graph.setRoot(next)
      #expect(old.presentedViewController == nil)
      #expect(sheet.view.superview == nil)
      let calls = world.log.take()
      #expect(
        calls.filter { $0.hasPrefix("sheet") } == ["sheet willDisappear", "sheet didDisappear"]
      )
      // What a presentation covered appears once more, because UIKit returns its view.
      #expect(calls.filter { $0.hasPrefix("home") }.count == (style == .fullScreen ? 4 : 2))
      try world.graph.expect("TestScreen")
    }
  }

  @Test func aRootThatStaysKeepsWhatItPresents() throws {
    try TestWorld.inWindow(animated: false) { world, home in
      let old = try #require(home.navigationController)
      try world.graph.present(world.screen("sheet"))
      let answer = Result { try world.graph.setRoot(old) }
      let isKept = old.presentedViewController != nil
      let snapshot = world.graph.snapshot
      let memory = try TestWorld(.memory)
      let root = NavigationController(root: memory.screen("home"))
      try memory.graph.setRoot(root)
      try memory.graph.present(memory.screen("sheet"))
      let expected = Result { try memory.graph.setRoot(root) }
      #expect((try? answer.get()) != nil || (try? expected.get()) == nil)
      #expect(snapshot == memory.graph.snapshot)
      #expect(isKept == (snapshot.screens.count == 3))
    }
  }
}
