/// The state of a graph during transitions; at rest every property has its initial value.
final class TransitionState {
  /// The transition between its beginning and its end.
  var active: ActiveTransition?
  /// The name of the request that calls the app's code. Other requests have to wait meanwhile.
  var callingApp: String?
  /// The appearance calls that are still to be answered, by the identity of their controllers.
  var appearances: [ObjectIdentifier: Appearance] = [:]
  /// The nodes that the active transition removed.
  var departed: [ObjectIdentifier: Node] = [:]
  /// The outcomes that are expected of controllers that enter the graph, by the identity of these.
  var expectations: [ObjectIdentifier: [Expectation]] = [:]
  /// The custom segue whose closure runs, or is reversed.
  var customSegue: CustomSegue?
  /// The former nodes of controllers that return because a custom segue is reversed.
  var returning: [ObjectIdentifier: Node] = [:]
  /// Whether the changes that are made reverse a custom segue.
  var isReversing = false
  /// The number of transitions that the present one follows from.
  var nesting = 0

  /// The name of the request or transition that other requests have to wait for.
  var blocking: String? { callingApp ?? active?.name }

  /// A custom segue whose closure runs.
  final class CustomSegue {
    /// The origin of the controllers that the closure adds.
    let arrival: Arrival
    /// The transitions so far, which are reversed if the closure throws.
    var steps: [Step] = []

    init(arrival: Arrival) { self.arrival = arrival }
  }

  /// A transition of a custom segue that has ended, with what its reversal needs.
  struct Step {
    /// The changes, in order, with the children that were embedded when their parents loaded.
    var changes: [HierarchyChange] = []
    /// The nodes that left the graph. Their outcomes are due when the segue is performed.
    var departed: [ObjectIdentifier: Node] = [:]
  }
}

/// A controller's appearance between a `will` and its `did` call.
enum Appearance: Hashable {
  case appearing
  case disappearing
}
