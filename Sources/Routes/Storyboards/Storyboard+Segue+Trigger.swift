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
