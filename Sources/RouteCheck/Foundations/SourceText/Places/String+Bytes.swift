extension StringProtocol {
  /// Whether the text begins with the bytes of another.
  ///
  /// `hasPrefix` compares characters instead: a slash and a combining mark are one character, which
  /// is not a slash.
  @inlinable
  package func hasBytePrefix(_ prefix: String) -> Bool { utf8.starts(with: prefix.utf8) }

  /// Whether the text ends with the bytes of another.
  @inlinable
  package func hasByteSuffix(_ suffix: String) -> Bool {
    utf8.suffix(suffix.utf8.count).elementsEqual(suffix.utf8)
  }
}

extension StringProtocol {
  /// Whether the bytes of another text occur in the text.
  ///
  /// - Complexity: O(*n* · *m*) in the lengths of both.
  @inlinable
  package func containsBytes(of text: String) -> Bool {
    guard let first = text.utf8.first else { return true }
    return utf8.indices.contains { utf8[$0] == first && utf8[$0...].starts(with: text.utf8) }
  }
}

extension String {
  /// The parts between the bytes of an ASCII mark, without empty parts.
  package func split(at mark: Unicode.Scalar) -> [Substring] {
    utf8.split { $0 == UInt8(ascii: mark) }.map { Substring($0) }
  }
}
