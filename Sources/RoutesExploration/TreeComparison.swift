import Routes

/// Compares a graph before and after a move, and writes the program that does the same.
struct TreeComparison {
  let before: StateSnapshot
  let after: HierarchyReading
  /// The position before the move of each controller after it.
  let origins: [Int?]
  /// Whether each controller and everything inside it is unchanged.
  let isKept: [Bool]
  /// Whether a tab is left, so that controllers inside it are forgotten.
  let forgets: Bool
  private let containsOld: [Bool]
  private let oldLinks: Snapshot.Links

  init(
    _ before: StateSnapshot,
    _ controllers: [any Controller],
    _ after: HierarchyReading
  ) {
    self.before = before
    self.after = after
    let positions = Dictionary(
      controllers.enumerated().map { (ObjectIdentifier($1), $0) },
      uniquingKeysWith: { first, _ in first }
    )
    let origins = after.controllers.map { positions[ObjectIdentifier($0)] }
    let oldLinks = Snapshot.Links(of: before.snapshot)
    var isKept = Array(repeating: false, count: origins.count)
    var containsOld = isKept
    var forgets = false
    for index in origins.indices.reversed() {
      let inside = after.links.children[index] + after.links.embedded[index]
      containsOld[index] = origins[index] != nil || inside.contains { containsOld[$0] }
      guard let origin = origins[index] else { continue }
      let wasLeft = before.snapshot.isTabLeft(origin)
      if after.snapshot.isTabLeft(index), !wasLeft { forgets = true }
      isKept[index] =
        inside.allSatisfy { isKept[$0] }
        && after.links.children[index].map { origins[$0] } == oldLinks.children[origin]
        && after.links.embedded[index].map { origins[$0] } == oldLinks.embedded[origin]
        && after.snapshot.selected(after.links.children[index])
          == before.snapshot.selected(oldLinks.children[origin])
        && after.snapshot.isTabLeft(index) == wasLeft
    }
    self.forgets = forgets
    self.origins = origins
    self.isKept = isKept
    self.containsOld = containsOld
    self.oldLinks = oldLinks
  }

  /// The program for the tree of a controller after the move.
  func program(for root: Int, _ forest: inout Forest) -> TreeProgram {
    var program = TreeProgram()
    var tasks: [Task] = [.visit(root)]
    while let task = tasks.popLast() {
      switch task {
      case .emit(let operation): program.operations.append(operation)
      case .visit(let index):
        if isKept[index], let origin = origins[index] {
          program.operations.append(.old(before.places[origin].path))
        } else if !containsOld[index] {
          program.operations.append(.tree(after.trees[index]))
        } else {
          tasks += steps(for: index, &forest).reversed()
        }
      }
    }
    return program
  }

  private enum Task {
    case visit(Int)
    case emit(TreeProgram.Operation)
  }

  /// The row of children, and the controller around them.
  private func steps(for index: Int, _ forest: inout Forest) -> [Task] {
    var tasks: [Task] = []
    let children = after.links.children[index]
    let origin = origins[index]
    let path = origin.map { before.places[$0].path }
    let old = origin.map { oldLinks.children[$0] } ?? []
    let kept = zip(children, old).prefix { isKept[$0] && origins[$0] == $1 }.count
    if let path, kept == 1, old.count > 2 {
      tasks.append(.emit(.firstOfOldRow(path)))
    } else if let path, kept > 0 {
      tasks.append(.emit(.oldRow(path, dropping: old.count - kept)))
    } else {
      tasks.append(.emit(.emptyRow))
    }
    for child in children.dropFirst(kept) {
      tasks.append(.visit(child))
      tasks.append(.emit(.append))
    }
    let embedded = after.links.embedded[index]
    let selected = after.snapshot.selected(children)
    if let origin, let path, embedded.allSatisfy({ isKept[$0] }),
      embedded.map({ origins[$0] }) == oldLinks.embedded[origin],
      selected == before.snapshot.selected(old)
    {
      tasks.append(.emit(.oldHead(path)))
    } else if embedded.isEmpty {
      let head = Forest.Head(label: after.labels[index], selected: selected, embedded: 0)
      tasks.append(.emit(.head(forest.head(head))))
    } else {
      tasks.append(.emit(.emptyRow))
      for child in embedded {
        tasks.append(.visit(child))
        tasks.append(.emit(.append))
      }
      tasks.append(.emit(.newHead(label: after.labels[index], selected: selected)))
    }
    if after.snapshot.isTabLeft(index) { tasks.append(.emit(.forget)) }
    return tasks
  }
}

extension Snapshot {
  /// Whether a screen is a tab that is not selected.
  func isTabLeft(_ index: Int) -> Bool {
    guard case .child(let parent) = screens[index].placement else { return false }
    return screens[parent].kind == .tab && !screens[index].isSelected
  }

  /// The position of the selected one of some siblings.
  fileprivate func selected(_ siblings: [Int]) -> Int? {
    siblings.firstIndex { screens[$0].isSelected }
  }
}
