extension String {
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

  private static func width(of character: Character) -> Int {
    guard let value = character.unicodeScalars.first?.value else { return 0 }
    return value >= 0x1100 && !(0x2000...0x2E7F).contains(value) ? 2 : 1
  }
}
