import CodeReader
import ProjectModel
import Routes

extension ProjectCode {
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

  /// The payload of a pattern's case; `nil` if it is unknown, or has its own keys.
  func payload(of fact: LinkFact, in file: Int) -> [CaseFact.Payload]? {
    let app = index.apps[file]
    let name = fact.caseName.string
    let keys = ExactString("\(name.prefix(1).uppercased())\(name.dropFirst())CodingKeys")
    guard let found = index.onlyEnumCase(fact.caseName, of: fact.type, in: app),
      !found.payload.contains(where: { $0.label == "_" }),
      !index.hasMember(named: keys, of: SourceIndex.lastName(fact.type), in: app),
      !index.implementers(of: "encodeTo:").contains(SourceIndex.lastName(fact.type))
    else { return nil }
    return found.payload
  }
}
