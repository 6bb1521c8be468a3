import TestSupport
import Testing

@testable import SourceText

@Suite struct SourceBytesTests {
  private func with<Value>(_ bytes: [UInt8], _ body: (SourceBytes) -> Value) -> Value {
    bytes.withUnsafeBufferPointer { body(SourceBytes($0)) }
  }

  @Test(arguments: 0..<8)
  func everyByteOfEightIsComparedAlone(position: Int) {
    for byte in UInt8.min...UInt8.max {
      for others in [UInt8(ascii: "a"), 0, 0x80, 0xff, Ascii.underscore] {
        var bytes = [UInt8](repeating: others, count: 8)
        bytes[position] = byte
        let eight = with(bytes) { $0.eight(at: 0) }
        let expected = bytes.firstIndex { !Ascii.isIdentifier($0) } ?? 8
        #expect(EightBytes.first(in: eight.nonIdentifiers) == expected)
        #expect(EightBytes.first(in: eight.equal(to: byte)) == bytes.firstIndex(of: byte))
        #expect(eight.leading(others) == bytes.firstIndex { $0 != others } ?? 8)
      }
    }
  }

  @Test(arguments: 0..<20)
  func bytesPastTheEndAreZero(count: Int) {
    let bytes = (0..<count).map { UInt8($0 + 1) }
    for offset in 0..<count + 3 {
      let expected = (0..<8).map { offset + $0 < count ? bytes[offset + $0] : 0 }
      let eight = with(bytes) { $0.eight(at: offset) }
      let read: [UInt8] = (0..<8).map { (index: UInt64) in
        UInt8(truncatingIfNeeded: eight.bits >> (8 * index))
      }
      #expect(read == expected)
      #expect(eight.prefix(3) == eight.bits & 0xff_ffff)
      #expect(eight.prefix(9) == eight.bits)
    }
  }

  @Test func identifiersAndLinesEndWhereABytewiseScanEndsThem() {
    var random = SplitMix(seed: 3)
    let alphabet = Array("aZ_9$\u{E9} \n\r.(".utf8)
    for _ in 0..<2_000 {
      let bytes = (0..<random.below(30)).map { _ in alphabet[random.below(alphabet.count)] }
      for start in 0...bytes.count {
        let rest = bytes.indices.dropFirst(start)
        let line = rest.first { [Ascii.lineFeed, Ascii.carriageReturn].contains(bytes[$0]) }
        let name = rest.first { !Ascii.isIdentifier(bytes[$0]) }
        #expect(with(bytes) { $0.endOfLine(from: start) } == line ?? bytes.count)
        #expect(with(bytes) { $0.endOfIdentifier(from: start) } == name ?? bytes.count)
      }
    }
  }

  @Test func `a word is compared with all its bytes`() {
    with(Array("ab abc ab".utf8)) { bytes in
      #expect(
        bytes.hasWord("ab", at: 0) && bytes.hasWord("abc", at: 3) && bytes.hasWord("ab", at: 7)
      )
      #expect(!bytes.hasWord("abc", at: 0) && !bytes.hasWord("bc", at: 8))
      let word = Array("ab".utf8)
      #expect((-2...9).filter { bytes.hasWord(word, at: $0) } == [0, 3, 7])
      #expect(bytes.hasElsewhere(0..<2) && bytes.hasElsewhere(3..<5) && bytes.hasElsewhere(7..<9))
      #expect(
        !bytes.hasElsewhere(3..<6) && !bytes.hasElsewhere(0..<3) && !bytes.hasElsewhere(0..<0)
      )
    }
  }

  @Test func aWordIsFoundAtEveryOffset() {
    let words = ["segue", "Segue", "\nlet ", "storyboard", "ab", "cb", "ad"]
    let search = WordSearch(words)
    for word in words {
      for before in 0..<20 {
        for after in [0, 1, 9] {
          let space = { [UInt8](repeating: Ascii.space, count: $0) }
          let bytes = space(before) + Array(word.utf8) + space(after)
          #expect(with(bytes, search.isAny), "'\(word)' after \(before) bytes")
          let cut = Array(bytes.prefix(before + word.utf8.count - 1))
          #expect(!with(cut, search.isAny), "'\(word)' cut off after \(before) bytes")
        }
      }
    }
  }

  @Test func anIncompleteWordIsNotFound() {
    let search = WordSearch(["segue", "storyboard"])
    let text = String(repeating: "segu eseg ue gu yb storyboar d toryboard sgue ", count: 9)
    #expect(!with(Array(text.utf8), search.isAny))
    #expect(!with([], search.isAny))
  }
}
