/// The window: the controllers of an app, what is inside and above what, and the transitions between
/// them, as UIKit performs them.
///
/// ```swift
/// let graph = try ControllerGraph(root: NavigationController(root: FeedController()), registry: registry)
/// try graph.perform(.showConversation) { $0.status = status }
/// try graph.present(LoginController())
/// try graph.expect("nav(Feed, Conversation) > sheet Login")
/// ```
///
/// Every transition is checked first. What UIKit refuses, ignores or raises for is thrown as a
/// ``Refusal``, and nothing has changed then. A graph is used from one actor; it is not `Sendable`.
public final class ControllerGraph {
  /// The segues that the graph performs.
  public let registry: SegueRegistry
  /// What happens to a request that comes while a transition is under way.
  public var policy: TransitionPolicy = .refuse {
    didSet { dropsRepeats = policy == .dropRepeats }
  }
  /// Whether transitions are over at once or wait for ``finishTransition()``.
  public var timing: TransitionTiming = .immediate {
    didSet { updateIsObserved() }
  }
  /// Told of each transition when it is over.
  public var onTransition: ((Transition) -> Void)? {
    didSet { updateIsObserved() }
  }
  /// Told of each refusal that a ``Navigator`` met.
  public var onRefusal: ((Refusal) -> Void)?
  /// The refusals that navigators met, the oldest first.
  public internal(set) var refusals: [Refusal] = []

  /// The root of the window.
  public internal(set) var root: (any Controller)?
  /// The horizontal size class; ``resize(to:)`` changes it.
  public var width: HorizontalSizeClass { currentWidth }

  // What follows is read at every move. Of a property that no other module sees, and during whose
  // changes no other code runs, the compiler knows that no two accesses overlap, and checks nothing.

  var currentWidth: HorizontalSizeClass
  /// By the identity of their controllers.
  var nodes: [ObjectIdentifier: Node] = [:]
  /// What classes conform to, as far as it was asked.
  var traits: [ObjectIdentifier: ControllerTraits] = [:]
  var lastTraits: (type: ObjectIdentifier, traits: ControllerTraits)?
  /// The segues that were looked up last, as the same one is often performed again and again.
  var lastGroup: (identifier: String, segues: [Registration])?
  /// The controller that a user looks at, as long as it is known.
  var front: Node?
  /// The scenes of controllers that a registry has just made.
  var tags: [ObjectIdentifier: StoryboardBundle.Place] = [:]
  /// The segue that is being performed.
  var origin: Registration?
  /// What left the graph in the transition under way.
  var departed: [ObjectIdentifier: Node] = [:]
  var flight: ActiveTransition?
  /// What holds back further transitions while the app's code is called.
  var hold: String?
  /// Where controllers are in their appearance, while a transition is under way.
  var appearances: [ObjectIdentifier: Appearance] = [:]
  let queue = RequestQueue()
  var dropsRepeats = false
  var isRunningQueue = false
  /// How many transitions the present one follows from.
  var nesting = 0
  /// What a custom segue has done so far, while one is performed.
  var undo: UndoLog?
  /// Whether any class of controllers that came up so far wants lifecycle calls.
  var knowsObservers = false {
    didSet { updateIsObserved() }
  }
  /// Whether anybody notices more of a transition than its result.
  private(set) var isObserved = false
  var nextSerial = 0
  let leavers = ReleaseTracker()
  var recorder: Recorder? {
    didSet { updateIsObserved() }
  }
  var script: Script?

  /// Makes a graph.
  ///
  /// - Parameters:
  ///   - root: The window's first controller, with whatever is inside it.
  ///   - registry: The segues that the graph performs.
  ///   - width: The horizontal size class.
  /// - Throws: ``Refusal`` when a controller stands twice in the root's hierarchy.
  public init(
    root: (any Controller)? = nil,
    registry: SegueRegistry = SegueRegistry(),
    width: HorizontalSizeClass = .compact
  ) throws {
    self.registry = registry
    currentWidth = width
    updateIsObserved()
    if let root { try setRoot(root) }
  }

  private func updateIsObserved() {
    isObserved =
      knowsObservers || timing == .untilFinished || recorder != nil || onTransition != nil
      || registry.scenes.hasEmbeds
  }

  deinit {
    for node in nodes.values { node.detach() }
    for node in departed.values { node.detach() }
  }
}

extension ControllerGraph {
  /// The controller that a user looks at: the innermost one of what was presented last.
  ///
  /// - Complexity: O(1) as a rule; O(*d*) in the depth of the hierarchy after a dismissal.
  public var visible: (any Controller)? { frontNode?.controller }

