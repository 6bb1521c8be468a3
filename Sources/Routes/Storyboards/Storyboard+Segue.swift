extension Storyboard {
  /// One segue of a scene, as the file writes it.
  public struct Segue: Equatable, Sendable, Identifiable {
    /// The segue's object id.
    public var id: ExactString
    /// The kind of the segue.
    public var kind: SegueKind
    /// The identifier by which code performs the segue. The reader turns an empty one into `nil`.
    public var identifier: ExactString?
    /// The object id of the destination scene, or of an exit for an unwind.
    public var destination: ExactString
    /// The role of a ``SegueKind/relationship`` in its container, such as `rootViewController`.
    public var relationship: ExactString?
    /// The selector of an unwind's action, such as `unwindToFeed:`.
    public var unwindAction: ExactString?
    /// The selector of a segue action that makes the destination, such as `makeDetail:sender:`.
    public var creationSelector: ExactString?
    /// The segue's custom class, if any.
    public var customClass: ExactString?
    /// The module of ``customClass``, if stated.
    public var module: ExactString?
    /// The stated presentation style, such as `fullScreen`.
    public var presentationStyle: ExactString?
    /// The element that starts the segue; `nil` if only code performs it, or if that is unknown.
    public var trigger: Trigger?

    /// Creates a segue from its parts.
    public init(
      id: ExactString,
      kind: SegueKind,
      identifier: ExactString? = nil,
      destination: ExactString,
      relationship: ExactString? = nil,
      unwindAction: ExactString? = nil,
      creationSelector: ExactString? = nil,
      customClass: ExactString? = nil,
      module: ExactString? = nil,
      presentationStyle: ExactString? = nil,
      trigger: Trigger? = nil
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
      self.trigger = trigger
    }
  }
}
