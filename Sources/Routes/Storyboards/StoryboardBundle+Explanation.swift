extension StoryboardBundle {
  /// Describes why a scene is unknown, with the names of storyboards instead of their positions.
  package func explanation(of reason: UnresolvedScene) -> String {
    func name(_ position: Int) -> ExactString {
      storyboards.indices.contains(position) ? storyboards[position].name : "\(position)"
    }
    switch reason {
    case .noScene(let id, let storyboard):
      return "storyboard '\(name(storyboard))' has no scene '\(id)'"
    case .unwind:
      return "the target of an unwind is only known when it runs"
    case .noStoryboard(let name):
      return "there is no storyboard '\(name)'"
    case .ambiguousStoryboard(let name, let positions):
      return "there are \(positions.count) storyboards called '\(name)'"
    case .noIdentifier(let identifier, let storyboard):
      let known =
        storyboards.indices.contains(storyboard)
        ? storyboards[storyboard].scenes.compactMap(\.identifier) : []
      let near = SpellingSuggestion.parenthetical(for: identifier, among: known)
      return
        "storyboard '\(name(storyboard))' has no scene with the identifier '\(identifier)'\(near)"
    case .noInitialScene(let storyboard):
      return "storyboard '\(name(storyboard))' has no initial scene"
    case .otherBundle(let identifier):
      return "the scene is in the bundle '\(identifier)', which was not read"
    case .cycle(let locations):
      let path = locations.map { self[$0]?.id ?? $0.scene }.joined(separator: ", ")
      return "references lead back to themselves: \(path)"
    }
  }
}
