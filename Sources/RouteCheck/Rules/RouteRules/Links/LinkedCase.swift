import CodeReader
import ProjectModel
import Routes
import RoutesLinks
import SourceText

/// A pattern of links in the sources.
package struct LinkedCase: Sendable {
  /// The enum with the case.
  package var type: ExactString
  package var name: ExactString
  package var pattern: LinkPattern
  /// Whether the links are read, and not written.
  package var isOld: Bool
  package var file: String
  package var location: TextLocation
  /// The query items that each link has, as far as the payloads are known.
  var neededItems: [ExactString]
}

extension ProjectCode {
  /// A pattern as the code has it, which may be malformed.
  typealias CodedPattern = (file: Int, fact: LinkFact, pattern: LinkPattern)

  /// The patterns of the tables of links, in the order of the sources.
  var linkPatterns: [CodedPattern] {
    uses(\.facts.links).compactMap { file, fact in
      guard isLinkable(fact.type, in: index.apps[file]) else { return nil }
      return (file, fact, LinkPattern(fact.pattern.string))
    }
  }

  /// The readable patterns of the tables of links, in the order of the sources.
  package var linkedCases: [LinkedCase] {
    linkPatterns.filter { $0.pattern.problem == nil }.map { file, fact, pattern in
      LinkedCase(
        type: fact.type,
        name: fact.caseName,
        pattern: pattern,
        isOld: fact.isOld,
        file: index.files[file].path,
        location: fact.location,
        neededItems: neededItems(of: pattern, of: fact, in: file)
      )
    }
  }

  private func neededItems(
    of pattern: LinkPattern,
    of fact: LinkFact,
    in file: Int
  ) -> [ExactString] {
    let needed = Set(
      (payload(of: fact, in: file) ?? []).filter { payload in
        let type = payload.type.string
        return !type.hasSuffix("?")
          && !["[", "Optional<", "Array<", "Set<"].contains { type.hasPrefix($0) }
      }.compactMap(\.label)
    )
    return pattern.items.filter { $0.defaultText == nil && needed.contains($0.placeholder) }
      .map(\.name)
  }
}
