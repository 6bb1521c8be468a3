extension UISplitViewController {
  /// Makes the columns one stack, or takes them apart, if the width is another one than before.
  ///
  /// What is seen before and after is not called.
  func arrangeColumns() {
    guard isCollapsed != hasCollapsed else { return }
    let old = shown(isCollapsed: hasCollapsed)
    hasCollapsed = isCollapsed
    switch (isCollapsed, columns[.compact]) {
    case (true, nil): collapse()
    case (false, nil): expand()
    // "the interface displays that view controller" (documentation of `isCollapsed`).
    case (true, _?):
      _ = columnDelegate?.splitViewController(
        self,
        topColumnForCollapsingToProposedTopColumn: .compact
      )
    case (false, _?): break
    }
    if !isCollapsed, let delegate = columnDelegate {
      let mode = delegate.splitViewController(
        self,
        displayModeForExpandingToProposedDisplayMode: displayMode
      )
      let hiddenCount =
        switch mode {
        case .secondaryOnly: sidebars.count
        case .oneBesideSecondary, .oneOverSecondary: sidebars.count - 1
        default: 0
        }
      hidden = Set(sidebars.prefix(hiddenCount))
    }
    let new = shown(isCollapsed: hasCollapsed)
    if appearance != .disappeared {
      for child in new { child.parent?.attach(child) }
    }
    ContainerTransition(container: self, old: old, new: new).perform(animated: false)
    if appearance == .disappeared { return }
    if isCollapsed {
      columnDelegate?.splitViewControllerDidCollapse(self)
    } else {
      columnDelegate?.splitViewControllerDidExpand(self)
    }
  }

  /// The stack of the primary column, on which the others collapse unless there is a compact one.
  var collapsingStack: UINavigationController? {
    columns[.compact] == nil ? columns[.primary] as? UINavigationController : nil
  }

  /// The children in front, and the top of the stack on which columns collapse, unless a presentation in
  /// the stack's context covers it.
  private func shown(isCollapsed: Bool) -> [UIViewController] {
    childrenInFront(isCollapsed: isCollapsed).flatMap { child in
      let isOpen = child === collapsingStack && child.presentation?.coversPresenter != true
      return isOpen ? [child] + child.childrenInFront : [child]
    }
  }

  /// Stacks the columns in their order, those after the top column of the delegate excepted.
  ///
  /// Another primary column only is shown, and "the secondary controller disappears" (UISplitViewController.h,
  /// above `collapseSecondaryViewController:forSplitViewController:`).
  private func collapse() {
    if UIKitRecord.has(.columnsStayApart) || columns[.primary] == nil { return }
    setPrimary(classicDelegate?.primaryViewController(forCollapsing: self))
    let stack = collapsingStack
    let collapsing = [Column.supplementary, .secondary].filter { column in
      columns[column].map { stack == nil || !($0 is UISplitViewController) } ?? false
    }
    guard let last = collapsing.last else { return }
    let top =
      columnDelegate?.splitViewController(self, topColumnForCollapsingToProposedTopColumn: last)
      ?? last
    for column in collapsing {
      guard let controller = columns.removeValue(forKey: column) else { continue }
      // UIKitCore `-[UISplitViewControllerClassicImpl _collapseSecondaryViewController:ontoPrimaryViewController:]`
      // and `-[UIPanelController _collapseWithTransitionCoordinator:]` (iOS 18.2): no empty stack is pushed.
      let isEmpty = (controller as? UINavigationController)?.children.isEmpty == true
      if let stack, column.rawValue <= top.rawValue, !isEmpty {
        stack.take(controller)
      } else {
        forget(controller)
      }
    }
  }

  /// Sets the primary column as the delegate says: "Return the view controller which is to become the primary
  /// view controller" (UISplitViewController.h, `primaryViewControllerForCollapsingSplitViewController:`).
  private func setPrimary(_ new: UIViewController?) {
    guard let new, new !== columns[.primary] else { return }
    columns = columns.filter { $0.value !== new }
    columns[.primary] = new
    let (added, _) = replaceChildren(Self.order.compactMap { columns[$0] })
    for child in added { child.didMove(toParent: self) }
  }

  /// Takes the columns off the stack. A column has the controller that was set, wherever that is. The
  /// secondary one has the top of the stack if it has no other, or if that is a stack of its own. Without
  /// columns it has the top first, and else "the previous secondary controller" (UISplitViewController.h, above
  /// `separateSecondaryViewControllerForSplitViewController:`).
  private func expand() {
    if UIKitRecord.has(.columnsStayStacked) { return }
    setPrimary(classicDelegate?.primaryViewController(forExpanding: self))
    var taken: [Column: UIViewController] = [:]
    for column in [Column.supplementary, .secondary] where columns[column] == nil {
      taken[column] = assigned[column].flatMap { kept in
        kept.parent == nil || isStacked(kept) ? kept : nil
      }
    }
    let stacked = collapsingStack?.children ?? []
    let below = taken[.supplementary].flatMap(stacked.firstIndex) ?? 0
    if columns[.secondary] == nil, stacked.count - 1 > below, let top = stacked.last,
      taken[.secondary] == nil || style == .unspecified
        || top is UINavigationController && !UIKitRecord.has(.theTopStaysOnTheStack)
    {
      taken[.secondary] = top
    }
    if let primary = columns[.primary],
      let detail = classicDelegate?.splitViewController(self, separateSecondaryFrom: primary)
    {
      taken[.secondary] = detail
    }
    columns.merge(taken) { column, _ in column }
    assigned = columns
    let (added, _) = replaceChildren(Self.order.compactMap { columns[$0] })
    for child in added { child.didMove(toParent: self) }
  }

  /// Whether a controller is on the stack, above its root.
  func isStacked(_ controller: UIViewController) -> Bool {
    collapsingStack?.children.dropFirst().contains { $0 === controller } == true
  }

  // UISplitViewController.h, above hideColumn:
  func showCollapsed(_ column: Column) {
    guard let stack = collapsingStack else { return }
    if column == .primary { return _ = stack.popToRootViewController(animated: true) }
    guard column != .compact, let controller = assigned[column] else { return }
    if isStacked(controller) {
      if stack.children.last !== controller {
        stack.popToViewController(controller, animated: true)
      }
      return
    }
    let between: [Column] = column == .secondary ? [.supplementary] : []
    let pushed = (between + [column]).compactMap { assigned[$0] }.filter { !isStacked($0) }
    stack.setColumns(stack.children + pushed, animated: true)
  }

  // UISplitViewController.h, above hideColumn:
  func hideCollapsed(_ column: Column) {
    guard column != .primary, let controller = assigned[column], isStacked(controller),
      let stack = collapsingStack, stack.children.last === controller
    else { return }
    stack.popViewController(animated: true)
  }

  /// Sets a column that has collapsed: on the stack only in the place of its controller there.
  func setCollapsed(_ controller: UIViewController?, for column: Column) {
    let old = assigned[column]
    assigned[column] = controller
    guard let stack = collapsingStack, let old, isStacked(old) else { return }
    stack.setColumns(
      stack.children.flatMap { child in
        child === old ? controller.map { [$0] } ?? [] : [child]
      },
      animated: false
    )
  }

  /// Forgets a column that has left the stack.
  func forgetPoppedColumns() {
    guard UIKitRecord.has(.columnsForgetTheirControllers), hasCollapsed else { return }
    for column in [Column.supplementary, .secondary] where assigned[column]?.parent == nil {
      assigned[column] = nil
    }
  }
}
