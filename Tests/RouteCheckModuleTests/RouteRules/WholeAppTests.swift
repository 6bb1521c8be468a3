import RouteCheckTestSupport
import Testing

@testable import ProjectModel
@testable import RuleRunning
@testable import RuleSupport

/// Code whose scene or storyboard is unknown, in a project whose storyboards are all known.
@Suite struct WholeAppTests {
  private func findings(
    _ files: [String: String],
    isProject: Bool = true,
    with extra: [String: String] = [:]
  ) async -> [String] {
    var all = ["Main.storyboard": SilenceTests.storyboard].merging(extra) { $1 }
    if isProject { all["Package.swift"] = "" }
    let rules = ["unknown-segue", "unknown-scene", "never-matching-identifier"]
    return await RuleRunner(only: rules).run(on: all.merging(files) { $1 }).diagnostics.map {
      "\($0.message)"
    }
    .filter { $0.hasPrefix("no ") }
  }

  private func swift(_ body: String, _ type: String = "class Feed: UIViewController") -> String {
    "\(type) {\n  func run(board: UIStoryboard) { \(body) }\n}"
  }

  private func objectiveC(_ body: String, _ superclass: String = "UIViewController") -> String {
    """
    @interface Letters : \(superclass)
    @end
    @implementation Letters
    - (void)run:(UIStoryboard *)board { \(body) }
    @end
    """
  }

  @Test(arguments: [
    #"parent?.performSegue(withIdentifier: "Nope", sender: nil)"#,
    #"navigationController?.performSegue(withIdentifier: "Nope", sender: nil)"#,
    #"presentingViewController!.performSegue(withIdentifier: "Nope", sender: nil)"#,
    #"board.instantiateViewController(withIdentifier: "Nope")"#,
    #"self.storyboardOfLetters.instantiateViewController(withIdentifier: "Nope")"#,
    #"UIStoryboard(name: name, bundle: nil).instantiateViewController(withIdentifier: "Nope")"#,
    #"UIStoryboard(name: "Main", bundle: b).instantiateViewController(withIdentifier: "Nope")"#,
  ])
  func whatNoStoryboardHasIsFoundInSwift(body: String) async {
    #expect(await findings(["Feed.swift": swift(body)]).count == 1)
    #expect(await findings(["Feed.swift": swift(body)], isProject: false).isEmpty)
    let known = body.replacing("Nope", with: body.contains("Segue") ? "ShowPost" : "Post")
    #expect(await findings(["Feed.swift": swift(known)]).isEmpty)
  }

  @Test(arguments: [
    #"[self.parentViewController performSegueWithIdentifier:@"Nope" sender:nil];"#,
    #"[self performSegueWithIdentifier:@"Nope" sender:nil];"#,
    #"NSString *a = @"Nope"; [[self parent] performSegueWithIdentifier:a sender:nil];"#,
    #"[board instantiateViewControllerWithIdentifier:@"Nope"];"#,
    #"[self.storyboard instantiateViewControllerWithIdentifier:@"Nope"];"#,
    #"[[UIStoryboard storyboardWithName:n bundle:nil] instantiateViewControllerWithIdentifier:@"Nope"];"#,
    #"[self.feedStoryboard instantiateViewControllerWithIdentifier:@"Nope"];"#,
  ])
  func whatNoStoryboardHasIsFoundInObjectiveC(body: String) async {
    #expect(await findings(["Letters.m": objectiveC(body)]).count == 1)
    #expect(await findings(["Letters.m": objectiveC(body)], isProject: false).isEmpty)
    let known = body.replacing("Nope", with: body.contains("Segue") ? "ShowPost" : "Post")
    #expect(await findings(["Letters.m": objectiveC(known)]).isEmpty)
  }

