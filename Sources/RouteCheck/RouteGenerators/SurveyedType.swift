import CodeReader
import ProjectModel
import Routes
import StoryboardReader

/// Something that gets a name in Swift.
protocol SurveyedThing: Sendable {
  /// The thing in a message about its name.
  var inMessages: SwiftNameCollision.Thing { get }
}

/// A type of the app, or an enum that is generated.
struct SurveyedType: SurveyedThing {
  var name: ExactString
  /// The reason for the generated enum; `nil` for a type of the app.
  var generated: GeneratedEnum?
  var inMessages: SwiftNameCollision.Thing
}

/// An enum that is generated for a type.
enum GeneratedEnum: Hashable, Sendable {
  /// The segues that leave the type.
  case segues(TypeName)
  /// The unwind actions that the type receives.
  case unwinds(TypeName)

  /// The name of the enum.
  var name: ExactString {
    switch self {
    case .segues(let type): type.segueEnum
    case .unwinds(let type): type.unwindEnum
    }
  }

  /// The cases of the enum, for messages.
  var label: String {
    switch self {
    case .segues(let type): "the enum of the segues that leave '\(type.text)'"
    case .unwinds(let type): "the enum of the unwind actions that '\(type.text)' receives"
    }
  }
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
    switch kind {
    case .extension: true
    case .enum:
      (supertypes.isEmpty && name != "Routes") || supertypes == [SwiftGenerator.unwindEnumRawType]
    default: false
    }
  }
}
