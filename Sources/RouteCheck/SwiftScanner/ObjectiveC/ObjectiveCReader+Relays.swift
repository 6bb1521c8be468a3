import Routes

extension ObjectiveCReader {
  /// A method that performs the segue whose identifier it gets:
  ///
  /// ```objc
  /// - (void)open:(NSString *)identifier animated:(BOOL)animated {
  ///   [self performSegueWithIdentifier:identifier sender:nil];
  /// }
  /// ```
  struct Relay {
    var selector: ExactString
  }

  /// Finds out whether the method performs the segue of a parameter, whatever the parameter is.
  mutating func findRelay() {
    let argument = index + 2
    guard method.selector != "performSegueWithIdentifier:sender:", relays.isEmpty,
      tokens.isName(argument), endsArgument(argument + 1), isUnconditional,
      let parameter = method.parameters.first(where: { $0.name == tokens.text(argument) }),
      parameter.type == "NSString", !locals.changed.contains(parameter.name)
    else { return }
    foundRelays[parameter.part] = Relay(selector: method.selector)
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

  /// Reads a part of a message to `self` that calls such a method.
  mutating func readRelayed() {
    guard tokens.isMark(":", at: index + 1), let relay = relays[tokens.text(index)],
      let open = tokens.bracket(around: index), tokens.isMark("[", at: open)
    else { return }
    findLocals()
    let (receiver, first) = value(at: open + 1)
    guard case .selfObject = receiver, selector(from: first) == relay.selector else { return }
    let argument = index + 2
    let identifier = text(at: argument)
    addUse(performing(identifier, at: index), identifier, .own, at: argument)
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
