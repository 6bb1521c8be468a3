/// Why a graph did not do what it was asked for. Nothing has changed after one.
///
/// ```swift
/// do {
///   try graph.present(share)
/// } catch let refusal as Refusal {
///   print(refusal)  // what was asked, what was expected and found, how to mend it
/// }
/// ```
public struct Refusal: Error, Hashable, Sendable {
  /// What was asked for, such as `push Conversation`.
  public let request: String
  /// Why it was not done.
  public let reason: Reason
  /// What was where.
  public let hierarchy: Snapshot
}

extension Refusal {
  /// Each way in which UIKit warns, ignores or raises, and each misuse of a graph.
  ///
  /// Controllers are named as in a ``Snapshot``.
  public enum Reason: Error, Hashable, Sendable {
    // Segues
    /// The source has no segue of that identifier.
    case unknownSegue(identifier: String, source: String, available: [String])
    /// The segue is registered for other sources only.
    case wrongSource(identifier: String, expected: [String], found: String)
    /// The source's scene has no segue of those object ids.
    case noUnnamedSegue(objects: [String], source: String)
    /// Several registered segues fit the source equally well.
    case ambiguousSegue(identifier: String, source: String, candidates: [String])
    /// The segue is one that happens by itself when its source loads or is made.
    case notPerformable(identifier: String, kind: SegueKind)
    /// Nothing says how the segue's destination is made.
    case noInstantiation(identifier: String, destination: String)
    /// The route makes its own controller where a whole hierarchy is registered.
    case hierarchyInTheWay(identifier: String)
    /// What was made is no ``Controller``.
    case notAController(type: String)
    /// The prepare closure is meant for another controller.
    case destinationMismatch(UnwrappingError)
    /// The controller receives destinations of another enum.
    case receiverMismatch(controller: String, receives: String, destination: String)
    /// The source's `shouldPerform` said no.
    case notWanted(identifier: String, source: String)
    /// A custom segue has no closure that performs it.
    case noCustomTransition(identifier: String)
    /// A scene that was to be made is not there.
    case unresolvedScene(problem: String)

    // Controllers
    /// The graph has no root yet.
    case noRoot
    /// The controller is not in this graph.
    case notInGraph(String)
    /// The controller is in this graph already.
    case alreadyInGraph(String)
    /// The container is in another graph, which goes on changing it.
    case inAnotherGraph(String)
    /// The controller stands twice in what was to be added, or inside itself.
    case repeated(String)

    // Stacks
    /// There is no navigation controller around the source.
    case noNavigationController(source: String)
    /// The controller is on that stack already.
    case alreadyOnStack(String)
    /// A navigation or tab bar controller cannot be pushed.
    case containerOnStack(String)
    /// The controller is not on that stack.
    case notOnStack(String)
    /// A stack needs at least one controller.
    case emptyStack

    // Presentation
    /// The presenter presents something already.
    case alreadyPresenting(presenter: String, presented: String)
    /// The source is not on screen.
    case notOnScreen(source: String)
    /// Neither the controller nor anything around it is presented or presents.
    case nothingToDismiss(String)
    /// The presented controller does not let itself be swiped away.
    case modalInPresentation(String)
    /// A controller that is presented in this style is not swiped away by a user.
    case notSwipedAway(String, style: PresentationStyle)
    /// The presented controller was asked, and said no.
    case dismissalNotWanted(String)

    // Containers
    /// There is no container of that sort around the source.
    case noContainer(kind: Snapshot.Kind, source: String)
    /// There is no tab of that index.
    case noSuchTab(index: Int, count: Int)
    /// The tab controller was asked, and said no.
    case selectionNotWanted(index: Int)
    /// The content is not among the children.
    case noSuchChild(index: Int, count: Int)
    /// The container has no way to bring that child to the front.
    case cannotBringToFront(child: String, container: String)

    // Unwinding
    /// Nobody on the way out takes the unwind.
    case noUnwindTarget(expected: String, asked: [String])

    // Time
    /// A transition is under way.
    case transitionUnderWay(String)
    /// The same destination is being shown from the same source.
    case repeatedRequest(String)
    /// Not refused but put off: it is carried out after the transition under way.
    case queued(behind: String)
    /// No transition is under way.
    case noTransitionUnderWay
    /// So many transitions followed from each other that it looks like an endless loop.
    case endless(after: Int)
    /// The app's own code threw where nobody could catch it.
    case failed(String)
    /// The transition under way cannot be cancelled.
    case notInteractive(String)
  }
}
