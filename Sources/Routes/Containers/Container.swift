/// The properties of a container that graphs, snapshots and storyboards need.
///
/// The library's containers conform themselves; ``CustomContainer`` adapts an app's own. The
/// defaults below are right for most containers.
protocol Container: AnyObject {
  /// The container itself, or the one of another framework that it describes.
  var controller: any Controller { get }
  /// The children that the graph knows.
  var children: [any Controller] { get }
  /// The child in front; one of ``children``.
  var content: (any Controller)? { get }
  var kind: Snapshot.Kind { get }
  /// The subclass name in snapshots; empty for the library's own classes.
  var name: String { get }
  /// The graph that contains the container and changes its children.
  var holder: ControllerGraph? { get set }

  /// The children that are on screen when the container is.
  func front(in width: ControllerGraph.SizeClass) -> [any Controller]
  /// The children with their places in a snapshot in which the container is at `index`.
  func items(at index: Int) -> [Snapshot.Item]
  /// Sets the children that a snapshot describes.
  func fill(with items: [Snapshot.Item]) throws(Snapshot.RestorationError)
  /// Adds the child of a storyboard's relationship.
  func put(_ child: any Controller, as relationship: ExactString?)

  /// Why the container cannot have a child that is a container itself; `nil` if it can.
  ///
  /// - Parameter parent: The container around this one, or the one to which it is added.
  func objection(to child: any Container, in parent: (any Container)?) -> Refusal.Reason?
  func objection(toCount count: Int) -> Refusal.Reason?
  /// The warning about a child that is a container itself, if UIKit's reference forbids it.
  func warning(about child: any Container) -> ControllerGraph.Warning?
  /// The app's container, which may show a controller from inside it by itself.
  var appContainer: (any ContainerController)? { get }
  /// Whether an unwind searches the last child first.
  var isSearchedBackwards: Bool { get }
  /// The change that brings a child to the front; `nil` if none is needed.
  func change(bringingToFront child: any Controller) throws(Refusal.Reason) -> ControllerChange?
  /// The changes that remove children, which are the container's.
  func changes(removing children: [any Controller]) throws(Refusal.Reason) -> [ControllerChange]
}

/// A container with children and content that are set together.
protocol ArrangedContainer: Container {
  func arrange(_ children: [any Controller], content: (any Controller)?)
}

extension Container {
  func front(in width: ControllerGraph.SizeClass) -> [any Controller] {
    content.map { [$0] } ?? []
  }

  func items(at index: Int) -> [Snapshot.Item] {
    children.map { Snapshot.Item($0, .child(of: index)) }
  }

  /// The children with their places. The one in front is marked as selected.
  func markedItems(at index: Int) -> [Snapshot.Item] {
    let content = content
    return children.map {
      Snapshot.Item($0, .child(of: index), isSelected: $0 === content)
    }
  }

  func objection(to child: any Container, in parent: (any Container)?) -> Refusal.Reason? { nil }
  func objection(toCount count: Int) -> Refusal.Reason? { nil }
  func warning(about child: any Container) -> ControllerGraph.Warning? { nil }
  var appContainer: (any ContainerController)? { nil }
  var isSearchedBackwards: Bool { false }
  func change(bringingToFront child: any Controller) throws(Refusal.Reason) -> ControllerChange? {
    nil
  }
}

extension ArrangedContainer {
  func changes(removing children: [any Controller]) throws(Refusal.Reason) -> [ControllerChange] {
    let new = self.children.without(children)
    if let objection = objection(toCount: new.count) { throw objection }
    return [arranging(new, content: content)]
  }

  func fill(with items: [Snapshot.Item]) throws(Snapshot.RestorationError) {
    arrange(items.map(\.controller), content: items.first(where: \.isSelected)?.controller)
  }

  /// The change to other children, with one of them in front.
  func arranging(_ children: [any Controller], content: (any Controller)?) -> ControllerChange {
    .arrange(children, content: children.firstIndex { $0 === content }, of: controller)
  }
}

extension Controller {
  package var isContainer: Bool {
    self is any ContainerController || self is any RepresentedContainer
  }

  /// The children of a container that may be in no graph.
  package var childrenOutsideGraph: [any Controller] {
    if let container = self as? any ContainerController { return container.childControllers }
    if let host = self as? any HostController { return [host.hosted] }
    return (self as? any RepresentedContainer)?.representation.childControllers ?? []
  }

  /// The controller and its descendants, nearest first, each once: a container may contain itself.
  package var hierarchy: [any Controller] {
    var seen: Set<ObjectIdentifier> = [ObjectIdentifier(self)]
    var found: [any Controller] = [self]
    var next = 0
    while next < found.count {
      found += found[next].childrenOutsideGraph.filter {
        seen.insert(ObjectIdentifier($0)).inserted
      }
      next += 1
    }
    return found
  }

  package var contentOutsideGraph: (any Controller)? {
    if let container = self as? any ContainerController { return container.content }
    if let host = self as? any HostController { return host.hosted }
    return (self as? any RepresentedContainer)?.contentInFront
  }

  /// The container as graphs see it; `nil` for a screen.
  var asContainer: (any Container)? {
    if let container = self as? any LibraryContainer { return container }
    if let container = self as? any RepresentedContainer {
      let representation = container.representation as? any LibraryContainer
      representation?.represented = container
      return representation
    }
    if let container = self as? any ArrangeableContainer {
      return ArrangedCustomContainer(container)
    }
    return (self as? any ContainerController).map { FixedCustomContainer($0) }
  }
}

/// A container of the library. Each has a case of ``Snapshot/Kind``.
protocol LibraryContainer: Container, ContainerController, NamedPlaceholder {
  /// The container in a storyboard; `nil` if a storyboard has none.
  static var element: ContainerElement? { get }
  static func makeEmpty() -> any LibraryContainer

  /// The name of the subclass for which this controller is a placeholder.
  var placeholderName: String? { get set }

  /// The container of another framework that this one describes; declared `weak`.
  var represented: (any Controller)? { get set }
}

extension LibraryContainer {
  var controller: any Controller { represented ?? self }
  var children: [any Controller] { childControllers }

  var name: String {
    if let placeholderName { return placeholderName }
    let type = Swift.type(of: self)
    return kind.library == type ? "" : ControllerName.of(type)
  }
}

/// A container of another framework that the library treats as its own.
///
/// It does not refine ``ContainerController``: a public requirement would take the name of its witness
/// from the subclasses of an app.
package protocol RepresentedContainer: Controller {
  /// A container of the library with the kind and the children of this one at this moment.
  var representation: any ContainerController { get }
  /// The child that a user sees first.
  var contentInFront: (any Controller)? { get }
}
