import CodeFacts
import Routes

extension SwiftReader {
  /// An outlet, which crashes if it is used and not connected, unless its type is optional.
  struct Outlet {
    /// The index of the name.
    var name: Int
    /// The index after its type.
    var end: Int
    var place: CodePlace
    /// The body of the class.
    var body: Range<Int>
    /// The first use in the class; `nil` if it is not used, or if that is not known.
    var use: Int?
    /// Whether the file may set it, compares it with `nil`, or gives its name to something else.
    var isUncertain = false
    /// What the file does to its view.
    var setting: SettingFact.Kind?
  }

  /// Notes the outlet `@IBOutlet var title: UILabel!`.
  mutating func noteOutlet(_ name: Int, endingAt end: Int) {
    guard attributes.isConnectable, attributes.objectiveCName == nil, !isInactive,
      scopes[current].kind == .type, scopes[current].type.kind == .class,
      case let brace = scopes[current].brace, let close = tokens.partner(of: brace)
    else { return }
    var outlet = Outlet(name: name, end: end, place: place(at: name), body: brace..<close)
    outlet.isUncertain = !tokens.isSymbol("!", at: end - 1) || tokens.isSymbol("=", at: end)
    // Another outlet of the name is a declaration that makes this one uncertain.
    outlets[tokens.hash(name)] = outlet
  }

  /// Adds the facts about the outlets whose names the file has in other places.
  ///
  /// - Complexity: Linear in the number of tokens.
  mutating func recordUsedOutlets() {
    if outlets.isEmpty { return }
    for index in 0..<tokens.count where tokens.isName(index) {
      guard var outlet = outlets[tokens.hash(index)], index != outlet.name else { continue }
      judge(&outlet, at: index)
      outlets[tokens.hash(index)] = outlet
    }
    for outlet in outlets.values.sorted(by: { $0.name < $1.name }) {
      if let kind = outlet.setting {
        let value = tokens.text(outlet.name)
        facts.append(
          .setting(SettingFact(kind: kind, value: value, receiver: .own, place: outlet.place))
        )
      }
      guard let use = outlet.use, !outlet.isUncertain else { continue }
      let fact = UsedOutletFact(
        name: tokens.text(outlet.name),
        use: location(of: use),
        place: outlet.place
      )
      facts.append(.usedOutlet(fact))
    }
  }

  private func judge(_ outlet: inout Outlet, at index: Int) {
    outlet.setting = setting(ofOutlet: index) ?? outlet.setting
    // The observers of the property run only if it is set.
    if tokens[outlet.end].kind == .leftBrace, let end = tokens.partner(of: outlet.end),
      (outlet.end...end).contains(index)
    {
      return
    }
    let isMember = tokens[index - 1].kind == .period
    let isOwn = isMember && tokens[index - 2].word == .self
    let next = index + 1
    let isUsed =
      tokens[next].kind == .period && tokens.isAttached(next)
      && !["map", "flatMap"].contains(tokens.text(next + 1))
    let isDeclared = [.let, .var].contains(tokens[index - 1].word)
    let isSafe = !isUsed || isMember && !isOwn || isDeclared
    if !isSafe {
      if outlet.use == nil, outlet.body.contains(index) { outlet.use = index }
    } else if !isUsed || !isMember {
      // A value, a check, a new value, or another declaration of the name. A name that only begins
      // an argument or ends an expression may also be any of them.
      let isRead = [.rightParen, .comma].contains(tokens[next].kind)
      if !isRead || isDeclared { outlet.isUncertain = true }
    }
  }

  /// What code does to the view of the outlet at an index: `more?.isHidden = isSheet`.
  private func setting(ofOutlet index: Int) -> SettingFact.Kind? {
    var next = index + 1
    while tokens.isOptionalMark(next) { next += 1 }
    guard tokens[next].kind == .period,
      tokens[index - 1].kind != .period || tokens[index - 2].word == .self
    else { return nil }
    let isSet = tokens.isSymbol("=", at: next + 2)
    switch tokens.text(next + 1) {
    case "isHidden" where isSet, "alpha" where isSet, "removeFromSuperview": return .hiddenOutlet
    case "isEnabled" where isSet: return .disabledOutlet
    default: return nil
    }
  }
}
