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
        .compactMap(child(in:))
    case .compact: (compact ?? content).map { [$0] } ?? []
    }
  }

  final func items(at index: Int) -> [Snapshot.Item] {
    Column.allCases.compactMap { column in
      child(in: column).map { Snapshot.Item($0, .column(column, of: index)) }
    }
  }

  final func fill(with items: [Snapshot.Item]) {
    for item in items {
      if case .column(let column, _) = item.placement { place(item.controller, in: column) }
    }
  }

  final func put(_ child: any Controller, as relationship: ExactString?) {
    // Storyboards of apps with a column style are not told from others.
    style = .unspecified
    switch relationship {
    case "masterViewController": primary = child
    case "supplementaryViewController": supplementary = child
    default: detail = child
    }
  }

  /// Sets the controller of a column as a snapshot describes it. A plain controller stays plain, so that the
  /// style is no column style.
  private func place(_ child: any Controller, in column: Column) {
    if column != .compact, needsStack(child) { style = .unspecified }
    set(child, in: column)
  }

  final func changes(removing children: [any Controller]) -> [ControllerChange] {
    Column.allCases.compactMap { column in
      guard let child = child(in: column), children.contains(where: { $0 === child }) else {
        return nil
      }
      return .column(column, nil, of: self.controller)
    }
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
    return [.hide(Column.allCases.filter(hidden.contains), of: controller)]
  }
}

extension SplitViewController {
  /// The controller that was set in a column, like `viewController(for:)` of UIKit.
  ///
  /// In compact width it may be on the stack of the primary column, or not be visible.
  public final func controller(in column: Column) -> (any Controller)? {
    let controller = child(in: column) ?? collapsed[column]
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

  final func child(in column: Column) -> (any Controller)? {
    switch column {
    case .primary: primary
    case .supplementary: supplementary
    case .detail: detail
    case .compact: compact
    }
  }

  /// The columns that can be hidden, in their order.
  final var sidebars: [Column] {
    supplementary == nil ? [.primary] : [.primary, .supplementary]
  }

  final var hiddenInOrder: [Column] { Column.allCases.filter(hiddenColumns.contains) }

  final func set(_ controller: (any Controller)?, in column: Column) {
    switch column {
    case .primary: primary = controller
    case .supplementary: supplementary = controller
    case .detail: detail = controller
    case .compact: compact = controller
    }
  }
}
