import Routes

extension ControllerGraph {
  /// What a user or the app's code can do now, each with the reason if the graph refuses it.
  ///
  /// ```swift
  /// let possible = graph.moves.filter { $0.refusal == nil }
  /// ```
  ///
  /// Moves start from the controllers on screen in the presentation in front: their segues, and tabs,
  /// back buttons and the swipe that dismisses. The bars around a presentation in a context stay in reach. Each
  /// move is tried in a copy of the graph, whose controllers are made by the registry's `SceneClasses`.
  ///
  /// - Complexity: O(*m* · *n*) in the number of moves and controllers.
  public var moves: [Move] {
    reading {
      let judge = Judge(registry, width, Exploration.Facts())
      return candidates(judge.facts).map { move in
        var move = move
        do {
          let copy = try judge.copy(self)
          try copy.make(move)
        } catch let refusal as Refusal {
          move.refusal = refusal.reason
        } catch {
          move.refusal = .transition(.failed("\(error)"))
        }
        return move
      }
    }
  }

  /// Makes a move.
  ///
  /// ```swift
  /// if let back = graph.moves.first(where: { $0.action == .back }) { try graph.make(back) }
  /// ```
  ///
  /// - Parameter move: A move of this graph, or of one that shows the same controllers.
  /// - Throws: `Refusal`, also when the move's source is not on screen; or the error of a closure,
  ///   unchanged.
  public func make(_ move: Move) throws {
    let sources = frontControllers + coveredControllers
    let found = sources.indices.contains(move.position) ? sources[move.position] : nil
    guard let controller = found, let source = node(of: controller), source.label == move.source
    else {
      return try requestAnytime("make the move: \(move)") {
        throw Refusal.Reason.controller(.notInGraph(move.source.string))
      }
    }
    switch move.action {
    case .segue(let object, let identifier):
      try perform(object, identifier, at: source)
    case .registered(let identifier):
      let request = SegueRequest(identifier, at: controller)
      try perform(request, verb: "perform")
    case .back: _ = try tapBack(from: controller, needsButton: false)
    case .swipeDown: _ = try swipeDown()
    case .tab(let index): try tap(tab: index, from: controller, needsBar: false)
    case .dismiss: try dismiss(controller)
    case .pop: _ = try pop(from: controller)
    case .popTo(let height):
      let stack = source.nearestStack?.stack ?? []
      _ =
        try stack.indices.contains(height)
        ? pop(to: stack[height]) : popToRoot(from: controller)
    case .popToRoot: _ = try popToRoot(from: controller)
    case .dismissTo(let level):
      let presenter = source.presenters.dropFirst(level).first
      _ = try dismiss(presenter?.controller ?? controller)
    case .root(let scene, let isInStack): try setRoot(to: scene, isInStack: isInStack)
    case .open(let scene): try setRoot(to: scene)
    case .show(let scene, let kind, let isInStack, let style):
      let made = try make(scene, isInStack: isInStack)
      try show(made.controller, by: kind, style: style, from: controller, made.origin)
    case .handOver(let segue): try make(dismiss(controller, before: segue))
    }
  }

  /// Dismisses a controller, and returns the move by which its presenter then performs a segue.
  func dismiss(_ controller: any Controller, before segue: Storyboard.SegueObject) throws -> Move {
    try dismiss(controller)
    let shown = frontControllers.compactMap { node(of: $0) }
    let presenter = shown.firstIndex { node in
      node.scene.flatMap(registry.scenes.bundle.object(at:)) == segue.scene
    }
    guard let presenter else {
      return try requestAnytime("perform segue '\(segue.id)'") {
        throw Refusal.Reason.controller(.notInGraph(segue.scene.id.string))
      }
    }
    let action = Move.Action.segue(segue, identifier: nil)
    return Move(action, source: shown[presenter].label, position: presenter)
  }

  /// Makes a scene's controller the root, or a navigation controller with it.
  func setRoot(to scene: Storyboard.SceneObject, isInStack: Bool = false) throws {
    let made = try make(scene, isInStack: isInStack)
    try setRoot(made.controller, made.origin)
  }

