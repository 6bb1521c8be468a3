import SourceText

/// Checks the encoding of a document before it is parsed.
enum XMLEncoding {
  /// The problem of bytes that are empty or not UTF-8.
  static func problem(in bytes: [UInt8]) -> SyntaxProblem? {
    if bytes.allSatisfy(Ascii.isSpace) { return SyntaxProblem("the file is empty", at: 0) }
    if bytes.starts(with: [0, 0, 0xFE, 0xFF]) || bytes.starts(with: [0xFF, 0xFE, 0, 0]) {
      return SyntaxProblem("expected UTF-8, found UTF-32", at: 0)
    }
    if bytes.starts(with: [0xFE, 0xFF]) || bytes.starts(with: [0xFF, 0xFE])
      || bytes.starts(with: [0x3C, 0x00]) || bytes.starts(with: [0x00, 0x3C])
    {
      return SyntaxProblem("expected UTF-8, found UTF-16", at: 0)
    }
    if let declared = declared(in: bytes) { return declared }
    return UTF8Check.firstInvalid(in: bytes).map {
      SyntaxProblem("the file is not valid UTF-8", at: $0)
    }
  }

  /// The problem of an XML declaration with another encoding than UTF-8.
  private static func declared(in bytes: [UInt8]) -> SyntaxProblem? {
    if bytes.starts(with: usualDeclaration) || !bytes.starts(with: "<?xml".utf8) { return nil }
    let head = String(decoding: bytes.prefix { $0 != UInt8(ascii: ">") }, as: UTF8.self)
    guard let word = head.firstRange(of: "encoding"),
      let quote = head[word.upperBound...].firstIndex(where: { "'\"".contains($0) })
    else { return nil }
    let name = head[quote...].dropFirst().prefix { $0 != head[quote] }
    if name.isEmpty || name.lowercased() == "utf-8" { return nil }
    let offset = head[..<name.startIndex].utf8.count
    return SyntaxProblem("expected UTF-8, found \(name)", at: offset)
  }

  /// The first bytes of the storyboards that Interface Builder writes.
  private static let usualDeclaration = Array(#"<?xml version="1.0" encoding="UTF-8""#.utf8)
}
