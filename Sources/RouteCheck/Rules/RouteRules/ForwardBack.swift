import AppExploration
import CodeFacts
import ProjectModel
import RouteDiagnostics
import RouteTables
import Routes
import RoutesExploration
import RuleSupport

extension Rule {
  package static let forwardBack = Rule(
    id: "forward-back",
    severity: .warning,
    summary: "a segue or code that adds a second controller of a scene instead of going back",
    reason: """
      Every segue but an unwind makes a new controller, and so does code. If the first controller of the \
      scene is still below, each tap adds another one, and those below keep their memory. This is \
      reported if a control or a method reads as going back or ending a task, such as Cancel or Save, or \
      if a control or code presents the scene. A cell is not reported: it may show the same scene with \
      other contents.
      """,
    triggering: [
      .scenes(
        initial: "feed",
        screen("feed", button: "Open", segue("s1", to: "post", "presentation")),
        screen("post", button: "Dismiss", segue("s2", to: "feed", "↓presentation"))
      ),
      codeExample("func save()", mark: "↓"),
      codeExample("func save()", kind: "show", mark: "↓"),
      shownByCodeExample,
      madeExample("func save()", "↓present(feed, animated: true)"),
      madeExample(
        "func goBack()",
        "navigationController?.↓pushViewController(feed, animated: true)"
      ),
    ],
    nonTriggering: [
      madeExample(
        "func tableView(_: UITableView, didSelectRowAt: IndexPath)",
        "present(feed, animated: true)"
      ),
      madeExample(
        "func showRelated()",
        "navigationController?.pushViewController(feed, animated: true)"
      ),
      madeExample("func save()", "dismiss(animated: false); present(feed, animated: true)"),
      madeExample("func save()", "view.window?.rootViewController = feed"),
      codeExample("func tableView(_: UITableView, didSelectRowAt: IndexPath)", mark: ""),
      codeExample("func showRelated()", kind: "show", mark: ""),
      .scenes(
        initial: "feed",
        screen("feed", button: "Open", segue("s1", to: "post", "presentation"), exit: "x"),
        screen("post", button: "Dismiss", segue("s2", to: "x", "unwind", action: "unwindToFeed:"))
      ),
      .scenes(
        initial: "user",
        screen("user", button: "Friends", segue("s1", to: "friends")),
        tableScene(
          "friends",
          cell: """
            <tableViewCell id="c"><connections>
              \(segue("s2", to: "user"))
            </connections></tableViewCell>
            """
        )
      ),
    ],
    checkSegues: .init { project in
      project.scenes.contains { $0.scene.segues.contains(where: \.mayMeanGoingBack) }
        || project.code.uses(\.facts.sceneUses).contains { !$1.showings.isEmpty }
    } find: { project, segues in
      ReturningMoves(segues, project.bundle).all.map { Finding(returning: $0, in: project) }
    } inSearch: { search, segues in
      let project = search.app.project
      // The first outcomes of a move are certain, if any are.
      let repeats = Dictionary(
        search.outcomes.filter { $0.kind == .repeats && $0.move.isPerformed }.map {
          ($0.move.action, $0)
        }
      ) { first, _ in first }
      let returning = ReturningMoves(segues, project.bundle) { repeats[$0]?.isCertain == false }
      return returning.all.compactMap { found in
        repeats[found.action].map {
          Finding(
            returning: found,
            in: project,
            below: search.app.label(of: found.source),
            witness: search.witness(making: $0)
          )
        }
      }
    }
  )
}

/// A screen whose code presents the screen below again.
private func codeExample(
  _ method: String,
  kind: String = "presentation",
  mark: String
) -> Example {
  .scenes(
    initial: "feed",
    screen("feed", "Feed", button: "New", segue("s1", to: "post", "presentation")),
    scene("post", "Post", segue("s2", "next", to: "feed", mark + kind))
  ).and(
    "App.swift",
    """
    class Feed: UIViewController {}
    class Post: UIViewController {
      \(method) { performSegue(withIdentifier: "next", sender: nil) }
    }
    """
  )
}

/// Two screens that show each other in code.
private let shownByCodeExample = Example.scenes(
  initial: "feed",
  scene("feed", "Feed", identifier: "Feed"),
  scene("post", "Post", identifier: "Post")
).and(
  "App.swift",
  """
  class Feed: UIViewController {
    func open() {
      let post = storyboard!.instantiateViewController(withIdentifier: "Post")
      navigationController?.pushViewController(post, animated: true)
    }
  }
  class Post: UIViewController {
    func save() {
      let feed = storyboard!.instantiateViewController(withIdentifier: "Feed")
      navigationController?.↓pushViewController(feed, animated: true)
    }
  }
  """
)

