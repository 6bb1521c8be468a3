extension SplitViewController {
  /// The primary controller in compact width, and the other columns, in their order, with the stack onto
  /// which they collapse. Those without a stack are set aside.
  private func collapsing() -> (
    primary: (any Controller)?, columns: [(Column, any Controller, onto: NavigationController?)]
  ) {
    if compact != nil {
      // UIKit shows the compact column whatever the answer is.
      _ = delegate?.topColumnForCollapsing(self, proposed: .compact)
      return (primary, [])
    }
    let chosen = classicDelegate?.primaryForCollapsing(self)
    let isDetail = chosen.map { $0 === detail } ?? false
    guard let primary = isDetail ? chosen : usable(chosen) ?? primary else { return (nil, []) }
    return (primary, columns(collapsingOnto: primary))
  }

  /// A controller that the delegate returns as the primary one. One that is in the graph stays there, and in
  /// no graph it is not known whether it is.
  private func usable(_ controller: (any Controller)?) -> (any Controller)? {
    guard let controller, let holder, !holder.contains(controller) else { return nil }
    return controller
  }

  private func columns(
    collapsingOnto primary: any Controller
  ) -> [(Column, any Controller, onto: NavigationController?)] {
    let stack = primary.asContainer as? NavigationController
    let columns = [Column.supplementary, .detail].compactMap { column in
      self.columns[column].map { (column: column, controller: $0) }
    }
    .filter { $0.controller !== primary }
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
    switch controller.asContainer?.kind {
    case .split: false
    case .navigation: !stack.stack.isEmpty
    default: true
    }
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
    let (primary, columns) = collapsing()
    if let primary, primary === detail { self.columns[.detail] = nil }
    self.columns[.primary] = primary
    for (column, controller, stack) in columns {
      self.columns[column] = nil
      stack?.stack.append(controller)
      collapsed[column] = controller
    }
  }

  /// The changes that leave the primary column only.
  final func collapse() -> [ControllerChange] {
    let (primary, columns) = collapsing()
    var changes = changes(ofPrimaryTo: primary)
    for (column, controller, stack) in columns {
      changes.append(.column(column, nil, of: self.controller))
      if let stack { changes.append(.push(controller, onto: stack.controller)) }
      changes.append(.keep(controller, as: column, of: self.controller))
    }
    return changes
  }

  /// The changes to another primary controller, which may be the detail.
  private func changes(ofPrimaryTo new: (any Controller)?) -> [ControllerChange] {
    guard let new, new !== primary else { return [] }
    let leaving: [ControllerChange] =
      new === detail ? [.column(.detail, nil, of: self.controller)] : []
    return leaving + [.column(.primary, new, of: self.controller)]
  }

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

  private func removal(
    of controllers: [any Controller],
    from stack: NavigationController?
  ) -> [ControllerChange] {
    guard let stack else { return [] }
    let taken = controllers.filter { controller in stack.stack.contains { $0 === controller } }
    return switch taken.count {
    case 0: []
    case 1 where taken[0] === stack.stack.last: [.pop(count: 1, from: stack.controller)]
    default: [.stack(stack.stack.without(taken), of: stack.controller)]
    }
  }

  /// The changes that take the columns off the stack, or return those that were set aside.
  ///
  /// Without column style the top of the stack above the second column is the detail. With it, only another
  /// stack replaces the controller of the column.
  final func separate() -> [ControllerChange] {
    if compact != nil { return [] }
    let new = usable(classicDelegate?.primaryForExpanding(self)) ?? primary
    let isReplaced = new !== primary
    let stack = new?.asContainer as? NavigationController
    let controllers = stack?.stack ?? []
    let second = collapsed[.supplementary].flatMap { kept in
      controllers.firstIndex { $0 === kept }
    }
    let top = controllers.count - 1 > second ?? 0 ? controllers.last : nil
    var columns: [(Column, any Controller)] = []
    for column in [Column.supplementary, .detail] where self.columns[column] == nil {
      var kept = collapsed[column].flatMap { canReturn($0) ? $0 : nil }
      if column == .detail {
        if let top,
          style == .unspecified || kept == nil || top.asContainer is NavigationController
        {
          kept = top
        }
        let detail = new.flatMap { classicDelegate?.separateSecondary(from: $0, in: self) }
        if let detail, canReturn(detail) || isReplaced && detail === primary { kept = detail }
      }
      if let kept { columns.append((column, kept)) }
    }
    let taken = columns.map(\.1)
    let forgotten = Column.allCases.filter { collapsed[$0] != nil }
    return forgotten.map { .keep(nil, as: $0, of: self.controller) }
      + removal(of: taken, from: collapsingStack)
      + changes(ofPrimaryTo: new)
      + (isReplaced ? removal(of: taken, from: stack) : [])
      + columns.map { .column($0, $1, of: self.controller) }
  }
}
