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
  package static let forwardBack = Rule(
    id: "forward-back",
    severity: .warning,
    summary: "a segue or code that adds a second controller of a scene instead of going back",
    reason: """
      Every segue but an unwind makes a new controller, and so does code. If the first controller of the \
      scene is still below, each tap adds another one, and those below keep their memory. This is \
      reported if a control or a method reads as going back, starting over or ending a task, such as \
      Cancel, Play Again or Save, or if the app's tabs or its first stack are presented. It also is for \
      OK, Post and the like if the app starts with the scene. It is not if the words speak of other \
      contents, such as Save and Add Another or Home Team, nor for a cell, nor if code may hide the \
      control, go back instead, or take scenes off the stack.
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
      madeExample(
        "func popToFeed() { navigationController?.popViewController(animated: true) }; func goHome()",
        "navigationController?.pushViewController(feed, animated: true)"
      ),
      returningExample("Done", "navigationController?.viewControllers.removeAll { $0 is Feed }"),
      returningExample("Done", "", "override func pushViewController(_ c: C, animated: Bool) {}"),
      returningExample("Save and Add Another", ""),
      returningExample("Done", "").and(
        "Post.swift",
        """
        extension Post {
          override func shouldPerformSegue(withIdentifier id: String, sender: Any?) -> Bool {
            if isModal { dismiss(animated: true); return false }
            return true
          }
        }
        """
      ),
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
    checkSegues: { project, segues in
      ReturningMoves(segues, project).all.map { Finding(returning: $0, in: project) }
    },
    checkSearch: { search, segues in
      let project = search.app.project
      // The first outcomes of a move are certain, if any are.
      let repeats = Dictionary(
        search.outcomes.filter { $0.kind == .repeats && $0.move.isPerformed }.map {
          ($0.move.action, $0)
        }
      ) { first, _ in first }
      return ReturningMoves(segues, project).all.compactMap { found in
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
    scene("post", "Post", segue("s2", "toFeed", to: "feed", mark + kind))
  ).and(
    "App.swift",
    """
    class Feed: UIViewController {}
    class Post: UIViewController {
      \(method) { performSegue(withIdentifier: "toFeed", sender: nil) }
    }
    """
  )
}

/// A screen with a button that pushes the screen below again, and its code.
private func returningExample(_ title: String, _ line: String, _ method: String = "") -> Example {
  .scenes(
    initial: "feed",
    screen("feed", button: "Open", segue("s1", to: "post")),
    screen("post", "Post", button: title, segue("s2", to: "feed"))
  ).and(
    "App.swift",
    """
    class Post: UIViewController {
      override func viewDidAppear(_ animated: Bool) { \(line) }
    }
    class Stack: UINavigationController { \(method) }
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
    // Without a stack, UIKit presents what a segue shows.
    let hasStack = project.scenes.contains { $0.scene.kind == .navigationController }
    let (dismissal, pop) = ("dismiss(animated:)", "popViewController(animated:)")
    let remedy =
      found.isModal ? dismissal : hasStack ? pop : "\(pop), or \(dismissal) without a stack,"
    self.init(
      file: found.file,
      location: found.location,
      "\(found.label) \(found.isModal ? "presents" : "shows") a second \(name) instead of going back",
      notes: [
        project.note(
          "the first \(name) is below '\(source ?? found.source.scene.label)'",
          at: found.destination.reference
        ),
        Finding.Note(
          message: "an unwind to \(name) goes back to the first, and so does \(remedy) from the "
            + "screen above it"
        ),
      ],
      witness: witness,
      object: found.segue?.segue.id
    )
  }
}

/// The segues and the code that add a second controller of a scene that is still below.
struct ReturningMoves {
  private(set) var all: [FoundMove] = []
  /// The other moves that certainly add a controller.
  private(set) var others: Set<Move.Action> = []
  private let segues: UnconditionalSegues
  private let bundle: StoryboardBundle
  /// The screens with which the app may start.
  private let starts: Set<Int>

  /// The number of moves for which paths are searched, each in linear time. The apps that people
  /// write have far fewer presentations.
  private var remaining = 1024

