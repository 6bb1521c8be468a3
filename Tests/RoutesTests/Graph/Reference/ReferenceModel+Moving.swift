/// Rule 45: a child that is added to a second parent leaves the first.
extension ReferenceModel {
  /// Has a controller leave its parent in the next transition.
  ///
  /// - Returns: `false` for one that has no parent, or that is around the new one.
  mutating func depart(_ number: Int, to parent: Int) throws(ModelRefusal) -> Bool {
    if departing.contains(where: { $0.child == number }) { return true }
    guard note(departing: number, to: parent) else { return false }
    try checkDepartures()
    return true
  }

  /// Notes that a controller is going to leave its parent.
  mutating func note(departing number: Int, to parent: Int) -> Bool {
    guard let child = controller(number), let former = self.parent(number),
      former.number != parent, !child.members.contains(where: { $0.number == parent })
    else { return false }
    if !departing.contains(where: { $0.child == number }) {
      departing.append((number, former.number))
    }
    return true
  }

  func checkDepartures() throws(ModelRefusal) {
    for (number, children) in groups {
      guard let parent = controller(number) else { continue }
      try checkRemoval(of: children.map(\.number), from: parent)
    }
  }

  func checkRemoval(of numbers: [Int], from parent: ModelController) throws(ModelRefusal) {
    if parent.embedded.contains(where: { numbers.contains($0.number) }) { return }
    if parent.structure == .pages { throw .pageCount }
    if [.cupboard, .usher].contains(parent.kind) { throw .cannotRemove }
    let rest = parent.children.first { !numbers.contains($0.number) }
    if parent.structure == .stack, rest?.structure == .stack { throw .notPushable }
  }

  /// The departing children by their parents, embedded ones first and alone.
  private var groups: [(parent: Int, children: [ModelController])] {
    var embedded: [(parent: Int, children: [ModelController])] = []
    var groups: [(parent: Int, children: [ModelController])] = []
    for (number, parent) in departing {
      guard let former = controller(parent) else { continue }
      if let child = former.embedded.first(where: { $0.number == number }) {
        embedded.append((parent, [child]))
      } else if !groups.contains(where: { $0.parent == parent }) {
        let leaving = former.children.filter { child in
          departing.contains { $0.child == child.number }
        }
        groups.append((parent, leaving))
      }
    }
    return embedded + groups
  }

  var departures: [Move] { groups.flatMap(\.children).map(Move.moved) }

  mutating func depart() {
    let groups = groups
    departing = []
    departed = [:]
    for (parent, children) in groups {
      for child in children { departed[child.number] = controller(child.number) }
      change(parent) { $0.remove(children.map(\.number)) }
    }
  }

  /// A controller as it is after the departures.
  func current(_ controller: ModelController) -> ModelController {
    var current = departed[controller.number] ?? self.controller(controller.number) ?? controller
    current.style = controller.style
    current.column = controller.column
    return current
  }
}

extension ModelController {
  /// Removes children. The selected tab is kept, or else the one at its index, or else the first.
  mutating func remove(_ numbers: [Int]) {
    let front = children.indices.contains(selected) ? children[selected].number : nil
    embedded.removeAll { numbers.contains($0.number) }
    children.removeAll { numbers.contains($0.number) }
    let kept = children.firstIndex { $0.number == front }
    switch structure {
    case .tabs: selected = kept ?? (children.indices.contains(selected) ? selected : 0)
    case .own: selected = kept ?? -1
    case .screen, .stack, .columns, .pages, .search: break
    }
  }
}
