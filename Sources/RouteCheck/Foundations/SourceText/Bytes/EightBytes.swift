/// Eight consecutive bytes, compared with a few operations on one integer.
///
/// The result of a comparison is a mask: the high bit of each matching byte is set.
public struct EightBytes {
  /// The bytes. The first one is in the lowest bits.
  public var bits: UInt64

  /// Wraps bytes.
  @inlinable public init(bits: UInt64) { self.bits = bits }

  @inlinable static var low: UInt64 { 0x0101_0101_0101_0101 }
  @inlinable static var high: UInt64 { 0x8080_8080_8080_8080 }

  /// The position of the first matching byte in a mask; 8 if no byte matches.
  @inlinable @inline(__always)
  public static func first(in mask: UInt64) -> Int { mask.trailingZeroBitCount / 8 }

  /// A byte, repeated eight times.
  @inlinable @inline(__always)
  public static func all(_ byte: UInt8) -> UInt64 { UInt64(byte) &* low }

  /// The mask of the bytes that are zero. Only its first match is reliable.
  @inlinable @inline(__always)
  public static func zeros(in bits: UInt64) -> UInt64 { (bits &- low) & ~bits & high }

  /// The mask of the bytes that equal a byte. Only its first match is reliable.
  @inlinable @inline(__always)
  public func equal(to byte: UInt8) -> UInt64 { Self.zeros(in: bits ^ Self.all(byte)) }

  /// How many of the first bytes equal a byte.
  @inlinable @inline(__always)
  public func leading(_ byte: UInt8) -> Int { (bits ^ Self.all(byte)).trailingZeroBitCount / 8 }

  /// The first bytes, with zeros in place of the others.
  @inlinable @inline(__always)
  public func prefix(_ count: Int) -> UInt64 { bits & ~(UInt64.max << UInt64(8 * count)) }

  /// The mask of the bytes that cannot be part of an identifier, see ``Ascii/isIdentifier(_:)``.
  @inlinable @inline(__always)
  public var nonIdentifiers: UInt64 {
    let ascii = bits & ~Self.high
    let lowercased = ascii | Self.all(0x20)
    let letters = Self.from("a", lowercased) & ~Self.from("{", lowercased)
    let digits = Self.from("0", ascii) & ~Self.from(":", ascii)
    let others = (ascii ^ Self.all(Ascii.underscore)) &+ Self.all(0x7f)
    let dollars = (ascii ^ Self.all(Ascii.dollar)) &+ Self.all(0x7f)
    return ~(letters | digits | bits) & others & dollars & Self.high
  }

  /// The mask of the ASCII characters that are not before a character in the alphabet.
  @inlinable @inline(__always)
  static func from(_ first: Unicode.Scalar, _ ascii: UInt64) -> UInt64 {
    ascii &+ all(0x80 - UInt8(ascii: first))
  }
}
