extension ReferenceModel {
  /// What a user does: rules 12, 18 and 20.
  mutating func act(_ request: Request) throws(ModelRefusal) -> [Int] {
    switch request {
    case .swipeDown(let isInteractive):
      try admit(isInteractive ? nil : request)
      return try swipeDown(isInteractive)
    case .goBack(let isInteractive):
      try admit(isInteractive ? nil : request)
      let start = try source(nil)
      _ = try stack(around: start)
      let high = lineage(start).first { $0.structure == .stack && $0.children.count > 1 }
      guard let high else { return [] }
      return pop(1, from: high, isInteractive: isInteractive)
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
    var closing: Call?
    if target.isAsked {
      if target.kind == .modal {
        note(.didAttemptToDismiss, target)
        throw .modalInPresentation
      }
      note(.shouldDismiss, target)
      if target.kind == .unwilling { throw .dismissalNotWanted }
      note(.willDismiss, target)
      closing = Call(what: .didDismiss, number: target.number)
    }
    return try dismiss(from: target.number, isInteractive: isInteractive, closing: closing)
  }

  private mutating func tap(_ index: Int, from start: Int) throws(ModelRefusal) {
    let tabs = try tabs(around: start)
    guard tabs.children.indices.contains(index) else { throw .noSuchTab }
    note(.shouldSelect, tabs, index)
    if tabs.kind == .pickyTabs, index == 1 { throw .selectionNotWanted }
    if index != tabs.selected {
      select(index, in: tabs)
    } else if tabs.children[index].structure == .stack {
      _ = pop(tabs.children[index].children.count - 1, from: tabs.children[index])
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
    case .turn(let number, let list):
      guard let pages = figure(number) else { throw .notInGraph }
      exchange(pages.children, for: try children(list, of: pages), in: number)
    case .arrange(let number, let list, let content):
      guard let container = figure(number) else { throw .notInGraph }
      if let content, !list.indices.contains(content) { throw .noSuchChild }
      let children = try children(list, of: container)
      exchange(container.children, for: children, in: number, selected: content ?? -1)
    case .embed(let new, let parent):
      guard figure(parent) != nil else { throw .notInGraph }
      let child = try newcomer(new)
      transit(.exchange, [.into(child, parent: parent)]) {
        $0.change(parent) { $0.embedded.append(child) }
      }
    case .remove(let number):
      guard let parent = parent(number),
        let child = parent.embedded.first(where: { $0.number == number })
      else { throw .notInGraph }
      transit(.exchange, [.removed(child)]) {
        $0.change(parent.number) { $0.embedded.removeAll { $0.number == number } }
      }
    default: break
    }
  }

  /// The children that a container is to have: each once, and each there already or new.
  private func children(
    _ list: [Request.Newcomer],
    of container: ModelController
  ) throws(ModelRefusal) -> [ModelController] {
    var children: [ModelController] = []
    for item in list {
      let number = number(item)
      if children.contains(where: { $0.number == number }) { throw .repeated }
      if let old = container.children.first(where: { $0.number == number }) {
        children.append(old)
      } else {
        children.append(try newcomer(item))
      }
    }
    return children
  }
}
