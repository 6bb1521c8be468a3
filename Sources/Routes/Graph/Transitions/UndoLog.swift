/// What a custom segue has done so far, to be taken back should it throw.
final class UndoLog {
  private(set) var changes: [HierarchyChange] = []

  func append(_ change: HierarchyChange) { changes.append(change) }

  func append(contentsOf log: UndoLog) { changes += log.changes }
}
