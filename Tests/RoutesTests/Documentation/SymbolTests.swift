import Foundation
import TestSupport
import Testing

/// The public symbols of the libraries, as the compiler's symbol graph lists them.
@Suite struct SymbolTests {
  @Test func everySymbolHasASummaryThatIsASentence() throws {
    let symbols = try Symbol.documented.get()
    #expect(symbols.count > 300)
    for symbol in symbols {
      #expect(symbol.summary.hasSuffix("."), "\(symbol.place): \(symbol.path)")
    }
  }

  @Test func throwingFunctionsDocumentTheirErrors() throws {
    for symbol in try Symbol.documented.get() where symbol.canThrow && !symbol.isExplainedElsewhere
    {
      #expect(symbol.text.contains("- Throws:"), "\(symbol.place): \(symbol.path)")
    }
  }

  /// The summary may explain a single parameter, and an initializer from parts needs no list.
  @Test func aMethodDocumentsItsParameters() throws {
    for symbol in try Symbol.documented.get() where !symbol.isExplainedElsewhere {
      let documented = symbol.parameters.filter { name in
        symbol.text.contains("- \(name):") || symbol.text.contains("- Parameter \(name):")
      }
      let isRequired = symbol.kind.identifier.hasSuffix(".method") && symbol.parameters.count > 1
      if isRequired || !documented.isEmpty {
        #expect(documented == symbol.parameters, "\(symbol.place): \(symbol.path)")
      }
    }
  }

  /// The list of public types grows only on purpose: `ROUTES_RECORD=1` writes it.
  @Test func thePublicTypesAreTheRecordedOnes() throws {
    let file = Page.fixtures.appending(path: "PublicTypes.txt")
    let types = try Symbol.all.get().filter(\.isType).map { "\($0.module).\($0.path)\n" }.sorted()
    #expect(
      try isRecorded(types.joined(), in: file),
      "set ROUTES_RECORD=1 to write PublicTypes.txt"
    )
  }

  @Test func theTopicsListEveryTypeAndGlobalFunction() throws {
    for symbol in try Symbol.documented.get() where symbol.pathComponents.count == 1 {
      let page = Repository.root.appending(
        path: "Sources/\(symbol.module)/Documentation.docc/\(symbol.module).md"
      )
      let topics = try String(contentsOf: page, encoding: .utf8)
      #expect(topics.contains("- ``\(symbol.path)``"), "\(symbol.place): \(symbol.path)")
    }
  }
}

/// A public symbol of a library.
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
  /// The library that declares the symbol.
  var module = ""
  /// Whether the symbol is the default implementation of a protocol's requirement.
  var isDefault = false

  private enum CodingKeys: CodingKey {
    case identifier, kind, pathComponents, docComment, declarationFragments, functionSignature
    case location
  }

  var path: String { pathComponents.joined(separator: ".") }
  var text: String { (docComment?.lines ?? []).map(\.text).joined(separator: "\n") }
  var isType: Bool {
    let kinds = ["struct", "class", "enum", "protocol", "typealias"]
    return kinds.contains { kind.identifier == "swift.\($0)" }
  }
  var summary: Substring { text.split(separator: "\n\n").first ?? "" }
  /// Whether the symbol is documented by a protocol's requirement or by `Codable`.
  var isExplainedElsewhere: Bool {
    isDefault || ["init(from:)", "encode(to:)"].contains(pathComponents.last)
  }
  /// Whether the symbol throws, and not only one of its closure parameters.
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

  /// The public symbols of the libraries for every system, without synthesized ones.
  static let all = Result {
    try ["Routes", "RoutesLinks", "RoutesExploration", "RoutesTesting"].flatMap(all(of:))
  }

  /// Those, and the ones of the libraries for apps where the tests can compile them.
  static let documented = Result {
    guard SnippetCompiler.hasUIKit else { return try all.get() }
    let others = ["RoutesUIKit", "RoutesUIKitTesting", "RoutesSwiftUI"]
    return try all.get() + others.flatMap(all(of:))
  }

  private static func all(of module: String) throws -> [Symbol] {
    try SymbolGraph.extract(module).flatMap { graph in
      try symbols(of: JSONDecoder().decode(Graph.self, from: graph), in: module)
    }
  }

  private static func symbols(of graph: Graph, in module: String) -> [Symbol] {
    let defaults = Set(
      graph.relationships.filter { $0.kind == "defaultImplementationOf" }.map(\.source)
    )
    return graph.symbols.filter { $0.location != nil }.map { symbol in
      var symbol = symbol
      symbol.module = module
      symbol.isDefault = defaults.contains(symbol.identifier.precise)
      return symbol
    }
  }
}
