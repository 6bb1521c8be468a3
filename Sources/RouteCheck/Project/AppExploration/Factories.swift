import CodeFacts
import ProjectModel
import Routes

/// The functions that return instantiated scenes.
struct Factories {
  /// The code that shows the result of each.
  var results: [CallGraph.Function: [(file: Int, result: ResultShowing)]] = [:]
  /// How many scenes each returns.
  var returned: [CallGraph.Function: Int] = [:]
  /// The code of a function that shows the results of calls which name a type.
  var typed: [CallGraph.Function: [ResultShowing]] = [:]
  /// The functions that set the root of a window.
  var rootSetters: Set<CallGraph.Function> = []
  /// The functions that use scenes by generated constants.
  var ofGenerated: Set<CallGraph.Function> = []

  init(_ project: Project, _ files: [Int], _ calls: CallGraph) {
    for file in files {
      let facts = project.code.index.files[file].facts
      for removal in facts.removals where removal.kind == .setRoot {
        rootSetters.insert(CallGraph.Function(removal.type, removal.method))
      }
      for use in facts.sceneUses {
        let function = CallGraph.Function(use.type, use.method)
        if let property = use.property {
          returned[CallGraph.Function(use.type, property), default: 0] += 1
        } else if use.isReturned {
          returned[function, default: 0] += 1
        }
        if use.isGenerated { ofGenerated.insert(function) }
      }
      for result in facts.resultShowings where calls.isShown(result.showing) {
        if result.namedType != nil {
          typed[CallGraph.Function(result.type, result.method), default: []].append(result)
        }
        guard let name = result.path.last else { continue }
        // Without a type, the function is one of the own type.
        let type = result.path.count > 1 ? result.path[result.path.count - 2] : result.type
        results[CallGraph.Function(type, name), default: []].append((file, result))
      }
    }
  }
}
