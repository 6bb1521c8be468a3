extension Refusal {
  /// Why a controller cannot take part in a request.
  public enum ControllerReason: Equatable, Sendable {
    /// The graph has no root yet.
    case noRoot
    /// The controller is not in this graph.
    case notInGraph(String)
    /// The controller is in this graph already.
    case alreadyInGraph(String)
    /// The controller is in another window, or the container belongs to another graph.
    case inAnotherGraph(String)
    /// The window is in a scene already.
    case windowInScene
    /// The controller has a parent or a presenter outside of this graph's window.
    case elsewhere(String)
    /// The controller is not of the framework of the graph's window.
    case notShowable(String)
    /// The controller has no parent, because it is presented or the root.
    case noParent(String)
    /// The controller occurs twice in the new hierarchy, or contains itself.
    case repeated(String)
    /// A user cannot touch the controller: it is not on screen, or below a presentation.
    case outOfReach(String, below: String?)
    /// A user cannot touch a bar or a button, because a controller hides it.
    case hiddenBar(String, by: String)
    /// The controller of a navigator was released.
    case released(String)
    /// The view of a navigator is in no graph.
    case outsideGraph
  }
}

extension Refusal.ControllerReason: CustomStringConvertible {
  /// The problem, and a way to fix it.
  public var description: String {
    switch self {
    case .outsideGraph:
      """
      the view is in no graph; show it with a Hosting controller of a window with a graph, or in a \
      GraphView
      """
    case .noRoot:
      "the graph has no root; set one first"
    case .notInGraph(let controller):
      """
      \(controller) is not in this graph; it was never added, was removed, or is in another graph
      """
    case .alreadyInGraph(let controller):
      """
      \(controller) is in the graph already, and a controller has one place only; go back to it, or \
      make another one
      """
    case .inAnotherGraph(let container):
      "\(container) is in another graph; remove it there first, or make another one"
    case .windowInScene:
      "the window is in a scene already; remove it there first"
    case .elsewhere(let controller):
      """
      \(controller) has a parent or a presenter outside of this graph's window; remove it there \
      first, or make another one
      """
    case .notShowable(let controller):
      "\(controller) cannot be shown in a window; derive its class from the framework's controller"
    case .noParent(let controller):
      "\(controller) has no parent; dismiss it if it is presented, or set another root"
    case .repeated(let controller):
      """
      \(controller) occurs twice in the new hierarchy, or contains itself; use a controller of its \
      own for each place
      """
    case .outOfReach(let controller, let cover?):
      """
      a user cannot touch \(controller), because \(cover) is above it; dismiss that or remove its \
      window first, or leave a sheet undimmed as a PresentableController
      """
    case .outOfReach(let controller, nil):
      """
      a user cannot touch \(controller), because it is not on screen; bring it to the front first, or \
      act from code
      """
    case .hiddenBar(let bar, let controller):
      "a user cannot touch \(bar), because \(controller) hides it; show it, or move from code"
    case .released(let controller):
      """
      \(controller), whose navigator this is, was released; make a navigator from a controller that is in \
      the graph
      """
    }
  }
}
