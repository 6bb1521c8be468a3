/// Phrases of messages.
package enum PlainText {
  /// A number of things, such as `1 file` or `2 files`.
  package static func counted(_ count: Int, _ noun: String) -> String {
    "\(count) \(noun)\(count == 1 ? "" : "s")"
  }
}
