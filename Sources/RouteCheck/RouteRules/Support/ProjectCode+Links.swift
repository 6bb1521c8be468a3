import CodeReader
import ProjectModel
import RouteDiagnostics
import Routes
import RoutesLinks
import RuleSupport

extension ProjectCode {
  /// The problems of the tables of links in the code, in any order.
  ///
  /// - Parameter isWanted: Whether problems of a kind are wanted.
  func linkFindings(where isWanted: (LinkIssue.Problem) -> Bool) -> [Finding] {
    let tables = index.files.indices.flatMap { file in
      Dictionary(grouping: index.files[file].facts.links, by: \.type).values.map { (file, $0) }
    }
    if tables.isEmpty { return [] }
    let coded = Set(
      uses(\.codings).map { file, use in
        SourceIndex.lastName(index.target(of: use.type, in: index.apps[file]))
      }
    )
    return tables.flatMap { file, facts -> [Finding] in
      guard let type = facts.first?.type, isLinkable(type, in: index.apps[file]) else { return [] }
      return LinkTableCheck(facts, of: file, in: self, coded: coded).findings(where: isWanted)
    }
  }

  /// Whether a type is an enum with one declaration that conforms to `Linkable`.
  func isLinkable(_ type: ExactString, in app: App) -> Bool {
    let declared = index.declarations(named: SourceIndex.lastName(type), in: app)
    guard declared.count == 1, let only = declared.first.map({ index.type($0) }),
      only.kind == .enum, only.name == type,
      // An app can declare types with these names.
      index.declarations(named: "Linkable", in: app).isEmpty,
      index.declarations(named: "LinkPattern", in: app).isEmpty
    else { return false }
    return index.summary(of: type, in: app).supertypes.contains {
      SourceIndex.lastName($0.name) == "Linkable"
    }
  }

  /// Whether an enum, and the protocols above it, have no coding of their own.
  func isCodedByCompiler(
    _ type: ExactString,
    in file: Int,
    _ coded: Set<ExactString>
  ) -> Bool {
    var visited: Set<ExactString> = []
    var pending = [SourceIndex.lastName(type)]
    while let name = pending.popLast() {
      guard visited.insert(name).inserted else { continue }
      guard !coded.contains(name), visited.count <= Limits.ancestors else { return false }
      pending += index.summary(of: name, in: index.apps[file]).supertypes.map {
        SourceIndex.lastName(index.target(of: $0.name, in: index.apps[file]))
      }
    }
    return true
  }

  /// The payload of a pattern's case; `nil` if it is unknown, or has its own keys.
  func payload(of fact: LinkFact, in file: Int) -> [CaseFact.Payload]? {
    let app = index.apps[file]
    let name = fact.caseName.string
    let keys = ExactString("\(name.prefix(1).uppercased())\(name.dropFirst())CodingKeys")
    guard let found = index.onlyEnumCase(fact.caseName, of: fact.type, in: app),
      found.payload.count <= Limits.linkParts, !found.payload.contains(where: { $0.label == "_" }),
      !index.hasMember(named: keys, of: SourceIndex.lastName(fact.type), in: app)
    else { return nil }
    return found.payload
  }
}
