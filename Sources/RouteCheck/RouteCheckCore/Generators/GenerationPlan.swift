import Routes
import StoryboardReader
import SwiftScanner

/// What is generated, with all names and types settled and no text yet.
///
/// Several storyboards may share a segue or a class, so the plan is made for all storyboards of a
/// module at once. Each part belongs to the first storyboard that has it.
package struct GenerationPlan: Sendable {
  /// The storyboards, in the order of the project, without what is wrong in them.
  var storyboards: [StoryboardPart] = []
  var segues: [SeguePart] = []
  var unnamed: [UnnamedPart] = []
  var scenes: [ScenePart] = []
  var sources: [SourcePart] = []
  /// The modules to import, sorted.
  var imports: [String] = []
  /// What could not be generated, and why.
  var findings: [Finding] = []

  /// A storyboard as a value.
  struct StoryboardPart: Hashable, Sendable {
    var position: Int
    var name: SwiftName
    var storyboard: Storyboard
  }

  /// An identifier together with where it leads.
  struct SeguePart: Hashable, Sendable {
    var position: Int
    var name: SwiftName
    var identifier: String
    var destination: TypeName
    /// The types that it starts from, as far as they are known, sorted.
    var sources: [TypeName]
  }

  /// The segues without identifier that lead from one class to another.
  struct UnnamedPart: Hashable, Sendable {
    var position: Int
    var name: SwiftName
    /// Their object ids, sorted.
    var objects: [String]
    var destination: TypeName
    var source: TypeName
  }

  /// A scene that code makes by its identifier.
  struct ScenePart: Hashable, Sendable {
    var position: Int
    var name: SwiftName
    var identifier: String
    var storyboard: String
    var type: TypeName
  }

  /// A class that segues leave, and so prepares them.
  struct SourcePart: Hashable, Sendable {
    var position: Int
    var type: TypeName
    /// The segues by their identifiers, sorted.
    var groups: [SegueGroup]
  }

  /// The segues of one class that have the same identifier, or none.
  struct SegueGroup: Hashable, Sendable {
    var identifier: String
    /// Where they lead, the unknown last.
    var cases: [SegueCase]
  }

  struct SegueCase: Hashable, Sendable {
    var name: SwiftName
    var destination: TypeName
  }
}
