import Routes
import StoryboardReader

/// The differences between two versions of a scene, apart from its segues.
struct SceneDifference {
  var details = ChangeDetails()
  /// Whether views have other sizes or places.
  private(set) var hasOtherLayout = false

  init(
    _ old: Storyboard.Scene,
    _ new: Storyboard.Scene,
    _ screen: Wireframe?,
    _ newScreen: Wireframe?,
    connections: (old: [AppVersion.Connection], new: [AppVersion.Connection])
  ) {
    details.note("kind", old.kind.rawValue, new.kind.rawValue, breaks: true)
    details.note("class", old.customClass, new.customClass, breaks: old.customClass != nil)
    details.note("module", old.module, new.module)
    details.note("identifier", old.identifier, new.identifier, breaks: old.identifier != nil)
    let (before, after) = (old.reference, new.reference)
    details.note("referenced scene", before?.identifier, after?.identifier, breaks: true)
    details.note(
      "referenced storyboard",
      before?.storyboardName,
      after?.storyboardName,
      breaks: true
    )
    details.note(
      "referenced bundle",
      before?.bundleIdentifier,
      after?.bundleIdentifier,
      breaks: true
    )
    details.note(
      "presentation style",
      old.settings.presentationStyle,
      new.settings.presentationStyle
    )
    if old.settings.hiddenBars != new.settings.hiddenBars {
      details.texts.append("other hidden bars")
    }
    if let screen, let newScreen {
      let difference = ScreenDifference(from: screen, to: newScreen)
      details.texts += difference.details
      hasOtherLayout = difference.hasOtherLayout
    }
    let connections = ConnectionDifference(from: connections.old, to: connections.new)
    details.texts += connections.details
    details.isBreaking = details.isBreaking || connections.isBreaking
  }
}
