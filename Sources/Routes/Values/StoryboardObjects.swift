extension Storyboard {
  /// Identifies a scene: the name of its storyboard, and the object id of its controller.
  ///
  /// ```swift
  /// let feed = Storyboard.SceneObject(storyboard: "Main", id: "feed")
  /// ```
  public struct SceneObject: Hashable, Codable, Sendable {
    /// The name of the storyboard.
    public var storyboard: ExactString
    /// The object id of the scene's controller.
    public var id: ExactString

    /// Creates an identity from its parts.
    public init(storyboard: ExactString, id: ExactString) {
      self.storyboard = storyboard
      self.id = id
    }
  }

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
