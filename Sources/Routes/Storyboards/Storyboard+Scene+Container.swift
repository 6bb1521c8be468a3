extension Snapshot.Kind {
  /// The kind of a storyboard's scene.
  package init(_ kind: Storyboard.Scene.Kind) {
    self = Self.allCases.first { $0.library?.element?.name == kind.rawValue } ?? .screen
  }
}

extension Storyboard.Scene.Kind {
  /// The name of the library's container for such a scene.
  package var libraryClass: String? { Snapshot.Kind(self).library.map { "\($0)" } }

  /// The library's container for such a scene, in messages.
  package var containerDisplayName: String? {
    let kind = Snapshot.Kind(self)
    return kind.library.map { _ in kind.displayName }
  }
}
