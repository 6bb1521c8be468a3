import RoutesTesting
import Testing

private final class Delegate: DismissalDelegate {
  var style: PresentationStyle?
  var isWrapping = false
  private(set) var calls: [String] = []

  func adaptiveStyle(of controller: any Controller, style: PresentationStyle) -> PresentationStyle {
    calls.append("style \(style)")
    return self.style ?? style
  }
  func adaptiveController(
    for controller: any Controller,
    style: PresentationStyle
  ) -> any Controller {
    calls.append("controller \(style)")
    return isWrapping ? NavigationController(root: controller) : controller
  }
  func shouldDismiss(_ presented: any Controller) -> Bool {
    calls.append("should dismiss")
    return false
  }
}

private final class MenuController: PresentableController {
  let modalPresentationStyle: PresentationStyle
  weak var dismissalDelegate: (any DismissalDelegate)?

  init(_ style: PresentationStyle, _ delegate: Delegate) {
    modalPresentationStyle = style
    dismissalDelegate = delegate
  }
}

/// Rule 15: the delegate of a presentation adapts it to compact width.
@Suite struct AdaptationRuleTests {
  private let delegate = Delegate()

  @Test(arguments: [PresentationStyle.popover, .automatic, .formSheet])
  func aDelegateChoosesTheStyleOfCompactWidth(_ style: PresentationStyle) throws {
    let log = CallLog()
    let graph = try ControllerGraph(root: LoggedController("list", log))
    _ = log.take()
    delegate.style = .fullScreen
    try graph.present(MenuController(style, delegate))
    try graph.expect("Logged > fullScreen Menu")
    #expect(log.take() == ["list willDisappear", "list didDisappear"])
    #expect(delegate.calls.first == "style \(style == .automatic ? .pageSheet : style)")
    #expect(throws: Refusal.self) { try graph.swipeDown() }
  }

  @Test func aDelegateMayWrapTheControllerOfAnAdaptiveStyle() throws {
    let graph = try ControllerGraph("List")
    (delegate.style, delegate.isWrapping) = (.overFullScreen, true)
    let menu = MenuController(.popover, delegate)
    var isOver = false
    try graph.present(menu) { isOver = true }
    try graph.expect("List > overFullScreen nav(Menu)")
    #expect(isOver)
    #expect(delegate.calls == ["style popover", "controller overFullScreen"])
    try graph.push(screen("More"), from: menu)
    try graph.dismiss(menu)
    try graph.expect("List")
  }

  @Test(arguments: [nil, .pageSheet, .currentContext] as [PresentationStyle?])
  func anyOtherStyleChangesNothing(_ style: PresentationStyle?) throws {
    let graph = try ControllerGraph("List")
    (delegate.style, delegate.isWrapping) = (style, true)
    try graph.present(MenuController(.popover, delegate))
    try graph.expect("List > popover Menu")
    #expect(delegate.calls == ["style popover"])
  }

  @Test(arguments: [PresentationStyle.fullScreen, .overFullScreen, .currentContext, .custom])
  func onlySheetsAndPopoversAdapt(_ style: PresentationStyle) throws {
    let graph = try ControllerGraph("nav(List)")
    delegate.style = .overFullScreen
    try graph.present(MenuController(style, delegate))
    #expect(delegate.calls.isEmpty)
  }

  @Test func aPresentationDoesNotAdaptToRegularWidth() throws {
    let graph = try ControllerGraph("regular: List")
    (delegate.style, delegate.isWrapping) = (.fullScreen, true)
    try graph.present(MenuController(.popover, delegate))
    try graph.expect("regular: List > popover Menu")
    #expect(delegate.calls.isEmpty)
  }

  @Test func theDelegateThatAScreenStatesIsAskedAboutSwipes() throws {
    let graph = try ControllerGraph("List")
    let stack = NavigationController(root: screen("Menu"))
    stack.dismissalDelegate = delegate
    try graph.present(stack)
    expectRefusal(.presentation(.declined("the delegate of nav(Menu)")), in: graph) {
      try graph.swipeDown()
    }
    #expect(delegate.calls == ["style pageSheet", "should dismiss"])
  }
}
