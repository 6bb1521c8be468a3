import Routes
import Testing

private final class UnwillingDelegate: TabBarController.Delegate {
  func shouldSelect(_ index: Int, in tabBarController: TabBarController) -> Bool { false }
}

/// A container of the app that the graph cannot change.
private final class FixedController: ContainerController {
  let childControllers: [any Controller] = [HomeController(), screen("Menu")]
  var content: (any Controller)? { childControllers.last }
}
private final class HomeController: Controller {}

/// A container that contains itself.
private final class LoopController: ContainerController {
  var childControllers: [any Controller] { [self] }
  var content: (any Controller)? { self }
}

/// A container whose children are fixed.
private final class BoxController: ContainerController {
  let childControllers: [any Controller]
  var content: (any Controller)? { childControllers.first }
  init(_ child: any Controller) { childControllers = [child] }
}

@Suite struct ContainmentRefusalTests {
  @Test func noRoot() throws {
    let graph = try ControllerGraph()
    expectRefusal(
      .controller(.noRoot),
      in: graph,
      saying: """
        cannot push Post: the graph has no root; set one first
          in an empty graph
        """
    ) { try graph.push(screen("Post")) }
  }

  @Test func notInGraph() throws {
    let graph = try ControllerGraph("nav(Feed)")
    let other = try ControllerGraph("nav(Post)")["Post"]
    expectRefusal(
      .controller(.notInGraph("Post")),
      in: graph,
      saying: """
        cannot present Share: Post is not in this graph; it was never added, was removed, or is in \
        another graph
          in nav(Feed)
        """
    ) {
      try graph.present(screen("Share"), from: other)
    }
  }

  @Test func alreadyInGraph() throws {
    let graph = try ControllerGraph("tab(*nav(Feed), Settings)")
    let settings = try graph["Settings"]
    expectRefusal(
      .controller(.alreadyInGraph("Settings")),
      in: graph,
      saying: """
        cannot present Settings: Settings is in the graph already, and a controller has one place \
        only; go back to it, or make another one
          in tab(*nav(Feed), Settings)
        """
    ) {
      try graph.present(settings)
    }
  }

  @Test func repeated() throws {
    let graph = try ControllerGraph("nav(Feed)")
    let post = screen("Post")
    expectRefusal(
      .controller(.repeated("Post")),
      in: graph,
      saying: """
        cannot present TabBar: Post occurs twice in the new hierarchy, or contains itself; use a \
        controller of its own for each place
          in nav(Feed)
        """
    ) {
      try graph.present(TabBarController([post, NavigationController(root: post)]))
    }
  }

  @Test func repeatedInsideItself() throws {
    let graph = try ControllerGraph("nav(Feed)")
    expectRefusal(.controller(.repeated("Loop")), in: graph) { try graph.present(LoopController()) }
    expectRefusal(.controller(.repeated("Loop")), in: graph) { try graph.push(LoopController()) }
    #expect(throws: Refusal.self) { try ControllerGraph(root: LoopController()) }
  }

  @Test func repeatedOnAStack() throws {
    let graph = try ControllerGraph("nav(Feed)")
    let post = screen("Post")
    expectRefusal(.controller(.repeated("Post")), in: graph) { try graph.setStack([post, post]) }
  }

  @Test func noNavigationController() throws {
    let graph = try ControllerGraph("tab(*Feed)")
    expectRefusal(
      .stack(.noNavigationController(source: "Feed")),
      in: graph,
      saying: """
        cannot push Post: Feed is not in a navigation controller; add one around it, or show or \
        present instead
          in tab(*Feed)
        """
    ) {
      try graph.push(screen("Post"))
    }
  }

  @Test func alreadyOnStack() throws {
    let graph = try ControllerGraph("nav(Feed, Post)")
    let feed = try graph["Feed"]
    expectRefusal(
      .stack(.alreadyOnStack("Feed")),
      in: graph,
      saying: """
        cannot push Feed: Feed is on the stack already; pop to it, or make another one
          in nav(Feed, Post)
        """
    ) { try graph.push(feed) }
  }

  @Test func notPushable() throws {
    let graph = try ControllerGraph("nav(Feed)")
    expectRefusal(
      .stack(.notPushable("nav(Post)")),
      in: graph,
      saying: """
        cannot push Navigation: nav(Post) cannot be pushed on a navigation controller; present it \
        instead
          in nav(Feed)
        """
    ) {
      try graph.push(NavigationController(root: screen("Post")))
    }
  }

