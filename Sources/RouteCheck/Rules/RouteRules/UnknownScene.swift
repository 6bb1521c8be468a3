import CodeFacts
import ProjectModel
import RouteDiagnostics
import Routes
import RuleSupport
import SourceText
import StoryboardReader

extension Rule {
  package static let unknownScene = Rule(
    id: "unknown-scene",
    severity: .error,
    namesCause: true,
    summary: "an instantiated scene that the storyboard does not have",
    reason: """
      An unknown identifier crashes the app. If the storyboard is unknown, an identifier is reported \
      if the sources are a whole app and no storyboard of it has the identifier. If one of several \
      storyboards lacks the identifier, a similar identifier in it that no source mentions is a \
      warning. Calls of a function that instantiates scenes by the names of their classes are \
      reported if it is the only one of its name: 'instantiate', 'instantiateViewController', \
      'instantiateFromStoryboard', or 'fromStoryboard' with 'init', 'load', 'make' or nothing before \
      it.
      """,
    triggering: [
      .feedAndPost.code(
        """
        class Feed: UIViewController {
          func open() {
            let post = storyboard!.instantiateViewController(withIdentifier: "↓Pots")
            let main = UIStoryboard(name: "Main", bundle: nil)
            show(main.instantiateViewController(withIdentifier: "↓Profile"), sender: post)
          }
        }
        """
      ),
      app.code(
        """
        extension UIStoryboard {
          func instantiate<Screen: UIViewController>(_ screen: Screen.Type) -> Screen {
            instantiateViewController(withIdentifier: String(describing: screen)) as! Screen
          }
        }
        class PostScreen: UIViewController {}
        class Feed: UIViewController {
          func open() { show(storyboard!.instantiate(↓PostScreen.self), sender: nil) }
        }
        """
      ),
      app.code(
        """
        enum Screen: String { case feed = "Feed", post = "↓Pots" }
        extension UIStoryboard {
          func show(_ screen: Screen) { instantiateViewController(withIdentifier: screen.rawValue) }
        }
        """
      ),
    ],
    nonTriggering: [
      .feedAndPost.code(
        """
        class Feed: UIViewController {
          func open(_ other: UIStoryboard) {
            let post = storyboard!.instantiateViewController(withIdentifier: "Post")
            show(other.instantiateViewController(withIdentifier: "Profile"), sender: post)
          }
        }
        """
      )
    ],
    check: {
      $0.unknownScenes + $0.unknownScenesOfClasses + $0.unknownScenesOfCases + $0.misspelledScenes
    }
  )

  private static let app = Example.feedAndPost(segue: "ShowPost", post: "PostScreen")
    .and("Package.swift", #"let package = Package(name: "App")"#)
}

extension Project {
  fileprivate var unknownScenes: [Finding] {
    var lookup = SceneLookup(self)
    var spelling = SpellingSearch()
    var app = WholeApp(self)
    func finding(_ use: SceneUse, in file: Int) -> Finding? {
      guard let positions = lookup.storyboards(searchedBy: use, in: file) else {
        return unknownScene(use, in: file, &app, &spelling)
      }
      guard !positions.isEmpty,
        let found = lookup.scenes(instantiatedBy: use, in: file), found.isEmpty
      else { return nil }
      let names = Set(positions.map { storyboards[$0].storyboard.name }).sorted()
      let storyboard = "storyboard \(names.quotedList)"
      guard let expression = use.identifier,
        case .known(let identifier) = code.index.resolve(expression, in: use.type, of: file)
      else {
        // An initial scene that is not found may be in a storyboard that is not among the inputs.
        guard positions.allSatisfy({ storyboards[$0].storyboard.initialScene == nil }) else {
          return nil
        }
        return code.finding(at: use.location, in: file, "\(storyboard) has no initial scene")
      }
      let near = spelling.closest(
        to: identifier,
        among: positions.flatMap { storyboards[$0].storyboard.scenes.compactMap(\.identifier) }
      )
      return code.finding(
        at: use.location,
        in: file,
        "\(storyboard) has no scene",
        identifier,
        near: near,
        fixing: expression
      )
    }
    let texts = PassedTexts(code)
    return code.uses(\.facts.sceneUses).flatMap { file, use in
      let passed = texts.texts(for: use.identifier, at: use.place, in: file)
      return [finding(use, in: file)]
        + passed.map { caller, text in
          guard let name = code.identifier(of: text, in: caller).known else { return nil }
          var use = use
          use.identifier = .literal(name)
          guard var found = finding(use, in: file) else { return nil }
          found.file = ExactString(code.index.files[caller].path)
          found.location = text.location
          if case .literal = text.identifier {} else { found.fix = nil }
          return found
        }
    }.compactMap(\.self)
  }

