import Routes

/// The names by which people call the screens of an app.
struct ScreenNames {
  /// The names of screens as in snapshots, by each name that a scene has.
  private var screens: [ExactString: ExactString] = [:]
  /// The names as in snapshots.
  private var names: Set<ExactString> = []

  init(_ exploration: Exploration) {
    let bundle = exploration.bundle
    // A name of one of several scenes with a class is not one of the others.
    let scenes = Dictionary(grouping: bundle.locations) { bundle[$0]?.customClass }
    for location in bundle.locations {
      guard let scene = bundle[location], scene.reference == nil else { continue }
      let isScreen = Snapshot.Kind(scene.kind) == .screen
      guard isScreen || scene.customClass != nil else { continue }
      let title = bundle.object(at: location).flatMap { exploration.facts.scenes[$0]?.title }
      let isOnly = scene.customClass == nil || scenes[scene.customClass]?.count == 1
      let others = isOnly ? [scene.identifier, scene.id, title] : []
      add(scene.shortName, also: [scene.customClass] + others)
    }
    for screen in exploration.screens { add(screen.name, also: []) }
    for screen in exploration.found[0].state.snapshot.screens where screen.isNamed {
      add(screen.name, also: [])
    }
  }

  private mutating func add(_ name: ExactString, also others: [ExactString?]) {
    names.insert(name)
    screens[name] = name
    for case let other? in [name] + others {
      // A property has single spaces between the words of a name.
      let words = other.string.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      for spelling in [other, ExactString(words)] where screens[spelling] == nil {
        screens[spelling] = name
      }
    }
  }

  /// The name in snapshots of the screen with a name or a class; `nil` if there is none.
  func screen(called name: ExactString) -> ExactString? {
    screens[name] ?? screens[ControllerName.trimmed(name)]
  }

  /// What an error expects in place of a name that is like no other one, or like a near one.
  func expectation(near: String?) -> String {
    let some =
      near == nil && !names.isEmpty ? ", for example \(names.sorted().prefix(3).quotedList)" : ""
    return "the name of a screen\(some)"
  }

  /// The name that is most like one that no screen has.
  func nearest(to name: ExactString) -> String? {
    let trimmed = ControllerName.trimmed(name)
    return SpellingSuggestion.closest(to: trimmed, among: names.sorted())?.string
  }
}
