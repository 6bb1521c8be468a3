import Foundation
import TestSupport

/// The public declarations of the double, from the compiler's symbol graph.
struct DoubleInterface {
  struct Declaration {
    /// The names of the types around it and its own.
    var path: [String]
    var keyword: String
    var text: String
    var isOpen: Bool
    var isOverride: Bool
    var superclass: String?

    var owner: String { path.dropLast().joined(separator: ".") }
    var name: String { path.joined(separator: ".") }
    var isType: Bool { ["class", "struct", "enum", "protocol", "typealias"].contains(keyword) }
  }

  let declarations: [Declaration]

  /// Reads the double's module.
  init() throws {
    declarations = try SymbolGraph.extract("UIKit").flatMap { data in
      Self.declarations(of: try JSONDecoder().decode(Graph.self, from: data))
    }
  }

  /// A requirement with a default implementation stands for one that is optional in Objective-C. The
  /// implementation is read in its place, because only it can have default arguments.
  private static func declarations(of graph: Graph) -> [Declaration] {
    let paths = Dictionary(
      graph.symbols.map { ($0.identifier.precise, $0.pathComponents) },
      uniquingKeysWith: { first, _ in first }
    )
    func targets(_ kind: String) -> [String: Graph.Relationship] {
      Dictionary(
        graph.relationships.filter { $0.kind == kind }.map { ($0.source, $0) },
        uniquingKeysWith: { first, _ in first }
      )
    }
    let defaults = targets("defaultImplementationOf")
    let replaced = Set(defaults.values.map(\.target))
    let superclasses = targets("inheritsFrom")
    let overrides = targets("overrides")
    return graph.symbols.filter { !replaced.contains($0.identifier.precise) }.map { symbol in
      let id = symbol.identifier.precise
      let text = Signature.normalized(symbol.declarationFragments.map(\.spelling).joined())
      let superclass = superclasses[id].flatMap { relation in
        paths[relation.target]?.joined(separator: ".")
          ?? relation.targetFallback?.split(separator: ".").last.map(String.init)
      }
      return Declaration(
        path: symbol.pathComponents,
        keyword: symbol.kind.identifier.split(separator: ".").last.map(String.init) ?? "",
        text: (defaults[id] == nil ? "" : "optional ") + text,
        isOpen: symbol.accessLevel == "open",
        isOverride: overrides[id] != nil,
        superclass: superclass
      )
    }
  }

  private struct Graph: Decodable {
    struct Symbol: Decodable {
      struct Identifier: Decodable { var precise: String }
      struct Kind: Decodable { var identifier: String }
      struct Fragment: Decodable { var spelling: String }
      var identifier: Identifier
      var kind: Kind
      var pathComponents: [String]
      var accessLevel: String
      var declarationFragments: [Fragment]
    }
    struct Relationship: Decodable {
      var kind: String
      var source: String
      var target: String
      var targetFallback: String?
    }
    var symbols: [Symbol]
    var relationships: [Relationship]
  }
}
