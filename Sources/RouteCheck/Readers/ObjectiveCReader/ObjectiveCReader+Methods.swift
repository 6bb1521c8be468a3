import CodeFacts
import Routes

extension ObjectiveCReader {
  /// The method or function that contains the code.
  struct Method {
    /// The index of the brace of its body.
    var body = 0
    /// The selector; empty for a function.
    var selector: ExactString = ""
    var role = MethodFact.Role.exposed
    var parameters: [Parameter] = []
    /// The index after the first statement that may end it, if that is read already.
    var end = Int.max
    /// Whether that code dismisses a controller of a framework, whose delegate the object is.
    var dismissesSystemController = false

    /// The first part of the selector, or the second one of a method for rows that no tap on one runs, such as
    /// `tableView:didDeselectRowAtIndexPath:`.
    var name: ExactString {
      let parts = selector.string.split(separator: ":", maxSplits: 2).map(String.init)
      guard let first = parts.first else { return "" }
      let isOfRows = parts.count > 1 && ["tableView", "collectionView"].contains(first)
      return ExactString(isOfRows && Self.isOfOtherRows(parts[1]) ? parts[1] : first)
    }

    private static func isOfOtherRows(_ part: String) -> Bool {
      if part.hasPrefix("didSelect") { return !part.contains("At") }
      let others = ["did", "commit", "move", "accessoryButton", "performAction"]
      return others.contains(where: part.hasPrefix)
    }

    /// Whether it prepares the destination of a segue.
    var preparesSegues: Bool { selector == "prepareForSegue:sender:" }
  }

  /// A parameter of a method.
  struct Parameter {
    /// The part of the selector before it.
    var part: ExactString
    var name: ExactString
    /// The class of its pointer; `nil` for other types.
    var type: ExactString?
  }

  /// Whether a sign starts a method, and is not an operator: it is outside of all bodies, or after the
  /// end of a body or a statement, which is how a method looks after unbalanced conditional code.
  var startsMethod: Bool {
    tokens.bracket(around: index) == nil || tokens.isMark("};", at: index - 1)
  }

  /// Reads the head of a method: `- (IBAction)unwind:(UIStoryboardSegue *)segue`.
  ///
  /// - Returns: Whether there is one. Then the index is behind it.
  mutating func readMethod() -> Bool {
    guard tokens.isMark("(", at: index + 1), let name = end(ofParenAt: index + 1),
      tokens.isName(name)
    else { return false }
    let role: MethodFact.Role =
      if tokens.isName("IBAction", at: index + 2) {
        .action
      } else if tokens.isName("IBSegueAction", at: index + 2) {
        .segueAction
      } else {
        .exposed
      }
    var selector = tokens.text(name).string
    var parameters: [Parameter] = []
    var at = name + 1
    while tokens.isMark(":", at: at) {
      let part = tokens.text(at - 1)
      selector += ":"
      at += 1
      var type: ExactString?
      if tokens.isMark("(", at: at), let end = end(ofParenAt: at) {
        type = pointerType(in: at)
        at = end
      }
      parameters.append(Parameter(part: part, name: tokens.text(at), type: type))
      // The name of the parameter precedes the next part of the selector.
      at += 1
      if tokens.isName(at), tokens.isMark(":", at: at + 1) {
        selector += tokens.text(at).string
        at += 1
      }
    }
    let fact = MethodFact(
      role: role,
      name: tokens.text(name),
      selector: ExactString(selector),
      parameterTypes: parameters.map { $0.type ?? "id" },
      isMentioned: true,
      place: CodePlace(type: type, location: tokens.location(name))
    )
    facts.append(.method(fact))
    let isStatic = tokens.isMark("+", at: index)
    index = at
    method = Method(body: at, selector: fact.selector, role: role, parameters: parameters)
    comparisons = []
    screens = [:]
    if parameters.isEmpty {
      recordStoryboardMember(name)
      recordTextMember(name)
    }
    guard tokens.isMark("{", at: at) else { return true }
    recordFunction(isStatic: isStatic)
    // A getter that decides how the own controller is presented.
    if parameters.isEmpty, let kind = SettingFact.Kind(rawValue: selector), kind.isOfPresentation {
      let place = CodePlace(type: type, location: tokens.location(name))
      facts.append(.setting(SettingFact(kind: kind, receiver: .own, place: place)))
    }
    return true
  }

  /// The index after the parenthesis that closes the parenthesis at an index; `nil` if they do not
  /// contain a type.
  private func end(ofParenAt start: Int) -> Int? {
    guard let end = tokens.partner(of: start), end - start < Limits.objectiveCType else {
      return nil
    }
    return end + 1
  }

  /// The class in a type in parentheses: `(Feed *)`, `(nullable Feed<Delegate> *)`; `nil` for another
  /// type.
  func pointerType(in paren: Int) -> ExactString? {
    guard let end = end(ofParenAt: paren) else { return nil }
    var star = end - 2
    while star > paren, tokens.isName(star) { star -= 1 }
    guard tokens.isMark("*", at: star) else { return nil }
    return pointerType(before: star)
  }

  /// The class before the star of a pointer, with or without protocols or generic arguments.
  func pointerType(before star: Int) -> ExactString? {
    var at = star - 1
    if tokens.isMark(">", at: at) {
      let first = max(0, at - Limits.objectiveCType)
      while at > first, !tokens.isMark("<", at: at) { at -= 1 }
      at -= 1
    }
    while tokens.isName("const", at: at) { at -= 1 }
    return tokens.isName(at) ? tokens.text(at) : nil
  }
}
