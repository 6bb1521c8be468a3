import ProjectModel
import Routes
import SourceText
import StoryboardReader

/// The storyboard of something that is generated, and the objects that must have no error.
struct Origin: Sendable {
  var position: Int
  var path: String
  var objects: [ExactString]
}

/// A storyboard as a value, with the declarations in its file.
///
/// A declaration that several storyboards share is with the first of them.
package struct GeneratedStoryboard: Sendable {
  var position: Int
  var path: String
  var location: TextLocation
  package var storyboard: Storyboard
  var name: SwiftName
  /// The segues with an identifier.
  var segues: [GeneratedSegue] = []
  /// The segues that only a control can start.
  var unnamed: [GeneratedSegue] = []
  /// The segues in the enums of the classes that they leave.
  var cases: [GeneratedSegue] = []
  var scenes: [GeneratedScene] = []
  var unwinds: [GeneratedUnwind] = []

  init(position: Int, file: StoryboardFile) {
    self.position = position
    path = file.path
    location = file.document
    storyboard = file.storyboard
    name = SwiftName(storyboard.name, noun: "storyboard")
  }
}

/// A segue that code can name.
struct GeneratedSegue: Sendable {
  var origin: Origin
  var location: TextLocation
  /// The segue's object id.
  var object: ExactString
  /// The identifier that `prepare(for:)` sees; empty for none.
  var identifier: ExactString
  /// The name of the typed segue.
  var name: SwiftName
  /// The name among the segues of its source.
  var caseName: SwiftName
  /// Whether the segue has an identifier.
  var isNamed: Bool
  var direction: SegueKind.Role.Direction
  /// Whether only a control can start the segue.
  var isUnnamed: Bool
  var source: TypeName
  var destination: TypeName

  /// The type of the destination in `prepare(for:)`. An unwind in code may lead to any controller,
  /// not only to an `UnwindReceiver`.
  var preparedType: TypeName { destination == .unwindTarget ? .unknown : destination }

  var inMessages: SwiftNameCollision.Thing {
    var thing = SwiftNameCollision.Thing(identifier, in: origin.path, at: location)
    if identifier.isEmpty { thing.label = "to \(destination.text)" }
    return thing
  }
}

/// A scene that code can instantiate.
struct GeneratedScene: Sendable {
  var origin: Origin
  var location: TextLocation
  var identifier: ExactString
  var name: SwiftName
  var storyboard: ExactString
  var type: TypeName
}

/// An unwind action, with a type that receives it.
struct GeneratedUnwind: Sendable {
  var origin: Origin
  var location: TextLocation
  var action: ExactString
  var name: SwiftName
  var type: TypeName

  var inMessages: SwiftNameCollision.Thing { .init(action, in: origin.path, at: location) }
}

/// A module that the type of a scene or of a segue's destination needs.
struct ImportedModule: Sendable {
  var origin: Origin
  var name: ExactString
  var importedClass: ExactString
}
