/// One difference between two versions of an app's storyboards and routes.
package struct AppChange: Sendable {
  package enum Kind: String, Sendable, CaseIterable {
    case added, removed, changed, moved
  }

  package enum Subject: String, Sendable {
    case storyboard, scene, segue, `class`, route
  }

  package var kind: Kind
  package var subject: Subject
  /// The name in messages: `'Feed'`, or `'ShowPost' of 'Feed'`.
  package var name: String
  /// The storyboard that contains it; `nil` for a class or a route.
  package var storyboard: String?
  /// The screen that has it, for a scene and a segue.
  package var screen: String?
  package var details: [String] = []
  /// Whether code that relies on the old version may fail with the new one.
  package var isBreaking = false
}

extension [AppChange] {
  mutating func add(
    _ kind: AppChange.Kind,
    _ subject: AppChange.Subject,
    _ name: String,
    in storyboard: String? = nil,
    of screen: String? = nil,
    _ details: ChangeDetails = ChangeDetails()
  ) {
    append(
      AppChange(
        kind: kind,
        subject: subject,
        name: name,
        storyboard: storyboard,
        screen: screen,
        details: details.texts,
        isBreaking: details.isBreaking
      )
    )
  }
}

/// The differences of one thing in words, and whether they may break code.
struct ChangeDetails {
  var texts: [String] = []
  var isBreaking = false

  init(isBreaking: Bool = false) { self.isBreaking = isBreaking }

  init(_ text: String, isBreaking: Bool = false) {
    texts = [text]
    self.isBreaking = isBreaking
  }

  /// Tells a property with another value.
  mutating func note<Value: Equatable>(
    _ field: String,
    _ old: Value?,
    _ new: Value?,
    breaks: Bool = false
  ) {
    if old == new { return }
    texts.append("\(field) \(Self.quoted(old)) is now \(Self.quoted(new))")
    isBreaking = isBreaking || breaks
  }

  static func quoted<Value>(_ value: Value?) -> String { value.map { "'\($0)'" } ?? "none" }

  static func += (one: inout Self, other: Self) {
    one.texts += other.texts
    one.isBreaking = one.isBreaking || other.isBreaking
  }

  /// The most names in a list.
  private static let names = 6

  /// The first names of a list, and the number of the others.
  static func list(_ names: [String]) -> String {
    let more = names.count - Self.names
    return names.prefix(Self.names).joined(separator: ", ") + (more > 0 ? " and \(more) more" : "")
  }
}
