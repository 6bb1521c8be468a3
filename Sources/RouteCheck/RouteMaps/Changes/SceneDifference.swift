import Routes
import StoryboardReader

/// The differences between two versions of a scene, apart from its segues.
struct SceneDifference {
  var details: [String] = []
  /// Whether code that relies on the old version may fail with the new one.
  var isBreaking = false

  /// The number of texts of a screen that are named.
  private static let texts = 6

  init(
    _ old: Storyboard.Scene,
    _ new: Storyboard.Scene,
    _ screen: Wireframe?,
    _ newScreen: Wireframe?
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
    if let screen, let newScreen { compare(screen, newScreen) }
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

  /// Compares the screens: their texts one by one, and the rest as a whole.
  private mutating func compare(_ before: Wireframe, _ after: Wireframe) {
    let count = details.count
    note("title", before.shownTitle, after.shownTitle, breaks: false)
    var counts: [String: Int] = [:]
    for text in after.texts where !text.isEmpty { counts[text, default: 0] += 1 }
    for text in before.texts where !text.isEmpty { counts[text, default: 0] -= 1 }
    let added = counts.filter { $0.value > 0 }.keys.sorted()
    let removed = counts.filter { $0.value < 0 }.keys.sorted()
    for (word, texts) in [("no longer shows", removed), ("now shows", added)] where !texts.isEmpty {
      let named = texts.prefix(Self.texts).map { "'\($0)'" }.joined(separator: ", ")
      let more = texts.count - Self.texts
      details.append("\(word) \(named)\(more > 0 ? " and \(more) more" : "")")
    }
    if details.count == count, before.drawn != after.drawn { details.append("other views") }
  }
}

extension Wireframe {
  fileprivate var shownTitle: ExactString? {
    (navigationItem?.title ?? title).flatMap { $0.isEmpty ? nil : ExactString($0) }
  }

  fileprivate var texts: [String] {
    views.flatMap { view in [view.text, view.placeholder].compactMap(\.self) + view.items }
      + (navigationItem.map { $0.left + $0.right } ?? []) + toolbarItems
      + [tabBarItem].compactMap(\.self)
  }

  /// The screen without the name in Interface Builder and the object ids, which no user sees.
  var drawn: Wireframe {
    var wireframe = self
    wireframe.comment = nil
    wireframe.title = nil
    for index in wireframe.views.indices { wireframe.views[index].id = nil }
    return wireframe
  }
}
