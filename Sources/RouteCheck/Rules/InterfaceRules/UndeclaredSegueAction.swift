import ProjectModel
import RouteDiagnostics
import Routes
import RuleSupport
import StoryboardReader

extension Rule {
  package static let undeclaredSegueAction = Rule(
    id: "undeclared-segue-action",
    severity: .warning,
    namesCause: true,
    summary: "a segue action that its controller does not have",
    reason: """
      The segue crashes when it is performed, because the action was renamed or removed. Nothing \
      is reported if a superclass of the controller is not among the sources.
      """,
    triggering: [
      feed(making: "↓makePost:").code("class Feed: UIViewController {}"),
      .scenes(
        scene(
          "nav",
          nil,
          segue("r", to: "post", "rootViewController", attributes: making("↓makePost:")),
          kind: "navigationController"
        ),
        scene("post")
      ).and("Post.swift", "class Post: UIViewController {}"),
    ],
    nonTriggering: [
      feed(making: "makePost:").feedClass(
        "@IBSegueAction func makePost(_ coder: NSCoder) -> Post? { nil }"
      ),
      feed(making: "makePost:").code("class Feed: LibraryController {}"),
    ],
    check: { project in
      project.segueFindings { found in
        let app = project.code.app(ofStoryboard: found.view.position)
        // The action of a relationship may belong to the presenter of the container.
        let owner = found.segue.kind == .relationship ? nil : found.view.scene.customClass
        guard let selector = found.segue.creationSelector,
          let location = found.locations.creationSelector,
          project.code.index.hasClasses(in: app),
          project.code.index.lacks(selector, in: owner, app)
        else { return nil }
        return Finding(
          found,
          at: location,
          owner.map { "'\($0)' has no segue action '\(selector)'" }
            ?? "no class has a segue action '\(selector)'"
        )
      }
    }
  )

  private static func feed(making selector: String) -> Example {
    let segue = segue("s", to: "post", attributes: making(selector))
    return .scenes(scene("feed", "Feed", segue, attributes: ownModule), scene("post"))
  }

  private static func making(_ selector: String) -> String {
    #"destinationCreationSelector="\#(selector)""#
  }
}

extension SourceIndex {
  /// Whether a class certainly has no method of a selector; any class if no name is given.
  fileprivate func lacks(_ selector: ExactString, in name: ExactString?, _ app: App) -> Bool {
    guard let name else { return implementers(of: selector).isEmpty }
    return knowsAllAncestors(of: name, in: app) && !mayHaveMethod(selector, type: name, in: app)
  }
}
