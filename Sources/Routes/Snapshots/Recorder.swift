/// Writes down what happens in a graph.
final class Recorder {
  private(set) var journal: Journal
  /// The numbers of controllers that came back loaded, in the transition that is about to begin.
  private var returned: [Int] = []

  init(_ journal: Journal) { self.journal = journal }

  func record(_ entry: Journal.Entry) { journal.entries.append(entry) }

  func noteReturn(of node: Node) { returned.append(node.serial) }

  /// Writes down a transition, and who came back by it.
  func recordBeginning(of transition: Transition?) {
    if let transition { record(.began(transition)) }
    for number in returned { record(.returned(number)) }
    returned = []
  }
}

/// What a replayed journal says about the transition under way.
final class ReplayContext {
  /// Those that came in.
  var newcomers: [any Controller] = []
  /// What was embedded, by the number of the parent.
  var embeds: [Int: [Snapshot]]
  /// Who had been loaded when it came, by number.
  let returns: Set<Int>

  init(embeds: [Int: [Snapshot]], returns: Set<Int>) {
    self.embeds = embeds
    self.returns = returns
  }
}
