extension String {
  /// The width in narrow letters; a wide letter counts twice.
  var displayWidth: Int { reduce(0) { $0 + Self.width(of: $1) } }

  /// The text cut in its middle to a number of narrow letters; a wide letter counts twice.
  func shortened(to width: Int) -> String {
    let letters = Array(self)
    let widths = letters.map(Self.width(of:))
    if widths.reduce(0, +) <= width { return self }
    var (head, tail) = (0, letters.count)
    var left = width - 1
    while head < tail {
      let takesHead = head <= letters.count - tail
      let next = takesHead ? head : tail - 1
      if widths[next] > left { break }
      left -= widths[next]
      if takesHead { head += 1 } else { tail -= 1 }
    }
    return String(letters[..<head]) + "…" + String(letters[tail...])
  }

  /// The text cut at its end to a number of narrow letters; a wide letter counts twice.
  func cut(to width: Int) -> String {
    if utf8.count <= width { return self }
    var left = width - 1
    var end = startIndex
    while end < endIndex {
      let letter = Self.width(of: self[end])
      if letter > left { break }
      left -= letter
      end = index(after: end)
    }
    let rest = self[end...]
    if rest.isEmpty || (rest.count == 1 && rest.allSatisfy { Self.width(of: $0) <= left + 1 }) {
      return self
    }
    return self[..<end] + "…"
  }

  private static func width(of character: Character) -> Int {
    guard let value = character.unicodeScalars.first?.value else { return 0 }
    return value >= 0x1100 && !(0x2000...0x2E7F).contains(value) ? 2 : 1
  }
}
