import CodeFacts
import ProjectModel
import Routes
import RoutesExploration

/// Screens that dismiss themselves, and whose presenter then shows another one.
extension ExplorationFacts {
  /// Adds the segues that the presenter of a screen performs as its delegate, after a user has made the screen dismiss
  /// itself.
  mutating func addHandOvers(_ files: [Int]) {
    for screen in read where facts.scenes[screen.view.object]?.mayLeave == true {
      let removals = (screen.certainty.own?.removals ?? []).filter { !$0.messages.isEmpty }
      guard !removals.isEmpty, let presenter = delegate(of: screen, files),
        facts.scenes[presenter.view.object]?.movesAlone != true
      else { continue }
      for removal in removals {
        guard var move = move(of: removal, screen), move.isCertain else { continue }
        let methods = removal.messages.reduce(into: Set<CallGraph.Function>()) {
          $0.formUnion(functions(for: $1, to: presenter, files))
        }
        let isAsked = move.isAsked || methods.contains(where: scenes.calls.asks)
        for segue in presenter.view.scene.segues where segue.kind != .unwind {
          let performers = presenter.certainty.performers(of: segue)
            .flatMap(presenter.functions).filter(performing.contains)
          if methods.isDisjoint(with: performers) { continue }
          let object = Storyboard.SegueObject(scene: presenter.view.object, id: segue.id)
          move.action = .handOver(object)
          move.isAsked = isAsked || facts[object].isAsked
          facts.scenes[screen.view.object]?.add(move)
          let code = ExploredApp.CodeMove(
            source: presenter.view.scene.shortName,
            action: .registered(identifier: segue.identifier ?? "")
          )
          places[.init(source: screen.view.scene.shortName, action: move.action)] = places[code]
        }
      }
    }
  }

  /// The only screen that shows another one, with one segue, if it makes itself the delegate of that before.
  private func delegate(of screen: ReadScene, _ files: [Int]) -> ReadScene? {
    // The screen and the containers around it.
    var around = [screen.view.reference]
    var sources: [(source: ReadScene, segue: Storyboard.Segue, isContent: Bool)] = []
    var next = 0
    while next < around.count {
      for source in read {
        for segue in source.view.scene.segues {
          let target = try? project.bundle.destination(of: segue, from: source.view.reference).get()
          guard target == around[next] else { continue }
          if !segue.kind.role.isContainment {
            sources.append((source, segue, next > 0))
          } else if !around.contains(source.view.reference) {
            around.append(source.view.reference)
          }
        }
      }
      next += 1
    }
    let objects = around.compactMap(project.bundle.object(at:))
    let isShownByCode = (scenes.madeAnywhere + scenes.made.values.joined()).contains { made in
      guard case .show(let scene, by: _, isInStack: _, style: _) = made.move.action else {
        return false
      }
      return objects.contains(scene)
    }
    guard let only = sources.first, sources.count == 1, !isShownByCode else { return nil }
    let isDelegate = files.contains { file in
      project.code.index.files[file].facts.casts.contains { cast in
        cast.makesDelegate && cast.isContent == only.isContent
          && screen.types.contains(SourceIndex.lastName(cast.target))
          && only.source.types.contains(SourceIndex.lastName(cast.place.type))
          && !["prepare", "prepareForSegue"].contains { name in
            scenes.calls.isReplaced(.init(cast.place.type, name), in: only.source.types)
          }
          && cast.identifiers?.contains {
            project.code.index.resolve($0, in: cast.place.type, of: file).known
              == only.segue.identifier
          } != false
      }
    }
    return isDelegate ? only.source : nil
  }

  /// The functions that a message to a screen runs: its method, and those that this calls.
  private func functions(
    for message: ExactString,
    to screen: ReadScene,
    _ files: [Int]
  ) -> Set<CallGraph.Function> {
    let found = files.flatMap { project.code.index.files[$0].facts.functions }.filter { fact in
      screen.types.contains(SourceIndex.lastName(fact.type))
        && message == ExactString("delegate.\(fact.fullName)")
    }
    guard let fact = found.first, found.count == 1 else { return [] }
    let method = CallGraph.Function(fact.type, fact.name)
    let called = Set(fact.mentions.map(\.name)).filter { name in
      scenes.calls.mentions[name]?.contains {
        $0.function == method && $0.receiver == .own && $0.sender == nil && !$0.isDoubtful
      } == true
    }
    let functions = called.flatMap(screen.functions) + [method]
    return scenes.calls.takesAway(method) || scenes.calls.isReplaced(method, in: screen.types)
      ? []
      : Set(functions).filter { function in
        !scenes.calls.isAmbiguous(function) && !scenes.calls.takesAway(function)
          && !scenes.calls.isReplaced(function, in: screen.types)
      }
  }
}
