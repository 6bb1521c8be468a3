/// One change of a graph's hierarchy, with the values that its reversal needs.
enum HierarchyChange {
  case root(old: (any Controller)?, new: (any Controller)?)
  case push(any Controller, onto: NavigationController)
  case pop([any Controller], from: NavigationController)
  /// Puts popped controllers back.
  case unpop([any Controller], from: NavigationController)
  case stack(old: [any Controller], new: [any Controller], of: NavigationController)
  case present(any Controller, by: any Controller, style: PresentationStyle)
  case dismiss(any Controller, by: any Controller, style: PresentationStyle)
  case select(Int, old: Int, in: TabBarController)
  case column(SplitColumn, old: (any Controller)?, new: (any Controller)?, of: SplitViewController)
  /// Hides or shows columns.
  case hide(old: Set<SplitColumn>, new: Set<SplitColumn>, of: SplitViewController)
  case arrange(old: Arrangement, new: Arrangement, of: any ArrangedContainer)
  case embed(any Controller, in: any Controller)
  case unembed(any Controller, from: any Controller)
  case width(old: HorizontalSizeClass, new: HorizontalSizeClass)

  /// A container's children, and the one in front.
  struct Arrangement {
    var children: [any Controller]
    var content: (any Controller)?
  }
}

extension HierarchyChange {
  /// The change that reverses this one.
  var reversed: HierarchyChange {
    switch self {
    case .root(let old, let new): .root(old: new, new: old)
    case .push(let controller, let navigation): .pop([controller], from: navigation)
    case .pop(let controllers, let navigation): .unpop(controllers, from: navigation)
    case .unpop(let controllers, let navigation): .pop(controllers, from: navigation)
    case .stack(let old, let new, let navigation): .stack(old: new, new: old, of: navigation)
    case .present(let presented, let presenter, let style):
      .dismiss(presented, by: presenter, style: style)
    case .dismiss(let presented, let presenter, let style):
      .present(presented, by: presenter, style: style)
    case .select(let index, let old, let tab): .select(old, old: index, in: tab)
    case .column(let column, let old, let new, let split):
      .column(column, old: new, new: old, of: split)
    case .hide(let old, let new, let split): .hide(old: new, new: old, of: split)
    case .arrange(let old, let new, let container): .arrange(old: new, new: old, of: container)
    case .embed(let child, let parent): .unembed(child, from: parent)
    case .unembed(let child, let parent): .embed(child, in: parent)
    case .width(let old, let new): .width(old: new, new: old)
    }
  }

  var isSelection: Bool {
    if case .select = self { true } else { false }
  }

  /// The navigation controller whose stack changes.
  var navigationController: NavigationController? {
    switch self {
    case .push(_, let navigation), .pop(_, let navigation), .unpop(_, let navigation),
      .stack(_, _, let navigation):
      navigation
    case .root, .present, .dismiss, .select, .column, .hide, .arrange, .embed, .unembed, .width: nil
    }
  }

  /// The controller whose part of the screen the change affects; `nil` for the whole screen.
  var scope: (any Controller)? {
    switch self {
    case .root, .width: nil
    case .push(_, let navigation), .pop(_, let navigation), .unpop(_, let navigation),
      .stack(_, _, let navigation):
      navigation.controller
    case .present(_, let presenter, _), .dismiss(_, let presenter, _): presenter
    case .select(_, _, let tab): tab.controller
    case .column(_, _, _, let split), .hide(_, _, let split): split.controller
    case .arrange(_, _, let container): container.controller
    case .embed(_, let parent), .unembed(_, let parent): parent
    }
  }

  /// The controllers that get a new parent, and those that lose theirs.
  var parentChange: ParentChange {
    switch self {
    case .push(let controller, let navigation):
      ParentChange(added: [controller], parent: navigation.controller)
    case .pop(let controllers, let navigation):
      ParentChange(removed: controllers, parent: navigation.controller)
    case .unpop(let controllers, let navigation):
      ParentChange(added: controllers, parent: navigation.controller)
    case .stack(let old, let new, let navigation):
      ParentChange(
        added: new.without(old),
        removed: old.without(new),
        parent: navigation.controller
      )
    case .column(_, let old, let new, let split):
      ParentChange(
        added: new.map { [$0] } ?? [],
        removed: old.map { [$0] } ?? [],
        parent: split.controller
      )
    case .arrange(let old, let new, let container):
      ParentChange(
        added: new.children.without(old.children),
        removed: old.children.without(new.children),
        parent: container.controller
      )
    case .embed(let child, let parent):
      ParentChange(added: [child], parent: parent)
    case .unembed(let child, let parent):
      ParentChange(removed: [child], parent: parent, sendsWillMove: false)
    case .root, .present, .dismiss, .select, .hide, .width:
      ParentChange()
    }
  }

  /// The controllers that are added to the graph, or moved inside it.
  var arrivals: [any Controller] {
    switch self {
    case .root(_, let new): new.map { [$0] } ?? []
    case .present(let presented, _, _): [presented]
    case .push, .pop, .unpop, .stack, .dismiss, .select, .column, .hide, .arrange, .embed,
      .unembed, .width:
      parentChange.added
    }
  }
}

/// The children that a container gains and loses.
struct ParentChange {
  var added: [any Controller] = []
  var removed: [any Controller] = []
  var parent: (any Controller)?
  /// Whether removed children receive `willMove`; an embedded child receives only `didMove`.
  var sendsWillMove = true
}

extension [any Controller] {
  /// The controllers that are not among others, in their order.
  func without(_ others: [any Controller]) -> [any Controller] {
    guard !others.isEmpty else { return self }
    let excluded = Set(others.map { ObjectIdentifier($0) })
    return filter { !excluded.contains(ObjectIdentifier($0)) }
  }
}
