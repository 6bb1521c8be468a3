import SourceText
import Testing

@Suite struct StringBytesTests {
  @Test func `bytes are found wherever a text has them`() {
    var texts = [""]
    for _ in 0..<4 { texts = [""] + texts.flatMap { ["\($0)a", "\($0)b"] } }
    var wrong: [String] = []
    for text in texts {
      for other in texts {
        let places = (0...4).filter { text.dropFirst($0).prefix(other.count) == other }
        let isEnd = places.contains { $0 + other.count == text.count }
        if text.containsBytes(of: other) == places.isEmpty
          || text.hasBytePrefix(other) != places.contains(0) || text.hasByteSuffix(other) != isEnd
        {
          wrong.append("\(other) in \(text)")
        }
      }
    }
    #expect(wrong.isEmpty, "\(wrong.prefix(10))")
    #expect("/a//b".split(at: "/") == ["a", "b"])
  }
}
