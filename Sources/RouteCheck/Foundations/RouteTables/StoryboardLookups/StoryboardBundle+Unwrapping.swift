import Routes

extension StoryboardBundle {
  /// The result of unwrapping a segue's destination.
  package enum Unwrapping: Equatable, Sendable {
    /// The scene whose controller the prepare closure gets.
    case found(SceneLocation)
    /// Several scenes outside the content chain match, so that none is chosen.
    case ambiguous([SceneLocation])
    /// No descendant matches.
    case absent(searched: [SceneLocation])
    /// Some descendants are unknown, so that the result is unknown.
    case unknown
  }

  /// Predicts the scene to which a destination is unwrapped.
  ///
  /// The content chain is searched first: the scene itself, its content, and so on. Without a
  /// match, all other descendants are searched, nearest first, and a single match is chosen.
  ///
  /// - Parameter matches: Whether a scene's controller is of the expected class; `nil` when that is unknown.
  /// - Returns: The scene, or ``Unwrapping/unknown`` when it depends on unknown scenes or classes.
  package func unwrap(
    _ location: SceneLocation,
    where matches: (Storyboard.Scene) -> Bool?
  ) -> Unwrapping {
    var descendants = Descendants(self, of: location)
    for location in descendants.contentChain {
      switch self[location].map(matches) {
      case .some(true): return .found(location)
      case .some(false): continue
      case .some(nil), nil: return .unknown
      }
    }
    if descendants.isContentUnknown { return .unknown }
    descendants.collectOthers()
    var found: [SceneLocation] = []
    for location in descendants.others {
      switch self[location].map(matches) {
      case .some(true): found.append(location)
      case .some(false): continue
      case .some(nil), nil: descendants.isIncomplete = true
      }
    }
    if found.count > 1 { return .ambiguous(found) }
    if descendants.isIncomplete { return .unknown }
    return found.first.map(Unwrapping.found)
      ?? .absent(searched: descendants.contentChain + descendants.others)
  }
}

/// The scenes inside a scene: first its content chain, then the others, nearest first.
private struct Descendants {
  let bundle: StoryboardBundle
  /// The scene itself, its content, that one's content, and so on.
  var contentChain: [StoryboardBundle.SceneLocation]
  var others: [StoryboardBundle.SceneLocation] = []
  /// Whether the content chain continues in code or in an unknown storyboard.
  var isContentUnknown = false
  /// Whether any descendant is unknown.
  var isIncomplete = false

  /// The number of scenes inside a container that are searched. Every segue to it causes a search.
  private static let limit = 256

  init(_ bundle: StoryboardBundle, of location: StoryboardBundle.SceneLocation) {
    self.bundle = bundle
    contentChain = [location]
    var visited: Set<StoryboardBundle.SceneLocation> = [location]
    var last = location
    while let content = bundle.content(of: last) {
      guard case .success(let next) = content.scene, visited.count < Self.limit else {
        isContentUnknown = true
        return
      }
      guard visited.insert(next).inserted else { return }
      contentChain.append(next)
      last = next
    }
    isContentUnknown = isFilledByCode(last)
  }

  mutating func collectOthers() {
    var visited: Set<StoryboardBundle.SceneLocation> = []
    var level = [contentChain[0]]
    let chain = Set(contentChain)
    while !level.isEmpty {
      var next: [StoryboardBundle.SceneLocation] = []
      for location in level where visited.insert(location).inserted {
        if visited.count > Self.limit {
          isIncomplete = true
          return
        }
        if !chain.contains(location) { others.append(location) }
        if isFilledByCode(location) { isIncomplete = true }
        for child in bundle.children(of: location) {
          switch child.scene {
          case .success(let inner): next.append(inner)
          case .failure: isIncomplete = true
          }
        }
      }
      level = next
    }
  }

  /// Whether the scene is a container without children, which code must fill.
  private func isFilledByCode(_ location: StoryboardBundle.SceneLocation) -> Bool {
    guard let scene = bundle[location], scene.isContainer else { return false }
    return scene.containment.isEmpty
  }
}

extension Storyboard.Scene {
  /// Whether the scene's controller is of a class; `nil` when that is unknown.
  ///
  /// A scene without a custom class has the class of its kind: `navigationController` means
  /// `UINavigationController`. Conformance to a protocol, such as `any ShareScreen`, is unknown.
  ///
  /// - Parameters:
  ///   - expected: The class's name, with or without a module.
  ///   - inherits: Whether the first class is or inherits from the second; `nil` when unknown.
  package func isClass(
    _ expected: ExactString,
    _ inherits: (_ name: ExactString, _ expected: ExactString) -> Bool?
  ) -> Bool? {
    if expected.utf8.contains(where: { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "<") }) {
      return nil
    }
    let expected = expected.split(at: ".").last ?? ""
    if isOfSystemClass(expected) { return true }
    guard let customClass else { return false }
    return customClass == expected ? true : inherits(customClass, expected)
  }

  /// Whether the class of the scene's kind is, or inherits from, a class of the system.
  private func isOfSystemClass(_ name: ExactString) -> Bool {
    let name = name.string.lowercased()
    let word = kind.rawValue.lowercased()
    if [word, "ui" + word, "ns" + word].contains(name) { return true }
    return name == "uiviewcontroller" || name == "nsviewcontroller"
  }
}
