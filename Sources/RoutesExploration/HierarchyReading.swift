import Routes

/// The hierarchy of a graph as trees, in the normal form of a search.
///
/// What is inside a tab that is not selected is forgotten but for the roots of its stacks, and so are
/// presentations there.
struct HierarchyReading {
  let snapshot: Snapshot
  let controllers: [any Controller]
  let links: Snapshot.Links
  /// The tree of each controller.
  private(set) var trees: [Forest.Tree]
  private(set) var labels: [UInt32]
  /// Whether each controller is a tab that is not selected, or inside one.
  private(set) var isHidden: [Bool]
  /// The levels, the lowest first.
  private(set) var levels: [Level] = []

  struct Level {
    let root: Int
    let presenter: Int?
    let style: PresentationStyle
  }

  /// Reads a graph; `nil` if it shows several presentations side by side, or nothing.
  init?(_ graph: ControllerGraph, _ forest: inout Forest) {
    (snapshot, controllers) = graph.survey()
    links = Snapshot.Links(of: snapshot)
    let screens = snapshot.screens
    labels = []
    isHidden = []
    trees = []
    var levelOf: [Int] = []
    for (index, screen) in screens.enumerated() {
      var column: SplitColumn?
      var isHidden = screen.placement.owner.map { self.isHidden[$0] } ?? false
      switch screen.placement {
      case .column(let found, _): column = found
      case .child(let parent):
        if screens[parent].kind == .tab, !screen.isSelected { isHidden = true }
      case .root, .embedded, .presented: break
      }
      self.isHidden.append(isHidden)
      labels.append(
        forest.label(
          Forest.Label(
            name: screen.name,
            kind: screen.kind,
            scene: graph.node(of: controllers[index])?.scene,
            column: column
          )
        )
      )
      let owner = screen.placement.owner
      guard case .presented(let presenter, let style) = screen.placement else {
        if owner == nil { levels.append(Level(root: index, presenter: nil, style: .automatic)) }
        levelOf.append(owner.map { levelOf[$0] } ?? 0)
        continue
      }
      levelOf.append(levels.count)
      guard !isHidden else { continue }
      guard levelOf[presenter] == levels.count - 1 else { return nil }
      levels.append(Level(root: index, presenter: presenter, style: style))
    }
    // A presentation by an embedded child is not in front, and moves start from what is.
    guard let last = levels.last,
      graph.frontNode?.presentationRoot.controller === controllers[last.root]
    else { return nil }
    trees = Array(repeating: 0, count: screens.count)
    for index in screens.indices.reversed() {
      let row = forest.row(links.children[index].map { trees[$0] })
      let head = Forest.Head(
        label: labels[index],
        selected: links.children[index].firstIndex { screens[$0].isSelected },
        embedded: forest.row(links.embedded[index].map { trees[$0] })
      )
      let tree = forest.tree(forest.head(head), row)
      trees[index] = snapshot.isTabLeft(index) ? forest.forgotten(tree) : tree
    }
  }

  /// The path of a controller in its level.
  func path(of index: Int) -> TreePath {
    var steps: [TreePath.Step] = []
    var index = index
    while let owner = snapshot.screens[index].placement.owner {
      if case .presented = snapshot.screens[index].placement { break }
      if case .embedded = snapshot.screens[index].placement {
        steps.append(.embedded(fromEnd: links.embedded[owner].count(after: index)))
      } else {
        steps.append(.child(fromEnd: links.children[owner].count(after: index)))
      }
      index = owner
    }
    return TreePath(steps: steps.reversed())
  }

  /// The state of the graph.
  func state(in forest: inout Forest) -> Forest.State? {
    var state: Forest.State?
    for level in levels {
      let attachment: Forest.Attachment =
        if let presenter = level.presenter {
          .presented(level.style, by: path(of: presenter))
        } else {
          .root
        }
      let number = forest.level(forest.attachment(attachment), trees[level.root])
      state = forest.state(number, on: state)
    }
    return state
  }
}

extension [Int] {
  /// The number of elements after one.
  fileprivate func count(after element: Int) -> Int {
    reversed().prefix { $0 != element }.count
  }
}

extension Forest {
  /// A tree as it is when its tab is left: only the roots of stacks, and nothing embedded.
  mutating func forgotten(_ tree: Tree) -> Tree {
    if let known = forgottenTrees[tree] { return known }
    // Each tree comes before those below it, so the results are made in reverse.
    var order: [Tree] = []
    var pending = [tree]
    while let next = pending.popLast() {
      guard forgottenTrees[next] == nil else { continue }
      order.append(next)
      pending += keptChildren(of: next)
    }
    for next in order.reversed() where forgottenTrees[next] == nil {
      var head = heads[parts(ofTree: next).head]
      head.embedded = 0
      let children = keptChildren(of: next).map { forgottenTrees[$0] ?? $0 }
      forgottenTrees[next] = self.tree(self.head(head), row(children))
    }
    return forgottenTrees[tree] ?? tree
  }

  private func keptChildren(of tree: Tree) -> [Tree] {
    let (head, children) = parts(ofTree: tree)
    guard labels[heads[head].label].kind == .navigation else { return trees(ofRow: children) }
    return first(ofRow: children).map { [$0] } ?? []
  }
}
