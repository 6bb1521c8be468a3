import Routes

/// A description of states: a screen that is on screen, or a notation in which `…` stands for anything.
struct Pattern: Hashable, Sendable {
  let text: String
  private let form: Form

  private enum Form: Hashable, Sendable {
    /// A screen of this name is on screen in the presentation in front.
    case screen(ExactString)
    /// The notation of the whole state.
    case notation([NotationToken])
  }

  /// The name of the screen, if the pattern is one.
  var screen: ExactString? { if case .screen(let name) = form { name } else { nil } }

  /// Reads a pattern.
  ///
  /// - Parameters:
  ///   - text: A screen's name, or a notation.
  ///   - names: The known screens.
  init(_ text: String, names: [ExactString]) throws(NotationError) {
    self.text = text
    let snapshot = try Snapshot(pattern: text)
    for screen in snapshot.screens where !screen.isAnything && !screen.name.isEmpty {
      guard !names.contains(screen.name) else { continue }
      throw Self.unknown(screen.name, in: text, names)
    }
    if snapshot.screens.count == 1, let screen = snapshot.screens.first, screen.kind == .screen,
      !screen.isAnything
    {
      form = .screen(screen.name)
    } else {
      form = .notation(snapshot.tokens())
    }
  }

  private static func unknown(
    _ name: ExactString,
    in text: String,
    _ names: [ExactString]
  ) -> NotationError {
    let known = Set(names).sorted().map(\.string)
    var lexer = NotationLexer(text, hasWildcards: true)
    while let token = try? lexer.next(), token != .end {
      if case .name(let word, _) = token, ExactString(word) == name { break }
    }
    var error = lexer.wrong("the name of a screen", name.string, known: known)
    let trimmed = ControllerName.trimmed(name)
    if names.contains(trimmed) { error.near = trimmed.string }
    return error
  }

  /// Whether a state matches.
  ///
  /// - Parameters:
  ///   - shown: The names of the screens on screen.
  ///   - snapshot: The state.
  /// - Complexity: O(*n* · *p*) in the lengths of the state's notation and of the pattern.
  func matches(shown: [ExactString], _ snapshot: @autoclosure () -> Snapshot) -> Bool {
    switch form {
    case .screen(let name): shown.contains(name)
    case .notation(let tokens): NotationToken.matches(tokens, snapshot().tokens())
    }
  }
}

extension Snapshot.Screen {
  /// Whether the screen of a pattern stands for anything.
  fileprivate var isAnything: Bool { kind == .screen && (name == "…" || name == "...") }
}

/// A word of a snapshot's notation. Commas are left out, because the words without them are clear.
enum NotationToken: Hashable, Sendable {
  case selected
  case column(SplitColumn)
  case name(Snapshot.Kind, ExactString)
  case open
  case close
  case presents(PresentationStyle)
  /// Any number of siblings, or of presentations.
  case anything
}

extension Snapshot {
  /// The words of the notation.
  fileprivate func tokens() -> [NotationToken] {
    let links = Links(of: self)
    var tokens: [NotationToken] = []
    var pending: [Part] = screens.isEmpty ? [] : [.screen(0)]
    while let part = pending.popLast() {
      guard case .screen(let index) = part else {
        if case .token(let token) = part { tokens.append(token) }
        continue
      }
      let screen = screens[index]
      if case .column(let column, _) = screen.placement { tokens.append(.column(column)) }
      if screen.isSelected { tokens.append(.selected) }
      tokens.append(screen.isAnything ? .anything : .name(screen.kind, screen.name))
      if let presented = links.presented[index],
        case .presented(_, let style) = screens[presented].placement
      {
        pending.append(.screen(presented))
        let isAnything = screens[presented].isAnything && style == .automatic
        if !isAnything { pending.append(.token(.presents(style))) }
      }
      if !links.embedded[index].isEmpty {
        pending.append(.token(.close))
        pending += links.embedded[index].reversed().map(Part.screen)
        pending.append(.token(.open))
      }
      if screen.kind != .screen {
        pending.append(.token(.close))
        pending += links.children[index].reversed().map(Part.screen)
        pending.append(.token(.open))
      }
    }
    return tokens
  }

  private enum Part {
    case screen(Int)
    case token(NotationToken)
  }
}

extension NotationToken {
  /// Whether the words of a state match those of a pattern.
  static func matches(_ pattern: [NotationToken], _ words: [NotationToken]) -> Bool {
    let ends = unitEnds(words)
    // Whether the pattern so far matches the words before each position.
    var reached = Array(repeating: false, count: words.count + 1)
    reached[0] = true
    for token in pattern {
      if token == .anything {
        for position in words.indices where reached[position] {
          if let end = ends[position] { reached[end] = true }
        }
        continue
      }
      for position in words.indices.reversed() {
        reached[position + 1] = reached[position] && words[position] == token
      }
      reached[0] = false
    }
    return reached[words.count]
  }

  /// The ends of the units that begin at each position: a screen with its children, or what it
  /// presents, each without further presentations.
  private static func unitEnds(_ words: [NotationToken]) -> [Int?] {
    var closings: [Int: Int] = [:]
    var opened: [Int] = []
    for (position, word) in words.enumerated() {
      if word == .open { opened.append(position) }
      if word == .close, let start = opened.popLast() { closings[start] = position }
    }
    var ends: [Int?] = Array(repeating: nil, count: words.count)
    for position in words.indices.reversed() {
      switch words[position] {
      case .name:
        var end = position + 1
        while let closing = closings[end] { end = closing + 1 }
        ends[position] = end
      case .selected, .column, .presents:
        ends[position] = position + 1 < words.count ? ends[position + 1] : nil
      case .open, .close, .anything: break
      }
    }
    return ends
  }
}
