import CodeFacts
import Routes

/// The blocks around the code of a function that a reader goes through from its start.
struct CodeBlocks {
  private struct Block {
    var end: Int
    /// The blocks at its start, and those after it.
    var inner: [Int]
    var outer: [Int]
    /// Whether what comes after it runs only if it does not.
    var mayEnd: Bool
  }

  /// The blocks around the current token, by the indices at which they begin, the body of the function first. What comes
  /// after a `return` in a block of its own is a block as well. A closure that may run later is in no other one.
  private(set) var path: [Int]
  private let body: Int
  private var open: [Block] = []

  init(of body: Int) {
    self.body = body
    path = [body]
  }

  /// Whether the function always runs the current token.
  var isCertain: Bool { path == [body] }

  mutating func read(_ index: Int, of reader: SwiftReader) {
    let tokens = reader.tokens
    while let last = open.last, last.end < index {
      path = last.outer
      open.removeLast()
    }
    switch tokens[index].kind {
    case .leftBrace:
      guard let end = tokens.partner(of: index) else { return }
      let outer = path
      var mayEnd = true
      if tokens.isText("do", at: index - 1) {
        // It runs with the code before.
      } else if reader.opensClosure(index) {
        let isRun = reader.isOnMainQueue(index) || reader.move(at: reader.callee(of: index)) != nil
        if isRun { add(index, to: &path) } else { path = [index] }
        mayEnd = false
      } else if let statement = reader.statement(before: index),
        reader.bindsPartOfScreen(statement.keyword + 1), tokens[end + 1].word != .else
      {
        mayEnd = false
      } else {
        add(index, to: &path)
      }
      open.append(Block(end: end, inner: path, outer: outer, mayEnd: mayEnd))
    case .directive, .conflictMarker:
      if ConditionMark(tokens[index], tokens.bytes) != nil { startBranch(at: index) }
    case .identifier:
      if reader.isLabel(index) {
        startBranch(at: index)
      } else if tokens[index].word == .return || tokens.isText("throw", at: index) {
        add(index, to: &path)
        for block in open.indices.reversed() {
          guard open[block].mayEnd else { break }
          add(index, to: &open[block].outer)
        }
      }
    default: break
    }
  }

  private mutating func startBranch(at index: Int) {
    path = (open.last?.inner ?? [body]) + [index]
  }

  private func add(_ index: Int, to path: inout [Int]) {
    if path.count < Limits.scopeDepth { path.append(index) }
  }
}

extension SwiftReader {
  /// Whether the label of a `switch` begins at an index.
  func isLabel(_ index: Int) -> Bool {
    switch tokens[index].word {
    case .case: ![.if, .guard, .while, .for].contains(tokens[index - 1].word)
    case .default: tokens[index - 1].kind != .period
    default: false
    }
  }

  /// How the call at an index moves on from the own screen, or from one that a function gets or finds; `nil` if it does
  /// not.
  func move(at name: Int) -> FunctionFact.Run.Move? {
    switch tokens[name].word {
    case .present, .presentViewController: isAnimated(name) ? .presentation : nil
    case .dismiss, .popViewController, .popToRootViewController, .popToViewController,
      .dismissViewControllerAnimated, .popViewControllerAnimated,
      .popToRootViewControllerAnimated:
      isToOwn(name) && isAnimated(name) ? .removal : nil
    default: isOwnMove(name) ? .other : nil
    }
  }

  /// Where a name is, if it is one of a call, or the function after another move, as in
  /// `dismiss(animated: true, completion: close)`.
  ///
  /// - Parameter last: The end of the arguments of the last move, and the blocks around it.
  func run(of name: Int, _ blocks: CodeBlocks, after last: (end: Int, blocks: [Int]))
    -> FunctionFact.Run?
  {
    let isArgument = name < last.end && blocks.path == last.blocks
    let isRun =
      isArgument
      ? [name - 2, name - 4].contains { tokens.isText("completion", at: $0) }
      : tokens[name + 1].kind == .leftParen
    return isRun
      ? .init(blocks: blocks.path, index: name, isCertain: blocks.isCertain, move: move(at: name))
      : nil
  }
}
