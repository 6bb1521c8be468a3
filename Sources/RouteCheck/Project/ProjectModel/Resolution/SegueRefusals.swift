import Routes

/// The classes that may override `shouldPerformSegue(withIdentifier:sender:)`.
package struct SegueRefusals {
  private let index: SourceIndex
  private var known: [App: Overriding] = [:]

  /// The names of the overriding classes, and of everything above them.
  private struct Overriding {
    var names: Set<ExactString> = []
    /// Whether everything above them is known.
    var isComplete = true
  }

  package init(_ index: SourceIndex) { self.index = index }

  /// Whether the method may be overridden for a class, by a class above or below it.
  package mutating func mayRefuse(_ name: ExactString, in app: App) -> Bool {
    guard index.knowsAllAncestors(of: name, in: app) else { return true }
    if index.mayOverride(.shouldPerformSegue, in: name, app) { return true }
    let overriding = known[app] ?? findOverriding(in: app)
    known[app] = overriding
    return !overriding.isComplete
      || overriding.names.contains(SourceIndex.lastName(index.target(of: name, in: app)))
  }

  private func findOverriding(in app: App) -> Overriding {
    var found = Overriding()
    let member = ExactString(SystemMember.shouldPerformSegue.rawValue)
    for name in index.implementers(of: member) {
      let climb = index.climb(from: name, in: app) { above in
        found.names.insert(above)
        return false
      }
      if climb == .uncertain { found.isComplete = false }
    }
    return found
  }
}
