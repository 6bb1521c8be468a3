import Routes

/// A hierarchy of controllers, with the scenes that they were made from.
///
/// A tab that is not selected is as it was when its stacks had only their roots and collapsed columns, and
/// presents nothing: otherwise the number of states would be the product of what each tab can show.
struct State: Hashable, Sendable {
  var snapshot: Snapshot
  /// The scenes of the screens.
  var scenes: [StoryboardBundle.SceneLocation?]
  /// Whether it is not known what presents the root, because code shows the root's scene somewhere.
  var isOpen = false
}

/// A graph as a state.
struct StateReading {
  var state: State
  /// The positions in the state of the controllers on screen in the presentation in front.
  var shown: [Int]
  /// Whether the state lacks something that is in a tab that is not selected.
  var forgets: Bool

  /// Reads a graph; `nil` if something is presented beside what is in front, or in front beside a column in reach, or
  /// if the graph is empty.
  ///
  /// - Complexity: O(*n*) in the number of controllers.
  init?(_ graph: ControllerGraph) {
    let (snapshot, controllers) = graph.survey()
    guard let root = controllers.first, let front = graph.frontNode?.presentationRoot.controller
    else { return nil }
    let isOpen = (root as? PlaceholderController)?.name == State.groundName
    state = State(snapshot: Snapshot(width: snapshot.width), scenes: [], isOpen: isOpen)
    // The positions of the screens that are kept.
    var kept: [Int?] = []
    // Whether those that are not kept are there again when their tab is selected.
    var comesBack: [Bool] = []
    var levels: [Int] = []
    var hidden: [Bool] = []
    var isFirstChild = Array(repeating: true, count: controllers.count)
    let collapsed = Set(snapshot.screens.flatMap { $0.columns ?? [] }.compactMap(\.position))
    var topmost: any Controller = root
    for (index, screen) in snapshot.screens.enumerated() {
      var screen = screen
      let owner = screen.placement.owner
      var isHidden = owner.map { hidden[$0] } ?? false
      var isKept = owner.map { kept[$0] != nil } ?? true
      var level = owner.map { levels[$0] } ?? 0
      var isOfOwner = false
      switch screen.placement {
      case .root: isKept = !isOpen
      case .child(let parent):
        isOfOwner = snapshot.screens[parent].kind == .navigation && isFirstChild[parent]
        if isHidden, snapshot.screens[parent].kind == .navigation, !isFirstChild[parent],
          !collapsed.contains(index)
        {
          isKept = false
        }
        isFirstChild[parent] = false
        if snapshot.screens[parent].kind == .tab, !screen.isSelected { isHidden = true }
        screen.placement = .child(of: kept[parent] ?? 0)
      case .column(let column, let parent):
        screen.placement = .column(column, of: kept[parent] ?? 0)
      case .embedded(let parent):
        if isHidden { isKept = false }
        isOfOwner = isHidden && graph.embeds(controllers[index], in: controllers[parent])
        screen.placement = .embedded(in: kept[parent] ?? 0)
      case .presented(let presenter, let style):
        guard !isHidden else {
          isKept = false
          break
        }
        // Another presentation was found since that of the presenter.
        guard level == levels.max() else { return nil }
        level += 1
        topmost = controllers[index]
        let isFirst = isOpen && presenter == 0
        isKept = isKept || isFirst
        screen.placement = isFirst ? .root : .presented(by: kept[presenter] ?? 0, style: style)
      }
      hidden.append(isHidden)
      levels.append(level)
      comesBack.append(isOfOwner && owner.map { kept[$0] != nil || comesBack[$0] } == true)
      kept.append(isKept ? state.scenes.count : nil)
      guard isKept else { continue }
      state.snapshot.screens.append(screen)
      state.scenes.append(graph.node(of: controllers[index])?.scene)
    }
    guard topmost === front, !state.scenes.isEmpty, !graph.leavesColumnInReach else { return nil }
    state.snapshot.moveColumns { kept[$0] }
    forgets = zip(kept, comesBack).dropFirst(isOpen ? 1 : 0).contains { $0 == nil && !$1 }
    let positions = Dictionary(
      zip(controllers.map { ObjectIdentifier($0) }, kept)
    ) { first, _ in first }
    shown = graph.frontControllers.compactMap { positions[ObjectIdentifier($0)] ?? nil }
  }
}

