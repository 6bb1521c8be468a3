import Routes

extension ControllerGraph {
  /// Creates a graph of placeholders and repeats the transitions of a journal.
  ///
  /// ```swift
  /// graph.startRecording()
  /// try graph.present(LoginController())
  /// if let journal = graph.journal {
  ///   let replayed = try ControllerGraph(replaying: journal)
  ///   try replayed.expect(graph.snapshot)
  /// }
  /// ```
  ///
  /// The new graph records a journal, too, which is equal to the given one.
  ///
  /// - Parameter journal: The journal of another graph.
  /// - Throws: `Snapshot.RestorationError.malformedStep` when an entry of the journal cannot follow those
  ///   before it.
  /// - Complexity: O(*n* · *c*) in the numbers of entries and of controllers.
  public convenience init(replaying journal: Journal) throws {
    try self.init(restoring: journal.start)
    try replay(journal)
  }
}
