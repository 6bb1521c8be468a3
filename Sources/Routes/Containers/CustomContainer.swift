/// Adapts a container of the app.
///
/// The children are read once: the app's property may return others at any time, even a container
/// around this one, and the graph has checked only these.
protocol CustomContainer: Container {
  var custom: any ContainerController { get }
  var isReadingContent: Bool { get set }
}

extension CustomContainer {
  var controller: any Controller { custom }
  var appContainer: (any ContainerController)? { custom }
  var content: (any Controller)? { currentContent }

  /// The app's property may read the graph, which must not read the property again meanwhile.
  var currentContent: (any Controller)? {
    guard !isReadingContent else { return nil }
    isReadingContent = true
    defer { isReadingContent = false }
    return custom.content.flatMap { content in children.first { $0 === content } }
  }
  var kind: Snapshot.Kind { .container }
  var name: String { ControllerName.of(controller) }

  func items(at index: Int) -> [Snapshot.Item] { markedItems(at: index) }
  func put(_ child: any Controller, as relationship: ExactString?) {}
}

final class FixedCustomContainer: CustomContainer {
  let custom: any ContainerController
  let children: [any Controller]
  var isReadingContent = false
  /// Nothing changes the children, so any number of graphs may contain the container.
  var holder: ControllerGraph? {
    get { nil }
    set {}
  }

  init(_ controller: any ContainerController) {
    custom = controller
    children = controller.childControllers
  }

  func fill(with items: [Snapshot.Item]) throws(Snapshot.RestorationError) {
    throw .wrongClass(name: name, expected: "container that conforms to ArrangeableContainer")
  }

  func changes(removing children: [any Controller]) throws(Refusal.Reason) -> [ControllerChange] {
    let child = children.first.map { ControllerName.of($0) } ?? ""
    throw .container(.cannotRemove(child: child, container: name))
  }

  func change(bringingToFront child: any Controller) throws(Refusal.Reason) -> ControllerChange? {
    if content === child { return nil }
    throw .container(.cannotBringToFront(child: ControllerName.of(child), container: name))
  }
}

final class ArrangedCustomContainer: CustomContainer, ArrangedContainer {
  private let arrangeable: any ArrangeableContainer
  private(set) var children: [any Controller]
  var isReadingContent = false
  /// Whether a window arranges the children, after the whole request.
  var isArrangedLater = false
  /// The child in front after the window's changes; `nil` if no change sets it.
  private var laterContent: (any Controller)??
  var holder: ControllerGraph? {
    get { arrangeable.graph }
    set { arrangeable.graph = newValue }
  }

  init(_ controller: any ArrangeableContainer) {
    arrangeable = controller
    children = controller.childControllers
  }

  var custom: any ContainerController { arrangeable }
  var content: (any Controller)? { laterContent ?? currentContent }

  func arrange(_ children: [any Controller], content: (any Controller)?) {
    self.children = children
    if isArrangedLater {
      laterContent = .some(content)
    } else {
      arrangeable.arrange(children, content: content)
    }
  }

  func change(bringingToFront child: any Controller) throws(Refusal.Reason) -> ControllerChange? {
    content === child ? nil : arranging(children, content: child)
  }
}
