import CodeFacts
import ProjectModel
import RouteDiagnostics
import Routes
import RoutesLinks
import SourceText

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
  /// A pattern as the code has it, which may be malformed, and the file that declares its enum; `nil`
  /// if that file was not read.
  typealias CodedPattern = (file: Int, fact: LinkFact, pattern: LinkPattern, declaring: Int?)

  /// The readable patterns of the tables of links, in the order of the sources.
  package var linkedCases: [LinkedCase] {
    linkTables.patterns.filter { $0.pattern.problem == nil }.map { link in
      LinkedCase(
        type: link.fact.type,
        name: link.fact.caseName,
        pattern: link.pattern,
        isOld: link.fact.isOld,
        file: index.files[link.file].path,
        location: link.fact.location,
        neededItems: neededItems(of: link)
      )
    }
  }

  /// The tables of links whose enum is not known, as errors.
  package var unresolvedLinkTables: [Diagnostic] {
    linkTables.unresolved.map { Diagnostic($0, rule: "app-link", severity: .error) }
  }

  private func neededItems(of link: CodedPattern) -> [ExactString] {
    let needed = Set(
      (payload(of: link) ?? []).filter { payload in
        let type = payload.type.string
        return !type.hasSuffix("?")
          && !["[", "Optional<", "Array<", "Set<"].contains { type.hasPrefix($0) }
      }.compactMap(\.label)
    )
    return link.pattern.items.filter { $0.defaultText == nil && needed.contains($0.placeholder) }
      .map(\.name)
  }
}
