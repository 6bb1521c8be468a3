// The parts of strings are found at scalars, like the strings are compared. To `String`, a period
// and a combining mark are one character, which is not a period.

extension ExactString {
  package func hasPrefix(_ prefix: ExactString) -> Bool { utf8.starts(with: prefix.utf8) }

  package func hasSuffix(_ suffix: ExactString) -> Bool {
    utf8.suffix(suffix.utf8.count).elementsEqual(suffix.utf8)
  }

  /// The parts between ASCII marks, without empty parts.
  package func split(at mark: Unicode.Scalar) -> [ExactString] {
    utf8.split(separator: UInt8(ascii: mark)).map { ExactString(String(Substring($0))) }
  }

  /// The parts before and after the last ASCII mark; `nil` without one.
  package func parts(aroundLast mark: Unicode.Scalar) -> (before: ExactString, after: ExactString)?
  {
    guard let index = utf8.lastIndex(of: UInt8(ascii: mark)) else { return nil }
    return (
      ExactString(String(string[..<index])),
      ExactString(String(string[utf8.index(after: index)...]))
    )
  }

  /// The string without a number of bytes at its end.
  package func dropLast(bytes count: Int) -> ExactString {
    ExactString(String(Substring(utf8.dropLast(count))))
  }
}

extension Sequence<ExactString> {
  package func joined(separator: String = "") -> String {
    map(\.string).joined(separator: separator)
  }
}
