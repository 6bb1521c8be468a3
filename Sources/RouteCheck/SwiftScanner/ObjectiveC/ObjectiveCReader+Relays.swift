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
      .relay(RelayFact(name: parameter.part, labels: [method.selector], position: 0))
    )
    guard receiver == .own, isUnconditional else { return }
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

  /// Reads a part of a message that calls such a method.
  mutating func readRelayed() {
    guard tokens.isMark(":", at: index + 1) else { return }
    let name = tokens.text(index)
    let (relay, others) = (relays[name], otherRelays[name])
    guard relay != nil || others != nil, let open = tokens.bracket(around: index),
      tokens.isMark("[", at: open)
    else { return }
    findLocals()
    let (receiver, first) = value(at: open + 1)
    let selector = selector(from: first)
    let argument = index + 2
    let identifier = text(at: argument)
    if case .selfObject = receiver, relay?.selector == selector {
      addUse(performing(identifier, at: index), identifier, .own, at: argument)
    } else if others?.contains(where: { $0.labels == [selector] }) == true {
      addUse(.relayed, identifier, .other, at: argument)
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
