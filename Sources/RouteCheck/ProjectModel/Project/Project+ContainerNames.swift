import Routes
import StoryboardModel

extension Project {
  /// What tables call the containers that have neither a class nor an identifier: their kind and what
  /// they hold, by their object ids.
  ///
  /// An id that containers of several storyboards share is left out, unless they hold the same.
  package var containerNames: [ExactString: String] {
    var names: [ExactString: String?] = [:]
    for view in scenes where view.scene.customClass == nil && view.scene.identifier == nil {
      guard let container = view.scene.kind.containerDisplayName,
        case .found(let inner) = bundle.unwrap(
          view.reference,
          where: { $0.customClass != nil || $0.identifier != nil }
        ), let content = bundle[inner]
      else { continue }
      let name = "\(container) of \(content.customClass ?? content.name)"
      if let known = names[view.scene.id], known != name {
        names[view.scene.id] = .some(nil)
      } else {
        names[view.scene.id] = name
      }
    }
    return names.compactMapValues(\.self)
  }
}
