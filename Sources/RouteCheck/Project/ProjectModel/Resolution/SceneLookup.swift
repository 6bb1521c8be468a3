import CodeFacts
import Routes

/// Finds the scenes that code uses, for all uses of a rule.
///
/// The result for a class is kept, because a class may use thousands of segues.
package struct SceneLookup {
  package let project: Project
  private var declarations: DeclarationLookup
  private var scenes: [DeclarationLookup.Found.ID: ClassScenes?] = [:]
  private var segues: [DeclarationLookup.Found.ID: ClassSegues] = [:]

  package init(_ project: Project) {
    self.project = project
    declarations = DeclarationLookup(project.code.index)
  }

  private var code: ProjectCode { project.code }

  /// The scenes whose controllers may run the code of a type: the scenes of the class and of all
  /// its subclasses.
  ///
  /// - Parameter file: The position of the file that names it.
  /// - Returns: `nil` if unknown: for a system type, for an undeclared type, or if a storyboard of
  ///   the app could not be read.
  package mutating func scenes(ofType name: ExactString, in file: Int) -> ClassScenes? {
    guard code.seesAllStoryboards(from: file) else { return nil }
    let found = declarations.declarations(of: name, from: code.index.origin(ofFile: file))
    if let known = scenes[found.id] { return known }
    let new = code.scenes(of: found)
    scenes[found.id] = .some(new)
    return new
  }

  package mutating func segues(of scenes: ClassScenes) -> ClassSegues {
    if let known = segues[scenes.id] { return known }
    let new = ClassSegues(scenes.scenes, project.bundle)
    segues[scenes.id] = new
    return new
  }

  /// Whether a bundle belongs to the file's app.
  ///
  /// A class with subclasses outside the app may be in their bundle.
  package mutating func isAppBundle(_ bundle: BundleExpression, in file: Int) -> Bool {
    switch bundle {
    case .own: return true
    case .unknown: return false
    case .ofClass(let name):
      let app = code.index.apps[file]
      let origin = LookupOrigin(path: code.index.files[file].path, app: app)
      let found = declarations.declarations(of: name, from: origin)
      return !found.references.isEmpty && !found.isTooMany
        && found.references.allSatisfy {
          code.index.type($0).kind == .class && code.index.apps[$0.file] == app
        }
        && !code.index.isInherited(name, outside: app)
    }
  }
}

extension SceneLookup {
  /// The scenes that an instantiation may make; `nil` if they are not all known.
  package mutating func scenes(
    instantiatedBy use: SceneUse,
    in file: Int
  ) -> [StoryboardBundle.SceneLocation]? {
    guard let positions = storyboards(searchedBy: use, in: file) else {
      return generatedScenes(meantBy: use, in: file)
    }
    guard let identifier = use.identifier else {
      return positions.compactMap { try? project.bundle.initialLocation(in: $0).get() }
    }
    guard case .known(let name) = code.index.resolve(identifier, in: use.type, of: file) else {
      return nil
    }
    // A reference to a storyboard can have an identifier of its own.
    let named = positions.flatMap { project.bundle.locations(ofIdentifier: name, in: $0) }
    let scenes = named.compactMap { try? project.bundle.resolve($0).get() }
    return scenes.count == named.count ? scenes : nil
  }

  /// The scenes that constants of SwiftGen or R.swift mean; `nil` if they are not known.
  private func generatedScenes(
    meantBy use: SceneUse,
    in file: Int
  ) -> [StoryboardBundle.SceneLocation]? {
    guard use.isGenerated, case .member(let path) = use.storyboard, let storyboard = path.last,
      code.seesAllStoryboards(from: file)
    else { return nil }
    let positions = code.storyboards(seenBy: code.index.apps[file]).filter {
      SegueMentions.reduced(project.bundle.storyboards[$0].name)
        == SegueMentions.reduced(storyboard)
    }
    var name = use.identifier?.lastName
    if let identifier = use.identifier,
      case .generated(let text) = code.index.resolve(identifier, in: use.type, of: file)
    {
      name = text
    }
    let scenes = positions.compactMap { position in
      if let name, name != "initialScene" {
        let scenes = project.bundle.storyboards[position].scenes.filter { scene in
          scene.identifier.map(SegueMentions.reduced) == SegueMentions.reduced(name)
        }
        return scenes.count == 1
          ? try? project.bundle.resolve(.init(storyboard: position, scene: scenes[0].id)).get()
          : nil
      }
      return use.identifier == nil || name != nil
        ? try? project.bundle.initialLocation(in: position).get() : nil
    }
    return scenes.isEmpty ? nil : scenes
  }

  /// The storyboards that an instantiation may take its scene from; `nil` if they are not all known.
  package mutating func storyboards(searchedBy use: SceneUse, in file: Int) -> [Int]? {
    let found: [Int]?
    switch use.storyboard {
    case .own:
      let app = code.index.apps[file]
      guard !code.index.mayOverride(.storyboard, in: use.type, app) else { return nil }
      found = scenes(ofType: use.type, in: file)?.storyboards
    case .named(let text, let bundle):
      found = storyboards(named: text, in: bundle, of: use.type, file)
    case .member(let path):
      guard let (constant, declaring) = code.index.storyboard(path, in: use.type, of: file) else {
        return nil
      }
      found = storyboards(
        named: constant.storyboard,
        in: constant.bundle,
        of: constant.type,
        declaring
      )
    case .unknown, .object: return nil
    }
    return found.flatMap { $0.count <= Limits.meanings ? $0 : nil }
  }

  /// The storyboards of a name; `nil` if they are not all known.
  private mutating func storyboards(
    named text: TextExpression,
    in bundle: BundleExpression,
    of type: ExactString,
    _ file: Int
  ) -> [Int]? {
    guard isAppBundle(bundle, in: file), code.seesAllStoryboards(from: file),
      case .known(let name) = code.index.resolve(text, in: type, of: file)
    else { return nil }
    return code.storyboards(named: name, seenFrom: file)
  }
}
