extension ReferenceModel {
  /// Actions of a user: rules 12, 18 and 20.
  mutating func act(_ request: Request) throws(ModelRefusal) -> [Int] {
    switch request {
    case .swipeDown(let isInteractive):
      try admit(isInteractive ? nil : request)
      return try swipeDown(isInteractive)
    case .goBack(let isInteractive):
      try admit(isInteractive ? nil : request)
      return try goBack(isInteractive)
    case .tap(let index, let source):
      try admit(request)
      try tap(index, from: self.source(source))
      return []
    default: return []
    }
  }

  private mutating func swipeDown(_ isInteractive: Bool) throws(ModelRefusal) -> [Int] {
    let start = try source(nil)
    guard let target = lineage(start).last, presenter(start) != nil else {
      throw .nothingToDismiss
    }
    guard [.pageSheet, .formSheet, .popover].contains(target.style) else { throw .notSwipedAway }
    let isModal = target.contentChain.contains { $0.kind == .modal }
    let responder = target.contentChain.first(where: \.isAsked)
    if let responder {
      if !isModal { note(.shouldDismiss, responder) }
      if isModal || responder.kind == .unwilling {
        note(.didAttemptToDismiss, responder)
        throw isModal ? .modalInPresentation : .dismissalDeclined
      }
      note(.willDismiss, responder)
    }
    let closing = responder.map { Call(what: .didDismiss, number: $0.number) }
    return try dismiss(from: target.number, isInteractive: isInteractive, closing: closing)
  }

  /// Rules 12 and 47.
  private mutating func goBack(_ isInteractive: Bool) throws(ModelRefusal) -> [Int] {
    let start = try source(nil)
    _ = try stack(around: start)
    let high = lineage(start).first { $0.structure == .stack && $0.children.count > 1 }
    guard let high, let top = high.children.last else { return [] }
    let inside = top.contentChain.first(where: \.isAsked)
    let responders = [inside, high.kind == .stack ? high : nil].compactMap { $0 }
    for responder in responders {
      if isInteractive {
        if responder.kind == .modal { throw .swipeBackDisabled }
      } else {
        note(.shouldPop, responder)
        if responder.kind == .unwilling { throw .popDeclined }
      }
    }
    return pop(1, from: high, isInteractive: isInteractive)
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

  private mutating func tap(_ index: Int, from start: Int) throws(ModelRefusal) {
    let tabs = try tabs(around: start)
    guard tabs.children.indices.contains(index) else { throw .noSuchTab }
    guard isInReach(tabs.number) else { throw .outOfReach }
    note(.shouldSelect, tabs, index)
    if tabs.kind == .pickyTabs, index == 1 { throw .selectionDeclined }
    if index != tabs.selected {
      select(index, in: tabs)
    } else {
      var tab = tabs.children[index]
      while tab.structure != .stack, (tab.children + tab.embedded).count == 1 {
        tab = (tab.children + tab.embedded)[0]
      }
      if tab.structure == .stack { _ = pop(tab.children.count - 1, from: tab) }
    }
    note(.didSelect, tabs, index)
  }

  private func tabs(around number: Int) throws(ModelRefusal) -> ModelController {
    guard let tabs = lineage(number).first(where: { $0.structure == .tabs }) else {
      throw .noContainer
    }
    return tabs
  }

  private mutating func select(_ index: Int, in tabs: ModelController) {
    guard index != tabs.selected else { return }
    transit(.selection) { $0.change(tabs.number) { $0.selected = index } }
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
      exchange(pages.children, for: new, in: number, .selection)
    case .arrange(let number, let list, let content):
      guard let container = controller(number) else { throw .notInGraph }
      if let content, !list.indices.contains(content) { throw .noSuchChild }
      let children = try children(list, of: container)
      exchange(container.children, for: children, in: number, selected: content ?? -1)
    case .embed(let new, let parent):
      guard controller(parent) != nil else { throw .notInGraph }
      let child = try newcomer(new, into: parent, isEmbedded: true)
      transit(.exchange, [.into(child, parent: parent)], informsAfterwards: true) {
        let child = $0.current(child)
        $0.change(parent) { $0.embedded.append(child) }
      }
    case .remove(let number):
      guard let child = controller(number) else { throw .notInGraph }
      guard let parent = parent(number) else { throw .noParent }
      try checkRemoval(of: number, from: parent)
      transit(.exchange, [.removed(child)]) { $0.change(parent.number) { $0.remove([number]) } }
    default: break
    }
  }

  /// The new children of a container: each once, and each its child already or new.
  private mutating func children(
    _ list: [Request.Newcomer],
    of container: ModelController
  ) throws(ModelRefusal) -> [ModelController] {
    try depart(list, to: container)
    var children: [ModelController] = []
    for item in list {
      let number = number(item)
      if children.contains(where: { $0.number == number }) { throw .repeated }
      if let old = container.children.first(where: { $0.number == number }) {
        children.append(old)
      } else {
        children.append(try newcomer(item, into: container.number))
      }
    }
    return children
  }
}
