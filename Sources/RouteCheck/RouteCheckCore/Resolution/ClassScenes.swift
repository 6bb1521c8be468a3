import Routes

/// The scenes whose controllers may run the code of a class.
struct ClassScenes {
  /// Equal for equal scenes.
  let id: DeclarationLookup.Found.ID
  /// The scenes, in the order of the storyboards.
  let scenes: [StoryboardBundle.SceneLocation]
  /// The positions of their storyboards, in order.
  let storyboards: [Int]

  init(id: DeclarationLookup.Found.ID, _ scenes: [StoryboardBundle.SceneLocation]) {
    self.id = id
    self.scenes = Set(scenes).sorted { ($0.storyboard, $0.scene) < ($1.storyboard, $1.scene) }
    storyboards = self.scenes.map(\.storyboard).uniqued()
  }
}

/// The segues that leave the scenes of a class, by their identifiers.
struct ClassSegues {
  /// The segues, in the order of the scenes.
  let all: [Departure]
  /// The positions of the segues in ``all``. Those without an identifier have an empty one.
  private let positions: [ExactString: [Int]]

  /// A segue of a scene.
  struct Departure {
    var segue: Storyboard.Segue
    var source: StoryboardBundle.SceneLocation
  }

  init(_ scenes: [StoryboardBundle.SceneLocation], _ bundle: StoryboardBundle) {
    let all = scenes.flatMap { source in
      (bundle[source]?.segues ?? []).map { Departure(segue: $0, source: source) }
    }
    self.all = all
    positions = Dictionary(grouping: all.indices) { all[$0].segue.identifier ?? "" }
  }

  /// The identifiers, in no particular order.
  var identifiers: some Collection<ExactString> { positions.keys }

  /// Whether a segue has an identifier.
  func contains(_ identifier: ExactString) -> Bool {
    !identifier.isEmpty && positions[identifier] != nil
  }

  /// The segues of some identifiers, in the order of the scenes.
  func segues(identifiedBy identifiers: Set<ExactString>) -> [Departure] {
    identifiers.flatMap { positions[$0] ?? [] }.sorted().map { all[$0] }
  }
}
