/// The part of a line that a message shows, with a mark under a column.
struct NotationExcerpt {
  /// The indented lines to show; empty for a line of white space.
  let lines: [String]

  /// The maximum number of scalars on either side of the column.
  private static let reach = 40

  /// Cuts a line around a column.
  ///
  /// - Parameter column: The column, counted in Unicode scalars from 1; `nil` when only the line is known.
  init(_ text: String, column: Int? = nil) {
    let scalars = Array(text.unicodeScalars)
    guard scalars.contains(where: { !$0.properties.isWhitespace }) else {
      lines = []
      return
    }
    let position = min(max(column ?? 1, 1) - 1, scalars.count)
    let start = max(position - Self.reach, 0)
    let end = min(position + (column == nil ? 2 * Self.reach : Self.reach), scalars.count)
    let before = (start > 0 ? "…" : "") + Self.text(scalars[start..<position])
    let after = Self.text(scalars[position..<end]) + (end < scalars.count ? "…" : "")
    let shown = "  " + before + after
    lines = column == nil ? [shown] : [shown, "  " + Self.space(before) + "^"]
  }

  private static func text(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
    String(String.UnicodeScalarView(scalars))
  }

  /// White space of the width of a text.
  private static func space(_ text: String) -> String {
    String(text.map { $0 == "\t" ? "\t" : " " })
  }
}
