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

  /// Whether the elements that were started last are in a navigation item.
  var isInNavigationItem: Bool { open.contains { $0.element.name == "navigationItem" } }

  /// Whether they are on the left of one: `key="leftBarButtonItem"`, or in `<leftBarButtonItems>`.
  var isLeftItem: Bool {
    isInNavigationItem
      && open.contains {
        $0.element.name == "leftBarButtonItems" || $0.element["key"] == "leftBarButtonItem"
      }
  }

  /// The object ids of the open elements that are hidden or take no touches.
  var inertViews: [ExactString] { open.map(\.element).filter(\.isInert).map { $0["id"] ?? "" } }

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
      scene?.locations.segues[segue.position].inertViews =
        (open.map(\.element) + [last.element]).filter {
          $0.isInert || $0["allowsSelection"] == "NO" && trigger.kind != .control
        }.map { $0["id"] ?? "" }
    }
  }
}

extension StoryboardElement {
  /// Whether the view takes no touches.
  fileprivate var isInert: Bool {
    self["hidden"] == "YES" || self["enabled"] == "NO" || self["userInteractionEnabled"] == "NO"
      // UIKit sends no touches to a view below this.
      || self["alpha"].flatMap { Double($0.string) }.map { $0 < 0.01 } == true
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
