import Routes

/// A storyboard as it was read: the model, and where in the file each part of it stands.
struct StoryboardFile: Sendable {
  var path: String
  var storyboard: Storyboard
  /// The root element.
  var document: SourcePlace
  /// The value of `initialViewController`.
  var initialScene: SourcePlace?
  /// The places of the scenes, in their order.
  var scenes: [ScenePlaces] = []
  /// The classes that any object has, with their module.
  var classes: [ObjectClass] = []
  /// Ids that an earlier object has as well.
  var duplicates: [DuplicateID] = []
  /// The segues that the tie breakers of inferred metrics name.
  var tieBreakers: [TieBreaker] = []
}

extension StoryboardFile {
  struct ScenePlaces: Hashable, Sendable {
    /// The controller's element.
    var element: SourcePlace
    var identifier: SourcePlace?
    var customClass: SourcePlace?
    var storyboardName: SourcePlace?
    var referencedIdentifier: SourcePlace?
    var segues: [SeguePlaces] = []
  }

  struct SeguePlaces: Hashable, Sendable {
    var element: SourcePlace
    var identifier: SourcePlace?
    var kind: SourcePlace?
    var destination: SourcePlace?
    var creationSelector: SourcePlace?
    var unwindAction: SourcePlace?
    /// Whether only code can perform the segue: it starts at the controller itself.
    var isManual = false
    /// The element of the object that the segue leads to, where that is no scene and no exit.
    var strayDestination: String?
  }

  struct ObjectClass: Hashable, Sendable {
    var name: String
    var module: Module
    var place: SourcePlace
    /// The object's id.
    var object: String?
  }

  /// The module that a class is said to be of.
  enum Module: Hashable, Sendable {
    /// The module of the target that the storyboard is in.
    case own
    case named(String)
  }

  struct DuplicateID: Hashable, Sendable {
    var id: String
    var place: SourcePlace
    var first: SourcePlace
  }

  struct TieBreaker: Hashable, Sendable {
    var segue: String
    var place: SourcePlace
  }
}

extension StoryboardFile.SeguePlaces {
  /// Where a finding about the segue as a whole stands: its identifier, or else the element.
  var name: SourcePlace { identifier ?? element }
}
