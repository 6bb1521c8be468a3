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
    let place = min(max(column ?? 1, 1) - 1, scalars.count)
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
