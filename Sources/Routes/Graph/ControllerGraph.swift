/// A window: its controllers, their children and presentations, and the transitions between them.
///
/// A graph performs transitions in memory as UIKit performs them on a device:
///
/// ```swift
/// let graph = try ControllerGraph(root: NavigationController(root: FeedController()), registry: registry)
/// try graph.perform(.showConversation) { $0.status = status }
/// try graph.present(LoginController())
/// try graph.expect("nav(Feed, Conversation) > sheet Login")
/// ```
///
/// Every request is checked before anything changes. If UIKit refuses or ignores the call, or raises an
/// exception, the graph throws a ``Refusal``. A graph is used from one actor; it is not `Sendable`.
public final class ControllerGraph {
  /// The segues that the graph performs.
  public let registry: SegueRegistry
  /// What happens to a request during a transition.
  public var policy = Transition.Policy.refuse
  /// Whether transitions end at once, or when ``finishTransition()`` is called.
  public var timing = Transition.Timing.immediate
  /// Called with each transition when it has ended.
  public var onTransition: ((Transition) -> Void)?
  /// Called with each refusal that has no caller, for example of a move by a ``Navigator``.
  public var onRefusal: ((Refusal) -> Void)?
  /// The last 1,000 refusals that could not be thrown to a caller, the oldest first.
  public internal(set) var refusals: [Refusal] = []
  /// The last 1,000 permitted requests that UIKit's reference forbids, the oldest first.
  public internal(set) var warnings: [Warning] = []
  /// The horizontal size class; ``resize(to:)`` changes it.
  public internal(set) var width: SizeClass {
    get { reading { storedWidth } }
    set { storedWidth = newValue }
  }

  private var storedWidth: SizeClass
  /// The window that the graph moves; `nil` for a graph in memory.
  var windowState: WindowState?
  /// The scene with this graph as a window. It sets the property to `nil` before it is released, so
  /// that a request reads no weak reference.
  unowned var scene: WindowScene?
  package internal(set) var rootNode: Node?
  var nodes: [ObjectIdentifier: Node] = [:]
  let classes = ControllerClasses()
  let transition = TransitionState()
  /// The deferred requests, first come, first served.
  var queue: [QueuedRequest] = []
  var isRunningQueue = false
  var released = ReleaseTracker()
  /// The controllers of scenes that ``instantiate(_:)`` made. They keep their scenes when they are added.
  var instantiated: [InstantiatedController] = []
  /// The number that journals give to the next controller.
  var nextSerial = 0
  /// The recorded journal; `nil` before ``startRecording()``.
  public internal(set) var journal: Journal?
  var replayContext: ReplayContext?
  /// The screen that shows the graph, apart from a window.
  package var display: (any GraphDisplay)?

  /// Makes a graph.
  ///
  /// - Parameters:
  ///   - root: The window's root controller, with its children.
  ///   - registry: The segues that the graph performs.
  ///   - width: The horizontal size class.
  /// - Throws: ``Refusal`` when a controller occurs twice in the root's hierarchy.
  public init(
    root: (any Controller)? = nil,
    registry: SegueRegistry = SegueRegistry(),
    width: SizeClass = .compact
  ) throws {
    self.registry = registry
    storedWidth = width
    if let root { try setRoot(root) }
  }

  deinit {
    for node in nodes.values { node.detach() }
    for node in transition.departed.values { node.detach() }
  }

  /// Replaces the window's root, and with it all controllers.
  ///
  /// - Throws: ``Refusal`` when a controller occurs twice in the new hierarchy.
  /// - Complexity: O(*n*) in the number of controllers that are added and removed.
  public func setRoot(_ controller: any Controller) throws {
    try setRoot(controller, nil)
  }

  package func setRoot(_ controller: any Controller, _ origin: TransitionOrigin?) throws {
    try request("set the root to", ControllerName.of(controller)) { graph in
      try graph.validateInsertion(controller, leaving: Set(graph.nodes.keys))
      try graph.carryOut(
        [.root(controller)],
        TransitionContext(kind: .root, origin: origin, destination: controller)
      )
    }
  }

  /// Whether a transition has observers, so that more happens than its changes: classes that receive
  /// lifecycle calls, a journal, ``onTransition``, segues that embed, or a duration.
  var isObserved: Bool {
    classes.haveObservers || classes.haveStackDelegates || timing == .untilFinished
      || journal != nil || onTransition != nil
      || registry.scenes.hasEmbeds
  }

  /// The root of the window.
  public var root: (any Controller)? { reading { rootNode?.controller } }

