import Routes

extension Storyboard.Segue {
  /// What to call the segue in a message.
  var label: String {
    if let identifier { return "segue '\(identifier)'" }
    if let relationship { return "relationship '\(relationship)'" }
    return "\(kind.rawValue) segue '\(id)'"
  }
}

extension Storyboard.Scene {
  /// What to call the scene in a message.
  var label: String { customClass ?? name }
}

extension StoryboardBundle {
  /// What to call the scene at a place in a message: by its class, or else as the container that it
  /// is with the class that stands inside, because nobody knows an object id by heart.
  func label(of place: Place) -> String? {
    guard let scene = self[place] else { return nil }
    guard scene.customClass == nil, let container = scene.kind.containerDisplayName else {
      return "'\(scene.label)'"
    }
    if case .found(let inner) = unwrap(place, where: { $0.customClass != nil }),
      let content = self[inner]?.customClass
    {
      return "the \(container) around '\(content)'"
    }
    return "the \(container) '\(scene.label)'"
  }
}
