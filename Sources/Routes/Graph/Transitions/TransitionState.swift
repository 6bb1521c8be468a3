/// The state of a graph during transitions; at rest every property has its initial value.
///
/// Lists that each request reads are set as a whole, because a change in place would have each read
/// checked for exclusive access at run time.
final class TransitionState {
  /// The transition between its beginning and its end.
  var active: ActiveTransition?
  /// The name of the request or segue that is being checked or performed, and for which other
  /// requests have to wait.
  var exclusive: String?
  /// The transition whose `will` calls are being sent.
  var beginning: ActiveTransition?
  /// The coordinator of the transition, once the app has asked for it.
  var coordinator: Transition.Coordinator?
  /// Whether requests make transitions without animations.
  var isUnanimated = false
  /// Identifies the last request, which caused the active transition.
  var signature: RequestSignature?
  /// The `will` calls that are still to be answered, by the identity of their controllers.
  var appearances: [ObjectIdentifier: ControllerGraph.LifecycleCall] = [:]
  /// What containers call themselves between the beginning and the end, by the identities of their children.
  var forwarded: [ObjectIdentifier: (isAppearing: Bool, controllers: [any Controller])] = [:]
  /// The nodes that the active transition removed, by the identity of their controllers.
  var departed: [ObjectIdentifier: Node] = [:]
  /// The nodes that a cancelled transition removed again, while their calls are sent.
  var reverted: [ObjectIdentifier: Node] = [:]
  /// The numbers of the loaded controllers that the next transition adds again.
  var returned: [Int] = []
  /// The outcomes that are expected of controllers that enter the graph.
  var expectations: [(screen: any Controller, expectation: Expectation)] = []
  /// The custom segue that is being performed or reversed.
  var customSegue: CustomSegue?
  /// The split controllers that a request adds in compact width, and that collapse with its transition.
  var collapsing: [SplitViewController] = []
  /// The warnings of requests that may still fail.
  var warnings: [ControllerGraph.Warning] = []
  /// The controllers that are loading, while a controller's `didLoad` runs.
  var loading: Loading?
  /// The transition that is sending its appearance calls.
  var sending: SentTransition?
  /// The number of transitions in a row that led to the current one.
  var nesting = 0

  /// The name of the request or transition in memory that other requests have to wait for.
  var blocking: String? { exclusive ?? active?.name }

  /// A custom segue that is being performed.
  final class CustomSegue {
    /// The origin of the controllers that the closure adds.
    let origin: TransitionOrigin
    /// The transitions so far, which are reversed if the closure throws.
    var steps: [Step] = []
    /// Whether the closure has thrown.
    var isReversing: Bool
    /// The former nodes of controllers that return.
    var returning: [ObjectIdentifier: Node] = [:]

    init(origin: TransitionOrigin, isReversing: Bool = false) {
      self.origin = origin
      self.isReversing = isReversing
    }
  }

  /// An ended transition of a custom segue, with the data for its reversal.
  struct Step {
    /// Reverses the changes, and the embedding of children when their parents loaded.
    var reversal = Reversal()
    /// The nodes that left the graph. Their outcomes are due when the segue is performed.
    var departed: [ObjectIdentifier: Node] = [:]
    /// Called when the segue is performed.
    var completion: ((Bool) -> Void)?
  }
}
