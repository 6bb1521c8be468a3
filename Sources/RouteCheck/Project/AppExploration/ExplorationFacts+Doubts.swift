import CodeFacts
import ProjectModel
import Routes
import RoutesExploration

extension ExplorationFacts {
  /// Notes the screens that may refuse a swipe because of the class of a screen that leads to them, or of
  /// another object.
  mutating func doubtModality(_ positions: [Int], _ files: [Int], _ app: App) {
    let questions: [(function: ExactString, selector: ExactString)] = [
      ("presentationControllerShouldDismiss", "presentationControllerShouldDismiss:"),
      ("adaptivePresentationStyle", "adaptivePresentationStyleForPresentationController:"),
    ]
    var delegates = Set(questions.flatMap { scenes.calls.types(declaring: $0.function) })
    for (type, known) in selectors
    where questions.contains(where: { known.contains($0.selector) }) {
      delegates.insert(type)
    }
    var delegatesOfScreens: Set<ExactString> = []
    for position in positions {
      let storyboard = project.bundle.storyboards[position]
      for scene in storyboard.scenes {
        guard let name = scene.customClass else { continue }
        let types = Set(project.code.index.ancestors(of: name, in: app) ?? [])
        let answers = !types.isDisjoint(with: delegates)
        delegatesOfScreens.formUnion(types.intersection(delegates))
        let others = (code.code(of: name, in: app)?.settings ?? []).filter {
          $0.receiver != .own && !$0.isHarmless
        }
        let sets = others.contains { $0.kind.isOfPresentation }
        // In other methods the setting is for the screen itself, or for one that the method makes.
        let bars = others.filter(\.isInPreparation)
          .reduce(into: Storyboard.Scene.HiddenBars()) { $0.formUnion($1.kind.bars) }
        guard answers || sets || !bars.isEmpty else { continue }
        let location = StoryboardBundle.SceneLocation(storyboard: position, scene: scene.id)
        let made = scenes.made[location] ?? []
        let methods = Set(made.map(\.method))
        // The settings of a method that shows a scene are known to be for it.
        if answers || others.contains(where: { $0.isForAny && !methods.contains($0.method) }) {
          for object in made.compactMap(\.move.action.madeScene) {
            facts.scenes[object]?.maySetModality = true
          }
        }
        for target in targets(of: location) + (answers ? [location] : []) {
          guard let object = project.bundle.object(at: target) else { continue }
          if answers || sets { facts.scenes[object]?.maySetModality = true }
          if target != location { facts.scenes[object]?.hiddenBars.formUnion(bars) }
        }
      }
    }
    // Another object may be the delegate of any screen, or prepare the segues of any.
    let areSet = files.contains { file in
      project.code.index.files[file].facts.settings.contains { setting in
        setting.presentsDestination(outsideOf: scenes.classes) && !setting.isHarmless
      }
    }
    guard areSet || delegates != delegatesOfScreens else { return }
    for object in facts.scenes.keys { facts.scenes[object]?.maySetModality = true }
  }

  /// Notes the screens whose bars other code may change: those of containers, if code of screens does, such as
  /// `tabBarController?.navigationItem.rightBarButtonItem = add`, and of all screens otherwise.
  mutating func doubtBars(_ positions: [Int], _ files: [Int]) {
    var settings: [SettingFact] = []
    var isOfScreens = true
    for file in files where !project.code.isTest(file) {
      for setting in project.code.index.files[file].facts.settings {
        let type = SourceIndex.lastName(setting.type)
        let isOfScreen = scenes.classes.contains(type) || type == "UIViewController"
        let isOfItem = setting.kind.isOfBarItem
        let hides = !setting.kind.bars.isEmpty && setting.value != "false" && setting.value != "nil"
        let isOwn = isOfItem && setting.receiver == .own && FrameworkClass.named(type) == nil
        guard isOfScreen ? isOfItem && setting.receiver == .other : isOfItem || hides,
          !setting.isInPreparation, !isOwn
        else { continue }
        settings.append(setting)
        if !isOfScreen { isOfScreens = false }
      }
    }
    if settings.isEmpty { return }
    let bars = settings.filter { $0.value != "nil" }
      .reduce(into: Storyboard.Scene.HiddenBars()) { $0.formUnion($1.kind.bars) }
    for position in positions {
      let storyboard = project.bundle.storyboards[position]
      for scene in storyboard.scenes where scene.isContainer || !isOfScreens {
        let object = Storyboard.SceneObject(storyboard: storyboard.name, id: scene.id)
        facts.scenes[object]?.changesBarItems = true
        facts.scenes[object]?.hiddenBars.formUnion(bars)
      }
    }
  }

  /// Notes the screens of which it is not known how they are shown: those after a segue whose class has
  /// a transition of its own, and those that they show.
  mutating func doubtShapes(_ positions: [Int], _ app: App) {
    var open = positions.flatMap { position in
      project.bundle.storyboards[position].scenes.flatMap { scene in
        targets(of: .init(storyboard: position, scene: scene.id)) { segue in
          segue.kind != .unwind && segue.customClass.map { hasOwnTransition($0, app) } == true
        }
      }
    }
    var found = Set(open)
    while let location = open.popLast() {
      guard let object = project.bundle.object(at: location) else { continue }
      facts.scenes[object]?.maySetModality = true
      facts.scenes[object]?.mayBeInStack = true
      facts.scenes[object]?.hiddenBars.formUnion([.navigationBar, .backButton])
      open += targets(of: location) { segue in
        segue.kind.role.isContainment || [.show, .push, .detail].contains(segue.kind.role)
      }.filter { found.insert($0).inserted }
    }
  }

  /// Whether the class of a segue may show its destination in another way than its kind says.
  func hasOwnTransition(_ name: ExactString, _ app: App) -> Bool {
    let index = project.code.index
    let declarations = index.declarations(named: SourceIndex.lastName(name), in: app)
    guard !declarations.isEmpty, let types = index.ancestors(of: name, in: app),
      declarations.allSatisfy({ index.files[$0.file].path.hasSuffix(".swift") })
    else { return true }
    return scenes.calls.isReplaced("perform", in: types)
  }
}
