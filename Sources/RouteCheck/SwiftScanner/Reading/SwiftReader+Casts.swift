import Routes

extension SwiftReader {
  /// Records a cast of the destination of the segue.
  mutating func recordCast(to target: ExactString, at index: Int, isForced: Bool, isContent: Bool) {
    guard canFail(to: target, at: index, isContent: isContent),
      isForced || !isAlternative(index)
    else { return }
    facts.append(
      .cast(
        CastFact(
          target: target,
          isForced: isForced,
          isContent: isContent,
          identifiers: knownIdentifiers,
          type: enclosingType,
          method: enclosingMethod,
          location: location(of: index)
        )
      )
    )
  }

  /// Records a cast of an instantiated scene, given the index of its fact.
  mutating func recordCast(
    of scene: Int,
    to target: ExactString,
    at index: Int,
    isForced: Bool,
    isContent: Bool
  ) {
    guard facts.indices.contains(scene), case .sceneUse(var use) = facts[scene],
      canFail(to: target, at: index, isContent: isContent), isForced || !isAlternative(index)
    else { return }
    use.casts.append(
      SceneCast(
        target: target,
        isForced: isForced,
        isContent: isContent,
        location: location(of: index)
      )
    )
    facts[scene] = .sceneUse(use)
  }

  /// Whether storyboards can show that a cast to a type fails.
  private func canFail(to target: ExactString, at index: Int, isContent: Bool) -> Bool {
    !target.isEmpty && target != "Any" && (!isContent || !changesContent(before: index))
  }

  /// Whether a cast may fail on purpose: it is negated, or is a later alternative of an `if` whose
  /// own condition does not ask for the segue.
  private func isAlternative(_ index: Int) -> Bool {
    var closed = 0
    for at in stride(from: index - 1, to: max(0, index - Limits.lookBack), by: -1) {
      switch tokens[at].kind {
      case .rightParen: closed += 1
      case .leftParen:
        if closed == 0, tokens.isSymbol("!", at: at - 1) { return true }
        closed = max(0, closed - 1)
      case .leftBrace, .rightBrace: return false
      case .identifier where tokens[at].word == .identifier: return false
      case .identifier where tokens[at].word == .if: return tokens[at - 1].word == .else
      default: break
      }
    }
    return false
  }

  /// Whether the function changes the children of a container before an index.
  private func changesContent(before index: Int) -> Bool {
    var open = bracesInFunction
    for at in stride(from: index - 1, to: max(0, index - Limits.lookBack), by: -1) {
      switch tokens[at].kind {
      case .rightBrace: open += 1
      case .leftBrace:
        open -= 1
        if open == 0 { return false }
      case .identifier where tokens[at].word == .viewControllers:
        if tokens.isSymbol("=", at: at + 1) { return true }
      case .identifier where Self.changingContent.contains(tokens.text(at)): return true
      default: break
      }
    }
    return false
  }

  private static let changingContent: Set<ExactString> = [
    "setViewControllers", "pushViewController", "addChild", "addChildViewController",
  ]
}
