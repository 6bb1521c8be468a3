import Foundation
import TestSupport
import Testing

/// The double has no declaration that SwiftUI does not have, so that code that compiles against it compiles
/// against SwiftUI.
@Suite struct SignatureTests {
  @Test func everyDeclarationOfTheDoubleIsOneOfSwiftUI() throws {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "Fixtures/SwiftUISignatures.txt")
    let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
      .filter { !$0.hasPrefix("#") }.map { $0.split(separator: " | ").map(String.init) }
    for line in lines where line.count != 3 || !line[2].hasPrefix("iOS ") {
      Issue.record("write 'NAME | DECLARATION | iOS VERSION, macOS VERSION' in place of \(line)")
    }
    let listed = Set(lines.map { "\($0[0]): \(Self.signature($0[1]))" })
    let declared = try Set(SymbolGraph.extract("SwiftUI").flatMap(Self.declarations))
    #expect(declared.count > 90)
    #expect(declared.subtracting(listed).sorted() == [], "look it up in Apple's documentation")
    #expect(listed.subtracting(declared).sorted() == [], "the double no longer has it")
  }

  private static func declarations(of data: Data) throws -> [String] {
    try JSONDecoder().decode(Graph.self, from: data).symbols
      .filter { $0.pathComponents[0] != "PrimitiveView" }  // A view without a body.
      .map {
        let declaration = $0.declarationFragments.map(\.spelling).joined()
        return "\($0.pathComponents.joined(separator: ".")): \(signature(declaration))"
      }
  }

  /// A declaration without what the pages print only in part.
  ///
  /// The double may isolate more than SwiftUI, so `nonisolated` stays. Views that remember others are not
  /// isolated, but their initializers are as those of SwiftUI.
  private static func signature(_ declaration: String) -> String {
    let left = ["@MainActor", "@Sendable", "@preconcurrency", "@frozen", "dynamic"]
    let plain = declaration.replacing("nonisolated struct", with: "struct")
    return plain.split(whereSeparator: \.isWhitespace)
      .filter { !left.contains(String($0)) }
      .joined(separator: " ")
  }

  private struct Graph: Decodable {
    struct Symbol: Decodable {
      struct Fragment: Decodable { var spelling: String }
      var pathComponents: [String]
      var declarationFragments: [Fragment]
    }
    var symbols: [Symbol]
  }
}
