/// Rule 35: links of controllers that leave; rule 36: how a controller moves; and rule 45: what moves from
/// one place on screen to another.
extension ReferenceModel {
  /// What a transition does, apart from changing children.
  enum Cause {
    case children
    case presentation(of: Int)
    case dismissal(of: Int?)
    case root(Int)
    case resize

    var isModal: Bool {
      switch self {
      case .presentation, .dismissal(of: .some): true
      case .children, .root, .resize, .dismissal(of: nil): false
      }
    }
  }

  /// The controllers that a transition adds and removes directly.
  struct Sending {
    var cause: Cause
    var arrived: Set<Int> = []
    var removed: Set<Int> = []
    /// The controllers that were in the graph only before the transition.
    var gone: Set<Int>
    var before: ModelController?
    var isDeparting = false

    init(_ cause: Cause, _ moves: [Move], before: ModelController?, after: ModelController?) {
      self.cause = cause
      self.before = before
      let kept = Set((after?.members ?? []).map(\.number))
      gone = Set((before?.members ?? []).map(\.number)).subtracting(kept)
      for move in moves {
        switch move {
        case .into(let child, _): arrived.insert(child.number)
        case .out(let child), .removed(let child), .moved(let child): removed.insert(child.number)
        }
      }
      switch cause {
      case .presentation(let number), .root(let number): arrived.insert(number)
      case .children, .dismissal, .resize: break
      }
    }
  }

  mutating func send(_ next: Sending, _ body: (inout ReferenceModel) -> Void) {
    let outer = sending
    sending = next
    defer { sending = outer }
    body(&self)
  }

  /// The sum of 1 for being presented, 2 for being dismissed, 4 and 8 for moving to and from a
  /// parent.
  func movement(of number: Int) -> Int {
    guard let sending else {
      // Between the calls a dismissal is known.
      guard let active, active.sending.gone.contains(number), controller(number) == nil,
        let path = active.before?.path(to: number)
      else { return 0 }
      return active.sending.departure(on: path) & 2
    }
    if let path = root?.path(to: number) {
      return sending.isDeparting ? sending.departure(on: path) : sending.arrival(on: path)
    }
    guard sending.gone.contains(number), let path = sending.before?.path(to: number) else {
      return 0
    }
    return sending.departure(on: path)
  }
}

extension ReferenceModel {
  /// The controller that a controller or one around it presents. What leaves is presented until the end.
  func presented(by number: Int) -> Int? {
    let gone = active?.sending.gone ?? []
    let tree = gone.contains(number) ? active?.before : root
    for step in (tree?.path(to: number) ?? []).reversed() {
      let former = active?.before?.path(to: step.controller.number)?.last?.controller.presented
        .first
      let leaving = former.flatMap { gone.contains($0.number) ? $0 : nil }
      if let presented = step.controller.presented.first ?? leaving { return presented.number }
      if step.isPresented { break }
    }
    return nil
  }
}

extension ReferenceModel.Sending {
  fileprivate func arrival(on path: [ModelController.Step]) -> Int {
    let numbers = path.map(\.controller.number)
    let hasParent = path.count > 1 && path.last?.isPresented == false
    var sum = hasParent && numbers.contains(where: arrived.contains) ? 4 : 0
    if case .presentation(let number) = cause, numbers.last == number { sum += 1 }
    return sum
  }

  /// A removed parent or presenter takes others along, but only what is presented is dismissed with it.
  fileprivate func departure(on path: [ModelController.Step]) -> Int {
    let numbers = path.map(\.controller.number)
    var sum = numbers.last.map(removed.contains) == true ? 8 : 0
    if case .dismissal(let number?) = cause, numbers.contains(number),
      path.last?.isPresented == true
    {
      sum += 2
    }
    return sum
  }

  /// The controllers on screen before and after that have another place there.
  func movedControllers(
    _ old: Set<Int>,
    _ new: Set<Int>,
    from before: ModelController?,
    to after: ModelController?
  ) -> Set<Int> {
    let both = old.intersection(new)
    switch cause {
    case .resize: return []
    case .root: return before?.number == after?.number ? [] : both
    case .children, .presentation, .dismissal:
      let inside = (after?.members ?? []).filter { arrived.contains($0.number) }
        .filter { old.contains($0.number) }.flatMap(\.members)
      return both.intersection(inside.map(\.number))
    }
  }
}

/// Rule 41: what the delegates of navigation controllers are informed of.
extension ReferenceModel {
  /// The new top of a stack on screen (rule 41).
  struct ShownTop {
    var stack: ModelController
    var top: Int
    var popped: [Int]
  }

  /// The stacks that appear, with their tops. In a modal transition only the first time counts.
  ///
  /// An usher calls what is inside it, which does not enter by itself.
  mutating func appearingTops(
    _ entering: [ModelController],
    _ before: [ModelController],
    isModal: Bool
  ) -> [ShownTop] {
    let entering = Set(entering.map(\.number))
    let before = Set(before.map(\.number))
    return shown.compactMap { stack in
      guard stack.structure == .stack else { return nil }
      let isFirst = shownStacks.insert(stack.number).inserted
      let appears =
        !before.contains(stack.number) || entering.contains(stack.number)
        || lineage(stack.number).contains { $0.kind == .usher && entering.contains($0.number) }
      guard isFirst || !isModal && appears, let top = stack.children.last else { return nil }
      return ShownTop(stack: stack, top: top.number, popped: [])
    }
  }

  /// The stacks on screen that have another top than before, in the order of their changes.
  func shownTops(from before: ModelController?, _ moves: [Move]) -> [ShownTop] {
    func position(_ stack: Int) -> Int {
      let old = before?.members.first { $0.number == stack }?.children.map(\.number) ?? []
      let first = moves.firstIndex { move in
        switch move {
        case .into(_, let parent): parent == stack
        case .out(let child), .removed(let child), .moved(let child): old.contains(child.number)
        }
      }
      return first ?? moves.count
    }
    let shown = Set(shown.map(\.number))
    return members.compactMap { stack in
      guard stack.structure == .stack, shown.contains(stack.number),
        let old = before?.members.first(where: { $0.number == stack.number }),
        let top = stack.children.last?.number, top != old.children.last?.number
      else { return nil }
      let popped = old.children.map(\.number).filter { number in
        !stack.children.contains { $0.number == number }
      }
      return ShownTop(stack: stack, top: top, popped: popped)
    }
    .sorted { position($0.stack.number) < position($1.stack.number) }
  }
}
