import AppExploration
import CodeFacts
import ProjectModel
import RouteDiagnostics
import RouteTables
import Routes
import RoutesExploration
import RuleSupport

extension Rule {
  package static let gateBehindSheet = Rule(
    id: "gate-behind-sheet",
    severity: .warning,
    summary: "a login or welcome screen that presents the app as a sheet, which a swipe dismisses",
    reason: """
      Since iOS 13 a presentation is a sheet by default, which the user dismisses by swiping down. The \
      login screen is then in front again. This is reported if a segue or the code of the login screen \
      presents the sheet, and the sheet has the app's tabs or leads to all screens but those for logging \
      in and for help. It is not if code sets another style, refuses the swipe, or makes another screen the \
      root of the window after the launch.
      """,
    triggering: [
      gateExample("modalTransitionStyle=\"crossDissolve\"", mark: "↓"),
      gateExample("", kind: "show", mark: "↓"),
      codeExample("", mark: "↓"),
      codeExample(stackLine, calling: "present(stack, animated: true)", mark: "↓"),
      codeExample("modalPresentationStyle = .fullScreen", mark: "↓"),
      codeExample("", calling: "show(home, sender: nil)", mark: "↓"),
    ],
    nonTriggering: [
      gateExample("modalPresentationStyle=\"fullScreen\"", mark: ""),
      gateExample("", mark: "").and(
        "Home.swift",
        """
        class HomeController: UITabBarController {
          override func awakeFromNib() { modalPresentationStyle = .fullScreen }
        }
        """
      ),
      gateExample("", class: "LoginController", mark: "").and(
        "Login.swift",
        """
        class LoginController: UIViewController {
          override func prepare(for segue: UIStoryboardSegue, sender: Any?) { Style.fill(segue) }
        }
        enum Style {
          static func fill(_ segue: UIStoryboardSegue) {
            segue.destination.modalPresentationStyle = .fullScreen
          }
        }
        """
      ),
      .scenes(
        initial: "stack",
        scene(
          "stack",
          nil,
          segue("r", to: "login", "rootViewController"),
          kind: "navigationController"
        ),
        screen("login", identifier: "Login", button: "Enter", segue("s", to: "home")),
        scene("home", nil, segue("t", to: "feed", "viewControllers"), kind: "tabBarController"),
        scene("feed")
      ),
      codeExample("home.modalPresentationStyle = .fullScreen", mark: ""),
      codeExample("home.isModalInPresentation = true", mark: ""),
      codeExample(
        "\(stackLine); stack.modalPresentationStyle = .fullScreen",
        calling: "present(stack, animated: true)",
        mark: ""
      ),
      gateExample("", mark: "").and(
        "Home.swift",
        """
        class HomeController: UITabBarController {
          func presentationControllerShouldDismiss(_ controller: UIPresentationController) -> Bool {
            false
          }
        }
        """
      ),
      gateExample("", mark: "").and(
        "Scene.swift",
        "class Scene { func showHome() { window?.rootViewController = HomeController() } }"
      ),
    ],
    checkSegues: .init { project in
      project.scenes.contains { $0.scene.isGate || $0.scene.segues.contains(where: \.isOfGate) }
    } find: { project, segues in
      Gates(project, segues).all.map { Finding(gate: $0, in: project) }
    },
    checkSearch: { search, segues in
      let project = search.app.project
      let performed = search.outcomes.filter { $0.kind == .performed }
      let outcomes = Dictionary(performed.map { ($0.move.action, $0) }) { first, other in
        first.isCertain ? first : other
      }
      // Code may lead to most screens of the app.
      let gates = Gates(project, segues) { move in
        guard let outcome = outcomes[move.action], outcome.isCertain else { return false }
        let behind = search.exploration.mostScreens(after: outcome, avoiding: move.source.object)
        return behind.count >= 3 || search.app.isWhole(behind)
      }
      return gates.all.compactMap { gate in
        outcomes[gate.action].map {
          Finding(gate: gate, in: project, witness: search.witness(making: $0))
        }
      }
    }
  )
}

extension Finding {
  fileprivate init(
    gate: FoundMove,
    in project: Project,
    witness: Finding.Witness? = nil
  ) {
    self.init(
      file: gate.file,
      location: gate.location,
      "the app behind '\(gate.source.scene.label)' is in a sheet that a swipe dismisses",
      notes: [
        project.note(
          "the app: \(project.bundle.label(of: gate.destination) ?? "'\(gate.name)'")",
          at: gate.destination
        ),
        Finding.Note(message: "present it in full screen, or make it the root of the window"),
      ],
      witness: witness,
      object: gate.object
    )
  }
}

