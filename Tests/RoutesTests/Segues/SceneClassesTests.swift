import RoutesTesting
import Testing

@testable import Routes

private protocol PinScreen: AnyObject { var attempts: Int { get set } }
private final class PinStub: Controller, PinScreen { var attempts = 0 }
private final class Pin: Controller {}
private final class PinController: Controller {}
private final class CartController: Controller {}
private final class OtherCart: Controller {}
private final class FooController: Controller {}
private final class FooViewController: Controller {}

@Suite struct SceneClassesTests {
  /// A storyboard of a stack, whose root has a segue to a scene.
  private func storyboard(_ name: String, module: String? = nil) -> Storyboard {
    let app: AppSketch = """
      s: feed presentation d identifier=Open
      scene id=d identifier=Open customClass=\(name)\(module.map { " module=\($0)" } ?? "")
      """
    return app.storyboard
  }

  private func open(_ storyboard: Storyboard, _ classes: SceneClasses) throws -> any Controller {
    let graph = try ControllerGraph(
      root: PlaceholderController("Feed"),
      registry: SegueRegistry(storyboard, classes: classes)
    )
    return try graph.instantiate(SceneIdentifier<any Controller>("Open", in: "Main"))
  }

  @Test func `a misspelled scene has a suggestion`() throws {
    let graph = try ControllerGraph(
      root: PlaceholderController("Feed"),
      registry: SegueRegistry(storyboard("PinController"))
    )
    let refusal = #expect(throws: Refusal.self) {
      try graph.instantiate(SceneIdentifier<any Controller>("Opne", in: "Main"))
    }
    #expect(refusal?.description.contains("the identifier 'Opne' (did you mean 'Open'?)") == true)
  }

  @Test func `a scene of another class than the expected one is refused`() throws {
    let graph = try ControllerGraph(registry: SegueRegistry(storyboard("PinController")))
    expectRefusal(
      in: graph,
      saying: """
        cannot instantiate 'Open': expected 'CartController', found none in Pin; change the expected \
        type, the class of the scene, or the class registered for it
          in an empty graph
        """
    ) { _ = try graph.instantiate(SceneIdentifier<CartController>("Open", in: "Main")) }
  }

  @Test func aTestDoubleReplacesAClassOfItsName() throws {
    var classes = SceneClasses()
    try classes.register("PinController") { PinStub() }
    #expect(try open(storyboard("PinController"), classes) is PinStub)
    #expect(try open(storyboard("OtherController"), classes) is PlaceholderController)
  }

  @Test func `a test double with the name of a screen replaces its class`() throws {
    var classes = SceneClasses()
    try classes.register(Pin.init)
    #expect(try open(storyboard("PinViewController"), classes) is Pin)
    #expect(try open(storyboard("PinController", module: "Shop"), classes) is Pin)
    #expect(try open(storyboard("Pin"), classes) is Pin)
    #expect(try open(storyboard("PinView"), classes) is PlaceholderController)
    #expect(classes.names(without: storyboard("PinViewController").scenes).isEmpty)
    #expect(classes.names(without: storyboard("PinView").scenes) == ["Pin"])
    try classes.register(PinController.init)
    #expect(try open(storyboard("PinController"), classes) is PinController)
    #expect(try open(storyboard("PinViewController"), classes) is PlaceholderController)
  }

  @Test func `the name of another class replaces that class alone`() throws {
    var classes = SceneClasses()
    try classes.register("OldPin") { Pin() }
    #expect(try open(storyboard("PinViewController"), classes) is PlaceholderController)
    #expect(try open(storyboard("OldPin"), classes) is Pin)
  }

  @Test func modulesHaveClassesOfOneName() throws {
    var classes = SceneClasses()
    try classes.register(CartController.init)
    try classes.register("CartController", module: "Shop") { OtherCart() }
    #expect(try open(storyboard("CartController"), classes) is CartController)
    #expect(try open(storyboard("CartController", module: "Shop"), classes) is OtherCart)
    #expect(try open(storyboard("CartController", module: "Club"), classes) is CartController)
    #expect(throws: SegueRegistry.RegistrationError.duplicateClass(name: "Shop.CartController")) {
      try classes.register("CartController", module: "Shop") { OtherCart() }
    }
  }

  @Test func classesThatDifferInTheirSuffixAreTwo() throws {
    var classes = SceneClasses()
    try classes.register(FooController.init)
    try classes.register(FooViewController.init)
    #expect(try open(storyboard("FooController"), classes) is FooController)
    #expect(try open(storyboard("FooViewController"), classes) is FooViewController)
  }

  @Test func aSnapshotsNameOfTwoClassesIsRefused() throws {
    var classes = SceneClasses()
    try classes.register(FooController.init)
    let snapshot = try Snapshot("Foo")
    #expect(try ControllerGraph(restoring: snapshot, classes: classes).root is FooController)
    try classes.register(FooViewController.init)
    expectError(
      """
      the snapshot says 'Foo', which is the name of FooController and of FooViewController; \
      register one of them, or record the snapshot in a graph of the storyboard's scenes
      """
    ) {
      try ControllerGraph(restoring: snapshot, classes: classes)
    }
  }

  @Test func aSnapshotNamesATestDoubleByItsOwnClass() throws {
    var classes = SceneClasses()
    try classes.register("PinController") { PinStub() }
    #expect(try ControllerGraph(restoring: Snapshot("PinStub"), classes: classes).root is PinStub)
    let placeholder = try ControllerGraph(restoring: Snapshot("Pin"), classes: classes).root
    #expect(placeholder is PlaceholderController)
  }

  @Test(arguments: [
    ("PniController", "; 'PniController' is registered, and no scene has this class"),
    ("CartController", ""),
  ])
  func `the refusal of a placeholder names a class of a similar name without a scene`(
    registered: String,
    note: String
  ) throws {
    var classes = SceneClasses()
    try classes.register(registered, module: "Shop") { CartController() }
    let graph = try ControllerGraph(
      root: PlaceholderController("Feed"),
      registry: SegueRegistry(storyboard("PinController"), classes: classes)
    )
    for prepare in [
      { try graph.perform(Segue<any PinScreen>("Open")) { $0.attempts = 1 } },
      { try graph.perform(Segue<PinController>("Open")) { _ in } },
    ] as [() throws -> Any] {
      let refusal = #expect(throws: Refusal.self) { _ = try prepare() }
      #expect(
        refusal?.description.contains("{ PinStub() }\(note)\n") == true
          || refusal?.description.contains("classes.register(PinController.init)\(note)\n") == true,
        "\(String(describing: refusal))"
      )
    }
  }

  @Test func aPlaceholderForAProtocolSaysWhatToRegister() throws {
    let error = #expect(throws: UnwrappingError.self) {
      try unwrap(NavigationController(root: PlaceholderController("Pin")), as: (any PinScreen).self)
    }
    #expect(
      error?.description == """
        expected 'PinScreen', found the placeholder 'Pin' in nav(Pin), because the class of its \
        scene is not registered; register the class that conforms to the protocol, or a test double \
        under the name in the storyboard, as in classes.register("PinController") { PinStub() }
        """
    )
    let other = #expect(throws: UnwrappingError.self) {
      try unwrap(NavigationController(root: PlaceholderController("Pin")), as: PinStub.self)
    }
    #expect(other?.description.hasPrefix("expected 'PinStub', found none in nav(Pin)") == true)
  }
}