  /// The scene that a move pushes or shows in a tab below *More*, without a stack of its own: UIKit pushes it on the
  /// stack of the list, which the graph does not have.
  func destinationBelowMore(of move: Move) -> Storyboard.SceneObject? {
    let sources = frontControllers + coveredControllers
    guard width == .compact, sources.indices.contains(move.position),
      let source = node(of: sources[move.position]), source.nearestStack == nil,
      let tabs = source.ancestors.lazy.compactMap({ $0.tabs?.tabs }).first, tabs.count > 5,
      !tabs.prefix(4).contains(where: { tab in
        source.ancestors.contains { $0.controller === tab }
      })
    else { return nil }
    let bundle = registry.scenes.bundle
    switch move.action {
    case .show(let scene, by: let kind, isInStack: _, style: _):
      return [.push, .show].contains(kind.role) ? scene : nil
    case .segue(let object, identifier: _):
      guard let location = source.scene,
        let segue = bundle[location]?.segues.first(where: { $0.id == object.id }),
        [.push, .show].contains(segue.kind.role),
        case .success(let destination) = bundle.destination(of: segue, from: location)
      else { return nil }
      return bundle.object(at: destination)
    default: return nil
    }
  }

  private func make(
    _ scene: Storyboard.SceneObject,
    isInStack: Bool
  ) throws -> (controller: any Controller, origin: TransitionOrigin) {
    let made = try make(scene)
    return isInStack ? (NavigationController(root: made.controller), made.origin) : made
  }

  private func make(
    _ scene: Storyboard.SceneObject
  ) throws -> (controller: any Controller, origin: TransitionOrigin) {
    try requestAnytime("make scene '\(scene.id)'") {
      guard let location = registry.scenes.bundle.location(of: scene) else {
        let problem = "storyboard '\(scene.storyboard)' has no scene '\(scene.id)'"
        throw Refusal.Reason.segue(.unresolvedScene(problem: problem))
      }
      return try makeScene(resolved(registry.scenes.bundle.resolve(location)))
    }
  }

  /// Performs a segue as its control does, or as code does if it has none.
  private func perform(
    _ object: Storyboard.SegueObject,
    _ identifier: ExactString?,
    at source: Node
  ) throws {
    let isOfControl = registry.onlyOfControls[object.id]?.contains { $0.object == object } == true
    let segue = source.scene.flatMap { registry.scenes.bundle[$0] }?.segues
      .first { $0.id == object.id }
    let request = SegueRequest(
      identifier ?? segue?.identifier ?? "",
      isOfControl ? [object.id] : [],
      at: source.controller
    )
    if isOfControl || segue?.trigger != nil {
      _ = try trigger(request) { $0 }
    } else {
      try perform(request, verb: "perform")
    }
  }

  private func perform(_ segue: SegueRequest, verb: String) throws {
    try request(verb, segue.label, segue.signature) { graph in
      try graph.perform(segue) { _ in }
    }
  }
}

extension ControllerGraph {
  /// The controllers on screen in the presentation in front, containers first, and then the containers around
  /// a presentation in a context, whose bars stay in reach.
  var frontControllers: [any Controller] {
    guard let root = frontNode?.presentationRoot else { return [] }
    return shown(below: root.controller)
      + containersAround.filter { $0.tabs != nil || $0.stack != nil }.map(\.controller)
  }

  /// Whether a presentation in a context leaves a column beside it in reach.
  var leavesColumnInReach: Bool { containersAround.contains { $0.front(in: width).count > 1 } }

  /// The controllers around the presentation in front that it leaves in reach, because it is in a context.
  private var containersAround: [Node] {
    guard var root = frontNode?.presentationRoot else { return [] }
    var nodes: [Node] = []
    while root.style.isInContext, let presenter = root.presenter {
      nodes += presenter.ancestors.lazy.filter { self.cover(of: $0) == nil }
      root = presenter.presentationRoot
    }
    return nodes
  }

  /// The controllers whose code may change what is on top of them: those below the top of the stacks around the
  /// visible one, and those in the presentations below.
  private var coveredControllers: [any Controller] {
    guard let front = frontNode else { return [] }
    return front.ancestors.flatMap { $0.stack?.stack.dropLast() ?? [] }
      + front.presenters.flatMap { contents(of: $0.presentationRoot).map(\.controller) }
  }

  /// A controller with those inside it, apart from tabs that are not selected.
  private func contents(of node: Node) -> [Node] {
    let inner = ((node.stack?.stack ?? node.front(in: width)) + node.embedded).compactMap(self.node)
    return [node] + inner.flatMap(contents)
  }

