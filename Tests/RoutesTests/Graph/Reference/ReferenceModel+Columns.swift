/// Rule 39: the columns of a split controller are one in compact width.
extension ReferenceModel {
  /// A new controller as it is added: its split controllers collapse in compact width.
  func collapsed(_ controller: ModelController) -> ModelController {
    var controller = controller
    controller.children = controller.children.map(collapsed)
    controller.isNarrow = !isWide
    if isWide || controller.child(in: 3) != nil { return controller }
    if controller.replacesPrimary, let detail = controller.child(in: 2) {
      controller.put(nil, in: 2)
      controller.put(detail, in: 0)
    }
    guard controller.structure == .columns, var primary = controller.child(in: 0) else {
      return controller
    }
    let onto = primary
    for column in [1, 2] {
      guard let child = controller.child(in: column), child.canCollapse(onto: onto) else {
        continue
      }
      controller.put(nil, in: column)
      if child.isPushed(onto: primary), !controller.setsAside(column) {
        primary.children.append(child)
      }
      controller.kept[column] = child
    }
    controller.put(primary, in: 0)
    return controller
  }

  mutating func hideColumn(_ column: Int, from start: Int) throws(ModelRefusal) {
    guard let split = split(around: start) else { throw .containerMissing }
    if isWide, split.sidebars.contains(column) {
      return setHidden(split.hidden.union(split.sidebars.filter { $0 <= column }), of: split)
    }
    guard !isWide, let stack = collapsingStack(of: split), let kept = kept(column, of: split) else {
      pendingWarnings += 1
      return
    }
    guard stack.children.dropFirst().contains(where: { $0.number == kept.number }) else { return }
    if stack.children.last?.number == kept.number {
      _ = pop(1, from: stack)
    } else {
      pendingWarnings += 1
    }
  }

  mutating func showColumn(_ column: Int, from start: Int) throws(ModelRefusal) {
    guard let split = split(around: start) else { throw .containerMissing }
    if isWide {
      if split.sidebars.contains(column) {
        setHidden(split.hidden.subtracting(split.sidebars.filter { $0 >= column }), of: split)
      } else if column != 2 {
        pendingWarnings += 1
      }
      return
    }
    guard let stack = collapsingStack(of: split), column == 0 || kept(column, of: split) != nil
    else {
      pendingWarnings += 1
      return
    }
    let shown = kept(column, of: split)?.number ?? 0
    if let index = column == 0 ? 0 : stack.index(aboveRoot: shown) {
      _ = pop(stack.children.count - 1 - index, from: stack)
      return
    }
    var pushed: [ModelController] = []
    for column in column == 2 && flaw != .columnsAreShownAlone ? [1, 2] : [column] {
      guard let kept = kept(column, of: split), stack.index(aboveRoot: kept.number) == nil else {
        continue
      }
      if controller(kept.number) != nil { throw .alreadyInGraph }
      try check(kept, in: .stack, isColumn: !stack.children.isEmpty)
      pushed.append(collapsed(kept))
    }
    transit(.exchange, pushed.map { .into($0, parent: stack.number) }, isAnimated: true) {
      $0.change(stack.number) { $0.children += pushed }
    }
  }

  func collapsingStack(of split: ModelController) -> ModelController? {
    guard split.child(in: 3) == nil, let stack = split.child(in: 0), stack.structure == .stack
    else { return nil }
    return stack
  }

  /// The controller of a collapsed column.
  func kept(_ column: Int, of split: ModelController) -> ModelController? {
    guard let kept = split.kept[column] else { return nil }
    if let stack = collapsingStack(of: split), let index = stack.index(aboveRoot: kept.number) {
      return stack.children[index]
    }
    if flaw == .poppedColumnsAreForgotten { return nil }
    return controller(kept.number) ?? kept
  }

  /// Notes how the controllers of collapsed columns were when they left the graph.
  mutating func noteKept(before: ModelController?) {
    for split in members {
      for (column, kept) in split.kept {
        guard controller(kept.number) == nil,
          let old = before?.members.first(where: { $0.number == kept.number })
        else { continue }
        change(split.number) { $0.kept[column] = old.alone }
      }
      for home in split.home where controller(home.number) == nil {
        guard let old = before?.members.first(where: { $0.number == home.number }) else { continue }
        change(split.number) { $0.home = [old.alone] }
      }
    }
  }

  /// The controllers that collapsed columns, and delegates of split controllers, keep out of the graph.
  var keptOut: [ModelController] {
    var found: [ModelController] = []
    var pending = members
    while let next = pending.popLast() {
      for kept in next.kept.values + next.home where controller(kept.number) == nil {
        found += kept.members
        pending += kept.members
      }
    }
    return found
  }

  private mutating func setHidden(_ columns: Set<Int>, of split: ModelController) {
    guard columns != split.hidden else { return }
    let outer = isExclusive
    isExclusive = true
    for column in split.sidebars {
      switch (columns.contains(column), split.hidden.contains(column)) {
      case (true, false): note(.hidesColumn, split, column)
      case (false, true): note(.showsColumn, split, column)
      default: break
      }
    }
    isExclusive = outer
    transit(.exchange) { $0.change(split.number) { $0.hidden = columns } }
  }

