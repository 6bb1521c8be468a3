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
      storyboards lacks the identifier, a similar identifier in it that no source mentions is a warning.
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
      )
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
    check: { $0.unknownScenes + $0.misspelledScenes }
  )
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
        return Finding(
          file: code.index.files[file].path,
          location: use.location,
          "\(storyboard) has no initial scene"
        )
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
