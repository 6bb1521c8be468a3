/// Answers for a container of the app's own.
protocol OwnContainer: Container {}

extension OwnContainer {
  var kind: Snapshot.Kind { .container }
  var name: String { ControllerName.of(controller) }
  var holder: ControllerGraph? {
    get { nil }
    set {}
  }

  func items(at index: Int) -> [Snapshot.Item] { markedItems(at: index) }
  func put(_ child: any Controller, as relationship: String?) {}
}

/// Answers for a container whose children stay what they are.
final class FixedOwnContainer: OwnContainer {
  let controller: any ContainerController

  init(_ controller: any ContainerController) { self.controller = controller }

  func fill(with items: [Snapshot.Item]) throws(RestorationError) {
    throw .wrongClass(name: name, expected: "container that can be arranged")
  }

  func edit(bringingToFront child: any Controller) throws(Refusal.Reason) -> Edit? {
    if controller.content === child { return nil }
    throw .cannotBringToFront(child: ControllerName.of(child), container: name)
  }
}

/// Answers for a container whose children the graph may change.
final class ArrangedOwnContainer: OwnContainer, ArrangedContainer {
  private let arrangeable: any ArrangeableContainer

  init(_ controller: any ArrangeableContainer) { arrangeable = controller }

  var controller: any ContainerController { arrangeable }

  func arrange(_ children: [any Controller], content: (any Controller)?) {
    arrangeable.arrange(children, content: content)
  }

  func edit(bringingToFront child: any Controller) throws(Refusal.Reason) -> Edit? {
    if controller.content === child { return nil }
    let new = Edit.Arrangement(children: controller.children, content: child)
    return .arrange(old: arrangement, new: new, of: self)
  }
}
