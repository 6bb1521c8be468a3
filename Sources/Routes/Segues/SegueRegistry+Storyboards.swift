extension SegueRegistry {
  /// Makes a registry of the segues of storyboards.
  ///
  /// Every segue that has an identifier can be performed from its scene, with the scene it leads to
  /// made from the storyboard: containers with what is inside them, references followed.
  ///
  /// - Parameters:
  ///   - storyboards: Storyboards that may refer to each other by name.
  ///   - classes: How to make the controllers whose classes they name.
  /// - Throws: ``RegistrationError/duplicate(identifier:source:first:second:)`` when two segues of a
  ///   scene have the same identifier.
  /// - Complexity: O(*n*) in the number of scenes and segues.
  public init(
    _ storyboards: Storyboard...,
    classes: SceneClasses = SceneClasses()
  ) throws(RegistrationError) {
    try self.init(storyboards: storyboards, classes: classes)
  }

  /// Makes a registry of the segues of storyboards.
  ///
  /// - Parameters:
  ///   - storyboards: Storyboards that may refer to each other by name.
  ///   - classes: How to make the controllers whose classes they name.
  /// - Throws: ``RegistrationError/duplicate(identifier:source:first:second:)`` when two segues of a
  ///   scene have the same identifier.
  /// - Complexity: O(*n*) in the number of scenes and segues.
  public init(
    storyboards: [Storyboard],
    classes: SceneClasses = SceneClasses()
  ) throws(RegistrationError) {
    scenes = SceneCatalog(storyboards, classes)
    for place in scenes.bundle.locations {
      var destinations: [String: String] = [:]
      for segue in scenes.bundle[place]?.segues ?? [] {
        guard let identifier = segue.identifier else {
          if !segue.kind.role.isContainment {
            unnamed[segue.id, default: []].append(registration(of: segue, from: place))
          }
          continue
        }
        // Two buttons that lead to the same scene may share an identifier.
        if destinations.updateValue(segue.destination, forKey: identifier) == segue.destination {
          continue
        }
        try add(registration(of: segue, from: place))
      }
    }
  }

  private func registration(
    of segue: Storyboard.Segue,
    from place: StoryboardBundle.SceneLocation
  ) -> Registration {
    let identifier = segue.identifier ?? ""
    let destination = scenes.bundle.destination(of: segue, from: place)
    return Registration(
      identifier: identifier,
      source: .scene(place, name: scenes.name(of: place)),
      kind: segue.kind,
      style: segue.style,
      destination: (try? destination.get()).map(scenes.name) ?? segue.destination,
      location: .storyboard(
        scenes.bundle.storyboards[place.storyboard].name,
        scene: place.scene,
        segue: segue.id
      ),
      making: segue.kind == .unwind
        ? .unwind(action: segue.unwindAction ?? identifier) : .scene(destination)
    )
  }
}

extension Storyboard.Segue {
  /// How the segue presents: what it states, or what its kind implies.
  var style: PresentationStyle {
    presentationStyle.flatMap { PresentationStyle(rawValue: $0) } ?? .automatic
  }
}
