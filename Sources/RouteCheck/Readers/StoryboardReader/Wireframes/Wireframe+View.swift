import Routes

extension Wireframe {
  /// A view of a scene.
  package struct View: Equatable, Sendable {
    package var kind: Kind
    /// The position of its superview in the scene.
    package var parent: Int?
    package var id: ExactString?
    package var customClass: String?
    /// The frame in the view that contains it; `nil` if the file does not say it.
    package var frame: Rect?
    /// The text that the view shows.
    package var text: String?
    /// The placeholder of an empty field.
    package var placeholder: String?
    /// The name of the image that the view shows.
    package var image: String?
    package var fill: Colour?
    package var textColour: Colour?
    package var fontSize = 17.0
    package var isBold = false
    package var alignment = Alignment.natural
    package var isHidden = false
    /// Whether a switch is on.
    package var isOn = false
    /// The texts of segments, or of the items of a bar.
    package var items: [String] = []
    /// How the views inside are arranged, if the view arranges them.
    package var stack: Stack?
    /// The constraints of a view without a frame.
    package var horizontal = Span()
    package var vertical = Span()
    /// The object id of the scene that a container view embeds.
    package var embedded: ExactString?

    package init(_ kind: Kind, in parent: Int? = nil) {
      self.kind = kind
      self.parent = parent
    }
  }

  /// The visible kind of a view.
  package enum Kind: String, Sendable, CaseIterable {
    /// A view that only contains others.
    case view
    /// A view whose content the app draws.
    case canvas
    case label, button, textField, textView, searchBar
    case toggle, slider, stepper, progress, spinner, segments, pageControl, picker
    case image, web, map
    case table, collection, cell, content, header
    case stack, scroll, container
    case navigationBar, toolbar, tabBar
    case separator
  }

  package enum Alignment: String, Sendable {
    case natural, left, center, right, justified
  }

  /// The arrangement of a stack.
  package struct Stack: Equatable, Sendable {
    var isVertical = false
    var spacing = 0.0
    package var isEqual = false
  }

  /// The distances of a view to the edges of its superview and its size in one direction, if constraints set
  /// them.
  package struct Span: Equatable, Sendable {
    var start: Double?
    var end: Double?
    var size: Double?
    var isCentered = false

    /// The place in a superview; `nil` if the constraints do not say enough.
    ///
    /// - Parameters:
    ///   - usual: The size of the view without constraints.
    ///   - whole: The size of the superview.
    func place(usual: Double, in whole: Double) -> (start: Double, size: Double)? {
      if let start, let end { return (start, max(whole - start - end, 0)) }
      let length = min(size ?? usual, whole)
      if let start { return (start, length) }
      if let end { return (whole - end - length, length) }
      return isCentered ? ((whole - length) / 2, length) : nil
    }
  }
}
