import RouteCheckTestSupport
import Routes
import Testing

@testable import ProjectModel

/// Facts after others of their file that say nothing.
@Suite struct CodeFactTests {
  private let app = App(folder: "")

  private func code(_ text: String) async -> Project { await Project.load(["A.swift": text]) }

  @Test func `a nib of an unknown name hides no other one`() async {
    let project = await code(
      """
      class Feed: UIViewController {
        func load(_ name: String) {
          Bundle.main.loadNibNamed(name, owner: self, options: nil)
          Bundle.main.loadNibNamed("Row", owner: self, options: nil)
        }
      }
      """
    )
    #expect(LoadedNibs(project.code).all.map(\.name) == ["Row"])
    #expect(LoadedNibs(project.code).owner(of: "Row", stated: nil, in: app) == "Feed")
  }

  @Test func `a class performs its own segues`() async {
    let project = await code(
      """
      class Post: UIViewController {}
      class Feed: UIViewController {
        func other(_ post: Post) { post.performSegue(withIdentifier: "Other", sender: nil) }
        func open() { performSegue(withIdentifier: "Open", sender: nil) }
      }
      class Sub: Feed {
        func close() { performSegue(withIdentifier: "Close", sender: nil) }
        func any(_ name: String) { performSegue(withIdentifier: name, sender: nil) }
      }
      """
    )
    let code = ScreenCode(project.code)
    let (feed, sub) = (code.code(of: "Feed", in: app), code.code(of: "Sub", in: app))
    #expect(feed?.performers == ["Open": ["open"]] && feed?.unconditional == ["Open": ["open"]])
    #expect(sub?.performers == ["Open": ["open"], "Close": ["close"]])
    #expect(sub?.unconditional == sub?.performers)
    #expect(feed?.performsUnknown == false && sub?.performsUnknown == true)
    #expect(code.code(of: "Post", in: app)?.performers == [:])
  }

  @Test func `an action is known beside constants that are not`() async {
    let project = await code(
      """
      import Routes
      let other = name
      enum FeedUnwind: ExactString {
        case home = "home:"
      }
      """
    )
    let actions = project.unwindActions(in: app)
    #expect(actions.received == ["home:"] && actions.importsRoutes)
  }
}
