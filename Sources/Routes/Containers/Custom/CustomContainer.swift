/// Adapts a container of the app.
///
/// The children are read once: the app's property may return others at any time, even a container
/// around this one, and the graph has checked only these.
protocol CustomContainer: Container {}

extension CustomContainer {
  var content: (any Controller)? {
    controller.content.flatMap { content in children.first { $0 === content } }
  }
  var kind: Snapshot.Kind { .container }
  var name: String { ControllerName.of(controller) }
  var holder: AnyObject? {
    get { nil }
    set {}
  }

  func items(at index: Int) -> [Snapshot.Item] { markedItems(at: index) }
  func put(_ child: any Controller, as relationship: ExactString?) {}
}

/// Adapts a container whose children do not change.
final class FixedCustomContainer: CustomContainer {
  let controller: any ContainerController
  let children: [any Controller]

  init(_ controller: any ContainerController) {
    self.controller = controller
    children = controller.children
  }

  func fill(with items: [Snapshot.Item]) throws(RestorationError) {
    throw .wrongClass(name: name, expected: "container that conforms to ArrangeableContainer")
  }

  func change(bringingToFront child: any Controller) throws(Refusal.Reason) -> HierarchyChange? {
    if content === child { return nil }
    throw .container(.cannotBringToFront(child: ControllerName.of(child), container: name))
  }
}

/// Adapts a container whose children the graph can change.
final class ArrangedCustomContainer: CustomContainer, ArrangedContainer {
  private let arrangeable: any ArrangeableContainer
  private(set) var children: [any Controller]

  init(_ controller: any ArrangeableContainer) {
    arrangeable = controller
    children = controller.children
  }

  var controller: any ContainerController { arrangeable }

  func arrange(_ children: [any Controller], content: (any Controller)?) {
    self.children = children
    arrangeable.arrange(children, content: content)
  }

  func change(bringingToFront child: any Controller) throws(Refusal.Reason) -> HierarchyChange? {
    if content === child { return nil }
    let new = HierarchyChange.Arrangement(children: children, content: child)
    return .arrange(old: arrangement, new: new, of: self)
  }
}
