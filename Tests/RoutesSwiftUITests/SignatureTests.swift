import Foundation
import TestSupport
import Testing

/// The double has no declaration that SwiftUI does not have, so that code that compiles against it compiles
/// against SwiftUI.
@Suite struct SignatureTests {
  @Test func everyDeclarationOfTheDoubleIsOneOfSwiftUI() throws {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "Fixtures/SwiftUISignatures.txt")
    let listed = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
      .filter { !$0.hasPrefix("#") }.map { $0.split(separator: " | ") }
    for line in listed where line.count != 2 || !line[1].hasPrefix("iOS ") {
      Issue.record("write 'NAME | iOS VERSION, macOS VERSION' in place of \(line)")
    }
    let names = Set(listed.map { String($0[0]) })
    let declared = try Set(SymbolGraph.extract("SwiftUI").flatMap(Self.names))
    #expect(declared.count > 60)
    #expect(declared.subtracting(names).sorted() == [], "look it up in Apple's documentation")
    #expect(names.subtracting(declared).sorted() == [], "the double no longer has it")
  }

  private static func names(of data: Data) throws -> [String] {
    try JSONDecoder().decode(Graph.self, from: data).symbols
      .filter { $0.pathComponents[0] != "PrimitiveView" }  // A view without a body.
      .map { $0.pathComponents.joined(separator: ".") }
  }

  private struct Graph: Decodable {
    struct Symbol: Decodable { var pathComponents: [String] }
    var symbols: [Symbol]
  }
}
