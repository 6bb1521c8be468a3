extension Storyboard {
  /// One segue of a scene, as the file writes it.
  public struct Segue: Hashable, Codable, Sendable, Identifiable {
    /// The segue's object id.
    public var id: String
    /// The kind of the segue.
    public var kind: SegueKind
    /// The identifier by which code performs the segue. The reader turns an empty one into `nil`.
    public var identifier: String?
    /// The object id of the destination scene, or of an exit for an unwind.
    public var destination: String
    /// The role of a ``SegueKind/relationship`` in its container, such as `rootViewController`.
    public var relationship: String?
    /// The selector of an unwind's action, such as `unwindToFeed:`.
    public var unwindAction: String?
    /// The selector of a segue action that makes the destination, such as `makeDetail:sender:`.
    public var creationSelector: String?
    /// The segue's custom class, if any.
    public var customClass: String?
    /// The module of ``customClass``, if stated.
    public var module: String?
    /// The stated presentation style, such as `fullScreen`.
    public var presentationStyle: String?

    /// Creates a segue from its parts.
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
