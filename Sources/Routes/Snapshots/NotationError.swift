/// Why a snapshot's notation could not be read.
///
/// Its description shows the place, and offers a near word where one is misspelled:
///
/// ```
/// column 13: expected a presentation style, found 'shete'; did you mean 'sheet'?
///   nav(Feed) > shete Share
///               ^
/// ```
public struct NotationError: Error, Hashable, Sendable {
  /// What was expected.
  public var expected: String
  /// What stands there instead.
  public var found: String
  /// A word that may be meant, where one is misspelled.
  public var near: String?
  /// The line of the notation, counted from 1.
  public var line: Int
  /// Where it stands in the line, counted in Unicode scalars from 1.
  public var column: Int
  /// What is written in the line.
  public var text: String
  /// Where the notation was compared with a graph, if it was.
  public var callSite: CallSite?
}

extension NotationError: CustomStringConvertible {
  /// The whole message, and the place in the notation.
  public var description: String {
    let place = (line > 1 ? "line \(line), " : "") + "column \(column)"
    let message = "\(place): expected \(expected), found \(found)\(NearName.hint(near))"
    let excerpt = NotationExcerpt(text, column: column)
    return CallSite.prefix(callSite) + ([message] + excerpt.lines).joined(separator: "\n")
  }
}

/// The part of a line that a message shows, with a mark under the place.
struct NotationExcerpt {
  /// The lines to show, indented; none where nothing stands in the line.
  let lines: [String]

  /// The most scalars that are shown on either side of the place.
  private static let reach = 40

  /// Cuts a line around a place.
  ///
  /// - Parameters:
  ///   - text: The line.
  ///   - column: The place, counted in Unicode scalars from 1; `nil` where only the line is known.
  init(_ text: String, column: Int? = nil) {
    let scalars = Array(text.unicodeScalars)
    guard scalars.contains(where: { !$0.properties.isWhitespace }) else {
      lines = []
      return
    }
    let place = min((column ?? 1) - 1, scalars.count)
    let start = max(place - Self.reach, 0)
    let end = min(place + (column == nil ? 2 * Self.reach : Self.reach), scalars.count)
    let before = (start > 0 ? "…" : "") + Self.text(scalars[start..<place])
    let after = Self.text(scalars[place..<end]) + (end < scalars.count ? "…" : "")
    let shown = "  " + before + after
    lines = column == nil ? [shown] : [shown, "  " + Self.blank(before) + "^"]
  }

  private static func text(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
    String(String.UnicodeScalarView(scalars))
  }

  /// As much white space as a text takes.
  private static func blank(_ text: String) -> String {
    String(text.map { $0 == "\t" ? "\t" : " " })
  }
}
