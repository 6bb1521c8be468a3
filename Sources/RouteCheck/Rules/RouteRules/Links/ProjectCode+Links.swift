import CodeFacts
import ProjectModel
import RouteDiagnostics
import Routes
import RoutesLinks
import RuleSupport

extension ProjectCode {
  /// The tables of links of the sources, with the declaration of each enum.
  struct LinkTables {
    var patterns: [CodedPattern] = []
    /// The tables whose enum may be one of several declarations.
    var unresolved: [Finding] = []
  }

  var linkTables: LinkTables {
    var tables = LinkTables()
    var lookup = DeclarationLookup(index)
    for (file, facts) in index.files.enumerated() where !facts.facts.links.isEmpty {
      var enums: [ExactString: [SourceIndex.Reference]] = [:]
      for fact in facts.facts.links where isLinkable(fact.type, in: index.apps[file]) {
        let isFirst = enums[fact.type] == nil
        let found = enums[fact.type] ?? declarations(ofEnum: fact.type, in: file, &lookup)
        enums[fact.type] = found
        // The branches of conditional code can declare an enum twice.
        if Set(found.map(\.file)).count > 1 {
          if isFirst { tables.unresolved.append(unresolved(fact, in: file, found)) }
          continue
        }
        let pattern = LinkPattern(fact.pattern.string)
        tables.patterns.append((file, fact, pattern, found.first?.file))
      }
    }
    return tables
  }

  private func isLinkable(_ type: ExactString, in app: App) -> Bool {
    // An app can declare types with these names.
    index.declarations(named: "Linkable", in: app).isEmpty
      && index.declarations(named: "LinkPattern", in: app).isEmpty
      && index.summary(of: type, in: app).supertypes.contains {
        SourceIndex.lastName($0.name) == "Linkable"
      }
  }

  /// The declarations of the enum that a file means, nearest by targets and folders.
  private func declarations(
    ofEnum type: ExactString,
    in file: Int,
    _ lookup: inout DeclarationLookup
  ) -> [SourceIndex.Reference] {
    let origin = index.origin(ofFile: file)
    let name = index.target(of: type, in: origin.app)
    return lookup.declarations(of: type, from: origin).references.filter {
      index.type($0).kind == .enum && index.type($0).name == name
    }
  }

  private func unresolved(
    _ fact: LinkFact,
    in file: Int,
    _ found: [SourceIndex.Reference]
  ) -> Finding {
    Finding(
      file: index.files[file].path,
      location: fact.location,
      """
      the table of links of '\(fact.type)' cannot be read, because \(found.count) enums of this name \
      are equally near; pass the folder of one target
      """,
      notes: found.prefix(3).map { note("a declaration of '\(fact.type)'", at: $0) }
    )
  }

  /// The payload of a pattern's case; `nil` if it is unknown, or has its own keys.
  func payload(of link: CodedPattern) -> [CaseFact.Payload]? {
    let (fact, app) = (link.fact, index.apps[link.file])
    let name = fact.caseName.string
    let keys = ExactString("\(name.prefix(1).uppercased())\(name.dropFirst())CodingKeys")
    guard let declaring = link.declaring,
      let found = index.onlyEnumCase(fact.caseName, of: fact.type, in: declaring),
      !found.payload.contains(where: { $0.label == "_" }),
      !index.hasMember(named: keys, of: SourceIndex.lastName(fact.type), in: app),
      !index.implementers(of: "encodeTo:").contains(SourceIndex.lastName(fact.type))
    else { return nil }
    return found.payload
  }

  /// What is wrong with a pattern for a payload of a type of Swift; `nil` for another type.
  func problem(
    ofPayload label: String,
    _ type: ExactString,
    in link: CodedPattern
  ) -> LinkIssue.Problem? {
    let pattern = link.pattern
    let name = ExactString(label)
    let isOptional = type.hasSuffix("?")
    let isList = type.hasPrefix("[") && !type.string.contains(":")
    let isPlain =
      Self.plainTypes.contains(type)
      && index.declarations(named: type, in: index.apps[link.file]).isEmpty
    let isInPath = pattern.segments.contains(.placeholder(name))
    let item = pattern.items.first { $0.placeholder == name }
    let isCarried = pattern.placeholders.contains { $0 == name || $0.hasPrefix("\(label).") }
    if isPlain, !isCarried { return .unlinkedPayload(label) }
    if isInPath, isOptional || isList { return .notInPath(label) }
    if isPlain, pattern.segments.contains(.rest(name)) { return .notAList(label) }
    guard let text = item?.defaultText else { return nil }
    if isOptional || isList { return .optionalDefault(label) }
    guard isPlain, type.hasPrefix("Int"), Int(text.string) == nil else { return nil }
    return .unreadableDefault(label, text: text.string)
  }

  /// The types of Swift that a link carries as one text.
  private static let plainTypes: Set<ExactString> = [
    "String", "Int", "Int64", "Int32", "UInt", "Double", "Float", "Bool",
  ]

  /// Whether a part of a path is a literal, or a payload of type `String`, which any literal can fill.
  func takesAnyText(at position: Int, of link: CodedPattern) -> Bool {
    guard case .placeholder(let name) = link.pattern.segments[position] else { return true }
    return index.declarations(named: "String", in: index.apps[link.file]).isEmpty
      && payload(of: link)?.enumerated().contains { number, payload in
        payload.type == "String" && (payload.label ?? "_\(number)") == name
      } == true
  }
}
