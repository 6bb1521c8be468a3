import ProjectModel
import Routes

/// The types that receive the unwind actions of storyboards.
///
/// The configuration names them, or the sources do: a scene's class that has the action's method,
/// or inherits it.
struct UnwindReceivers: Sendable {
  private var types: [ExactString: [TypeName]] = [:]
  private var complete: Set<ExactString> = []

  init(_ project: Project, _ names: TypeNames) {
    let index = project.code.index
    let actions = Set(
      project.bundle.storyboards.lazy.flatMap(\.scenes).flatMap(\.segues).compactMap(\.unwindAction)
    )
    var actionsByMethod: [ExactString: [ExactString]] = [:]
    for action in actions where project.generation.unwinds[action] == nil {
      for implementer in index.implementers(of: action) {
        actionsByMethod[implementer, default: []].append(action)
      }
    }
    var found: [ExactString: Set<TypeName>] = [:]
    var visited: Set<TypeName> = []
    for view in project.scenes {
      guard let name = view.scene.customClass, let type = names.type(of: view.scene),
        visited.insert(type).inserted
      else { continue }
      let app = project.code.app(ofStoryboard: view.position)
      for ancestor in index.ancestors(of: name, in: app) ?? [] {
        for action in actionsByMethod[ancestor] ?? [] {
          found[action, default: []].insert(type)
          if index.implementers(of: action) == [SourceIndex.lastName(name)] {
            complete.insert(action)
          }
        }
      }
    }
    types = found.mapValues { $0.sorted() }
    for (action, text) in project.generation.unwinds {
      types[action] = TypeName(parsing: text).map { [$0] }
      complete.insert(action)
    }
  }

  /// The types that receive an action, sorted; ``TypeName/unwindTarget`` if none is known.
  func types(of action: ExactString) -> [TypeName] { types[action] ?? [.unwindTarget] }

  /// The type that an unwind with an action leads to; ``TypeName/unwindTarget`` if there may be
  /// several.
  func destination(of action: ExactString?) -> TypeName {
    guard let action, complete.contains(action), let types = types[action], types.count == 1 else {
      return .unwindTarget
    }
    return types[0]
  }
}
