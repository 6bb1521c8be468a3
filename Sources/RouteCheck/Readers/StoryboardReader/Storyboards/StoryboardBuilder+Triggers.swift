import Routes

/// The elements that start segues, with their texts and images.
///
/// A segue is among the connections of its element, and the texts of the element may come after them.
/// So the trigger of a segue is known when its element ends.
extension StoryboardBuilder {
  /// An open element.
  struct Open {
    var element: StoryboardElement
    /// The text and the image of a part of the element, which replace its own.
    var title: ExactString?
    var image: ExactString?
    var label: ExactString?
    /// The segues that the element starts.
    var segues: [Started] = []
  }

  /// A segue that an element starts.
  struct Started {
    /// The position of the segue in its scene.
    var position: Int
    /// Whether the user touches the accessory of the element.
    var isAccessory: Bool
  }

  /// Adds an element to the open ones.
  mutating func open(_ element: StoryboardElement) {
    switch element.name {
    case "state" where element["key"] == "normal": setParts(of: element)
    case "buttonConfiguration", "buttonCell": setParts(of: element)
    case "fragment": addFragment(element)
    case "accessibility":
      if let label = element.nonempty("label"), !open.isEmpty {
        open[open.count - 1].label = label
      }
    case "label":
      if let cell = cells.last, title(of: open[cell]) == nil {
        open[cell].title = element.nonempty("text")
      }
    case "tableViewCell", "collectionViewCell": cells.append(open.count)
    default: break
    }
    open.append(Open(element: element))
  }

  /// The text of an element; few elements start segues, so that it is decoded when it is needed.
  private func title(of open: Open) -> ExactString? {
    open.title ?? open.element.nonempty("title")
  }

  /// Gives the open element the text and the image of a part of it.
  private mutating func setParts(of part: StoryboardElement) {
    guard let last = open.indices.last else { return }
    open[last].title = part.nonempty("title") ?? open[last].title
    open[last].image = part.nonempty("image") ?? open[last].image
  }

  /// Adds a fragment of an attributed title to the text of the button around it.
  private mutating func addFragment(_ fragment: StoryboardElement) {
    let (part, button) = (open.count - 2, open.count - 3)
    guard button >= 0, let content = fragment.nonempty("content"),
      open[part].element["key"] == "normal" || open[part].element.name == "buttonConfiguration"
    else { return }
    open[button].title = ExactString((open[button].title?.string ?? "") + content.string)
  }

  /// Adds the segue whose element was started last to the element around its connections.
  mutating func addStarted(_ segue: Started) {
    guard let owner = ownerPosition, !StoryboardElement.isController(open[owner].element.name)
    else { return }
    open[owner].segues.append(segue)
  }

  /// The object that has the element that was started last among its connections.
  var owner: StoryboardElement? { ownerPosition.map { open[$0].element } }

  private var ownerPosition: Int? {
    let owner = open.count - 3
    guard owner >= 0, open[owner + 1].element.name == "connections" else { return nil }
    return owner
  }

  /// Whether the elements that were started last are in a navigation item or in a toolbar of a stack.
  var isInBar: Bool {
    open.contains { $0.element.name == "navigationItem" || $0.element.name == "toolbarItems" }
      // A view may have a bar of its own.
      && !open.contains { $0.element.name == "navigationBar" }
  }

  /// Whether they are on the left of one: `key="leftBarButtonItem"`, or in `<leftBarButtonItems>`.
  var isLeftItem: Bool {
    isInBar
      && open.contains {
        $0.element.name == "leftBarButtonItems" || $0.element["key"] == "leftBarButtonItem"
      }
  }

  /// The open elements, with why they take no touches.
  var inertViews: [StoryboardFile.InertView] { open.flatMap(\.element.inertViews) }

  /// Removes the innermost open element, and gives the segues that it starts their trigger.
  mutating func closeElement() {
    guard let last = open.popLast() else { return }
    if cells.last == open.count { cells.removeLast() }
    for segue in last.segues {
      let trigger = Storyboard.Segue.Trigger(
        kind: segue.isAccessory ? .accessory : last.element.triggerKind,
        element: ExactString(last.element.name.string),
        title: title(of: last) ?? last.label,
        systemItem: last.element.nonempty("systemItem"),
        image: last.image ?? last.element.nonempty("image")
      )
      scene?.scene.segues[segue.position].trigger = trigger
      var inert = inertViews + last.element.inertViews
      if trigger.kind != .control {
        inert += open.filter { $0.element["allowsSelection"] == "NO" }
          .map { .init(id: $0.element["id"] ?? "", property: "allowsSelection") }
      }
      if segue.isAccessory, last.element["accessoryType"]?.hasPrefix("detail") != true {
        inert.append(.init(property: "accessoryType"))
      }
      scene?.locations.segues[segue.position].inertViews = inert
    }
  }
}

extension StoryboardElement {
  /// The element once for each property by which it takes no touches, or else once with its id.
  fileprivate var inertViews: [StoryboardFile.InertView] {
    if name == "toolbarItems" { return [.init(property: "isToolbarHidden")] }
    var properties: [ExactString] = []
    if self["hidden"] == "YES" { properties.append("isHidden") }
    if self["enabled"] == "NO" { properties.append("isEnabled") }
    if self["userInteractionEnabled"] == "NO" { properties.append("isUserInteractionEnabled") }
    // UIKit sends no touches to a view below this.
    if let alpha = self["alpha"].flatMap({ Double($0.string) }), alpha < 0.01 {
      properties.append("alpha")
    }
    if properties.isEmpty { return self["id"].map { [.init(id: $0)] } ?? [] }
    return properties.map { .init(id: self["id"] ?? "", property: $0) }
  }

  /// The kind of the element for a user, if it starts a segue.
  fileprivate var triggerKind: Storyboard.Segue.Trigger.Kind {
    switch name {
    case "tableViewCell", "tableRow": .tableCell
    case "collectionViewCell": .collectionCell
    case _ where name.hasSuffix("GestureRecognizer"): .gesture
    default: .control
    }
  }
}
