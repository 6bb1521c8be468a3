extension SplitViewController: LibraryContainer {
  static var element: ContainerElement {
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

  final func front(in width: HorizontalSizeClass) -> [any Controller] {
    switch width {
    case .regular:
      [SplitColumn.primary, .supplementary, .detail].filter { !hiddenColumns.contains($0) }
        .compactMap(controller(in:))
    case .compact: (compact ?? content).map { [$0] } ?? []
    }
  }

  final func items(at index: Int) -> [Snapshot.Item] {
    SplitColumn.allCases.compactMap { column in
      controller(in: column).map { Snapshot.Item($0, .column(column, of: index)) }
    }
  }

  final func fill(with items: [Snapshot.Item]) {
    for item in items {
      if case .column(let column, _) = item.placement { set(item.controller, in: column) }
    }
  }

  final func put(_ child: any Controller, as relationship: ExactString?) {
    switch relationship {
    case "masterViewController": primary = child
    case "supplementaryViewController": supplementary = child
    default: detail = child
    }
  }

  final func changes(removing children: [any Controller]) -> [ControllerChange] {
    SplitColumn.allCases.compactMap { column in
      guard let child = controller(in: column), children.contains(where: { $0 === child }) else {
        return nil
      }
      return .column(column, nil, of: self.controller)
    }
  }

  final func showing(_ controller: any Controller, in width: HorizontalSizeClass) -> Showing? {
    width == .regular ? .column(.primary, of: self) : .presentation
  }

  /// Collapses the columns into one in compact width, and separates them in regular width.
  final func changes(resizingTo width: HorizontalSizeClass) -> [ControllerChange] {
    guard compact == nil, let stack = primary as? NavigationController else { return [] }
    switch width {
    case .compact: return collapse(onto: stack)
    case .regular: return separate(from: stack)
    }
  }
}

extension SplitViewController {
  /// The controller of a column.
  public final func controller(in column: SplitColumn) -> (any Controller)? {
    switch column {
    case .primary: primary
    case .supplementary: supplementary
    case .detail: detail
    case .compact: compact
    }
  }

  /// The columns that can be hidden, in their order.
  final var sidebars: [SplitColumn] {
    supplementary == nil ? [.primary] : [.primary, .supplementary]
  }

  /// The hidden columns, in their order.
  final var hiddenInOrder: [SplitColumn] { SplitColumn.allCases.filter(hiddenColumns.contains) }

  final func set(_ controller: (any Controller)?, in column: SplitColumn) {
    switch column {
    case .primary: primary = controller
    case .supplementary: supplementary = controller
    case .detail: detail = controller
    case .compact: compact = controller
    }
  }
}
