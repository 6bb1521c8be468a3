import ProjectModel
import Routes

extension GenerationPlan {
  typealias NamedSegue = SwiftNames.Named<SegueSurvey.SurveyedSegue>

  /// Plans the typed segues with identifiers.
  mutating func planTypedSegues(_ named: [SegueSurvey.SurveyedSegue]) {
    struct Key: Hashable {
      var identifier: ExactString
      var destination: TypeName
      var direction: SegueKind.Role.Direction
    }
    let groups = Dictionary(grouping: named) {
      Key(identifier: $0.identifier, destination: $0.destination, direction: $0.direction)
    }
    segues = groups.map { key, group in
      SeguePart(
        position: group[0].origin.position,
        name: group[0].name,
        identifier: key.identifier,
        destination: key.destination,
        direction: key.direction,
        sources: Set(group.map(\.source))
          .filter { $0 != .unknown || key.direction != .forwards }.sorted()
      )
    }
    segues.sort { ($0.destination, $0.name.text) < ($1.destination, $1.name.text) }
  }

  /// Plans the typed segues that only a control can start.
  mutating func planUnnamed(_ found: [NamedSegue]) {
    struct Key: Hashable {
      var source: TypeName
      var name: SwiftName
    }
    let groups = Dictionary(grouping: found) { Key(source: $0.thing.source, name: $0.name) }
    unnamed = groups.map { key, group in
      UnnamedPart(
        position: group[0].thing.origin.position,
        name: key.name,
        objects: Set(group.map(\.thing.object)).sorted(),
        destination: group[0].thing.destination,
        source: key.source
      )
    }
    unnamed.sort {
      ($0.destination, $0.source, $0.name.text) < ($1.destination, $1.source, $1.name.text)
    }
  }

  /// Plans the enums of the sources.
  mutating func planSources(_ known: [NamedSegue]) {
    sources = Dictionary(grouping: known, by: \.thing.source).map { type, segues in
      SourcePart(
        position: segues[0].thing.origin.position,
        type: type,
        groups: Dictionary(grouping: segues, by: \.thing.identifier)
          .sorted { $0.key < $1.key }
          .map { SegueGroup(identifier: $0, $1) }
      )
    }
    sources.sort { $0.type < $1.type }
  }
}

extension GenerationPlan {
  /// Plans the unwinds, and the enums of their targets.
  mutating func planReceivers(
    _ found: [SwiftNames.Named<SegueSurvey.SurveyedUnwind>],
    _ enums: Set<GeneratedEnum>
  ) {
    receivers = Dictionary(grouping: found, by: \.thing.type).map { type, unwinds in
      ReceiverPart(
        position: unwinds[0].thing.origin.position,
        type: type,
        actions: Set(unwinds.map { UnwindAction(name: $0.name, selector: $0.thing.action) })
          .sorted { $0.name.text < $1.name.text },
        hasEnum: enums.contains(.unwinds(type))
      )
    }
    receivers.sort { $0.type < $1.type }
  }
}

extension GenerationPlan.SegueGroup {
  fileprivate init(identifier: ExactString, _ segues: [GenerationPlan.NamedSegue]) {
    self.identifier = identifier
    // An unwind in code may lead to any controller, not only to an `UnwindReceiver`.
    let cases = segues.map { named in
      let destination = named.thing.destination
      return GenerationPlan.SegueCase(
        name: named.name,
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
