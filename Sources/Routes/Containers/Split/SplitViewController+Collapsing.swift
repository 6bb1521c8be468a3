extension SplitViewController {
  /// The columns that collapse, in their order, and whether they are stacked on the primary one.
  private func collapsingColumns(
    onto stack: NavigationController
  ) -> [(column: Column, controller: any Controller, isStacked: Bool)] {
    let columns = [Column.supplementary, .detail].compactMap { column in
      child(in: column).map { (column: column, controller: $0) }
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
        && classicDelegate?.collapseSecondary(controller, onto: stack, in: self) == true
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

  /// The stack of the primary column, on which the others collapse in compact width.
  final var collapsingStack: NavigationController? {
    compact == nil ? primary?.asContainer as? NavigationController : nil
  }

  /// Stacks the columns of a controller that no graph contains yet.
  final func collapseAtStart() {
    guard let stack = collapsingStack else { return }
    for (column, controller, isStacked) in collapsingColumns(onto: stack) {
      set(nil, in: column)
      if isStacked { stack.stack.append(controller) }
      keep(controller, as: column)
    }
  }

  /// The changes that stack the columns.
  final func collapse(onto stack: NavigationController) -> [ControllerChange] {
    collapsingColumns(onto: stack).flatMap { column, controller, isStacked in
      [.column(column, nil, of: self.controller)]
        + (isStacked ? [.push(controller, onto: stack.controller)] : [])
        + [.keep(controller, as: column, of: self.controller)]
    }
  }

  /// Sets the controller of a collapsed column.
  final func keep(_ controller: (any Controller)?, as column: Column) {
    let isOnStack = collapsingStack?.stack.contains { $0 === controller } == true
    let isOwned = style == .columns || !isOnStack
    collapsed[column] = controller.map {
      CollapsedColumn(controller: $0, retained: isOwned ? $0 : nil)
    }
  }

  /// The controller of a collapsed column, on the stack or in no column.
  package final func keptController(in column: Column) -> (any Controller)? {
    guard let kept = collapsed[column] else { return nil }
    return kept.retained ?? kept.controller.flatMap { indexOnStack($0) == nil ? nil : $0 }
  }

  /// The collapsed column with a controller.
  final func column(keeping controller: any Controller) -> Column? {
    Column.allCases.first { keptController(in: $0) === controller }
  }

  /// The position of a controller above the root of the stack on which columns collapse.
  final func indexOnStack(_ controller: any Controller) -> Int? {
    let index = collapsingStack?.stack.firstIndex { $0 === controller }
    return index == 0 ? nil : index
  }

  /// The changes that take the columns off the stack.
  ///
  /// Without column style the top of the stack above the second column is the detail. With it, only another
  /// stack replaces the controller of the column.
  final func separate(from stack: NavigationController) -> [ControllerChange] {
    let second = keptController(in: .supplementary).flatMap(indexOnStack)
    let top = stack.stack.count - 1 > second ?? 0 ? stack.top : nil
    var columns: [(Column, any Controller)] = []
    for column in [Column.supplementary, .detail] where child(in: column) == nil {
      var kept = keptController(in: column)
      if let controller = kept, indexOnStack(controller) == nil,
        holder?.contains(controller) == true
      {
        kept = nil
      }
      if column == .detail, let top,
        style == .unspecified || kept == nil || top.asContainer is NavigationController
      {
        kept = top
      }
      if column == .detail,
        let detail = classicDelegate?.separateSecondary(from: stack.controller, in: self),
        indexOnStack(detail) != nil || holder?.contains(detail) != true
      {
        kept = detail
      }
      if let kept { columns.append((column, kept)) }
    }
    let taken = columns.map(\.1).filter { indexOnStack($0) != nil }
    let removal: [ControllerChange] =
      switch taken.count {
      case 0: []
      case 1 where taken[0] === stack.top: [.pop(count: 1, from: stack.controller)]
      default: [.stack(stack.stack.without(taken), of: stack.controller)]
      }
    return Column.allCases.filter { collapsed[$0] != nil }.map {
      .keep(nil, as: $0, of: self.controller)
    }
      + removal + columns.map { .column($0, $1, of: self.controller) }
  }
}