  /// The moves to try, in the order of the controllers on screen and of their storyboards.
  func candidates(_ facts: Exploration.Facts) -> [Move] {
    var moves = allCandidates(facts)
    if moves.contains(where: \.embedsAlone) {
      for index in moves.indices where !moves[index].embedsAlone { moves[index].isCertain = false }
    }
    return moves
  }

  private func allCandidates(_ facts: Exploration.Facts) -> [Move] {
    guard let front = frontNode else { return [] }
    var moves: [Move] = []
    let shown = frontControllers.compactMap { node(of: $0) }
    for (position, node) in shown.enumerated() {
      let source = MoveSource(
        node: node,
        position: position,
        // A child covers the controls of the screen.
        isInDoubt: !addedChildren(of: node, facts).isEmpty
          || node.ancestors.contains { self.facts(of: $0, facts)?.mayBeMissing == true }
      )
      moves += segueMoves(from: source, facts)
      moves += registeredMoves(from: source, isInFront: node === front)
      let showsTabs =
        node.tabs != nil && objection(toTapIn: node) == nil
        && ![front, node].contains { codeHides(.tabBar, on: $0, facts) }
        && !isHidden(.tabBar, byScreensBelow: front, facts)
      for move in codeMoves(of: node, facts) {
        let isShown =
          (!move.isInBar || showsBar(of: node, facts)) && (!move.isOfTab || showsTabs)
          && (!move.isAsShown || node.leaves(by: move.action))
          && move.container.map { isIn($0, node) } != false
          && (!move.popsToRoot || node.nearestStack.map { $0.stack.count == 1 } != false)
        var made = source.move(move.action, isCertain: move.isCertain && isShown)
        made.isTapped = move.isTapped
        moves.append(made)
        moves += node.farther(than: move.action).map { source.move($0, isCertain: false) }
      }
      for (index, tab) in (node.tabs?.tabs ?? []).enumerated() {
        let mayBeDeclined = self.node(of: tab).flatMap { self.facts(of: $0, facts) }?.mayBeDeclined
        moves.append(source.move(.tab(index), isCertain: showsTabs && mayBeDeclined != true))
      }
    }
    for (position, node) in coveredControllers.compactMap(node).enumerated() {
      let source = MoveSource(node: node, position: shown.count + position, isInDoubt: true)
      let isOnStack = node.presentationRoot === front.presentationRoot
      moves += movesOfCode(from: source, isOnStack: isOnStack, facts)
      let later = self.facts(of: node, facts)?.laterMoves ?? []
      // A dismissal takes a presentation away, and a pop the top of a stack.
      let isPresented = node.presentationRoot.presenter != nil
      let actions: [Move.Action] = isOnStack ? [.pop, .popToRoot] : []
      for action in actions + (isPresented || !isOnStack ? [.dismiss] : [])
      where later.contains(action) {
        moves.append(source.move(action, isCertain: false))
      }
    }
    guard let position = shown.firstIndex(where: { $0 === front }) else { return moves }
    let source = MoveSource(node: front, position: position)
    let nearest = front.ancestors.first { $0.stack.map(\.hasBackButton) == true }
    if let nearest, let back = goingBack(on: nearest, from: front, source, facts) {
      moves.append(back)
    }
    // Other stacks on screen have bars of their own, for example those around a tab bar controller. A stack on a
    // stack has one bar with it, whose button goes back on the inner one first.
    for (position, node) in shown.enumerated() where node !== nearest {
      guard let stack = node.stack, stack.hasBackButton, let top = stack.top.flatMap(self.node),
        top.stack?.hasBackButton != true
      else { continue }
      let source = MoveSource(node: node, position: position)
      if let back = goingBack(on: node, from: top, source, facts) { moves.append(back) }
    }
    if front.presentationRoot.presenter != nil {
      // What code sets for a stack that it makes is known of its root.
      let mayRefuse = contents(of: front.presentationRoot).contains {
        self.facts(of: $0, facts)?.maySetModality == true
      }
      moves.append(source.move(.swipeDown, isCertain: !mayRefuse))
    }
    return moves
  }

