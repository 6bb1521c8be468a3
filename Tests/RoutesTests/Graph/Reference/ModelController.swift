/// A controller of the reference model, with its children and its presentation: a plain value.
///
/// The model is written to be obviously correct. It does not use the library, searches from the
/// root, and copies freely.
struct ModelController: Hashable, Sendable {
  /// Identifies the controller in a walk; 0 is a controller outside the graph.
  var number: Int
  var kind: Kind
  var children: [ModelController] = []
  /// The selected tab, or the content of an app's container, or -1.
  var selected = 0
  /// The hidden columns of a split controller.
  var hidden: Set<Int> = []
  /// Whether a split controller is in compact width.
  var isNarrow = false
  /// The column in a split controller: 0, 1, 2, or 3 for the compact one.
  var column = 0
  /// The controllers of a split controller's collapsed columns.
  var kept: [Int: ModelController] = [:]
  /// The first primary controller of a split controller whose delegate replaces it in compact width.
  var home: [ModelController] = []
  /// Whether plain controllers in the columns of a split controller get stacks.
  var hasStyle = false
  /// Whether a split controller has made the stack for a plain controller.
  var isMadeForColumn = false
  var embedded: [ModelController] = []
  /// The presented controller, if any.
  var presented: [ModelController] = []
  var style = Style.automatic

  /// The classes of the walks' controllers, by the names that snapshots give them.
  enum Kind: String, CaseIterable {
    case plain = "Plain"
    case home = "Home"
    case context = "Context"
    case modal = "Modal"
    case unwilling = "Unwilling"
    case floating = "Floating"
    case bare = "Bare"
    /// Its delegate adapts its presentation.
    case adaptive = "Adaptive"
    case silent = "Silent"
    case alert = "Alert"
    /// An alert, too.
    case actionSheet = "ActionSheet"
    case stack = "Stack"
    case silentStack = "SilentStack"
    case tabs = "Tabs"
    case pickyTabs = "PickyTabs"
    case columns = "Columns"
    case pages = "Pages"
    case search = "Search"
    case drawer = "Drawer"
    case cupboard = "Cupboard"
    /// It calls its children itself, and half of them show controllers.
    case usher = "Usher"
  }

  /// The structure of a controller, by its children.
  enum Structure {
    case screen, stack, tabs, columns, pages, search, own
  }

  enum Style: String, CaseIterable {
    case automatic, pageSheet, formSheet, fullScreen, overFullScreen
    case currentContext, overCurrentContext, popover, custom
  }
}

extension ModelController {
  var structure: Structure {
    switch kind {
    case .plain, .home, .context, .modal, .unwilling, .floating, .bare, .adaptive, .silent, .alert,
      .actionSheet:
      .screen
    case .stack, .silentStack: .stack
    case .tabs, .pickyTabs: .tabs
    case .columns: .columns
    case .pages: .pages
    case .search: .search
    case .drawer, .cupboard, .usher: .own
    }
  }

  /// Whether the controller receives lifecycle calls.
  var observes: Bool { kind != .silent && kind != .silentStack && !isAlert }

  /// Whether the controller prepares its segues, and is asked before it is swiped away.
  var isAsked: Bool { structure == .screen && observes }

  var isAlert: Bool { kind == .alert || kind == .actionSheet }

  /// The titles of an alert's actions.
  var actions: [String] { number % 3 == 0 ? ["Copy"] : ["Copy", "Cancel"] }
  /// Whether a user can tap the first action of an alert.
  var canCopy: Bool { number % 5 != 0 }

  /// Whether an action sheet has an anchor, an adaptive controller gets a stack, an usher shows controllers,
  /// and a search without results keeps its presenter out of reach.
  var isEven: Bool { number % 2 == 0 }

  /// Whether the delegate of a split controller replaces the primary controller by the detail in compact width.
  var replacesPrimary: Bool { kind == .columns && !hasStyle && number.isMultiple(of: 4) }

  /// Whether the delegate of a split controller has a column set aside in compact width.
  func setsAside(_ column: Int) -> Bool {
    kind == .columns && (number % 4 == 1 || !hasStyle && column == 2 && number % 4 == 2)
  }

  /// Whether the delegate of a split controller hides the primary column when the width becomes regular.
  var hidesPrimary: Bool { kind == .columns && number % 4 == 3 }

  /// Whether the controller is a sheet that leaves its presenter undimmed.
  var isUndimmed: Bool {
    if kind == .search { return children.isEmpty && !isEven }
    return [.automatic, .pageSheet, .formSheet].contains(style)
      && contentChain.contains { $0.kind == .floating }
  }

  /// Whether other columns collapse onto the controller, if it is a stack in a split controller.
  var isCollapsing: Bool { column == 0 || column == 3 }

  func child(in column: Int) -> ModelController? { children.first { $0.column == column } }

  /// The content.
  var content: ModelController? {
    switch structure {
    case .screen: nil
    case .stack: children.last
    case .pages, .search: children.first
    case .columns:
      (isNarrow ? child(in: 3) : nil) ?? child(in: 2)
        ?? (!isNarrow && hidden.contains(0) ? nil : child(in: 0))
    case .tabs, .own: children.indices.contains(selected) ? children[selected] : nil
    }
  }

  /// The controller, its child in front, and so on.
  var contentChain: [ModelController] { [self] + (content?.contentChain ?? []) }

  /// The controller, its descendants and their presentations, in the order of a snapshot.
  var members: [ModelController] {
    [self] + (children + embedded + presented).flatMap(\.members)
  }

  /// Changes the controller with a number.
  mutating func change(_ wanted: Int, _ body: (inout ModelController) -> Void) {
    if number == wanted { return body(&self) }
    for index in children.indices { children[index].change(wanted, body) }
    for index in embedded.indices { embedded[index].change(wanted, body) }
    for index in presented.indices { presented[index].change(wanted, body) }
  }
}
