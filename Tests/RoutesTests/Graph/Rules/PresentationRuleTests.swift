import RoutesTesting
import Testing

private final class ContextController: NavigationController {}

private final class OpenController: NavigationController {
  override init(stack: [any Controller]) {
    super.init(stack: stack)
    definesPresentationContext = false
  }
}

/// A screen that states how it is presented.
private final class StyledController: PresentableController {
  let modalPresentationStyle: PresentationStyle
  let modalTransitionStyle: Transition.ModalStyle
  init(_ style: PresentationStyle, _ transition: Transition.ModalStyle = .coverVertical) {
    modalPresentationStyle = style
    modalTransitionStyle = transition
  }
}

private func with<Container: AnyObject>(
  _ container: Container,
  _ change: (Container) -> Void
) -> Container {
  change(container)
  return container
}

@Suite struct PresentationRuleTests {
  private let asked = AnsweringController()

  @Test func aControllerPresentsAtMostOne() throws {
    let graph = try ControllerGraph("nav(Feed) > sheet Share")
    let feed = try graph["Feed"]
    expectRefusal(
      .presentation(.alreadyPresenting(presenter: "nav(Feed)", presented: "Share")),
      in: graph
    ) {
      try graph.present(screen("Login"), from: feed)
    }
  }

  @Test func presentingFromAControllerThatIsNotOnScreenIsRefused() throws {
    let graph = try ControllerGraph("tab(*nav(Feed, Post), Settings)")
    for name in ["Feed", "Settings"] {
      let source = try graph[name]
      expectRefusal(.presentation(.notOnScreen(source: name)), in: graph) {
        try graph.present(screen("Login"), from: source)
      }
    }
  }

  @Test func aRefusedPresentationDeliversNoOutcome() throws {
    let graph = try ControllerGraph("nav(Feed) > sheet Share")
    let feed = try graph["Feed"]
    let colors = ColorController()
    expectRefusal(
      .presentation(.alreadyPresenting(presenter: "nav(Feed)", presented: "Share")),
      in: graph
    ) {
      try graph.present(colors, from: feed) { _ in Issue.record("the outcome was delivered") }
    }
    try graph.dismiss(feed)
    try graph.present(colors)
    try graph.dismiss()
  }

  @Test(arguments: PresentationStyle.allCases)
  func theRootOfTheHierarchyPresentsForEverySource(_ style: PresentationStyle) throws {
    let isInContext = style == .currentContext || style == .overCurrentContext
    let graph = try ControllerGraph(
      isInContext ? "tab:Main(*Post, Settings)" : "tab:Main(*nav(Feed, Post), Settings)"
    )
    graph.startRecording()
    let login = screen("Login")
    try graph.present(login, from: graph["Post"], style: style)
    #expect(try graph.presenter(of: login) === graph["Main"])
    if style == .fullScreen { try expectRecordedJournal(of: graph) }
  }

  @Test(arguments: [PresentationStyle.currentContext, .overCurrentContext])
  func theNearestContextPresentsTheContextStyles(_ style: PresentationStyle) throws {
    let context = ContextController(root: screen("Feed"))
    let graph = try ControllerGraph(recordingFrom: TabBarController([context]), width: .regular)
    try graph.present(screen("Login"), style: style)
    try graph.expect("regular: tab(*nav:Context(Feed) > \(style.rawValue) Login)")
    if style == .currentContext { try expectRecordedJournal(of: graph) }
  }

  @Test(arguments: [PresentationStyle.currentContext, .overCurrentContext])
  func theRootPresentsTheContextStylesWithoutAContext(
    _ style: PresentationStyle
  ) throws {
    let graph = try ControllerGraph("regular: tab(*Feed)")
    try graph.present(screen("Login"), style: style)
    try graph.expect("regular: tab(*Feed) > \(style.rawValue) Login")
  }

