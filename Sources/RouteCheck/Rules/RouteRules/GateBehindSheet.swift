import AppExploration
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
    checkSegues: { project, segues in
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
    let app = gate.destination.reference
    self.init(
      file: gate.file,
      location: gate.location,
      "the app behind '\(gate.source.scene.label)' is in a sheet that a swipe dismisses",
      notes: [
        project.note(
          "the app: \(project.bundle.label(of: app) ?? "'\(gate.name)'")",
          at: app
        ),
        Finding.Note(message: "present it in full screen, or make it the root of the window"),
      ],
      witness: witness,
      object: gate.segue?.segue.id
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
