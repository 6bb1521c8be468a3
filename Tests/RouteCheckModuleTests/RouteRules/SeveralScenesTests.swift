import RouteCheckTestSupport
import Testing

@testable import ProjectModel
@testable import RouteReports
@testable import RuleSupport

/// A class with several scenes, of which some lack a segue that it performs.
@Suite struct SeveralScenesTests {
  private static func scene(_ id: String, _ segue: String?, name: String = "Feed") -> String {
    let segues =
      segue.map {
        "<segue id=\"s\($0)\(id)\" kind=\"show\" identifier=\"\($0)\" destination=\"\(id)\"/>"
      }
      ?? ""
    return """
      <scene><objects><viewController id="\(id)" customClass="\(name)"><connections>\(segues)
      </connections></viewController></objects></scene>
      """
  }

  private static let pads = [
    "Main_iPad.storyboard": Example.main(scene("a", nil)).files[0].text,
    "Main_iPhone.storyboard": Example.main(scene("b", "ShowPost")).files[0].text,
  ]

  private static let alike = [
    "Main.storyboard": Example.main(scene("a", nil) + scene("b", "ShowPost")).files[0].text
  ]

  private func findings(_ files: [String: String], _ code: String) async -> [String] {
    let objectiveC = code.hasPrefix("-")
    let source =
      objectiveC
      ? "@interface Feed : UIViewController\n@end\n@implementation Feed\n\(code)\n@end"
      : "class Feed: UIViewController {\n\(code)\n}\nclass Other: Feed {}"
    let name = objectiveC ? "Feed.m" : "Feed.swift"
    return await RuleRunner(only: ["unknown-segue"]).run(on: files.merging([name: source]) { $1 })
      .diagnostics.map {
        "\($0.severity): \($0.message)"
      }
  }

  private static let warning =
    "warning: 'Feed' has no segue 'ShowPost', which another scene of 'Feed' has"

  @Test(arguments: [
    #"func open() { performSegue(withIdentifier: "ShowPost", sender: self) }"#,
    #"override func viewDidAppear(_ a: Bool) { performSegue(withIdentifier: "ShowPost", sender: a) }"#,
    #"- (void)open { [self performSegueWithIdentifier:@"ShowPost" sender:self]; }"#,
  ])
  func theStoryboardOfOneDeviceLacksASegue(code: String) async {
    #expect(await findings(Self.pads, code) == [Self.warning])
  }

  @Test(arguments: [
    #"override func viewDidLoad() { performSegue(withIdentifier: "ShowPost", sender: self) }"#,
    #"func tableView(_ t: UITableView, didSelectRowAt i: IndexPath) { performSegue(withIdentifier: "ShowPost", sender: i) }"#,
    #"- (void)viewDidLoad { [self performSegueWithIdentifier:@"ShowPost" sender:self]; }"#,
    #"- (void)tableView:(UITableView *)t didSelectRowAtIndexPath:(NSIndexPath *)i { [self performSegueWithIdentifier:@"ShowPost" sender:t]; }"#,
  ])
  func aMethodOfEachScenePerformsTheSegue(code: String) async {
    #expect(await findings(Self.alike, code) == [Self.warning])
  }

  @Test(arguments: [
    #"func open() { performSegue(withIdentifier: "ShowPost", sender: self) }"#,
    #"override func viewDidLoad() { if a { performSegue(withIdentifier: "ShowPost", sender: self) } }"#,
    #"override func viewDidLoad() { guard a else { return }; performSegue(withIdentifier: "ShowPost", sender: self) }"#,
    #"override func viewDidLoad() { run { self.performSegue(withIdentifier: "ShowPost", sender: self) } }"#,
    #"override func viewDidLoad() { other.performSegue(withIdentifier: "ShowPost", sender: self) }"#,
    #"override func viewDidLoad() { if canPerformSegue("ShowPost") { performSegue(withIdentifier: "ShowPost", sender: self) } }"#,
    #"- (void)open { [self performSegueWithIdentifier:@"ShowPost" sender:self]; }"#,
    #"- (void)viewDidLoad { if (a) { [self performSegueWithIdentifier:@"ShowPost" sender:self]; } }"#,
    #"- (void)viewDidLoad { @try { [self performSegueWithIdentifier:@"ShowPost" sender:self]; } @catch (id e) {} }"#,
  ])
  func aSceneWithoutTheSegueMayNotPerformIt(code: String) async {
    #expect(await findings(Self.alike, code).isEmpty)
  }

  @Test func aSceneOfASubclassMayNotCallTheMethod() async {
    let code = #"func open() { performSegue(withIdentifier: "ShowPost", sender: self) }"#
    var files = Self.pads
    files["Main_iPad.storyboard"] = Example.main(Self.scene("a", nil, name: "Other")).files[0].text
    #expect(await findings(files, code).isEmpty)
  }

  @Test(arguments: [("Main", "Other"), ("Phone", "Main"), ("Main_iPad", "Other_iPad")])
  func otherStoryboardsAreNoVariants(one: String, other: String) async {
    let code = #"func open() { performSegue(withIdentifier: "ShowPost", sender: self) }"#
    let files = [
      "\(one).storyboard": Example.main(Self.scene("a", nil)).files[0].text,
      "\(other).storyboard": Example.main(Self.scene("b", "ShowPost")).files[0].text,
    ]
    #expect(await findings(files, code).isEmpty)
  }

  @Test func `a segue that both scenes have is not reported`() async {
    let code =
      #"override func viewDidLoad() { performSegue(withIdentifier: "ShowPost", sender: a) }"#
    let scenes = Self.scene("a", "ShowPost") + Self.scene("b", "ShowPost")
    #expect(await findings(["Main.storyboard": Example.main(scenes).files[0].text], code).isEmpty)
  }
}
