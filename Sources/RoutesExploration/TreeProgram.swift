import Routes

/// Makes a tree from an old one.
///
/// What a move does to a tree is found once on a real graph, and then repeated for every tree that
/// looks the same. Operations work on a stack of trees and rows, so that depth needs no recursion.
struct TreeProgram: Equatable, Sendable {
  enum Operation: Equatable, Sendable {
    /// Adds a tree that is the same for all old trees.
    case tree(Forest.Tree)
    /// Adds the old tree at a path.
    case old(TreePath)
    /// Adds the empty row.
    case emptyRow
    /// Adds the children of the old tree at a path, without some at the end.
    case oldRow(TreePath, dropping: Int)
    /// Adds the first child of the old tree at a path, such as the root of a stack of any height.
    case firstOfOldRow(TreePath)
    /// Appends a tree to the row below it.
    case append
    /// Makes a tree of a row of children, with the old controller at a path.
    case oldHead(TreePath)
    /// Makes a tree of a row of children, with a controller that has nothing embedded.
    case head(UInt32)
    /// Makes a tree of a row of children and the row of embedded ones above it.
    case newHead(label: UInt32, selected: Int?)
    /// Forgets what is inside a tab that is left.
    case forget
  }

  var operations: [Operation] = []

  /// The tree, if it is the same for all old ones.
  var constant: Forest.Tree? {
    if operations.count == 1, case .tree(let tree) = operations[0] { tree } else { nil }
  }

  /// The new tree for an old one.
  func run(on old: Forest.Tree, in forest: inout Forest) -> Forest.Tree {
    if let constant { return constant }
    var stack: [UInt32] = []
    for operation in operations {
      switch operation {
      case .tree(let tree): stack.append(tree)
      case .old(let path): stack.append(forest.tree(at: path, in: old) ?? old)
      case .emptyRow: stack.append(0)
      case .oldRow(let path, let count):
        let children = forest.parts(ofTree: forest.tree(at: path, in: old) ?? old).children
        stack.append(forest.row(children, dropping: count))
      case .firstOfOldRow(let path):
        let children = forest.parts(ofTree: forest.tree(at: path, in: old) ?? old).children
        stack.append(forest.first(ofRow: children).map { forest.row($0, after: 0) } ?? 0)
      case .append:
        let tree = stack.removeLast()
        stack.append(forest.row(tree, after: stack.removeLast()))
      case .oldHead(let path):
        let head = forest.parts(ofTree: forest.tree(at: path, in: old) ?? old).head
        stack.append(forest.tree(head, stack.removeLast()))
      case .head(let head): stack.append(forest.tree(head, stack.removeLast()))
      case .newHead(let label, let selected):
        let embedded = stack.removeLast()
        let head = forest.head(Forest.Head(label: label, selected: selected, embedded: embedded))
        stack.append(forest.tree(head, stack.removeLast()))
      case .forget: stack.append(forest.forgotten(stack.removeLast()))
      }
    }
    return stack.last ?? old
  }
}
