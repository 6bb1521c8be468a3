/// A controller's place in a graph.
///
/// A class, so that walks over the hierarchy pass references and copy nothing. Its links to other
/// nodes change in this file alone.
package final class Node {
  package let controller: any Controller
  let container: (any Container)?
  let traits: ControllerTraits
  /// The scene that the controller was made from, if a registry made it.
  package let scene: StoryboardBundle.SceneLocation?
  /// The segue that led to the controller. Its closures may retain the controller.
  let registration: Registration?
  /// The destination that led to the controller.
  package let destination: (any Destination)?
  /// The controller's number in journals.
  var serial: Int

  /// The container, or the controller that embeds this one.
  private(set) var parent: Node?
  /// The controller that presents this one. Only the root of a presented hierarchy has one.
  package private(set) var presenter: Node?
  package private(set) var presented: Node?
  /// The presentations that this one belongs to; `nil` for a child.
  private(set) var chain: PresentationChain?
  package private(set) var style = PresentationStyle.automatic
  package internal(set) var embedded: [any Controller] = []
  var isLoaded = false
  /// Whether the container calls its children itself when they appear.
  let isForwarding: Bool
  /// Whether the parent, which calls its children itself, has begun the controller's appearance last.
  var hasBegunAppearing = false
  /// Whether a segue embedded the controller when its parent loaded.
  var isEmbeddedOnLoad = false
  /// The reason for the controller's removal, once it is removed.
  var removalReason = Transition.RemovalReason.replaced
  /// The result that a caller expects when the controller is removed.
  var pendingResult: PendingResult?
  /// The object that is asked and informed about swipes of the presentation, if one was set.
  weak var dismissalDelegate: (any DismissalDelegate)?

  init(
    _ controller: any Controller,
    _ traits: ControllerTraits,
    _ origin: borrowing TransitionOrigin,
    serial: Int
  ) {
    self.controller = controller
    self.traits = traits
    self.serial = serial
    let id = ObjectIdentifier(controller)
    scene = origin.scenes[id]
    registration = origin.registration
    let model = traits.contains(.host) ? ObjectIdentifier(controller.model) : id
    destination = origin.destinations[id] ?? origin.destinations[model]
    container = traits.contains(.container) ? controller.asContainer : nil
    isForwarding = container?.appContainer?.shouldAutomaticallyForwardAppearanceMethods == false
  }

  package var id: ObjectIdentifier { ObjectIdentifier(controller) }
  var name: String { ControllerName.of(controller) }
  /// The controller in messages: a container with its children.
  var described: String { ControllerName.described(controller) }

  /// Where a controller is attached to the others.
  enum Place {
    case root
    case child(of: Node)
    case presented(by: Node, style: PresentationStyle)
  }

  /// Attaches the controller to the others, which are attached already.
  func attach(at place: Place) {
    parent = nil
    presenter = nil
    chain = nil
    switch place {
    case .root:
      chain = PresentationChain(base: nil, top: self)
    case .child(let parent):
      self.parent = parent
    case .presented(let presenter, let style):
      self.presenter = presenter
      self.style = style
      presenter.presented = self
      chain = presenter.chain ?? PresentationChain(base: presenter, top: self)
      chain?.top = self
    }
  }

  /// Detaches the controller from its presenter, but keeps its children and its own presentation.
  func leavePresenter() {
    guard let presenter else { return }
    presenter.presented = nil
    presenter.chain?.top = presenter
  }

  /// Releases the neighbors, so that cycles end and a long chain is not freed by recursion.
  func detach() {
    parent = nil
    presenter = nil
    presented = nil
    chain = nil
  }
}

/// Hierarchies that are presented one on the other, each by the root of the one below.
///
/// The window's root begins a chain, and so does each presentation by a controller inside a
/// container, as that one leaves the screen together with its presenter.
final class PresentationChain {
  /// The controller inside a container that presents the first hierarchy; `nil` for the window.
  let base: Node?
  /// The root of the last hierarchy.
  fileprivate(set) var top: Node

  init(base: Node?, top: Node) {
    self.base = base
    self.top = top
  }
}

extension Node {
  package var content: (any Controller)? { container?.content }
  package var stack: NavigationController? { container as? NavigationController }
  package var tabs: TabBarController? { container as? TabBarController }
  package var split: SplitViewController? { container as? SplitViewController }

  /// Whether the controller is a container with children that are set together.
  package var isArranged: Bool { container is any ArrangedContainer }

  /// The controller's name in moves: its class, or else the kind of container.
  package var label: ExactString {
    let name = container?.name ?? ControllerName.of(controller)
    return ExactString(name.isEmpty ? container?.kind.rawValue ?? "" : name)
  }

  /// The container's children, without embedded ones.
  package var children: [any Controller] { container?.children ?? [] }

  /// The children that are on screen together with the controller, without embedded ones.
  package func front(in width: ControllerGraph.SizeClass) -> [any Controller] {
    container?.front(in: width) ?? []
  }

  func embeds(_ controller: any Controller) -> Bool {
    embedded.contains { $0 === controller }
  }

  /// The change of the container around the controller that brings it to the front; `nil` if there is none,
  /// and if none is needed.
  package func changeBringingToFront() throws(Refusal.Reason) -> ControllerChange? {
    guard let parent, !parent.embeds(controller) else { return nil }
    return try parent.container?.change(bringingToFront: controller)
  }

  package var isPresentationRoot: Bool { parent == nil }

  /// Whether the controller is a child of one that is not its container.
  package var isEmbedded: Bool { parent?.embeds(controller) == true }

  package var isCovered: Bool { presented?.style.coversPresenter ?? false }

  /// The controller and the controllers around it, up to the root of its presentation.
  package var ancestors: UnfoldFirstSequence<Node> { sequence(first: self) { $0.parent } }

  /// The controller, its parent or presenter, and so on.
  var owners: some Sequence<Node> { sequence(first: self) { $0.parent ?? $0.presenter } }

  /// The outermost controller around this one.
  package var presentationRoot: Node { ancestors.reduce(self) { $1 } }

  /// The parent, or the controller inside a container on which the presentation is based.
  ///
  /// A presentation over a whole hierarchy is independent of its presenter's place.
  package var enclosing: Node? { parent ?? chain?.base }
}

extension Sequence<Node> {
  var inOrder: [Node] { sorted { $0.serial < $1.serial } }
}
