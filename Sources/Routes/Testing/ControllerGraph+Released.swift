extension ControllerGraph {
  /// Proves that every controller that was popped, dismissed or replaced is gone from memory.
  ///
  /// The answer is there at once: reference counting has freed what nobody holds.
  ///
  /// - Parameters:
  ///   - file: Where it is to be proved, for messages; leave it out.
  ///   - line: The same.
  /// - Throws: ``StillHeld``, which names the controllers, and who holds them: the graph, or else the
  ///   closures registered for the segue that they came by, which are the next place to look.
  public func expectReleased(file: String = #filePath, line: Int = #line) throws {
    released.forgetReleased()
    let held = released.retained.compactMap {
      departure -> StillHeld.Holding? in
      guard let controller = departure.controller, node(of: controller) == nil else { return nil }
      return StillHeld.Holding(
        name: departure.name,
        departure: departure.reason,
        holder: holder(of: controller, departure.origin)
      )
    }
    guard held.isEmpty else {
      throw StillHeld(controllers: held, callSite: CallSite(file: file, line: line))
    }
  }

  /// Who of the library holds a controller that is not in the graph.
  private func holder(
    of controller: any Controller,
    _ origin: Registration?
  ) -> StillHeld.Holder? {
    if transition.departed[ObjectIdentifier(controller)] != nil || transition.active != nil
      || !queue.isEmpty
    {
      return .graph
    }
    return origin.map { .registration(segue: $0.identifier, place: "\($0.place)") }
  }
}
