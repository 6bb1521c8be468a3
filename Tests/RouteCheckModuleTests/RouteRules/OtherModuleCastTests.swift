import RouteCheckTestSupport
import TestSupport
import Testing

@testable import ProjectLoading
@testable import RouteDiagnostics
@testable import RuleRunning
@testable import RuleSupport

/// Casts of screens whose classes inherit from one of a module without sources.
@Suite struct OtherModuleCastTests {
  private static let cast = "let a = segue.destination as! Other"

  private func severities(
    _ post: String,
    cast: String = cast,
    besides files: [String: String] = ["Package.swift": ""],
    excluding excluded: String = ""
  ) async -> [Severity] {
    var all = files
    for file in Example.feedAndPost.files { all[file.path] = file.text }
    all["Post.swift"] = post
    all["Other.swift"] = "class Other: UIViewController {}\nprotocol Screen {}"
    all["Feed.swift"] = """
      class Feed: UIViewController {
        override func prepare(for segue: UIStoryboardSegue, sender: Any?) { \(cast) }
      }
      """
    var loader = ProjectLoader(files: .memory(all), concurrency: 1)
    loader.isExcluded = { $0 == excluded }
    let report = RuleRunner(only: ["destination-mismatch"]).run(on: await loader.load(["."]))
    return report.diagnostics.filter { $0.rule == "destination-mismatch" }.map(\.severity)
  }

  private static let imported = "import Kit\nclass Post: KitController {}"

  @Test(
    arguments: cases([
      [Severity.error]: ["class Post: UIViewController {}"],
      [.warning]: [imported, "class Post: Base {}\n" + imported.replacing("Post", with: "Base")],
      []: [
        // The class is not certainly that of another module.
        "class Post: KitController {}", "import UIKit\nclass Post: KitController {}",
        "@objc(Post) class A: KitController {}", "class Post: Other {}",
        "import Kit\nclass Post: KitController {}\nclass Base: Other {}\ntypealias KitController = Base",
      ],
    ])
  )
  func `a class of another module does not inherit from one of the app`(
    post: String,
    severities: [Severity]
  ) async {
    #expect(await self.severities(post) == severities)
  }

  @Test(arguments: ["Other", "Screen", "UITableViewController", "Unknown"])
  func `only casts to classes of the app are reported`(name: String) async {
    let found = await severities(Self.imported, cast: "let a = segue.destination as! \(name)")
    #expect(found.count == (name == "Other" ? 1 : 0))
  }

  @Test func `a cast is reported only if all sources of the app are checked`() async {
    #expect(await severities(Self.imported, besides: [:]) == [])
    let files = ["Package.swift": "", "More.swift": "class More {}"]
    #expect(await severities(Self.imported, besides: files).count == 1)
    #expect(await severities(Self.imported, besides: files, excluding: "More.swift") == [])
  }
}
