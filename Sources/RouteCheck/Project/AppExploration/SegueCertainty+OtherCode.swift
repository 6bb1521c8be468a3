import ProjectModel
import Routes
import RoutesExploration

extension SegueCertainty {
  /// The segues that the code of an app performs anywhere.
  struct OtherCode {
    /// The identifiers of segues that any code performs.
    var performed: Set<ExactString> = []
    /// Whether any code performs a segue whose identifier is unknown.
    var performsUnknown = false
  }

  /// The certainty of a segue, with the code of other classes.
  func certainty(of segue: Storyboard.Segue, besides other: OtherCode)
    -> Exploration.Certainty
  {
    if isUnconditional(segue) { return .certain }
    if segue.trigger != nil { return .possible }
    guard let identifier = segue.identifier else { return .never }
    let mayHappen = own == nil || other.performsUnknown || other.performed.contains(identifier)
    return mayHappen ? .possible : .never
  }
}
