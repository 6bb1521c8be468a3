extension Storyboard {
  /// Identifies a segue of a storyboard, also one without an identifier.
  ///
  /// ```swift
  /// let feed = Storyboard.SceneObject(storyboard: "Main", id: "feed")
  /// let showPost = Storyboard.SegueObject(scene: feed, id: "s1")
  /// ```
  public struct SegueObject: Hashable, Codable, Sendable {
    /// The scene from which the segue starts.
    public var scene: SceneObject
    /// The object id of the segue.
    public var id: ExactString

    /// Creates an identity from its parts.
    public init(scene: SceneObject, id: ExactString) {
      self.scene = scene
      self.id = id
    }
  }
}
