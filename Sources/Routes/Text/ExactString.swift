/// A string that equals another one only if both have the same Unicode scalars.
///
/// UIKit compares identifiers, object ids and the names of classes by their scalars. `String` does
/// not: to it, the letter `é` equals an `e` with a combining accent. Code that confuses the two
/// performs a segue that the app does not have. This type compares, hashes and sorts as UIKit does:
///
/// ```swift
/// let composed: ExactString = "Caf\u{E9}"
/// let decomposed: ExactString = "Cafe\u{301}"
/// print(composed == decomposed)  // false
/// print(composed.string == decomposed.string)  // true
/// ```
///
/// A literal is an exact string where one is expected, also in a `switch`.
public struct ExactString: Sendable {
  /// The string, which compares by canonical equivalence.
  public let string: String

  /// Creates an exact string.
  public init(_ string: String) {
    var contiguous = string
    contiguous.makeContiguousUTF8()
    self.string = contiguous
  }

  /// The UTF-8 bytes, which are in the same order as the scalars.
  package var utf8: String.UTF8View { string.utf8 }

  package var isEmpty: Bool { string.isEmpty }

  /// Calls a closure with the bytes in memory.
  ///
  /// Any other access makes the compiler retain the string each time, which takes six times as long as
  /// the comparison of two paths.
  @inline(__always)
  private func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    guard let result = string.utf8.withContiguousStorageIfAvailable(body) else {
      preconditionFailure("the initializer makes the bytes contiguous")
    }
    return result
  }
}

extension ExactString: Hashable {
  /// Whether both have the same scalars.
  public static func == (left: Self, right: Self) -> Bool {
    guard left.utf8.count == right.utf8.count else { return false }
    return left.withBytes { left in
      right.withBytes { right in commonPrefix(left, right) == left.count }
    }
  }

  /// Hashes the scalars.
  public func hash(into hasher: inout Hasher) {
    withBytes { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
    // Marks the end, so that the parts of a longer key do not run together.
    hasher.combine(0xFF as UInt8)
  }
}

extension ExactString {
  /// The number of bytes with which both strings begin.
  ///
  /// Eight at a time: to compare single bytes takes a twentieth of the instructions of a push.
  private static func commonPrefix(
    _ left: UnsafeBufferPointer<UInt8>,
    _ right: UnsafeBufferPointer<UInt8>
  ) -> Int {
    let words = (left: UnsafeRawBufferPointer(left), right: UnsafeRawBufferPointer(right))
    let limit = min(left.count, right.count)
    var offset = 0
    while offset + 8 <= limit {
      let word = words.left.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
      if word != words.right.loadUnaligned(fromByteOffset: offset, as: UInt64.self) { break }
      offset += 8
    }
    while offset < limit, left[offset] == right[offset] { offset += 1 }
    return offset
  }
}

extension ExactString: Comparable {
  /// Whether the left one precedes the right one by its scalars.
  public static func < (left: Self, right: Self) -> Bool {
    left.withBytes { left in
      right.withBytes { right in
        let prefix = commonPrefix(left, right)
        return prefix < left.count && prefix < right.count
          ? left[prefix] < right[prefix] : left.count < right.count
      }
    }
  }
}

extension ExactString: ExpressibleByStringInterpolation {
  /// Creates an exact string from a literal.
  public init(stringLiteral value: String) { self.init(value) }
}

extension ExactString: CustomStringConvertible, CustomDebugStringConvertible {
  /// The string.
  public var description: String { string }
  /// The string as a literal.
  public var debugDescription: String { string.debugDescription }
}

extension ExactString: Codable {
  /// Decodes a string.
  public init(from decoder: any Decoder) throws {
    self.init(try decoder.singleValueContainer().decode(String.self))
  }

  /// Encodes the string.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(string)
  }
}

extension ExactString: CodingKeyRepresentable {
  /// The string as a key, so that a dictionary with exact keys is coded as an object.
  public var codingKey: any CodingKey { NamedKey(stringValue: string) }

  /// Creates an exact string from a key.
  public init(codingKey: some CodingKey) { self.init(codingKey.stringValue) }
}

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

extension ExactString {
  /// Whether the strings look the same and differ, because one is composed and the other is not.
  package func isNormalizationVariant(of other: ExactString) -> Bool {
    self != other && string == other.string
  }

  /// How a string differs from one that looks the same; `nil` if they are not such a pair.
  ///
  /// The text continues a message, as in "differs from it in Unicode normalization alone: U+00E9
  /// here, U+0065 U+0301 there". It has the scalars of the first character that differs.
  package func normalizationDifference(from other: ExactString) -> String? {
    guard isNormalizationVariant(of: other) else { return nil }
    let differing = zip(string, other.string).first { ExactString("\($0)") != ExactString("\($1)") }
    let (here, there) = differing.map { ("\($0)", "\($1)") } ?? (string, other.string)
    return "in Unicode normalization alone: \(Self.scalars(of: here)) here, "
      + "\(Self.scalars(of: there)) there"
  }

  /// The scalars of a character in the notation of Unicode, up to eight of them.
  private static func scalars(of character: String) -> String {
    let scalars = character.unicodeScalars
    let names = scalars.prefix(8).map { scalar in
      let digits = String(scalar.value, radix: 16, uppercase: true)
      return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    }
    return names.joined(separator: " ") + (scalars.count > 8 ? " …" : "")
  }
}

/// A coding key of any name.
package struct NamedKey: CodingKey {
  package let stringValue: String
  package var intValue: Int? { nil }

  package init(stringValue: String) { self.stringValue = stringValue }
  package init?(intValue: Int) { nil }
}
