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

/// The recorded events of the transition that a graph repeats.
package final class ReplayContext {
  /// The controllers by their numbers in the journal.
  package var controllers: [Int: any Controller] = [:]
  /// The embedded children, by the numbers of their parents.
  package var embeds: [Int: [Snapshot]] = [:]
  /// The numbers of the controllers that were loaded when they were added.
  package var returns: Set<Int> = []
  /// The next change that the controller of a number makes while it loads; `nil` after the last one.
  package var nextChange: (_ number: Int) throws -> ControllerChange? = { _ in nil }

  package init() {}
}
