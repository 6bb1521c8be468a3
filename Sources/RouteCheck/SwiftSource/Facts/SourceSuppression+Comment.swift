extension SourceSuppression {
  /// Reads a comment of the form `// routecheck:disable[:next|:file] rule ...`.
  ///
  /// Rules are separated by blanks or commas, and anything after ` -- ` is the reader's. Without
  /// `:next` or `:file`, the comment's own line is meant.
  init?(comment: String, place: SourcePlace) {
    let words = comment.split(whereSeparator: { $0 == " " || $0 == "," || $0 == "\t" })
    guard words.count >= 2, words[0] == "//" else { return nil }
    let line: UInt32?
    switch words[1] {
    case "routecheck:disable": line = place.line
    case "routecheck:disable:next": line = place.line + 1
    case "routecheck:disable:file": line = nil
    default: return nil
    }
    self.init(
      line: line,
      rules: words.dropFirst(2).prefix { $0 != "--" }.map(String.init),
      place: place
    )
  }
}
