import Foundation
import TestSupport
import Testing

/// Every public symbol of the library is documented, which its symbol graph tells.
@Suite struct SymbolTests {
  @Test func everySymbolHasASummaryThatIsASentence() throws {
    let symbols = try Symbol.all()
    #expect(symbols.count > 300)
    for symbol in symbols {
      #expect(symbol.summary.hasSuffix("."), "\(symbol.place): \(symbol.path)")
    }
  }

  @Test func whatThrowsSaysWhat() throws {
    for symbol in try Symbol.all() where symbol.canThrow && !symbol.isExplainedElsewhere {
      #expect(symbol.text.contains("- Throws:"), "\(symbol.place): \(symbol.path)")
    }
  }

  /// A single parameter may be told in the summary, and what is made from its parts says it all.
  @Test func aMethodTellsItsParameters() throws {
    for symbol in try Symbol.all() where !symbol.isExplainedElsewhere {
      let told = symbol.parameters.filter { name in
        symbol.text.contains("- \(name):") || symbol.text.contains("- Parameter \(name):")
      }
      let mustTell = symbol.kind.identifier.hasSuffix(".method") && symbol.parameters.count > 1
      if mustTell || !told.isEmpty {
        #expect(told == symbol.parameters, "\(symbol.place): \(symbol.path)")
      }
    }
  }
}

/// A symbol of the graph that the compiler writes.
private struct Symbol: Decodable {
  struct Kind: Decodable { var identifier: String }
  struct Comment: Decodable {
    struct Line: Decodable { var text: String }
    var lines: [Line]
  }
  struct Fragment: Decodable { var spelling: String }
  struct Signature: Decodable {
    struct Parameter: Decodable {
      var name: String
      var internalName: String?
    }
    var parameters: [Parameter]?
  }
  struct Location: Decodable {
    struct Position: Decodable { var line: Int }
    var uri: String
    var position: Position
  }
  struct Identifier: Decodable { var precise: String }
  struct Relationship: Decodable {
    var kind: String
    var source: String
  }
  struct Graph: Decodable {
    var symbols: [Symbol]
    var relationships: [Relationship]
  }

  var identifier: Identifier
  var kind: Kind
  var pathComponents: [String]
  var docComment: Comment?
  var declarationFragments: [Fragment]
  var functionSignature: Signature?
  var location: Location?
  /// Whether it is the default of a protocol's requirement, which the relationships tell.
  var isDefault: Bool?

  var path: String { pathComponents.joined(separator: ".") }
  var text: String { (docComment?.lines ?? []).map(\.text).joined(separator: "\n") }
  var summary: Substring { text.split(separator: "\n\n").first ?? "" }
  /// Whether it is a protocol's default, which the requirement explains, or `Codable`'s.
  var isExplainedElsewhere: Bool {
    isDefault ?? false || ["init(from:)", "encode(to:)"].contains(pathComponents.last)
  }
  /// Whether it throws itself, and not only a closure that it takes.
  var canThrow: Bool {
    var depth = 0
    for word in declarationFragments.lazy.map(\.spelling).joined(separator: " ").split(
      separator: " "
    ) {
      depth += word.filter { $0 == "(" }.count - word.filter { $0 == ")" }.count
      if depth == 0, word.hasPrefix("throws") { return kind.identifier != "swift.typealias" }
    }
    return false
  }
  var parameters: [String] {
    (functionSignature?.parameters ?? []).map { $0.internalName ?? $0.name }
  }
  var place: String {
    let file = location?.uri.split(separator: "/").last ?? "nowhere"
    return "\(file):\((location?.position.line ?? -1) + 1)"
  }

  /// The public symbols of `Routes` that somebody wrote.
  static func all() throws -> [Symbol] {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let run = try ChildProcess.run(
      "swift",
      [
        "symbolgraph-extract", "-module-name", "Routes", "-I", Repository.modules.path,
        "-output-dir", folder.path, "-minimum-access-level", "public",
        "-skip-synthesized-members", "-target", try Toolchain.current().target.triple,
      ]
    )
    try #require(run.status == 0, "\(run.errors)")
    let data = try Data(contentsOf: folder.appending(path: "Routes.symbols.json"))
    let graph = try JSONDecoder().decode(Graph.self, from: data)
    let defaults = Set(
      graph.relationships.filter { $0.kind == "defaultImplementationOf" }.map(\.source)
    )
    return graph.symbols.filter { $0.location != nil }.map { symbol in
      var symbol = symbol
      symbol.isDefault = defaults.contains(symbol.identifier.precise)
      return symbol
    }
  }
}
