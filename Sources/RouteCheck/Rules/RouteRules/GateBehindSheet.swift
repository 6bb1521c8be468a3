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
      presents the sheet, the sheet has the app's tabs or leads to most of its screens, and no code sets \
      another style.
      """,
    triggering: [
      gateExample("modalTransitionStyle=\"crossDissolve\"", mark: "↓"),
      gateExample("", kind: "show", mark: "↓"),
      codeExample("", mark: "↓"),
      codeExample(stackLine, presenting: "stack", mark: "↓"),
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
      codeExample("home.modalPresentationStyle = .fullScreen", mark: ""),
      codeExample("home.isModalInPresentation = true", mark: ""),
      codeExample(
        "\(stackLine); stack.modalPresentationStyle = .fullScreen",
        presenting: "stack",
        mark: ""
      ),
    ],
    checkSegues: .init { project in
      project.scenes.contains { $0.scene.isGate || $0.scene.segues.contains(where: \.isOfGate) }
    } find: { project, segues in
      Gates(project, segues).all.map { Finding(gate: $0, in: project) }
    } inSearch: { search, segues in
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
  presenting presented: String = "home",
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
        \(mark)present(\(presented), animated: true)
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
  /// Whether an object that is no screen sets how the destinations of segues are presented.
  private let preparesElsewhere: Bool

  /// The number of segues for which the scenes behind them are counted, each in linear time.
  private static let limit = 256

  /// - Parameter isApp: Whether the moves after one lead to most screens of the app.
  init(
    _ project: Project,
    _ segues: UnconditionalSegues,
    isApp: (FoundMove) -> Bool = { _ in false }
  ) {
    self.project = project
    self.segues = segues
    code = ScreenCode(project.code)
    let classes = Set(segues.scenes.compactMap(\.scene.customClass).map(SourceIndex.lastName))
    preparesElsewhere = project.code.index.files.contains { file in
      file.facts.settings.contains { $0.presentsDestination(outsideOf: classes) }
    }
    let reached = segues.reach(of: segues.entries, avoiding: [])
    var remaining = Self.limit
    for number in reached.sorted() {
      let view = segues.scenes[number]
      for step in segues.steps[number] where remaining > 0 {
        let segue = view.scene.segues[step.segue]
        let target = segues.scenes[step.destination]
        guard !step.isContainment, view.scene.isGate || segue.isOfGate,
          presents(segue, target.scene, from: number),
          target.scene.isSheet(presented: segue.presentationStyle), !target.scene.isGate
        else { continue }
        remaining -= 1
        let found = FoundMove(step, from: number, of: segues, to: target.scene.label)
        guard self.isApp(step.destination, behind: number, reached) || isApp(found),
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
      guard remaining > 0, showing.kind == .presentation else { continue }
      remaining -= 1
      let app = segues.scenes[showing.destination]
      // A stack that code makes has no style of a storyboard.
      let style: ExactString? =
        showing.isInStack || showing.style != .automatic
        ? ExactString(showing.style.rawValue) : nil
      guard !app.scene.isGate, app.scene.isSheet(presented: style),
        isApp(showing.destination, behind: showing.source, reached),
        !setsStyle(segues.scenes[showing.source], app)
      else { continue }
      all.append(once: FoundMove(showing, of: segues, to: app.scene.label))
    }
  }

  /// Whether a segue certainly presents: UIKit pushes with a show segue in a navigation controller, unless
  /// its destination is one.
  private func presents(
    _ segue: Storyboard.Segue,
    _ target: Storyboard.Scene,
    from number: Int
  ) -> Bool {
    switch segue.kind.role {
    case .presentation: true
    case .show: target.kind == .navigationController || segues.entries.contains(number)
    default: false
    }
  }

  /// Whether a scene is the app behind a gate: it has the tabs or leads to most other screens, and
  /// does not lead to the gate.
  private func isApp(_ scene: Int, behind gate: Int, _ reached: Set<Int>) -> Bool {
    guard segues.path(fromStartTo: gate, avoiding: [scene]) != nil else { return false }
    let kind = segues.scenes[scene].scene.kind
    if kind == .tabBarController || kind == .splitViewController { return true }
    let behind = screens(of: segues.reach(of: [scene], avoiding: [gate]))
    return behind >= 3 && behind * 2 >= screens(of: reached)
  }

  /// The number of scenes, without containers and gates.
  private func screens(of scenes: Set<Int>) -> Int {
    scenes.count { !segues.scenes[$0].scene.isContainer && !segues.scenes[$0].scene.isGate }
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
      guard let own = code.code(of: name, in: target) else { return true }
      return own.settings.contains { setting in
        setting.kind.isOfPresentation
          && (setting.receiver == .own
            || FrameworkClass.named(SourceIndex.lastName(setting.type)) == nil
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
private let asideWords = PhraseList([
  "terms", "privacy", "policy", "license", "legal", "help", "faq", "support", "contact", "about",
  "info", "settings", "language", "country", "forgot", "password", "reset", "recover", "web",
  "verify", "verification", "code",
])

/// The words in names of screens before an app.
private let gateWords = PhraseList([
  "login", "log in", "signin", "sign in", "signup", "sign up", "register", "registration",
  "welcome", "splash", "onboarding", "landing", "authentication", "auth", "pin code", "pincode",
  "passcode", "unlock", "get started", "tutorial", "walkthrough", "intro", "create account",
  "agree", "consent", "disclaimer", "pin",
  "anmelden", "anmeldung", "connexion", "iniciar sesión", "accedi",
  "войти", "登录", "ログイン", "로그인",
])
