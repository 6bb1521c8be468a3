import Routes
import SwiftScanner

/// Two things that would have the same name in Swift, so that neither gets it.
struct SwiftNameCollision: Sendable {
  /// The kind of the things.
  enum Kind: Sendable {
    case storyboards, segues, scenes, unwinds
    /// A class, and an enum that is generated for another class.
    case types
    /// A type of the app, and the module of the library.
    case module
  }

  /// One of the things.
  struct Thing: Sendable {
    /// The name in messages, such as `'ShowPost'`.
    var label: String
    var file: String
    var location: TextLocation
    /// The text that became the name.
    var text: ExactString = ""
  }

  var kind: Kind
  var name: ExactString
  var first: Thing
  var second: Thing
}

extension SwiftNames {
  /// The names without collisions of things that no target has together.
  func withinTargets(of project: Project) -> SwiftNames {
    var names = self
    let membership = project.files.membership
    names.collisions.removeAll { collision in
      let first = membership.targets(of: collision.first.file)
      let second = membership.targets(of: collision.second.file)
      return !first.isEmpty && !second.isEmpty && first.isDisjoint(with: second)
    }
    return names
  }
}