  @Test(arguments: [PresentationStyle.currentContext, .overCurrentContext])
  func aNavigationControllerDefinesAContextUnlessToldOtherwise(
    _ style: PresentationStyle
  ) throws {
    let stacks = [
      NavigationController(root: screen("Feed")), OpenController(stack: [screen("Me")]),
    ]
    let graph = try ControllerGraph(root: TabBarController(stacks))
    try graph.present(screen("Login"), style: style)
    try graph.expect("tab(*nav(Feed) > \(style.rawValue) Login, nav:Open(Me))")
    try graph.dismiss()
    try graph.select(tab: 1)
    try graph.present(screen("Login"), style: style)
    try graph.expect("tab(nav(Feed), *nav:Open(Me)) > \(style.rawValue) Login")
  }

  @Test(arguments: PresentationStyle.allCases)
  func aScreenStatesItsOwnStyle(_ style: PresentationStyle) throws {
    let containers: [(String, any Controller)] = [
      (
        "nav(A)",
        with(NavigationController(root: screen("A"))) { $0.modalPresentationStyle = style }
      ),
      ("tab(*A)", with(TabBarController([screen("A")])) { $0.modalPresentationStyle = style }),
      (
        "split(nav(A))",
        with(SplitViewController(primary: screen("A"))) { $0.modalPresentationStyle = style }
      ),
      (
        "page(A)", with(PageViewController(page: screen("A"))) { $0.modalPresentationStyle = style }
      ),
      ("Styled", StyledController(style)),
    ]
    let shown = style == .automatic ? PresentationStyle.pageSheet : style
    for (notation, login) in containers {
      let graph = try ControllerGraph("Feed")
      try graph.present(login)
      try graph.expect("Feed > \(shown.rawValue) \(notation)")
      try graph.dismiss()
      try graph.show(login)
      try graph.expect("Feed > \(shown.rawValue) \(notation)")
    }
  }

  @Test func aSceneStatesTheStyleOfItsController() throws {
    let app: AppSketch = """
      scene id=feed customClass=FeedController
      scene id=help identifier=Help customClass=HelpController presentationStyle=fullScreen
      """
    let graph = try ControllerGraph(of: SegueRegistry(app.storyboard))
    let help = SceneIdentifier<any Controller>("Help", in: "Main")
    try graph.present(try graph.instantiate(help))
    try graph.expect("Feed > fullScreen Help")
    try graph.dismiss()
    try graph.present(try graph.instantiate(help), style: .formSheet)
    try graph.expect("Feed > formSheet Help")
    try graph.dismiss()
    try graph.present(NavigationController(root: try graph.instantiate(help)))
    try graph.expect("Feed > sheet nav(Help)")
  }

  @Test func theRequestOverridesTheStyleOfTheScreen() throws {
    let graph = try ControllerGraph("Feed")
    try graph.present(StyledController(.fullScreen), style: .popover)
    try graph.expect("Feed > popover Styled")
  }

  @Test func aSegueOverridesTheStyleOfTheScreen() throws {
    var registry = SegueRegistry()
    let (own, other) = (Segue<StyledController>("Own"), Segue<StyledController>("Other"))
    try registry.register(own, kind: .presentation) { StyledController(.fullScreen) }
    try registry.register(other, kind: .presentation, style: .formSheet) {
      StyledController(.fullScreen)
    }
    let graph = try ControllerGraph("Feed", registry: registry)
    try graph.perform(own)
    try graph.expect("Feed > fullScreen Styled")
    try graph.dismiss()
    try graph.perform(other)
    try graph.expect("Feed > formSheet Styled")
  }

  @Test func aPartialCurlNeedsFullScreen() throws {
    let graph = try ControllerGraph("Feed")
    let curled = StyledController(.fullScreen, .partialCurl)
    expectRefusal(
      .presentation(.needsFullScreen("Styled", style: .pageSheet)),
      in: graph,
      saying: """
        cannot present Styled: Styled is presented with the style 'pageSheet', and the transition \
        style 'partialCurl' needs 'fullScreen'; change one of the two
          in Feed
        """
    ) { try graph.present(curled, style: .pageSheet) }
    expectRefusal(.presentation(.needsFullScreen("Share", style: .pageSheet)), in: graph) {
      try graph.present(screen("Share"), transitionStyle: .partialCurl)
    }
    try graph.present(curled, style: .pageSheet, transitionStyle: .crossDissolve)
    try graph.dismiss()
    try graph.present(curled)
    try graph.expect("Feed > fullScreen Styled")
  }

