import Routes

extension Storyboard.Segue {
  /// The segue's name in messages.
  package var label: String {
    if let identifier { return "segue '\(identifier)'" }
    if let relationship { return "relationship '\(relationship)'" }
    return "\(kind.rawValue) segue '\(id)'"
  }
}

extension Storyboard.Segue.Trigger {
  /// The name of the element for people: its text, its system item or its image.
  package var name: ExactString? { title ?? systemItem ?? image }

  /// The element in messages and tables, such as `button 'Log Out'`.
  package var label: String {
    let element = kind == .accessory ? "accessory of \(element)" : element.string
    return name.map { "\(element) '\($0)'" } ?? element
  }
}

extension Storyboard.Scene {
  /// The scene's name in messages.
  package var label: ExactString { customClass ?? name }
}

extension StoryboardBundle {
  /// A scene's name in messages: its class, or "the navigation controller around 'X'". Object ids
  /// mean little to people.
  package func label(of location: SceneLocation) -> String? {
    guard let scene = self[location] else { return nil }
    guard scene.customClass == nil, let container = scene.kind.containerDisplayName else {
      return "'\(scene.label)'"
    }
    if case .found(let inner) = unwrap(location, where: { $0.customClass != nil }),
      let content = self[inner]?.customClass
    {
      return "the \(container) around '\(content)'"
    }
    return "the \(container) '\(scene.label)'"
  }
}
