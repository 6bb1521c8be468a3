/// Text as code in a cell of a Markdown table.
package enum MarkdownCode {
  /// The code with its backticks, which are more than the text has in a row; nothing for no text.
  package static func span(_ text: String) -> String {
    let code = text.escaped(for: .markdownCode)
    let runs = code.utf8.split { $0 != backtick }.map(\.count)
    let fence = String(repeating: "`", count: (runs.max() ?? 0) + 1)
    let gap = needsGap(code.utf8) ? " " : ""
    return code.isEmpty ? "" : fence + gap + code + gap + fence
  }

  private static let backtick = UInt8(ascii: "`")
  private static let space = UInt8(ascii: " ")

  /// Whether a space is added at both ends, which a reader removes.
  ///
  /// A reader removes nothing from code of spaces alone.
  private static func needsGap(_ code: String.UTF8View) -> Bool {
    let ends = [code.first, code.last]
    return code.contains { $0 != space } && (ends.contains(backtick) || ends.contains(space))
  }
}
