import CodeFacts
import Routes
import SourceText

extension ObjectiveCReader {
  /// The local names of a method.
  struct Locals {
    /// The body whose names are known.
    var body = 0..<0
    /// The names that are declared, in the order of their declarations.
    var declared: [ExactString: [Local]] = [:]
    /// The names that are assigned after their declaration, or passed by reference.
    var changed: Set<ExactString> = []
  }

  /// A declaration of a local name.
  struct Local {
    /// The index of the name.
    var name: Int
    /// The index of the brace that ends its scope.
    var end: Int
    /// The class of its pointer; `nil` for other types.
    var type: ExactString?
    /// The index of its initial value; `nil` without one.
    var initial: Int?
    /// Whether a loop or a block gives it its values.
    var isBound: Bool
  }

  /// Finds the local names of the body that contains the index.
  ///
  /// - Complexity: Linear in the number of tokens of the body for the first request. A body inside of
  ///   one whose names are known is not searched again.
  mutating func findLocals() {
    let start = method.body
    guard !locals.body.contains(start), tokens.isMark("{", at: start),
      let end = tokens.partner(of: start), end > index
    else { return }
    locals = Locals(body: start..<end)
    for at in start..<end {
      if tokens.isMark("=", at: at) {
        readAssignment(at)
      } else if tokens.isMark("*", at: at), tokens.isName(at + 1) {
        readDeclaration(at)
      } else if tokens.isMark("&", at: at), tokens.isName(at + 1), !tokens.isMark("&", at: at - 1) {
        locals.changed.insert(tokens.text(at + 1))
      }
    }
  }

  /// Reads the name before an equals sign.
  private mutating func readAssignment(_ equals: Int) {
    let name = equals - 1
    guard tokens.isName(name), !tokens.isMark("=", at: equals + 1) else { return }
    switch name - 1 {
    case let star where tokens.isMark("*", at: star):
      // Read with its star, if a type is before it.
      if pointerType(before: star) == nil { locals.changed.insert(tokens.text(name)) }
    case let before where tokens.isMark(".>", at: before): break
    // `id name =`, `typeof(self) name =`, `Feed * const name =`.
    case let before where isDeclaredBy(before):
      var type: ExactString?
      if tokens.isName("const", at: before), tokens.isMark("*", at: before - 1) {
        type = pointerType(before: before - 1)
      }
      declare(name, type: type, initial: equals + 1)
    default: locals.changed.insert(tokens.text(name))
    }
  }

  /// Whether a token before a name that is assigned is the end of its type.
  private func isDeclaredBy(_ index: Int) -> Bool {
    if tokens.isName(index) {
      return !tokens.isName("else", at: index) && !tokens.isName("return", at: index)
    }
    guard tokens.isMark(")", at: index), let open = tokens.partner(of: index) else { return false }
    return Self.typeOperators.contains(tokens.text(open - 1))
  }

  private static let typeOperators: Set<ExactString> = ["typeof", "__typeof", "__typeof__"]

  /// Reads `Feed *name`, given the index of the star.
  private mutating func readDeclaration(_ star: Int) {
    guard let type = pointerType(before: star) else { return }
    let name = star + 1
    if tokens.isMark("=", at: name + 1), !tokens.isMark("=", at: name + 2) {
      declare(name, type: type, initial: name + 2)
    } else if tokens.isMark(";", at: name + 1) {
      // A product has an operand before it: `a = b * c;`.
      let before = tokens.isMark(">", at: star - 1) ? star : star - 2
      if tokens.isMark(";{}", at: before) || tokens.isName(before) || before == star {
        declare(name, type: type, initial: nil)
      }
    } else if tokens.isMark("),", at: name + 1) || tokens.isName("in", at: name + 1) {
      declare(name, type: type, initial: nil, isBound: true)
    }
  }

  private mutating func declare(
    _ name: Int,
    type: ExactString?,
    initial: Int?,
    isBound: Bool = false
  ) {
    // The names of a `for` loop and of a block are declared in parentheses.
    var bracket = tokens.bracket(around: name)
    var isInParens = false
    for _ in 0..<Limits.scopeDepth {
      guard let open = bracket, !tokens.isMark("{", at: open) else { break }
      isInParens = true
      bracket = tokens.bracket(around: open)
    }
    let end = bracket.flatMap(tokens.partner) ?? locals.body.upperBound
    locals.declared[tokens.text(name), default: []].append(
      Local(
        name: name,
        end: min(end, locals.body.upperBound),
        type: type,
        initial: initial,
        isBound: isBound || isInParens
      )
    )
  }

  /// The declaration that a name means, if it is a local one.
  func local(_ name: ExactString, at use: Int) -> Local? {
    guard locals.body.contains(use), let all = locals.declared[name] else { return nil }
    let next = all.partitioningIndex { $0.name >= use }
    return all[..<next].suffix(Limits.scopeDepth).last { use < $0.end }
  }

  /// The value of a local name or a parameter; `nil` for any other name.
  func value(ofLocal name: ExactString, at use: Int, depth: Int) -> ObjectiveCValue? {
    let isChanged = locals.body.contains(use) && locals.changed.contains(name)
    if let local = local(name, at: use) {
      let typed = Self.instance(of: local.type)
      guard !local.isBound else { return typed.isSegue ? typed : .unknown }
      guard !isChanged, let initial = local.initial else { return typed }
      let (value, end) = value(at: initial, depth: depth + 1)
      guard tokens.isMark(";", at: end) else { return typed }
      return Self.value(value, ofType: typed)
    }
    if let position = method.parameters.firstIndex(where: { $0.name == name }) {
      let parameter = method.parameters[position]
      if isChanged { return Self.instance(of: parameter.type) }
      if Self.methodsWithIdentifier.contains(method.selector),
        parameter.part.hasSuffix("WithIdentifier")
      {
        return .segueIdentifier
      }
      if parameter.type == "NSString" { return .text(.parameter(of: method.selector, position)) }
      return Self.instance(of: parameter.type)
    }
    return isChanged ? .unknown : nil
  }

  private static let methodsWithIdentifier: Set<ExactString> = [
    "shouldPerformSegueWithIdentifier:sender:", "performSegueWithIdentifier:sender:",
  ]

  /// The value of a local name, given its initial value and its type.
  private static func value(
    _ initial: ObjectiveCValue,
    ofType typed: ObjectiveCValue
  ) -> ObjectiveCValue {
    switch (typed, initial) {
    case (_, .unknown): typed
    case (.instance, .selfObject), (.instance, .segue), (.instance, .nib): initial
    case (.storyboard, .storyboard), (.storyboard, .member): initial
    case (.unknown, _): initial
    default: typed
    }
  }

  /// An object of a class; unknown for text and without a class.
  private static func instance(of type: ExactString?) -> ObjectiveCValue {
    switch type {
    case nil, "NSString", "NSMutableString": .unknown
    case "UIStoryboardSegue", "NSStoryboardSegue": .segue
    case "UIStoryboard", "NSStoryboard": .storyboard(.unknown)
    case let type?: type.hasSuffix("StoryboardSegue") ? .segue : .instance(type)
    }
  }
}

extension ObjectiveCValue {
  /// Whether the value is a segue.
  var isSegue: Bool {
    if case .segue = self { true } else { false }
  }
}
