import Routes

/// The segues that leave the scenes of a class, by their identifiers.
package struct ClassSegues {
  /// The segues, in the order of the scenes.
  let all: [Departure]
  /// The positions of the segues in ``all``. Those without an identifier have an empty one.
  private let positions: [ExactString: [Int]]

  package struct Departure {
    package var segue: Storyboard.Segue
    package var source: StoryboardBundle.SceneLocation
  }

  init(_ scenes: [StoryboardBundle.SceneLocation], _ bundle: StoryboardBundle) {
    let all = scenes.flatMap { source in
      (bundle[source]?.segues ?? []).map { Departure(segue: $0, source: source) }
    }
    self.all = all
    positions = Dictionary(grouping: all.indices) { all[$0].segue.identifier ?? "" }
  }

  /// The identifiers, in no particular order.
  package var identifiers: some Collection<ExactString> { positions.keys }

  package func contains(_ identifier: ExactString) -> Bool {
    !identifier.isEmpty && positions[identifier] != nil
  }

  /// The segues of some identifiers, in the order of the scenes.
  package func segues(identifiedBy identifiers: Set<ExactString>) -> [Departure] {
    identifiers.flatMap { positions[$0] ?? [] }.sorted().map { all[$0] }
  }
}
