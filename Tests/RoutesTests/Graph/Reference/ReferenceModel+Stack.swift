extension ReferenceModel {
  func stack(around number: Int) throws(ModelRefusal) -> ModelController {
    guard let stack = lineage(number).first(where: { $0.structure == .stack }) else {
      throw .noNavigationController
    }
    return stack
  }

  /// Rule 11.
  mutating func pop(to number: Int) throws(ModelRefusal) -> [Int] {
    guard let stack = parent(number), let height = height(of: number, on: stack) else {
      throw .notOnStack
    }
    return pop(stack.children.count - 1 - height, from: stack)
  }

  private func height(of number: Int, on stack: ModelController) -> Int? {
    stack.structure == .stack ? stack.children.firstIndex { $0.number == number } : nil
  }

  mutating func push(
    _ new: Request.Newcomer,
    onto stack: Int,
    _ signature: Signature? = nil
  ) throws(ModelRefusal) {
    try checkPush(new, onto: stack)
    lay(try newcomer(new, into: stack), onto: stack, signature)
  }

  /// Pushes without the checks for containers.
  mutating func lay(
    _ controller: ModelController,
    onto stack: Int,
    _ signature: Signature? = nil,
    asDetailOf split: Int? = nil
  ) {
    transit(
      .exchange,
      [.into(controller, parent: stack)],
      isAnimated: true,
      signature: signature
    ) {
      let controller = $0.current(controller)
      $0.change(stack) { $0.children.append(controller) }
      if let split { $0.change(split) { $0.kept[2] = controller.alone } }
    }
  }

  private func checkPush(_ new: Request.Newcomer, onto stack: Int) throws(ModelRefusal) {
    if [.stack, .columns].contains(structure(new)) { throw .notPushable }
    if case .there(let number) = new, let parent = parent(number), parent.number == stack,
      height(of: number, on: parent) != nil
    {
      throw .alreadyOnStack
    }
  }

  /// Pops a number of controllers, but not the root.
  mutating func pop(_ count: Int, from stack: ModelController, isInteractive: Bool = false) -> [Int]
  {
    let count = min(count, stack.children.count - 1)
    guard count > 0 else { return [] }
    let popped = stack.children.suffix(count)
    transit(
      .exchange,
      popped.map(Move.out),
      isInteractive: isInteractive,
      isAnimated: true
    ) {
      $0.change(stack.number) { $0.children.removeLast(count) }
    }
    return popped.map(\.number)
  }

  mutating func setStack(
    _ list: [Request.Newcomer],
    of stack: ModelController
  ) throws(ModelRefusal) {
    try depart(list, to: stack)
    var children: [ModelController] = []
    for item in list {
      let number = number(item)
      if children.contains(where: { $0.number == number }) { throw .controllerRepeated }
      if let old = stack.children.first(where: { $0.number == number }) {
        children.append(old)
      } else {
        try checkPush(item, onto: stack.number)
        children.append(try newcomer(item, into: stack.number))
      }
    }
    if children.first?.structure == .stack { throw .notPushable }
    exchange(stack.children, for: children, in: stack.number, isAnimated: true)
  }

  /// Has the new children of a container leave their parents.
  mutating func depart(
    _ list: [Request.Newcomer],
    to parent: ModelController
  ) throws(ModelRefusal) {
    for case .there(let number) in list
    where !parent.children.contains(where: { $0.number == number }) {
      _ = note(departing: number, to: parent.number)
    }
    try checkDepartures()
  }

  /// Replaces the children of a container.
  mutating func exchange(
    _ old: [ModelController],
    for new: [ModelController],
    in parent: Int,
    selected: Int? = nil,
    _ order: Order = .exchange,
    isInteractive: Bool = false,
    isTurn: Bool = false,
    isAnimated: Bool = false,
    closing: Closing? = nil
  ) {
    let added = new.filter { child in !old.contains { $0.number == child.number } }
    let leaving = old.filter { child in !new.contains { $0.number == child.number } }
    transit(
      order,
      added.map { .into($0, parent: parent) } + leaving.map(Move.out),
      isInteractive: isInteractive,
      isTurn: isTurn,
      isAnimated: isAnimated,
      closing: closing
    ) {
      let new = new.map($0.current)
      $0.change(parent) {
        $0.children = new
        if let selected { $0.selected = selected }
      }
    }
  }
}

/// Rule 45: a child that is added to a second parent leaves the first.
extension ReferenceModel {
  /// Has a controller leave its parent in the next transition.
  ///
  /// - Returns: `false` for one that has no parent, or that is around the new one.
  mutating func depart(_ number: Int, to parent: Int) throws(ModelRefusal) -> Bool {
    if departing.contains(where: { $0.child == number }) { return true }
    guard note(departing: number, to: parent) else { return false }
    try checkDepartures()
    return true
  }

  /// Notes that a controller is going to leave its parent.
  mutating func note(departing number: Int, to parent: Int) -> Bool {
    guard let child = controller(number), let former = self.parent(number),
      former.number != parent, !child.members.contains(where: { $0.number == parent })
    else { return false }
    if !departing.contains(where: { $0.child == number }) {
      departing.append((number, former.number))
    }
    return true
  }

  func checkDepartures() throws(ModelRefusal) {
    for (number, children) in groups {
      guard let parent = controller(number) else { continue }
      try checkRemoval(of: children.map(\.number), from: parent)
    }
  }

  func checkRemoval(of numbers: [Int], from parent: ModelController) throws(ModelRefusal) {
    if parent.embedded.contains(where: { numbers.contains($0.number) }) { return }
    if parent.structure == .pages { throw .pageCount }
    if [.cupboard, .usher].contains(parent.kind) { throw .cannotRemove }
    let rest = parent.children.first { !numbers.contains($0.number) }
    if parent.structure == .stack, rest?.structure == .stack { throw .notPushable }
  }

  /// The departing children by their parents, embedded ones first and alone.
  private var groups: [(parent: Int, children: [ModelController])] {
    var embedded: [(parent: Int, children: [ModelController])] = []
    var groups: [(parent: Int, children: [ModelController])] = []
    for (number, parent) in departing {
      guard let former = controller(parent) else { continue }
      if let child = former.embedded.first(where: { $0.number == number }) {
        embedded.append((parent, [child]))
      } else if !groups.contains(where: { $0.parent == parent }) {
        let leaving = former.children.filter { child in
          departing.contains { $0.child == child.number }
        }
        groups.append((parent, leaving))
      }
    }
    return embedded + groups
  }

  var departures: [Move] { groups.flatMap(\.children).map(Move.moved) }

  mutating func depart() {
    let groups = groups
    departing = []
    departed = [:]
    for (parent, children) in groups {
      for child in children { departed[child.number] = controller(child.number) }
      change(parent) { $0.remove(children.map(\.number)) }
    }
  }

  /// A controller as it is after the departures.
  func current(_ controller: ModelController) -> ModelController {
    var current = departed[controller.number] ?? self.controller(controller.number) ?? controller
    current.style = controller.style
    current.column = controller.column
    return current
  }
}

extension ModelController {
  /// Removes children. The selected tab is kept, or else the one at its index, or else the first.
  mutating func remove(_ numbers: [Int]) {
    let front = children.indices.contains(selected) ? children[selected].number : nil
    embedded.removeAll { numbers.contains($0.number) }
    children.removeAll { numbers.contains($0.number) }
    let kept = children.firstIndex { $0.number == front }
    switch structure {
    case .tabs: selected = kept ?? (children.indices.contains(selected) ? selected : 0)
    case .own: selected = kept ?? -1
    case .screen, .stack, .columns, .pages, .search: break
    }
  }
}
