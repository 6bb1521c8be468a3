import ProjectModel
import Routes
import SourceText
import StoryboardReader

extension SegueSurvey {
  /// Where something was found, and the objects without which it is not generated.
  struct SurveyedOrigin: Sendable {
    /// The position of the storyboard.
    var position: Int
    /// The path of the storyboard.
    var path: String
    /// The ids of the objects, none of which may have an error.
    var objects: [ExactString]
  }

  /// A storyboard as a value.
  struct SurveyedStoryboard: SurveyedThing {
    var position: Int
    var file: StoryboardFile

    var storyboard: Storyboard { file.storyboard }
    var inMessages: SwiftNameCollision.Thing {
      .init(
        label: "'\(storyboard.name)'",
        file: file.path,
        location: file.document,
        text: storyboard.name
      )
    }
  }

  /// A segue that code can name.
  struct SurveyedSegue: SurveyedThing {
    var origin: SurveyedOrigin
    var location: TextLocation
    /// The segue's object id.
    var object: ExactString
    /// The identifier that `prepare(for:)` sees; empty for none.
    var identifier: ExactString
    /// The identifier as a name in Swift.
    var name: SwiftName
    /// Whether the segue has an identifier.
    var isNamed: Bool
    var direction: SegueKind.Role.Direction
    /// Whether only a control can start the segue.
    var isUnnamed: Bool
    var source: TypeName
    var destination: TypeName

    var inMessages: SwiftNameCollision.Thing {
      .init(
        label: identifier.isEmpty ? "to \(destination.text)" : "'\(identifier)'",
        file: origin.path,
        location: location,
        text: identifier
      )
    }
  }

  /// A scene that code can instantiate.
  struct SurveyedScene: SurveyedThing {
    var origin: SurveyedOrigin
    var location: TextLocation
    var identifier: ExactString
    var storyboard: ExactString
    var type: TypeName

    var inMessages: SwiftNameCollision.Thing {
      .init(label: "'\(identifier)'", file: origin.path, location: location, text: identifier)
    }
  }

  /// An unwind action, with a type that receives it.
  struct SurveyedUnwind: SurveyedThing {
    var origin: SurveyedOrigin
    var location: TextLocation
    var action: ExactString
    var type: TypeName

    var inMessages: SwiftNameCollision.Thing {
      .init(label: "'\(action)'", file: origin.path, location: location, text: action)
    }
  }

  /// A module that the type of a scene or of a segue's destination needs.
  struct SurveyedModule: Sendable {
    var origin: SurveyedOrigin
    var name: ExactString
  }
}
