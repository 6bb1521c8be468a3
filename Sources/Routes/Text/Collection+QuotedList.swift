extension Collection where Element: CustomStringConvertible {
  /// The names in single quotes, as messages list them: `'feed', 'post'`.
  package var quotedList: String { map { "'\($0)'" }.joined(separator: ", ") }

  /// The first names, and the number of the others: `'feed', 'post' and 3 more`.
  package func quotedList(atMost limit: Int) -> String {
    let rest = count - limit
    return prefix(limit).quotedList + (rest > 0 ? " and \(rest) more" : "")
  }
}
