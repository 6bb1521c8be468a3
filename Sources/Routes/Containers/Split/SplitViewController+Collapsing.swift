extension SplitViewController {
  /// The columns that collapse, in their order, with the stack onto which they do. The others are set aside.
  private func collapsingColumns() -> [(Column, any Controller, onto: NavigationController?)] {
    if compact != nil {
      // UIKit shows the compact column whatever the answer is.
      _ = delegate?.topColumnForCollapsing(self, proposed: .compact)
      return []
    }
    guard let primary else { return [] }
    let stack = collapsingStack
    let columns = [Column.supplementary, .detail].compactMap { column in
      child(in: column).map { (column: column, controller: $0) }
    }
    // A controller that cannot be on the stack stays in its column.
    .filter { column in stack.map { canBeStacked(column.controller, on: $0) } ?? true }
    guard let last = columns.last?.column else { return [] }
    let top = delegate?.topColumnForCollapsing(self, proposed: last) ?? last
    let below = Column.allCases.prefix { $0 != top }
    return columns.map { column, controller in
      let isHandled =
        column == .detail
        && classicDelegate?.collapseSecondary(controller, onto: primary, in: self) == true
      let isStacked = column == top || below.contains(column)
      // UIKit pushes no stack without controllers.
      let isEmpty = (controller.asContainer as? NavigationController)?.stack.isEmpty == true
      return (column, controller, onto: isStacked && !isHandled && !isEmpty ? stack : nil)
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
    for (column, controller, stack) in collapsingColumns() {
      set(nil, in: column)
      stack?.stack.append(controller)
      collapsed[column] = controller
    }
  }

  /// The changes that leave the primary column only.
  final func collapse() -> [ControllerChange] {
    collapsingColumns().flatMap { column, controller, stack in
      [.column(column, nil, of: self.controller)]
        + (stack.map { [.push(controller, onto: $0.controller)] } ?? [])
        + [.keep(controller, as: column, of: self.controller)]
    }
  }

  /// The collapsed column with a controller.
  final func column(keeping controller: any Controller) -> Column? {
    Column.allCases.first { collapsed[$0] === controller }
  }

  /// The position of a controller above the root of the stack on which columns collapse.
  final func indexOnStack(_ controller: any Controller) -> Int? {
    let index = collapsingStack?.stack.firstIndex { $0 === controller }
    return index == 0 ? nil : index
  }

  /// Whether a controller is on the stack above its root, or in no graph.
  private func canReturn(_ controller: any Controller) -> Bool {
    indexOnStack(controller) != nil || holder?.contains(controller) != true
  }

  /// The changes that take the columns off the stack, or return those that were set aside.
  ///
  /// Without column style the top of the stack above the second column is the detail. With it, only another
  /// stack replaces the controller of the column.
  final func separate() -> [ControllerChange] {
    if compact != nil { return [] }
    let controllers = collapsingStack?.stack ?? []
    let second = collapsed[.supplementary].flatMap(indexOnStack)
    let top = controllers.count - 1 > second ?? 0 ? controllers.last : nil
    var columns: [(Column, any Controller)] = []
    for column in [Column.supplementary, .detail] where child(in: column) == nil {
      var kept = collapsed[column].flatMap { canReturn($0) ? $0 : nil }
      if column == .detail {
        if let top,
          style == .unspecified || kept == nil || top.asContainer is NavigationController
        {
          kept = top
        }
        let detail = primary.flatMap { classicDelegate?.separateSecondary(from: $0, in: self) }
        if let detail, canReturn(detail) { kept = detail }
      }
      if let kept { columns.append((column, kept)) }
    }
    let taken = columns.map(\.1).filter { indexOnStack($0) != nil }
    let removal: [ControllerChange] =
      switch (taken.count, primary) {
      case (1, let stack?) where taken[0] === controllers.last: [.pop(count: 1, from: stack)]
      case (1..., let stack?): [.stack(controllers.without(taken), of: stack)]
      default: []
      }
    return Column.allCases.filter { collapsed[$0] != nil }.map {
      .keep(nil, as: $0, of: self.controller)
    }
      + removal + columns.map { .column($0, $1, of: self.controller) }
  }
}
