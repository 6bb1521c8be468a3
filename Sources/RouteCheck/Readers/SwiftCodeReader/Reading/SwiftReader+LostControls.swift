import CodeFacts
import Routes
import SourceText

/// Controls that a user perhaps never gets, and code that nothing runs.
extension SwiftReader {
  /// The code in a pair of braces.
  private struct Block {
    var start = -1
    var end: Int
    /// The last name of the innermost type.
    var type: ExactString = ""
    /// Whether it is the body of that type, or the whole file.
    var isType = true
    /// Whether a condition decides that the code runs.
    var isConditional = false
  }

  /// A view of a type, by the name of its variable.
  private struct ViewName: Hashable {
    var type: ExactString
    var name: ExactString
  }

  /// Finds the views that the code of a type hides, disables or removes without a condition, and never shows again.
  /// Their actions are doubtful, and so is what nothing uses: a closure, a function in a function, an alert or a
  /// control.
  mutating func readLostControls() {
    var lost: [ViewName: [SwiftWord: Int]] = [:]
    var shown: [ViewName: Set<SwiftWord>] = [:]
    // The code that gives a view its action, or adds a child.
    var uses: [ViewName: [Int]] = [:]
    var types: [Int: ExactString] = [:]
    var blocks = [Block(end: tokens.count)]
    for index in 0..<tokens.count {
      while blocks.count > 1, let last = blocks.last, last.end <= index { blocks.removeLast() }
      let block = blocks[blocks.count - 1]
      if tokens[index].kind == .leftBrace, let end = tokens.partner(of: index) {
        let type = types[index]
        var inner = Block(start: index, end: end, type: type ?? block.type, isType: type != nil)
        inner.isConditional = block.isConditional || statement(before: index) != nil
        blocks.append(inner)
      }
      if isLabel(index) { blocks[blocks.count - 1].isConditional = true }
      func view(_ name: ExactString) -> ViewName { ViewName(type: block.type, name: name) }
      let word = tokens[index].word
      switch word {
      case .class, .struct, .enum, .extension, .actor:
        let name = tokens.lastName(from: index + 1)
        if ![.func, .var, .let].contains(tokens[name].word),
          let body = brace(from: name, unless: { _ in false })
        {
          types[body] = tokens.text(name)
        }
      case .isHidden, .alpha, .isEnabled, .isUserInteractionEnabled, .removeFromSuperview,
        .removeTarget:
        guard let name = viewName(before: index), let isLost = losesView(at: index),
          // Another child may go away before one is added, and the own view leaves with its controller.
          word != .removeFromSuperview || name != Self.child && name != "view"
            || uses[view(name)]?.last.map({ $0 > block.start }) == true
        else { continue }
        if !isLost {
          shown[view(name), default: []].insert(word)
        } else if !block.isConditional {
          lost[view(name), default: [:]][word] = index
        }
      case .addTarget:
        guard let name = viewName(before: index) else { continue }
        shown[view(name), default: []].insert(.removeTarget)
        uses[view(name), default: []].append(index)
      case .addChild, .addChildViewController: uses[view(Self.child), default: []].append(index)
      case .other where tokens.isText("delegate", at: index) && tokens.isSymbol("=", at: index + 1):
        guard ["tableView", "collectionView"].contains(viewName(before: index)) else { continue }
        if tokens[index + 2].word == .self {
          shown[view("delegate"), default: []].insert(.other)
        } else {
          lost[view("delegate"), default: [:]][.other] = index
        }
      case .let where !block.isType, .var where !block.isType, .func where !block.isType:
        readUnusedCode(index + 1, before: min(block.end, index + Limits.lookBack))
      case .other
      where tokens[index + 1].kind == .leftParen && tokens.text(index).hasSuffix("Subview"):
        shown[view(tokens.text(index + 2)), default: []].insert(.removeFromSuperview)
      case _ where tokens.isSymbol("=", at: index + 1) && tokens.isCapitalized(index + 2):
        uses[view(tokens.text(index)), default: []].append(index)
      default: break
      }
    }
    let views = lost.sorted { ($0.key.type, $0.key.name) < ($1.key.type, $1.key.name) }
    for (view, words) in views {
      let remaining = words.filter { shown[view]?.contains($0.key) != true }
      guard let index = remaining.values.min() else { continue }
      let place = CodePlace(type: view.type, location: location(of: index))
      facts.append(
        .setting(SettingFact(kind: .lostOutlet, value: view.name, receiver: .own, place: place))
      )
      for use in uses[view] ?? [] { doubt(use) }
    }
  }

  /// The name for the view of another controller.
  private static let child: ExactString = ""

