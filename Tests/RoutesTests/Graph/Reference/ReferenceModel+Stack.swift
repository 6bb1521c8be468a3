extension ReferenceModel {
  mutating func moveOnStack(_ request: Request) throws(ModelRefusal) -> [Int] {
    switch request {
    case .push(let new, let source):
      let signature = signature(new, source)
      try push(new, onto: stack(around: self.source(source)).number, signature)
      return []
    case .pop(let source):
      return pop(1, from: try stack(around: self.source(source)))
    case .popToRoot(let source):
      let stack = try stack(around: self.source(source))
      return pop(stack.children.count - (flaw == .popLeavesOneMore ? 2 : 1), from: stack)
    case .popTo(let number):
      guard let stack = parent(number), let height = height(of: number, on: stack) else {
        throw .notOnStack
      }
      return pop(stack.children.count - 1 - height, from: stack)
    case .setStack(let list, let source):
      try setStack(list, of: stack(around: self.source(source)))
      return []
    default: return []
    }
  }

  func stack(around number: Int) throws(ModelRefusal) -> ModelController {
    guard let stack = lineage(number).first(where: { $0.structure == .stack }) else {
      throw .noNavigationController
    }
    return stack
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
      if children.contains(where: { $0.number == number }) { throw .repeated }
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
