import CodeFacts
import ProjectModel
import RouteDiagnostics
import Routes
import RuleSupport
import SourceText
import StoryboardReader

extension Rule {
  package static let undeclaredUnwindAction = Rule(
    id: "undeclared-unwind-action",
    severity: .warning,
    namesCause: true,
    summary: "an unwind action that no class has",
    reason: """
      UIKit finds no controller with the action and does nothing, so the button has no effect. In \
      Swift, an unwind action is marked with @IBAction or @objc. Only a misspelled action is \
      reported in code, in a comparison of an 'UnwindReceiver', in an app with an 'UnwindReceiver' \
      that takes any action, and in an app with a controller whose sources are absent, unless the \
      action has the name of a screen. The same applies to an action with general words, such as \
      'unwindToViewController:', if code imports a module whose sources are absent. An action of 'generate.unwinds' needs a method if all \
      controllers of the app's storyboards are view controllers of its sources.
      """,
    triggering: [
      post(unwinding: "↓unwindToFeed:").code("class Post: UIViewController {}"),
      post(unwinding: "↓unwindToFeed:").code(
        "class Feed: UIViewController { func unwindToFeed(_ segue: UIStoryboardSegue) {} }"
      ),
      post(unwinding: "↓unwindToFeedAgain:").code(
        """
        \(feed)
        extension Feed { @IBAction func unwindToFeed(again sender: Any) {} }
        """
      ),
      post(unwinding: "↓unwindToFede:").code(
        """
        \(feed)
        class Archive: UnwindReceiver {}
        """
      ),
      post(unwinding: "unwindToFeed:").code(
        """
        \(feed)
        extension Unwind<Feed> { static var toFeed: Self { .init("↓unwindToFede:") } }
        """
      ),
      post(unwinding: "unwindToFeed:").code(
        """
        class Feed: UIViewController {}
        extension Feed: UnwindReceiver {
          func canUnwind(_ action: String, from source: any Controller) -> Bool {
            action == "unwindToFeed:"
          }
          func unwind(_ action: String, from source: any Controller) {
            switch action {
            case "↓unwindToFede:": reload()
            default: break
            }
          }
        }
        """
      ),
      post(unwinding: "↓unwindToFede:").code(
        receiver("if action == \"↓unwindToFeed:\" { reload() }")
      ),
    ],
    nonTriggering: [
      post(unwinding: "unwindToFeed:").code(
        """
        \(receiver("if action == \"unwindToFeed:\" || action == \"discardPost:\" { reload() }"))
        class Path {
          func unwind(_ action: String) { if action == "unwindToFede:" { reload() } }
          @IBAction func unwind(_ segue: UIStoryboardSegue) { if segue.identifier == "Post" {} }
        }
        """
      ),
      post(unwinding: "unwindToWithFeed:").code(
        "class Feed: UIViewController { @IBAction func unwindTo(feed segue: UIStoryboardSegue) {} }"
      ),
      post(unwinding: "unwindToFeed:").code(receiver("reload()")),
      post(unwinding: "unwindToFeed:").code(
        """
        enum FeedUnwind: ExactString { case unwindToFeed = "unwindToFeed:" }
        class Feed: TypedUnwindReceiver {
          func unwind(_ action: FeedUnwind, from source: any Controller) {}
        }
        extension Unwind<Feed> {
          static var toFeed: Self { .init("unwindToFeed:") }
          static var inCodeAlone: Self { .init("discardPost:") }
        }
        """
      ),
    ],
    check: { $0.storyboardActionsOfNoClass + $0.codeActionsOfNoClass }
  )

  private static let feed =
    "class Feed: UIViewController { @IBAction func unwindToFeed(_ segue: UIStoryboardSegue) {} }"

  private static func receiver(_ statement: String) -> String {
    """
    class Feed: UnwindReceiver {
      func unwind(_ action: String, from source: any Controller) { \(statement) }
    }
    """
  }

  private static func post(unwinding selector: String) -> Example {
    let segue = segue("s", to: "x", "unwind", action: selector)
    return .scenes(scene("post", "Post", segue, attributes: ownModule, exit: "x"))
  }
}

