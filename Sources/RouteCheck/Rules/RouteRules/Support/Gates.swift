import CodeFacts
import ProjectModel
import RouteDiagnostics
import RouteTables
import Routes
import StoryboardReader

/// The login screens that present the app as a sheet.
struct Gates {
  private(set) var all: [FoundMove] = []
  private let project: Project
  private let segues: UnconditionalSegues
  private let code: ScreenCode
  /// The sign of each scene by which it is a gate.
  private let gates: [GateSign?]
  /// The first scenes of the app.
  private var starts: [Int]
  /// Whether an object that is no screen sets how the destinations of segues are presented, or refuses swipes.
  private let preparesElsewhere: Bool
  /// The types that may refuse the swipe over a sheet.
  private let refusing: Set<ExactString>

  /// The number of segues for which the scenes behind them are counted, each in linear time.
  private static let limit = 256

  /// - Parameter screensAfter: The screens that the moves after one lead to, if they are most screens of the app;
  ///   otherwise none.
  init(
    _ project: Project,
    _ segues: UnconditionalSegues,
    screensAfter: (FoundMove) -> Set<Storyboard.SceneObject> = { _ in [] }
  ) {
    self.project = project
    self.segues = segues
    gates = segues.scenes.map(\.gate)
    starts = segues.entries
    code = ScreenCode(project.code)
    let classes = Set(segues.scenes.compactMap(\.scene.customClass).map(SourceIndex.lastName))
    refusing = project.code.index.implementers(of: "presentationControllerShouldDismiss:")
    preparesElsewhere =
      !refusing.isSubset(of: classes)
      || project.code.index.files.contains { file in
        file.facts.settings.contains { $0.presentsDestination(outsideOf: classes) }
      }
    if replacesRoot() { return }
    addRootsOfLaunch()
    let reached = segues.reach(of: starts, avoiding: [], besideCode: true)
    var remaining = Self.limit
    for move in segues.moves {
      guard remaining > 0, isGate(move, reached), presents(move),
        move.destination.scene.isSheet(presented: move.style)
      else { continue }
      remaining -= 1
      guard move.segue?.segue.isAside != true,
        isApp(move.to, behind: move.from, reached, screensAfter(move)),
        !setsStyle(move.source, move.to)
      else { continue }
      all.append(once: move)
    }
  }

  /// Whether a move leaves a gate that the app reaches, or else a segue of a control of it says so.
  private func isGate(_ move: FoundMove, _ reached: Set<Int>) -> Bool {
    guard let segue = move.segue?.segue else { return gates[move.from] != nil }
    guard reached.contains(move.from) else { return false }
    return switch gates[move.from] {
    case .certain: true
    case .possible: segue.onlyBeginsApp
    case nil: move.source.scene.isOfAnyName && segue.isOfGate && segue.onlyBeginsApp
    }
  }

  /// Adds the scenes that the launch makes the root of the window.
  private mutating func addRootsOfLaunch() {
    var lookup = SceneLookup(project)
    for (file, use) in project.code.uses(\.facts.sceneUses)
    where CodePlace.launchMethods.contains(use.method) && !project.code.isTest(file) {
      guard use.showings.contains(where: { $0.way == .root }) else { continue }
      let roots = lookup.scenes(instantiatedBy: use, in: file) ?? []
      starts += segues.scenes.indices.filter { roots.contains(segues.scenes[$0].reference) }
    }
  }

  /// Whether code gives a window another root after the launch, other than a gate.
  private func replacesRoot() -> Bool {
    let code = project.code
    var lookup = SceneLookup(project)
    return code.uses(\.facts.removals).contains { file, removal in
      guard removal.kind == .setRoot, !code.isTest(file),
        removal.isLater || removal.isIndirect
          || !CodePlace.launchMethods.contains(removal.method)
      else { return false }
      let facts = code.index.files[file].facts
      let all = facts.removals.count {
        $0.kind == .setRoot && $0.type == removal.type && $0.method == removal.method
      }
      let known = facts.sceneUses.count { use in
        use.type == removal.type && use.method == removal.method
          && use.showings.contains { $0.way == .root }
          && areGates(lookup.scenes(instantiatedBy: use, in: file) ?? [])
      }
      return known < all
    }
  }

  /// Whether there are scenes, which are gates or stacks of gates.
  private func areGates(_ scenes: [StoryboardBundle.SceneLocation]) -> Bool {
    !scenes.isEmpty
      && scenes.allSatisfy { scene in
        let content = (try? project.bundle.innermost(from: scene).get()) ?? scene
        return segues.scenes.contains {
          [scene, content].contains($0.reference) && $0.gate == .certain
        }
      }
  }

  /// Whether a segue or code certainly presents: UIKit pushes what it shows in a navigation controller, unless
  /// that is one.
  private func presents(_ move: FoundMove) -> Bool {
    switch move.kind.role {
    case .presentation: true
    case .show:
      move.destination.scene.kind == .navigationController || move.isInStack
        || starts.contains(move.from)
    default: false
    }
  }

