import CodeFacts
import RouteTables
import Routes

extension Project {
  /// The segues that a cast may be about; `nil` if they are not all known, or too many.
  package func segues(
    meantBy cast: CastFact,
    in file: Int,
    _ lookup: inout SceneLookup
  ) -> [ClassSegues.Departure]? {
    guard let scenes = lookup.scenes(ofType: cast.type, in: file) else { return nil }
    let segues = lookup.segues(of: scenes)
    var meant = segues.all
    if let texts = cast.identifiers {
      let identifiers = texts.map { code.index.resolve($0, in: cast.type, of: file).known }
      if identifiers.contains(nil) { return nil }
      meant = segues.segues(identifiedBy: Set(identifiers.compactMap(\.self)))
    }
    if meant.count > Limits.meanings { return nil }
    return meant.filter { $0.segue.kind != .relationship }
  }

  /// Whether a scene, or its content, is certainly not of a class.
  ///
  /// - Parameter usesImports: Whether it counts as certain that a class of another module inherits from
  ///   none of the app, see ``inheritsByModules(_:from:in:)``.
  package func isNever(
    _ target: ExactString,
    at reference: StoryboardBundle.SceneLocation,
    isContent: Bool,
    in app: App,
    usesImports: Bool = false
  ) -> Bool {
    // Storyboards know the system's classes by their own names, not by aliases.
    let target = code.index.target(of: target, in: app)
    func matches(_ scene: Storyboard.Scene) -> Bool? {
      scene.isClass(target) { name, target in
        usesImports
          ? inheritsByModules(name, from: target, in: app)
          : code.index.inherits(name, from: target, in: app)
      }
    }
    guard code.isClass(target, in: app) else { return false }
    guard isContent else { return bundle[reference].flatMap(matches) == false }
    if case .absent = bundle.unwrap(reference, where: matches) { return true }
    return false
  }
}
