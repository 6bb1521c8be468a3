import Routes
import SwiftScanner

extension Rule {
  /// A route whose segue leads to another screen.
  static let destinationMismatch = Rule(
    id: "destination-mismatch",
    severity: .error,
    summary: "a route whose segue leads to another class or scene than it says",
    reason: """
      The prepared controller is not the one that the code expects, so its cast fails and the screen \
      stays empty. Containers are unwrapped as the library does it: content first, then a unique match \
      among the others.
      """,
    triggering: [
      postInNavigation.table(
        #"{"version": 1, "routes": [{"segue": "ShowPost", "destination": {"class": "↓Profile"}}]}"#
      ),
      .feedAndPost.and(
        "Feed.swift",
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
      .feedAndPost.and(
        "Feed.swift",
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
      postInNavigation.table(
        #"{"version": 1, "routes": [{"segue": "ShowPost", "destination": {"class": "Post"}}]}"#
      ),
      .feedAndPost.and(
        "Feed.swift",
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
    ],
    reportsRoute: { issue in
      switch issue {
      case .destinationMismatch, .ambiguousDestination: true
      case .unknownSegue, .sourceMismatch, .unknownDestinationScene, .duplicateSegue,
        .unmappedSegue:
        false
      }
    },
    check: { $0.failingSegueCasts + $0.failingSceneCasts }
  )

  /// A segue to a navigation controller that holds a `Post`.
  private static let postInNavigation = Example.main(
    """
    <scene><objects><viewController id="feed"><connections>
      <segue id="s" kind="show" identifier="ShowPost" destination="nav"/>
    </connections></viewController></objects></scene>
    <scene><objects><navigationController id="nav"><connections>
      <segue id="r" kind="relationship" relationship="rootViewController" destination="post"/>
    </connections></navigationController></objects></scene>
    <scene><objects><viewController id="post" customClass="Post"/></objects></scene>
    """
  )
}

extension Project {
  /// Casts of a segue's destination that can never succeed.
  ///
  /// One of several alternatives may fail, unless all of them do.
  fileprivate var failingSegueCasts: [Finding] {
    var lookup = SceneLookup(self)
    let casts = code.uses(\.casts).map { file, cast in
      (file: file, cast: cast, finding: finding(about: cast, in: file, &lookup))
    }
    var succeeding: Set<[Int]> = []
    for (file, cast, finding) in casts where finding == nil {
      if let alternatives = cast.alternatives { succeeding.insert([file, alternatives]) }
    }
    return casts.compactMap { file, cast, finding in
      let mayFail = cast.alternatives.map { succeeding.contains([file, $0]) } ?? false
      return mayFail ? nil : finding
    }
  }

  private func finding(
    about cast: CastFact,
    in file: Int,
    _ lookup: inout SceneLookup
  ) -> Finding? {
    guard cast.method == "prepare", !code.isRedefined(cast.target, in: cast.type, of: file),
      let segues = segues(meantBy: cast, in: file, &lookup), !segues.isEmpty
    else { return nil }
    let app = code.index.apps[file]
    var found: [StoryboardBundle.SceneLocation] = []
    for departure in segues where departure.segue.kind != .unwind {
      let (segue, source) = (departure.segue, departure.source)
      guard case .success(let reference) = bundle.destination(of: segue, from: source),
        isNever(cast.target, at: reference, isContent: cast.isContent, in: app)
      else { return nil }
      if let action = segue.creationSelector {
        guard !cast.isContent, let name = bundle[source]?.customClass,
          code.isNeverMade(cast.target, by: action, of: name, in: app)
        else { return nil }
      }
      found.append(reference)
    }
    guard !found.isEmpty else { return nil }
    let names = found.compactMap(bundle.label).uniqued().joined(separator: ", ")
    let subject = subject(of: cast, identifiers: segues.compactMap(\.segue.identifier))
    return Finding(
      file: code.index.files[file].path,
      location: cast.location,
      "\(subject) to \(names) and not to '\(SourceIndex.lastName(cast.target))'",
      notes: found.uniqued().prefix(3).map { note("the segue's destination", at: $0) },
      severity: cast.isForced ? nil : .warning
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
    return code.uses(\.sceneUses).flatMap { file, use -> [Finding] in
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
        return Finding(
          file: code.index.files[file].path,
          location: cast.isContent ? cast.location : use.location,
          cast.isContent
            ? "nothing inside \(names) is a '\(target)'"
            : "the scene is \(names) and not '\(target)'",
          notes: scenes.prefix(3).map { note("the scene", at: $0) },
          severity: cast.isForced ? nil : .warning
        )
      }
    }
  }

  /// The segues that a cast may be about; `nil` if they are not all known, or too many.
  private func segues(
    meantBy cast: CastFact,
    in file: Int,
    _ lookup: inout SceneLookup
  ) -> [ClassSegues.Departure]? {
    guard let scenes = lookup.scenes(ofType: cast.type, in: file) else { return nil }
    var meant = lookup.segues(of: scenes).all[...]
    if let texts = cast.identifiers {
      var identifiers: Set<ExactString> = []
      for text in texts {
        guard case .known(let identifier) = code.index.resolve(text, in: cast.type, of: file)
        else { return nil }
        identifiers.insert(identifier)
      }
      meant = lookup.segues(of: scenes).segues(identifiedBy: identifiers)[...]
    }
    if meant.count > Limits.meanings { return nil }
    return meant.filter { $0.segue.kind != .relationship }
  }

  /// Whether a scene, or its content, is certainly not of a class.
  private func isNever(
    _ target: ExactString,
    at reference: StoryboardBundle.SceneLocation,
    isContent: Bool,
    in app: App
  ) -> Bool {
    // Storyboards know the system's classes by their own names, not by aliases.
    let target = code.index.target(of: target, in: app)
    func matches(_ scene: Storyboard.Scene) -> Bool? {
      scene.isClass(target) { code.index.inherits($0, from: $1, in: app) }
    }
    guard code.isClass(target, in: app) else { return false }
    guard isContent else { return bundle[reference].flatMap(matches) == false }
    if case .absent = bundle.unwrap(reference, where: matches) { return true }
    return false
  }
}
