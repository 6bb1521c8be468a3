import Testing

@testable import SourceText

@Suite struct UTF8CheckTests {
  /// The first and last byte of each kind in UTF-8.
  private static let bytes: [UInt8] = [
    0x00, 0x7F, 0x80, 0x8F, 0x90, 0x9F, 0xA0, 0xBF, 0xC0, 0xC1, 0xC2, 0xDF, 0xE0, 0xE1, 0xEC, 0xED,
    0xEE, 0xEF, 0xF0, 0xF1, 0xF3, 0xF4, 0xF5, 0xFF,
  ]

  @Test func bytesAreValidIfTheyAreSoForTheStandardLibrary() {
    var wrong: [[UInt8]] = []
    var texts: [[UInt8]] = [[]]
    for _ in 0..<3 { texts = texts.flatMap { text in Self.bytes.map { text + [$0] } } }
    let tails: [[UInt8]] = [[], [0x80], [0xBF], [0x41], [0xC2]]
    for text in texts {
      for tail in tails {
        let all = text + tail
        let isValid = String(decoding: all, as: UTF8.self).utf8.elementsEqual(all)
        if (UTF8Check.firstInvalid(in: all) == nil) != isValid { wrong.append(all) }
      }
    }
    #expect(wrong.isEmpty, "\(wrong.prefix(10))")
  }

  @Test(arguments: 0..<20)
  func theFirstInvalidByteIsFoundAfterAnyAmountOfASCII(count: Int) {
    let text = [UInt8](repeating: 0x61, count: count)
    #expect(UTF8Check.firstInvalid(in: text + [0xFF] + text) == count)
    #expect(UTF8Check.firstInvalid(in: text + Array("é".utf8) + [0xC3]) == count + 2)
    #expect(UTF8Check.firstInvalid(in: text) == nil)
  }
}
