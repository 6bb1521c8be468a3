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

/// What a replayed journal records about the active transition.
final class ReplayContext {
  /// The controllers that the transition added.
  var added: [any Controller] = []
  /// The embedded children, by the numbers of their parents.
  var embeds: [Int: [Snapshot]]
  /// The numbers of the controllers that were loaded when they were added.
  let returns: Set<Int>

  init(embeds: [Int: [Snapshot]], returns: Set<Int>) {
    self.embeds = embeds
    self.returns = returns
  }
}
