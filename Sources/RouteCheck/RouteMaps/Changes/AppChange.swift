/// One difference between two versions of an app's storyboards and routes.
package struct AppChange: Equatable, Sendable {
  package enum Kind: String, Sendable, CaseIterable {
    case added, removed, changed, moved
  }

  package enum Subject: String, Sendable, CaseIterable {
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
  /// The differences.
  package var details: [String] = []
  /// Whether code that relies on the old version may fail with the new one.
  package var isBreaking = false
}
