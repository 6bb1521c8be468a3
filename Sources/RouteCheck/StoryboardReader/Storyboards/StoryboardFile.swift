import Routes
import SwiftScanner

/// A storyboard as it was read: the model, and where in the file each part of it stands.
package struct StoryboardFile: Sendable {
  package var path: String
  package var storyboard: Storyboard
  /// The root element.
  package var document: TextLocation
  /// The value of `initialViewController`.
  package var initialScene: TextLocation?
  /// The places of the scenes, in their order.
  package var scenes: [SceneLocations] = []
  /// The classes that any object has, with their module.
  package var classes: [ObjectClass] = []
  /// Ids that an earlier object has as well.
  package var duplicates: [DuplicateID] = []
  /// The segues that the tie breakers of inferred metrics name.
  package var tieBreakers: [TieBreaker] = []
}

extension StoryboardFile {
  package struct SceneLocations: Hashable, Sendable {
    /// The controller's element.
    package var element: TextLocation
    package var identifier: TextLocation?
    package var customClass: TextLocation?
    package var storyboardName: TextLocation?
    package var referencedIdentifier: TextLocation?
    package var segues: [SegueLocations] = []
  }

  package struct SegueLocations: Hashable, Sendable {
    package var element: TextLocation
    package var identifier: TextLocation?
    package var kind: TextLocation?
    package var destination: TextLocation?
    package var creationSelector: TextLocation?
    package var unwindAction: TextLocation?
    /// Whether only code can perform the segue: it starts at the controller itself.
    package var isManual = false
    /// The element of the object that the segue leads to, where that is no scene and no exit.
    package var strayDestination: String?
  }

  package struct ObjectClass: Hashable, Sendable {
    package var name: String
    package var module: Module
    package var location: TextLocation
    /// The object's id.
    package var object: String?
  }

  /// The module that a class is said to be of.
  package enum Module: Hashable, Sendable {
    /// The module of the target that the storyboard is in.
    case own
    case named(String)
  }

  package struct DuplicateID: Hashable, Sendable {
    package var id: String
    package var location: TextLocation
    package var first: TextLocation
  }

  package struct TieBreaker: Hashable, Sendable {
    package var segue: String
    package var location: TextLocation
  }
}

extension StoryboardFile.SegueLocations {
  /// Where a finding about the segue as a whole stands: its identifier, or else the element.
  package var name: TextLocation { identifier ?? element }
}
