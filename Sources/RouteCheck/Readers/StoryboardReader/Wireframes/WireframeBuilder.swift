import Routes

/// Builds wireframes from the elements of a storyboard.
///
/// A view is an element of a known name, or any element with a frame. The other elements describe the
/// view that contains them, or mean nothing to a drawing.
struct WireframeBuilder {
  private var finished: [OpenScene] = []
  var scene: OpenScene?
  /// The open elements, outermost first.
  var open: [Open] = []
  /// The comment before the next scene.
  private var comment: String?
  /// The colours at the end of the file, and the name of the one that is open.
  private var named: [ExactString: Wireframe.Colour] = [:]
  private var openColour: ExactString?

  /// An open element.
  struct Open {
    var element: StoryboardElement
    /// The position of the view that the element is, or is a part of.
    var view: Int?
    /// Whether the element itself is the view.
    var isView = false
    /// The position of the innermost view that the element is, or is inside of.
    var innermost: Int?
    /// How many views contain it.
    var depth = 0
    /// Whether the element is the controller that is drawn.
    var isController = false
    /// The text between its tags, if the drawing uses it.
    var text: String?
  }

  /// A scene that is being read, and the references to resolve at its end.
  struct OpenScene {
    var wireframe = Wireframe()
    var rank = 0
    /// The views that a guide, such as the safe area, belongs to.
    var guides: [ExactString: Int] = [:]
    var constraints: [WireframeConstraint] = []
    var fills: [Int: WrittenColour] = [:]
    var textColours: [Int: WrittenColour] = [:]
  }

  mutating func start(_ element: StoryboardElement) {
    let outer = open.last
    var entry = Open(element: element, view: outer?.view, innermost: outer?.innermost)
    entry.depth = outer?.depth ?? 0
    if scene != nil {
      if open.count == 4 {
        startObject(element, &entry)
      } else if open.count > 4 {
        startPart(element, &entry)
      }
    } else if open.count == 2, element.name == "scene", open[1].element.name == "scenes" {
      scene = OpenScene()
      scene?.wireframe.comment = comment
      comment = nil
    } else {
      readResource(element)
    }
    if entry.isView { entry.innermost = entry.view }
    open.append(entry)
  }

  /// Ends the innermost open element.
  mutating func end() {
    guard let last = open.popLast() else { return }
    endText(of: last)
    if last.element.name == "namedColor" || last.element.name == "systemColor" { openColour = nil }
    guard open.count == 2, var ended = scene else { return }
    ended.resolveConstraints()
    finished.append(ended)
    scene = nil
  }

  /// Keeps the comment before a scene, which is its name in Interface Builder.
  mutating func add(comment text: XMLText) {
    guard open.count == 2, scene == nil else { return }
    comment = Self.text(text.string)
  }

  /// The wireframes, with their colours.
  ///
  /// - Parameter isFlipped: Whether the vertical coordinates of frames begin at the bottom, as on a Mac.
  func finish(isFlipped: Bool) -> [Wireframe] {
    finished.map { scene in
      var wireframe = scene.wireframe
      if isFlipped { wireframe.flip() }
      for (view, colour) in scene.fills { wireframe.views[view].fill = colour.resolved(named) }
      for (view, colour) in scene.textColours {
        wireframe.views[view].textColour = colour.resolved(named)
      }
      return wireframe
    }
  }

  /// Reads a colour at the end of the file.
  private mutating func readResource(_ element: StoryboardElement) {
    switch element.name {
    case "namedColor", "systemColor": openColour = element.nonempty("name")
    case "color":
      guard let openColour, let colour = WrittenColour(element).colour else { return }
      named[openColour] = colour
    default: break
    }
  }
}

extension WireframeBuilder {
  /// A text without spaces around it, of a bounded length; `nil` for none.
  static func text(_ text: String) -> String? {
    var scalars = String.UnicodeScalarView()
    var count = 0
    for scalar in text.unicodeScalars {
      let isSpace = scalar.properties.isWhitespace
      if isSpace, scalars.isEmpty || scalars.last == " " { continue }
      scalars.append(isSpace ? " " : scalar)
      count += 1
      if count == Wireframe.Limits.text {
        scalars.append("…")
        break
      }
    }
    if scalars.last == " " { scalars.removeLast() }
    return scalars.isEmpty ? nil : String(scalars)
  }

  static func text(_ text: ExactString?) -> String? { text.flatMap { Self.text($0.string) } }

  /// A number within bounds; `nil` for anything else.
  static func number(_ text: ExactString?) -> Double? {
    guard let value = text.flatMap({ Double($0.string) }), !value.isNaN else { return nil }
    return min(max(value, -Wireframe.Limits.coordinate), Wireframe.Limits.coordinate)
  }
}
