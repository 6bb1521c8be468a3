/// Records the events of a graph in a journal.
final class Recorder {
  private(set) var journal: Journal
  /// The numbers of the loaded controllers that the next transition adds again.
  private var returned: [Int] = []

  init(_ journal: Journal) { self.journal = journal }

  func record(_ entry: Journal.Entry) { journal.entries.append(entry) }

  func noteReturn(of node: Node) { returned.append(node.serial) }

  /// Records a transition and the loaded controllers that it adds again.
  func recordBeginning(of transition: Transition?) {
    if let transition { record(.began(transition)) }
    for number in returned { record(.returned(number)) }
    returned = []
  }
}

/// The entries of the replayed transition in its journal.
final class ReplayContext {
  /// The controllers by their numbers in the journal.
  var controllers: [Int: any Controller] = [:]
  /// The position of the transition in the journal, for errors.
  var position = 0
  /// The embedded children, by the numbers of their parents.
  var embeds: [Int: [Snapshot]] = [:]
  /// The changes of controllers while they load, by the numbers of these.
  var built: [Int: [Transition.RecordedChange]] = [:]
  /// The numbers of the controllers that were loaded when they were added.
  var returns: Set<Int> = []

  /// Reads the entries of one transition, up to its end.
  func read(_ entries: ArraySlice<Journal.Entry>) {
    position = entries.startIndex - 1
    embeds = [:]
    built = [:]
    returns = []
    for entry in entries {
      switch entry {
      case .returned(let number): returns.insert(number)
      case .embedded(let child, let parent): embeds[parent, default: []].append(child)
      case .built(let change, let parent): built[parent, default: []].append(change)
      case .called: continue
      case .began, .finished, .cancelled: return
      }
    }
  }

  /// A change that a controller makes while it loads.
  func change(
    _ recorded: Transition.RecordedChange,
    whileLoading node: Node,
    in graph: ControllerGraph
  ) throws -> ControllerChange {
    let reader = StepReader(graph: graph, controllers: controllers, position: position)
    let change = try reader.change(recorded.form)
    guard graph.scope(of: change) === node.controller else {
      throw RestorationError.malformed(
        position: position,
        problem:
          "changes another controller than \(ControllerName.of(node.controller)), which loads"
      )
    }
    try reader.check([change])
    return change
  }
}
