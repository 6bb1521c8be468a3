import CodeFacts
import Routes
import StoryboardReader

/// The unwind actions of an app's classes in the sources and the configuration.
package struct UnwindActions {
  /// The selectors of methods, and of the cases of enums.
  package var received: Set<ExactString> = []
  /// The actions that code compares, and the actions of its unwinds to a known class.
  package var declared: Set<ExactString> = []
  /// The actions of unwinds in code.
  package var made: Set<ExactString> = []
  /// The actions of unwind segues.
  package var storyboards: Set<ExactString> = []
  package var importsRoutes = false
  /// Whether code imports a module that may add actions to all controllers.
  package var importsOthers = false
  /// Whether a class may take any action.
  package var mayBeAny = false
  /// Whether a controller may have actions that no source shows.
  package var hasForeignControllers = false
}

extension Project {
  /// The actions in the files that an app sees.
  package func unwindActions(in app: App) -> UnwindActions {
    let index = code.index
    var found = UnwindActions(received: Set(generation.unwinds.keys))
    // Without an enum in the sources, the generated enums have the configured actions.
    var seesEnums = !generation.unwinds.isEmpty
    for file in index.apps.files(seenFrom: app) {
      let facts = index.files[file].facts
      found.importsRoutes = found.importsRoutes || facts.imports.contains("Routes")
      found.importsOthers = found.importsOthers || importsOtherModule(file)
      found.received.formUnion(facts.methods.lazy.filter(\.takesSegue).map(\.selector))
      for constant in facts.constants {
        guard case .literal(let text) = constant.value,
          index.summary(of: constant.type, in: app).supertypes.contains(where: {
            SourceIndex.lastName($0.name) == "ExactString"
          })
        else { continue }
        found.received.insert(text)
        seesEnums = true
      }
      for unwind in facts.unwinds {
        guard case .known(let action) = index.resolve(unwind.action, in: unwind.type, of: file)
        else { continue }
        if !unwind.isComparison { found.made.insert(action) }
        if unwind.isComparison || unwind.namesClass { found.declared.insert(action) }
      }
    }
    for position in code.storyboards(seenBy: app) {
      for scene in bundle.storyboards[position].scenes {
        found.storyboards.formUnion(scene.segues.lazy.compactMap(\.unwindAction))
      }
    }
    // The enum of a class may be generated while the app is built.
    found.hasForeignControllers = hasForeignControllers(in: app)
    found.mayBeAny =
      index.isInherited("UnwindReceiver", in: app)
      || (!seesEnums && index.isInherited("TypedUnwindReceiver", in: app))
    return found
  }

  /// Whether a scene has a class of a module whose sources are absent, or one that inherits from such a
  /// class. Their unwind actions are unknown.
  private func hasForeignControllers(in app: App) -> Bool {
    let index = code.index
    var visited: Set<ExactString> = []
    return code.storyboards(seenBy: app).contains { position in
      let file = storyboards[position]
      let own = Set(file.classes.lazy.filter { $0.module == .own }.map(\.name))
      return file.storyboard.scenes.lazy.compactMap(\.customClass).contains { name in
        guard visited.insert(name).inserted else { return false }
        guard index.declares(name) else { return !own.contains(name) }
        return !index.knowsAllAncestors(of: name, in: app)
      }
    }
  }
}

extension UnwindFact {
  /// Whether the target is a class, and not any receiver.
  fileprivate var namesClass: Bool {
    guard let target else { return false }
    return SourceIndex.lastName(target) != "UnwindReceiver"
  }
}
