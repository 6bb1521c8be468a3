import Routes
import SourceText

extension WireframeBuilder {
  /// Starts an element that is a view, or a part of one.
  mutating func startView(_ element: StoryboardElement, _ entry: inout Open) {
    guard let kind = Wireframe.Kind.byElement[element.name.string] else {
      readPart(element)
      return
    }
    // The view of a bar's title, or a preview, is not on the screen itself.
    if element["key"] == "titleView" || entry.depth >= Wireframe.Limits.depth { return }
    guard let count = scene?.wireframe.views.count, count < Wireframe.Limits.views else {
      scene?.wireframe.omittedViews += 1
      return
    }
    scene?.wireframe.views.append(Self.view(kind, element, in: entry.view))
    entry.view = count
    entry.isView = true
    entry.depth += 1
  }

  private static func view(
    _ kind: Wireframe.Kind,
    _ element: StoryboardElement,
    in parent: Int?
  ) -> Wireframe.View {
    var view = Wireframe.View(kind, in: parent)
    view.id = element["id"]
    view.customClass = text(element["customClass"])
    view.text = text(element["text"]) ?? text(element["title"])
    view.placeholder = text(element["placeholder"])
    view.image = text(element["image"])
    view.isHidden = element["hidden"] == "YES"
    view.isOn = element["on"] == "YES"
    view.alignment =
      element["textAlignment"].flatMap { .init(rawValue: $0.string) } ?? .natural
    if kind == .stack {
      let axis = element["axis"] ?? element["orientation"] ?? element["layout"]
      let distribution = element["distribution"]?.string ?? ""
      view.stack = .init(
        isVertical: axis == "vertical",
        spacing: number(element["spacing"]) ?? (element.name == "group" ? 4 : 0),
        isEqual: distribution.hasPrefix("fillEqually")
      )
    }
    if let height = number(element["rowHeight"]), height > 0, kind == .cell {
      view.vertical.size = height
    }
    return view
  }

  /// Reads an element that says something about the view around it.
  private mutating func readPart(_ element: StoryboardElement) {
    guard let owner = open.last?.view, open.last?.innermost == owner else { return }
    switch element.name {
    case "color": readColour(element, of: owner)
    case "fontDescription", "font":
      if let size = Self.number(element["pointSize"] ?? element["size"]), size > 0 {
        scene?.wireframe.views[owner].fontSize = min(size, 200)
      }
      let style = element["type"] ?? element["weight"] ?? element["metaFont"] ?? element["style"]
      let isBold = style?.string.lowercased().containsBytes(of: "bold") ?? false
      scene?.wireframe.views[owner].isBold =
        isBold || element["style"] == "UICTFontTextStyleHeadline" || element["weight"] == "heavy"
    case "state" where element["key"] == "normal": setText(of: owner, from: element)
    case "buttonConfiguration", "listContentConfiguration", "buttonCell", "popUpButtonCell",
      "searchFieldCell", "comboBoxCell":
      setText(of: owner, from: element)
    case "textFieldCell":
      setText(of: owner, from: element)
      // A label of a Mac is a field without a border.
      if element["borderStyle"] == nil, element["editable"] != "YES",
        scene?.wireframe.views[owner].kind == .textField
      {
        scene?.wireframe.views[owner].kind = .label
        scene?.wireframe.views[owner].fontSize = 13
      }
    case "imageCell", "imageReference":
      if let image = Self.text(element["image"]) { scene?.wireframe.views[owner].image = image }
    case "fragment": addText(Self.text(element["content"]), to: owner)
    default: break
    }
  }

  private mutating func setText(of view: Int, from element: StoryboardElement) {
    if let text = Self.text(element["title"]) ?? Self.text(element["text"]) {
      scene?.wireframe.views[view].text = text
    }
    if let image = Self.text(element["image"]) ?? Self.text(element["catalog"]) {
      scene?.wireframe.views[view].image = image
    }
    if let placeholder = Self.text(element["placeholderString"]) {
      scene?.wireframe.views[view].placeholder = placeholder
    }
  }

  private mutating func readColour(_ element: StoryboardElement, of view: Int) {
    switch element["key"] {
    case "backgroundColor", "baseBackgroundColor": scene?.fills[view] = WrittenColour(element)
    case "textColor", "titleColor", "baseForegroundColor":
      // The colours of other states come later.
      if scene?.textColours[view] == nil { scene?.textColours[view] = WrittenColour(element) }
    default: break
    }
  }

  mutating func readFrame(_ element: StoryboardElement) {
    guard let last = open.indices.last,
      let width = Self.number(element["width"]), let height = Self.number(element["height"]),
      width >= 0, height >= 0
    else { return }
    let x = Self.number(element["x"]) ?? 0
    let y = Self.number(element["y"]) ?? 0
    let frame = Wireframe.Rect(x: x, y: y, width: width, height: height)
    if element["key"] == "contentRect" {
      scene?.wireframe.size = .init(width: width, height: height)
    } else if open[last].isView, let view = open[last].view {
      scene?.wireframe.views[view].frame = frame
    } else if open[last].element.name.hasSuffix("iew"),
      // The header of a Mac's table is on top of its first row in the file.
      open[last].element.name != "tableHeaderView"
    {
      addUnknownView(frame)
    }
  }

  /// An element of an unknown name that has a frame is a view which the app draws.
  private mutating func addUnknownView(_ frame: Wireframe.Rect) {
    let last = open.count - 1
    guard let count = scene?.wireframe.views.count, count < Wireframe.Limits.views,
      open[last].depth < Wireframe.Limits.depth
    else { return }
    var view = Self.view(.canvas, open[last].element, in: open[last].view)
    view.text = view.text ?? Self.text(open[last].element.name.string)
    view.frame = frame
    scene?.wireframe.views.append(view)
    open[last].view = count
    open[last].isView = true
    open[last].depth += 1
  }

  mutating func readEmbedded(_ element: StoryboardElement) {
    guard let view = open.last?.view, scene?.wireframe.views[view].kind == .container else {
      return
    }
    scene?.wireframe.views[view].embedded = element["destination"]
  }

  /// Adds text between tags, if the drawing uses it.
  mutating func add(_ text: XMLText) {
    guard let last = open.indices.last, let kept = open[last].text,
      kept.utf8.count < Wireframe.Limits.text * 4
    else { return }
    open[last].text = kept + text.string
  }

  /// Takes the text between the tags of an element that ends.
  mutating func endText(of ended: Open) {
    guard let text = ended.text.flatMap(Self.text), let view = ended.view,
      open.last?.view == view
    else { return }
    switch ended.element["key"] {
    case "text", "title": scene?.wireframe.views[view].text = text
    case "content": addText(text, to: view)
    default: break
    }
  }

  private mutating func addText(_ text: String?, to view: Int) {
    let before = scene?.wireframe.views[view].text
    scene?.wireframe.views[view].text = Self.text([before, text].compactMap(\.self).joined())
  }
}
