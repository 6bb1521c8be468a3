import CodeFacts
import ProjectModel
import Routes
import RoutesExploration
import SourceText
import StoryboardReader

extension ExplorationFacts {
  func sceneFacts(of scene: ReadScene, _ app: App) -> Exploration.SceneFacts {
    let (view, own, types) = (scene.view, scene.certainty.own, scene.types)
    var facts = Exploration.SceneFacts()
    facts.unwindActions = unwindActions(of: view.scene, app)
    facts.addsChildren = !scenes.calls.addingChildren.isDisjoint(with: types)
    facts.mayLeave = mayLeave(view, app)
    let sendsToOthers = facts.mayLeave && sendsToOthers(view, types)
    // Delegates, coordinators and the screens below take a screen away as well as its own class.
    for kind in RemovalFact.Kind.allCases
    where facts.mayLeave && mayTakeAway(kind, types, sendsToOthers)
      || !view.scene.isContainer && outsideKinds.contains(kind)
    {
      for move in kind.moves { facts.add(.init(move)) }
    }
    // A superclass that was not read may leave the screen. A player and a picker have a button that dismisses them, and
    // views of SwiftUI dismiss the screen that hosts them.
    let isUnknown = view.scene.customClass.map { name in
      project.code.index.declares(name) && !project.code.index.knowsAllAncestors(of: name, in: app)
    }
    if isUnknown == true || Self.leaving.contains(ExactString(view.scene.kind.rawValue))
      || !Self.leaving.isDisjoint(with: types)
    {
      for move in [Move.Action.dismiss, .pop] { facts.add(.init(move)) }
    }
    for removal in own?.removals ?? []
    where removal.isLater || scenes.calls.delayed.contains(.init(removal.type, removal.method)) {
      facts.laterMoves.formUnion(removal.kind.moves)
    }
    for removal in own?.removals ?? [] where facts.mayLeave {
      if let move = move(of: removal, scene) { facts.add(move) }
      if removal.kind == .setChildren, view.scene.kind == .tabBarController {
        facts.hiddenBars.insert(.tabBar)
      } else if removal.kind == .setChildren, removal.isOwn {
        // The screen that a button goes back to may have left the stack.
        facts.hiddenBars.formUnion([.navigationBar, .backButton])
      }
    }
    for setting in own?.settings ?? [] {
      if ["false", "nil"].contains(setting.value) {
        facts.shownBars.formUnion(setting.kind.bars)
      } else {
        facts.add(setting)
      }
    }
    facts.hidesBackButton =
      own?.settings.contains { setting in
        setting.kind == .hidesBackButton && setting.value == "true" && setting.receiver == .own
          && !setting.place.isConditional && CodePlace.appearanceMethods.contains(setting.method)
      } == true
    facts.mayBeHidden =
      own?.settings.contains { $0.kind == .hiddenView && $0.value != "false" } == true
    let setsChildren = own?.settings.contains { $0.kind == .viewControllers } == true
    if view.scene.kind == .tabBarController,
      view.scene.settings.hiddenBars.contains(.tabBar) || mayDeclineTabs || setsChildren
    {
      facts.hiddenBars.insert(.tabBar)
    }
    // The class of a stack may go back in another way, or ask first. An extension of a class of UIKit overrides nothing,
    // but has the first method of each stack.
    let others = types.filter { FrameworkClass.named($0) == nil }
    if scenes.calls.declares("navigationBar", in: ["UINavigationController"])
      || view.scene.kind == .navigationController
        && (scenes.calls.declares("navigationBar", in: types)
          || scenes.calls.declares("popViewController", in: others)
          || scenes.calls.declares("popViewControllerAnimated", in: others))
    {
      facts.hiddenBars.insert(.backButton)
    }
    if scenes.replacing.contains(view.reference) { facts.hiddenBars.insert(.backButton) }
    let ofStacks = (scenes.stacks[view.reference] ?? [])
      .flatMap { code.code(of: $0, in: app)?.settings ?? [] }.filter { $0.receiver == .own }
    for setting in (scenes.settings[view.reference] ?? []) + ofStacks where !setting.isHarmless {
      facts.add(setting)
    }
    return facts
  }

