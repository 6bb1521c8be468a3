import Routes

/// The identifiers of segues in the storyboards that an app sees.
package struct SegueIdentifiers {
  private let project: Project
  private var known: [App: Set<ExactString>] = [:]

  package init(_ project: Project) { self.project = project }

  /// - Complexity: Linear in the number of the app's segues for the first request, and O(1) for others.
  package mutating func identifiers(in app: App) -> Set<ExactString> {
    if let found = known[app] { return found }
    let segues = project.code.storyboards(seenBy: app).lazy
      .flatMap { [project] in project.bundle.storyboards[$0].scenes }.flatMap(\.segues)
    let found = Set(segues.compactMap(\.identifier))
    known[app] = found
    return found
  }
}
