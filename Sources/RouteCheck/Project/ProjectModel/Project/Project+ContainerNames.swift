import RouteTables
import Routes

extension Project {
  /// The names in tables for containers without a class or an identifier, by their object ids:
  /// their kind and their children.
  ///
  /// An id of containers in several storyboards is left out, unless their children have the same
  /// names.
  package var containerNames: [ExactString: String] {
    var names: [ExactString: String?] = [:]
    for view in scenes where view.scene.customClass == nil && view.scene.identifier == nil {
      guard let container = view.scene.kind.containerDisplayName,
        case .found(let inner) = bundle.unwrap(
          view.reference,
          where: { $0.customClass != nil || $0.identifier != nil }
        ), let content = bundle[inner]
      else { continue }
      let name = "\(container) of \(content.label)"
      if let known = names[view.scene.id], known != name {
        names[view.scene.id] = .some(nil)
      } else {
        names[view.scene.id] = name
      }
    }
    return names.compactMapValues(\.self)
  }
}
