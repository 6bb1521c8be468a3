import Routes

/// A tab of a tab bar controller.
struct Tab: Hashable {
  var bar: State.ScreenID
  var index: Int
}

/// The tabs that were left while they showed more than their roots. A state does not have that, so it is
/// not known what they show when they are selected again.
extension FoundStates {
  /// For each state, the tabs that some path to it left so.
  ///
  /// - Complexity: O(*t* · *s* · *m*) in the numbers of tabs, of states and of moves in each.
  func leftTabs() -> [Int: Set<Tab>] {
    var tabs: [Int: Set<Tab>] = [:]
    var open = forgetting.isEmpty ? [] : order
    while let number = open.popLast() {
      for (index, made) in self[number].moves.enumerated() {
        guard let target = made.target else { continue }
        let left = leftTabs(after: MoveNumber(state: number, move: index), tabs[number] ?? [])
        if left.isSubset(of: tabs[target] ?? []) { continue }
        tabs[target, default: []].formUnion(left)
        open.append(target)
      }
    }
    return tabs
  }

  /// Whether a path selects no tab that it left so.
  func isExact(_ path: [MoveNumber]) -> Bool {
    var left: Set<Tab> = []
    for step in path {
      if selects(left, step) { return false }
      left = leftTabs(after: step, left)
    }
    return true
  }

  /// Whether a move is an unwind that may find another target in one of some tabs.
  func mayUnwind(to tabs: Set<Tab>?, _ step: MoveNumber) -> Bool {
    let made = self[step.state].moves[step.move]
    guard made.isUnwind, let tabs, !tabs.isEmpty else { return false }
    // What the selected tab shows is known.
    let others = tabs.subtracting(selectedTabs(in: step.state))
    return made.target.map { !others.isDisjoint(with: selectedTabs(in: $0)) } ?? !others.isEmpty
  }

  /// Whether a move selects one of some tabs, or is an unwind that may find another target there.
  func selects(_ tabs: Set<Tab>, _ step: MoveNumber) -> Bool {
    if mayUnwind(to: tabs, step) { return true }
    guard !tabs.isEmpty, case .tab(let index) = self[step.state].moves[step.move].move.action else {
      return false
    }
    return bar(of: step).map { tabs.contains(Tab(bar: $0.id, index: index)) } ?? true
  }

  private func selectedTabs(in number: Int) -> [Tab] {
    let state = self[number].state
    return state.snapshot.screens.indices.compactMap { child in
      let screen = state.snapshot.screens[child]
      guard screen.isSelected, case .child(let bar) = screen.placement else { return nil }
      return Tab(bar: state.screenIDs[bar], index: index(of: child, in: number))
    }
  }

  /// Whether a move selects the tab that is selected, which takes screens away.
  func repeatsTab(_ step: MoveNumber) -> Bool {
    guard case .tab(let index) = self[step.state].moves[step.move].move.action else { return false }
    return bar(of: step)?.selected == index
  }

  /// Whether a move selects a tab that UIKit lists below *More*, as it does in compact width from the fifth on if there
  /// are more than five.
  func isBelowMore(_ step: MoveNumber) -> Bool {
    guard case .tab(let index) = self[step.state].moves[step.move].move.action,
      self[step.state].state.snapshot.width == .compact
    else { return false }
    return index > 3 && bar(of: step).map { $0.tabs > 5 } == true
  }

  /// The tabs that were left so after a move, given those before it.
  private func leftTabs(after step: MoveNumber, _ before: Set<Tab>) -> Set<Tab> {
    guard let target = self[step.state].moves[step.move].target else { return before }
    let screens = self[target].state.screenIDs
    var left = before
    if forgetting.contains(step) {
      if let bar = bar(of: step), let selected = bar.selected {
        left.insert(Tab(bar: bar.id, index: selected))
      } else {
        // Another move has selected a tab: any of them may be the one that it left.
        for (number, screen) in self[target].state.snapshot.screens.enumerated() {
          guard case .child(let parent) = screen.placement else { continue }
          left.insert(Tab(bar: screens[parent], index: index(of: number, in: target)))
        }
      }
    }
    return left.isEmpty ? left : left.filter { screens.contains($0.bar) }
  }

  /// The tab bar controller in which a move selects a tab, the number of its tabs, and the index of the selected one.
  private func bar(of step: MoveNumber) -> (id: State.ScreenID, tabs: Int, selected: Int?)? {
    let found = self[step.state]
    let move = found.moves[step.move].move
    guard move.isOfTab, found.shown.indices.contains(move.position) else { return nil }
    let bar = found.shown[move.position]
    let tabs = found.state.snapshot.screens.filter { $0.placement == .child(of: bar) }
    return (found.state.screenIDs[bar], tabs.count, tabs.firstIndex(where: \.isSelected))
  }

  /// The index of a child of a container.
  private func index(of child: Int, in state: Int) -> Int {
    let screens = self[state].state.snapshot.screens
    return screens[..<child].count { $0.placement == screens[child].placement }
  }
}
