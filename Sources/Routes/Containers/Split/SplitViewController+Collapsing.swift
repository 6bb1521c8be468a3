extension SplitViewController {
  /// The columns that collapse, in their order, and whether they are stacked on the primary one.
  private func collapsingColumns(
    onto stack: NavigationController
  ) -> [(column: Column, controller: any Controller, isStacked: Bool)] {
    let columns = [Column.supplementary, .detail].compactMap { column in
      controller(in: column).map { (column: column, controller: $0) }
    }
    // A controller that cannot be on a stack stays in its column.
    .filter { canBeStacked($0.controller, on: stack) }
    guard let last = columns.last?.column else { return [] }
    let order = Column.allCases
    let chosen = delegate?.topColumnForCollapsing(self, proposed: last) ?? last
    let top = order.firstIndex(of: chosen) ?? 0
    return columns.map { column, controller in
      let isHandled =
        column == .detail
        && delegate?.collapseSecondary(controller, onto: stack, in: self) == true
      let isBelowTop = (order.firstIndex(of: column) ?? 0) <= top
      return (column, controller, isBelowTop && !isHandled)
    }
  }

  private func canBeStacked(
    _ controller: any Controller,
    on stack: NavigationController
  ) -> Bool {
    let container = controller.asContainer
    let split = stack.stack.isEmpty ? nil : self
    return container.flatMap { stack.objection(to: $0, in: split) } == nil
  }

  /// Whether the columns collapse onto a stack, above its root.
  final func collapses(onto stack: NavigationController) -> Bool {
    [primary, compact].contains { $0 === stack.controller }
  }

  /// Stacks the columns of a controller that no graph contains yet.
  final func collapseAtStart() {
    guard compact == nil, let stack = primary as? NavigationController else { return }
    for (column, controller, isStacked) in collapsingColumns(onto: stack) {
      set(nil, in: column)
      remember(controller, of: column, isStacked)
      if isStacked { stack.stack.append(controller) }
    }
  }

  /// The changes that stack the columns.
  final func collapse(onto stack: NavigationController) -> [ControllerChange] {
    collapsingColumns(onto: stack).flatMap { column, controller, isStacked in
      remember(controller, of: column, isStacked)
      let removal = ControllerChange.column(column, nil, of: self.controller)
      return isStacked ? [removal, .push(controller, onto: stack.controller)] : [removal]
    }
  }

  final func remember(
    _ controller: any Controller,
    of column: Column,
    _ isStacked: Bool
  ) {
    if !isStacked {
      setAside[column] = controller
    } else if column == .supplementary {
      stackedSupplementary = controller
    }
  }

  /// The position of the second column's controller above the root of a stack.
  final func indexOfSupplementary(on stack: NavigationController) -> Int? {
    guard supplementary == nil, let controller = stackedSupplementary,
      let index = stack.stack.firstIndex(where: { $0 === controller }), index > 0
    else { return nil }
    return index
  }

  /// The changes that take the columns off the stack: the second column's controller, and the top of the
  /// stack above it as the detail. Columns that were set aside return.
  final func separate(from stack: NavigationController) -> [ControllerChange] {
    let second = indexOfSupplementary(on: stack)
    let returning = setAside
    setAside = [:]
    var columns: [(Column, any Controller)] = []
    var taken: [any Controller] = []
    if let second {
      taken.append(stack.stack[second])
      columns.append((.supplementary, stack.stack[second]))
    }
    if detail == nil, stack.stack.count - 1 > second ?? 0, let top = stack.top {
      taken.append(top)
      columns.append((.detail, top))
    }
    for column in [Column.supplementary, .detail] {
      guard controller(in: column) == nil, !columns.contains(where: { $0.0 == column }),
        let controller = returning[column], holder?.contains(controller) != true
      else { continue }
      columns.append((column, controller))
    }
    let removal: [ControllerChange] =
      switch taken.count {
      case 0: []
      case 1 where taken[0] === stack.top: [.pop(count: 1, from: stack.controller)]
      default: [.stack(stack.stack.without(taken), of: stack.controller)]
      }
    return removal + columns.map { .column($0, $1, of: self.controller) }
  }
}
