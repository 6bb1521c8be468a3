import Routes

extension StoryboardBuilder {
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
}
