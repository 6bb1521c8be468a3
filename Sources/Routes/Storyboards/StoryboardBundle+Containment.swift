extension StoryboardBundle {
  /// A scene that stands inside another one as soon as that one is made.
  package struct Child: Hashable, Sendable {
    /// The relationship or embed segue that puts it there.
    package var segue: Storyboard.Segue
    /// The scene, with references followed, or the reason why there is none.
    package var scene: Result<SceneLocation, UnresolvedScene>
  }

  /// What stands inside the scene at a place: relationships, then embeds, each in their order.
  ///
  /// Tabs come in the order of the file, the columns of a split controller as primary,
  /// supplementary and detail.
  ///
  /// - Complexity: O(*n*) in the number of the scene's segues.
  package func children(of place: SceneLocation) -> [Child] {
    guard let scene = self[place] else { return [] }
    let columns = scene.containment.sorted { ($0.containmentRank ?? 0) < ($1.containmentRank ?? 0) }
    return columns.map { Child(segue: $0, scene: destination(of: $0, from: place)) }
  }

  /// The child that a container shows first.
  ///
  /// A navigation controller's root, the first tab or page, the detail of a split controller or
  /// else its primary, and a window's content. A scene that is no container has none, and an
  /// embedded child is never one: it is shown beside its parent's own views.
  package func content(of place: SceneLocation) -> Child? {
    guard let segue = self[place]?.contentSegue else { return nil }
    return Child(segue: segue, scene: destination(of: segue, from: place))
  }

  /// The scene that is reached by going from content to content, which is no container itself.
  ///
  /// - Returns: The innermost scene, the place itself where it has no content, or the reason why
  ///   the content is not known.
  package func innermost(from place: SceneLocation) -> Result<SceneLocation, UnresolvedScene> {
    var place = place
    var visited: Set<SceneLocation> = [place]
    while let content = content(of: place) {
      switch content.scene {
      case .failure(let reason): return .failure(reason)
      case .success(let next):
        if !visited.insert(next).inserted { return .failure(.cycle([place, next])) }
        place = next
      }
    }
    return .success(place)
  }
}

extension Storyboard.Scene {
  /// The relationships that put a scene inside this one, and the embeds.
  package var containment: [Storyboard.Segue] {
    segues.filter { $0.containmentRank != nil }
  }

  /// Whether the scene's kind holds other controllers, which may also come from code.
  package var isContainer: Bool {
    ContainerElement.named(kind.rawValue) != nil || contentSegue != nil
  }

  var contentSegue: Storyboard.Segue? {
    let relationships = segues.filter { $0.kind == .relationship }
    if relationships.isEmpty { return nil }
    return ContainerElement.contents.lazy.compactMap { name in
      relationships.first { $0.relationship == name }
    }.first
  }
}

extension Storyboard.Segue {
  /// Where a contained scene stands among its siblings; `nil` for a segue that contains nothing.
  ///
  /// A watch app's `nextPage` leads to a sibling and its notification interfaces to another
  /// appearance of the same screen, so neither is containment.
  var containmentRank: Int? {
    switch kind.role {
    case .embedding: return .max
    case .relationship:
      switch relationship {
      case "nextPage", "dynamicNotificationInterface", "dynamicInteractiveNotificationInterface":
        return nil
      default: return relationship.map(ContainerElement.position) ?? 0
      }
    default: return nil
    }
  }
}
