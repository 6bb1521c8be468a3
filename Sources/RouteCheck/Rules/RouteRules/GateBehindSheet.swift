import AppExploration
import CodeFacts
import ProjectModel
import RouteDiagnostics
import RouteTables
import Routes
import RoutesExploration
import RuleSupport
import StoryboardReader

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
      project.scenes.contains { view in
        view.gate != nil || view.scene.segues.contains(where: \.isOfGate)
      }
    } find: { project, segues in
      Gates(project, segues).all.map { Finding(gate: $0, in: project) }
    },
    checkSearch: { search, segues in
      let project = search.app.project
      let performed = search.outcomes.filter { $0.kind == .performed }
      let outcomes = Dictionary(performed.map { ($0.move.action, $0) }) { first, other in
        first.isCertain ? first : other
      }
      let signs = Set(project.scenes.filter { $0.gate == .certain }.map(\.object))
      // Code may lead to most screens of the app.
      let gates = Gates(project, segues) { move in
        guard let outcome = outcomes[move.action], outcome.isCertain else { return [] }
        let behind = search.exploration.mostScreens(
          after: outcome,
          avoiding: move.source.object,
          besides: signs
        )
        return behind.count >= 3 || search.app.facts.unread.isEmpty ? behind : []
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
    for number in reached.sorted() {
      let view = segues.scenes[number]
      for step in segues.steps[number] where remaining > 0 {
        let segue = view.scene.segues[step.segue]
        let target = segues.scenes[step.destination]
        guard !step.isContainment, isGate(number, by: segue),
          presents(segue.kind, target.scene, from: number),
          target.scene.isSheet(presented: segue.presentationStyle)
        else { continue }
        remaining -= 1
        let found = FoundMove(step, from: number, of: segues, to: target.scene.label)
        guard !asideWords.isAny(in: [segue.identifier, segue.trigger?.name]),
          isApp(step.destination, behind: number, reached, screensAfter(found)),
          !setsStyle(view, step.destination)
        else { continue }
        all.append(found)
      }
    }
    for showing in segues.codeShowings where gates[showing.source] != nil {
      let app = segues.scenes[showing.destination]
      guard remaining > 0,
        presents(showing.kind, app.scene, isInStack: showing.isInStack, from: showing.source)
      else { continue }
      remaining -= 1
      // A stack that code makes has no style of a storyboard.
      let style: ExactString? =
        showing.isInStack || showing.style != .automatic
        ? ExactString(showing.style.rawValue) : nil
      let found = FoundMove(showing, of: segues, to: app.scene.label)
      guard app.scene.isSheet(presented: style),
        isApp(showing.destination, behind: showing.source, reached, screensAfter(found)),
        !setsStyle(segues.scenes[showing.source], showing.destination)
      else { continue }
      all.append(once: found)
    }
  }

  /// Whether a scene is a gate, or else a segue of a control of it says so.
  private func isGate(_ number: Int, by segue: Storyboard.Segue) -> Bool {
    switch gates[number] {
    case .certain: true
    case .possible: segue.onlyBeginsApp
    case nil: segues.scenes[number].scene.isOfAnyName && segue.isOfGate && segue.onlyBeginsApp
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
  private func presents(
    _ kind: SegueKind,
    _ target: Storyboard.Scene,
    isInStack: Bool = false,
    from number: Int
  ) -> Bool {
    switch kind.role {
    case .presentation: true
    case .show:
      target.kind == .navigationController || isInStack || starts.contains(number)
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

/// What tells that a screen is before an app.
private enum GateSign {
  /// Its own name.
  case certain
  /// A name that other screens have as well, or a password; its only way on is into the app.
  case possible

  init?(_ names: [ExactString?]) {
    if gateWords.isAny(in: names) {
      self = .certain
    } else if possibleGateWords.isAny(in: names) {
      self = .possible
    } else {
      return nil
    }
  }
}

extension Project.SceneView {
  /// The sign in the scene's class, its identifier or its views.
  fileprivate var gate: GateSign? {
    GateSign([scene.customClass, scene.identifier])
      ?? (locations.hasPasswordField ? .possible : nil)
  }
}

extension Storyboard.Segue {
  /// Whether the segue's identifier or its control says that an app begins.
  fileprivate var isOfGate: Bool { GateSign([identifier, trigger?.name]) != nil }

  /// Whether the title of its control says no more than that: not `Start Cooking`.
  fileprivate var onlyBeginsApp: Bool {
    trigger?.title.map { WordList($0.string).words.allSatisfy(beginningWords.contains) } ?? true
  }

  /// Whether it leads to the contents of a side menu, by the identifier of `SWRevealViewController`.
  fileprivate var isOfSideMenu: Bool { identifier == "sw_front" }
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

  /// Whether the scene's class says nothing about the screen.
  fileprivate var isOfAnyName: Bool {
    let words: Set = ["view", "controller", "vc", "screen", "main", "root", "first"]
    return customClass.map { WordList($0.string).words.allSatisfy(words.contains) } ?? true
  }

  /// Whether the scene shows one of several screens which a user chooses at any time.
  fileprivate var hasTabs: Bool {
    kind == .tabBarController || kind == .splitViewController
      || segues.contains(where: \.isOfSideMenu)
  }

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
  "passwort", "vergessen", "mot de passe", "oublié", "contraseña", "olvidé", "senha", "пароль",
  "パスワード", "密码", "비밀번호",
])

/// The words in names of screens before an app.
private let gateNames = [
  "login", "log in", "logon", "log on", "signin", "sign in", "signup", "sign up",
  "welcome", "splash", "onboard", "onboarding", "authentication", "authorization", "auth",
  "pin code", "pincode", "passcode", "get started", "walkthrough", "create account",
  "anmelden", "anmeldung", "einloggen", "willkommen", "connexion", "se connecter", "bienvenue",
  "iniciar sesión", "bienvenida", "bienvenido", "accedi", "benvenuto", "boas vindas",
  "войти", "登录", "登入", "欢迎", "ログイン", "ようこそ", "로그인",
]

/// The words in names of screens before an app which may have another meaning.
private let possibleGateNames = [
  "register", "registration", "unlock", "lock", "landing", "intro", "agree", "consent",
  "disclaimer", "otp", "phone number", "start", "launch", "loading", "initial", "setup", "continue",
  "skip", "enter",
  "begin",
  "registrieren", "starten", "weiter", "überspringen", "s'inscrire", "inscription", "commencer",
  "continuer", "registrarse", "registro", "ingreso", "ingresar", "empezar", "comenzar",
  "continuar", "acceder", "cadastro", "cadastrar", "entrar", "começar", "registrati", "inizia",
  "регистрация", "начать", "продолжить", "新規登録", "はじめる", "スキップ", "注册", "开始",
  "회원가입", "시작",
]

private let gateWords = PhraseList(anywhere: gateNames)
private let possibleGateWords = PhraseList(anywhere: possibleGateNames)

/// The words of controls that only begin an app: `Log in with Apple`, `Continue as a guest`.
private let beginningWords = Set(
  (gateNames + possibleGateNames).flatMap { WordList($0).words } + [
    "a", "account", "and", "app", "apple", "as", "done", "email", "facebook", "go", "google",
    "guest", "here", "i", "let", "me", "my", "new", "next", "now", "ok", "play", "s", "submit",
    "the", "to", "using", "with", "your",
  ]
)