/// A screen whose code makes the screen below again, and shows it.
private func madeExample(_ method: String, _ line: String) -> Example {
  .scenes(
    initial: "feed",
    screen("feed", identifier: "Feed", button: "New", segue("s1", to: "post")),
    scene("post", "Post", attributes: ownModule)
  ).and(
    "App.swift",
    """
    class Post: UIViewController {
      \(method) {
        let feed = storyboard!.instantiateViewController(withIdentifier: "Feed")
        \(line)
      }
    }
    """
  )
}

extension Move {
  /// Whether a segue is certainly performed, or code makes a scene.
  fileprivate var isPerformed: Bool {
    if case .show = action { true } else { isCertain }
  }
}

extension Finding {
  fileprivate init(
    returning found: FoundMove,
    in project: Project,
    below source: ExactString? = nil,
    witness: Finding.Witness? = nil
  ) {
    let name = found.name
    let remedy = found.isModal ? "dismiss(animated:)" : "popViewController(animated:)"
    self.init(
      file: found.file,
      location: found.location,
      "\(found.label) \(found.isModal ? "presents" : "shows") a second \(name) instead of going back",
      notes: [
        project.note(
          "the first \(name) is below '\(source ?? found.source.scene.label)'",
          at: found.destination
        ),
        Finding.Note(
          message: "an unwind to \(name) goes back to the first, and so does \(remedy) from the "
            + "screen above it"
        ),
      ],
      witness: witness,
      object: found.object
    )
  }
}

/// The segues and the code that add a second controller of a scene that is still below.
private struct ReturningMoves {
  private(set) var all: [FoundMove] = []
  private let segues: UnconditionalSegues
  private let bundle: StoryboardBundle

  /// The number of moves for which paths are searched, each in linear time. The apps that people
  /// write have far fewer presentations.
  private var remaining = 1024

  /// - Parameter isRepeated: Whether a move adds a second controller on a path that only code may
  ///   make.
  init(
    _ segues: UnconditionalSegues,
    _ bundle: StoryboardBundle,
    isRepeated: (Move.Action) -> Bool = { _ in false }
  ) {
    self.segues = segues
    self.bundle = bundle
    for (number, view) in segues.scenes.enumerated() {
      for step in segues.steps[number] where !step.isContainment && step.destination != number {
        let segue = view.scene.segues[step.segue]
        let isModal = segue.kind.role.isModal
        let readsAsGoingBack =
          segue.readsAsGoingBack || step.performers.contains(where: GoingBack.isMeant)
        guard segue.mayMeanGoingBack, isModal || readsAsGoingBack,
          !step.performers.contains(where: ScreenCode.isForCells),
          let name = name(of: step.destination, from: number, isModal: isModal)
        else { continue }
        let found = FoundMove(step, from: number, of: segues, to: name)
        if readsAsGoingBack && isRepeated(found.action)
          || isBelow(step.destination, from: number)
        {
          all.append(found)
        }
      }
    }
    for showing in segues.codeShowings where showing.source != showing.destination {
      let isModal = showing.kind.role.isModal
      guard isModal || GoingBack.isMeant(by: showing.method),
        !ScreenCode.isForCells(showing.method),
        let name = name(of: showing.destination, from: showing.source, isModal: isModal),
        isBelow(showing.destination, from: showing.source)
      else { continue }
      all.append(once: FoundMove(showing, of: segues, to: name))
    }
  }

  /// The name of the screen that a move makes; `nil` if it is the source, or if the limit is reached.
  private mutating func name(
    of destination: Int,
    from source: Int,
    isModal: Bool
  ) -> ExactString? {
    let scene = segues.scenes[destination]
    // UIKit does not push a navigation controller, which is another mistake.
    if scene.scene.kind == .navigationController, !isModal { return nil }
    guard remaining > 0, case .success(let content) = bundle.innermost(from: scene.reference),
      content != segues.scenes[source].reference
    else { return nil }
    remaining -= 1
    return bundle[content]?.label ?? scene.scene.label
  }

  /// Whether a scene is certainly below a screen to which its own moves lead.
  private func isBelow(_ scene: Int, from source: Int) -> Bool {
    guard let first = segues.path(fromStartTo: scene, avoiding: [source]) else { return false }
    let between = segues.path(
      from: [scene],
      to: source,
      avoiding: Set(first.dropLast()),
      besideCode: true
    )
    return between != nil
  }
}

extension Storyboard.Segue {
  /// Whether the segue reads as going back or presents, or its code may, and it does not start from a cell.
  var mayMeanGoingBack: Bool {
    switch trigger?.kind {
    case .tableCell?, .collectionCell?, .accessory?: false
    case .control?, .gesture?: kind.role.isModal || readsAsGoingBack
    case nil: identifier != nil
    }
  }

  /// Whether the control or the identifier says that the segue goes back.
  fileprivate var readsAsGoingBack: Bool {
    trigger.map(GoingBack.isMeant(by:)) == true || identifier.map(GoingBack.isMeant(by:)) == true
  }
}
