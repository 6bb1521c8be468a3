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
}

extension ProjectCode {
  /// The readable patterns of the tables of links, in the order of the sources.
  package var linkedCases: [LinkedCase] {
    index.files.indices.flatMap { file -> [LinkedCase] in
      index.files[file].facts.links.compactMap { fact in
        let pattern = LinkPattern(fact.pattern.string)
        guard pattern.problem == nil, isLinkable(fact.type, in: index.apps[file]) else {
          return nil
        }
        return LinkedCase(
          type: fact.type,
          name: fact.caseName,
          pattern: pattern,
          isOld: fact.isOld,
          file: index.files[file].path,
          location: fact.location
        )
      }
    }
  }
}