  /// The move by which a removal takes its own screen away, if a control or a row runs its method.
  func move(
    of removal: RemovalFact,
    _ scene: ReadScene
  ) -> Exploration.SceneFacts.CodeMove? {
    let types = scene.types
    let function = CallGraph.Function(removal.type, removal.method)
    // A method with several ways out takes one of them.
    guard removal.kind != .popTo, removal.kind != .setChildren,
      let action = removal.kind.moves.last,
      scenes.calls.takesOwnAway(function) || scenes.calls.takesOwnAwayAsShown(function)
        || scenes.calls.takesOwnAwayByContainer(function),
      removal.isInAction || !scenes.calls.makesAlert.contains(function),
      removal.kind != .dismiss
        || !scenes.calls.isReplaced("dismiss", in: types)
          && !scenes.calls.mayOmit("dismiss", in: types)
          && !scenes.calls.isReplaced("dismissViewControllerAnimated", in: types),
      !scenes.calls.isReplaced(function, in: types),
      scenes.calls.runs(function, types, .byControl(scene.controls))
    else { return nil }
    var move = Exploration.SceneFacts.CodeMove(action)
    move.isAsked = scenes.calls.asks(function) || removal.place.isInBlock
    move.container = removal.container
    move.isAsShown = scenes.calls.takesOwnAwayAsShown(function)
    let others = scene.controls.subtracting(scenes.calls.actionsOfBars)
    move.isInBar = !scenes.calls.runs(function, types, .byControl(others))
    move.isCertain =
      !move.isInBar || !scene.changesBarItems || scenes.calls.actionsInCode.contains(function)
    return move
  }

  /// The elements and classes of controllers that their own content takes away.
  private static let leaving: Set<ExactString> = [
    "avPlayerViewController", "AVPlayerViewController", "hostingController",
    "UIHostingController", "UIImagePickerController",
  ]

  /// Whether a class, or the target of an action in its scene, may take screens away in a way.
  private func mayTakeAway(
    _ kind: RemovalFact.Kind,
    _ types: [ExactString],
    _ sendsToOthers: Bool
  ) -> Bool {
    typesTakingAway[kind].map { all in
      sendsToOthers || all.contains("") || types.contains(where: all.contains)
    } == true
  }

  /// Whether the class of a scene, a view of a class, or the target of an action may leave the scene.
  func mayLeave(_ view: Project.SceneView, _ app: App) -> Bool {
    let name = view.scene.customClass
    guard let own = name.map({ project.code.index.passiveAncestors(of: $0, in: app) }) ?? [] else {
      return true
    }
    let isInScene = places(in: view)
    return view.file.classes.contains { $0.object != view.scene.id && isInScene($0.location) }
      || sendsToOthers(view, own)
  }

  /// Whether a scene has an action that its own class does not have.
  private func sendsToOthers(_ view: Project.SceneView, _ types: [ExactString]) -> Bool {
    let actions = types.reduce(into: Set<ExactString>()) { $0.formUnion(selectors[$1] ?? []) }
    let isInScene = places(in: view)
    return view.file.connections.contains {
      $0.kind == .action && isInScene($0.location)
        && !($0.object == view.scene.id && actions.contains($0.name))
    }
  }

  /// Tells whether a place in a storyboard is in a scene.
  private func places(in view: Project.SceneView) -> (TextLocation) -> Bool {
    let start = view.locations.element
    let next = view.file.scenes.lazy.map(\.element).filter { $0 > start }.min()
    return { location in location > start && next.map { location < $0 } != false }
  }

  /// The unwind actions that the class of a scene declares or inherits; `nil` if they are not known.
  func unwindActions(of scene: Storyboard.Scene, _ app: App) -> Set<ExactString>? {
    let index = project.code.index
    // An extension of a class of UIKit may declare actions.
    guard let name = scene.customClass else {
      let kind = scene.kind.rawValue
      let own = ExactString("UI" + kind.prefix(1).uppercased() + kind.dropFirst())
      return Set(["UIResponder", "UIViewController", own].flatMap { selectors[$0] ?? [] })
    }
    guard index.knowsAllAncestors(of: name, in: app),
      let ancestors = index.ancestors(of: name, in: app),
      !scenes.calls.declares("canPerformUnwindSegueAction", in: ancestors)
    else { return nil }
    let declared = ancestors.reduce(into: Set<ExactString>()) { $0.formUnion(selectors[$1] ?? []) }
    let configured = project.generation.unwinds.lazy.filter { _, type in
      ancestors.contains(SourceIndex.typeName(in: type))
    }
    return declared.union(configured.map(\.key))
  }
}
