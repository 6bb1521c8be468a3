import Foundation

/// The declarations of the toolchain's modules, from their symbol graphs.
struct ToolchainSymbols {
  /// A declaration, and what its `@available` says.
  struct Symbol {
    /// Its module, and the names of the types around it and its own.
    var module: String
    var path: [String]
    var introduced: [String: Version] = [:]
    var unavailable: Set<String> = []

    var name: String { path.joined(separator: ".") }
  }

  private(set) var symbols: [String: Symbol] = [:]

  /// Reads all graphs of a folder. A graph `Foundation@Swift` has what Foundation adds to types of
  /// the standard library.
  ///
  /// - Parameter uikit: The availability of UIKit's declarations, whose graph is that of the double.
  init(folder: String, uikit: UIKitSignatures) throws {
    let names = try FileManager.default.contentsOfDirectory(atPath: folder)
    for name in names.sorted() where name.hasSuffix(".symbols.json") {
      let data = try Data(contentsOf: URL(filePath: "\(folder)/\(name)"))
      let module = name.prefix { $0 != "." && $0 != "@" }
      for symbol in try JSONDecoder().decode(Graph.self, from: data).symbols {
        var found = symbol.symbol(in: String(module))
        if module == "UIKit", let availability = uikit.availability(of: found.path) {
          found.introduced = availability.compactMapValues { $0 }
          found.unavailable = Set(availability.keys.filter { found.introduced[$0] == nil })
        }
        symbols[symbol.identifier.precise] = found
      }
    }
    guard !symbols.isEmpty else { throw Failure("there is no symbol graph in '\(folder)'") }
  }

  private struct Graph: Decodable {
    struct Symbol: Decodable {
      struct Identifier: Decodable { var precise: String }
      struct Availability: Decodable {
        struct Number: Decodable {
          var major: Int
          var minor: Int?
          var patch: Int?
          var version: Version { Version([major, minor ?? 0, patch ?? 0]) }
        }
        var domain: String?
        var introduced: Number?
        var obsoleted: Number?
        var isUnconditionallyUnavailable: Bool?
      }
      var identifier: Identifier
      var pathComponents: [String]
      var availability: [Availability]?

      func symbol(in module: String) -> ToolchainSymbols.Symbol {
        var symbol = ToolchainSymbols.Symbol(module: module, path: pathComponents)
        for availability in availability ?? [] {
          guard let domain = availability.domain else { continue }
          symbol.introduced[domain] = availability.introduced?.version
          if availability.isUnconditionallyUnavailable == true || availability.obsoleted != nil {
            symbol.unavailable.insert(domain)
          }
        }
        return symbol
      }
    }
    var symbols: [Symbol]
  }
}
