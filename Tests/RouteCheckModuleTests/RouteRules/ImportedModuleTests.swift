import RouteCheckTestSupport
import TestSupport
import Testing

@testable import ProjectModel
@testable import RouteGenerators
@testable import RuleRunning
@testable import RuleSupport

/// Classes of modules whose sources are absent may have any unwind action, and perform any segue.
@Suite struct ImportedModuleTests {
  /// A `Feed` with the unwind action `unwindToCard:` and the segue `ShowCard`, and a class `Card`.
  private static func storyboard(_ module: String, action: String = "unwindToCard:") -> String {
    document(
      """
      <scene><objects><viewController id="feed" customClass="Feed" customModuleProvider="target">
        <connections>
          <segue id="s1" kind="unwind" destination="x" unwindAction="\(action)"/>
          <segue id="s2" kind="show" identifier="ShowCard" destination="card"/>
        </connections></viewController><exit id="x"/></objects></scene>
      <scene><objects><viewController id="card" customClass="Card" \(module)/></objects></scene>
      """
    )
  }

  private func findings(
    _ rule: String,
    _ storyboard: String,
    _ sources: [String: String]
  ) async -> Int {
    let files = ["Main.storyboard": storyboard].merging(sources) { $1 }
    return await RuleRunner(only: [rule]).run(on: files).diagnostics.count
  }

  private static let own = #"customModuleProvider="target""#
  private static let kit = #"customModule="Kit""#
  private static let swift = ["Feed.swift": "class Feed: UIViewController {}"]
  private static let cards = ["Card.swift": "class Card: UIViewController {}"]

  @Test(arguments: [
    (own, swift.merging(cards) { $1 }, 1),
    (own, swift, 1),
    (kit, swift.merging(cards) { $1 }, 1),
    (kit, swift, 0),
    ("", swift, 0),
    (own, cards.merging(["Feed.swift": "import Kit\nclass Feed: KitController {}"]) { $1 }, 0),
    (own, cards.merging(["Feed.m": "@interface Feed : KITController\n@end"]) { $1 }, 0),
    (own, cards.merging(["Feed.m": "@interface Feed : UIViewController\n@end"]) { $1 }, 1),
  ])
  func anUnwindActionMayBeThatOfAnAbsentClass(
    module: String,
    sources: [String: String],
    count: Int
  ) async {
    let rule = "undeclared-unwind-action"
    #expect(await findings(rule, Self.storyboard(module), sources) == count)
  }

  @Test func `a misspelled action is found although the class imports its superclass`() async {
    let code = """
      class Feed: KitController { @IBAction func unwindToFeed(_ segue: UIStoryboardSegue) {} }
      """
    let storyboard = Self.storyboard(Self.kit, action: "unwindToFede:")
    let count = await findings("undeclared-unwind-action", storyboard, ["Feed.swift": code])
    #expect(count == 1)
  }

  @Test(
    arguments: cases([
      1: [
        "class Feed: UIViewController {}", "class Feed: Base {}\nclass Base: UIViewController {}",
      ],
      0: [
        "import Kit\nclass Feed: KitController {}",
        "class Feed: Base {}\nclass Base: KitController {}",
        "class Feed: UIViewController { func a() { performSegueWithIdentifier(\"ShowCard\", sender: a) } }",
        "class Feed: UIViewController { func a() { performSegueWithIdentifier(name, sender: a) } }",
      ],
    ])
  )
  func aClassAboveMayPerformASegue(code: String, count: Int) async {
    let sources = ["Feed.swift": code]
    #expect(await findings("unused-segue", Self.storyboard(Self.own), sources) == count)
  }

  @Test(arguments: [
    ("@interface Feed : UIViewController\n@end", 1), ("@interface Feed : KITController\n@end", 0),
    (
      "@interface Feed : UIViewController\n@end\n@implementation Feed\n- (void)a { [self performSegueWithIdentifier:@\"ShowCard\" sender:nil]; }\n@end",
      0
    ),
  ])
  func aClassAboveMayPerformASegueInObjectiveC(code: String, count: Int) async {
    #expect(await findings("unused-segue", Self.storyboard(Self.own), ["Feed.m": code]) == count)
  }

  /// `Row` is declared in the target `App`, and `Card` nowhere.
  @Test(arguments: [("App", 1), ("Kit", 0)])
  func `a class of the app does not make another module one of the app`(module: String, count: Int)
    async
  {
    let storyboard = document(
      """
      <scene><objects><viewController id="a" customClass="Row" customModule="\(module)"/>
      </objects></scene>
      <scene><objects><viewController id="b" customClass="Card" customModule="\(module)"/>
      </objects></scene>
      """
    )
    let project = Example.xcodeProject(building: "Main.storyboard", "Row.swift")
    var files = project.texts
    files["App/Main.storyboard"] = storyboard
    files["App/Row.swift"] = "class Row: UIViewController {}"
    let report = await RuleRunner(only: ["undeclared-class"]).run(on: files)
    #expect(report.diagnostics.count == count)
  }
}

/// Names that two targets give to different things are no collision.
@Suite struct TargetCollisionTests {
  @Test(arguments: [("T1", "T2", 0), ("T1", "T1", 1)])
  func namesCollideWithinATargetOnly(first: String, second: String, count: Int) async {
    func storyboard(_ identifier: String) -> String {
      document(
        scene("feed", "Feed", segue("s", "\(identifier)", to: "post")),
        scene("post", "Post")
      )
    }
    let storyboards = [(first, "One.storyboard"), (second, "Two.storyboard")]
    func built(by target: String) -> [String] {
      storyboards.filter { $0.0 == target }.map(\.1)
    }
    let files = [
      "App.xcodeproj/project.pbxproj": xcodeProject([
        "T1": built(by: "T1"), "T2": built(by: "T2"),
      ]),
      "One.storyboard": storyboard("show-post"), "Two.storyboard": storyboard("ShowPost"),
    ]
    let project = await Project.load(files)
    #expect(RuleRunner(only: ["name-collision"]).run(on: project).diagnostics.count == count)
    // All of it is generated at once.
    #expect(SwiftNames(project).collisions.count == 1)
  }
}
