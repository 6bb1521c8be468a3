/// Adapts a container of the app.
protocol CustomContainer: Container {}

extension CustomContainer {
  var kind: Snapshot.Kind { .container }
  var name: String { ControllerName.of(controller) }
  var holder: AnyObject? {
    get { nil }
    set {}
  }

  func items(at index: Int) -> [Snapshot.Item] { markedItems(at: index) }
  func put(_ child: any Controller, as relationship: String?) {}
}

/// Adapts a container whose children do not change.
final class FixedCustomContainer: CustomContainer {
  let controller: any ContainerController

  init(_ controller: any ContainerController) { self.controller = controller }

  func fill(with items: [Snapshot.Item]) throws(RestorationError) {
    throw .wrongClass(name: name, expected: "container that conforms to ArrangeableContainer")
  }

  func change(bringingToFront child: any Controller) throws(Refusal.Reason) -> HierarchyChange? {
    if controller.content === child { return nil }
    throw .container(.cannotBringToFront(child: ControllerName.of(child), container: name))
  }
}

/// Adapts a container whose children the graph can change.
final class ArrangedCustomContainer: CustomContainer, ArrangedContainer {
  private let arrangeable: any ArrangeableContainer

  init(_ controller: any ArrangeableContainer) { arrangeable = controller }

  var controller: any ContainerController { arrangeable }

  func arrange(_ children: [any Controller], content: (any Controller)?) {
    arrangeable.arrange(children, content: content)
  }

  func change(bringingToFront child: any Controller) throws(Refusal.Reason) -> HierarchyChange? {
    if controller.content === child { return nil }
    let new = HierarchyChange.Arrangement(children: controller.children, content: child)
    return .arrange(old: arrangement, new: new, of: self)
  }
}
