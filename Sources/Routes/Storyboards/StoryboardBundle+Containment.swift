extension StoryboardBundle {
  /// A scene with a controller that becomes a child when its parent is made.
  package struct Child: Sendable {
    /// The relationship or embed segue that adds the child.
    package var segue: Storyboard.Segue
    /// The scene, with references followed, or the reason why it is unknown.
    package var scene: Result<SceneLocation, UnresolvedScene>
  }

  /// The children of a scene: relationships first, then embeds.
  ///
  /// Tabs are in the order of the file. The columns of a split controller are in the order primary,
  /// supplementary, detail.
  package func children(of location: SceneLocation) -> [Child] {
    guard let scene = self[location] else { return [] }
    let ranked = scene.segues.compactMap { segue in
      segue.containmentRank.map { (rank: $0, segue: segue) }
    }
    return ranked.sorted { $0.rank < $1.rank }.map {
      Child(segue: $0.segue, scene: destination(of: $0.segue, from: location))
    }
  }

  /// The child that a container shows first.
  ///
  /// It is a navigation controller's root, the first tab or page, the detail of a split controller
  /// or else its primary, or a window's content. A scene that is not a container has no content. An
  /// embedded child is not content: its parent has views of its own.
  package func content(of location: SceneLocation) -> Child? {
    guard let segue = self[location]?.contentSegue else { return nil }
    return Child(segue: segue, scene: destination(of: segue, from: location))
  }

  /// The scene at the end of the content chain, or the reason why it is unknown.
  package func innermost(from location: SceneLocation) -> Result<SceneLocation, UnresolvedScene> {
    var location = location
    var visited: Set<SceneLocation> = [location]
    while let content = content(of: location) {
      switch content.scene {
      case .failure(let reason): return .failure(reason)
      case .success(let next):
        if !visited.insert(next).inserted { return .failure(.cycle([location, next])) }
        location = next
      }
    }
    return .success(location)
  }
}

extension Storyboard.Scene {
  /// The segues that add children: relationships and embeds.
  package var containment: [Storyboard.Segue] {
    segues.filter { $0.containmentRank != nil }
  }

  /// Whether the scene's kind is a container. Code may also add its children.
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
  /// The position of a child among its siblings; `nil` for a segue that adds no child.
  ///
  /// A watch app's `nextPage` leads to a sibling, and its notification interfaces lead to another
  /// appearance of the same screen. Neither is containment.
  var containmentRank: Int? {
    guard kind.role.isContainment else { return nil }
    guard kind.role == .relationship else { return .max }
    switch relationship {
    case "nextPage", "dynamicNotificationInterface", "dynamicInteractiveNotificationInterface":
      return nil
    default: return relationship.map(ContainerElement.position) ?? 0
    }
  }
}
