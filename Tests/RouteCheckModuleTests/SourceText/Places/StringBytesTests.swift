import SourceText
import Testing

@Suite struct StringBytesTests {
  @Test func `bytes are found wherever a text has them`() {
    var texts = [""]
    for _ in 0..<4 { texts = [""] + texts.flatMap { ["\($0)a", "\($0)b"] } }
    for text in texts {
      for other in texts {
        let places = (0...4).filter { text.dropFirst($0).prefix(other.count) == other }
        #expect(text.containsBytes(of: other) == !places.isEmpty, "\(other) in \(text)")
        #expect(text.hasBytePrefix(other) == places.contains(0), "\(text) \(other)")
        let isEnd = places.contains { $0 + other.count == text.count }
        #expect(text.hasByteSuffix(other) == isEnd, "\(text) \(other)")
      }
    }
    #expect("/a//b".split(at: "/") == ["a", "b"])
  }
}
