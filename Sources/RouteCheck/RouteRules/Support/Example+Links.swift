import RuleSupport

extension Example {
  /// An enum `Place` of destinations, with a table of links.
  ///
  /// - Parameters:
  ///   - cases: The declaration of each case, without `case`, and the expression for its pattern.
  ///   - others: Declarations below the table.
  static func links(
    _ cases: (declaration: String, pattern: String)...,
    and others: String? = nil
  ) -> Example {
    let declarations = cases.map { "  case \($0.declaration)" }
    let patterns = cases.map { declaration, pattern in
      let name = declaration.prefix { $0 != "(" }
      return "    case .\(name): (.\(name), \(pattern))"
    }
    let text = """
      import Routes

      enum Place: Codable {
      \(declarations.joined(separator: "\n"))
      }

      extension Place: Linkable {
        var linkPattern: (CodingKeys, LinkPattern) {
          switch self {
      \(patterns.joined(separator: "\n"))
          }
        }
      }
      """
    return .file("Place.swift", ([text] + [others].compactMap(\.self)).joined(separator: "\n\n"))
  }
}
