import Routes

/// The classes that may override `shouldPerformSegue(withIdentifier:sender:)`.
package struct SegueRefusals {
  private let index: SourceIndex
  private let overriding: Memo<App, Overriding>

  /// The names of the overriding classes, and of everything above them.
  private struct Overriding {
    var names: Set<ExactString> = []
    /// Whether everything above them is known.
    var isComplete = true
  }

  package init(_ index: SourceIndex) {
    self.index = index
    overriding = Memo { app in
      var found = Overriding()
      for name in index.implementers(of: ExactString(SystemMember.shouldPerformSegue.rawValue)) {
        let climb = index.climb(from: name, in: app) { above in
          found.names.insert(above)
          return false
        }
        if climb == .uncertain { found.isComplete = false }
      }
      return found
    }
  }

  /// Whether the method may be overridden for a class, by a class above or below it.
  package func mayRefuse(_ name: ExactString, in app: App) -> Bool {
    guard index.knowsAllAncestors(of: name, in: app) else { return true }
    if index.mayOverride(.shouldPerformSegue, in: name, app) { return true }
    let overriding = overriding[app]
    return !overriding.isComplete
      || overriding.names.contains(SourceIndex.lastName(index.target(of: name, in: app)))
  }
}