  @Test func presentedIsFoundFromAllDescendantsOfThePresenter() throws {
    let graph = try ControllerGraph("tab:Main(*nav(Feed), Settings) > sheet nav:Modal(Share)")
    for name in ["Main", "Feed", "Settings"] {
      #expect(try graph.presented(by: graph[name]) === graph["Modal"])
    }
    #expect(try graph.presented(by: graph["Share"]) == nil)
  }

  @Test func presenterIsFoundFromAllDescendantsOfThePresentedController() throws {
    let graph = try ControllerGraph("tab:Main(*nav(Feed)) > sheet nav:Modal(Share)")
    for name in ["Modal", "Share"] {
      #expect(try graph.presenter(of: graph[name]) === graph["Main"])
    }
    #expect(try graph.presenter(of: graph["Feed"]) == nil)
  }

  @Test func dismissInTheMiddleOfAChainKeepsThePresenter() throws {
    let graph = try ControllerGraph(recording: "Feed > sheet Share > sheet Colors > sheet Help")
    let dismissed = try graph.dismiss(graph["Share"])
    #expect((dismissed as? PlaceholderController)?.name == "Colors")
    try graph.expect("Feed > sheet Share")
    try expectRecordedJournal(of: graph)
  }

  @Test func dismissWithoutAPresentationIsForwardedToThePresenter() throws {
    let graph = try ControllerGraph(recording: "nav(Feed) > sheet Share > sheet nav(Colors)")
    try graph.dismiss(graph["Colors"])
    try graph.expect("nav(Feed) > sheet Share")
    try expectRecordedJournal(of: graph)
  }

  @Test func dismissWithoutAnyPresentationIsRefused() throws {
    let graph = try ControllerGraph("nav(Feed)")
    expectRefusal(.presentation(.nothingToDismiss("Feed")), in: graph) { try graph.dismiss() }
  }

  @Test func aChainIsDismissedInOneTransition() throws {
    let graph = try ControllerGraph("nav(Feed) > sheet Share > sheet Colors > sheet Help")
    graph.startRecording()
    var transitions: [Transition] = []
    graph.onTransition = { transitions.append($0) }
    try graph.dismiss(graph["Feed"])
    try graph.expect("nav(Feed)")
    #expect(transitions.map(\.kind) == [.dismiss])
    #expect(transitions.map(\.changes) == [[.init(.dismiss(by: 0))]])
    try expectRecordedJournal(of: graph)
  }

  @Test func aSwipeDownAsksAndInformsInOrder() throws {
    let graph = try ControllerGraph("nav(Feed)")
    try graph.present(asked)
    try graph.swipeDown()
    #expect(asked.calls == ["shouldDismiss", "willDismiss", "didDismiss"])
    try graph.expect("nav(Feed)")
  }

  @Test func aDeclinedSwipeDownIsReportedAsAnAttempt() throws {
    let graph = try ControllerGraph("nav(Feed)")
    try graph.present(asked)
    asked.answer = { _ in false }
    expectRefusal(.presentation(.declined("Answering")), in: graph) { try graph.swipeDown() }
    #expect(asked.calls == ["shouldDismiss", "didAttemptToDismiss"])
  }

  @Test func aModalInPresentationRefusesASwipeAndIsInformedOfIt() throws {
    let graph = try ControllerGraph("nav(Feed)")
    asked.isModalInPresentation = true
    try graph.present(asked)
    expectRefusal(.presentation(.modalInPresentation("Answering")), in: graph) {
      try graph.swipeDown()
    }
    #expect(asked.calls == ["didAttemptToDismiss"])
  }

  @Test func modalityCountsOnTheChildInFront() throws {
    let graph = try ControllerGraph("nav(Feed)")
    asked.isModalInPresentation = true
    let tabs = TabBarController([screen("Post"), NavigationController(root: asked)])
    try graph.present(tabs)
    try graph.select(tab: 1)
    expectRefusal(.presentation(.modalInPresentation("Answering")), in: graph) {
      try graph.swipeDown()
    }
    #expect(asked.calls == ["didAttemptToDismiss"])
    try graph.select(tab: 0)
    try graph.swipeDown()
    try graph.expect("nav(Feed)")
    #expect(asked.calls == ["didAttemptToDismiss"])
  }

