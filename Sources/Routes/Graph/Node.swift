/// A controller's place in a graph.
///
/// A class, so that walks over the hierarchy pass references and copy nothing.
final class Node {
  let controller: any Controller
  /// The controller as a container, if it is one.
  let container: (any Container)?
  let traits: ControllerTraits
  /// The scene that the controller was made from, if a registry made it.
  let scene: StoryboardBundle.SceneLocation?
  /// The segue that led to the controller. Its closures may retain the controller.
  let origin: Registration?
  /// The controller's number in journals.
  var serial: Int

  /// The container, or the controller that embeds this one.
  var parent: Node?
  /// The controller that presents this one. Only the root of a presented hierarchy has one.
  var presenter: Node? {
    didSet { isInContext = presenter.map { $0.parent != nil || $0.isInContext } ?? false }
  }
  /// Whether the presenter is inside a container, so that it may leave the screen with that.
  private(set) var isInContext = false
  var presented: Node?
  /// The style of the presentation, if the controller is presented.
  var style: PresentationStyle = .automatic
  private(set) var embedded: [any Controller] = []
  var isLoaded = false
  /// Whether a segue embedded the controller when its parent loaded.
  var isEmbeddedOnLoad = false
  /// The reason for the controller's removal, once it is removed.
  var removalReason = RemovalReason.replaced
  /// The result that a caller expects when the controller is removed.
  var pendingResult: PendingResult?

  init(_ controller: any Controller, _ traits: ControllerTraits, _ arrival: Arrival, serial: Int) {
    self.controller = controller
    self.traits = traits
    self.serial = serial
    scene = arrival.scenes[ObjectIdentifier(controller)]
    origin = arrival.registration
    container =
      traits.contains(.container) ? (controller as? any ContainerController)?.asContainer : nil
  }

  var id: ObjectIdentifier { ObjectIdentifier(controller) }

  /// Adds an embedded child, in a local variable.
  func embed(_ child: any Controller) {
    var changed = embedded
    embedded = []
    changed.append(child)
    embedded = changed
  }

  func unembed(_ child: any Controller) { embedded = embedded.filter { $0 !== child } }

  /// Releases the neighbors, so that cycles end and a long chain is not freed by recursion.
  func detach() {
    parent = nil
    presenter = nil
    presented = nil
  }
}

extension Node {
  /// The container's children, without embedded ones.
  var children: [any Controller] { container?.children ?? [] }

  /// The children that are on screen together with the controller, without embedded ones.
  func front(in width: HorizontalSizeClass) -> [any Controller] {
    container?.front(in: width) ?? []
  }

  func embeds(_ controller: any Controller) -> Bool { embedded.contains { $0 === controller } }

  /// Whether a presentation hides the controller.
  var isCovered: Bool { presented?.style.coversPresenter ?? false }

  /// The controller and the ones around it, up to the root of its presentation.
  var ancestors: Ancestors { Ancestors(upcoming: self) }

  /// The outermost controller around this one.
  var presentationRoot: Node {
    var current = self
    while let parent = current.parent { current = parent }
    return current
  }

  /// The parent, or the context that presents the controller.
  ///
  /// A presentation over a whole hierarchy is independent of its presenter's place.
  var enclosing: Node? { parent ?? (isInContext ? presenter : nil) }
}

/// A node and its parents, the nearest first.
struct Ancestors: Sequence, IteratorProtocol {
  fileprivate var upcoming: Node?

  mutating func next() -> Node? {
    guard let node = upcoming else { return nil }
    upcoming = node.parent
    return node
  }
}