extension ExploredApp {
  /// Whether some screens are all of a small app, but for its gates.
  ///
  /// An app of which code makes other screens is not. Neither is one screen beside a gate, such as its terms.
  fileprivate func isWhole(_ screens: Set<Storyboard.SceneObject>) -> Bool {
    let scenes = storyboards.flatMap { storyboard in
      storyboard.scenes.lazy.filter { $0.reference == nil && !$0.isContainer && !$0.isGate }
        .map { (Storyboard.SceneObject(storyboard: storyboard.name, id: $0.id), $0) }
    }
    guard facts.unread.isEmpty, !scenes.isEmpty, let start = view(of: entry),
      scenes.allSatisfy({ screens.contains($0.0) && !$0.1.isAside })
    else { return false }
    let classes = Set(
      storyboards.lazy.flatMap(\.scenes).compactMap(\.customClass).map(SourceIndex.lastName)
    )
    let app = project.code.app(ofStoryboard: start.position)
    func isScreen(_ type: TypeFact) -> Bool {
      guard type.kind == .class else { return false }
      // The name of an unknown superclass tells, for example `SKScene` of a game.
      return project.code.index.inherits(type.name, from: "UIViewController", in: app)
        ?? type.supertypes.contains { $0.hasSuffix("Controller") || $0.hasSuffix("VC") }
    }
    return project.code.index.apps.files(seenFrom: app).allSatisfy { file in
      project.code.isTest(file)
        || project.code.index.files[file].facts.types.allSatisfy { type in
          classes.contains(SourceIndex.lastName(type.name)) || !isScreen(type)
        }
    }
  }
}

private func gateExample(
  _ attributes: String,
  kind: String = "presentation",
  class: String? = nil,
  mark: String
) -> Example {
  .scenes(
    initial: "login",
    screen(
      "login",
      `class`,
      identifier: "Login",
      button: "Enter",
      segue("s", to: "home", mark + kind, attributes: attributes)
    ),
    scene(
      "home",
      "HomeController",
      segue("t", to: "feed", "viewControllers"),
      kind: "tabBarController"
    ),
    scene("feed")
  )
}

private let stackLine = "let stack = UINavigationController(rootViewController: home)"

/// The code of a login screen, which makes the app and presents it.
private func codeExample(
  _ line: String,
  calling call: String = "present(home, animated: true)",
  mark: String
) -> Example {
  .scenes(
    initial: "login",
    scene("login", "LoginController", attributes: ownModule),
    scene("home", kind: "tabBarController", identifier: "Home")
  ).and(
    "Login.swift",
    """
    class LoginController: UIViewController {
      func loggedIn() {
        let home = storyboard!.instantiateViewController(withIdentifier: "Home")
        \(line)
        \(mark)\(call)
      }
    }
    """
  )
}

/// The login screens that present the app as a sheet.
private struct Gates {
  private(set) var all: [FoundMove] = []
  private let project: Project
  private let segues: UnconditionalSegues
  private let code: ScreenCode
  /// Whether an object that is no screen sets how the destinations of segues are presented, or refuses swipes.
  private let preparesElsewhere: Bool
  /// The types that may refuse the swipe over a sheet.
  private let refusing: Set<ExactString>
  /// Whether code gives a window another root after the launch.
  private let replacesRoot: Bool

  /// The number of segues for which the scenes behind them are counted, each in linear time.
  private static let limit = 256

  /// - Parameter leadsToMost: Whether the moves after one lead to most screens of the app.
  init(
    _ project: Project,
    _ segues: UnconditionalSegues,
    leadsToMost: (FoundMove) -> Bool = { _ in false }
  ) {
    self.project = project
    self.segues = segues
    code = ScreenCode(project.code)
    let classes = Set(segues.scenes.compactMap(\.scene.customClass).map(SourceIndex.lastName))
    refusing = project.code.index.implementers(of: "presentationControllerShouldDismiss:")
    preparesElsewhere =
      !refusing.isSubset(of: classes)
      || project.code.index.files.contains { file in
        file.facts.settings.contains { $0.presentsDestination(outsideOf: classes) }
      }
    replacesRoot = project.code.uses(\.facts.removals).contains { file, removal in
      removal.kind == .setRoot && !project.code.isTest(file)
        && (removal.isLater || removal.isIndirect
          || !CodePlace.launchMethods.contains(removal.method))
    }
    if replacesRoot { return }
    let reached = segues.reach(of: segues.entries, avoiding: [])
    var remaining = Self.limit
    for number in reached.sorted() {
      let view = segues.scenes[number]
      for step in segues.steps[number] where remaining > 0 {
        let segue = view.scene.segues[step.segue]
        let target = segues.scenes[step.destination]
        guard !step.isContainment, view.scene.isGate || segue.isOfGate,
          presents(segue.kind, target.scene, from: number),
          target.scene.isSheet(presented: segue.presentationStyle), !target.scene.isGate
        else { continue }
        remaining -= 1
        let found = FoundMove(step, from: number, of: segues, to: target.scene.label)
        guard !asideWords.isAny(in: [segue.identifier, segue.trigger?.name]),
          isApp(step.destination, behind: number, reached, leadsToMost(found)),
          !setsStyle(view, target)
        else { continue }
        all.append(found)
      }
    }
    addCode(reached, remaining)
  }

