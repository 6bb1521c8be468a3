/// Where the bodies of functions are in a file: of methods, initializers, accessors, and of closures
/// outside of them.
struct FunctionBodies {
  /// The bytes between the braces of each body, in the order of their ends.
  private(set) var ranges: [Range<Int>] = []
  private let tokens: [SwiftTokens.Token]

  init(of bytes: [UInt8]) {
    tokens = SwiftTokens(bytes).tokens
    find()
  }

  /// The innermost body around a range of bytes.
  func body(around range: Range<Int>) -> Range<Int>? {
    ranges.first { $0.lowerBound <= range.lowerBound && range.upperBound <= $0.upperBound }
  }

  private mutating func find() {
    var starts: Set<Int> = []
    var open: [(token: Int, start: Int?)] = []
    for index in tokens.indices {
      switch tokens[index].text {
      case "{":
        let isInside = open.contains { $0.start != nil }
        let closure = isInside ? nil : closureStart(after: index)
        let start = starts.contains(index) ? tokens[index].range.upperBound : closure
        open.append((index, start))
      case "}":
        if let start = open.popLast()?.start {
          ranges.append(start..<tokens[index].range.lowerBound)
        }
      default:
        if let brace = openingBrace(after: index) { starts.insert(brace) }
      }
    }
  }

  /// The brace that opens the body of the declaration or accessor which starts with a token.
  private func openingBrace(after index: Int) -> Int? {
    let previous = index > 0 ? tokens[index - 1].text : ""
    if tokens[index].kind != .word || previous.hasSuffix(".") || previous == "`" { return nil }
    switch tokens[index].text {
    case "func", "init", "deinit", "subscript", "var":
      guard let brace = brace(after: index), brace + 1 < tokens.count else { return nil }
      let isStorage = ["var", "subscript"].contains(tokens[index].text)
      return isStorage && Self.accessors.contains(tokens[brace + 1].text) ? nil : brace
    case "get", "set", "willSet", "didSet":
      return ["{", "}", ")", "mutating", "nonmutating"].contains(previous)
        ? brace(after: index) : nil
    default: return nil
    }
  }

  private static let accessors: Set<String> = [
    "get", "set", "willSet", "didSet", "@", "mutating", "nonmutating",
  ]

  private static let declarations: Set<String> = [
    "func", "var", "let", "init", "subscript", "static", "case", "associatedtype", "extension",
    "struct", "enum", "class", "protocol", "typealias", "public", "package", "private", "}",
  ]

  /// The first brace outside of parentheses, unless another declaration comes first.
  private func brace(after index: Int) -> Int? {
    let isVariable = tokens[index].text == "var"
    var depth = 0
    for next in tokens.indices.dropFirst(index + 1) {
      let token = tokens[next]
      if isVariable, isLineBreak(before: next) || token.text == "=" { return nil }
      if "([".contains(token.text) { depth += 1 }
      if ")]".contains(token.text) { depth -= 1 }
      if depth < 0 { return nil }
      if depth == 0, token.text == "{" { return next }
      if depth == 0, Self.declarations.contains(token.text) { return nil }
    }
    return nil
  }

  /// The end of the names before `in`, if a brace opens a closure that names its parameters.
  private func closureStart(after brace: Int) -> Int? {
    for next in tokens.indices.dropFirst(brace + 1) {
      if isLineBreak(before: next) || ["{", "}", "for"].contains(tokens[next].text) { return nil }
      if tokens[next].text == "in" { return tokens[next].range.upperBound }
    }
    return nil
  }

  private func isLineBreak(before index: Int) -> Bool {
    tokens[index - 1].line < tokens[index].line
  }
}
