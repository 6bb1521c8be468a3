import TestSupport
import Testing

@testable import SourceText
@testable import SwiftCodeReader

@Suite struct SwiftLexerTests {
  /// Sources with names that are not code, and the names that are.
  static let hidden: [(String, [String])] = cases([
    ["a", "e"]: [
      "a /* b /* c */ d */ e", #"a "\(b("c)")) d" e"#, ##"a #"b \#(c("#")) d"# e"##,
      "a(/b(c)\\/d/, e)",
    ],
    ["a", "c"]: [
      "a // b \"\nc", #"a "b" c"#, "a \"never closed b\rc", "a \"\"\"\rb\r\"\"\" c",
      "a ##\"\"\"\nb \"\"\"# \"\"\"##  c", "a \"never closed b\nc", "a \"\\(never(closed b\nc",
      "a +/* b */- c",
    ],
    ["a"]: ["a /* never closed b", "#!/usr/bin/swift \"\na"],
    ["a", "d"]: [
      #"a "b \" c" d"#, #"a "\(b /* ) " */ + "\(c)")" d"#, ##"a #"b " \( c"# d"##,
      "a = /b \" c/\nd", "a = #/b / \" c/# d", "a = #/\n  b \" # c\n/#\nd",
    ],
    ["a", "f"]: [
      "a \"\"\"\nb \" c \"\" \\(d(\n\"\"\"\ne\n\"\"\"))\n\"\"\" f", ##"a "\(b(#"c)" d"#)) e" f"##,
    ],
    ["c"]: ["/a \" b/\nc"],
    ["a", "b", "c", "d", "e", "f"]: ["a = b / c; d = e / f", "a(b)/c + d(e)/f"],
    ["a", "b", "c"]: ["a(b /, c/)"],
    ["a", "b", "c", "d", "e"]: ["a[b]/c + 1/d + \"\"/e", "a(b, /) + c(d)/e", "a<b<c>>=d->e"],
    ["`class`", "a", "`b c`"]: ["`class` a `b c`"],
    ["a", "b"]: ["a ` b", "a\n=======b", "\u{FEFF}a\u{0} b"],
    ["a", "b", "d"]: [
      "<<<<<<< HEAD \"\na\n=======\nb\n>>>>>>> c \"\nd",
      "<<<<<<< HEAD \"\ra\r=======\rb\r>>>>>>> c \"\rd",
    ],
    ["a", "c", "d"]: ["a.1.c + 2.5.d"],
  ])

  @Test(arguments: hidden)
  func onlyNamesInCodeAreTokens(source: String, names: [String]) {
    let found = tokens(of: Array(source.utf8)).filter { $0.kind.isName }.map {
      String(decoding: Array(source.utf8)[$0.range], as: UTF8.self)
    }
    #expect(found == names)
  }

  @Test(arguments: hidden)
  func joinedTokensAreTheFile(source: String, names: [String]) {
    expectRoundTrip(Array(source.utf8))
  }

  /// All texts of up to four bytes, and some of those of five.
  @Test func joinedTokensAreTheFileForShortTextsOfTroublesomeBytes() {
    let alphabet = Array("\"\\(#/*\n)`a ".utf8)
    var texts: [[UInt8]] = [[]]
    for length in 1...5 {
      texts = texts.flatMap { text in alphabet.map { text + [$0] } }
      for index in stride(from: 0, to: texts.count, by: length == 5 ? 17 : 1) {
        expectRoundTrip(texts[index])
      }
    }
  }

  @Test func joinedTokensAreTheFileForRandomBytes() {
    var random = SplitMix(seed: 5)
    let reader = SwiftSourceReader()
    let pieces = [
      "\"", "\"\"\"", "\\(", "#", "/", "//", "/*", "*/", "\n", "(", ")", "{", "}", "`", "class ",
      "let x = ", "<<<<<<< ", "=======\n", "\u{E9}", "\u{0}", "@IBAction ", "#if A\n", "#endif\n",
    ].map { Array($0.utf8) }
    for _ in 0..<1_500 {
      var text: [UInt8] = []
      for _ in 0..<random.below(40) {
        text +=
          random.below(8) == 0
          ? [UInt8(random.below(256))] : pieces[random.below(pieces.count)]
      }
      expectRoundTrip(text)
      _ = text.withUnsafeBufferPointer { reader.read($0) }
    }
  }

  @Test func bracketsOfBothBranchesCountOnce() {
    let source = "class A {\n#if B\nfunc a() {\n#else\nfunc b() {\n#endif\n}\n}\nclass C {}"
    let bytes = Array(source.utf8)
    bytes.withUnsafeBufferPointer { buffer in
      let tokens = SwiftTokens(SourceBytes(buffer))
      let opening = (0..<tokens.count).filter { tokens[$0].kind == .leftBrace }
      let closing = (0..<tokens.count).filter { tokens[$0].kind == .rightBrace }
      #expect(opening.count == 4 && closing.count == 3)
      #expect(tokens.partner(of: opening[0]) == closing[1])
      #expect(tokens.partner(of: opening[2]) == closing[0])
      #expect(tokens.partner(of: opening[3]) == closing[2])
    }
  }

  @Test(arguments: [
    "(", "{", "[", "\"\\(", "\"\"\"\\(", "/*", "<", "A<", "#/", "/\\/", "`", "``", "if ", "a.",
    "(a",
    "{a", "#if A\n{", "class A {", "func a(", "case ", "let a = ", "switch a { case ", "#", "a(b(",
    "\"", "segue.identifier == ", "guard a ", "@a(", ") ", "} ", "extension A where ",
  ])
  func manyRepetitionsAreReadInLinearTime(piece: String) {
    let head = "class Segue { func prepare(for segue: UIStoryboardSegue) {"
    _ = SwiftSourceReader().read(
      head + String(repeating: piece, count: 50_000 / piece.utf8.count)
    )
  }

  private func tokens(of bytes: [UInt8]) -> [SwiftToken] {
    bytes.withUnsafeBufferPointer { buffer in
      var lexer = SwiftLexer(SourceBytes(buffer))
      var tokens: [SwiftToken] = []
      while let token = lexer.next() { tokens.append(token) }
      return tokens
    }
  }

  private func expectRoundTrip(
    _ bytes: [UInt8],
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    var end = 0
    for token in tokens(of: bytes) {
      guard token.range.lowerBound == end, token.range.upperBound > end else {
        Issue.record("a gap at \(end) in \(bytes)", sourceLocation: sourceLocation)
        return
      }
      end = token.range.upperBound
    }
    if end != bytes.count {
      Issue.record("\(end) of \(bytes.count) bytes in \(bytes)", sourceLocation: sourceLocation)
    }
  }
}

extension SwiftToken.Kind {
  fileprivate var isName: Bool { self == .identifier || self == .escapedIdentifier }
}
