import Routes
import StoryboardReader

extension GenerationPlan {
  /// Plans the typed segues and the enums of their sources.
  mutating func planSegues(_ naming: SegueNaming, _ project: Project) {
    func thing(_ segue: SegueNaming.Surveyed) -> SwiftNameCollision.Thing {
      let path = project.storyboards[segue.position].path
      return .init(label: segue.label, file: path, location: segue.location)
    }
    collisions += naming.collisions.map { name, first, second in
      SwiftNameCollision(kind: .segues, name: name, first: thing(first), second: thing(second))
    }
    planTypedSegues(naming)
    planUnnamed(naming)
    planSources(naming)
  }

  private mutating func planTypedSegues(_ naming: SegueNaming) {
    struct Key: Hashable {
      var identifier: ExactString
      var destination: TypeName
    }
    let named = naming.segues.map(\.segue).filter(\.isNamed)
    let groups = Dictionary(grouping: named) {
      Key(identifier: $0.identifier, destination: $0.destination)
    }
    segues = groups.values.map { group in
      SeguePart(
        position: group[0].position,
        name: group[0].name,
        identifier: group[0].identifier,
        destination: group[0].destination,
        sources: Set(group.map(\.source)).filter { $0 != .unknown }.sorted()
      )
    }
    segues.sort { ($0.destination, $0.name.text) < ($1.destination, $1.name.text) }
  }

  private mutating func planUnnamed(_ naming: SegueNaming) {
    struct Key: Hashable {
      var source: TypeName
      var name: SwiftName
    }
    let found = naming.segues.filter { $0.segue.isUnnamed && $0.segue.source != .unknown }
    let groups = Dictionary(grouping: found) { Key(source: $0.segue.source, name: $0.caseName) }
    unnamed = groups.map { key, group in
      UnnamedPart(
        position: group[0].segue.position,
        name: key.name,
        objects: Set(group.map(\.segue.object)).sorted(),
        destination: group[0].segue.destination,
        source: key.source
      )
    }
    unnamed.sort {
      ($0.destination, $0.source, $0.name.text) < ($1.destination, $1.source, $1.name.text)
    }
  }

  private mutating func planSources(_ naming: SegueNaming) {
    let known = naming.segues.filter { $0.segue.source != .unknown }
    sources = Dictionary(grouping: known, by: \.segue.source).map { type, segues in
      SourcePart(
        position: segues[0].segue.position,
        type: type,
        groups: Dictionary(grouping: segues, by: \.segue.identifier)
          .sorted { $0.key < $1.key }
          .map { SegueGroup(identifier: $0, $1) }
      )
    }
    sources.sort { $0.type < $1.type }
  }
}

extension GenerationPlan.SegueGroup {
  fileprivate init(identifier: ExactString, _ segues: [SegueNaming.NamedSegue]) {
    self.identifier = identifier
    // An unwind in code may lead to any controller, not only to an `UnwindReceiver`.
    let cases = segues.map { named in
      let destination = named.segue.destination
      return GenerationPlan.SegueCase(
        name: named.caseName,
        destination: destination == .unwindTarget ? .unknown : destination
      )
    }
    self.cases = Set(cases).sorted { one, other in
      if (one.destination == .unknown) != (other.destination == .unknown) {
        return other.destination == .unknown
      }
      return one.destination < other.destination
    }
  }
}

extension SegueNaming.Surveyed {
  /// The segue's name in messages.
  fileprivate var label: String {
    identifier.isEmpty ? "to \(destination.text)" : "'\(identifier)'"
  }
}
