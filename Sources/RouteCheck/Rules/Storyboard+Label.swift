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
