/// What graphs, snapshots and storyboards ask of a container.
///
/// Each of the library's containers says it of itself, and ``CustomContainer`` of the app's. What has a
/// default here is what most containers do.
protocol Container: AnyObject {
  /// The container itself.
  var controller: any ContainerController { get }
  /// What snapshots call containers of this kind.
  var kind: Snapshot.Kind { get }
  /// What snapshots call this one; empty for the library's own classes.
  var name: String { get }
  /// The graph that holds the container, as far as that is known.
  var holder: AnyObject? { get set }

  /// The children that are on screen when the container is.
  func front(in width: HorizontalSizeClass) -> [any Controller]
  /// The children with their places in a snapshot, where the container stands at `index`.
  func items(at index: Int) -> [Snapshot.Item]
  /// Takes the children that a snapshot describes.
  func fill(with items: [Snapshot.Item]) throws(RestorationError)
  /// Takes a child that a storyboard puts inside by a relationship.
  func put(_ child: any Controller, as relationship: String?)

  /// Whether the container can stand on a stack.
  var canBePushed: Bool { get }
  /// What happens to a controller that is to be shown from inside; `nil` when others decide.
  func showing(_ controller: any Controller, in width: HorizontalSizeClass) -> Showing?
  /// Whether an unwind asks the last child first.
  var isSearchedBackwards: Bool { get }
  /// The change that brings a child to the front; `nil` when none is needed.
  func change(bringingToFront child: any Controller) throws(Refusal.Reason) -> HierarchyChange?
  /// The changes that a new width brings about.
  func changes(resizingTo width: HorizontalSizeClass) -> [HierarchyChange]
}

/// A container whose children change as a whole, and which of them is in front with them.
protocol ArrangedContainer: Container {
  func arrange(_ children: [any Controller], content: (any Controller)?)
}

/// What a container does with a controller that is to be shown from inside it.
enum Showing {
  case push(onto: NavigationController)
  case column(SplitColumn, of: SplitViewController)
  case presentation
}

extension Container {
  func front(in width: HorizontalSizeClass) -> [any Controller] {
    controller.content.map { [$0] } ?? []
  }

  func items(at index: Int) -> [Snapshot.Item] {
    controller.children.map { Snapshot.Item($0, .child(of: index)) }
  }

  /// The children with their places, and with a mark at the one in front.
  func markedItems(at index: Int) -> [Snapshot.Item] {
    let content = controller.content
    return controller.children.map {
      Snapshot.Item($0, .child(of: index), isSelected: $0 === content)
    }
  }

  var canBePushed: Bool { true }
  func showing(_ controller: any Controller, in width: HorizontalSizeClass) -> Showing? { nil }
  var isSearchedBackwards: Bool { false }
  func change(bringingToFront child: any Controller) throws(Refusal.Reason) -> HierarchyChange? {
    nil
  }
  func changes(resizingTo width: HorizontalSizeClass) -> [HierarchyChange] { [] }
}

extension ArrangedContainer {
  func fill(with items: [Snapshot.Item]) throws(RestorationError) {
    arrange(items.map(\.controller), content: items.first(where: \.isSelected)?.controller)
  }

  /// The children as they are, and which of them is in front.
  var arrangement: HierarchyChange.Arrangement {
    HierarchyChange.Arrangement(children: controller.children, content: controller.content)
  }
}

extension ContainerController {
  /// What this container answers to a graph.
  var asContainer: any Container {
    if let container = self as? any LibraryContainer { return container }
    if let container = self as? any ArrangeableContainer {
      return ArrangedCustomContainer(container)
    }
    return FixedCustomContainer(self)
  }
}
