import Testing

@testable import RouteMaps

/// Texts in a width.
@Suite struct FittedTextTests {
  private static let size = 10.0

  /// A width for a number of digits.
  private func room(_ digits: Int) -> Double { 5.56 * Double(digits) }

  @Test(arguments: [
    ("123456", "123456"), ("1234567", "12…67"), ("日本語", "日本語"), ("日本語日本", "日…本"),
    ("日\u{301}本\u{301}語\u{301}語", "日\u{301}…語"), ("", ""), ("iiiiiiiiiiiiii", "iiiiiiiiiiiiii"),
    ("WWWWW", "W…W"),
  ])
  func aNameIsCutInItsMiddle(text: String, short: String) {
    #expect(FittedText(text, size: Self.size, in: room(6)).text == short)
  }

  @Test(arguments: [("123456", "123456"), ("1234567", "1234…"), ("WWWWW", "WW…")])
  func aTextIsCutAtItsEnd(text: String, short: String) {
    #expect(FittedText(text, size: Self.size, in: room(6), cut: .end).text == short)
  }

  @Test func aBoldTextIsWider() {
    let text = String(repeating: "5", count: 10)
    let plain = LetterWidths.width(of: text, size: 10)
    #expect(LetterWidths.width(of: text, size: 10, isBold: true) > plain)
    #expect(LetterWidths.width(of: text, size: 20) == 2 * plain)
    #expect(FittedText(text, size: 10, isBold: true, in: plain).text == "5555…5555")
  }

  @Test func everyLetterHasItsWidth() {
    let latin = (0x20...0x7E as ClosedRange<UInt8>).reduce(0) { sum, byte in
      (sum * 31 + LetterWidths.thousandths(of: Character(Unicode.Scalar(byte)))) % 1_000_003
    }
    #expect(latin == 886_437)
    let others = "‘’“”·–Éé字".map(LetterWidths.thousandths)
    #expect(others == [222, 222, 333, 333, 278, 1000, 722, 580, 1000])
  }

  @Test func `a text without room is not drawn`() {
    for width in [0, -1, 1, 9.9] {
      #expect(FittedText("Feed", size: Self.size, in: width).text == "")
      #expect(FittedText("Feed", size: Self.size, in: width).attributes == "")
    }
  }

  @Test func aTextThatFillsItsWidthIsSqueezed() {
    let tight = FittedText("123456", size: Self.size, in: room(6))
    #expect(tight.width == room(6))
    #expect(tight.attributes == " textLength=\"33.4\" lengthAdjust=\"spacingAndGlyphs\"")
    #expect(FittedText("123456", size: Self.size, in: room(12)).attributes == "")
    // A frame that a narrower font made is not exceeded.
    let narrow = FittedText("123456", size: Self.size, in: room(6) - 1)
    #expect(narrow.text == "123456" && narrow.width == room(6) - 1)
  }
}
