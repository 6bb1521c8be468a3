import Routes
import Testing

private protocol Shareable: AnyObject {}
private final class FeedController: Controller {}
private final class ShareController: Controller, Shareable {}
private final class OtherController: Controller {}
private final class StackController: NavigationController {}

private final class DrawerController: ContainerController {
  let childControllers: [any Controller]
  let content: (any Controller)?
  init(_ children: [any Controller], content: (any Controller)? = nil) {
    self.childControllers = children
    self.content = content
  }
}

/// A container whose content chain is a cycle.
private final class LoopController: ContainerController {
  var other: LoopController?
  var childControllers: [any Controller] { [other ?? self] }
  var content: (any Controller)? { other ?? self }
}

@Suite struct UnwrappingTests {
  private let share = ShareController()

  @Test func theControllerItselfMatchesFirst() throws {
    #expect(try unwrap(share, as: ShareController.self) === share)
  }

  @Test func aContainerMatchesItself() throws {
    let stack = StackController(root: StackController(root: share))
    #expect(try unwrap(stack, as: NavigationController.self) === stack)
    #expect(try unwrap(stack, as: StackController.self) === stack)
  }

  @Test func theOutermostPlaceholderMayStandInForAProtocol() {
    let stack = NavigationController(stack: [
      PlaceholderController("Feed"), PlaceholderController("Post"),
    ])
    let drawer = DrawerController([PlaceholderController("Menu"), stack], content: stack)
    let error = #expect(throws: UnwrappingError.self) {
      try unwrap(drawer, as: (any Shareable).self)
    }
    #expect("\(error, default: "")".contains("found the placeholder 'Menu' in"))
  }

  @Test func theContentChainLeadsThroughEveryContainer() throws {
    let split = SplitViewController(
      primary: ShareController(),
      detail: PageViewController(pages: [share, ShareController()])
    )
    let tabs = TabBarController([NavigationController(stack: [ShareController(), split])])
    #expect(try unwrap(tabs, as: ShareController.self) === share)
  }

  @Test func aSplitControllerWithoutADetailIsUnwrappedToItsPrimary() throws {
    let split = SplitViewController(primary: share, supplementary: ShareController())
    #expect(try unwrap(split, as: ShareController.self) === share)
  }

  @Test func contentPrecedesANearerSibling() throws {
    let tabs = TabBarController([
      NavigationController(root: NavigationController(root: share)), ShareController(),
    ])
    #expect(try unwrap(tabs, as: ShareController.self) === share)
  }

  @Test func aSingleMatchOutsideTheContentChainIsChosen() throws {
    let tabs = TabBarController([
      NavigationController(stack: [share, FeedController()]), OtherController(),
    ])
    #expect(try unwrap(tabs, as: ShareController.self) === share)
  }

  @Test func aContainerOfTheAppIsSearched() throws {
    let drawer = DrawerController([ShareController(), share], content: share)
    #expect(try unwrap(drawer, as: ShareController.self) === share)
    #expect(try unwrap(DrawerController([share]), as: ShareController.self) === share)
  }

  @Test func `a controller is found by its protocol`() throws {
    let stack = NavigationController(root: share)
    #expect(try unwrap(stack, as: (any Shareable).self) === share)
  }

  @Test func severalMatchesAreAnErrorThatListsThem() {
    let tabs = TabBarController([
      FeedController(), share, NavigationController(root: ShareController()),
    ])
    expectError(
      """
      expected one 'ShareController', found 2 in tab(*Feed, Share, nav(Share)): Share, Share; \
      name the container as the segue's destination and choose inside its prepare closure
      """
    ) { try unwrap(tabs, as: ShareController.self) }
  }

  @Test func noMatchIsAnErrorThatPrintsTheHierarchy() {
    let stack = NavigationController(root: DrawerController([FeedController()]))
    expectError(
      """
      expected 'ShareController', found none in nav(Drawer(Feed)); change the expected type, the \
      class of the scene, or the class registered for it
      """
    ) {
      try unwrap(stack, as: ShareController.self)
    }
  }

  @Test(arguments: ["Share", "nav(Share)", "tab:Share(*A)", "Share(*A)"])
  func `the error names a placeholder for the class`(hierarchy: String) throws {
    let graph = try ControllerGraph(hierarchy)
    expectError(
      """
      expected 'ShareController', found a placeholder for it in \(hierarchy), because the \
      class is not registered; try classes.register(ShareController.init)
      """
    ) {
      try unwrap(#require(graph.root), as: ShareController.self)
    }
  }

  @Test func `a child of two containers is one match`() throws {
    let tabs = TabBarController([
      FeedController(), DrawerController([share]), DrawerController([share]),
    ])
    #expect(try unwrap(tabs, as: ShareController.self) === share)
  }

  @Test func aContainerInsideItselfIsNoEndlessLoop() {
    let loop = LoopController()
    let other = LoopController()
    #expect(throws: UnwrappingError.self) { try unwrap(loop, as: ShareController.self) }
    loop.other = other
    other.other = loop
    #expect(throws: UnwrappingError.self) { try unwrap(loop, as: ShareController.self) }
    loop.other = nil
    other.other = nil
  }

  @Test func anEmptyContainerHasNoMatch() {
    for container in [NavigationController(), TabBarController([]), SplitViewController()]
      as [any Controller]
    {
      #expect(throws: UnwrappingError.self) { try unwrap(container, as: ShareController.self) }
    }
  }
}
