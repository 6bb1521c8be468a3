/// The state of a graph during transitions; at rest every property has its initial value.
struct TransitionState {
  /// The transition between its beginning and its end.
  var active: ActiveTransition?
  /// The name of the request that calls the app's code. Other requests have to wait meanwhile.
  var callingApp: String?
  /// The appearance calls that are still to be answered, by the identity of their controllers.
  var appearances: [ObjectIdentifier: Appearance] = [:]
  /// The nodes that the active transition removed.
  var departed: [ObjectIdentifier: Node] = [:]
  /// The custom segue whose closure runs.
  var customSegue: CustomSegue?
  /// The number of transitions that the present one follows from.
  var nesting = 0

  /// The name of the request or transition that other requests have to wait for.
  var blocking: String? { callingApp ?? active?.name }

  /// A custom segue whose closure runs.
  struct CustomSegue {
    /// The origin of the controllers that the closure adds.
    let arrival: Arrival
    /// The changes so far, which are reversed if the closure throws.
    var changes: [HierarchyChange] = []
  }
}

/// A controller's appearance between a `will` and its `did` call.
enum Appearance: Hashable {
  case appearing
  case disappearing
}
