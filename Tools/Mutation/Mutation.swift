/// One small change of a source file that a test should notice.
struct Mutation: Hashable {
  enum Kind: String, CaseIterable {
    case equality, comparison, logic, negation, boolean, number, arithmetic, range, opposite, jump
    case condition, statement
    /// One of a ``MutationList``.
    case written
  }

  var kind: Kind
  var path: String
  var range: Range<Int>
  var replacement: String
  var line: Int
  var column: Int
  /// The line as it is, and as it becomes, without indentation.
  var before: String
  var after: String

  /// The key by which `Equivalents.md` names a mutation.
  var key: String { "\(path)|\(before)|\(after)" }

  /// The place and the kind, for a line of output.
  var summary: String { "\(path):\(line):\(column)  \(kind.rawValue)" }

  /// Whether a literal or an implicit member, such as `.error`, becomes another one. Such a mutation
  /// can be chosen outside of functions, too.
  func replacesValue(in bytes: [UInt8]) -> Bool {
    [String(decoding: bytes[range], as: UTF8.self), replacement].allSatisfy { text in
      let word = text.hasPrefix(".") ? text.dropFirst() : text[...]
      return !word.isEmpty && word.allSatisfy { $0.isLetter || $0.isNumber }
        && (word.count < text.count || Int(text) != nil || ["true", "false"].contains(text))
    }
  }

  func apply(to bytes: [UInt8]) -> [UInt8] {
    var bytes = bytes
    bytes.replaceSubrange(range, with: Array(replacement.utf8))
    return bytes
  }
}

extension Mutation {
  /// Every mutation of a file, in the order of its bytes.
  static func all(of bytes: [UInt8], path: String) -> [Mutation] {
    var finder = MutationFinder(bytes, path: path)
    finder.findInTokens()
    finder.findInLines()
    return finder.mutations.sorted { $0.range.lowerBound < $1.range.lowerBound }
  }
}