  /// The container that holds a controller, or the controller that embeds it.
  public func parent(of controller: any Controller) -> (any Controller)? {
    node(of: controller)?.parent?.controller
  }

  /// What a controller, or the nearest one around it, presents.
  ///
  /// - Complexity: O(*d*) in the number of containers around the controller.
  public func presented(by controller: any Controller) -> (any Controller)? {
    node(of: controller).flatMap(presenterNode)?.presented.flatMap { nodes[$0]?.controller }
  }

  /// Who presents a controller, or the nearest one around it.
  ///
  /// - Complexity: O(*d*) in the number of containers around the controller.
  public func presenter(of controller: any Controller) -> (any Controller)? {
    node(of: controller).flatMap { presentationRoot(of: $0).presenter?.controller }
  }

  /// Whether a controller is in this graph.
  public func contains(_ controller: any Controller) -> Bool { node(of: controller) != nil }

  /// Whether a controller is on screen, and not below something that covers it.
  ///
  /// - Complexity: O(*d*) in the number of containers around the controller.
  public func isOnScreen(_ controller: any Controller) -> Bool {
    guard let node = node(of: controller) else { return false }
    return isInFront(node) && !isCovered(node)
  }

  /// The number of controllers in the graph.
  public var count: Int { nodes.count }
}

extension ControllerGraph {
  func node(of controller: any Controller) -> Node? { nodes[ObjectIdentifier(controller)] }

  func require(_ controller: any Controller) throws(Refusal.Reason) -> Node {
    guard let node = node(of: controller) else {
      throw .notInGraph(ControllerName.of(controller))
    }
    return node
  }

  /// The given controller, or else the visible one.
  func source(_ controller: (any Controller)?) throws(Refusal.Reason) -> Node {
    if let controller { return try require(controller) }
    guard let node = frontNode else { throw .noRoot }
    return node
  }

  /// The controllers around one, itself first, up to the root of what is presented.
  func ancestors(of node: Node) -> Ancestors { Ancestors(of: node) }

  /// The outermost controller of the hierarchy that one is in.
  func presentationRoot(of node: Node) -> Node {
    var current = node
    while let parent = current.parent { current = parent }
    return current
  }

  /// The nearest one that presents something, the given one first.
  func presenterNode(from node: Node) -> Node? {
    ancestors(of: node).first { $0.presented != nil }
  }

  var frontNode: Node? {
    if let front { return front }
    front = root.flatMap(node(of:)).map(innermost)
    return front
  }

  /// The innermost controller in front, from a given one on.
  func innermost(from start: Node) -> Node {
    var current = start
    while let inner = front(of: current) { current = inner }
    return current
  }

  /// What a controller presents, or else its content.
  private func front(of node: Node) -> Node? {
    if let presented = node.presented, let inner = nodes[presented] { return inner }
    guard let container = node.container else { return nil }
    return container.controller.content.flatMap { self.node(of: $0) }
  }

  /// What is directly around a controller: its parent, or the context that it is presented in.
  ///
  /// A presentation over a whole hierarchy has nothing around it, so a chain of them costs nothing.
  func around(_ node: Node) -> Node? {
    node.parent ?? (node.isInContext ? node.presenter : nil)
  }

  /// Whether a controller shows, but for what covers itself.
  func isInFront(_ node: Node) -> Bool {
    var current = node
    while let outer = around(current) {
      if current.parent != nil, isCovered(outer) || !shows(current, in: outer) { return false }
      current = outer
    }
    return true
  }

  private func shows(_ child: Node, in parent: Node) -> Bool {
    parent.front(in: width).contains { $0 === child.controller }
      || parent.embedded.contains { $0 === child.controller }
  }

  func isCovered(_ node: Node) -> Bool {
    guard let presented = node.presented.flatMap({ nodes[$0] }) else { return false }
    return presented.style.coversPresenter
  }
}

extension ControllerGraph {
  /// Carries out a request, and then what waited for it; says of a refusal what was asked and where.
  func attempt<Result>(
    _ request: @autoclosure () -> String,
    _ body: () throws -> Result
  ) throws -> Result {
    // What a custom segue asks for is part of it, and nothing that waited comes in between.
    defer { if !queue.isEmpty, undo == nil { runQueue() } }
    do {
      return try body()
    } catch let reason as Refusal.Reason {
      throw Refusal(request: request(), reason: reason, hierarchy: snapshot)
    }
  }
}
