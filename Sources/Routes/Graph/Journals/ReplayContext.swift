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
