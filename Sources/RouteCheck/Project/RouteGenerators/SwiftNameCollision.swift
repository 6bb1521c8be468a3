import ProjectModel
import Routes
import SourceText
import XcodeProjects

/// Two things that would have the same name in Swift, so that neither gets it.
package struct SwiftNameCollision: Sendable {
  package enum Kind: Sendable {
    case storyboards, segues, scenes, unwinds
    /// A class, and an enum that is generated for another class.
    case types
    /// A type of the app, and the module of the library.
    case module
  }

  package struct Thing: Sendable {
    /// The name in messages, such as `'ShowPost'`.
    package var label: String
    package var file: String
    package var location: TextLocation
    /// The text that became the name.
    package var text: ExactString = ""
  }

  package var kind: Kind
  package var name: ExactString
  package var first: Thing
  package var second: Thing
}

extension SwiftNameCollision.Thing {
  init(_ text: ExactString, in file: String, at location: TextLocation) {
    self.init(label: "'\(text)'", file: file, location: location, text: text)
  }
}

extension SwiftNames {
  /// The names without collisions of things that no target has together.
  package func withinTargets(of project: Project) -> SwiftNames {
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
