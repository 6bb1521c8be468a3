import Routes
import Testing

private final class UnwillingTabs: TabBarController, TabBarController.Delegate {
  func shouldSelect(_ index: Int, in tabBarController: TabBarController) -> Bool { false }
}

/// Tabs whose delegate decides nothing.
private final class PlainTabs: TabBarController, TabBarController.Delegate {}

private final class HomeController: Controller {}

/// A container of the app that the graph cannot change.
private final class FixedController: ContainerController {
  let childControllers: [any Controller]
  var content: (any Controller)? { childControllers.last }
  init(_ children: [any Controller]) { childControllers = children }
}

@Suite struct ContainmentRefusalTests {
  @Test func aDelegateThatDecidesNothingRefusesNoTab() throws {
    let tabs = PlainTabs([screen("Feed"), screen("Settings")])
    tabs.delegate = tabs
    try ControllerGraph(root: tabs).tap(tab: 1)
    #expect(tabs.selectedIndex == 1)
  }

  @Test(arguments: [
    RefusedRequest(
      "cannot push Post: the graph has no root; set one first",
      in: { try ControllerGraph() }
    ) { try $0.push(screen("Post")) },
    RefusedRequest(
      "nav(Feed)",
      """
      cannot present Share: Post is not in this graph; it was never added, was removed, or is in \
      another graph
      """
    ) { try $0.present(screen("Share"), from: ControllerGraph("nav(Post)")["Post"]) },
    RefusedRequest(
      "tab(*nav(Feed), Settings)",
      """
      cannot present Settings: Settings is in the graph already, and a controller has one place \
      only; go back to it, or make another one
      """
    ) { try $0.present($0["Settings"]) },
    RefusedRequest(
      "nav(Feed)",
      """
      cannot present TabBar: Post occurs twice in the new hierarchy, or contains itself; use a \
      controller of its own for each place
      """
    ) {
      let post = screen("Post")
      try $0.present(TabBarController([post, NavigationController(root: post)]))
    },
  ])
  func `a controller has one place`(_ row: RefusedRequest) throws { try row.expect() }

  @Test func `a child that a container has twice is described once`() {
    let menu = screen("Menu")
    #expect(
      ControllerName.described(FixedController([menu, menu, screen("Help")]))
        == "Fixed(Menu, *Help)"
    )
  }

  @Test(arguments: [
    RefusedRequest(
      "tab(*Feed)",
      """
      cannot push Post: Feed is not in a navigation controller; add one around it, or show or \
      present instead
      """
    ) { try $0.push(screen("Post")) },
    RefusedRequest(
      "nav(Feed, Post)",
      "cannot push Feed: Feed is on the stack already; pop to it, or make another one"
    ) { try $0.push($0["Feed"]) },
    RefusedRequest(
      "nav(Feed)",
      """
      cannot push Navigation: nav(Post) cannot be pushed on a navigation controller; present it \
      instead
      """
    ) { try $0.push(NavigationController(root: screen("Post"))) },
    RefusedRequest(
      "nav(Feed)",
      "cannot pop to Post: Post is not on a stack; pop to a controller that is, or push it first"
    ) { try $0.pop(to: screen("Post")) },
  ])
  func `a stack says what it cannot do`(_ row: RefusedRequest) throws { try row.expect() }

  @Test(arguments: [
    RefusedRequest(
      "Own(*Feed) > sheet Share",
      """
      cannot remove the child Share: Share has no parent; dismiss it if it is presented, or set \
      another root
      """
    ) { try $0.removeFromParent($0["Share"]) },
    RefusedRequest(
      """
      cannot remove the child Feed: Fixed cannot remove Feed, because its children are fixed; let \
      the container conform to ArrangeableContainer
      """,
      in: { try ControllerGraph(root: FixedController([screen("Feed")])) }
    ) { try $0.removeFromParent($0["Feed"]) },
    RefusedRequest(
      """
      cannot set a stack of 2: Fixed cannot remove Menu, because its children are fixed; let the \
      container conform to ArrangeableContainer
      """,
      in: {
        let fixed = FixedController([screen("Menu"), screen("Help")])
        return try ControllerGraph(
          root: TabBarController([NavigationController(root: screen("Feed")), fixed])
        )
      }
    ) { try $0.setStack([$0["Menu"], $0["Help"]]) },
    RefusedRequest(
      "Own(*Feed)",
      """
      cannot select tab Feed: Feed is not a tab of a tab bar controller; select a tab, or the tab \
      around it
      """
    ) { try $0.select(tab: $0["Feed"]) },
    RefusedRequest(
      "nav(Feed)",
      "cannot select tab 1: Feed is not in a tab bar controller; name a source that is in one"
    ) { try $0.select(tab: 1) },
    RefusedRequest(
      "nav(Feed)",
      """
      cannot set the detail column: Feed is not in a split view controller; name a source that is \
      in one
      """
    ) { try $0.setColumn(.detail, to: screen("Post")) },
    RefusedRequest(
      "tab(*Feed, Settings)",
      "cannot select tab 2: there is no tab 2: the tab bar controller has 2, counted from 0"
    ) { try $0.select(tab: 2) },
    RefusedRequest(
      "tab(*Feed, Settings)",
      "cannot tap tab -1: there is no tab -1: the tab bar controller has 2, counted from 0"
    ) { try $0.tap(tab: -1) },
    RefusedRequest(
      """
      cannot tap tab 1: the tab bar controller's delegate returned false from shouldSelect for \
      tab 1; return true there, or select the tab from code, which does not ask
      """,
      in: {
        let tabs = UnwillingTabs([screen("Feed"), screen("Settings")])
        tabs.delegate = tabs
        return try ControllerGraph(root: tabs)
      }
    ) { try $0.tap(tab: 1) },
    RefusedRequest(
      "Drawer(*Home)",
      "cannot arrange Drawer: there is no child 3: the container has 1, counted from 0"
    ) {
      let drawer = try #require($0["Drawer"] as? PlaceholderController.Container)
      try $0.arrange([screen("Menu")], content: 3, in: drawer)
    },
    RefusedRequest(
      """
      cannot unwind 'back:': Fixed cannot bring Home to the front; let the container conform to \
      ArrangeableContainer
      """,
      in: { try ControllerGraph(root: FixedController([HomeController(), screen("Menu")])) }
    ) { try $0.unwind(Unwind<HomeController>("back:")) },
  ])
  func `a container says what it cannot do`(_ row: RefusedRequest) throws { try row.expect() }
}
