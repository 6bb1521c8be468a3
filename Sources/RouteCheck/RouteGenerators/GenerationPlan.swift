import ProjectModel
import Routes

/// The declarations that are generated, with all names and types settled.
///
/// Several storyboards may share a segue or a class, so the plan covers all storyboards of a module.
/// Each part belongs to the first storyboard that has it.
package struct GenerationPlan: Sendable {
  /// The storyboards in the order of the project, without their broken objects.
  package var storyboards: [StoryboardPart] = []
  var segues: [SeguePart] = []
  var unnamed: [UnnamedPart] = []
  var scenes: [ScenePart] = []
  var sources: [SourcePart] = []
  var receivers: [ReceiverPart] = []
  /// The modules to import, sorted.
  var imports: [ExactString] = []

  /// A storyboard as a value.
  package struct StoryboardPart: Hashable, Sendable {
    package var position: Int
    var name: SwiftName
    package var storyboard: Storyboard
  }

  /// A typed segue: an identifier, a destination and a direction.
  struct SeguePart: Hashable, Sendable {
    var position: Int
    var name: SwiftName
    var identifier: ExactString
    var destination: TypeName
    var direction: SegueKind.Role.Direction
    /// The types that the segue leaves, sorted. A segue that leads forwards has a declaration without
    /// its source, and needs none for an unknown type.
    var sources: [TypeName]
  }

  /// The segues without an identifier that lead from one class to another.
  struct UnnamedPart: Hashable, Sendable {
    var position: Int
    var name: SwiftName
    /// The object ids of the segues, sorted.
    var objects: [ExactString]
    var destination: TypeName
    var source: TypeName
  }

  /// A scene that code instantiates by its identifier.
  struct ScenePart: Hashable, Sendable {
    var position: Int
    var name: SwiftName
    var identifier: ExactString
    var storyboard: ExactString
    var type: TypeName
  }

  /// A class that segues leave, and that prepares their destinations.
  struct SourcePart: Hashable, Sendable {
    var position: Int
    var type: TypeName
    /// The segues by their identifiers, sorted.
    var groups: [SegueGroup]
  }

  /// A type that receives unwinds.
  struct ReceiverPart: Hashable, Sendable {
    var position: Int
    var type: TypeName
    /// The actions, sorted by their names.
    var actions: [UnwindAction]
    /// Whether there is an enum of the actions.
    var hasEnum: Bool
  }

  struct UnwindAction: Hashable, Sendable {
    var name: SwiftName
    var selector: ExactString
  }

  /// The segues of one class with the same identifier, or with none.
  struct SegueGroup: Hashable, Sendable {
    var identifier: ExactString
    /// The destinations, the unknown one last.
    var cases: [SegueCase]
  }

  struct SegueCase: Hashable, Sendable {
    var name: SwiftName
    var destination: TypeName
  }
}

extension GenerationPlan {
  /// The plan of each storyboard. A shared part is in the plan of the first storyboard.
  package var byStoryboard: [(storyboard: StoryboardPart, plan: GenerationPlan)] {
    let segues = Dictionary(grouping: segues, by: \.position)
    let unnamed = Dictionary(grouping: unnamed, by: \.position)
    let scenes = Dictionary(grouping: scenes, by: \.position)
    let sources = Dictionary(grouping: sources, by: \.position)
    let receivers = Dictionary(grouping: receivers, by: \.position)
    return storyboards.map { part in
      var plan = GenerationPlan(storyboards: [part], imports: imports)
      plan.segues = segues[part.position] ?? []
      plan.unnamed = unnamed[part.position] ?? []
      plan.scenes = scenes[part.position] ?? []
      plan.sources = sources[part.position] ?? []
      plan.receivers = receivers[part.position] ?? []
      return (part, plan)
    }
  }
}