  @Test(arguments: [
    #"performSegue(withIdentifier: "Nope", sender: nil)"#,
    #"other.performSegue(withIdentifier: "Nope", sender: nil)"#,
    #"if canPerformSegue("Nope") { parent?.performSegue(withIdentifier: "Nope", sender: nil) }"#,
    #"parent?.performSegue(withIdentifier: name, sender: nil)"#,
    #"factory.instantiateViewController(withIdentifier: "Nope")"#,
    #"UIStoryboard(name: "Absent", bundle: b).instantiateViewController(withIdentifier: "Nope")"#,
  ])
  func anObjectThatIsNoControllerMayPerformAnything(body: String) async {
    let router = "class Router { func performSegue(withIdentifier a: String, sender: Any?) {} }"
    let files = ["Feed.swift": swift(body, "class Letters: Router"), "Router.swift": router]
    #expect(await findings(files).isEmpty)
    #expect(
      await findings(["Feed.swift": swift(body, "class Letters: Foreign")])
        .allSatisfy { _ in body.hasPrefix("other") }
    )
  }

  @Test(arguments: [
    // A method of the class performs it, it may be refused, or it is not an identifier.
    (
      #"performSegue(withIdentifier: "Nope", sender: nil)"#,
      "extension Letters { override func performSegue(withIdentifier a: String, sender: Any?) {} }"
    ),
    (
      #"if shouldPerformSegue(withIdentifier: "Nope", sender: 1) { performSegue(withIdentifier: "Nope", sender: 1) }"#,
      ""
    ),
    (#"performSegue(withIdentifier: "", sender: nil)"#, ""),
  ])
  func aSegueOfAClassWithoutScenesIsNotReported(body: String, rest: String) async {
    let letters = "class Letters: UIViewController"
    let plain = swift(#"performSegue(withIdentifier: "Nope", sender: nil)"#, letters)
    #expect(await findings(["Feed.swift": plain]).count == 1)
    let found = await findings(["Feed.swift": swift(body, letters), "Rest.swift": rest])
    #expect(found.isEmpty)
  }

  @Test func aSegueThatCodeDeclaresIsReportedWhereItIsDeclared() async {
    let files = [
      "Main.storyboard": SilenceTests.storyboard, "Package.swift": "",
      "Feed.swift": swift(#"parent?.performSegue(withIdentifier: "Nope", sender: nil)"#),
      "Declared.swift": #"extension Segue<Post> { static var nope: Self { .init("Nope") } }"#,
    ]
    let report = await RuleRunner(only: ["unknown-segue"]).run(on: files)
    #expect(report.diagnostics.map(\.file) == ["Declared.swift"])
  }

  @Test func anAppWithoutStoryboardsIsNotReported() async {
    let code = swift(#"parent?.performSegue(withIdentifier: "Nope", sender: nil)"#)
    let files = ["Feed.swift": code, "Package.swift": ""]
    let report = await RuleRunner(only: ["unknown-segue"]).run(on: files)
    #expect(report.diagnostics.isEmpty)
  }

  @Test func theSegueOfAStoryboardThatNoTargetBuildsIsKnown() async {
    let code = swift(#"parent?.performSegue(withIdentifier: "ShowMap", sender: nil)"#)
    let map = document(scene("a", nil, segue("s", "ShowMap", to: "a")))
    let app = Example.xcodeProject(building: "Main.storyboard", "Feed.swift")
    var files = app.texts
    files["App/Main.storyboard"] = SilenceTests.storyboard
    files["App/Feed.swift"] = code
    func count() async -> Int {
      let report = await RuleRunner(only: ["unknown-segue"]).run(on: files)
      return report.diagnostics.count { $0.rule == "unknown-segue" }
    }
    #expect(await count() == 1)
    files["App/Old/Map.storyboard"] = map
    #expect(await count() == 0)
  }

  @Test func theSegueOfAStoryboardInNoTargetIsKnown() async {
    let code = swift(#"parent?.performSegue(withIdentifier: "ShowMap", sender: nil)"#)
    #expect(await findings(["Feed.swift": code]).count == 1)
    let made =
      "func f() { _ = UIStoryboardSegue(identifier: \"ShowMap\", source: a, destination: b) }"
    #expect(await findings(["Feed.swift": code, "Made.swift": made]).isEmpty)
    let other = document(scene("a", nil, segue("s", "ShowMap", to: "a")))
    #expect(await findings(["Feed.swift": code], with: ["Other/Map.storyboard": other]).isEmpty)
    let broken = ["Other.storyboard": "<document"]
    #expect(await findings(["Feed.swift": code], with: broken).isEmpty)
  }

  @Test func `the identifiers in tests are not checked`() async {
    let code = swift(#"parent?.performSegue(withIdentifier: "Nope", sender: nil)"#)
    #expect(await findings(["FeedTests.swift": "import XCTest\n" + code]).isEmpty)
  }

  @Test(arguments: [("Nope", 1), ("ShowPost", 0)])
  func `a comparison in a class without scenes is checked`(identifier: String, count: Int) async {
    let swift = """
      class Letters: UIViewController {
        override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
          if segue.identifier == "\(identifier)" {}
        }
      }
      """
    let objectiveC = """
      @interface Letters : UIViewController
      @end
      @implementation Letters
      - (void)prepareForSegue:(UIStoryboardSegue *)segue sender:(id)sender {
        if ([@"\(identifier)" isEqual:segue.identifier]) {}
      }
      @end
      """
    #expect(await findings(["Letters.swift": swift]).count == count)
    #expect(await findings(["Letters.m": objectiveC]).count == count)
    #expect(await findings(["Letters.swift": swift], isProject: false).isEmpty)
  }
}
