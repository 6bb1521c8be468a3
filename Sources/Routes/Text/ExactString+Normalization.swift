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
