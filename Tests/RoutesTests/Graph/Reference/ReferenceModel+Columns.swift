/// Rule 39: the columns of a split controller are one in compact width.
extension ReferenceModel {
  /// A new controller as it is added: its split controllers collapse in compact width.
  func collapsed(_ controller: ModelController) -> ModelController {
    var controller = controller
    controller.children = controller.children.map(collapsed)
    controller.isNarrow = !isWide
    if isWide || controller.child(in: 3) != nil { return controller }
    guard controller.structure == .columns, var primary = controller.child(in: 0),
      primary.structure == .stack
    else { return controller }
    let isEmpty = primary.children.isEmpty
    for column in [1, 2] {
      guard let child = controller.child(in: column), child.canCollapse(ontoEmpty: isEmpty) else {
        continue
      }
      controller.put(nil, in: column)
      primary.children.append(child)
      if column == 1 { controller.stackedSupplementary = child.number }
    }
    controller.put(primary, in: 0)
    return controller
  }

  mutating func hideColumn(_ column: Int, from start: Int) throws(ModelRefusal) {
    guard let split = split(around: start) else { throw .noContainer }
    let sidebars = split.child(in: 1) == nil ? [0] : [0, 1]
    if isWide, sidebars.contains(column) {
      setHidden(split.hidden.union(sidebars.filter { $0 <= column }), of: split)
    }
  }

  mutating func showColumn(_ column: Int, from start: Int) throws(ModelRefusal) {
    guard let split = split(around: start) else { throw .noContainer }
    if isWide {
      let sidebars = split.child(in: 1) == nil ? [0] : [0, 1]
      guard sidebars.contains(column) else { return }
      return setHidden(split.hidden.subtracting(sidebars.filter { $0 >= column }), of: split)
    }
    guard split.child(in: 3) == nil, let stack = split.child(in: 0), stack.structure == .stack
    else { return }
    let second = stack.children.firstIndex { $0.number == split.stackedSupplementary } ?? 0
    let isStacked = second > 0 && split.child(in: 1) == nil
    guard column == 0 || column == 1 && isStacked else { return }
    _ = pop(stack.children.count - 1 - (column == 0 ? 0 : second), from: stack)
  }

  private mutating func setHidden(_ columns: Set<Int>, of split: ModelController) {
    guard columns != split.hidden else { return }
    transit(.exchange) { $0.change(split.number) { $0.hidden = columns } }
  }

  /// Stacks the columns of each split controller, or takes them off the stack.
  mutating func resize(_ isWide: Bool) {
    guard isWide != self.isWide else { return }
    var moves: [Move] = []
    var after = self
    after.isWide = isWide
    let splits = members.filter { $0.structure == .columns }.map(\.number).sorted()
    for number in splits {
      after.change(number) { $0.isNarrow = !isWide }
      guard let split = after.controller(number), let primary = split.child(in: 0),
        primary.structure == .stack, split.child(in: 3) == nil
      else { continue }
      moves += isWide ? after.separate(split, from: primary) : after.collapse(split, onto: primary)
    }
    let tree = after.root
    transit(.exchange, moves, cause: .resize) {
      $0.isWide = isWide
      $0.root = tree
    }
  }

  private mutating func collapse(
    _ split: ModelController,
    onto primary: ModelController
  ) -> [Move] {
    var moves: [Move] = []
    for column in [1, 2] {
      guard let child = split.child(in: column),
        child.canCollapse(ontoEmpty: primary.children.isEmpty)
      else { continue }
      moves += [.moved(child), .into(child, parent: primary.number)]
      change(split.number) {
        $0.put(nil, in: column)
        if column == 1 { $0.stackedSupplementary = child.number }
      }
      change(primary.number) { $0.children.append(child) }
    }
    return moves
  }

  private mutating func separate(
    _ split: ModelController,
    from primary: ModelController
  ) -> [Move] {
    let stack = primary.children
    let index = stack.firstIndex { $0.number == split.stackedSupplementary } ?? 0
    let second = index > 0 && split.child(in: 1) == nil ? stack[index] : nil
    let isAbove = stack.count - 1 > (second == nil ? 0 : index)
    let top = split.child(in: 2) == nil && isAbove ? stack.last : nil
    let taken = [second, top].compactMap { $0 }
    change(primary.number) { primary in
      primary.children.removeAll { child in taken.contains { $0.number == child.number } }
    }
    for (child, column) in [(second, 1), (top, 2)] {
      guard let child else { continue }
      change(split.number) { $0.put(child, in: column) }
    }
    return taken.map(Move.moved) + taken.map { .into($0, parent: split.number) }
  }
}

extension ModelController {
  /// Whether a column can be on the stack of the first: a stack only above the root.
  fileprivate func canCollapse(ontoEmpty isEmpty: Bool) -> Bool {
    structure != .columns && !(structure == .stack && isEmpty)
  }
}
