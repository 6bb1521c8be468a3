extension SegueRegistry {
  /// Creates a registry of the segues of storyboards.
  ///
  /// Every segue with an identifier can be performed from its scene. Its destination is made from the
  /// storyboard: containers with their children, and references followed.
  ///
  /// - Parameters:
  ///   - storyboards: Storyboards that may refer to each other by name.
  ///   - classes: The controller classes that the storyboards name.
  /// - Throws: ``SegueRegistry/RegistrationError``: two segues of a scene have the same identifier, or a
  ///   storyboard refers to one that is not among them.
  /// - Complexity: O(*n*) in the number of scenes and segues.
  public init(
    _ storyboards: Storyboard...,
    classes: SceneClasses = SceneClasses()
  ) throws(RegistrationError) {
    try self.init(storyboards: storyboards, classes: classes)
  }

  /// Creates a registry of the segues of storyboards.
  ///
  /// - Parameters:
  ///   - storyboards: Storyboards that may refer to each other by name.
  ///   - classes: The controller classes that the storyboards name.
  /// - Throws: ``SegueRegistry/RegistrationError``: two segues of a scene have the same identifier, or a
  ///   storyboard refers to one that is not among them.
  /// - Complexity: O(*n*) in the number of scenes and segues.
  public init(
    storyboards: [Storyboard],
    classes: SceneClasses = SceneClasses()
  ) throws(RegistrationError) {
    if let (position, storyboard) = storyboards.enumerated().first(where: { position, storyboard in
      storyboards[..<position].contains(storyboard)
    }) {
      throw .unusableStoryboard(
        name: storyboard.name,
        problem: "it is given twice, at last in position \(position + 1); remove one"
      )
    }
    try self.init(found: storyboards, classes: classes)
    try checkReferences()
  }

  /// Creates a registry of the storyboards that were found. They may refer to others.
  package init(
    found storyboards: [Storyboard],
    classes: SceneClasses = SceneClasses()
  ) throws(RegistrationError) {
    scenes = SceneCatalog(storyboards, classes)
    for location in scenes.bundle.locations {
      var destinations: [ExactString: ExactString] = [:]
      for segue in scenes.bundle[location]?.segues ?? []
      where segue.identifier != nil || !segue.kind.role.isContainment {
        let registration = registration(of: segue, from: location)
        // Two buttons that lead to the same scene may share an identifier.
        if let identifier = segue.identifier,
          destinations.updateValue(segue.destination, forKey: identifier) != segue.destination
        {
          try add(registration)
        } else {
          onlyOfControls[segue.id, default: []].append(registration)
        }
      }
    }
  }

  /// Checks that no storyboard refers to one that the registry lacks: its scenes, for example a tab,
  /// would be missing.
  private func checkReferences() throws(RegistrationError) {
    for location in scenes.bundle.locations {
      guard let scene = scenes.bundle[location], scene.reference != nil,
        case .failure(.noStoryboard(let name)) = scenes.bundle.resolve(location)
      else { continue }
      let known = scenes.bundle.storyboards.map(\.name)
      let near = SpellingSuggestion.parenthetical(for: name, among: known)
      throw .unusableStoryboard(
        name: scenes.bundle.storyboards[location.storyboard].name,
        problem: """
          scene '\(scene.id)' refers to storyboard '\(name)', which the registry does not have\(near); \
          make the registry of both
          """
      )
    }
  }

  private func registration(
    of segue: Storyboard.Segue,
    from source: StoryboardBundle.SceneLocation
  ) -> Registration {
    let identifier = segue.identifier ?? ""
    let destination = scenes.bundle.destination(of: segue, from: source)
    let target = try? destination.get()
    let storyboard = scenes.bundle.storyboards[source.storyboard].name
    let scene = Storyboard.SceneObject(storyboard: storyboard, id: source.scene)
    return Registration(
      identifier: identifier,
      source: .scene(source, name: scenes.name(of: source)),
      kind: segue.kind,
      style: PresentationStyle(stated: segue.presentationStyle)
        ?? target.flatMap { scenes.bundle[$0]?.style } ?? .automatic,
      destination: target.map(scenes.name) ?? segue.destination,
      location: .storyboard(Storyboard.SegueObject(scene: scene, id: segue.id)),
      making: segue.kind == .unwind
        ? .unwind(action: segue.unwindAction ?? identifier) : .scene(destination)
    )
  }
}

extension Storyboard.Scene {
  /// The style in which the scene is presented, if it states one that the library has.
  var style: PresentationStyle? { PresentationStyle(stated: settings.presentationStyle) }
}

extension PresentationStyle {
  fileprivate init?(stated word: ExactString?) {
    guard let word else { return nil }
    self.init(rawValue: word.string)
  }
}