  private mutating func addCode(_ reached: Set<Int>, _ limit: Int) {
    var remaining = limit
    for showing in segues.codeShowings where segues.scenes[showing.source].scene.isGate {
      let app = segues.scenes[showing.destination]
      guard remaining > 0,
        presents(showing.kind, app.scene, isInStack: showing.isInStack, from: showing.source)
      else { continue }
      remaining -= 1
      // A stack that code makes has no style of a storyboard.
      let style: ExactString? =
        showing.isInStack || showing.style != .automatic
        ? ExactString(showing.style.rawValue) : nil
      guard !app.scene.isGate, app.scene.isSheet(presented: style),
        isApp(showing.destination, behind: showing.source, reached, false),
        !setsStyle(segues.scenes[showing.source], app)
      else { continue }
      all.append(once: FoundMove(showing, of: segues, to: app.scene.label))
    }
  }

  /// Whether a segue or code certainly presents: UIKit pushes what it shows in a navigation controller, unless
  /// that is one.
  private func presents(
    _ kind: SegueKind,
    _ target: Storyboard.Scene,
    isInStack: Bool = false,
    from number: Int
  ) -> Bool {
    switch kind.role {
    case .presentation: true
    case .show:
      target.kind == .navigationController || isInStack || segues.entries.contains(number)
    default: false
    }
  }

  /// Whether a scene is the app behind a gate: it has the tabs or leads to all other screens, and
  /// does not lead to the gate.
  ///
  /// - Parameter leadsToMost: Whether a search knows that it leads to most screens.
  private func isApp(
    _ scene: Int,
    behind gate: Int,
    _ reached: Set<Int>,
    _ leadsToMost: Bool
  ) -> Bool {
    guard let path = segues.path(fromStartTo: gate, avoiding: [scene]),
      !segues.scenes[scene].scene.isAside, !isAside(contentOf: segues.scenes[scene])
    else { return false }
    let kind = segues.scenes[scene].scene.kind
    if kind == .tabBarController || kind == .splitViewController { return true }
    let behind = segues.reach(of: [scene], avoiding: [gate])
    let others = segues.reach(of: path, avoiding: [scene], besideCode: true)
    guard screens(of: others.subtracting(behind.union([gate]))) == 0 else { return false }
    let count = screens(of: behind)
    return leadsToMost || count >= 3 && count * 2 >= screens(of: reached)
  }

  /// The number of scenes, without containers, gates and those beside the way into the app.
  private func screens(of scenes: Set<Int>) -> Int {
    scenes.lazy.map { segues.scenes[$0].scene }
      .count { !$0.isContainer && !$0.isGate && !$0.isAside }
  }

  /// Whether a container begins with a screen that lies beside the way into the app.
  private func isAside(contentOf view: Project.SceneView) -> Bool {
    let content = try? project.bundle.innermost(from: view.reference).get()
    return content.flatMap { project.bundle[$0] }?.isAside == true
  }

  /// Whether code may present the app in another way.
  private func setsStyle(_ gate: Project.SceneView, _ app: Project.SceneView) -> Bool {
    if preparesElsewhere { return true }
    var views = [gate, app]
    if case .success(let content) = project.bundle.innermost(from: app.reference),
      let view = segues.scenes.first(where: { $0.reference == content })
    {
      views.append(view)
    }
    return views.contains { view in
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
              // Other screens that the app's own code presents have styles of their own.
              && (setting.receiver != .other || view.reference == gate.reference))
      }
    }
  }
}

extension Storyboard.Segue {
  /// Whether the segue's identifier or control says that an app begins behind it.
  fileprivate var isOfGate: Bool {
    gateWords.isAny(in: [identifier, trigger?.name])
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

  /// Whether the scene's class or identifier says that an app begins with it.
  fileprivate var isGate: Bool { gateWords.isAny(in: [customClass, identifier]) }

  /// Whether the scene's class or identifier says that it lies beside the way into an app.
  fileprivate var isAside: Bool { asideWords.isAny(in: [customClass, identifier]) }
}

extension PhraseList {
  fileprivate func isAny(in names: [ExactString?]) -> Bool {
    names.contains { name in name.map { isAny(in: WordList($0.string)) } ?? false }
  }
}

/// The words in names of screens that a gate shows beside the app.
private let asideWords = PhraseList(anywhere: [
  "terms", "privacy", "policy", "license", "legal", "help", "faq", "support", "contact", "about",
  "info", "settings", "language", "country", "forgot", "password", "reset", "recover", "web",
  "verify", "verification", "code", "tour", "avatar", "picker",
])

/// The words in names of screens before an app.
private let gateWords = PhraseList(anywhere: [
  "login", "log in", "signin", "sign in", "signup", "sign up", "registration",
  "welcome", "splash", "onboarding", "landing", "authentication", "auth", "pin code", "pincode",
  "passcode", "unlock", "get started", "walkthrough", "intro", "create account",
  "agree", "consent", "disclaimer",
  "anmelden", "anmeldung", "connexion", "iniciar sesión", "accedi",
  "войти", "登录", "ログイン", "로그인",
])
