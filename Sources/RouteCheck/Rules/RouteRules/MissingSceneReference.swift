import ProjectModel
import RouteDiagnostics
import Routes
import RuleSupport
import SourceText
import StoryboardReader
import XcodeProjects

extension Rule {
  package static let missingSceneReference = Rule(
    id: "missing-scene-reference",
    severity: .error,
    namesCause: true,
    summary: "a storyboard reference to a scene or a storyboard that does not exist",
    reason: """
      The app crashes when it follows the reference. In an Xcode project, a missing storyboard is \
      a warning, because a script may add storyboards to the app. It is an error if the name is \
      similar to the name of a storyboard. Without a project, only a name with one wrong letter is \
      reported. Storyboards of other bundles are not reported.
      """,
    triggering: [
      .xcodeProject(building: "Main.storyboard", "Shop.storyboard")
        .storyboard("App/Main", reference(to: "↓Shpo")).storyboard("App/Shop", scene("shop")),
      .scenes(reference(to: "↓Shpo")).storyboard("Shop", scene("shop")),
      .scenes(reference(to: "Shop", "↓Card"))
        .storyboard("Shop", scene("cart", identifier: "Cart")),
      .scenes(reference(to: "↓Shop")).storyboard("Shop", scene("cart")),
      .scenes(
        scene("r", kind: placeholder, identifier: "A", attributes: #"referencedIdentifier="↓A""#)
      ),
    ],
    nonTriggering: [
      .xcodeProject(building: "Main.storyboard", "Shop.storyboard")
        .storyboard("App/Main", reference(to: "Shop")),
      .scenes(
        reference(to: "Shop", "Cart"),
        reference("q", to: "Elsewhere"),
        reference("p", to: "Shops2")
      ).storyboard("Shop", scene("cart", identifier: "Cart")),
    ],
    check: { project in
      let unresolved = project.scenes.compactMap { view in
        guard view.scene.reference != nil,
          case .failure(let reason) = project.bundle.resolve(view.reference)
        else { return nil as (view: Project.SceneView, reason: UnresolvedScene)? }
        return (view, reason)
      }
      guard !unresolved.isEmpty else { return [] }
      let names = project.storyboardNames
      var spelling = SpellingSearch()
      return unresolved.compactMap { finding(about: $1, of: $0, in: project, names, &spelling) }
    }
  )

  private static let placeholder = "viewControllerPlaceholder"

  private static func reference(_ id: String = "r", to storyboard: String, _ name: String? = nil)
    -> String
  {
    let name = name.map { #" referencedIdentifier="\#($0)""# } ?? ""
    return scene(id, kind: placeholder, attributes: #"storyboardName="\#(storyboard)"\#(name)"#)
  }

  private static func finding(
    about reason: UnresolvedScene,
    of view: Project.SceneView,
    in project: Project,
    _ names: Set<ExactString>,
    _ spelling: inout SpellingSearch
  ) -> Finding? {
    func finding(_ message: String, fix: ExactString? = nil) -> Finding {
      Finding(
        view,
        at: view.locations.referencedIdentifier ?? view.locations.storyboardName,
        message,
        fix: fix
      )
    }
    func name(_ position: Int) -> ExactString { project.storyboards[position].storyboard.name }
    switch reason {
    case .noIdentifier(let identifier, let position):
      let scenes = project.storyboards[position].storyboard.scenes
      let near = spelling.closest(to: identifier, among: scenes.compactMap(\.identifier))
      let isOwn = view.scene.reference?.identifier == identifier
      let hint = SpellingSuggestion.hint(
        for: identifier,
        near: near,
        otherwise: sceneWithoutIdentifier(namedLike: identifier, among: scenes)
      )
      return finding(
        "storyboard '\(name(position))' has no scene '\(identifier)'\(hint)",
        fix: isOwn ? near : nil
      )
    case .noInitialScene(let position):
      return finding("storyboard '\(name(position))' has no initial scene to refer to")
    case .cycle: return finding("this reference leads back to itself")
    case .noScene(let id, let position):
      return finding("the initial scene '\(id)' of storyboard '\(name(position))' does not exist")
    case .noStoryboard(let name):
      let membership = project.files.membership
      guard !names.contains(name),
        !membership.fileNames.contains("\(name).storyboard".lowercased())
      else { return nil }
      // The files of an app are known if one of its targets builds the storyboard.
      let isComplete = !membership.targets(of: view.file.path).isEmpty
      let near =
        isComplete
        ? spelling.closest(to: name, among: names) : spelling.slip(of: name, among: names)
      guard isComplete || near != nil else { return nil }
      var missing = finding(
        "there is no storyboard '\(name)'\(SpellingSuggestion.hint(for: name, near: near))",
        fix: near
      )
      missing.location = view.locations.storyboardName ?? missing.location
      missing.severity = near == nil ? .warning : nil
      return missing
    case .unwind, .ambiguousStoryboard, .otherBundle: return nil
    }
  }

  /// The clause about a scene whose class is meant by an identifier, and which has none itself.
  private static func sceneWithoutIdentifier(
    namedLike identifier: ExactString,
    among scenes: [Storyboard.Scene]
  ) -> String? {
    let names = ["", "Controller", "ViewController"].map { ExactString("\(identifier)\($0)") }
    let scene = scenes.first { scene in
      scene.identifier == nil && scene.customClass.map(names.contains) == true
    }
    return scene?.customClass.map { "give '\($0)' this storyboard identifier" }
  }
}
