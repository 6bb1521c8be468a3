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
  /// The classes of scenes, and the types that the sources declare outside of others.
  var types: [SurveyedType] {
    let named = scenes.compactMap { view -> SurveyedType? in
      view.scene.customClass.map { name in
        SurveyedType(
          name: name,
          inMessages: .init(
            label: "class '\(name)'",
            file: view.file.path,
            location: view.locations.customClass ?? view.locations.element
          )
        )
      }
    }
    let declared = code.index.files.flatMap { file in
      file.facts.types.filter { !$0.mayBeGenerated }.map { type in
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
    return named + declared
  }
}

extension TypeFact {
  /// Whether the declaration may be one that the tool wrote before, or declares no type.
  fileprivate var mayBeGenerated: Bool {
    kind == .extension || (kind == .enum && supertypes.isEmpty && name != "Routes")
  }
}
