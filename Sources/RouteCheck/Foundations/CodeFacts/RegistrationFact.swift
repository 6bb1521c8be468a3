import Routes
import SourceText

/// A segue that code registers in a local `SegueRegistry`, or a class in local `SceneClasses`.
package struct RegistrationFact: Equatable, Sendable {
  /// What is registered.
  package enum Subject: Hashable, Sendable {
    /// The last name of a typed segue, with the type after `from:` as written.
    case segue(ExactString, source: ExactString?)
    /// A class that the code names as type, or as text.
    case sceneClass(ExactString, isText: Bool)
  }
  package var subject: Subject
  /// The number of the registry or the classes in the file.
  package var table: Int
  /// The number of the block with the call, whose other calls run as well; `nil` if they may not.
  package var block: Int?
  package var location: TextLocation

  package init(subject: Subject, table: Int, block: Int? = nil, location: TextLocation) {
    self.subject = subject
    self.table = table
    self.block = block
    self.location = location
  }
}

/// A registry of storyboards with local classes: `SegueRegistry(.main, .shop, classes: classes)`.
package struct RegistryFact: Equatable, Sendable {
  /// The names of the storyboards in code; `nil` if they are not known.
  package var storyboards: [ExactString]?
  /// The number of the classes in the file, see ``RegistrationFact/table``.
  package var classes: Int

  package init(storyboards: [ExactString]? = nil, classes: Int) {
    self.storyboards = storyboards
    self.classes = classes
  }
}