  init(_ segues: UnconditionalSegues, _ project: Project) {
    self.segues = segues
    bundle = project.bundle
    let names = project.files.mainStoryboards
    starts = segues.entries.filter { entry in
      names.isEmpty || names.contains(segues.scenes[entry].file.storyboard.name)
    }.reach { segues.steps[$0].filter(\.isContainment).map(\.destination) }
    // The class of a stack may go back instead of pushing.
    let mayPop = !project.code.index.implementers(of: "pushViewController:animated:").isEmpty
    for move in segues.moves where move.isModal || !mayPop {
      if adds(move), !mayHide(move) { add(move) }
    }
  }

  /// Whether a control, an identifier or a method says that a move goes back, and none of the first two that it shows
  /// other contents.
  private func goesBack(_ move: FoundMove) -> Bool {
    let segue = move.segue?.segue
    if segue?.startsFromCell == true { return false }
    let texts = [segue?.trigger?.title, segue?.identifier].compactMap(\.self)
    if texts.contains(where: GoingBack.isOnward) { return false }
    let meaning = GoingBack(
      screen: WordList(move.source.scene.customClass?.string ?? ""),
      leadsToStart: starts.contains(move.to)
    )
    if segue?.trigger.map(meaning.isMeant(by:)) == true { return true }
    // A short name for something else is no word for going back.
    func isShort(_ name: ExactString) -> Bool {
      texts.contains { $0 != name && GoingBack.shortens(name, $0) && !meaning.isMeant(byName: $0) }
    }
    return segue?.identifier.map { meaning.isMeant(byName: $0) && !isShort($0) } == true
      || move.methods.contains { meaning.isMeant(byMethod: $0) && !isShort($0) }
  }

  private mutating func add(_ move: FoundMove) {
    let scene = move.destination.scene
    // The stack or the tabs with which the app starts have no other contents.
    let isApp =
      scene.kind == .tabBarController || scene.isContainer && segues.entries.contains(move.to)
    guard move.to != move.from, !move.methods.contains(where: ScreenCode.isForCells),
      goesBack(move) || move.isModal && isApp,
      let name = name(of: move),
      isBelow(move.to, from: move.from)
    else {
      others.insert(move.action)
      return
    }
    var move = move
    move.name = name
    all.append(once: move)
  }

  /// Whether methods of a scene's class add a controller of another scene, and do not go back instead.
  private func adds(_ move: FoundMove) -> Bool {
    let code = segues.code[move.from]
    return move.methods.allSatisfy { code?.mayTakeAway(in: $0) == false }
      // What is asked about a segue may go back, and decline.
      && code?.removals.contains { $0.method.hasPrefix("shouldPerformSegue") } != true
      && ![move.from, move.to].contains(where: changesStack)
  }

  /// Whether code may hide the control of a segue.
  private func mayHide(_ move: FoundMove) -> Bool {
    guard let locations = move.segue?.locations else { return false }
    return segues.code[move.from]?.sets([.hiddenOutlet], of: locations, in: move.source.file)
      != false
  }

  /// The name of the screen that a move makes; `nil` if it is the source, or if the limit is reached.
  private mutating func name(of move: FoundMove) -> ExactString? {
    let made = move.destination
    // UIKit does not push a navigation controller, which is another mistake.
    if made.scene.kind == .navigationController, !move.isModal { return nil }
    guard remaining > 0, case .success(let content) = bundle.innermost(from: made.reference),
      content != move.source.reference
    else { return nil }
    remaining -= 1
    return bundle[content]?.label ?? made.scene.label
  }

  /// Whether a scene is certainly below a screen to which its own moves lead, and no code on the way takes it away.
  private func isBelow(_ scene: Int, from source: Int) -> Bool {
    guard let first = segues.path(fromStartTo: scene, avoiding: [source]) else { return false }
    let between = segues.path(
      from: [scene],
      to: source,
      avoiding: Set(first.dropLast()),
      besideCode: true
    )
    return between.map { !(first + $0).contains(where: changesStack) } == true
  }

  /// Whether the class of a scene may change what is below a screen, and not only in an action.
  private func changesStack(_ scene: Int) -> Bool {
    guard let own = segues.code[scene] else { return true }
    return own.removals.contains {
      ($0.kind == .setChildren || $0.kind == .setRoot) && !own.actions.contains($0.method)
    }
  }
}

extension Storyboard.Segue {
  fileprivate var startsFromCell: Bool {
    switch trigger?.kind {
    case .tableCell?, .collectionCell?, .accessory?: true
    case .control?, .gesture?, nil: false
    }
  }
}
