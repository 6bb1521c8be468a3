/// What several rules need, computed once for all of them.
struct RuleInputs: Sendable {
  /// The project's ``Project/routeMismatches``.
  var mismatches: [RouteMismatch]
  /// The names of generated code; `nil` if no rule checks them.
  var names: SwiftNames?
}
