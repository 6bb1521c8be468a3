import Routes

extension Project {
  /// The identifiers of segues in the storyboards that an app sees.
  package func segueIdentifiers(in app: App) -> Set<ExactString> {
    let scenes = code.storyboards(seenBy: app).lazy.flatMap { [bundle] in
      bundle.storyboards[$0].scenes
    }
    return Set(scenes.flatMap(\.segues).compactMap(\.identifier))
  }
}
