extension ReferenceModel {
  /// Rule 20.
  mutating func tapAction(_ title: String) throws(ModelRefusal) {
    let start = try source(nil)
    guard let alert = root?.path(to: start)?.last, alert.isPresented, alert.controller.isAlert,
      let below = presenter(start)
    else {
      throw .notAnAlert
    }
    guard let index = alert.controller.actions.firstIndex(of: title) else { throw .noSuchAction }
    if index == 0, !alert.controller.canCopy { throw .disabledAction }
    _ = try dismiss(
      from: below.number,
      closing: Closing(what: .action, controller: alert.controller, other: index)
    )
  }

  /// A user's turn of pages (rule 45).
  mutating func swipe(
    _ number: Int,
    to offered: [Request.Newcomer],
    _ isForward: Bool,
    _ isInteractive: Bool
  ) throws(ModelRefusal) -> [Int] {
    guard let pages = controller(number) else { throw .notInGraph }
    guard isInReach(number) else { throw .outOfReach }
    var asked = isForward ? pages.children.last?.number : pages.children.first?.number
    // The data source is asked for each page that the spine needs, as long as it has one.
    for position in pages.children.indices {
      note(isForward ? .pageAfter : .pageBefore, pages, asked ?? 0)
      guard offered.indices.contains(position) else { return [] }
      asked = self.number(offered[position])
    }
    let taken = Array(offered.prefix(pages.children.count))
    let list = isForward ? taken : taken.reversed()
    if list.isEmpty { return [] }
    let new = try children(list, of: pages)
    // The delegate may request another transition, in which nothing of this one leaves.
    let leaving = departing
    departing = []
    note(.willTurn, pages, self.number(list[0]))
    departing = leaving
    exchange(
      pages.children,
      for: new,
      in: number,
      pages.children.count > 1 ? .selection : .contextPresentation,
      isInteractive: isInteractive,
      isTurn: true,
      closing: Closing(what: .didTurn, controller: pages, other: 1, isCalledAlways: true)
    )
    return new.map(\.number)
  }

  /// Rule 18.
  mutating func swipeDown(_ isInteractive: Bool) throws(ModelRefusal) -> [Int] {
    let start = try source(nil)
    guard let target = lineage(start).last, presenter(start) != nil else {
      throw .nothingToDismiss
    }
    guard [.pageSheet, .formSheet, .popover].contains(target.style) else { throw .notSwipedAway }
    let cancel = target.isAlert ? target.actions.firstIndex(of: "Cancel") : nil
    if target.isAlert, cancel == nil, !isWide { throw .noCancelAction }
    let isModal = target.contentChain.contains { $0.kind == .modal }
    guard let responder = target.contentChain.first(where: \.isAsked) else {
      let closing = cancel.map { Closing(what: .action, controller: target, other: $0) }
      return try swipeAway(target.number, nil, isInteractive, closing)
    }
    return try asking(canWait: !isInteractive) { model throws(ModelRefusal) in
      if !isModal { model.note(.shouldDismiss, responder) }
      guard isModal || responder.kind == .unwilling else { return }
      model.note(.didAttemptToDismiss, responder)
      throw isModal ? .modalInPresentation : .presentationDeclined
    } then: { model throws(ModelRefusal) in
      try model.swipeAway(target.number, responder, isInteractive)
    }
  }

  private mutating func swipeAway(
    _ number: Int,
    _ responder: ModelController?,
    _ isInteractive: Bool,
    _ closing: Closing? = nil
  ) throws(ModelRefusal) -> [Int] {
    guard let path = root?.path(to: number) else { throw .notInGraph }
    guard path.last?.isPresented == true else { throw .nothingToDismiss }
    if let responder { note(.willDismiss, responder) }
    let presenter = path[path.count - 2].controller.number
    return try dismiss(
      from: presenter,
      isInteractive: isInteractive,
      closing: closing ?? responder.map { Closing(what: .didDismiss, controller: $0) }
    )
  }

  /// Rules 12 and 47.
  mutating func goBack(_ isInteractive: Bool) throws(ModelRefusal) -> [Int] {
    let start = try source(nil)
    _ = try stack(around: start)
    let high = lineage(start).first { $0.structure == .stack && $0.children.count > 1 }
    guard let high, let top = high.children.last else { return [] }
    // The bar around a stack on the stack shows the item of the inner one.
    let item = top.contentChain.first { $0.structure != .stack }
    if item?.kind == .bare { throw .hiddenBar }
    let inside = top.contentChain.first(where: \.isAsked)
    let responders = [inside, high.kind == .stack ? high : nil].compactMap { $0 }
    if isInteractive {
      if responders.contains(where: { $0.kind == .modal }) { throw .swipeBackDisabled }
      return pop(1, from: high, isInteractive: true)
    }
    if responders.isEmpty { return pop(1, from: high) }
    return try asking { model throws(ModelRefusal) in
      for responder in responders {
        model.note(.shouldPop, responder)
        if responder.kind == .unwilling { throw .popDeclined }
      }
    } then: { model throws(ModelRefusal) in
      guard let stack = model.controller(high.number) else { throw .notInGraph }
      guard stack.children.last?.number == top.number, stack.children.count > 1 else {
        throw .notOnTop
      }
      return model.pop(1, from: stack)
    }
  }

  /// Rule 38: whether a user can touch a controller.
  func isInReach(_ number: Int) -> Bool {
    guard shown.contains(where: { $0.number == number }), let path = root?.path(to: number) else {
      return false
    }
    for (position, step) in path.enumerated() {
      let next = path.dropFirst(position + 1).first
      // What is presented from here is above the controller, unless it is on the path itself.
      if next?.isPresented == true { continue }
      var above = step.controller.presented.first
      while let presentation = above {
        if !presentation.isUndimmed { return false }
        above = presentation.presented.first
      }
    }
    return true
  }