  @Test func notOnStack() throws {
    let graph = try ControllerGraph("nav(Feed)")
    expectRefusal(
      .stack(.notOnStack("Post")),
      in: graph,
      saying: """
        cannot pop to Post: Post is not on a stack; pop to a controller that is, or push it first
          in nav(Feed)
        """
    ) { try graph.pop(to: screen("Post")) }
  }

  @Test func childrenThatStay() throws {
    let graph = try ControllerGraph("Own(*Feed) > sheet Share")
    let (feed, share) = try (graph["Feed"], graph["Share"])
    expectRefusal(
      .controller(.noParent("Share")),
      in: graph,
      saying: """
        cannot remove the child Share: Share has no parent; dismiss it if it is presented, or set \
        another root
          in Own(*Feed) > sheet Share
        """
    ) { try graph.removeFromParent(share) }
    expectRefusal(
      .container(.notATab("Feed")),
      in: graph,
      saying: """
        cannot select tab Feed: Feed is not a tab of a tab bar controller; select a tab, or the tab \
        around it
          in Own(*Feed) > sheet Share
        """
    ) { try graph.select(tab: feed) }
  }

  @Test func cannotRemove() throws {
    let box = BoxController(screen("Feed"))
    let graph = try ControllerGraph(root: box)
    expectRefusal(
      .container(.cannotRemove(child: "Feed", container: "Box")),
      in: graph,
      saying: """
        cannot remove the child Feed: Box cannot remove Feed, because its children are fixed; let \
        the container conform to ArrangeableContainer
          in Box(*Feed)
        """
    ) { try graph.removeFromParent(box.childControllers[0]) }
  }

  @Test func noContainer() throws {
    let graph = try ControllerGraph("nav(Feed)")
    expectRefusal(
      .container(.missing(kind: .tab, source: "Feed")),
      in: graph,
      saying: """
        cannot select tab 1: Feed is not in a tab bar controller; name a source that is in one
          in nav(Feed)
        """
    ) {
      try graph.select(tab: 1)
    }
    expectRefusal(
      .container(.missing(kind: .split, source: "Feed")),
      in: graph,
      saying: """
        cannot set the detail column: Feed is not in a split view controller; name a source that \
        is in one
          in nav(Feed)
        """
    ) {
      try graph.setColumn(.detail, to: screen("Post"))
    }
  }

  @Test func noSuchTab() throws {
    let graph = try ControllerGraph("tab(*Feed, Settings)")
    expectRefusal(
      .container(.noSuchTab(index: 2, count: 2)),
      in: graph,
      saying: """
        cannot select tab 2: there is no tab 2: the tab bar controller has 2, counted from 0
          in tab(*Feed, Settings)
        """
    ) { try graph.select(tab: 2) }
    expectRefusal(.container(.noSuchTab(index: -1, count: 2)), in: graph) { try graph.tap(tab: -1) }
  }

  @Test func selectionDeclined() throws {
    let tabs = TabBarController([screen("Feed"), screen("Settings")])
    let delegate = UnwillingDelegate()
    tabs.delegate = delegate
    let graph = try ControllerGraph(root: tabs)
    expectRefusal(
      .container(.selectionDeclined(index: 1)),
      in: graph,
      saying: """
        cannot tap tab 1: the tab bar controller's delegate returned false from shouldSelect for \
        tab 1; return true there, or select the tab from code, which does not ask
          in tab(*Feed, Settings)
        """
    ) { try graph.tap(tab: 1) }
  }

  @Test func noSuchChild() throws {
    let graph = try ControllerGraph("Drawer(*Home)")
    let drawer = try #require(graph["Drawer"] as? PlaceholderController.Container)
    expectRefusal(
      .container(.noSuchChild(index: 3, count: 1)),
      in: graph,
      saying: """
        cannot arrange Drawer: there is no child 3: the container has 1, counted from 0
          in Drawer(*Home)
        """
    ) {
      try graph.arrange([screen("Menu")], content: 3, in: drawer)
    }
  }

  @Test func cannotBringToFront() throws {
    let fixed = FixedController()
    let graph = try ControllerGraph(root: fixed)
    expectRefusal(
      .container(.cannotBringToFront(child: "Home", container: "Fixed")),
      in: graph,
      saying: """
        cannot unwind 'back:': Fixed cannot bring Home to the front; let the container conform to \
        ArrangeableContainer
          in Fixed(Home, *Menu)
        """
    ) {
      try graph.unwind(Unwind<HomeController>("back:"))
    }
  }
}
