/// The controller classes that storyboards and snapshots name, with closures that make them.
///
/// ```swift
/// var classes = SceneClasses()
/// try classes.register(FeedController.init)
/// try classes.register(ConversationController.init)
/// let registry = try SegueRegistry(main, classes: classes)
/// ```
///
/// Names count without `ViewController` or `Controller` at their end, if none is registered with it: a test
/// double `Feed` makes the scenes of the class `FeedViewController`.
///
/// A scene whose class is not registered becomes a ``PlaceholderController``, or the library's container
/// of its kind. A container's class must be a subclass of the library's. Its children in the
/// storyboard are added after it was made.
public struct SceneClasses {
  /// The closures by the names of the classes as storyboards state them, after the module and a period.
  private var makers: [ExactString: Maker] = [:]
  /// The classes by their names in snapshots.
  private var namesInSnapshots: [ExactString: [ExactString]] = [:]

  package typealias Maker = () throws -> any Controller

  /// Creates an empty table, with which every scene becomes a placeholder.
  public init() {}
}

extension SceneClasses {
  /// Registers a class under its name.
  ///
  /// - Parameter make: Makes a controller of the class.
  /// - Throws: ``SegueRegistry/RegistrationError/duplicateClass(name:)``.
  public mutating func register<Screen: Controller>(
    _ make: @escaping () throws -> Screen
  ) throws(SegueRegistry.RegistrationError) {
    try add("\(Screen.self)", make)
  }

  /// Registers a class under a name that storyboards state, such as a test double's under the name of
  /// the class that it replaces.
  ///
  /// ```swift
  /// var classes = SceneClasses()
  /// try classes.register("PinController") { PinStub() }
  /// try classes.register("CartController", module: "Shop") { CartController() }
  /// ```
  ///
  /// - Parameters:
  ///   - name: The class name in the storyboard. A snapshot has the name of the closure's class.
  ///   - module: The module that the storyboard states. Without it the closure makes the classes of
  ///     that name in all modules that have no closure of their own.
  ///   - make: Makes a controller.
  /// - Throws: ``SegueRegistry/RegistrationError/duplicateClass(name:)``.
  public mutating func register<Screen: Controller>(
    _ name: String,
    module: String? = nil,
    _ make: @escaping () throws -> Screen
  ) throws(SegueRegistry.RegistrationError) {
    try add(ExactString(module.map { "\($0).\(name)" } ?? name), make)
  }

  private mutating func add<Screen: Controller>(
    _ name: ExactString,
    _ make: @escaping () throws -> Screen
  ) throws(SegueRegistry.RegistrationError) {
    guard makers.updateValue(make, forKey: name) == nil else {
      throw .duplicateClass(name: name)
    }
    namesInSnapshots[ControllerName.trimmed("\(Screen.self)"), default: []].append(name)
  }
}

extension SceneClasses {
  /// All closures, in the order of the classes' names.
  package var all: [Maker] { makers.sorted { $0.key < $1.key }.map(\.value) }

  /// The registered names that are the class of none of some scenes, without modules, sorted.
  func names(without scenes: [Storyboard.Scene]) -> [ExactString] {
    let known = Set(scenes.compactMap(\.customClass).map(ControllerName.trimmed))
    return makers.keys.map { $0.parts(aroundLast: ".")?.after ?? $0 }
      .filter { !known.contains(ControllerName.trimmed($0)) }.sorted()
  }

  func maker(for scene: Storyboard.Scene) -> Maker? {
    guard let name = scene.customClass else { return nil }
    return scene.module.flatMap { makers["\($0).\(name)"] } ?? makers[name]
      ?? maker(namedLike: ControllerName.trimmed(name))
  }

  /// The only closure whose name and class are a name without its suffix.
  private func maker(namedLike name: ExactString) -> Maker? {
    let names = (namesInSnapshots[name] ?? []).filter { ControllerName.trimmed($0) == name }
    return names.count == 1 ? names.first.flatMap { makers[$0] } : nil
  }

  /// The closure that makes the class of a name in a snapshot.
  ///
  /// - Throws: ``Snapshot/RestorationError/ambiguousClass(name:candidates:)`` when several classes have it.
  func maker(named name: ExactString) throws(Snapshot.RestorationError) -> Maker? {
    guard let names = namesInSnapshots[name] else { return nil }
    guard names.count == 1 else {
      throw .ambiguousClass(name: name.string, candidates: names.sorted().map(\.string))
    }
    return names.first.flatMap { makers[$0] }
  }
}

/// The scenes of a registry's storyboards, and how to make their controllers.
package struct SceneCatalog {
  package let bundle: StoryboardBundle
  package let classes: SceneClasses
  let hasEmbeds: Bool
  /// Makes the controllers of scenes without registered classes; `nil` makes placeholders.
  package var makeStandIn: StandInMaker?

  package typealias StandInMaker = (
    Storyboard.Scene, StoryboardBundle.SceneLocation, _ name: ExactString
  ) -> (any Controller)?

  init(_ storyboards: [Storyboard] = [], _ classes: SceneClasses = SceneClasses()) {
    bundle = StoryboardBundle(storyboards)
    self.classes = classes
    hasEmbeds = storyboards.contains { storyboard in
      storyboard.scenes.contains { scene in scene.segues.contains { $0.kind == .embed } }
    }
  }

  /// The controller that stands in for one of a class that is not registered, if there is a choice.
  func standIn(for location: StoryboardBundle.SceneLocation) -> (any Controller)? {
    guard let makeStandIn, let scene = bundle[location] else { return nil }
    return makeStandIn(scene, location, scene.shortName)
  }

  /// The error with the registered class that has a similar name as the placeholder, and no scene.
  func explained(_ error: UnwrappingError) -> UnwrappingError {
    func near(_ name: String) -> String? {
      let classes = classes.names(without: bundle.storyboards.flatMap(\.scenes))
      let name = ControllerName.trimmed(ExactString(name))
      let closest = SpellingSuggestion.closest(
        to: name,
        among: classes.map { ControllerName.trimmed($0) }
      )
      return classes.first { ControllerName.trimmed($0) == closest }?.string
    }
    return switch error {
    case .placeholder(let expected, let hierarchy, _):
      .placeholder(expected: expected, hierarchy: hierarchy, near: near(expected))
    case .placeholderForProtocol(let expected, let name, let hierarchy, _):
      .placeholderForProtocol(
        expected: expected,
        placeholder: name,
        hierarchy: hierarchy,
        near: near(name)
      )
    case .noMatch, .ambiguous, .otherSender: error
    }
  }

  /// The name of a scene's controller in messages and tables: its class, or else its identifier.
  func name(of location: StoryboardBundle.SceneLocation) -> ExactString {
    bundle[location]?.name ?? location.scene
  }
}

extension Storyboard.Scene {
  fileprivate var name: ExactString { customClass ?? identifier ?? id }

  /// The name of the scene's controller in snapshots.
  package var shortName: ExactString { ControllerName.trimmed(name) }
}
