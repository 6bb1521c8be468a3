import CodeFacts
import Routes
import SourceText

extension ViewReader {
  /// Reads `NavigationStack(path: $path)`.
  mutating func readPath(_ index: Int) {
    let start = index + 4
    guard conditions == 0, tokens[index + 1].kind == .leftParen, tokens.text(index + 2) == "path",
      tokens[index + 3].kind == .colon, tokens.text(start).hasPrefix("$")
    else { return }
    let isMember = tokens[start + 1].kind == .period
    let end = start + (isMember ? 3 : 1)
    guard tokens[end].kind == .rightParen || tokens[end].kind == .comma,
      let member = member(in: start..<start + 1)
    else { return }
    if isMember, !member.isArray {
      addValue(.elements(of: member.type, property: tokens.text(start + 2)), at: start)
    } else if !isMember, member.isArray {
      addValue(.name(member.type), at: start)
    }
  }

  mutating func addValue(
    _ valueType: StackValue.ValueType,
    maySelect: Bool = false,
    at index: Int
  ) {
    let fact = StackValue(
      type: valueType,
      view: type,
      maySelect: maySelect,
      location: location(of: index)
    )
    facts.append(.value(fact))
  }

  /// Reads `NavigationLink("Recipe", value: recipe)` and `NavigationLink("Recipe") { RecipeView() }`.
  mutating func readLink(_ index: Int) {
    guard conditions == 0 else { return }
    var next = index + 1
    if tokens[next].kind == .leftParen, let close = tokens.partner(of: next) {
      if let value = argument("value", in: next..<close) { return readValue(value, close) }
      if let screen = argument("destination", in: next..<close) {
        return addLinks(to: screens(in: screen..<tokens.endOfArgument(screen, close)), at: index)
      }
      next = close + 1
    }
    addLinks(to: screens(ofClosure: next), at: index)
  }

  /// The index of the value of an argument.
  func argument(_ label: ExactString, in list: Range<Int>) -> Int? {
    var at = list.lowerBound + 1
    while at < list.upperBound {
      if tokens[at].kind == .colon, tokens.text(at - 1) == label { return at + 1 }
      at = tokens.after(at)
    }
    return nil
  }

  mutating func readValue(_ start: Int, _ close: Int) {
    guard let type = valueType(in: start..<tokens.endOfArgument(start, close)) else { return }
    var maySelect = true
    for bracket in open.reversed() {
      guard case .call(let name) = bracket.kind else { continue }
      if tokens[name].word == .navigationStack {
        maySelect = false
        break
      }
      if tokens.text(name) == "List", let close = tokens.partner(of: name + 1),
        (name + 1..<close).contains(where: { tokens[$0].word == .selection })
      {
        return
      }
    }
    addValue(type, maySelect: maySelect, at: start)
  }

  /// Reads `path.append(recipe)` of a `NavigationPath`.
  mutating func readAppend(_ index: Int) {
    let path = index - 2
    guard conditions == 0, tokens[index - 1].kind == .period, tokens.isName(path),
      tokens[index + 1].kind == .leftParen, let close = tokens.partner(of: index + 1)
    else { return }
    let start = tokens[path - 1].kind == .period ? path - 2 : path
    guard start == path || tokens[start - 1].kind != .period,
      member(in: start..<path + 1) == Member(type: "NavigationPath"),
      let type = valueType(in: index + 2..<close)
    else { return }
    addValue(type, at: index + 2)
  }

  /// Reads `.navigationDestination(for: Recipe.self)`, and the modifier for a binding.
  mutating func readDestination(_ index: Int) {
    guard tokens[index + 1].kind == .leftParen, tokens[index - 1].word != .func else { return }
    let isForType = tokens[index + 2].word == .for
    var destination = StackDestination(isForType: isForType, location: location(of: index))
    if isForType { destination.type = metatype(at: index + 4) }
    if conditions == 0 {
      place(&destination, base: base(of: index), at: index)
      let end = tokens.partner(of: index + 1) ?? index
      let screens = screens(ofClosure: end + 1)
      if isForType { destination.screens = screens } else { addLinks(to: screens, at: index) }
    }
    facts.append(.destination(destination))
  }

  mutating func addLinks(to screens: [StackScreen], at index: Int) {
    guard let type else { return }
    facts += screens.map {
      .link(StackLink(view: type, screen: $0, location: location(of: index)))
    }
  }

