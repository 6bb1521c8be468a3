import Routes
import StoryboardReader

/// The differences between two versions of a scene, apart from its segues.
struct SceneDifference {
  var details: [String] = []
  /// Whether code that relies on the old version may fail with the new one.
  var isBreaking = false

  /// Whether views have other sizes or places.
  private(set) var hasOtherLayout = false

  init(
    _ old: Storyboard.Scene,
    _ new: Storyboard.Scene,
    _ screen: Wireframe?,
    _ newScreen: Wireframe?,
    connections: (old: [AppVersion.Connection], new: [AppVersion.Connection])
  ) {
    note("kind", ExactString(old.kind.rawValue), ExactString(new.kind.rawValue), breaks: true)
    note("class", old.customClass, new.customClass, breaks: old.customClass != nil)
    note("module", old.module, new.module, breaks: false)
    note("identifier", old.identifier, new.identifier, breaks: old.identifier != nil)
    let (before, after) = (old.reference, new.reference)
    note("referenced scene", before?.identifier, after?.identifier, breaks: true)
    note("referenced storyboard", before?.storyboardName, after?.storyboardName, breaks: true)
    note("referenced bundle", before?.bundleIdentifier, after?.bundleIdentifier, breaks: true)
    note(
      "presentation style",
      old.settings.presentationStyle,
      new.settings.presentationStyle,
      breaks: false
    )
    if old.settings.hiddenBars != new.settings.hiddenBars { details.append("other hidden bars") }
    if let screen, let newScreen {
      let difference = ScreenDifference(from: screen, to: newScreen)
      details += difference.details
      hasOtherLayout = difference.hasOtherLayout
    }
    let connections = ConnectionDifference(from: connections.old, to: connections.new)
    details += connections.details
    isBreaking = isBreaking || connections.isBreaking
  }

  private mutating func note(
    _ field: String,
    _ old: ExactString?,
    _ new: ExactString?,
    breaks: Bool
  ) {
    if old == new { return }
    details.append("\(field) \(Self.quoted(old)) is now \(Self.quoted(new))")
    if breaks { isBreaking = true }
  }

  static func quoted(_ text: ExactString?) -> String { text.map { "'\($0)'" } ?? "none" }
}
