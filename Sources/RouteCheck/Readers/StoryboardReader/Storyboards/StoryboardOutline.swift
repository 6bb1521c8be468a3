import Routes
import SourceText

/// The names by which Interface Builder lists the objects of a storyboard or xib in its outline.
package enum StoryboardOutline {
  /// Finds objects in the outline.
  ///
  /// - Parameter locations: The places of start tags, or of attributes in them.
  /// - Returns: For each location the scene and the object, such as `Login Scene` and
  ///   `Button "Sign in"`. Locations outside of any object have none.
  package static func entries(
    at locations: Set<TextLocation>,
    in bytes: [UInt8]
  ) -> [TextLocation: [String]] {
    if XMLEncoding.problem(in: bytes) != nil { return [:] }
    let lines = LineTable(bytes)
    let wanted = locations.map { ($0, lines.start(ofLine: $0.line) + Int($0.column) - 1) }
      .sorted { $0.1 < $1.1 }
    return bytes.withUnsafeBufferPointer { buffer in
      var outline = OutlineReader(wanted)
      var reader = XMLReader(SourceBytes(buffer))
      while let event = try? reader.next() { outline.read(event) }
      return outline.entries
    }
  }
}

/// Follows the open elements of a document.
private struct OutlineReader {
  private(set) var entries: [TextLocation: [String]] = [:]
  /// The places that are left, by their offsets.
  private var wanted: ArraySlice<(location: TextLocation, offset: Int)>
  private var open: [Entry] = []
  /// The comment before a scene, which is its name.
  private var comment: String?

  /// An open element.
  private struct Entry {
    var element: StoryboardElement
    /// What the outline adds to the kind of the object, such as the title of a button.
    var label: String?
    /// The places inside of the element that are no objects of their own.
    var places: [TextLocation] = []
    /// The name of a scene.
    var scene: String?
  }

  init(_ wanted: [(TextLocation, Int)]) {
    self.wanted = wanted.map { (location: $0.0, offset: $0.1) }[...]
  }

  mutating func read(_ event: XMLReader.Event) {
    switch event {
    case .start(let element): start(element)
    case .end: end()
    case .text(let text):
      guard let last = open.last, open.count > 1, open[open.count - 2].label == nil,
        last.element.name == "string", ["text", "title"].contains(last.element["key"])
      else { return }
      open[open.count - 2].label = WireframeBuilder.text(text.string)
    case .comment(let text): comment = WireframeBuilder.text(text.string)
    }
  }

  private mutating func start(_ element: StoryboardElement) {
    var entry = Entry(element: element)
    let title = element["text"] ?? element["title"] ?? element["headerTitle"]
    entry.label = WireframeBuilder.text(title ?? element["placeholder"])
    switch element.name {
    case "scene":
      entry.scene = comment
      comment = nil
    case "state", "buttonConfiguration", "buttonCell", "textFieldCell", "navigationItem":
      // The title of a control is in a part of it.
      if let last = open.indices.last, open[last].label == nil { open[last].label = entry.label }
    default: break
    }
    // A scene without a comment has the name of its controller.
    if isController(element), open[open.count - 2].scene == nil {
      open[open.count - 2].scene =
        WireframeBuilder.text(element["userLabel"]) ?? entry.label ?? kind(of: element)
    }
    while let next = wanted.first, next.offset < element.extent.upperBound {
      if next.offset >= element.extent.lowerBound { entry.places.append(next.location) }
      wanted.removeFirst()
    }
    open.append(entry)
  }

  private mutating func end() {
    guard let ended = open.popLast(), let last = open.indices.last else { return }
    guard isObject(ended.element) else {
      open[last].places += ended.places
      return
    }
    let scene = open.first { $0.element.name == "scene" }?.scene.map { "\($0) Scene" }
    let object = scene != nil && isController(ended.element) ? nil : name(of: ended)
    for place in ended.places { entries[place] = [scene, object].compactMap(\.self) }
  }

  /// Whether an element inside of the open elements is the controller of a scene.
  private func isController(_ element: StoryboardElement) -> Bool {
    open.count >= 2 && open[open.count - 1].element.name == "objects"
      && open[open.count - 2].element.name == "scene" && element.controllerRank > 0
  }

  /// Whether the outline lists the element.
  private func isObject(_ element: StoryboardElement) -> Bool {
    switch element.name {
    case "outlet", "outletCollection", "action", "segue", "constraint", "rect", "color", "state":
      false
    default:
      element["id"] != nil && open.last.map { $0.element.name == "connections" } != true
    }
  }

  /// The name of an object: its label, or its class or kind in words, with its text.
  private func name(of entry: Entry) -> String {
    if let own = WireframeBuilder.text(entry.element["userLabel"]) { return own }
    let kind = kind(of: entry.element)
    return entry.label.map { "\(kind) \"\($0)\"" } ?? kind
  }

  /// The class or the element of an object in words: `Order Cell` for `OrderCell`.
  private func kind(of element: StoryboardElement) -> String {
    let scalars = Array((element["customClass"]?.string ?? element.name.string).unicodeScalars)
    var text = ""
    for (index, scalar) in scalars.enumerated() {
      let isCapital = scalar.properties.isUppercase
      let followsLower = index > 0 && !scalars[index - 1].properties.isUppercase
      let startsWord = index + 1 < scalars.count && scalars[index + 1].properties.isLowercase
      if isCapital, index > 0, followsLower || startsWord { text += " " }
      text += index == 0 ? scalar.properties.uppercaseMapping : String(scalar)
    }
    return text
  }
}