extension ControllerGraph {
  /// Whether a storyboard has a controller in a container view of another one, and no unwind may find it there.
  fileprivate func embeds(_ controller: any Controller, in parent: any Controller) -> Bool {
    let bundle = registry.scenes.bundle
    guard let source = node(of: parent)?.scene, let target = node(of: controller)?.scene,
      let scene = bundle[source]
    else { return false }
    return scene.segues.contains { segue in
      segue.kind == .embed
        && (try? bundle.destination(of: segue, from: source).get()) == target
    }
      && !bundle.storyboards.contains { storyboard in
        storyboard.scenes.contains { $0.segues.contains { $0.kind == .unwind } }
      }
  }
}

extension State {
  /// The name of the placeholder for what presents the root of an open state.
  static let groundName = "(below)"

  /// The state for a graph, in which a placeholder presents the root of an open state.
  var grounded: (snapshot: Snapshot, scenes: [StoryboardBundle.SceneLocation?]) {
    guard isOpen else { return (snapshot, scenes) }
    var grounded = Snapshot(width: snapshot.width)
    grounded.screens = [Snapshot.Screen(name: ExactString(Self.groundName), placement: .root)]
    for var screen in snapshot.screens {
      switch screen.placement {
      case .root: screen.placement = .presented(by: 0, style: .fullScreen)
      case .child(let parent): screen.placement = .child(of: parent + 1)
      case .column(let column, let parent): screen.placement = .column(column, of: parent + 1)
      case .embedded(let parent): screen.placement = .embedded(in: parent + 1)
      case .presented(let presenter, let style):
        screen.placement = .presented(by: presenter + 1, style: style)
      }
      grounded.screens.append(screen)
    }
    grounded.moveColumns { $0 + 1 }
    return (grounded, [nil] + scenes)
  }

  /// The collapsed split controllers that are around some screens, or among them.
  func collapsedSplits(around positions: [Int]) -> Set<ScreenID> {
    var splits: Set<ScreenID> = []
    let ids = screenIDs
    for position in positions {
      for owner in sequence(first: position, next: { snapshot.screens[$0].placement.owner })
      where snapshot.screens[owner].columns?.isEmpty == false {
        splits.insert(ids[owner])
      }
    }
    return splits
  }

  /// Whether each screen is in a tab that is not selected.
  var isHidden: [Bool] {
    var hidden: [Bool] = []
    for screen in snapshot.screens {
      var isHidden = screen.placement.owner.map { hidden[$0] } ?? false
      if case .child(let parent) = screen.placement, snapshot.screens[parent].kind == .tab {
        isHidden = isHidden || !screen.isSelected
      }
      hidden.append(isHidden)
    }
    return hidden
  }

  /// Whether each screen is in a container with a name, or has the name itself.
  func isInside(_ name: ExactString) -> [Bool] {
    snapshot.screens.reduce(into: []) { inside, screen in
      let owner: Int? =
        switch screen.placement {
        case .root, .presented: nil
        case .child(let parent), .column(_, let parent), .embedded(let parent): parent
        }
      inside.append(screen.name == name || owner.map { inside[$0] } == true)
    }
  }

  /// The kind of a screen, of which there may be several controllers.
  enum ScreenID: Hashable {
    case scene(StoryboardBundle.SceneLocation)
    /// The name of a screen without a scene.
    case name(ExactString)
  }

  /// The kinds of the screens.
  var screenIDs: [ScreenID] {
    zip(scenes, snapshot.screens).map { scene, screen in
      scene.map { .scene($0) } ?? .name(screen.name)
    }
  }

  /// The number of controllers of each kind on screen or below it. Those in other tabs do not count, and
  /// neither do embedded ones, because they come with the scene that embeds them.
  var counts: [ScreenID: Int] {
    zip(screenIDs, zip(isHidden, snapshot.screens)).reduce(into: [:]) { counts, screen in
      let (id, (isHidden, place)) = screen
      if isHidden { return }
      if case .embedded = place.placement { return }
      if case .name = id, !place.isNamed { return }
      counts[id, default: 0] += 1
    }
  }
}
