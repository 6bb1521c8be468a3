extension Storyboard {
  /// One segue of a scene, as the file writes it.
  public struct Segue: Hashable, Codable, Sendable, Identifiable {
    /// The segue's object id.
    public var id: String
    /// What the segue does.
    public var kind: SegueKind
    /// The identifier that code performs it by; an empty one is read as none.
    public var identifier: String?
    /// The object id of the scene that it leads to, or of an exit for an unwind.
    public var destination: String
    /// Which part of a container a ``SegueKind/relationship`` fills, such as `rootViewController`.
    public var relationship: String?
    /// The selector of an unwind's action, such as `unwindToFeed:`.
    public var unwindAction: String?
    /// The selector of a segue action that makes the destination, such as `makeDetail:sender:`.
    public var creationSelector: String?
    /// The segue's own class, where it has one.
    public var customClass: String?
    /// The module of ``customClass``, where the file states one.
    public var module: String?
    /// The presentation style that the file states, such as `fullScreen`.
    public var presentationStyle: String?

    /// Makes a segue from its parts.
    public init(
      id: String,
      kind: SegueKind,
      identifier: String? = nil,
      destination: String,
      relationship: String? = nil,
      unwindAction: String? = nil,
      creationSelector: String? = nil,
      customClass: String? = nil,
      module: String? = nil,
      presentationStyle: String? = nil
    ) {
      self.id = id
      self.kind = kind
      self.identifier = identifier
      self.destination = destination
      self.relationship = relationship
      self.unwindAction = unwindAction
      self.creationSelector = creationSelector
      self.customClass = customClass
      self.module = module
      self.presentationStyle = presentationStyle
    }
  }
}
