import Routes

/// The trees and states of a search as numbers: equal ones have the same number.
///
/// A tree is a controller with its children. A level is a tree with its presentation: the style, and
/// the presenter's place in the level below. A state is a level on another state, or at the bottom.
/// So dismissing the level of a state gives a state that has a number already.
struct Forest: Sendable {
  typealias Tree = UInt32
  /// Trees in a row, the last one first; zero is the empty row.
  typealias Row = UInt32
  typealias Level = UInt32
  typealias State = UInt32

  /// What controllers of a scene have in common.
  struct Label: Hashable, Sendable {
    var name: ExactString
    var kind: Snapshot.Kind
    var scene: StoryboardBundle.SceneLocation?
    var column: SplitColumn?
  }

  /// A controller without its children.
  struct Head: Hashable, Sendable {
    var label: UInt32
    /// The position of the child in front, for containers that mark it.
    var selected: Int?
    var embedded: Row
  }

  /// How a level is attached to what is below.
  enum Attachment: Hashable, Sendable {
    /// The root of the window.
    case root
    /// On controllers that are not known.
    case open
    /// Presented by the controller at a path in the level below.
    case presented(PresentationStyle, by: TreePath)
  }

  private(set) var labels = NumberedValues<Label>()
  private(set) var heads = NumberedValues<Head>()
  private(set) var attachments = NumberedValues<Attachment>()
  /// The trees of tabs that are left, by what they were.
  var forgottenTrees: [Tree: Tree] = [:]
  /// The scene of each label, as a number; `nil` for a container without a name of its own.
  private(set) var sceneNumbers: [Int?] = []
  private var scenes = NumberedValues<Label>()
  private var rows = PairTable()
  /// The height and the first tree of each row.
  private var rowSizes: [(height: UInt32, first: Tree)] = []
  private var trees = PairTable()
  private var levels = PairTable()
  private var states = PairTable()
  /// Whether each state is on controllers that are not known.
  private var openStates: [Bool] = []

  var stateCount: Int { states.count }
  var levelCount: Int { levels.count }

  /// The memory of trees and states.
  var bytes: Int {
    rows.bytes + rowSizes.count * 8 + trees.bytes + levels.bytes + states.bytes + openStates.count
  }
}

extension Forest {
  mutating func label(_ label: Label) -> UInt32 {
    let number = labels.number(of: label)
    guard number == sceneNumbers.count else { return number }
    let isCounted = label.scene != nil || !label.name.isEmpty
    var scene = label
    scene.column = nil
    sceneNumbers.append(isCounted ? Int(scenes.number(of: scene)) : nil)
    return number
  }

  /// The number of scenes whose controllers are counted.
  var sceneCount: Int { scenes.values.count }

  /// The name of a scene in snapshots, by its number.
  func sceneName(_ number: Int) -> ExactString { scenes.values[number].name }

  mutating func head(_ head: Head) -> UInt32 { heads.number(of: head) }

  mutating func attachment(_ attachment: Attachment) -> UInt32 {
    attachments.number(of: attachment)
  }

  mutating func row(_ last: Tree, after row: Row) -> Row {
    let number = rows.number(of: last, row)
    if number == rowSizes.count {
      rowSizes.append((UInt32(height(ofRow: row) + 1), first(ofRow: row) ?? last))
    }
    return number + 1
  }

  mutating func tree(_ head: UInt32, _ children: Row) -> Tree { trees.number(of: head, children) }

  mutating func level(_ attachment: UInt32, _ tree: Tree) -> Level {
    levels.number(of: attachment, tree)
  }

  /// - Parameter below: The state below; `nil` for a level at the bottom.
  mutating func state(_ level: Level, on below: State?) -> State {
    let state = states.number(of: below.map { $0 + 1 } ?? 0, level)
    if state == openStates.count {
      let isOpen = below.map(isOpen) ?? (attachments[parts(ofLevel: level).attachment] == .open)
      openStates.append(isOpen)
    }
    return state
  }

  /// Whether a state is on controllers that are not known.
  func isOpen(_ state: State) -> Bool { openStates[Int(state)] }

  /// The last tree of a row, and those before it; `nil` for the empty row.
  func parts(ofRow row: Row) -> (last: Tree, rest: Row)? {
    guard row > 0 else { return nil }
    let parts = rows[row - 1]
    return (parts.first, parts.second)
  }

  func parts(ofTree tree: Tree) -> (head: UInt32, children: Row) {
    let parts = trees[tree]
    return (parts.first, parts.second)
  }

  func parts(ofLevel level: Level) -> (attachment: UInt32, tree: Tree) {
    let parts = levels[level]
    return (parts.first, parts.second)
  }

  func parts(ofState state: State) -> (below: State?, level: Level) {
    let parts = states[state]
    return (parts.first == 0 ? nil : parts.first - 1, parts.second)
  }

  /// The trees of a row, in order.
  func trees(ofRow row: Row) -> [Tree] {
    var found: [Tree] = []
    var row = row
    while let (last, rest) = parts(ofRow: row) {
      found.append(last)
      row = rest
    }
    return found.reversed()
  }

  func height(ofRow row: Row) -> Int { row > 0 ? Int(rowSizes[Int(row - 1)].height) : 0 }

  /// The first tree of a row; `nil` for the empty row.
  func first(ofRow row: Row) -> Tree? { row > 0 ? rowSizes[Int(row - 1)].first : nil }

  /// A row without a number of trees at its end.
  func row(_ row: Row, dropping count: Int) -> Row {
    var row = row
    for _ in 0..<count { row = parts(ofRow: row)?.rest ?? 0 }
    return row
  }

  mutating func row(_ trees: [Tree]) -> Row {
    var row: Row = 0
    for tree in trees { row = self.row(tree, after: row) }
    return row
  }

  /// The levels of a state, the lowest first.
  func levels(of state: State) -> [Level] {
    var levels: [Level] = []
    var next: State? = state
    while let state = next {
      let (below, level) = parts(ofState: state)
      levels.append(level)
      next = below
    }
    return levels.reversed()
  }
}

/// Values with numbers, counted from 0.
struct NumberedValues<Value: Hashable & Sendable>: Sendable {
  private(set) var values: [Value] = []
  private var numbers: [Value: UInt32] = [:]

  subscript(number: UInt32) -> Value { values[Int(number)] }

  mutating func number(of value: Value) -> UInt32 {
    if let number = numbers[value] { return number }
    let number = UInt32(values.count)
    values.append(value)
    numbers[value] = number
    return number
  }
}

/// The way from the root of a tree to one of its controllers.
struct TreePath: Hashable, Sendable {
  /// One step down.
  enum Step: Hashable, Sendable {
    /// To the child that has a number of siblings after it.
    case child(fromEnd: Int)
    case embedded(fromEnd: Int)
  }

  var steps: [Step] = []

  func appending(_ step: Step) -> TreePath { TreePath(steps: steps + [step]) }
}

extension Forest {
  /// The tree at a path.
  func tree(at path: TreePath, in root: Tree) -> Tree? {
    var tree = root
    for step in path.steps {
      let (head, children) = parts(ofTree: tree)
      let found: Tree?
      switch step {
      case .child(let count): found = parts(ofRow: row(children, dropping: count))?.last
      case .embedded(let count):
        found = parts(ofRow: row(heads[head].embedded, dropping: count))?.last
      }
      guard let found else { return nil }
      tree = found
    }
    return tree
  }
}