  /// Taps the tab bar around a source, or around the presenter of its context.
  mutating func tap(_ index: Int, from source: Int?) throws(ModelRefusal) {
    var start = try self.source(source)
    while case let around = lineage(start), !around.contains(where: { $0.structure == .tabs }),
      let root = around.last, [.currentContext, .overCurrentContext].contains(root.style),
      let below = presenter(start)
    {
      start = below.number
    }
    let tabs = try tabs(around: start)
    guard tabs.children.indices.contains(index) else { throw .noSuchTab }
    guard isInReach(tabs.number) else { throw .outOfReach }
    if tabs.content?.hidesBarAround == true { throw .hiddenBar }
    if !isWide, tabs.children.count > 5, index > 3 { pendingWarnings += 1 }
    guard tabs.observes else { return try tap(index, in: tabs) }
    let asked = tabs.children[index].number
    _ = try asking { model throws(ModelRefusal) in
      model.note(.shouldSelect, tabs, index)
      if tabs.kind == .pickyTabs, index == 1 { throw .selectionDeclined }
    } then: { model throws(ModelRefusal) in
      guard let tabs = model.controller(tabs.number) else { throw .notInGraph }
      guard let index = tabs.children.firstIndex(where: { $0.number == asked }) else {
        throw .noSuchTab
      }
      try model.tap(index, in: tabs)
      return []
    }
  }

  private mutating func tap(_ index: Int, in tabs: ModelController) throws(ModelRefusal) {
    if index != tabs.selected {
      select(index, in: tabs)
    } else {
      var tab = tabs.children[index]
      while tab.structure != .stack, (tab.children + tab.embedded).count == 1 {
        tab = (tab.children + tab.embedded)[0]
      }
      if tab.structure == .stack { _ = pop(tab.children.count - 1, from: tab) }
    }
    try following { model throws(ModelRefusal) in model.note(.didSelect, tabs, index) }
  }

  private func tabs(around number: Int) throws(ModelRefusal) -> ModelController {
    guard let tabs = lineage(number).first(where: { $0.structure == .tabs }) else {
      throw .containerMissing
    }
    return tabs
  }

  private mutating func select(_ index: Int, in tabs: ModelController) {
    guard index != tabs.selected else { return }
    transit(.selection) { $0.change(tabs.number) { $0.selected = index } }
  }
}

extension ModelController {
  /// Whether a controller on a stack in front hides the bar of the tabs around the stack.
  fileprivate var hidesBarAround: Bool {
    structure != .tabs
      && (structure == .stack && children.contains { $0.kind == .bare }
        || content?.hidesBarAround == true)
  }
}

extension ReferenceModel {
  /// The requests of containers, which ask no delegate.
  mutating func arrangeChildren(_ request: Request) throws(ModelRefusal) {
    switch request {
    case .select(let index, let source):
      let tabs = try tabs(around: self.source(source))
      guard tabs.children.indices.contains(index) else { throw .noSuchTab }
      select(index, in: tabs)
    case .selectTab(let number):
      guard controller(number) != nil else { throw .notInGraph }
      guard let tabs = parent(number), tabs.structure == .tabs,
        let index = tabs.children.firstIndex(where: { $0.number == number })
      else { throw .notATab }
      select(index, in: tabs)
    case .setTabs(let list, let source):
      let tabs = try tabs(around: self.source(source))
      let new = try children(list, of: tabs)
      let kept = new.firstIndex { $0.number == tabs.content?.number }
      let selected = kept ?? (new.indices.contains(tabs.selected) ? tabs.selected : 0)
      exchange(tabs.children, for: new, in: tabs.number, selected: selected, .selection)
    case .turn(let number, let list):
      guard let pages = controller(number) else { throw .notInGraph }
      // The middle of two pages has the spine.
      guard list.count == (pages.children.count > 1 ? 2 : 1) else { throw .pageCount }
      let new = try children(list, of: pages)
      let order = pages.children.count > 1 ? Order.selection : .contextPresentation
      exchange(pages.children, for: new, in: number, order)
    case .arrange(let number, let list, let content):
      guard let container = controller(number) else { throw .notInGraph }
      if let content, !list.indices.contains(content) { throw .noSuchChild }
      let children = try children(list, of: container)
      exchange(container.children, for: children, in: number, selected: content ?? -1)
    case .embed(let new, let parent):
      guard let outer = controller(parent) else { throw .notInGraph }
      if outer.embedded.contains(where: { $0.number == number(new) }) { return }
      let child = try newcomer(new, into: parent, isEmbedded: true)
      transit(.exchange, [.into(child, parent: parent)]) {
        let child = $0.current(child)
        $0.change(parent) { $0.embedded.append(child) }
      }
    case .remove(let number):
      guard let child = controller(number) else { throw .notInGraph }
      guard let parent = parent(number) else { throw .noParent }
      try checkRemoval(of: [number], from: parent)
      transit(.exchange, [.removed(child)]) { $0.change(parent.number) { $0.remove([number]) } }
    default: break
    }
  }

  /// The new children of a container: each once, and each its child already or new.
  mutating func children(
    _ list: [Request.Newcomer],
    of container: ModelController
  ) throws(ModelRefusal) -> [ModelController] {
    try depart(list, to: container)
    var children: [ModelController] = []
    for item in list {
      let number = number(item)
      if children.contains(where: { $0.number == number }) { throw .controllerRepeated }
      if let old = container.children.first(where: { $0.number == number }) {
        children.append(old)
      } else {
        children.append(try newcomer(item, into: container.number))
      }
    }
    return children
  }
}
