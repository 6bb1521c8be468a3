import Foundation
import Routes
import TestSupport
import Testing

@testable import ProjectModel
@testable import SourceText

/// Texts of all kinds, read back by Swift, shells, and parsers of JSON and URIs.
@Suite struct CodeParserTests {
  /// The program prints its literals, with a zero after each.
  @Test func everyLiteralOfSwiftIsItsText() throws {
    let texts = HostileText.textsWithoutZero
    let parts = stride(from: 0, to: texts.count, by: 100).map { start in
      texts[start..<min(start + 100, texts.count)].reduce(into: "") {
        $0.unicodeScalars += $1.unicodeScalars
        $0.unicodeScalars.append("\n")
      }
    }
    let lines = parts.map { part in
      "// \(StringLiteral.comment(part))\nprint(\(StringLiteral.text(part)), terminator: \"\\0\")"
    }
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let program = folder.appending(path: "program").path(percentEncoded: false)
    let build = try ChildProcess.run(
      "swiftc",
      ["-o", program],
      onFile: lines.joined(separator: "\n") + "\n",
      named: "main.swift"
    )
    try #require(build.status == 0, "\(build.errors.prefix(1_000))")
    let printed = try ChildProcess.run(program).output.utf8
      .split(separator: 0).map { Array($0) }
    #expect(printed.count == parts.count)
    for (text, part) in zip(printed, parts) where text != Array(part.utf8) {
      Issue.record("a literal is not its text: \(StringLiteral.text(part).prefix(500))")
      return
    }
  }

  /// Whatever an identifier contains, its name declares a member.
  @Test func everyNameOfSwiftIsAName() throws {
    let identifiers = HostileText.texts + HostileText.scalars.map { String($0) }
    let names = Set(
      identifiers.map { SwiftName(ExactString($0), noun: "segue").declared.string }
    )
    let types = HostileText.scalars.map { "A\($0)" }.filter {
      SwiftName.isTypeName(ExactString($0))
    }
    let declarations =
      names.sorted().enumerated().map { "enum E\($0) { static let \($1) = 0 }" }
      + types.map { "struct \($0) {}" }
    let result = try ChildProcess.run(
      "swiftc",
      ["-frontend", "-parse", "-warnings-as-errors"],
      onFile: declarations.joined(separator: "\n") + "\n",
      named: "names.swift"
    )
    #expect(result.status == 0, "\(result.errors.prefix(1_000))")
    #expect(result.errors.isEmpty, "\(result.errors.prefix(1_000))")
    #expect(names.count > 4_000)
    let hidden = (names + types).filter { name in
      name.unicodeScalars.contains { $0.properties.isDefaultIgnorableCodePoint }
    }
    #expect(hidden.isEmpty)
  }

  @Test func everyStringOfJSONIsItsText() throws {
    let texts = HostileText.texts
    for json in [
      JSONValue.list(texts.map { .text($0) }).formatted(),
      JSONValue.list(texts.map { .text($0) }).formatted().escaped(for: .scriptData),
    ] {
      let value = try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String]
      #expect(value?.map(\.scalars) == texts.map(\.scalars))
      #expect(!json.unicodeScalars.contains { $0 != "\n" && $0.isUnsafeToDisplay })
    }
  }

  @Test func everyPathOfAURIIsItsText() throws {
    for text in HostileText.texts {
      let uri = text.escaped(for: .uriPath)
      let isURI = uri.utf8.allSatisfy { byte in
        switch Unicode.Scalar(byte) {
        case "a"..."z", "A"..."Z", "0"..."9", "-", ".", "_", "~", "/", "%": true
        default: false
        }
      }
      if !isURI || uri.removingPercentEncoding?.scalars != text.scalars {
        Issue.record("'\(text.debugDescription)' is another path")
      }
    }
  }
}
