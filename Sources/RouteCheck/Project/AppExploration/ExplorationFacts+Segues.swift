import CodeFacts
import ProjectModel
import Routes
import RoutesExploration
import StoryboardReader

extension ExplorationFacts {
  /// What the code says about a segue that contains nothing.
  func segueFacts(
    of segue: Storyboard.Segue,
    _ locations: StoryboardFile.SegueLocations,
    _ scene: ReadScene
  ) -> Exploration.SegueFacts {
    let performers = scene.certainty.performers(of: segue)
    let own = scene.certainty.own
    var known = Exploration.SegueFacts(scene.certainty.certainty(of: segue, besides: anyCode))
    known.isInBar = locations.isInBar
    known.isUntapped =
      performers.isEmpty
      ? segue.identifier.map(anyCode.performed.contains) ?? false
      : !performers.allSatisfy {
        scene.functions(named: $0).contains(where: scene.controls.contains)
      }
    if let trigger = segue.trigger {
      let isInert =
        !locations.inertViews.allSatisfy {
          $0.mayTakeTouches(scene.connectedViews, self.actions.properties, scene.lostObjects)
        }
        || [.tableCell, .collectionCell].contains(trigger.kind)
          && scenes.calls.declinesRows(scene.types)
      let isReplaced = known.isInBar && scene.replacesItem(onLeft: locations.isLeftItem)
      if known.certainty == .certain, isInert || isReplaced { known.certainty = .possible }
      return known
    }
    if known.certainty == .certain,
      segue.identifier.map(running.contains) == false || !isRunByScreen(segue, scene)
        || isTooEarly(segue, scene)
        || ["performSegue", "performSegueWithIdentifier"].contains(where: {
          scenes.calls.mayOmit($0, in: scene.types)
        })
    {
      known.certainty = .possible
    }
    let actions = performers.flatMap(scene.functions).filter(scenes.calls.actionsOfBars.contains)
    known.isInBar = !performers.isEmpty && Set(actions.map(\.name)) == performers
    if known.isInBar, known.certainty == .certain, scene.changesBarItems,
      scenes.calls.actionsInCode.isDisjoint(with: actions)
    {
      known.certainty = .possible
    }
    known.isOnAppearance =
      !performers.isEmpty && performers.isSubset(of: CodePlace.appearanceMethods)
    known.isAsked =
      !performers.isEmpty
      && performers.allSatisfy { scene.functions(named: $0).contains(where: scenes.calls.asks) }
      || segue.identifier.map { own?.inBlocks.contains($0) == true } == true
    guard let identifier = segue.identifier else { return known }
    known.isOutside =
      own?.later.contains(identifier) == true
      || performers.contains {
        scene.functions(named: $0).contains(where: scenes.calls.delayed.contains)
      }
    guard known.certainty == .possible else { return known }
    known.isOutside =
      known.isOutside || !performers.isEmpty || own?.indirect.contains(identifier) == true
    if performers.isEmpty, isInRow(identifier, scene.types) { known.certainty = .certain }
    return known
  }

  /// Whether code performs a segue that presents before the view is in a window: UIKit then presents nothing, unless
  /// the code is in a closure that runs later.
  private func isTooEarly(_ segue: Storyboard.Segue, _ scene: ReadScene) -> Bool {
    let functions = scene.certainty.performers(of: segue).flatMap(scene.functions)
      .filter(scenes.calls.known.contains)
    return segue.kind.role == .presentation && !functions.isEmpty
      && functions.allSatisfy { scenes.calls.isRunOnly($0, by: ScreenCode.methodsBeforeWindow) }
  }

  /// Whether a class itself runs one of the methods that perform a segue, so that a user can make it do so.
  func isRunByScreen(_ segue: Storyboard.Segue, _ scene: ReadScene) -> Bool {
    let (calls, types) = (scenes.calls, scene.types)
    // What runs a typed move may be a package without UIKit.
    if segue.identifier.map({ scene.certainty.own?.typed.contains($0) }) == true { return true }
    return scene.certainty.performers(of: segue).contains { method in
      // What prepares a segue performs others later.
      !["prepare", "prepareForSegue"].contains(method)
        && (!ScreenCode.isForCells(method) || calls.runsRows(of: types))
        // What is performed after a dismissal may start from a screen that is gone.
        && !scene.functions(named: method).contains(where: calls.dismissesOwn)
        && (!calls.declares(method, in: types)
          || scene.functions(named: method).filter(performing.contains)
            .contains { calls.runs($0, types, .own) })
    }
  }

  /// Whether a class or a superclass performs the segue that a row of its table names. The identifier is a text of the
  /// code, which no code performs by that name.
  func isInRow(_ identifier: ExactString, _ types: [ExactString]) -> Bool {
    !tables.isDisjoint(with: types) && scenes.calls.runsRows(of: types)
      && scenes.calls.places[identifier] != nil && !running.contains(identifier)
  }
}
