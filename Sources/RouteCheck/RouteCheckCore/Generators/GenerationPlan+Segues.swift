import StoryboardReader
import SwiftScanner

extension GenerationPlan {
  /// Names the segues, and finds the names that would mean several.
  mutating func planSegues(
    _ survey: SegueSurvey,
    _ project: Project,
    _ options: GenerationOptions
  ) {
    let naming = SegueNaming(survey.segues, options)
    findings += naming.collisions.map { name, first, second in
      .collision(
        of: "segues \(first.segue.label) and \(second.segue.label)",
        name,
        at: (project.storyboards[second.segue.position].path, second.segue.location),
        first: (project.storyboards[first.segue.position].path, first.segue.location)
      )
    }
    planStatics(naming)
    planUnnamed(naming)
    planSources(naming)
  }

  private mutating func planStatics(_ naming: SegueNaming) {
    struct Key: Hashable {
      var identifier: String
      var destination: TypeName
    }
    let named = naming.segues.filter(\.segue.isNamed)
    let groups = Dictionary(grouping: named) {
      Key(identifier: $0.segue.identifier, destination: $0.segue.destination)
    }
    segues = groups.values.map { group in
      SeguePart(
        position: group[0].segue.position,
        name: group[0].name,
        identifier: group[0].segue.identifier,
        destination: group[0].segue.destination,
        sources: Set(group.map(\.segue.source)).filter { $0 != .unknown }.sorted()
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
    unnamed = groups.values.map { group in
      UnnamedPart(
        position: group[0].segue.position,
        name: group[0].caseName,
        objects: Set(group.map(\.segue.object)).sorted(),
        destination: group[0].segue.destination,
        source: group[0].segue.source
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
  fileprivate init(identifier: String, _ segues: [SegueNaming.NamedSegue]) {
    self.identifier = identifier
    // Code may unwind to a controller that says nothing of unwinds.
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

extension SegueSurvey.FoundSegue {
  /// What to call the segue in a message.
  fileprivate var label: String {
    identifier.isEmpty ? "to \(destination.text)" : "'\(identifier)'"
  }
}
