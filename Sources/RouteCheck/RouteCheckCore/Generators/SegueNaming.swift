import StoryboardReader
import SwiftScanner

/// Segues with their names: as a static member of a destination, and as a case of a source's enum.
struct SegueNaming {
  /// The segues whose names mean one thing.
  private(set) var segues: [NamedSegue] = []
  /// The names that would mean two.
  private(set) var collisions: [(name: SwiftName, first: NamedSegue, second: NamedSegue)] = []

  struct NamedSegue {
    var segue: SegueSurvey.FoundSegue
    var name: SwiftName
    var caseName: SwiftName
  }

  /// What a name is declared beside: the members of a type, or the cases of an enum.
  private enum Scope: Hashable {
    case members(TypeName)
    case cases(TypeName)
  }

  /// What a name stands for.
  private struct Meaning: Hashable {
    var identifier: String
    var destination: TypeName
  }

  private struct End: Hashable {
    var source: TypeName
    var identifier: String
  }

  init(_ found: [SegueSurvey.FoundSegue], _ options: GenerationOptions) {
    var destinations: [End: Set<TypeName>] = [:]
    for segue in found {
      let end = End(source: segue.source, identifier: segue.identifier)
      destinations[end, default: []].insert(segue.destination)
    }
    let all = found.map { segue in
      let text = options.names[segue.identifier] ?? segue.identifier
      let end = End(source: segue.source, identifier: segue.identifier)
      let isShared = (destinations[end]?.count ?? 0) > 1
      let ending = isShared || text.isEmpty ? " To\(segue.destination.word)" : ""
      return NamedSegue(
        segue: segue,
        name: SwiftName(text, noun: "segue"),
        caseName: SwiftName(text + ending, noun: "segue")
      )
    }
    var scope = NameScope<Scope, Meaning>()
    for segue in all {
      for key in Self.keys(of: segue) { scope.add(key, for: Self.meaning(of: segue)) }
    }
    collisions = scope.collisions(among: all, Self.keys, Self.meaning)
    segues = all.filter { segue in !Self.keys(of: segue).contains { scope.isAmbiguous($0) } }
  }

  private static func keys(of segue: NamedSegue) -> [NameScope<Scope, Meaning>.Key] {
    var keys: [NameScope<Scope, Meaning>.Key] = []
    if segue.segue.isNamed {
      keys.append(.init(scope: .members(segue.segue.destination), name: segue.name))
    }
    if segue.segue.source != .unknown {
      keys.append(.init(scope: .cases(segue.segue.source), name: segue.caseName))
    }
    return keys
  }

  private static func meaning(of segue: NamedSegue) -> Meaning {
    Meaning(identifier: segue.segue.identifier, destination: segue.segue.destination)
  }
}