  /// Whether a container of a kind is around a controller, as `navigationController` and the like of UIKit find it.
  private func isIn(_ kind: Snapshot.Kind, _ node: Node) -> Bool {
    let around = node.ancestors
    return switch kind {
    case .navigation: around.contains { $0.stack != nil }
    case .tab: around.contains { $0.tabs != nil }
    case .split: around.contains { $0.split != nil }
    case .screen: !around.contains { $0.stack != nil }
    case .page, .search, .container: false
    }
  }

  /// The move by which a user goes back on a stack from a controller inside it; `nil` if the storyboard or the class
  /// hides the button for good.
  private func goingBack(
    on stack: Node,
    from front: Node,
    _ source: MoveSource,
    _ facts: Exploration.Facts
  ) -> Move? {
    let objection = objection(toGoingBackFrom: front, on: stack)
    // The bar shows the item of what is on the stack, for example of a tab bar controller around the front.
    let item = zip(front.ancestors, front.ancestors.dropFirst()).first { $1.stack != nil }?.0
    let isGone = objection != nil || self.facts(of: item ?? front, facts)?.hidesBackButton == true
    if isGone, facts.keepsBarsHidden { return nil }
    let isHidden = front.ancestors.contains {
      codeHides([.backButton, .navigationBar], on: $0, facts)
    }
    let isCertain =
      !isHidden && !self.isHidden(.navigationBar, byScreensBelow: front, facts) && objection == nil
    return source.move(.back, isCertain: isCertain)
  }

  private func segueMoves(from source: MoveSource, _ facts: Exploration.Facts) -> [Move] {
    let bundle = registry.scenes.bundle
    guard let location = source.node.scene, let scene = bundle[location],
      let object = bundle.object(at: location)
    else { return [] }
    return scene.segues.compactMap { segue in
      guard !segue.kind.role.isContainment else { return nil }
      let object = Storyboard.SegueObject(scene: object, id: segue.id)
      let known = facts[object]
      guard known.certainty != .never else { return nil }
      let isShown =
        !known.isInBar
        || showsBar(of: source.node, facts)
          // Code makes the items of what it performs.
          && (segue.trigger == nil || self.facts(of: source.node, facts)?.changesBarItems != true)
      return source.move(
        .segue(object, identifier: segue.identifier),
        isCertain: known.certainty == .certain && isShown
      )
    }
  }

  /// The segues and scenes that other objects may make a covered controller show.
  ///
  /// - Parameter isOnStack: Whether the controller is on the stack in front. Otherwise it presents already, so that UIKit
  ///   presents nothing for it.
  private func movesOfCode(
    from source: MoveSource,
    isOnStack: Bool,
    _ facts: Exploration.Facts
  ) -> [Move] {
    let segues = (isOnStack ? segueMoves(from: source, facts) : []).filter { move in
      move.segue.map { facts[$0].isOutside } == true
    }
    let shown = codeMoves(of: source.node, facts).filter { move in
      switch move.action {
      case .show: isOnStack && (!move.isCertain || move.isLater)
      case .root, .open: move.isLater
      default: false
      }
    }
    return segues + shown.map { source.move($0.action, isCertain: false) }
  }

  /// The scenes that code adds to a controller, and of which it has children.
  private func addedChildren(
    of node: Node,
    _ facts: Exploration.Facts
  ) -> Set<Storyboard.SceneObject> {
    let moves = node.embedded.isEmpty ? nil : self.facts(of: node, facts)?.codeMoves
    let added = Set(moves?.filter(\.action.embeds).compactMap(\.action.madeScene) ?? [])
    return added.isEmpty
      ? []
      : added.intersection(
        node.embedded.compactMap(self.node).flatMap(contents).compactMap(\.scene)
          .compactMap(registry.scenes.bundle.object)
      )
  }

  /// The moves of a controller's code. It is not known what becomes of a child when the code adds another one, and where a
  /// container has a child that it does not arrange.
  private func codeMoves(
    of node: Node,
    _ facts: Exploration.Facts
  ) -> [Exploration.SceneFacts.CodeMove] {
    let moves = self.facts(of: node, facts)?.codeMoves ?? []
    let children = addedChildren(of: node, facts)
    if children.isEmpty, node.children.isEmpty { return moves }
    return moves.compactMap { move in
      guard move.action.embeds, let scene = move.action.madeScene else { return move }
      if children.contains(scene) { return nil }
      var other = Exploration.SceneFacts.CodeMove(.open(scene))
      other.isLater = move.isLater
      return other
    }
  }

