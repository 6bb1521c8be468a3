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
      Self.text(element["title"]) ?? BarItemName.text(ofSystemItem: element["systemItem"]?.string)
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
      Self.text(element["title"]) ?? BarItemName.text(ofSystemItem: element["systemItem"]?.string)
      ?? (element["image"] == nil ? nil : "◻") ?? "•"
    if text == "◻", open.count <= 7, let image = Self.text(element["image"]),
      let count = scene?.wireframe.barImages.count, count < Wireframe.Limits.items
    {
      scene?.wireframe.barImages.append(image)
    }
    if open.count == 6, parent.name == "toolbarItems" {
      guard (scene?.wireframe.toolbarItems.count ?? 0) < Wireframe.Limits.items else { return }
      scene?.wireframe.toolbarItems.append(text)
    } else if open.count == 6 || open.count == 7, open[5].element.name == "navigationItem" {
      let place = (open.count == 6 ? element["key"]?.string : parent.name.string) ?? ""
      if place.hasPrefix("left") {
        scene?.wireframe.navigationItem?.addLeft(text)
      } else if place.hasPrefix("right") {
        scene?.wireframe.navigationItem?.addRight(text)
      }
    } else {
      addItem(text)
    }
  }

  private mutating func addItem(_ text: String) {
    guard let view = open.last?.view,
      let count = scene?.wireframe.views[view].items.count, count < Wireframe.Limits.items
    else { return }
    scene?.wireframe.views[view].items.append(text)
  }

  private static func size(_ element: StoryboardElement) -> Wireframe.Size? {
    guard let width = number(element["width"]), let height = number(element["height"]),
      width > 0, height > 0
    else { return nil }
    return .init(width: width, height: height)
  }
}

extension Wireframe.NavigationItem {
  fileprivate mutating func addLeft(_ text: String) {
    if left.count < Wireframe.Limits.items { left.append(text) }
  }

  fileprivate mutating func addRight(_ text: String) {
    if right.count < Wireframe.Limits.items { right.append(text) }
  }
}

/// The texts of the items that the system provides.
enum BarItemName {
  static func text(ofSystemItem name: String?) -> String? {
    guard let name, let first = name.first else { return nil }
    switch name {
    case "add": return "+"
    case "stop": return "×"
    case "close": return "×"
    case "refresh": return "↻"
    case "action": return "↑"
    case "search": return "⌕"
    case "rewind": return "«"
    case "fastForward": return "»"
    case "play": return "▸"
    default: return WireframeBuilder.text(first.uppercased() + name.dropFirst())
    }
  }
}