  /// The view of a closure, or the views of the cases of its `switch`. A closure with several views
  /// or with conditions has no certain one.
  func screens(ofClosure brace: Int) -> [StackScreen] {
    guard tokens[brace].kind == .leftBrace, let end = tokens.partner(of: brace) else { return [] }
    let head = (brace + 1..<min(end, brace + 1 + Limits.loopPattern)).prefix {
      tokens[$0].kind != .leftBrace
    }
    let start = head.first { tokens[$0].word == .in }.map { $0 + 1 } ?? brace + 1
    guard tokens[start].word == .switch else { return screens(in: start..<end) }
    var body = start + 1
    while body < end, tokens[body].kind != .leftBrace { body = tokens.after(body) }
    guard let close = tokens.partner(of: body), close + 1 == end else { return [] }
    var found: [StackScreen] = []
    var names: [ExactString] = []
    var at = body + 1
    while at < close {
      if tokens[at].kind == .period,
        tokens[at - 1].word == .case || tokens[at - 1].word == .let
          || tokens[at - 1].kind == .comma, tokens.isName(at + 1)
      {
        names.append(tokens.text(at + 1))
      } else if tokens[at].kind == .colon, !names.isEmpty {
        var next = at + 1
        while next < close, tokens[next].word != .case, tokens[next].word != .default {
          next = tokens.after(next)
        }
        for screen in screens(in: at + 1..<next) {
          found += names.map { StackScreen(view: screen.view, enumCase: $0) }
        }
        names = []
        at = next
        continue
      }
      at = tokens.after(at)
    }
    return found
  }

  /// The view that an expression makes, with its modifiers.
  func screens(in range: Range<Int>) -> [StackScreen] {
    if tokens[range.lowerBound].kind == .leftBrace { return screens(ofClosure: range.lowerBound) }
    guard let view = name(at: range.lowerBound) else { return [] }
    var at = view.end
    while at < range.upperBound {
      switch tokens[at].kind {
      case .leftParen, .leftBrace: at = tokens.after(at)
      case .period: at += 2
      // The label of another closure.
      case .identifier where tokens[at + 1].kind == .colon: at += 2
      default: return []
      }
    }
    let isCall = tokens[view.end].kind == .leftParen || tokens[view.end].kind == .leftBrace
    return isCall && at == range.upperBound ? [StackScreen(view: view.text)] : []
  }

  /// Reads the modifier of another library or of the app that may make a destination for a type.
  mutating func readOtherDestination(_ index: Int) {
    let name = index - 2
    guard tokens[index - 1].kind == .leftParen, tokens[name - 1].kind == .period,
      tokens[name].word != .navigationDestination, tokens.isName(name),
      !Self.otherModifiers.contains(tokens.text(name)), let type = metatype(at: index + 2)
    else { return }
    facts.append(
      .destination(StackDestination(type: type, isForType: true, location: location(of: name)))
    )
  }

  private static let otherModifiers: Set<ExactString> = [
    "modelContainer", "dropDestination", "pasteDestination",
  ]

  /// The name in `Recipe.self`.
  func metatype(at start: Int) -> ExactString? {
    var at = start
    while tokens.isCapitalized(at), tokens[at + 1].kind == .period { at += 2 }
    guard at > start, tokens[at].word == .`self`, !isGeneric(start) else { return nil }
    return tokens.text(from: start, to: at - 2)
  }

  /// The index of the view at the start of a chain of modifiers.
  func base(of modifier: Int) -> Int? {
    var at = modifier
    for _ in 0..<Limits.modifiers {
      guard tokens[at - 1].kind == .period else { return at }
      var end = at - 2
      if tokens[end].kind == .rightBrace, let brace = tokens.partner(of: end) {
        guard let name = callee(of: brace) else { return nil }
        end = name
      } else if tokens[end].kind == .rightParen, let paren = tokens.partner(of: end) {
        end = paren - 1
      }
      guard tokens.isName(end) else { return nil }
      at = end
    }
    return nil
  }

  /// Finds the stack of a modifier, and whether it can be there.
  func place(_ destination: inout StackDestination, base: Int?, at index: Int) {
    destination.group = base
    if let base, tokens[base].word == .navigationStack {
      let isNested = open.contains {
        if case .call(let name) = $0.kind { tokens[name].word == .navigationStack } else { false }
      }
      if !isNested, tokens.text(index + 2) != "item" { destination.misplacement = .outside }
      return
    }
    for bracket in open.reversed() {
      guard case .call(let name) = bracket.kind, tokens[bracket.index].kind == .leftBrace,
        tokens[name - 1].kind != .period
      else { return }
      if tokens[name].word == .navigationStack {
        destination.group = bracket.index
        return
      }
      let text = tokens.text(name)
      if Self.lazyContainers.contains(text) {
        destination.misplacement = .lazy(text)
        return
      }
      guard Self.layouts.contains(text) else { return }
    }
  }

  /// The containers whose closures SwiftUI evaluates when they come on screen.
  private static let lazyContainers: Set<ExactString> = [
    "List", "LazyVStack", "LazyHStack", "LazyVGrid", "LazyHGrid",
  ]

  /// The views that always show their content in their place.
  private static let layouts: Set<ExactString> = [
    "VStack", "HStack", "ZStack", "Group", "Section", "ForEach", "ScrollView", "Form",
  ]

  func location(of index: Int) -> TextLocation {
    tokens.lines.location(of: tokens[index].range)
  }
}
