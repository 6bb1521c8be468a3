/// A controller of the reference model with everything inside it and above it: a plain value.
///
/// The model is written for being obviously right. It knows nothing of the library, searches from
/// the root for whatever it wants to know, and copies freely.
struct Figure: Hashable {
  /// Tells the figure from all others of a walk; 0 is a controller that is nowhere.
  var number: Int
  var sort: Sort
  var children: [Figure] = []
  /// The selected tab, or the child in front of an own container, or -1.
  var selected = 0
  /// Where the figure stands in a split controller: 0, 1 or 2.
  var column = 0
  var embedded: [Figure] = []
  /// What the figure presents: nothing, or one.
  var presented: [Figure] = []
  var style = Style.automatic

  /// The classes of the walks' controllers, by the names that snapshots give them.
  enum Sort: String, CaseIterable {
    case plain = "Plain"
    case home = "Home"
    case context = "Context"
    case modal = "Modal"
    case unwilling = "Unwilling"
    case silent = "Silent"
    case stack = "Stack"
    case silentStack = "SilentStack"
    case tabs = "Tabs"
    case pickyTabs = "PickyTabs"
    case columns = "Columns"
    case pages = "Pages"
    case drawer = "Drawer"
    case cupboard = "Cupboard"
  }

  /// What a controller is to those inside it.
  enum Form {
    case screen, stack, tabs, columns, pages, own
  }

  enum Style: String, CaseIterable {
    case automatic, pageSheet, formSheet, fullScreen, overFullScreen
    case currentContext, overCurrentContext, popover, custom
  }
}

extension Figure {
  var form: Form {
    switch sort {
    case .plain, .home, .context, .modal, .unwilling, .silent: .screen
    case .stack, .silentStack: .stack
    case .tabs, .pickyTabs: .tabs
    case .columns: .columns
    case .pages: .pages
    case .drawer, .cupboard: .own
    }
  }

  /// Whether the controller is told about its life.
  var observes: Bool { sort != .silent && sort != .silentStack }

  /// Whether the controller prepares its segues, and is asked before it is swiped away.
  var isAsked: Bool { form == .screen && observes }

  func child(in column: Int) -> Figure? { children.first { $0.column == column } }

  /// The child that is in front.
  var content: Figure? {
    switch form {
    case .screen: nil
    case .stack: children.last
    case .pages: children.first
    case .columns: child(in: 2) ?? child(in: 0)
    case .tabs, .own: children.indices.contains(selected) ? children[selected] : nil
    }
  }

  /// The figures inside and above, in the order of a snapshot, this one first.
  var members: [Figure] {
    [self] + (children + embedded + presented).flatMap(\.members)
  }

  /// Changes the figure of a number, wherever it is.
  mutating func change(_ wanted: Int, _ body: (inout Figure) -> Void) {
    if number == wanted { return body(&self) }
    for index in children.indices { children[index].change(wanted, body) }
    for index in embedded.indices { embedded[index].change(wanted, body) }
    for index in presented.indices { presented[index].change(wanted, body) }
  }
}
