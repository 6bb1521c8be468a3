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

extension Storyboard.Segue {
  /// The element of a scene that starts a segue when a user taps it.
  ///
  /// ```swift
  /// let done = Storyboard.Segue.Trigger(element: "barButtonItem", systemItem: "done")
  /// ```
  public struct Trigger: Hashable, Codable, Sendable {
    /// The element as a user sees it.
    public var kind: Kind
    /// The element's name, such as `button`.
    public var element: ExactString
    /// The title or the text of the element, if any.
    public var title: ExactString?
    /// The system item of a bar button, such as `done`, if any.
    public var systemItem: ExactString?
    /// The name of the element's image, if any.
    public var image: ExactString?

    /// Creates a trigger from its parts.
    public init(
      kind: Kind = .control,
      element: ExactString,
      title: ExactString? = nil,
      systemItem: ExactString? = nil,
      image: ExactString? = nil
    ) {
      self.kind = kind
      self.element = element
      self.title = title
      self.systemItem = systemItem
      self.image = image
    }
  }
}

extension Storyboard.Segue.Trigger {
  /// The element that starts a segue, as a user sees it.
  public enum Kind: String, Codable, Sendable, CaseIterable {
    /// A button, a bar button item, or another control.
    case control
    /// A cell of a table.
    case tableCell
    /// A cell of a collection.
    case collectionCell
    /// The accessory button of a table's cell.
    case accessory
    /// A gesture recognizer.
    case gesture
  }
}
