/// A column that is on a stack, as long as that or the app keeps it.
struct StackedColumn { weak var controller: UIViewController? }

extension UISplitViewController {
  /// Makes the columns one stack, or takes them apart, if the width is another one than before.
  ///
  /// What is seen before and after is not called.
  func arrangeColumns() {
    guard isCollapsed != hasCollapsed else { return }
    let old = shown(isCollapsed: hasCollapsed)
    hasCollapsed = isCollapsed
    if let stack = collapsingStack {
      if isCollapsed { collapse(onto: stack) } else { expand(from: stack) }
    }
    let new = shown(isCollapsed: hasCollapsed)
    if appearance != .disappeared {
      for child in new { child.parent?.attach(child) }
    }
    ContainerTransition(container: self, old: old, new: new).perform(animated: false)
  }

  /// The stack of the primary column, on which the others collapse unless there is a compact one.
  private var collapsingStack: UINavigationController? {
    columns[.compact] == nil ? columns[.primary] as? UINavigationController : nil
  }

  /// The children in front, and the top of the stack on which columns collapse.
  private func shown(isCollapsed: Bool) -> [UIViewController] {
    childrenInFront(isCollapsed: isCollapsed).flatMap { child in
      child === collapsingStack ? [child] + child.childrenInFront : [child]
    }
  }

  /// Stacks the columns in their order, those after the top column of the delegate excepted.
  private func collapse(onto stack: UINavigationController) {
    if UIKitRecord.has(.columnsStayApart) { return }
    let collapsing = [Column.supplementary, .secondary].filter { column in
      columns[column].map { !($0 is UISplitViewController) } ?? false
    }
    guard let last = collapsing.last else { return }
    let top =
      delegate?.splitViewController(self, topColumnForCollapsingToProposedTopColumn: last) ?? last
    for column in collapsing {
      guard let controller = columns.removeValue(forKey: column) else { continue }
      if column.rawValue <= top.rawValue {
        stacked[column] = StackedColumn(controller: controller)
        stack.take(controller)
      } else {
        setAside[column] = controller
        forget(controller)
      }
    }
  }

  /// Takes the columns off the stack. The top of what is above the supplementary column becomes the
  /// secondary one, and what the delegate did not stack returns.
  private func expand(from stack: UINavigationController) {
    if UIKitRecord.has(.columnsStayStacked) { return }
    var taken: [Column: UIViewController] = [:]
    let second = stackedController(of: .supplementary)
    taken[.supplementary] = second
    let below = second.flatMap { second in stack.children.firstIndex { $0 === second } } ?? 0
    if UIKitRecord.has(.theTopStaysOnTheStack) {
      taken[.secondary] = stackedController(of: .secondary)
    } else if columns[.secondary] == nil, stack.children.count - 1 > below {
      taken[.secondary] = stack.children.last
    }
    taken.merge(setAside.filter { $0.value.parent == nil }) { stacked, _ in stacked }
    setAside = [:]
    stacked = [:]
    columns.merge(taken) { column, _ in column }
    let (added, _) = replaceChildren(Self.order.compactMap { columns[$0] })
    for child in added { child.didMove(toParent: self) }
  }

  /// The controller of a column that is on the stack, above its root.
  func stackedController(of column: Column) -> UIViewController? {
    guard let controller = stacked[column]?.controller, let stack = collapsingStack,
      stack.children.dropFirst().contains(where: { $0 === controller })
    else { return nil }
    return controller
  }

  /// Pops the stack to a column, or pushes one that the delegate did not stack.
  func showCollapsed(_ column: Column) {
    guard let stack = collapsingStack else { return }
    if let controller = setAside.removeValue(forKey: column) {
      stacked[column] = StackedColumn(controller: controller)
      stack.pushColumn(controller, animated: true)
    } else if let controller = column == .primary
      ? stack.children.first : stackedController(of: column)
    {
      stack.popToViewController(controller, animated: true)
    }
  }
}
