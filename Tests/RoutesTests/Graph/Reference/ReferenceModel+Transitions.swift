extension ReferenceModel {
  /// Begins a transition, and ends it unless it takes time.
  mutating func transit(
    _ order: Order,
    _ moves: [Move] = [],
    isInteractive: Bool = false,
    isTurn: Bool = false,
    isAnimated: Bool = false,
    signature: Signature? = nil,
    closing: Closing? = nil,
    cause: Cause = .children,
    change: (inout ReferenceModel) -> Void
  ) {
    let moves = departures + moves
    let before = (root: root, isWide: isWide, shown: shown)
    depart()
    change(&self)
    noteKept(before: before.root)
    noteWillMoves(moves)
    if let loading {
      noteDidMoves(moves)
      // The closure must change the tree again if the transition is cancelled.
      if let built = controller(loading), root != before.root {
        builds.append((loading, { $0.rebuild(built) }))
      }
      buildMoves += moves
      return
    }
    let outer = isExclusive
    isExclusive = true
    defer { isExclusive = outer }
    load()
    let after = shown
    let old = Set(before.shown.map(\.number))
    let new = Set(after.map(\.number))
    let sending = Sending(cause, moves + buildMoves, before: before.root, after: root)
    buildMoves = []
    let moved = sending.movedControllers(old, new, from: before.root, to: root)
    var active = ActiveTransition(
      before: before.root,
      wasWide: before.isWide,
      order: flaw == .tabsInWrongOrder && order == .selection ? .exchange : order,
      leaving: automatic(before.shown.filter { !new.contains($0.number) }),
      entering: automatic(
        after.filter { !old.contains($0.number) || moved.contains($0.number) }
      ),
      moved: automatic(after.filter { moved.contains($0.number) }),
      sending: sending,
      moves: moves,
      isInteractive: isInteractive,
      isTurn: isTurn,
      signature: signature,
      closing: closing
    )
    isCoordinated = isAnimated && !(active.leaving + active.entering).isEmpty
    active.builds = builds
    builds = []
    active.shownTops = shownTops(from: before.root, moves).filter { shown in
      !active.builds.contains { $0.container == shown.stack.number }
    }
    let changed = Set(active.shownTops.map(\.stack.number))
    let appearing = appearingTops(active.entering, before.shown, isModal: cause.isModal)
    active.shownTops += appearing.filter { !changed.contains($0.stack.number) }
    noteWills(active)
    if case .resize = cause {
      active.resized = (before.root?.members ?? []).filter { split in
        split.structure == .columns && controller(split.number) != nil
      }
    }
    self.active = active
    if !waits && !isInteractive { end(active) }
  }

  /// The `will` calls of a transition. What moves on screen has left its former place before.
  private mutating func noteWills(_ active: ActiveTransition) {
    var sending = active.sending
    sending.isDeparting = true
    send(sending) { model in
      for controller in active.moved { model.noteWill(.willDisappear, controller) }
      for controller in active.moved { model.noteDid(.didDisappear, controller) }
    }
    send(active.sending) { model in
      if active.order == .selection || active.order == .contextPresentation {
        model.noteWillAppear(active)
        for controller in active.leaving { model.noteWill(.willDisappear, controller) }
      } else {
        for controller in active.leaving { model.noteWill(.willDisappear, controller) }
        model.noteWillAppear(active)
      }
      for controller in active.entering { model.noteAppearing(controller) }
    }
  }

  private mutating func noteWillAppear(_ active: ActiveTransition) {
    for controller in active.entering { noteWill(.willAppear, controller) }
    for shown in active.shownTops { note(.willShow, shown.stack, shown.top) }
  }

  private mutating func noteAppearing(_ controller: ModelController) {
    note(.isAppearing, controller, answers(to: controller))
  }

  /// Loads the controllers on screen, containers first, and what these add meanwhile.
  private mutating func load() {
    while let next = shown.first(where: { !loaded.contains($0.number) }) {
      loaded.insert(next.number)
      loading = next.number
      note(.didLoad, next)
      loading = nil
    }
  }

  /// Loads a controller that need not be on screen, and the children that it embeds meanwhile.
  mutating func load(_ number: Int) {
    guard !loaded.contains(number), let controller = controller(number) else { return }
    loaded.insert(number)
    loading = number
    note(.didLoad, controller)
    loading = nil
    (builds, buildMoves) = ([], [])
    let old = Set(controller.embedded.map(\.number))
    for child in self.controller(number)?.embedded ?? [] where !old.contains(child.number) {
      load(child.number)
    }
  }

  private mutating func rebuild(_ built: ModelController) {
    change(built.number) { controller in
      controller.children = built.children
      controller.selected = built.selected
      controller.embedded = built.embedded
      controller.kept = built.kept
    }
  }

  private mutating func noteWillMoves(_ moves: [Move]) {
    for move in moves {
      switch move {
      case .into(let controller, let parent): note(.willMove, controller, parent)
      case .out(let controller): note(.willMove, controller)
      case .moved(let controller):
        note(.willMove, controller)
        note(.didMove, controller)
      case .removed: break
      }
    }
  }

  private mutating func noteDidMoves(_ moves: [Move]) {
    for move in moves {
      switch move {
      case .into(let controller, let parent): note(.didMove, controller, parent)
      case .out(let controller), .removed(let controller): note(.didMove, controller)
      case .moved: break
      }
    }
  }

  /// How a controller moves, and 16 if there is a coordinator.
  private func answers(to controller: ModelController) -> Int {
    movement(of: controller.number) + (isCoordinated ? 16 : 0)
  }

  private mutating func noteWill(_ what: Call.What, _ controller: ModelController) {
    appearances[controller.number] = what == .willAppear
    if what == .willAppear, isCoordinated, controller.observes { coordinated.append(controller) }
    note(what, controller, answers(to: controller))
    let inside = forwarded(by: controller)
    if controller.kind == .usher { ushered[controller.number] = (what == .willAppear, inside) }
    for inner in inside { noteWill(what, inner) }
    if what == .willAppear { for inner in inside { noteAppearing(inner) } }
  }

  /// The controllers on screen inside an usher, which it calls.
  private func forwarded(by usher: ModelController) -> [ModelController] {
    guard usher.kind == .usher, let content = usher.content else { return [] }
    let shown = content.shown(isWide: isWide) { $0 == .fullScreen || $0 == .currentContext }
    // A controller that has moved elsewhere is called there.
    return automatic(shown).filter { controller in
      root?.path(to: controller.number)?.contains { $0.controller.number == usher.number } != false
    }
  }

  /// Without those that an usher among them calls.
  private func automatic(_ controllers: [ModelController]) -> [ModelController] {
    let inside = Set(controllers.flatMap(forwarded).map(\.number))
    return controllers.filter { !inside.contains($0.number) }
  }

  /// Calls the closures after a transition.
  private mutating func noteEnd(_ informed: [ModelController], isCancelled: Bool = false) {
    let isCancelled = isCancelled && flaw != .closuresLearnOfNoCancellation
    for controller in informed { note(.over, controller, isCancelled ? 2 : 1) }
  }

  private mutating func takeCoordinated() -> [ModelController] {
    isCoordinated = false
    defer { coordinated = [] }
    return coordinated
  }

  /// A `did` call is sent only if no later transition has reversed the appearance.
  private mutating func noteDid(_ what: Call.What, _ controller: ModelController) {
    guard appearances[controller.number] == (what == .didAppear) else { return }
    appearances[controller.number] = nil
    note(what, controller, answers(to: controller))
    guard let (isAppearing, inside) = ushered.removeValue(forKey: controller.number) else { return }
    // An usher ends what it has begun last, which another request may have reversed.
    for inner in inside { noteDid(isAppearing ? .didAppear : .didDisappear, inner) }
  }

  private mutating func end(_ active: ActiveTransition) {
    self.active = nil
    let informed = takeCoordinated()
    let outer = isExclusive
    isExclusive = false
    defer { isExclusive = outer }
    send(active.sending) { model in
      if active.order == .presentation || active.order == .contextPresentation {
        for controller in active.entering { model.noteDid(.didAppear, controller) }
        for controller in active.leaving { model.noteDid(.didDisappear, controller) }
      } else {
        for controller in active.leaving { model.noteDid(.didDisappear, controller) }
        for controller in active.entering { model.noteDid(.didAppear, controller) }
      }
    }
    noteDidMoves(active.moves)
    for shown in active.shownTops {
      note(.didShow, shown.stack, shown.top)
      for popped in shown.popped { note(.popped, shown.stack, popped) }
    }
    noteEnd(informed)
    if let closing = active.closing { note(closing.what, closing.controller, closing.other) }
    for split in active.resized { note(active.wasWide ? .collapsed : .expanded, split) }
  }

  mutating func finish() throws(ModelRefusal) {
    guard let active, !isExclusive else { throw .noneActive }
    end(active)
  }

  mutating func cancel() throws(ModelRefusal) {
    guard let active, !isExclusive else { throw .noneActive }
    guard active.isInteractive else { throw .notInteractive }
    if flaw != .cancelForgets { (root, isWide) = (active.before, active.wasWide) }
    for build in active.builds { build.change(&self) }
    isExclusive = true
    let isTurn = active.isTurn && flaw != .turnReturnsAsAPop
    // Pages that scroll return first.
    let scrolls = isTurn && active.order == .contextPresentation
    if !scrolls { for controller in active.entering { noteWill(.willDisappear, controller) } }
    if !isTurn { for controller in active.entering { noteDid(.didDisappear, controller) } }
    let returning = active.leaving + active.moved
    for controller in returning { noteWill(.willAppear, controller) }
    for controller in returning { noteAppearing(controller) }
    if isTurn, !scrolls {
      for controller in active.entering { noteDid(.didDisappear, controller) }
    }
    isExclusive = false
    self.active = nil
    let informed = takeCoordinated()
    for controller in returning { noteDid(.didAppear, controller) }
    if scrolls {
      for controller in active.entering { noteWill(.willDisappear, controller) }
      for controller in active.entering { noteDid(.didDisappear, controller) }
    }
    noteEnd(informed, isCancelled: true)
    if let closing = active.closing, closing.isCalledAlways {
      note(closing.what, closing.controller)
    }
  }
}
