import CodeReader
import Routes

extension ObjectiveCReader {
  /// Finds out whether the method performs the segue of a parameter for every argument:
  ///
  /// ```objc
  /// - (void)open:(NSString *)identifier animated:(BOOL)animated {
  ///   [self performSegueWithIdentifier:identifier sender:nil];
  /// }
  /// ```
  ///
  /// Messages to `self` in the same file perform the segue if nothing is between. Messages in other
  /// files, and to other objects, may perform it.
  mutating func findRelay(_ receiver: Receiver) {
    let argument = index + 2
    guard method.selector != "performSegueWithIdentifier:sender:",
      tokens.isName(argument), endsArgument(argument + 1),
      let parameter = method.parameters.first(where: { $0.name == tokens.text(argument) }),
      parameter.type == "NSString", !locals.changed.contains(parameter.name)
    else { return }
    facts.append(
      .relay(
        RelayFact(
          name: RelayName(name: parameter.part, labels: [method.selector]),
          position: 0,
          type: type,
          receiver: receiver,
          exceptions: performing(text(at: argument), at: index) == .perform
            ? exceptions(of: argument) : nil,
          isUnconditional: receiver == .own && isUnconditional,
          location: tokens.location(method.body),
          use: tokens.location(argument)
        )
      )
    )
  }

  /// The texts that the method compares with a parameter which it passes on; `nil` if it also uses
  /// the parameter in another way.
  private func exceptions(of argument: Int) -> [TextExpression]? {
    guard let end = tokens.partner(of: method.body), end - method.body <= Limits.lookBack else {
      return nil
    }
    let name = tokens.text(argument)
    var found: [TextExpression] = []
    for at in method.body..<end
    where at != argument && tokens.isName(at) && tokens.text(at) == name
      && !tokens.isMark(".", at: at - 1)
    {
      let isPart = tokens.isMark(":", at: at + 1) && !tokens.isMark("?", at: at - 1)
      if isPart || tokens.isName("performSegueWithIdentifier", at: at - 2) { continue }
      let compared = comparedText(with: at)
      if compared == .unknown { return nil }
      found.append(compared)
    }
    return found
  }

  /// The text with which a name is compared by a message to it.
  private func comparedText(with name: Int) -> TextExpression {
    let isComparison =
      tokens.isName("isEqualToString", at: name + 1) || tokens.isName("isEqual", at: name + 1)
    guard tokens.isMark("[", at: name - 1), isComparison, tokens.isMark(":", at: name + 2) else {
      return .unknown
    }
    return text(at: name + 3)
  }

  /// Whether the code from the start of the method to the index has no condition.
  var isUnconditional: Bool {
    guard index - method.body < Limits.lookBack else { return false }
    return !(method.body..<index).contains { at in
      tokens.isName("if", at: at) || tokens.isName("switch", at: at)
        || tokens.isName("return", at: at) || tokens.isName("while", at: at)
        || tokens.isName("for", at: at) || tokens.isMark("?", at: at)
        || tokens.isKeyword("try", at: at)
    }
  }

  /// Reads a part of a message that calls such a method.
  mutating func readRelayed() {
    guard tokens.isMark(":", at: index + 1) else { return }
    let name = tokens.text(index)
    guard let all = relays[name], let open = tokens.bracket(around: index),
      tokens.isMark("[", at: open)
    else { return }
    findLocals()
    let (receiver, first) = value(at: open + 1)
    let selector = selector(from: first)
    let argument = index + 2
    let identifier = text(at: argument)
    let alike = all.filter { $0.name.labels == [selector] }
    if case .selfObject = receiver,
      alike.contains(where: { $0.isUnconditional && ownRelays.contains($0) })
    {
      addUse(performing(identifier, at: index), identifier, .own, at: argument)
    } else if let other = alike.first {
      let object = self.receiver(of: open, before: first)
      let isChecked = identifier != .unknown && performing(identifier, at: index) != .perform
      addUse(.relayed, identifier, object, at: argument, to: isChecked ? nil : other.name)
    }
  }

  /// The selector of a message with arguments, given the index of its first part.
  private func selector(from first: Int) -> ExactString {
    var selector = ""
    var at = first
    for _ in 0..<Limits.arguments
    where tokens.isName(at) && tokens.isMark(":", at: at + 1) {
      selector += tokens.text(at).string + ":"
      at = endOfArgument(at + 2)
    }
    return ExactString(selector)
  }
}
