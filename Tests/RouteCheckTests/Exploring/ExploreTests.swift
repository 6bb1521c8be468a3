import RouteCheckTestSupport
import Testing

@testable import RuleSupport
@testable import routecheck

/// Runs of `routecheck explore`.
@Suite struct ExploreTests {
  private func run(
    _ words: [String] = [],
    _ files: [String: String] = ["Main.storyboard": feedApp()]
  ) async -> ToolRun {
    await ToolRun(["explore"] + words, files: .memory(files))
  }

  @Test func anAppThatWorksHasASummary() async {
    let run = await run()
    #expect(run.status == .success, "\(run.error)")
    #expect(
      run.output == "3 screens in 4 states, 5 moves; at most 1 tap to any screen (Post)\n",
      "\(run.output)"
    )
    #expect(run.error == "no errors in 1 file\n")
  }

  @Test func aRefusedSegueIsFoundWithTheTapsBeforeIt() async {
    let push = control("People", segue("s3", to: "people", "push"))
    let run = await run([], ["Main.storyboard": feedApp(push, screen("people"))])
    #expect(run.status == .findings)
    expect(run.output, contains: "error: button 'People' is refused: ")
    expect(
      run.output,
      contains: "[refused-move]\n  in Xcode: Share Scene › Button \"People\"\n"
        + "  1. tap button 'Write'  nav(Feed) > sheet Share\n"
    )
  }

  @Test func aScreenThatCannotBeLeftIsFound() async {
    let full = control(
      "Stay",
      segue("s3", to: "end", "presentation", attributes: #"modalPresentationStyle="fullScreen""#)
    )
    let end = scene("end", attributes: #"title="end""#)
    let files = ["Main.storyboard": feedApp(full, end)]
    let run = await run([], files)
    #expect(run.status == .success)
    expect(run.output, contains: "warning: no move leads away from 'end' [dead-end]")
    expect(
      run.output,
      contains: "  2. tap button 'Stay'   nav(Feed) > sheet Share > fullScreen end"
    )
    let strict = await self.run(["--strict"], files)
    #expect(strict.status == .findings)
  }

  @Test(arguments: [
    "class End: UIViewController { func f() { onClose?() } }",
    "class End: Unknown {}", "",
  ])
  func `a screen with a class may be left by its code`(source: String) async {
    let full = control(
      "Stay",
      segue("s3", to: "end", "presentation", attributes: #"modalPresentationStyle="fullScreen""#)
    )
    let run = await run(
      [],
      ["Main.storyboard": feedApp(full, screen("end")), "End.swift": source]
    )
    expect(run.output, lacks: "[dead-end]")
  }

  @Test(arguments: [
    ("", ""), (#"customClass="Feed""#, "class Feed: UITableViewController {}"),
    (#"customClass="Feed""#, "class Feed: UIViewController {}"),
  ])
  func `an extension of UIViewController receives unwinds`(name: String, feed: String) async {
    let unwind = control("Home", segue("s3", to: "x", "unwind", action: "home:"))
    let code = "extension UIViewController { @IBAction func home(_ s: UIStoryboardSegue) {} }\n"
    let app = feedApp(unwind).replacing(#"customClass="Feed""#, with: name)
    let run = await run(["--list", "moves"], ["Main.storyboard": app, "App.swift": code + feed])
    expect(run.output, contains: "tap button 'Home' (performed)")
  }

  @Test(arguments: [
    ("class Share: UIViewController { @IBAction func home(_ s: UIStoryboardSegue) {} }", 1),
    (
      """
      class Share: UIViewController { @IBAction func home(_ s: UIStoryboardSegue) {} }
      class Feed: UIViewController { func add() { addChild(Share()) } }
      """, 0
    ),
    // Other controllers may be beside the feed, which the launch shows.
    (
      """
      class Share: UIViewController { @IBAction func home(_ s: UIStoryboardSegue) {} }
      class AppDelegate: UIResponder {
        func application(_ a: UIApplication, didFinishLaunchingWithOptions o: O?) -> Bool {
          window?.rootViewController = Frame()
        }
      }
      """, 0
    ),
    ("class Feed: UIViewController { @IBAction func home(_ s: UIStoryboardSegue) {} }", 0),
    ("", 0),
  ])
  func anUnwindNeedsATargetBelow(source: String, count: Int) async {
    let unwind = control("Home", segue("s3", to: "x", "unwind", action: "home:"))
    let classes = "class Nav: UIViewController {}\nclass Post: UIViewController {}\n"
    let run = await run(
      [],
      [
        "Main.storyboard": feedApp(unwind),
        "App.swift": classes + source
          + (source.contains("class Feed") ? "" : "\nclass Feed: UIViewController {}"),
      ]
    )
    #expect(run.output.ranges(of: "[unwind-without-target]").count == count, "\(run.output)")
  }

  @Test(arguments: [
    ("Share", "nav(Feed) > sheet Share"), ("ShareController", "nav(Feed) > sheet Share"),
    ("Post", "nav(Feed, Post)"),
  ])
  func theWayToAScreenIsPrinted(goal: String, end: String) async {
    let run = await run(["--to", goal, "--quiet"])
    #expect(run.status == .success, "\(run.error)")
    expect(run.output, contains: end)
    #expect(run.output.hasPrefix("     start: nav(Feed)\n"))
  }

  @Test func aScreenThatNothingReachesHasNoWay() async {
    let lost = ["Main.storyboard": feedApp("", screen("lost"))]
    let run = await run(["--to", "Lost"], lost)
    #expect(run.status == .findings)
    #expect(
      run.output == "no moves lead to Lost: no segue and no code leads there\n",
      "\(run.output)\(run.error)"
    )
    #expect(await self.run([], lost).output.contains("1 screen not reached"))
  }

  @Test func aMisspelledGoalIsAUsageError() async {
    let run = await run(["--to", "Shar"])
    #expect(run.status == .usage)
    #expect(
      run.error.hasPrefix(
        "error: --to: column 1: expected the name of a screen, found 'Shar'; did"
      ),
      "\(run.error)"
    )
  }

  @Test(arguments: [
    ("Feed", nil), ("feed", nil), ("feed-id", nil),
    ("Feeds", "no scene has the class, identifier or object id 'Feeds'; did you mean 'Feed'?"),
    (
      "Nothing",
      """
      no scene has the class, identifier or object id 'Nothing'; there are scenes of 'Feed', 'Post', \
      'Share'
      """
    ),
  ])
  func theStartIsASceneByName(name: String, message: String?) async {
    let run = await run(["--from", name])
    #expect(run.status == (message == nil ? .success : .usage), "\(run.error)")
    if let message { expect(run.error, contains: "error: \(message)\n") }
  }

  @Test(arguments: [
    ("{}", "Send' (unknown, possible)"),
    (#"{"generate": {"unwinds": {"toFeed:": "Feed"}}}"#, "Send' (performed)"),
    (#"{"generate": {"unwinds": {"toFeed:": "any FeedScreen"}}}"#, "Send' (performed)"),
    (#"{"generate": {"unwinds": {"toFeed:": "any OtherScreen"}}}"#, "Send' (unknown, possible)"),
  ])
  func aConfiguredClassReceivesItsUnwinds(configuration: String, move: String) async {
    let two = document(
      screen("feed", control("Write", segue("s", to: "post", "presentation"))),
      screen(
        "post",
        control("Send", segue("u", to: "x", "unwind", action: "toFeed:")),
        #"<exit id="x"/>"#
      )
    )
    let code = """
      protocol FeedScreen: TypedUnwindReceiver {}
      class Feed: FeedScreen {}
      class Post: Controller {}
      """
    let run = await run(
      ["--from", "Feed", "--list", "moves"],
      ["Main.storyboard": two, "Feed.swift": code, ".routecheck.json": configuration]
    )
    #expect(run.output.contains(move), "\(run.output)\(run.error)")
  }

  @Test func aClassAndAnObjectIDOfOneNameAreOneSuggestion() async {
    let one = document(scene("post", "PostController"))
    let run = await run(["--from", "Posts"], ["Main.storyboard": one])
    expect(run.error, contains: "'Posts'; did you mean 'Post'?")
  }

  @Test func aNameOfSeveralScenesIsAmbiguous() async {
    let two = document(scene("a", "Post"), scene("b", "Post"))
    let run = await run(["--from", "Post"], ["Main.storyboard": two])
    #expect(run.status == .usage)
    expect(
      run.error,
      contains: "'Post' is the name of 2 scenes: 'a' in Main.storyboard, 'b' in Main.storyboard; "
        + "use an object id"
    )
  }

  @Test func anAppWithoutAStartIsAUsageError() async {
    let run = await run([], ["Other.storyboard": document(screen("a"))])
    #expect(run.status == .usage)
    expect(run.error, contains: "there is no scene in which the app starts")
  }

  @Test(arguments: [
    (["--taps", "1"], "left out: paths of more than 1 tap (--taps)"),
    (["--limit", "2"], "left out: more than 2 states (--limit)"),
  ])
  func aLimitThatCutsIsNamed(words: [String], line: String) async {
    #expect(await run(words).output.contains(line))
  }

  @Test func `a move without a known result is named`() async {
    func custom(_ id: String) -> String {
      control("Fade", segue(id, to: "post", "custom", attributes: #"customClass="Fade""#))
    }
    let one = await run([], ["Main.storyboard": feedApp(custom("s3"))]).output
    #expect(
      one.hasSuffix("left out: moves whose result is not known (Share: tap button 'Fade')\n"),
      "\(one)"
    )
    let back = segue("s4", to: "x", "unwind", action: "home:")
    let two = await run(
      [],
      ["Main.storyboard": feedApp(custom("s3") + control("Home", back), screen("a"))]
    ).output
    #expect(two.contains("(Share: tap button 'Fade' and 1 more)"), "\(two)")
  }

  /// The name of a file, and what it says the main storyboard is.
  @Test(arguments: [
    (
      "Info.plist",
      "<plist version=\"1.0\"><dict><key>UIMainStoryboardFile</key><string>Other</string></dict></plist>"
    ),
    (
      "App-Info.plist",
      """
      <plist version="1.0"><dict><key>UIApplicationSceneManifest</key><dict>
      <key>UISceneConfigurations</key><dict><key>UIWindowSceneSessionRoleApplication</key><array>
      <dict><key>UISceneStoryboardFile</key><string>Other</string></dict></array></dict></dict></dict>
      </plist>
      """
    ),
    (
      "Sub/App.xcodeproj/project.pbxproj",
      """
      { objects = { P = { isa = PBXProject; mainGroup = G; targets = (); }; G = { isa = PBXGroup;
      children = (); }; C = { isa = XCBuildConfiguration;
      buildSettings = { INFOPLIST_KEY_UIMainStoryboardFile = Other; }; }; }; rootObject = P; }
      """
    ),
  ])
  func aPropertyListNamesTheMainStoryboard(path: String, text: String) async {
    let other = document(initial: "z", screen("z"))
    let files = ["Main.storyboard": feedApp(), "Other.storyboard": other, path: text]
    let run = await run(["--list", "screens"], files)
    #expect(run.output.hasPrefix("Z (0 taps)\n"), "\(run.output)\(run.error)")
    let main = await self.run(
      ["--list", "screens"],
      ["Main.storyboard": feedApp(), "Other.storyboard": other]
    )
    #expect(main.output.hasPrefix("Feed (0 taps)\n"), "\(main.output)")
  }

  @Test func aDamagedPropertyListIsIgnored() async {
    let run = await run([], ["Main.storyboard": feedApp(), "Info.plist": "<plist><dict>"])
    #expect(run.status == .success)
  }

  /// A property, and the rule that reports it.
  @Test(arguments: [
    ("reach Share within 1 taps", nil), ("back from Post", nil),
    ("never Share", "property"), ("\u{FEFF}reach Share", nil),
    ("reach Share\r\n", nil),
    ("\u{FEFF}never Share", "property"),
  ])
  func aPropertyIsChecked(text: String, rule: String?) async {
    let files = ["Main.storyboard": feedApp(), "App.paths": text]
    let run = await run(["--properties", "App.paths"], files)
    #expect(run.status == (rule == nil ? .success : .findings), "\(run.output)\(run.error)")
    let holds = rule == nil ? 1 : 0
    let answers = "properties: \(holds) hold, \(1 - holds) broken, 0 not decided\n"
    expect(run.output, contains: answers)
    if let rule {
      expect(run.output, contains: "App.paths:1:1: error: ")
      expect(run.output, contains: "[\(rule)]")
    }
  }

  @Test(arguments: [
    ("", "1:1: error: expected a property, for example 'reach Payment', found none in the file"),
    ("# nothing", "1:1: error: expected a property"), ("nevr Share", "1:1: error: expected one of"),
    ("never Shar", "1:7: error: expected the name"),
    ("\n\nnever", "3:6: error: "),
  ])
  func aMalformedPropertyIsAUsageError(text: String, message: String) async {
    let files = ["Main.storyboard": feedApp(), "App.paths": text]
    let run = await run(["--properties", "App.paths"], files)
    #expect(run.status == .usage)
    expect(run.error, contains: "App.paths:\(message)")
  }

  @Test func aMissingFileOfPropertiesCannotBeRead() async {
    let run = await run(["--properties", "Missing.paths"])
    #expect(run.status == .unreadable)
  }

  @Test(arguments: [("[]", routecheck.ExitStatus.success), ("{", .unreadable)])
  func coverageNamesWhatNoJournalPerforms(text: String, status: routecheck.ExitStatus) async {
    let files = ["Main.storyboard": feedApp(), "Journals.json": text]
    let run = await run(["--coverage", "Journals.json"], files)
    #expect(run.status == status, "\(run.error)")
    if status == .success {
      #expect(run.output.hasPrefix("0 of 3 segues performed (0 %)\n"), "\(run.output)")
      #expect(run.output.contains("not performed: button 'Open'"))
      #expect(run.output.contains("\npath 1:\n"))
    }
  }
}
