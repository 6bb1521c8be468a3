import Routes
import StoryboardReader
import SwiftScanner

/// Something that gets a name in Swift.
protocol SurveyedThing: Sendable {
  /// The thing in a message about its name.
  var inMessages: SwiftNameCollision.Thing { get }
}

/// A type of the app, or an enum that is generated.
struct SurveyedType: SurveyedThing {
  var name: ExactString
  /// The class whose segues the enum is for; `nil` for a type of the app.
  var source: TypeName?
  var inMessages: SwiftNameCollision.Thing
}

extension Project {
  /// The types that the storyboards name and those that the sources declare outside of others.
  var types: some Sequence<SurveyedType> {
    let named = storyboards.lazy.flatMap { file in
      file.classes.lazy.map { found in
        SurveyedType(
          name: found.name,
          inMessages: .init(
            label: "class '\(found.name)'",
            file: file.path,
            location: found.location
          )
        )
      }
    }
    let declared = code.index.files.lazy.flatMap { file in
      file.facts.types.lazy.filter { !$0.mayBeGenerated }.map { type in
        SurveyedType(
          name: type.name,
          inMessages: .init(
            label: "type '\(type.name)'",
            file: file.path,
            location: type.location
          )
        )
      }
    }
    return Array(named) + Array(declared)
  }
}

extension TypeFact {
  /// Whether the declaration may be one that the tool wrote before, or declares no type.
  fileprivate var mayBeGenerated: Bool {
    kind == .extension || (kind == .enum && supertypes.isEmpty)
  }
}
