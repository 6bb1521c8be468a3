import Routes
import SourceText

/// A storyboard, with the locations of its parts in the file.
package struct StoryboardFile: Sendable {
  package var path: String
  package var storyboard: Storyboard
  /// The location of the root element.
  package var document: TextLocation
  /// The location of the value of `initialViewController`.
  package var initialScene: TextLocation?
  /// The locations of the scenes, in the order of the scenes.
  package var scenes: [SceneLocations] = []
  /// The custom classes of all objects, with their modules.
  package var classes: [ObjectClass] = []
  /// The object ids that an earlier object also has.
  package var duplicates: [DuplicateID] = []
  /// The outlets and actions of all objects.
  package var connections: [Connection] = []
  /// The cells that tables and collections of scenes make by a reuse identifier.
  package var prototypes: [Prototype] = []
  /// The reuse identifiers of all cells and headers, also of those in xibs.
  package var reuseIdentifiers: [ExactString] = []
  /// The named colors and images, apart from those of the system.
  package var assets: [Asset] = []
  /// The custom classes of the objects with an id.
  package var customClasses: [ExactString: ExactString] = [:]
  /// Whether a runtime attribute selects a tab.
  package var selectsTab = false
  /// Whether the item of a tab is disabled.
  package var disablesTab = false
  /// Whether a navigation controller shows its toolbar.
  package var showsToolbar = false
  /// Whether the accessory of a row is a button.
  package var hasAccessoryButton = false
  /// The screens of the scenes, in the order of the scenes; empty unless they were asked for.
  package var wireframes: [Wireframe] = []

  /// Whether the file is a xib, which has no scenes.
  package var isXib: Bool { path.hasByteSuffix(".xib") }
}

extension StoryboardFile {
  /// The locations of a scene and its attributes; `nil` for a missing attribute.
  package struct SceneLocations: Sendable {
    /// The element of the controller.
    package var element: TextLocation
    package var identifier: TextLocation?
    package var customClass: TextLocation?
    package var storyboardName: TextLocation?
    package var referencedIdentifier: TextLocation?
    /// Whether a text field of the scene hides what is typed.
    package var hasPasswordField = false
    /// The locations of the segues, in the order of the segues.
    package var segues: [SegueLocations] = []
  }

  /// The locations of a segue and its attributes; `nil` for a missing attribute.
  package struct SegueLocations: Sendable {
    package var element: TextLocation
    package var identifier: TextLocation?
    package var kind: TextLocation?
    /// The place of a finding about the segue as a whole.
    package var place: TextLocation { kind ?? element }
    package var destination: TextLocation?
    package var creationSelector: TextLocation?
    package var unwindAction: TextLocation?
    /// Whether only code can perform the segue, because its source is the controller itself.
    package var isManual = false
    /// The id of the object that has the segue among its connections.
    package var owner: ExactString?
    /// The element of the segue's destination, if that is neither a scene nor an exit.
    package var strayDestination: String?
    /// The segue's control and the views around it, with why they take no touches.
    package var inertViews: [InertView] = []
    /// Whether its control is in the navigation item of the scene's controller, or in its toolbar.
    package var isInBar = false
    /// Whether the control is on the left of it.
    package var isLeftItem = false
  }

  /// A control or a view around it, which takes no touches until code changes it, or only until code does.
  package struct InertView: Hashable, Sendable {
    /// The id of the object that an outlet has to name for that, empty if it has none; `nil` if code needs no outlet.
    package var id: ExactString?
    /// The property or the method for it, by its name in Swift; `nil` if the view takes touches.
    package var property: ExactString?
  }

  /// The custom class of an object.
  package struct ObjectClass: Sendable {
    package var name: ExactString
    package var module: Module
    package var location: TextLocation
    /// The location of the module, if it is named.
    package var moduleLocation: TextLocation?
    /// The id of the object.
    package var object: ExactString?
  }

  /// The module of a custom class.
  package enum Module: Hashable, Sendable {
    /// The module of the storyboard's target.
    case own
    case named(ExactString)
    /// None, as for classes of Objective-C, which may be in a library.
    case unstated
  }

  /// A color or an image that the document names.
  package struct Asset: Sendable {
    package var name: ExactString
    package var isColor: Bool
    package var location: TextLocation
  }

  /// An object id that an earlier object also has.
  package struct DuplicateID: Sendable {
    package var id: ExactString
    package var location: TextLocation
    /// The location of the id of the first object that has it.
    package var first: TextLocation
  }
}

extension StoryboardFile.SegueLocations {
  /// The location for a finding about the whole segue: its identifier, or else its element.
  package var name: TextLocation { identifier ?? element }
}

extension StoryboardFile.SceneLocations {
  /// The segues of the scene, each with its locations.
  package func segues(
    of scene: Storyboard.Scene
  ) -> [(segue: Storyboard.Segue, locations: StoryboardFile.SegueLocations)] {
    zip(scene.segues, segues).map { (segue: $0, locations: $1) }
  }
}
