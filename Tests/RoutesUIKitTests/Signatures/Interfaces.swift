import Foundation
import TestSupport

/// Declarations of UIKit as `Fixtures/UIKitSignatures.txt` lists them.
struct PrintedInterface {
  struct TypeDeclaration {
    /// The word that declares it, such as `class`.
    var keyword = ""
    /// The superclass, if it has one, and then protocols.
    var supertypes: [String] = []
    var members: [String] = []
  }

  /// The types by name. A type alias is a type without members.
  private(set) var types: [String: TypeDeclaration] = [:]
  /// Lines that do not say since when, and on which platforms, UIKit has the declaration.
  private(set) var unmarked: [String] = []

  /// Reads the list.
  init() throws {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../Fixtures/UIKitSignatures.txt").standardized
    self.init(text: try String(contentsOf: file, encoding: .utf8))
  }

  init(text: String) {
    var name = ""
    for line in text.split(separator: "\n") where !line.hasPrefix("#") {
      let columns = line.split(separator: " | ")
      let declaration = columns[0]
      let isMarked = columns.last?.wholeMatch(of: Self.availability) != nil
      if !isMarked, !declaration.hasPrefix("extension ") { unmarked.append(String(line)) }
      if declaration.hasPrefix("  ") {
        types[name, default: TypeDeclaration()].members.append(Signature.normalized(declaration))
        continue
      }
      let head = declaration.split(separator: " ", maxSplits: 1)
      let parts = head[1].split(separator: head[0] == "typealias" ? " = " : " : ")
      name = String(parts[0])
      if head[0] == "extension" { continue }
      types[name, default: TypeDeclaration()].keyword = String(head[0])
      types[name]?.supertypes = (parts.dropFirst().first ?? "").split(separator: ", ").map(
        String.init
      )
    }
  }

  /// What follows a declaration, such as `iOS 13, tvOS 13` or `iOS 3.2, no tvOS`.
  private static var availability: Regex<Substring> { #/iOS [0-9.]+, (?:tvOS [0-9.]+|no tvOS)/# }

  /// A type, its superclasses and the protocols of all of them.
  func lineage(of type: String) -> [String] {
    [type] + (types[type]?.supertypes ?? []).flatMap(lineage)
  }
}

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

/// A declaration without what may differ between UIKit's interface and the double.
enum Signature {
  /// The rules, which hold for both sides:
  ///
  /// - Isolation and other attributes are left out: the interface is older than Swift 6. What may
  ///   leave its function (`@escaping`) stays.
  /// - `any` is left out, for the same reason.
  /// - Parameters have their labels; their names inside a function are nobody's business.
  /// - `let` is a variable that can be read, and a variable without accessors can be set.
  /// - `override` and `required` follow from the superclass and its protocols.
  static func normalized(_ declaration: some StringProtocol) -> String {
    var text = declaration.drop { $0 == " " }.description
    for word in ["@MainActor ", "@Sendable ", "@discardableResult ", "override ", "required "] {
      text = text.replacing(word, with: "")
    }
    text = text.replacing(#/\(any ([\w.]+)\)(?=[?!])/#) { $0.1 }.replacing("any ", with: "")
    text = text.replacing(#/([(,] ?)(\w+) \w+:/#) { "\($0.1)\($0.2):" }
    if let match = text.wholeMatch(of: #/let (.+)/#) { text = "var \(match.1) { get }" }
    return text.replacing(" { get set }", with: "").replacing("`", with: "")
  }
}
