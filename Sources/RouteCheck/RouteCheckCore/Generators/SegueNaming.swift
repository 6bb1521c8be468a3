import Routes

/// The cases of segues in the enums of their sources, and the names that several segues share.
struct SegueNaming {
  /// The segues whose names are unique, each with the name of its case.
  private(set) var segues: [NamedSegue] = []
  /// The names that different segues share.
  private(set) var collisions: [(name: SwiftName, first: Surveyed, second: Surveyed)] = []

  typealias Surveyed = SegueSurvey.SurveyedSegue
  typealias NamedSegue = (segue: Surveyed, caseName: SwiftName)

  /// Where a name is declared: the members of a type, or the cases of an enum.
  private enum Scope: Hashable {
    case members(TypeName)
    case cases(TypeName)
  }

  /// What a name stands for.
  private struct Meaning: Hashable {
    var identifier: ExactString
    var destination: TypeName

    init(_ named: NamedSegue) {
      identifier = named.segue.identifier
      destination = named.segue.destination
    }
  }

  private struct End: Hashable {
    var source: TypeName
    var identifier: ExactString

    init(_ segue: Surveyed) {
      source = segue.source
      identifier = segue.identifier
    }
  }

  init(_ surveyed: [Surveyed], _ names: [ExactString: ExactString]) {
    var destinations: [End: Set<TypeName>] = [:]
    for segue in surveyed { destinations[End(segue), default: []].insert(segue.destination) }
    let all = surveyed.map { segue -> NamedSegue in
      let text = names[segue.identifier] ?? segue.identifier
      let isShared = (destinations[End(segue)]?.count ?? 0) > 1
      let ending = isShared || text.isEmpty ? " To\(segue.destination.word)" : ""
      return (segue, SwiftName("\(text)\(ending)", noun: "segue"))
    }
    var scope = NameScope<Scope, Meaning>()
    for segue in all {
      for key in Self.keys(of: segue) { scope.add(key, for: Meaning(segue)) }
    }
    collisions = scope.collisions(among: all, Self.keys, Meaning.init).map {
      ($0.name, $0.first.segue, $0.second.segue)
    }
    segues = all.filter { segue in !Self.keys(of: segue).contains { scope.isAmbiguous($0) } }
  }

  private static func keys(of named: NamedSegue) -> [NameScope<Scope, Meaning>.Key] {
    let segue = named.segue
    var keys: [NameScope<Scope, Meaning>.Key] = []
    if segue.isNamed {
      keys.append(.init(scope: .members(segue.destination), name: segue.name))
    }
    if segue.source != .unknown {
      keys.append(.init(scope: .cases(segue.source), name: named.caseName))
    }
    return keys
  }
}
