extension Snapshot: CustomStringConvertible {
  /// The one-line notation.
  ///
  /// - Complexity: O(*n*) in the number of screens.
  public var description: String {
    guard !screens.isEmpty else { return "" }
    let links = Links(of: self)
    var text = width == .regular ? "regular: " : ""
    var pending: [Piece] = [.screen(0)]
    while let piece = pending.popLast() {
      switch piece {
      case .text(let words): text += words
      case .screen(let index): pending.append(contentsOf: pieces(of: index, links).reversed())
      }
    }
    return text
  }

  private enum Piece {
    case text(String)
    case screen(Int)
  }

  private func pieces(of index: Int, _ links: Links) -> [Piece] {
    let screen = screens[index]
    var pieces: [Piece] = [.text((screen.isSelected ? "*" : "") + screen.label)]
    if screen.kind != .screen {
      pieces.append(.text("("))
      pieces += list(columns(of: index, links) ?? links.children[index].map(Optional.some))
      pieces.append(.text(")"))
    }
    if !links.embedded[index].isEmpty {
      pieces.append(.text("["))
      pieces += list(links.embedded[index])
      pieces.append(.text("]"))
    }
    if let presented = links.presented[index] {
      if case .presented(_, let style) = screens[presented].placement {
        pieces.append(.text(" > \(style.notation) "))
      }
      pieces.append(.screen(presented))
    }
    return pieces
  }

  private func list(_ items: [Int?]) -> [Piece] {
    Array(items.map { [$0.map(Piece.screen) ?? .text("_")] }.joined(separator: [.text(", ")]))
  }

  /// The screens in a split controller's columns, with `nil` for an empty column.
  private func columns(of index: Int, _ links: Links) -> [Int?]? {
    guard screens[index].kind == .split else { return nil }
    var found: [SplitViewController.Column: Int] = [:]
    for child in links.children[index] {
      if case .column(let column, _) = screens[child].placement { found[column] = child }
    }
    if found[.compact] != nil { return SplitViewController.Column.allCases.map { found[$0] } }
    if found[.supplementary] != nil {
      return [found[.primary], found[.supplementary], found[.detail]]
    }
    if found[.detail] != nil { return [found[.primary], found[.detail]] }
    return found[.primary].map { [$0] } ?? []
  }
}

extension Snapshot {
  /// The positions of the children and of the presented screen of each screen.
  package struct Links {
    package var children: [[Int]]
    package var embedded: [[Int]]
    package var presented: [Int?]

    package init(of snapshot: Snapshot) {
      let count = snapshot.screens.count
      children = Array(repeating: [], count: count)
      embedded = children
      presented = Array(repeating: nil, count: count)
      for (index, screen) in snapshot.screens.enumerated() {
        guard let owner = screen.placement.owner, (0..<index).contains(owner) else { continue }
        switch screen.placement {
        case .root: break
        case .child, .column: children[owner].append(index)
        case .embedded: embedded[owner].append(index)
        case .presented: presented[owner] = index
        }
      }
    }
  }
}

extension Snapshot.Screen {
  /// The screen's notation without its children.
  package var label: String {
    switch kind {
    case .screen, .container: name.string.quotedIfNeeded
    default: name.isEmpty ? kind.rawValue : "\(kind.rawValue):\(name.string.quotedIfNeeded)"
    }
  }
}

extension PresentationStyle {
  /// The style's notation. A page sheet is written as `sheet`.
  package var notation: String { self == .pageSheet ? "sheet" : rawValue }

  init?(notation: String) {
    if notation == "sheet" { self = .pageSheet } else { self.init(rawValue: notation) }
  }
}

extension String {
  /// The name, in quotes if it would be read as something else.
  fileprivate var quotedIfNeeded: String {
    let isPlain =
      !isEmpty && self != "_" && Snapshot.Kind(rawValue: self) == nil
      && unicodeScalars.allSatisfy(Snapshot.isNameScalar)
    guard !isPlain else { return self }
    var quoted = "\""
    for scalar in unicodeScalars {
      if scalar == "\"" || scalar == "\\" { quoted.unicodeScalars.append("\\") }
      quoted.unicodeScalars.append(scalar)
    }
    return quoted + "\""
  }
}

extension Snapshot {
  /// Whether a name may contain a scalar without quotes.
  static func isNameScalar(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "_" || scalar == "." || scalar.properties.isAlphabetic
      || scalar.properties.numericType != nil
  }
}

extension Snapshot {
  /// Unavailable: a notation is read first.
  @available(*, unavailable, message: "write 'try graph.expect(…)', which reads the notation")
  public static func == (snapshot: Snapshot, notation: some StringProtocol) -> Bool { false }
}

extension Snapshot {
  /// An error in a snapshot's notation.
  ///
  /// Its description shows the column and suggests a word for a misspelled one:
  ///
  /// ```
  /// column 9: expected ',' or ')', found ']'
  ///   nav(Feed]
  ///           ^
  /// ```
  public struct NotationError: Error, Equatable, Sendable {
    /// The expected text.
    public var expected: String
    /// The found text.
    public var found: String
    /// The suggestion for a misspelled word.
    public var near: String?
    /// The line, counted from 1.
    public var line: Int
    /// The column, counted in Unicode scalars from 1.
    public var column: Int
    /// The line's text.
    public var text: String

    package init(
      expected: String,
      found: String,
      near: String? = nil,
      line: Int,
      column: Int,
      text: String
    ) {
      self.expected = expected
      self.found = found
      self.near = near
      self.line = line
      self.column = column
      self.text = text
    }
  }
}

extension Snapshot.NotationError: CustomStringConvertible {
  /// The message, and the line with a mark under the column.
  public var description: String {
    (line > 1 ? "line \(line), " : "") + "column \(column): \(message)"
  }

  /// The message without its place, and the line with a mark under the column.
  package var message: String {
    let hint = SpellingSuggestion.hint(near)
    let message = "expected \(expected), found \(shortened(found))\(hint)"
    let excerpt = NotationExcerpt(text, column: column)
    return ([message] + excerpt.lines).joined(separator: "\n")
  }

  /// A text of more than 80 characters, which is then a word in quotes, without its middle.
  private func shortened(_ text: String) -> String {
    let scalars = text.unicodeScalars
    guard scalars.count > 80 else { return text }
    return String(scalars.prefix(60)) + "…" + String(scalars.suffix(10))
  }
}
