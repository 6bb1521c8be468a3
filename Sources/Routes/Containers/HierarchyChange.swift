/// One change of a graph's structure, with what is needed to take it back.
enum HierarchyChange {
  case root(old: (any Controller)?, new: (any Controller)?)
  case push(any Controller, onto: NavigationController)
  case pop([any Controller], from: NavigationController)
  /// Puts back what was popped.
  case unpop([any Controller], from: NavigationController)
  case stack(old: [any Controller], new: [any Controller], of: NavigationController)
  case present(any Controller, by: any Controller, style: PresentationStyle)
  case dismiss(any Controller, by: any Controller, style: PresentationStyle)
  case select(Int, old: Int, in: TabBarController)
  case column(SplitColumn, old: (any Controller)?, new: (any Controller)?, of: SplitViewController)
  case arrange(old: Arrangement, new: Arrangement, of: any ArrangedContainer)
  case embed(any Controller, in: any Controller)
  case unembed(any Controller, from: any Controller)
  case width(old: HorizontalSizeClass, new: HorizontalSizeClass)

  /// A container's children and the one in front.
  struct Arrangement {
    var children: [any Controller]
    var content: (any Controller)?
  }

  /// The change that takes this one back.
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
    case .arrange(let old, let new, let container): .arrange(old: new, new: old, of: container)
    case .embed(let child, let parent): .unembed(child, from: parent)
    case .unembed(let child, let parent): .embed(child, in: parent)
    case .width(let old, let new): .width(old: new, new: old)
    }
  }

  var isDismissal: Bool {
    if case .dismiss = self { true } else { false }
  }

  /// The controller below which the change shows; `nil` means everywhere.
  var scope: (any Controller)? {
    switch self {
    case .root, .width: nil
    case .push(_, let navigation), .pop(_, let navigation), .unpop(_, let navigation),
      .stack(_, _, let navigation):
      navigation
    case .present(_, let presenter, _), .dismiss(_, let presenter, _): presenter
    case .select(_, _, let tab): tab
    case .column(_, _, _, let split): split
    case .arrange(_, _, let container): container.controller
    case .embed(_, let parent), .unembed(_, let parent): parent
    }
  }

  /// Who changes its parent.
  var parentChanges: ParentChange {
    switch self {
    case .push(let controller, let navigation):
      ParentChange(coming: [controller], parent: navigation)
    case .pop(let controllers, let navigation):
      ParentChange(leaving: controllers, parent: navigation)
    case .unpop(let controllers, let navigation):
      ParentChange(coming: controllers, parent: navigation)
    case .stack(let old, let new, let navigation):
      ParentChange(coming: new.without(old), leaving: old.without(new), parent: navigation)
    case .column(_, let old, let new, let split):
      ParentChange(coming: new.map { [$0] } ?? [], leaving: old.map { [$0] } ?? [], parent: split)
    case .arrange(let old, let new, let container):
      ParentChange(
        coming: new.children.without(old.children),
        leaving: old.children.without(new.children),
        parent: container.controller
      )
    case .embed(let child, let parent):
      ParentChange(coming: [child], parent: parent)
    case .unembed(let child, let parent):
      ParentChange(leaving: [child], parent: parent, isAnnounced: false)
    case .root, .present, .dismiss, .select, .width:
      ParentChange()
    }
  }

  /// Those that come into the graph, or move inside it.
  var arrivals: [any Controller] {
    switch self {
    case .root(_, let new): new.map { [$0] } ?? []
    case .present(let presented, _, _): [presented]
    default: parentChanges.coming
    }
  }

  /// The children that come into a container, and those that leave it.
  struct ParentChange {
    var coming: [any Controller] = []
    var leaving: [any Controller] = []
    var parent: (any Controller)?
    /// Whether those that leave are told before; `removeFromParent` tells them only afterwards.
    var isAnnounced = true
  }
}

extension [any Controller] {
  /// Those that are not among the others, in their order.
  func without(_ others: [any Controller]) -> [any Controller] {
    guard !others.isEmpty else { return self }
    let excluded = Set(others.map { ObjectIdentifier($0) })
    return filter { !excluded.contains(ObjectIdentifier($0)) }
  }
}
