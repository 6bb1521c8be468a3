import Routes

extension StoryboardBuilder {
  /// Reads an outlet or an action among the connections of an object.
  ///
  /// An outlet is a property of that object, and an action is a method of its target, which is in
  /// another attribute on macOS.
  mutating func readConnection(_ element: StoryboardElement) {
    if element["property"] == "gestureRecognizers", let recognizer = element["destination"] {
      viewsOfRecognizers[recognizer, default: []] += inertViews
    }
    guard let owner = owner else { return }
    let isAction = element.name == "action"
    let attribute = isAction ? "selector" : "property"
    let object = isAction ? element["destination"] ?? element["target"] : owner["id"]
    guard let object, let name = element.nonempty(attribute),
      let location = location(of: attribute, in: element)
    else { return }
    file.connections.append(
      .init(
        kind: isAction ? .action : .outlet,
        name: name,
        location: location,
        object: object,
        owner: owner["id"] ?? "",
        ownerElement: owner.name.string,
        value: element.name == "outlet" ? element.nonempty("destination") : nil,
        inertViews: isAction ? inertViews : [],
        isInBar: isInBar
      )
    )
  }
}