  /// Stacks the columns of each split controller, or takes them off the stack.
  mutating func resize(_ isWide: Bool) {
    guard isWide != self.isWide else { return }
    var moves: [Move] = []
    var after = self
    after.isWide = isWide
    for number in members.filter({ $0.structure == .columns }).map(\.number) {
      after.change(number) {
        $0.isNarrow = !isWide
        if isWide, $0.hidesPrimary, flaw != .hiddenColumnsStayVisible { $0.hidden = [0] }
      }
      guard let split = after.controller(number), split.child(in: 3) == nil else { continue }
      moves += isWide ? after.separate(split) : after.collapse(split)
    }
    let tree = after.root
    transit(.exchange, moves, cause: .resize) {
      $0.isWide = isWide
      $0.root = tree
    }
  }

  private mutating func collapse(_ split: ModelController) -> [Move] {
    var moves: [Move] = []
    if split.replacesPrimary, let detail = split.child(in: 2), let old = split.child(in: 0) {
      change(split.number) {
        $0.put(nil, in: 2)
        $0.put(detail, in: 0)
      }
      moves = [.moved(detail), .into(detail, parent: split.number), .out(old)]
    }
    guard let split = controller(split.number), let primary = split.child(in: 0) else {
      return moves
    }
    for column in [1, 2] {
      guard let child = split.child(in: column), child.canCollapse(onto: primary) else { continue }
      change(split.number) {
        $0.put(nil, in: column)
        $0.kept[column] = child
      }
      moves.append(.moved(child))
      guard child.isPushed(onto: primary),
        !split.setsAside(column) || flaw == .asideColumnsAreStacked
      else { continue }
      moves.append(.into(child, parent: primary.number))
      change(primary.number) { $0.children.append(child) }
    }
    return moves
  }

  private mutating func separate(_ split: ModelController) -> [Move] {
    let home = split.home.first { controller($0.number) == nil && flaw != .primaryStaysReplaced }
    let new = home ?? split.child(in: 0)
    let stack = collapsingStack(of: split)
    let newStack = new?.structure == .stack ? new : nil
    let controllers = newStack?.children ?? []
    let second = kept(1, of: split).flatMap { newStack?.index(aboveRoot: $0.number) } ?? 0
    let top = controllers.count - 1 > second ? controllers.last : nil
    var columns: [(column: Int, controller: ModelController)] = []
    for column in [1, 2] where split.child(in: column) == nil {
      var kept = kept(column, of: split)
      if let number = kept?.number, stack?.index(aboveRoot: number) == nil,
        controller(number) != nil
      {
        kept = nil
      }
      if column == 2, let top, !split.hasStyle || kept == nil || top.structure == .stack {
        kept = top
      }
      if column == 2, home != nil, let primary = split.child(in: 0) { kept = primary }
      if let kept { columns.append((column, kept)) }
    }
    let taken = (stack?.children.dropFirst() ?? []).filter { child in
      columns.contains { $0.controller.number == child.number }
    }
    if let stack {
      change(stack.number) { stack in
        stack.children.removeAll { child in taken.contains { $0.number == child.number } }
      }
    }
    var moved = taken
    var replaced: [Move] = []
    if let home {
      var new = collapsed(home)
      new.children.removeAll { child in columns.contains { $0.controller.number == child.number } }
      change(split.number) { $0.put(new, in: 0) }
      replaced = [.into(new, parent: split.number)]
      if let old = split.child(in: 0) {
        if columns.contains(where: { $0.controller.number == old.number }) {
          moved.append(old)
        } else {
          replaced.append(.out(old))
        }
      }
    }
    let placed = columns.map { ($0.column, collapsed($0.controller)) }
    change(split.number) { split in
      split.kept = [:]
      for (column, controller) in placed { split.put(controller, in: column) }
    }
    return moved.map(Move.moved) + replaced
      + columns.map { .into($0.controller, parent: split.number) }
  }
}

extension ModelController {
  /// Whether a column collapses: a stack can be on the stack of the first only above the root.
  fileprivate func canCollapse(onto primary: ModelController) -> Bool {
    if primary.structure != .stack { return true }
    return structure != .columns && !(structure == .stack && primary.children.isEmpty)
  }

  /// Whether a column that collapses is pushed on the first, which has to be a stack. Empty stacks are not.
  fileprivate func isPushed(onto primary: ModelController) -> Bool {
    primary.structure == .stack && !(structure == .stack && children.isEmpty)
  }

  /// The columns beside the detail.
  fileprivate var sidebars: [Int] { child(in: 1) == nil ? [0] : [0, 1] }

  /// The position of a controller above the root of a stack.
  func index(aboveRoot number: Int) -> Int? {
    children.dropFirst().firstIndex { $0.number == number }
  }

  /// The controller outside of the graph: embedded children and presentations leave it.
  var alone: ModelController {
    var alone = self
    alone.embedded = []
    alone.presented = []
    alone.children = children.map(\.alone)
    return alone
  }
}
