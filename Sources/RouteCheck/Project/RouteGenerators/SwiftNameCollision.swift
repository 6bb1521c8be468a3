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

/// A thing that needs a name.
struct NameClaim {
  /// The names, each with the scope of its declaration.
  var names: [(scope: ExactString, name: ExactString)] = []
  /// Things with the same meaning share a name.
  var meaning: ExactString
  var thing: SwiftNameCollision.Thing

  var name: ExactString { names[0].name }
}

extension NameClaim {
  /// The claim of one name.
  init(
    _ name: ExactString,
    in scope: ExactString = "",
    meaning: ExactString = "",
    _ thing: SwiftNameCollision.Thing
  ) {
    self.init(names: [(scope, name)], meaning: meaning, thing: thing)
  }
}

extension SwiftNames {
  /// Adds the collisions among names that are declared side by side.
  ///
  /// Two things of the same name collide, and neither gets it. So no edit of a storyboard changes the
  /// meaning of a name. A collision is of a thing and the first thing of the name. A meaning is
  /// reported once.
  ///
  /// - Returns: The positions of the claims whose names are unique.
  mutating func settle(_ kind: SwiftNameCollision.Kind, _ claims: [NameClaim]) -> [Int] {
    var meanings: [ExactString: Set<ExactString>] = [:]
    for claim in claims {
      for (scope, name) in claim.names {
        meanings["\(scope).\(name)", default: []].insert(claim.meaning)
      }
    }
    var first: [ExactString: Int] = [:]
    var reported: Set<ExactString> = []
    var unique: [Int] = []
    for (position, claim) in claims.enumerated() {
      var isUnique = true
      for (scope, name) in claim.names {
        let key: ExactString = "\(scope).\(name)"
        if meanings[key, default: []].count == 1 { continue }
        isUnique = false
        guard let other = first[key] else {
          first[key] = position
          continue
        }
        if claims[other].meaning != claim.meaning, reported.insert(claim.meaning).inserted {
          collisions.append(
            SwiftNameCollision(
              kind: kind,
              name: name,
              first: claims[other].thing,
              second: claim.thing
            )
          )
        }
      }
      if isUnique { unique.append(position) }
    }
    return unique
  }
}
