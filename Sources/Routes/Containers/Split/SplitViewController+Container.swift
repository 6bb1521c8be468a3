extension SplitViewController: LibraryContainer {
  static var element: ContainerElement? {
    ContainerElement(
      "splitViewController",
      relationships: [
        "masterViewController", "supplementaryViewController", "detailViewController",
      ],
      content: ["detailViewController", "masterViewController"]
    )
  }

  static func makeEmpty() -> any LibraryContainer { SplitViewController() }

  final var kind: Snapshot.Kind { .split }

  final func front(in width: ControllerGraph.SizeClass) -> [any Controller] {
    switch width {
    case .regular:
      [Column.primary, .supplementary, .detail].filter { !hiddenColumns.contains($0) }
        .compactMap { columns[$0] }
    case .compact: (compact ?? content).map { [$0] } ?? []
    }
  }

  final func items(at index: Int) -> [Snapshot.Item] {
    Column.allCases.compactMap { column in
      columns[column].map { Snapshot.Item($0, .column(column, of: index)) }
    }
  }

  final func fill(with items: [Snapshot.Item]) {
    for item in items {
      guard case .column(let column, _) = item.placement else { continue }
      // A plain controller stays plain, so that the style is no column style.
      if column != .compact, needsStack(item.controller) { style = .unspecified }
      columns[column] = item.controller
    }
  }

  final func put(_ child: any Controller, as relationship: ExactString?) {
    switch relationship {
    case "masterViewController": columns[.primary] = columnController(child)
    case "supplementaryViewController": columns[.supplementary] = columnController(child)
    default: columns[.detail] = columnController(child)
    }
  }

  final func changes(removing children: [any Controller]) -> [ControllerChange] {
    Column.allCases.filter { column in children.contains { $0 === columns[column] } }
      .map { .column($0, nil, of: self.controller) }
  }

  final func changes(resizingTo width: ControllerGraph.SizeClass) -> [ControllerChange] {
    switch width {
    case .compact: collapse()
    case .regular: separate() + changesHidingColumns()
    }
  }

  /// The change to the columns that the delegate hides in regular width.
  private func changesHidingColumns() -> [ControllerChange] {
    guard let delegate else { return [] }
    var hidden = delegate.hiddenColumnsForExpanding(self, proposed: hiddenColumns)
    hidden.formIntersection([.primary, .supplementary])
    if hidden.contains(.supplementary) { hidden.insert(.primary) }
    if hidden == hiddenColumns { return [] }
    return [hiding(hidden)]
  }
}

extension SplitViewController {
  /// The controller that was set in a column, like `viewController(for:)` of UIKit.
  ///
  /// In compact width it may be on the stack of the primary column, or not be visible.
  public final func controller(in column: Column) -> (any Controller)? {
    let controller = columns[column] ?? collapsed[column]
    guard let stack = controller as? NavigationController, stack.isMadeForColumn else {
      return controller
    }
    return stack.stack.first ?? stack
  }

  /// The controller for a column: a plain one gets a stack in column style.
  final func columnController(_ controller: any Controller) -> any Controller {
    guard style == .columns, needsStack(controller) else { return controller }
    let stack = makeStack(of: controller)
    stack.isMadeForColumn = true
    return stack
  }

  private func needsStack(_ controller: any Controller) -> Bool {
    switch controller.asContainer?.kind {
    case .navigation, .split: false
    default: true
    }
  }

  /// The columns that can be hidden, in their order.
  final var sidebars: [Column] {
    supplementary == nil ? [.primary] : [.primary, .supplementary]
  }

  /// The change that hides columns, and shows all others.
  final func hiding(_ columns: Set<Column>) -> ControllerChange {
    .hide(Column.allCases.filter(columns.contains), of: controller)
  }
}
