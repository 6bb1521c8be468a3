import CodeFacts
import ProjectModel
import RouteDiagnostics
import RouteTables
import Routes
import RuleSupport
import SourceText

extension Rule {
  package static let destinationMismatch = Rule(
    id: "destination-mismatch",
    severity: .error,
    summary: "a route with another class or scene than its segue's destination",
    reason: """
      The prepared controller is not the one that the code expects, so its cast fails and the \
      screen stays empty. Containers are unwrapped as in the library: content first, then a unique \
      match among the others.
      """,
    triggering: [
      postInNavigation.row(#""segue": "ShowPost", "destination": {"class": "↓Profile"}"#),
      .feedAndPost.code(
        """
        class Profile: UIViewController {}
        class Post: UIViewController {}
        class Feed: UIViewController {
          override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
            if segue.identifier == "ShowPost" {
              (segue.destination as! ↓Profile).status = 1
            }
          }
        }
        """
      ),
      .feedAndPost.code(
        """
        class Profile: UIViewController {}
        class Post: UIViewController {}
        extension Segue<Profile> {
          static var showPost: Self { .init("↓ShowPost") }
        }
        """
      ),
    ],
    nonTriggering: [
      postInNavigation.row(#""segue": "ShowPost", "destination": {"class": "Post"}"#),
      .feedAndPost.code(
        """
        class Screen: UIViewController {}
        class Post: Screen {}
        class Feed: UIViewController {
          override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
            (segue.destination as! Post).status = 1
            (segue.destination as! Screen).status = 1
            (segue.destination as! Library).status = 1
          }
        }
        """
      ),
      // It is not known which of the scenes is made.
      .scenes(scene("a", "Feed", identifier: "Post"), scene("b", "Post", identifier: "Post")).code(
        """
        class Post: UIViewController {}
        class Feed: UIViewController {
          func post() {
            _ = storyboard!.instantiateViewController(withIdentifier: "Post") as! Post
          }
        }
        """
      ),
      .feedAndPost.code(
        """
        class Post: UIViewController {}
        class Screen: UIViewController {
          override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
            (segue.destination as? UINavigationController)?.isToolbarHidden = true
          }
        }
        class Feed: Screen {}
        """
      ),
    ],
    reportsRoute: { [.destination, .ambiguousDestination].contains($0.problem) },
    check: { $0.failingSegueCasts + $0.failingSceneCasts }
  )

  private static let postInNavigation = Example.scenes(
    scene("feed", nil, segue("s", "ShowPost", to: "nav")),
    scene("nav", nil, segue("r", to: "post", "rootViewController"), kind: "navigationController"),
    scene("post", "Post")
  )
}

/// Code that prepares some segues of a class.
private struct Preparation: Hashable {
  let file: Int
  let type: ExactString
  /// The identifiers of the segues; `nil` for any.
  var identifiers: [TextExpression]?

  init(_ cast: CastFact, in file: Int) {
    self.file = file
    type = cast.type
    identifiers = cast.identifiers
  }
}

extension Project {
  /// Casts of a segue's destination that can never succeed.
  ///
  /// A question about the class may fail if another use of the same destination succeeds, unless nothing
  /// that any segue of the class leads to is or contains such an object. Code with a forced cast may not
  /// run after a question.
  fileprivate var failingSegueCasts: [Finding] {
    var lookup = SceneLookup(self)
    var destinations: UnwindDestinations?
    let casts = code.uses(\.facts.casts).filter { $1.method == "prepare" }.map { file, cast in
      (file: file, cast: cast, finding: finding(about: cast, in: file, &lookup, &destinations))
    }
    var succeeding: [Bool: Set<Preparation>] = [:]
    for (file, cast, finding) in casts where finding == nil {
      succeeding[cast.isContent, default: []].insert(Preparation(cast, in: file))
    }
    var asked: Set<Preparation> = []
    return casts.compactMap { file, cast, finding in
      var preparation = Preparation(cast, in: file)
      if cast.isQuestion {
        asked.insert(preparation)
        let mayFail = succeeding[cast.isContent]?.contains(preparation) == true
        return mayFail && !isNowhere(cast, in: file, &lookup) ? nil : finding
      }
      if !cast.isForced { return finding }
      let isAsked = asked.contains(preparation)
      preparation.identifiers = nil
      return isAsked || asked.contains(preparation) ? nil : finding
    }
  }

  /// Whether no segue of a class leads to a controller of the class of a cast, or to a container of
  /// one.
  ///
  /// An alternative for a container, or for its content, may be there for another device.
  private func isNowhere(_ cast: CastFact, in file: Int, _ lookup: inout SceneLookup) -> Bool {
    let app = code.index.apps[file]
    guard cast.identifiers == nil, !cast.isContent,
      !code.index.declarations(named: SourceIndex.lastName(cast.target), in: app).isEmpty,
      !code.index.isProtocol(SourceIndex.lastName(cast.target), in: app),
      let segues = segues(meantBy: cast, in: file, &lookup)
    else { return false }
    return segues.allSatisfy { departure in
      if departure.segue.kind == .unwind { return true }
      guard departure.segue.creationSelector == nil,
        let reference = try? bundle.destination(of: departure.segue, from: departure.source).get()
      else { return false }
      return isNever(cast.target, at: reference, isContent: true, in: app, usesImports: true)
    }
  }

  /// Whether one of some unwinds may lead to a controller that a cast is to.
  private func mayUnwind(
    _ unwinds: [ClassSegues.Departure],
    to cast: CastFact,
    in app: App,
    _ destinations: inout UnwindDestinations?
  ) -> Bool {
    if unwinds.isEmpty { return false }
    // The content of a controller is not known here.
    if cast.isContent { return true }
    var all = destinations ?? UnwindDestinations(self)
    defer { destinations = all }
    return unwinds.contains {
      all.mayContain(cast.target, of: $0.segue.unwindAction, from: $0.source, in: app)
    }
  }

  private func finding(
    about cast: CastFact,
    in file: Int,
    _ lookup: inout SceneLookup,
    _ destinations: inout UnwindDestinations?
  ) -> Finding? {
    guard !code.isRedefined(cast.target, in: cast.type, of: file),
      let segues = segues(meantBy: cast, in: file, &lookup), !segues.isEmpty
    else { return nil }
    let type = SourceIndex.lastName(cast.type)
    // A class above those of the screens may ask for any class.
    guard
      !cast.isQuestion || cast.identifiers != nil
        || segues.contains(where: {
          bundle[$0.source]?.customClass.map(SourceIndex.lastName) == type
        })
    else { return nil }
    let app = code.index.apps[file]
    var found: [StoryboardBundle.SceneLocation] = []
    var unwinds: [ClassSegues.Departure] = []
    for departure in segues {
      let (segue, source) = (departure.segue, departure.source)
      if segue.kind == .unwind {
        unwinds.append(departure)
        continue
      }
      guard case .success(let reference) = bundle.destination(of: segue, from: source),
        isNever(cast.target, at: reference, isContent: cast.isContent, in: app, usesImports: true)
      else { return nil }
      if let action = segue.creationSelector {
        guard !cast.isContent, let name = bundle[source]?.customClass,
          code.isNeverMade(cast.target, by: action, of: name, in: app)
        else { return nil }
      }
      found.append(reference)
    }
    if found.isEmpty { return finding(about: cast, in: file, unwinds) }
    guard cast.isForced || !mayUnwind(unwinds, to: cast, in: app, &destinations) else { return nil }
    let isCertain = found.allSatisfy {
      isNever(cast.target, at: $0, isContent: cast.isContent, in: app)
    }
    let names = found.compactMap(bundle.label).uniqued().joined(separator: ", ")
    let subject = subject(of: cast, identifiers: segues.compactMap(\.segue.identifier))
    return code.finding(
      at: cast.location,
      in: file,
      "\(subject) to \(names)\(cast.isContent ? ", whose content is no" : " and not to") "
        + "'\(SourceIndex.lastName(cast.target))'",
      notes: found.uniqued().prefix(3).map { note("the segue's destination", at: $0) },
      severity: cast.isForced && isCertain ? nil : .warning
    )
  }

  /// A cast of the destination of unwinds to a class that has none of their actions.
  private func finding(
    about cast: CastFact,
    in file: Int,
    _ unwinds: [ClassSegues.Departure]
  ) -> Finding? {
    let (index, app) = (code.index, code.index.apps[file])
    let actions = unwinds.compactMap(\.segue.unwindAction)
    let receivers = Set(actions.flatMap(index.implementers))
    guard !receivers.isEmpty, !cast.isContent, code.isClass(cast.target, in: app),
      !index.isProtocol(index.target(of: cast.target, in: app), in: app),
      !actions.contains(where: { index.mayHave($0, cast.target, in: app) })
    else { return nil }
    let subject = subject(of: cast, identifiers: unwinds.compactMap(\.segue.identifier))
    return code.finding(
      at: cast.location,
      in: file,
      "\(subject) to \(receivers.sorted().quotedList) and not to '\(SourceIndex.lastName(cast.target))'",
      severity: .warning
    )
  }

  private func subject(of cast: CastFact, identifiers: [ExactString]) -> String {
    cast.identifiers == nil || identifiers.isEmpty
      ? "the segues of '\(SourceIndex.lastName(cast.type))' lead"
      : "segue \(identifiers.uniqued().quotedList) leads"
  }

  /// Casts of an instantiated scene that can never succeed.
  fileprivate var failingSceneCasts: [Finding] {
    var lookup = SceneLookup(self)
    return code.uses(\.facts.sceneUses).flatMap { file, use -> [Finding] in
      guard !use.casts.isEmpty, let scenes = lookup.scenes(instantiatedBy: use, in: file),
        !scenes.isEmpty
      else { return [] }
      let app = code.index.apps[file]
      let names = scenes.compactMap(bundle.label).uniqued().joined(separator: ", ")
      return use.casts.compactMap { cast in
        let fails = scenes.allSatisfy {
          isNever(cast.target, at: $0, isContent: cast.isContent, in: app)
        }
        guard fails, !code.isRedefined(cast.target, in: use.type, of: file) else { return nil }
        let target = SourceIndex.lastName(cast.target)
        return code.finding(
          at: cast.isContent ? cast.location : use.location,
          in: file,
          cast.isContent
            ? "nothing inside \(names) is a '\(target)'"
            : "the scene is \(names) and not '\(target)'",
          notes: scenes.prefix(3).map { note("the scene", at: $0) },
          severity: cast.isForced ? nil : .warning
        )
      }
    }
  }
}