  /// Calls of functions that instantiate the scene of a class by its name, which no storyboard has.
  fileprivate var unknownScenesOfClasses: [Finding] {
    let helpers = Helpers(code)
    var lookup = SceneLookup(self)
    var spelling = SpellingSearch()
    var app = WholeApp(self)
    return code.uses(\.facts.helperCalls).compactMap { file, call -> Finding? in
      guard app.isKnown(to: file), let (type, identifier) = helpers.scene(of: call, in: file),
        !app.scenes.contains(identifier), app.isViewController(type, in: code.index.apps[file])
      else { return nil }
      let scenes = lookup.scenes(ofType: type, in: file)?.scenes ?? []
      // An object of a library may have a method of the same name.
      if scenes.isEmpty, call.classLabel != "self" || call.argument.last != type { return nil }
      let near =
        scenes.compactMap { bundle[$0]?.identifier }.first
        ?? spelling.closest(to: identifier, among: app.scenes)
      return code.finding(
        at: call.location,
        in: file,
        "no storyboard has a scene",
        identifier,
        near: near,
        fixing: nil,
        severity: near == nil ? .warning : nil
      )
    }
  }

  /// Raw values of cases with which code instantiates scenes, if they differ by one letter from a scene that is the raw
  /// value of no case.
  fileprivate var unknownScenesOfCases: [Finding] {
    var app = WholeApp(self)
    let enums = code.uses(\.facts.sceneUses).reduce(into: Set<ExactString>()) { enums, found in
      guard case .rawValue(of: let type)? = found.use.identifier, app.isKnown(to: found.file) else {
        return
      }
      enums.insert(SourceIndex.lastName(type))
    }
    if enums.isEmpty { return [] }
    let cases = code.uses(\.facts.constants).filter {
      $1.isCase && enums.contains(SourceIndex.lastName($1.type))
    }
    let values = Set(cases.compactMap { code.index.resolve($1.value, in: $1.type, of: $0).known })
    var spelling = SpellingSearch()
    let others = app.scenes.subtracting(values)
    return cases.compactMap { file, fact in
      guard app.isKnown(to: file), case .literal(let value) = fact.value,
        !app.scenes.contains(value), let near = spelling.slip(of: value, among: others)
      else { return nil }
      return code.finding(
        at: fact.location,
        in: file,
        "no storyboard has a scene",
        value,
        near: near,
        fixing: fact.value,
        severity: .warning
      )
    }
  }

  /// The finding for a scene that no storyboard has, instantiated from an unknown one.
  private func unknownScene(
    _ use: SceneUse,
    in file: Int,
    _ app: inout WholeApp,
    _ spelling: inout SpellingSearch
  ) -> Finding? {
    guard let expression = use.identifier, app.isKnown(to: file), isOfApp(use, in: file),
      case .known(let identifier) = code.index.resolve(expression, in: use.type, of: file),
      !identifier.isEmpty, !app.scenes.contains(identifier)
    else { return nil }
    let near = spelling.closest(to: identifier, among: app.scenes)
    return code.finding(
      at: use.location,
      in: file,
      "no storyboard has a scene",
      identifier,
      near: near,
      fixing: expression,
      // Perhaps no app uses the code, for example a part of a library.
      severity: near == nil ? .warning : nil
    )
  }

  /// Whether a scene is instantiated from a storyboard of the app, and not by an object of another
  /// class or from the storyboard of a library.
  private func isOfApp(_ use: SceneUse, in file: Int) -> Bool {
    switch use.storyboard {
    case .own, .unknown: return true
    case .object: return false
    case .named(let text, _):
      guard case .known(let name) = code.index.resolve(text, in: use.type, of: file) else {
        return true
      }
      return storyboardNames.contains(name)
    case .member(let path):
      return path.contains { $0.string.lowercased().contains("storyboard") }
    }
  }
}
