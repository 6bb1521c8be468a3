import Routes

extension WireframeBuilder {
  /// Starts an object of a scene; the likeliest controller is drawn.
  mutating func startObject(_ element: StoryboardElement, _ entry: inout Open) {
    let rank = open[3].element.name == "objects" ? element.controllerRank : 0
    guard rank > scene?.rank ?? 0 else { return }
    scene?.rank = rank
    entry.isController = true
    let comment = scene?.wireframe.comment
    scene?.wireframe = Wireframe()
    scene?.wireframe.comment = comment
    scene?.wireframe.title = Self.text(element["title"])
    scene?.fills = [:]
    scene?.textColours = [:]
    scene?.constraints = []
    // The interface of a watch is a list without a root view.
    if element.name == "controller" || element.name == "notificationController" {
      var view = Wireframe.View(.stack)
      view.stack = .init(isVertical: true, spacing: 4)
      scene?.wireframe.views = [view]
      entry.view = 0
      entry.isView = true
    }
  }

  /// Starts an element inside of an object.
  mutating func startPart(_ element: StoryboardElement, _ entry: inout Open) {
    guard open[4].isController else { return }
    let parent = open[open.count - 1].element
    switch element.name {
    case "rect" where element["key"] == "frame" || element["key"] == "contentRect":
      readFrame(element)
    case "size" where element["key"] == "freeformSize": scene?.wireframe.size = Self.size(element)
    case "navigationItem": readNavigationItem(element)
    case "barButtonItem": readBarItem(element, in: parent)
    case "tabBarItem": readTabItem(element)
    case "segment", "menuItem": readSegment(element)
    case "segue" where element["kind"] == "embed": readEmbedded(element)
    case "constraint": readConstraint(element)
    case "viewLayoutGuide": readGuide(element)
    case "string", "mutableString": entry.text = ""
    default: startView(element, &entry)
    }
  }

  private mutating func readNavigationItem(_ element: StoryboardElement) {
    let title = Self.text(element["title"])
    if open.count == 5 {
      scene?.wireframe.navigationItem = .init(title: title)
    } else if let view = open.last?.view, scene?.wireframe.views[view].kind == .navigationBar {
      scene?.wireframe.views[view].text = title
    }
  }

  private mutating func readTabItem(_ element: StoryboardElement) {
    let text =
      Self.text(element["title"]) ?? Self.text(ofSystemItem: element["systemItem"]?.string)
    if open.count == 5 {
      scene?.wireframe.tabBarItem = text
      scene?.wireframe.tabBarImage = Self.text(element["image"])
    } else {
      addItem(text ?? "")
    }
  }

  private mutating func readSegment(_ element: StoryboardElement) {
    guard let view = open.last?.view, scene?.wireframe.views[view].kind == .segments else { return }
    addItem(Self.text(element["title"]) ?? Self.text(element["label"]) ?? "")
  }

  /// Reads an item of a bar: of the controller's navigation bar or toolbar, or of a bar that is a view.
  private mutating func readBarItem(_ element: StoryboardElement, in parent: StoryboardElement) {
    if element["systemItem"] == "flexibleSpace" || element["systemItem"] == "fixedSpace" { return }
    let text =
      Self.text(element["title"]) ?? Self.text(ofSystemItem: element["systemItem"]?.string)
      ?? (element["image"] == nil ? nil : "◻") ?? "•"
    if text == "◻", open.count <= 7, let image = Self.text(element["image"]) {
      scene?.wireframe.barImages.add(image)
    }
    if open.count == 6, parent.name == "toolbarItems" {
      scene?.wireframe.toolbarItems.add(text)
    } else if open.count == 6 || open.count == 7, open[5].element.name == "navigationItem" {
      let place = (open.count == 6 ? element["key"]?.string : parent.name.string) ?? ""
      if place.hasPrefix("left") {
        scene?.wireframe.navigationItem?.left.add(text)
      } else if place.hasPrefix("right") {
        scene?.wireframe.navigationItem?.right.add(text)
      }
    } else {
      addItem(text)
    }
  }

  private mutating func addItem(_ text: String) {
    if let view = open.last?.view { scene?.wireframe.views[view].items.add(text) }
  }

  private static func size(_ element: StoryboardElement) -> Wireframe.Size? {
    guard let width = number(element["width"]), let height = number(element["height"]),
      width > 0, height > 0
    else { return nil }
    return .init(width: width, height: height)
  }

  /// The text of an item that the system provides.
  private static func text(ofSystemItem name: String?) -> String? {
    guard let name, let first = name.first else { return nil }
    switch name {
    case "add": return "+"
    case "stop", "close": return "×"
    case "refresh": return "↻"
    case "action": return "↑"
    case "search": return "⌕"
    case "rewind": return "«"
    case "fastForward": return "»"
    case "play": return "▸"
    default: return text(first.uppercased() + name.dropFirst())
    }
  }
}

extension [String] {
  /// Adds an item of a bar or a segment, within bounds.
  fileprivate mutating func add(_ item: String) {
    if count < Wireframe.Limits.items { append(item) }
  }
}
