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

extension ModelController {
  /// A controller on the path from the root to another one.
  struct Step {
    var controller: ModelController
    /// Whether the controller is presented by the one before it, rather than inside it.
    var isPresented: Bool
  }

  /// The path from this controller to another one, including both.
  func path(to wanted: Int, isPresented: Bool = false) -> [Step]? {
    let step = Step(controller: self, isPresented: isPresented)
    if number == wanted { return [step] }
    for child in children + embedded {
      if let path = child.path(to: wanted) { return [step] + path }
    }
    for child in presented {
      if let path = child.path(to: wanted, isPresented: true) { return [step] + path }
    }
    return nil
  }

  /// The controller in front.
  var innermost: ModelController {
    if let above = presented.first { return above.innermost }
    return content?.innermost ?? self
  }

  /// The controllers that are on screen when this one is: containers first, then what they present.
  func shown(isWide: Bool, coveredBy covers: (Style) -> Bool) -> [ModelController] {
    var shown: [ModelController] = []
    if !presented.contains(where: { covers($0.style) }) {
      let isOpen = structure == .pages || structure == .columns && isWide
      let open = children.filter { child in
        structure != .columns || child.column != 3 && !hidden.contains(child.column)
      }
      let front = isOpen ? open : content.map { [$0] } ?? []
      shown = [self]
      for child in front + embedded {
        shown += child.shown(isWide: isWide, coveredBy: covers)
      }
    }
    return shown + presented.flatMap { $0.shown(isWide: isWide, coveredBy: covers) }
  }
}

extension ModelController {
  /// The controller in the notation of snapshots, optionally with numbers after the names.
  func notation(numbered: Bool = false) -> String {
    // The stack that a column makes is of no class of an app.
    let name = isMadeForColumn ? "nav" : keyword + (isAlert ? Kind.alert : kind).rawValue
    var text = name + (numbered ? "#\(number)" : "")
    if structure != .screen {
      text += "(" + items(numbered).joined(separator: ", ") + ")"
    }
    if !embedded.isEmpty {
      text += "[" + embedded.map { $0.notation(numbered: numbered) }.joined(separator: ", ") + "]"
    }
    for above in presented {
      let word = above.style == .pageSheet ? "sheet" : above.style.rawValue
      text += " > \(word) " + above.notation(numbered: numbered)
    }
    return text
  }

  private var keyword: String {
    switch structure {
    case .screen, .own: ""
    case .stack: "nav:"
    case .tabs: "tab:"
    case .columns: "split:"
    case .pages: "page:"
    case .search: "search:"
    }
  }

  private func items(_ numbered: Bool) -> [String] {
    switch structure {
    case .columns:
      let last =
        child(in: 3) != nil
        ? 3 : child(in: 1) != nil || child(in: 2) != nil ? 2 : child(in: 0) != nil ? 0 : -1
      return [0, 1, 2, 3]
        .filter { $0 <= last && ($0 != 1 || last == 3 || child(in: 1) != nil) }
        .map { child(in: $0)?.notation(numbered: numbered) ?? "_" }
    case .tabs, .own:
      return children.enumerated().map { index, child in
        (index == selected ? "*" : "") + child.notation(numbered: numbered)
      }
    default:
      return children.map { $0.notation(numbered: numbered) }
    }
  }
}

extension ModelController: CustomStringConvertible {
  var description: String { notation(numbered: true) }
}