  /// The controller that the user interacts with: the innermost content of the last presentation.
  ///
  /// - Complexity: O(*d*) in the depth of the hierarchy, presentations included.
  public var visible: (any Controller)? { reading { frontNode?.controller } }

  /// The container of a controller, or the controller that embeds it.
  ///
  /// A controller that leaves keeps its parent until the end of the transition.
  public func parent(of controller: any Controller) -> (any Controller)? {
    reading { knownNode(of: controller)?.parent?.controller }
  }

  /// The controller that a controller, or the nearest container around it, presents.
  ///
  /// It is presented until the end of its dismissal, or of a swipe down that may still be cancelled;
  /// ``isBeingDismissed(_:)`` tells. ``visible`` and ``snapshot`` have the state after the transition.
  ///
  /// - Complexity: O(*d*) in the number of containers around the controller.
  public func presented(by controller: any Controller) -> (any Controller)? {
    reading {
      knownNode(of: controller)?.ancestors.lazy.compactMap { [self] presenter in
        presenter.presented ?? transition.departed.values.first { $0.presenter === presenter }
      }.first?.controller
    }
  }

  /// The controller that presents a controller, or the nearest container around it.
  ///
  /// A controller that leaves keeps its presenter until the end of the transition.
  ///
  /// - Complexity: O(*d*) in the number of containers around the controller.
  public func presenter(of controller: any Controller) -> (any Controller)? {
    reading { knownNode(of: controller)?.presentationRoot.presenter?.controller }
  }

  /// Whether a controller is in this graph.
  public func contains(_ controller: any Controller) -> Bool {
    reading { node(of: controller) != nil }
  }

  /// Whether a controller is on screen, and not covered by a presentation.
  ///
  /// - Complexity: O(*d*) in the number of containers around the controller.
  public func isOnScreen(_ controller: any Controller) -> Bool {
    reading {
      guard let node = node(of: controller) else { return false }
      return isInFront(node) && !node.isCovered
    }
  }

  /// The number of controllers in the graph.
  public var count: Int { reading { nodes.count } }
}

final class ControllerClasses {
  private var traits: [ObjectIdentifier: ControllerTraits] = [:]
  /// Whether any known class receives lifecycle calls.
  private(set) var haveObservers = false
  /// Whether any known class hosts other controllers.
  private(set) var haveHosts = false

  /// Whether any container calls its children itself when they appear.
  var haveForwarders = false
  /// Whether any navigation controller has had a delegate.
  var haveStackDelegates = false

  subscript(type: ObjectIdentifier) -> ControllerTraits? { traits[type] }

  func add(_ found: ControllerTraits, of type: ObjectIdentifier) {
    // Set as a whole: after a change in place, each read would be checked for exclusive access.
    traits = traits.merging([type: found]) { _, new in new }
    if found.contains(.observer) { haveObservers = true }
    if found.contains(.host) { haveHosts = true }
  }
}

extension ControllerGraph {
  /// The further protocols of a controller's class.
  ///
  /// Each class is queried once, because a query costs more than a whole transition.
  func traits(of controller: any Controller) -> ControllerTraits {
    let type = ObjectIdentifier(Swift.type(of: controller))
    if let known = classes[type] { return known }
    let found = ControllerTraits(of: controller)
    classes.add(found, of: type)
    return found
  }
}

/// The further protocols that a class of controllers conforms to.
struct ControllerTraits: OptionSet {
  let rawValue: UInt8

  static let container = ControllerTraits(rawValue: 1 << 0)
  static let observer = ControllerTraits(rawValue: 1 << 1)
  static let segueSource = ControllerTraits(rawValue: 1 << 2)
  static let navigating = ControllerTraits(rawValue: 1 << 3)
  static let receiver = ControllerTraits(rawValue: 1 << 4)
  static let presentable = ControllerTraits(rawValue: 1 << 5)
  static let host = ControllerTraits(rawValue: 1 << 6)
}

extension ControllerTraits {
  init(of controller: any Controller) {
    self = []
    if controller.isContainer { insert(.container) }
    if controller is any LifecycleController { insert(.observer) }
    if controller is any SegueSource { insert(.segueSource) }
    if controller is any NavigatingController { insert(.navigating) }
    if controller is any DestinationReceiver { insert(.receiver) }
    if controller is any PresentableController { insert(.presentable) }
    if controller is any HostController { insert(.host) }
  }
}

/// A screen that shows a graph of plain controllers, and that cannot show every hierarchy.
package protocol GraphDisplay: AnyObject {
  /// Why the display cannot show the result of a change; `nil` if it can.
  func objection(to change: ControllerChange) -> Refusal.Reason?
  /// Shows the graph as it is after a request.
  func update()
}