  @Test func aDelegateThatAnswersNothingLetsASwipeDismiss() throws {
    final class Delegate: DismissalDelegate {}
    let graph = try ControllerGraph("nav(Feed) > sheet Share")
    let delegate = Delegate()
    try graph.setDismissalDelegate(delegate, of: graph["Share"])
    try graph.swipeDown()
    try graph.expect("nav(Feed)")
  }

  @Test func aSheetThatReturnsKeepsItsDelegate() throws {
    let graph = try ControllerGraph("nav(Feed) > sheet Share")
    let delegate = AnsweringController()
    try graph.setDismissalDelegate(delegate, of: graph["Share"])
    #expect(throws: Failure.self) {
      try graph.atomically {
        try graph.dismiss()
        throw Failure()
      }
    }
    try graph.swipeDown()
    #expect(!delegate.calls.isEmpty)
  }

  @Test(arguments: [false, true])
  func theDelegateOfAPresentationMayBeAnyObject(_ isModal: Bool) throws {
    let graph = try ControllerGraph("nav(Feed)")
    let delegate = AnsweringController()
    asked.isModalInPresentation = isModal
    try graph.present(NavigationController(root: asked))
    try graph.setDismissalDelegate(delegate, of: asked)
    if isModal {
      #expect(throws: Refusal.self) { try graph.swipeDown() }
      #expect(delegate.calls == ["delegate didAttemptToDismiss"])
    } else {
      try graph.swipeDown()
      #expect(
        delegate.calls == [
          "delegate shouldDismiss", "delegate willDismiss", "delegate didDismiss",
        ]
      )
    }
    #expect(asked.calls.isEmpty)
  }

  @Test(arguments: [false, true])
  func aDismissalFromCodeDoesNotAsk(_ isModalInPresentation: Bool) throws {
    let graph = try ControllerGraph("nav(Feed)")
    asked.isModalInPresentation = isModalInPresentation
    try graph.present(asked)
    try graph.dismiss()
    #expect(asked.calls.isEmpty)
    try graph.expect("nav(Feed)")
  }

  @Test func theDefaultStyleIsAPageSheet() throws {
    let graph = try ControllerGraph(recording: "Feed")
    try graph.present(screen("Share"))
    try graph.expect("Feed > pageSheet Share")
    try expectRecordedJournal(of: graph)
  }

  @Test(arguments: [PresentationStyle.overCurrentContext, .pageSheet, .fullScreen])
  func aPresentationInAContextKeepsWhatIsInsideFromPresenting(_ style: PresentationStyle) throws {
    let graph = try ControllerGraph("tab(*nav(List))")
    let list = try graph["List"]
    try graph.present(screen("Search"), style: .overCurrentContext)
    try graph.expect("tab(*nav(List) > overCurrentContext Search)")
    expectRefusal(
      .presentation(.alreadyPresenting(presenter: "nav(List)", presented: "Search")),
      in: graph
    ) { try graph.present(screen("Share"), from: list, style: style) }
  }

  @Test func nothingIsPresentedInAContextBelowAPresentation() throws {
    let graph = try ControllerGraph("tab(*nav(List))")
    let list = try graph["List"]
    try graph.present(screen("Share"))
    expectRefusal(
      .presentation(.alreadyPresenting(presenter: "tab(*nav(List))", presented: "Share")),
      in: graph
    ) { try graph.present(screen("Search"), from: list, style: .overCurrentContext) }
  }

  @Test func aSheetFromInsideAContextStaysInIt() throws {
    let graph = try ControllerGraph(recording: "tab(*nav(List))")
    try graph.present(screen("Search"), style: .overCurrentContext)
    try graph.present(screen("Share"))
    try graph.expect("tab(*nav(List) > overCurrentContext Search > sheet Share)")
    try expectRecordedJournal(of: graph)
  }
}
