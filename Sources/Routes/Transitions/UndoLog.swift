/// What a custom segue has done so far, to be taken back should it throw.
final class UndoLog {
  private(set) var edits: [Edit] = []

  func append(_ edit: Edit) { edits.append(edit) }

  func append(contentsOf log: UndoLog) { edits += log.edits }
}