  /// Whether a scene is the app behind a gate: it has the tabs or leads to all other screens, and
  /// does not lead to the gate.
  ///
  /// - Parameter after: The screens that a search found behind the gate, if they are most screens.
  private func isApp(
    _ scene: Int,
    behind gate: Int,
    _ reached: Set<Int>,
    _ after: Set<Storyboard.SceneObject>
  ) -> Bool {
    let app = segues.scenes[scene].scene
    guard gates[scene] != .certain, !app.isAside, !isAside(contentOf: segues.scenes[scene]),
      let path = segues.path(from: starts, to: gate, avoiding: [scene], besideCode: true),
      path.dropLast().allSatisfy(isBeforeApp)
    else { return false }
    let isCertain = gates[gate] == .certain
    if app.hasTabs, isCertain { return true }
    let behind = segues.reach(of: [scene], avoiding: [gate])
    let others = segues.reach(of: path, avoiding: [scene], besideCode: true)
      .subtracting(behind.union(path))
    let areBeforeApp = others.allSatisfy { other in
      !isScreen(other) || isAside(other)
        || gates[other] != nil && (isCertain || registers(other))
    }
    guard areBeforeApp else { return false }
    // Settings in the app are a part of it.
    let count = behind.count(where: isScreen)
    return app.hasTabs || after.count >= 3 || isWhole(after, besides: gate)
      || count >= 3 && count * 2 >= reached.count(where: isScreen)
      || count >= 2 && isWhole(Set(behind.map { segues.scenes[$0].object }), besides: gate)
  }

  /// Whether a scene lies before an app, as one with buttons for logging in and for signing up does.
  private func isBeforeApp(_ number: Int) -> Bool {
    if !isScreen(number) || isAside(number) || gates[number] != nil { return true }
    let next = segues.next(of: number, besideCode: true)
    return segues.scenes[number].scene.isOfAnyName
      && next.allSatisfy { gates[$0] != nil || isAside($0) }
  }

  /// Whether a scene asks for a password and leads nowhere, as a registration does that goes back to the login.
  private func registers(_ number: Int) -> Bool {
    segues.scenes[number].locations.hasPasswordField
      && segues.next(of: number, besideCode: true).isEmpty
  }

  private func isAside(_ number: Int) -> Bool { segues.scenes[number].scene.isAside }

  /// Whether a scene is neither a container nor a gate.
  private func isScreen(_ number: Int) -> Bool {
    !segues.scenes[number].scene.isContainer && gates[number] != .certain
  }

  /// Whether some screens are all of a small app, but for its gates and the screens beside the way into it.
  ///
  /// An app of which code makes other screens is not.
  private func isWhole(_ screens: Set<Storyboard.SceneObject>, besides gate: Int) -> Bool {
    let code = project.code
    let app = code.app(ofStoryboard: segues.scenes[gate].position)
    let own = segues.scenes.indices.filter {
      code.app(ofStoryboard: segues.scenes[$0].position) == app
    }
    let others = own.filter {
      $0 != gate && isScreen($0) && !screens.contains(segues.scenes[$0].object)
    }
    guard !screens.isEmpty, others.allSatisfy(isAside) else { return false }
    let classes = Set(
      own.compactMap { segues.scenes[$0].scene.customClass }.map(SourceIndex.lastName)
    )
    func declaresScreen(_ type: TypeFact) -> Bool {
      guard type.kind == .class else { return false }
      // The name of an unknown superclass tells, for example `SKScene` of a game.
      return code.index.inherits(type.name, from: "UIViewController", in: app)
        ?? type.supertypes.contains { $0.hasSuffix("Controller") || $0.hasSuffix("VC") }
    }
    return code.index.apps.files(seenFrom: app).allSatisfy { file in
      code.isTest(file)
        || code.index.files[file].facts.types.allSatisfy { type in
          classes.contains(SourceIndex.lastName(type.name)) || !declaresScreen(type)
        }
    }
  }

  /// Whether a container begins with a screen that lies beside the way into the app.
  private func isAside(contentOf view: Project.SceneView) -> Bool {
    let content = try? project.bundle.innermost(from: view.reference).get()
    return content.flatMap { project.bundle[$0] }?.isAside == true
  }

  /// Whether code may present the app in another way.
  private func setsStyle(_ gate: Project.SceneView, _ app: Int) -> Bool {
    if preparesElsewhere { return true }
    let contents = [app].reach { scene in
      segues.steps[scene].lazy.filter(\.isContainment).map(\.destination)
    }
    return ([gate] + contents.map { segues.scenes[$0] }).contains { view in
      guard let name = view.scene.customClass else { return false }
      let target = project.code.app(ofStoryboard: view.position)
      // Classes that are too many to follow may set anything.
      guard let own = code.code(of: name, in: target),
        !refusing.contains(SourceIndex.lastName(name))
      else { return true }
      return own.settings.contains { setting in
        setting.kind.isOfPresentation
          && (setting.receiver == .own
            ? view.reference != gate.reference
            : FrameworkClass.named(SourceIndex.lastName(setting.type)) == nil
              // Other screens that the app's own code presents have styles of their own; only the container around it
              // gets `navigationController?.isModalInPresentation = true`.
              && (setting.receiver != .other || view.reference == gate.reference
                || setting.kind == .isModalInPresentation && setting.value != "false"))
      }
    }
  }
}

extension Storyboard.Scene {
  /// Whether a presentation in a style, or else in the scene's own, is a sheet that a swipe dismisses.
  fileprivate func isSheet(presented style: ExactString?) -> Bool {
    guard !settings.isModalInPresentation else { return false }
    switch style ?? settings.presentationStyle {
    case nil, "automatic"?, "pageSheet"?, "formSheet"?: return true
    default: return false
    }
  }

  /// Whether the scene shows one of several screens which a user chooses at any time.
  fileprivate var hasTabs: Bool {
    kind == .tabBarController || kind == .splitViewController
      || segues.contains(where: \.isOfSideMenu)
  }
}

extension Storyboard.Segue {
  /// Whether it leads to the contents of a side menu, by the identifier of `SWRevealViewController`.
  fileprivate var isOfSideMenu: Bool { identifier == "sw_front" }
}
