import Routes

/// Which scenes may come after which, wherever they are: more than a search finds, and never less.
///
/// A search ends at its limits. What is beyond them can only show what this leads to.
struct Onward {
  typealias Node = State.ScreenID

  /// The nodes before each, with the number of moves between them.
  private var before: [Node: [(node: Node, taps: Int)]] = [:]
  /// The same for ways back from a screen, to the screens that lead to it and that contain it.
  private var behind: [Node: [(node: Node, taps: Int)]] = [:]
  /// The screens that always show each, because it is in a container view of theirs.
  private var around: [Node: [(node: Node, taps: Int)]] = [:]
  private var nodes: [ExactString: Set<Node>] = [:]

  init(_ exploration: Exploration) {
    let (bundle, facts) = (exploration.bundle, exploration.facts)
    // The class of a scene whose source was not read may show any scene.
    // No controller has its name.
    let anywhere = Node.name("\0")
    for location in bundle.locations {
      guard let scene = bundle[location], let object = bundle.object(at: location) else { continue }
      let node = Node.scene(location)
      link(anywhere, to: node, taps: 0)
      if facts.scenes[object]?.isUnread == true { link(node, to: anywhere, taps: 0) }
      add(node, named: scene.shortName)
      for segue in scene.segues {
        let known = facts[Storyboard.SegueObject(scene: object, id: segue.id)]
        guard known.certainty != .never,
          let target = try? bundle.destination(of: segue, from: location).get()
        else { continue }
        let isTapped = known.certainty == .certain && !known.isUntapped
        let taps = isTapped && !segue.kind.role.isContainment ? 1 : 0
        link(node, to: .scene(target), taps: taps)
        let inner = bundle.object(at: target).flatMap { facts.scenes[$0] }
        if segue.kind == .embed, inner?.mayBeMissing != true, inner?.mayBeHidden != true {
          around[.scene(target), default: []].append((node, 0))
        }
        if !Self.isKept(target, by: segue, bundle, facts) {
          behind[node, default: []].append((.scene(target), taps))
        }
      }
      for action in facts.scenes[object]?.codeMoves.map(\.action) ?? [] {
        guard let target = action.madeScene.flatMap(bundle.location) else { continue }
        link(node, to: .scene(target), taps: 0)
        switch action {
        // A root leads nowhere back.
        case .root: break
        // A way leads back only to a screen that it has shown.
        case .show: behind[node, default: []].append((.scene(target), 0))
        // The place at which code opens a screen is not known, but the screen may lead back.
        default: link(.scene(target), to: node, taps: 0)
        }
      }
    }
    // What moves without a segue of a storyboard did.
    for number in exploration.found.order {
      let found = exploration.found[number]
      let present = found.state.screenIDs
      for (node, screen) in zip(present, found.state.snapshot.screens) {
        add(node, named: screen.name)
      }
      for made in found.moves {
        guard case .registered = made.move.action, let target = made.target else { continue }
        for node in Set(exploration.found[target].state.screenIDs).subtracting(present) {
          for source in found.shown { link(present[source], to: node, taps: 1) }
        }
      }
    }
  }

  /// Whether nothing takes a scene away again that a segue presents.
  private static func isKept(
    _ location: StoryboardBundle.SceneLocation,
    by segue: Storyboard.Segue,
    _ bundle: StoryboardBundle,
    _ facts: Exploration.Facts
  ) -> Bool {
    guard segue.kind.role == .presentation, let scene = bundle[location],
      scene.kind == .viewController, !scene.segues.contains(where: { $0.kind == .unwind })
    else { return false }
    let known = bundle.object(at: location).flatMap { facts.scenes[$0] }
    if known?.isUnread == true || known?.codeMoves.contains(where: \.action.goesBack) == true {
      return false
    }
    let style = segue.presentationStyle ?? scene.settings.presentationStyle
    return scene.settings.isModalInPresentation || style == "fullScreen"
  }

  private mutating func add(_ node: Node, named name: ExactString) {
    nodes[name, default: []].insert(node)
  }

  private mutating func link(_ source: Node, to target: Node, taps: Int) {
    before[target, default: []].append((source, taps))
  }

  func nodes(named name: ExactString) -> Set<Node> { nodes[name] ?? [] }

  /// The least number of moves from each scene to a screen.
  ///
  /// - Parameters:
  ///   - screen: The name of the screen.
  ///   - avoided: A screen through which no way leads.
  ///   - goesBack: Whether ways also lead back to screens of which it is not known whether they are below.
  func distances(
    to screen: ExactString,
    avoiding avoided: ExactString? = nil,
    goesBack: Bool = false
  ) -> [Node: Int] {
    let goals = avoided.map { Array(nodes(named: $0)) } ?? []
    let cut = leastDistances(from: goals) { around[$0] ?? [] }
    func isFollowed(_ node: Node) -> Bool { cut[node] == nil }
    return leastDistances(from: nodes(named: screen).filter(isFollowed)) { node in
      ((before[node] ?? []) + (goesBack ? behind[node] ?? [] : [])).filter { isFollowed($0.node) }
    }
  }
}
