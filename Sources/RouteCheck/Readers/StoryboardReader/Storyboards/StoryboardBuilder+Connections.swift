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
        ownerElement: owner.name,
        value: element.name == "outlet" ? element.nonempty("destination") : nil,
        inertViews: isAction ? inertViews : [],
        isInBar: isInBar
      )
    )
  }

  /// Reads a segue. Not one is the reference of inferred metrics, or the commit of a preview, which is
  /// inside of the segue that it inherits from.
  mutating func readSegue(_ element: StoryboardElement) {
    guard element["kind"] != nil || element["destination"] != nil else { return }
    // In place: with a copy for each segue, the time would be quadratic in their number.
    scene?.scene.segues.append(
      Storyboard.Segue(
        id: element["id"] ?? "",
        kind: .init(rawValue: element["kind"]?.string ?? ""),
        identifier: element.nonempty("identifier"),
        destination: element["destination"] ?? "",
        relationship: element.nonempty("relationship"),
        unwindAction: element.nonempty("unwindAction"),
        creationSelector: element["destinationCreationSelector"],
        customClass: element.nonempty("customClass"),
        module: element.module,
        presentationStyle: element.nonempty("modalPresentationStyle")
      )
    )
    if let segues = scene?.scene.segues, segues.last?.kind.role.isContainment == false {
      let isAccessory = element["trigger"] == "accessoryAction"
      addStarted(.init(position: segues.count - 1, isAccessory: isAccessory))
    }
    var locations = StoryboardFile.SegueLocations(
      element: location(of: element),
      identifier: location(of: "identifier", in: element),
      kind: location(of: "kind", in: element) ?? location(of: "destination", in: element),
      destination: location(of: "destination", in: element),
      creationSelector: location(of: "destinationCreationSelector", in: element),
      unwindAction: location(of: "unwindAction", in: element),
      // Only code can perform a segue among the connections of a controller itself.
      isManual: depth == 7 && StoryboardElement.isController(open[4].element.name),
      owner: owner?["id"]
    )
    if scene?.scene.segues.last?.kind == .embed { locations.inertViews = inertViews }
    locations.isInBar = isInBar
    locations.isLeftItem = isLeftItem
    scene?.locations.segues.append(locations)
  }

  /// Reads a cell. Only a prototype can be made by its identifier, and not a static cell.
  mutating func readPrototype(_ element: StoryboardElement) {
    guard let identifier = element.nonempty("reuseIdentifier") else { return }
    file.reuseIdentifiers.append(identifier)
    let isInCollection = element.name == "collectionViewCell"
    guard isInCollection || element.name == "tableViewCell",
      scene != nil, open.count >= 2,
      open[open.count - 2].element.name == (isInCollection ? "cells" : "prototypes"),
      let location = location(of: "reuseIdentifier", in: element)
    else { return }
    file.prototypes.append(
      .init(
        identifier: identifier,
        scene: file.storyboard.scenes.count,
        customClass: element.nonempty("customClass"),
        isInCollection: isInCollection,
        location: location
      )
    )
  }
}
