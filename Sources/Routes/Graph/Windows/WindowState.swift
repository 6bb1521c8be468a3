/// The memory of a graph of a window.
///
/// Between two requests this is nothing but weak references, and the results that callers expect.
final class WindowState {
  let adapter: any WindowAdapter
  /// Whether the graph has read the window.
  var isRead = false
  /// Whether the adapter will call the graph when a transition ends, to run the queue.
  var isAwaitingEnd = false
  /// The transitions of the current request, which the window has not made.
  var steps: [Step] = []
  /// The nodes that the current request removed.
  var departed: [Node] = []
  private var memory: [ObjectIdentifier: Memory] = [:]
  private var nextNumber = 0

  init(_ adapter: any WindowAdapter) { self.adapter = adapter }

  /// A transition that the window has not made.
  struct Step {
    let changes: [ControllerChange]
    /// How a presented controller appears, if the request chose it.
    let transitionStyle: (style: Transition.ModalStyle, controller: any Controller)?
    /// The description for observers, if there are any.
    let transition: Transition?
    /// Called when the window has made the changes.
    let completion: ((Bool) -> Void)?
  }

  /// The facts about a controller that outlive a request.
  private struct Memory {
    weak var controller: (any Controller)?
    /// The position among the remembered controllers, in the order in which they were first seen.
    let number: Int
    var origin: TransitionOrigin
    /// The style in which the controller is presented, which the framework may not tell.
    var style: PresentationStyle
    /// Whether the controller had loaded before the changes that came last.
    var hasLoaded: Bool
    var result: PendingResult?
    /// Why the controller has left the window, once it has.
    var reason: Transition.RemovalReason
  }
}

extension WindowState {
  /// The name of the transition that requests have to wait for.
  var blocking: String? { isRead ? nil : animation }

  var animation: String? { adapter.isInTransition ? "animation" : nil }

  func origin(of controller: any Controller) -> TransitionOrigin? {
    known(controller)?.origin
  }

  func result(of controller: any Controller) -> PendingResult? { known(controller)?.result }

  /// The style of a presentation. The framework reports a form sheet in the same way whether it was
  /// chosen or not.
  func style(of presented: any Controller, reported: PresentationStyle) -> PresentationStyle {
    guard reported == .pageSheet, known(presented)?.style == .formSheet else { return reported }
    return .formSheet
  }

  /// Whether a controller is loading (rule 34): its view is in no window, and had not loaded before the
  /// changes that are being made.
  func isLoading(_ controller: any Controller) -> Bool {
    adapter.hasLoaded(controller) && !adapter.isInWindow(controller)
      && known(controller)?.hasLoaded != true
  }

  var controllersWithResults: [any Controller] {
    memory.values.filter { $0.result?.expectations.isEmpty == false }
      .sorted { $0.number < $1.number }.compactMap(\.controller)
  }

  /// The memory of a controller, and not of another one that was at the same place.
  private func known(_ controller: any Controller) -> Memory? {
    guard let memory = memory[ObjectIdentifier(controller)], memory.controller === controller else {
      return nil
    }
    return memory
  }

  /// Remembers the facts that outlive a completed request.
  func remember(_ nodes: some Sequence<Node>) {
    for node in nodes.inOrder { remember(node, reason: node.reasonOfUser) }
    for node in departed { remember(node, reason: node.removalReason) }
  }

  private func remember(_ node: Node, reason: Transition.RemovalReason) {
    let known = known(node.controller)
    let number = known?.number ?? nextNumber
    if known == nil { nextNumber += 1 }
    memory[node.id] = Memory(
      controller: node.controller,
      number: number,
      origin: known?.origin ?? node.origin,
      style: node.presenter == nil ? .automatic : node.style,
      hasLoaded: adapter.hasLoaded(node.controller),
      result: node.pendingResult ?? known?.result,
      reason: reason
    )
  }

  /// Forgets the controllers that have left the window, and returns the results that are due.
  ///
  /// A controller that is still in the window is not finished after all.
  func takeDue(
    except nodes: [ObjectIdentifier: Node]
  ) -> [(result: PendingResult, reason: Transition.RemovalReason)] {
    for node in nodes.values { node.pendingResult?.output = nil }
    let gone = memory.filter { id, memory in
      guard let controller = memory.controller else { return true }
      return nodes[id]?.controller !== controller
    }
    for id in gone.keys { memory[id] = nil }
    return gone.values.sorted { $0.number < $1.number }.compactMap { memory in
      memory.result.map { ($0, memory.reason) }
    }
  }
}

extension Node {
  /// The probable reason if the controller leaves the window without a request.
  fileprivate var reasonOfUser: Transition.RemovalReason {
    for node in ancestors {
      guard let navigation = node.parent?.stack else { continue }
      if navigation.stack.first !== node.controller { return .popped }
    }
    return presentationRoot.presenter == nil ? .replaced : .swiped
  }
}