  /// Whether a bar certainly shows the navigation item of a controller.
  private func showsBar(of node: Node, _ facts: Exploration.Facts) -> Bool {
    // The class of a stack may make items for the controllers on it.
    guard let stack = node.stack == nil ? Array(node.ancestors.prefix(2).dropFirst()).first : node,
      stack === node || stack.stack?.top === node.controller
    else { return false }
    let isHidden = stack.scene.flatMap { registry.scenes.bundle[$0] }?.settings.hiddenBars
      .contains(.navigationBar)
    return isHidden != true
      && ![node, stack].contains { codeHides(.navigationBar, on: $0, facts) }
      && !self.isHidden(.navigationBar, byScreensBelow: node, facts)
  }

  /// The segues that were registered in code. One that starts anywhere is tried once.
  private func registeredMoves(from source: MoveSource, isInFront: Bool) -> [Move] {
    guard registry.hasCode else { return [] }
    return registry.exactIdentifiers.compactMap { identifier in
      guard let group = registry.groups[identifier],
        let choice = try? registry.choice(in: group, for: source.node), choice.object == nil,
        !choice.startsAnywhere || isInFront
      else { return nil }
      return source.move(.registered(identifier: identifier), isCertain: true)
    }
  }

  private func facts(
    of node: Node,
    _ facts: Exploration.Facts
  ) -> Exploration.SceneFacts? {
    node.scene.flatMap(registry.scenes.bundle.object(at:)).flatMap { facts.scenes[$0] }
  }

  /// Whether the code of a screen below another one on its stacks hides a bar, and neither screen shows it again.
  private func isHidden(
    _ bar: Storyboard.Scene.HiddenBars,
    byScreensBelow front: Node,
    _ facts: Exploration.Facts
  ) -> Bool {
    func shows(_ node: Node) -> Bool {
      self.facts(of: node, facts)?.shownBars.isSuperset(of: bar) == true
    }
    let below = front.ancestors.flatMap { $0.stack?.stack.dropLast() ?? [] }.compactMap(node)
    return !shows(front) && below.contains { codeHides(bar, on: $0, facts) && !shows($0) }
  }

  private func codeHides(
    _ bars: Storyboard.Scene.HiddenBars,
    on node: Node,
    _ facts: Exploration.Facts
  ) -> Bool {
    self.facts(of: node, facts)?.hiddenBars.isDisjoint(with: bars) == false
  }
}

extension NavigationController {
  fileprivate var hasBackButton: Bool { stack.count > 1 }
}

extension Node {
  fileprivate var nearestStack: NavigationController? { ancestors.lazy.compactMap(\.stack).first }

  /// The controllers that present, from the root of the window to the presenter of this one.
  fileprivate var presenters: [Node] {
    sequence(first: self) { $0.presentationRoot.presenter }.dropFirst().reversed()
  }

  /// Whether the controller is shown so that a pop or a dismissal takes it away, and the other one does not.
  fileprivate func leaves(by action: Move.Action) -> Bool {
    let isPushed = ancestors.contains { ancestor in
      ancestor.stack.map { $0.stack.count > 1 } == true
    }
    let isPresented = presentationRoot.presenter != nil
    return isPushed != isPresented && (action == .pop) == isPushed
  }

  /// What code may do as well that goes back, because it is not known how far it goes.
  fileprivate func farther(than action: Move.Action) -> [Move.Action] {
    switch action {
    case .popToRoot: (1..<max(1, (nearestStack?.stack.count ?? 0) - 2)).map { .popTo($0) }
    case .dismiss:
      // What is below the root of an open state is not known.
      (0..<max(0, presenters.count - 1)).filter { presenters[$0].label.string != State.groundName }
        .map { .dismissTo($0) }
    default: []
    }
  }
}

/// The controller from which moves start.
private struct MoveSource {
  let node: Node
  let position: Int
  /// Whether the controller may not be there, or another one is on top.
  var isInDoubt = false

  func move(_ action: Move.Action, isCertain: Bool) -> Move {
    Move(
      action,
      source: node.label,
      position: position,
      isCertain: isCertain && !isInDoubt
    )
  }
}
