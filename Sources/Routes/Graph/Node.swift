/// What a graph knows of a controller that is in it.
///
/// A class, so that following the hierarchy passes references along and copies nothing.
final class Node {
  let controller: any Controller
  /// What the controller answers as a container, where it is one.
  let container: (any Container)?
  let traits: ControllerTraits
  /// The scene that the controller was made from, where a registry made it.
  let scene: StoryboardBundle.Place?
  /// The segue that the controller came by, whose closures may hold it.
  let origin: Registration?
  /// The number that journals call the controller by.
  var serial: Int
  /// What holds the controller inside itself, or embeds it.
  var parent: Node?
  var presenter: Node? {
    didSet { isInContext = presenter.map { $0.parent != nil || $0.isInContext } ?? false }
  }
  /// Whether something below the controller is presented in a context, and can be hidden with it.
  private(set) var isInContext = false
  /// By identity: a reference both ways would never be freed.
  var presented: ObjectIdentifier?
  /// How the controller is presented, where it is.
  var style: PresentationStyle = .automatic
  var embedded: [any Controller] = []
  var isLoaded = false
  /// Why the controller left the graph, once it has.
  var reason = RemovalReason.replaced
  /// Who waits for the controller to leave, and with what it was finished.
  var pendingResult: PendingResult?

  init(
    _ controller: any Controller,
    _ traits: ControllerTraits,
    scene: StoryboardBundle.Place?,
    origin: Registration?,
    serial: Int
  ) {
    self.controller = controller
    self.traits = traits
    self.scene = scene
    self.origin = origin
    self.serial = serial
    container =
      traits.contains(.container) ? (controller as? any ContainerController)?.asContainer : nil
  }

  /// What is inside, without what is embedded.
  var children: [any Controller] { container?.controller.children ?? [] }

  /// The children that are on screen when the controller is, without what is embedded.
  func front(in width: HorizontalSizeClass) -> [any Controller] {
    container?.front(in: width) ?? []
  }

  var id: ObjectIdentifier { ObjectIdentifier(controller) }

  /// Lets go of the nodes around, so that a long chain of them is not freed by recursion.
  func detach() {
    parent = nil
    presenter = nil
  }
}

/// The result of a controller, from whoever finishes it to whoever waits for it.
final class PendingResult {
  /// What the controller was finished with, if it was.
  var output: Any?
  /// Called with the reason and the output when the controller leaves the graph, once.
  var departure: ((RemovalReason, Any?) -> Void)?
}