  /// The name of the own view before a member: `self.more?.isHidden`; ``child`` for `panel.view.isHidden`.
  private func viewName(before member: Int) -> ExactString? {
    guard tokens[member - 1].kind == .period else { return nil }
    var name = tokens.receiver(of: member)
    if tokens.isText("rx", at: name) { name = tokens.receiver(of: name) }
    guard tokens[name - 1].kind == .period else { return tokens.text(name) }
    let owner = tokens.receiver(of: name)
    let isOwn = tokens[owner].word == .self || tokens.isText("navigationItem", at: owner)
    return isOwn ? tokens.text(name) : tokens.isText("view", at: name) ? Self.child : nil
  }

  /// Whether code takes a view from the user, or else may show it again: `more.isHidden = true`; `nil` if it only reads.
  private func losesView(at member: Int) -> Bool? {
    let lost: Set<ExactString>
    switch tokens[member].word {
    case .isHidden: lost = ["true"]
    case .alpha: lost = ["0", "0.0"]
    case .isEnabled, .isUserInteractionEnabled: lost = ["false"]
    default: return true
    }
    guard tokens.isSymbol("=", at: member + 1) else {
      return tokens.isText("toggle", at: member + 2) || tokens.isText("rx", at: member - 2)
        ? false : nil
    }
    return lost.contains(tokens.text(member + 2)) && endsExpression(member + 3)
  }

  /// Doubts the code of a closure, a function in a function, an alert or a control, if no code uses its name.
  ///
  /// - Parameter end: The end of the block that declares the name.
  private mutating func readUnusedCode(_ name: Int, before end: Int) {
    let isFunction = tokens[name - 1].word == .func
    guard tokens.isName(name),
      let value = isFunction
        ? brace(from: name, unless: { _ in false }) : initialValue(of: name)
    else { return }
    let isCode = tokens[value].kind == .leftBrace
    let isObject =
      tokens[value + 1].kind == .leftParen && tokens.isCapitalized(value)
      && Self.objectsOfUIKit.contains { tokens.text(value).hasSuffix($0) }
    guard isCode ? isFunction || isClosure(value) : isObject else { return }
    let hash = tokens.hash(name)
    var uses = [name]
    for index in name + 1..<end where tokens.isName(index) && tokens.hash(index) == hash {
      let isOther =
        tokens[index - 1].kind == .period || tokens[index - 1].word == .func
        || tokens.isSymbol("=", at: index - 1) && tokens.isText("_", at: index - 2)
      if isOther { continue }
      guard !isCode, configures(index) else { return }
      uses.append(index)
    }
    if isCode { return doubtful.add(value..<tokens.after(value)) }
    for use in uses { doubt(use) }
  }

  /// Doubts the code from an index to the end of the statement.
  private mutating func doubt(_ index: Int) {
    var end = tokens.after(index)
    for _ in 0..<Limits.annotation {
      if tokens.isFirstOfLine(end) || [.rightBrace, .semicolon].contains(tokens[end].kind) {
        break
      }
      end = tokens.after(end)
    }
    doubtful.add(index..<end)
  }

  /// The index of the initial value of a variable: `let open: () -> Void = {`.
  private func initialValue(of name: Int) -> Int? {
    let equals = (name + 1..<name + Limits.annotation).first { index in
      tokens.isSymbol("=", at: index) || tokens[index].kind == .leftBrace
        || tokens.isFirstOfLine(index)
    }
    return equals.flatMap { tokens.isSymbol("=", at: $0) ? $0 + 1 : nil }
  }

  /// Whether a brace opens a closure that is a value, and that does not run at once: `{ … }()`.
  private func isClosure(_ brace: Int) -> Bool {
    tokens[brace].kind == .leftBrace && tokens.isSymbol("=", at: brace - 1)
      && tokens[tokens.after(brace)].kind != .leftParen
  }

  /// Whether code changes the object of a name, and hands it to no other: `alert.addAction(open)`.
  private func configures(_ name: Int) -> Bool {
    var member = name + 1
    while tokens.isOptionalMark(member) { member += 1 }
    guard tokens[member].kind == .period else { return false }
    return tokens[member + 2].kind != .leftParen
      || (["add", "set", "remove"] as [ExactString]).contains {
        tokens.text(member + 1).hasPrefix($0)
      }
  }

  /// The last words of the classes of UIKit whose objects run code for a tap, if something shows or gets them.
  private static let objectsOfUIKit: [ExactString] = [
    "AlertController", "AlertAction", "BarButtonItem", "Button", "GestureRecognizer",
  ]
}