extension Project {
  /// Actions of unwind segues that no class has.
  ///
  /// A class may take any action of a graph. Then an action is reported only if it differs by one
  /// letter from a known action.
  fileprivate var storyboardActionsOfNoClass: [Finding] {
    let actions = Memo(unwindActions)
    var spelling = SpellingSearch()
    return segueFindings { found in
      let app = code.app(ofStoryboard: found.view.position)
      guard let selector = found.segue.unwindAction, let location = found.locations.unwindAction,
        code.index.hasClasses(in: app), !code.index.hasUnwindMethod(selector, in: app)
      else { return nil }
      let known = actions[app]
      if let receiver = generation.unwinds[selector] {
        guard !known.importsOthers || !isGeneral(selector), hasOnlyOwnControllers(in: app) else {
          return nil
        }
        return Finding(
          found,
          at: location,
          """
          no class has a method for the unwind action '\(selector)', which UIKit looks for; \
          'generate.unwinds' names '\(receiver)', so write the method with @IBAction in its class
          """
        )
      }
      guard !known.received.contains(selector), !known.declared.contains(selector) else {
        return nil
      }
      let mayBeAny =
        known.mayBeAny || known.importsOthers && isGeneral(selector)
        || known.hasForeignControllers && !namesScreen(selector, in: app)
      let near =
        mayBeAny
        ? spelling.slip(of: selector, among: known.received)
          ?? spelling.slip(of: selector, among: known.declared)
        : spelling.closest(to: selector, among: known.received)
      if mayBeAny, near == nil { return nil }
      return Finding(
        found,
        at: location,
        "no class has an unwind action '\(selector)'"
          + (receivingSetting(near, known) ?? SpellingSuggestion.hint(for: selector, near: near))
      )
    }
  }

  /// Whether the classes of all scenes that an app sees are view controllers whose superclasses are known.
  private func hasOnlyOwnControllers(in app: App) -> Bool {
    code.storyboards(seenBy: app).allSatisfy { position in
      storyboards[position].storyboard.scenes.lazy.compactMap(\.customClass).allSatisfy {
        code.index.inherits($0, from: "UIViewController", in: app) == true
      }
    }
  }

  /// The end of a message about an action, if the setting of the types that receive unwinds is the
  /// place to mend.
  private func receivingSetting(_ near: ExactString?, _ known: UnwindActions) -> String? {
    if let near {
      guard generation.unwinds[near] != nil, code.index.implementers(of: near).isEmpty else {
        return nil
      }
      return "; 'generate.unwinds' in \(Path.configuration) has '\(near)', so correct it there"
    }
    guard known.importsRoutes else { return nil }
    return """
      ; if a 'TypedUnwindReceiver' receives it, name its type under 'generate.unwinds' in \
      \(Path.configuration)
      """
  }

  /// Whether an action has the name of a screen of the sources, at least two words of which are not general, so that no
  /// library has the action.
  private func namesScreen(_ action: ExactString, in app: App) -> Bool {
    code.storyboards(seenBy: app).contains { position in
      storyboards[position].storyboard.scenes.lazy.compactMap(\.customClass).contains { name in
        action.string.contains(SourceIndex.lastName(name).string) && code.index.declares(name)
          && WordList(name.string).words.count(where: { !Self.generalWords.contains($0) }) > 1
      }
    }
  }

  /// Whether a library may have an action, because no word of it is about a screen of the app.
  private func isGeneral(_ action: ExactString) -> Bool {
    WordList(action.string).words.allSatisfy(Self.generalWords.contains)
  }

  private static let generalWords: Set<String> = [
    "action", "animated", "back", "cancel", "close", "controller", "dismiss", "done", "exit", "for",
    "from", "go", "ib", "maximize", "minimize", "modal", "parent", "perform", "pop", "previous",
    "return", "root", "segue", "sender", "storyboard", "the", "this", "to", "unwind", "vc", "view",
    "with",
  ]

  /// Actions of unwinds in code that differ by one letter from an action of a class or a
  /// storyboard.
  ///
  /// Perhaps only code performs any other action, in a graph.
  fileprivate var codeActionsOfNoClass: [Finding] {
    let actions = Memo(unwindActions)
    var spelling = SpellingSearch()
    return code.uses(\.facts.unwinds).compactMap { file, unwind in
      guard
        case .known(let action) = code.index.resolve(unwind.action, in: unwind.type, of: file)
      else { return nil }
      let app = code.index.apps[file]
      let known = actions[app]
      // The action of a storyboard may be misspelled itself.
      guard !known.received.contains(action), !known.storyboards.contains(action),
        !code.index.hasUnwindMethod(action, in: app),
        !unwind.isComparison
          || !known.made.contains(action)
            && code.index.ancestors(of: unwind.type, in: app)?.contains("UnwindReceiver") == true,
        let near = spelling.slip(of: action, among: known.received)
          ?? spelling.slip(of: action, among: known.storyboards)
      else { return nil }
      return code.finding(
        at: unwind.location,
        in: file,
        unwind.isComparison ? "no unwind has the action" : "no class has an unwind action",
        action,
        near: near,
        fixing: unwind.action
      )
    }
  }
}
