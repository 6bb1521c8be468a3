import RouteCheckTestSupport
import Testing

@testable import ProjectModel
@testable import RuleRunning
@testable import RuleSupport

/// Classes of one name in many folders, one of which a subclass inherits from.
@Suite struct AmbiguousClassTests {
  private static let storyboard = document(
    scene("base", "Base", segue("s", "ShowPost", to: "post")),
    scene("post", "Post")
  )

  private static let cast = """
    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
      if segue.identifier == "ShowPost" { _ = segue.destination as! Shop }
    }
    """

  @Test(arguments: [("", 1), ("class Detail: Base {}", 0)])
  func codeThatManySubclassesMayInheritIsNotJudged(subclass: String, count: Int) async {
    var files = [
      "F0/Main.storyboard": Self.storyboard,
      "Screens.swift": "class Post: UIViewController {}\nclass Shop: UIViewController {}",
      "Detail.swift": subclass,
    ]
    for number in 0...256 {
      files["F\(number)/Base.swift"] =
        "class Base: UIViewController {\n\(number == 0 ? Self.cast : "")\n}"
    }
    let found = await RuleRunner().run(on: files).diagnostics
    #expect(found.count { $0.rule == "destination-mismatch" } == count)
  }
}
