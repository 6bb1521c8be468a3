import RouteTables
import Routes
import Testing

@Suite struct StoryboardNotationTests {
  @Test func `unknown bits of hidden bars are left out`() {
    let bars = Storyboard.Scene.HiddenBars(rawValue: 0xFA)
    #expect(bars == .backButton)
  }

  @Test(arguments: [64, 65])
  func `scenes are in a bounded number of containers`(count: Int) throws {
    let scenes = (0..<count).map { index in
      Storyboard.Scene(
        id: ExactString("s\(index)"),
        kind: index + 1 < count ? .tabBarController : .viewController,
        segues: index + 1 < count
          ? [
            .init(
              id: ExactString("r\(index)"),
              kind: .relationship,
              destination: ExactString("s\(index + 1)"),
              relationship: "viewControllers"
            )
          ] : []
      )
    }
    let storyboard = Storyboard(name: "Main", initialScene: "s0", scenes: scenes)
    func start() throws -> ControllerGraph {
      try ControllerGraph(storyboard: "Main", of: SegueRegistry(storyboard))
    }
    if count == 64 {
      #expect(try start().visible is PlaceholderController)
    } else {
      let error = #expect(throws: (any Error).self) { try start() }
      #expect(error.map { "\($0)" }?.contains("is in more than 64 containers") == true)
    }
  }

  static let storyboards = [
    #"""
    storyboard name=Main platform=tvOS initialScene=feed isLaunchScreen=true
    scene id=feed kind=tableViewController identifier="" customClass=Feed module=App x=1.5 y=-2.0
    exit id=x1
    exit id=x2
    segue id=s kind=unwind identifier="Go \u{22}home\u{22}\u{5C}\u{A}" destination=x1 \#
    relationship=r unwindAction=home: creationSelector=make: customClass=Fade module=App \#
    presentationStyle=fullScreen
    scene id=ref
    reference storyboardName=B bundleIdentifier=com.b
    scene id=here
    reference
    """#,
    #"""
    storyboard name=Main
    scene id=feed
    segue id=s kind=show destination=login trigger=accessory element=barButtonItem \#
    title="Log In" systemItem=done image=xmark
    scene id=login presentationStyle=fullScreen transitionStyle=crossDissolve \#
    isModalInPresentation=true definesPresentationContext=false hides="navigationBar tabBar" \#
    hasColumns=true
    """#,
  ]

  @Test(arguments: storyboards)
  func `a notation is written as it was read`(notation: String) throws {
    #expect(try Storyboard(notation: notation).notation == notation)
  }

  @Test func `each attribute is the property of its name`() throws {
    let (main, other) = try (
      Storyboard(notation: Self.storyboards[0]), Storyboard(notation: Self.storyboards[1])
    )
    let feed = main.scenes[0]
    #expect(main.platform == .tvOS && main.initialScene == "feed" && main.isLaunchScreen)
    #expect(feed.identifier == "" && feed.customClass == "Feed" && feed.module == "App")
    #expect(feed.exits == ["x1", "x2"] && feed.canvasLocation == .init(x: 1.5, y: -2))
    #expect(
      feed.segues == [
        .init(
          id: "s",
          kind: .unwind,
          identifier: "Go \"home\"\\\n",
          destination: "x1",
          relationship: "r",
          unwindAction: "home:",
          creationSelector: "make:",
          customClass: "Fade",
          module: "App",
          presentationStyle: "fullScreen"
        )
      ]
    )
    #expect(main.scenes[1].reference == .init(storyboardName: "B", bundleIdentifier: "com.b"))
    #expect(main.scenes[2].reference == .init())
    let trigger = other.scenes[0].segues[0].trigger
    #expect(trigger?.kind == .accessory && trigger?.element == "barButtonItem")
    #expect(trigger?.title == "Log In" && trigger?.systemItem == "done")
    #expect(trigger?.image == "xmark")
    let settings = other.scenes[1].settings
    #expect(settings.presentationStyle == "fullScreen")
    #expect(settings.transitionStyle == "crossDissolve")
    #expect(settings.isModalInPresentation == true && settings.definesPresentationContext == false)
    #expect(settings.hiddenBars == [.navigationBar, .tabBar])
    #expect(settings.hasColumns)
  }

  @Test(arguments: [
    ("scene id=a hides=navigationbar", "a bar", "navigationBar"),
    (
      "scene id=a\nsegue id=s kind=show destination=a trigger=controll", "a kind of trigger",
      "control"
    ),
    ("scene id=a isModalInPresentation=YES", "'true' or 'false'", nil),
  ])
  func aWrongSettingIsExplained(line: String, expected: String, near: String?) {
    let error = #expect(throws: Storyboard.NotationError.self) {
      try Storyboard(notation: "storyboard name=Main\n" + line)
    }
    #expect(error?.expected == expected)
    #expect(error?.near == near)
  }

  @Test func aLiteralIsAStoryboard() {
    let storyboard: Storyboard = """

        storyboard name="My Main"
        scene   id=feed

      """
    #expect(storyboard == Storyboard(name: "My Main", scenes: [.init(id: "feed")]))
  }

  @Test(arguments: [
    "", " ", "=", "\"", "\"\"\"#", "\\#(x)", "\\u{22}", "a=b", "\r\n", "\u{2028}", "\u{202E}gnp",
    "e\u{301}", "\u{E9}", "👩‍🚀", "\u{200B}", "\u{3164}", "\0", "\u{10FFFF}",
  ])
  func anyTextIsReadAsItWasWritten(text: ExactString) throws {
    let storyboard = Storyboard(
      name: text,
      initialScene: text,
      scenes: [
        .init(
          id: text,
          kind: .init(rawValue: text.string),
          exits: [text],
          segues: [
            .init(id: text, kind: .unknown(text), identifier: text, destination: text)
          ]
        )
      ]
    )
    let notation = storyboard.notation
    let again = try Storyboard(notation: notation)
    #expect(again == storyboard)
    #expect(Array(again.scenes[0].id.utf8) == Array(text.utf8))
    #expect(!notation.contains("\"\"\"") && !notation.contains("\\#"))
  }

  @Test(arguments: [
    ("", "line 1: expected 'storyboard', found nothing"),
    ("scene id=a", "line 1: expected 'storyboard', found 'scene'"),
    ("storyboard name=A\nstoryboard name=B", "line 2: expected 'scene', found 'storyboard'"),
    ("storyboard name=A\n\nsegue id=a", "line 3: expected 'scene', found 'segue'"),
    (
      "storyboard name=A\nscene id=a\nview id=b",
      "line 3: expected 'scene', 'reference', 'exit' or 'segue', found 'view'"
    ),
    ("storyboard", "line 1: expected an attribute 'name', found none"),
    ("storyboard name", "line 1: expected an attribute such as id=feed, found 'name'"),
    ("storyboard =A", "line 1: expected an attribute such as id=feed, found ''"),
    ("storyboard name=A name=B", "line 1: expected 'name' once, found a second one"),
    (
      "storyboard name=A colour=red",
      """
      line 1: expected no attribute of 'storyboard' but 'name', 'platform', 'initialScene', \
      'isLaunchScreen', found 'colour'
      """
    ),
    (
      "storyboard name=A initialscene=a",
      """
      line 1: expected no other attribute of 'storyboard', found 'initialscene'; did you mean \
      'initialScene'?
      """
    ),
    ("storyboard name=\"A", "line 1: expected a closing '\"', found the end"),
    ("storyboard name=\"\\n\"", "line 1: expected an escape such as \\u{22}, found '\\'"),
    ("storyboard name=\"\\u{22\"", "line 1: expected an escape such as \\u{22}, found '\\'"),
    ("storyboard name=\"\\u{D800}\"", "line 1: expected an escape such as \\u{22}, found '\\'"),
    (
      "storyboard name=A platform=zOS",
      "line 1: expected a platform, found 'zOS'; did you mean 'iOS'?"
    ),
    ("storyboard name=A isLaunchScreen=1", "line 1: expected 'true' or 'false', found '1'"),
    ("storyboard name=A\nscene id=a x=1", "line 2: expected numbers for x and y, found '1' and ''"),
    ("storyboard name=A\nscene id=a y=2", "line 2: expected numbers for x and y, found '' and '2'"),
    (
      "storyboard name=A\nscene id=a\nsegue id=b destination=a",
      "line 3: expected an attribute 'kind', found none"
    ),
  ])
  func aNotationErrorIsReportedWithItsLine(notation: String, message: String) {
    let error = #expect(throws: Storyboard.NotationError.self) {
      try Storyboard(notation: notation)
    }
    #expect(error?.description.split(separator: "\n").first.map(String.init) == message)
  }

  @Test(arguments: [
    ("storybord name=A", "storyboard"),
    ("storyboard name=A\nscne id=a", "scene"),
    ("storyboard name=A\nscene id=a\nsegu id=b", "segue"),
    ("storyboard name=A plattform=tvOS", "platform"),
    ("storyboard name=A platform=ios", "iOS"),
    ("storyboard name=A\nscene id=a\nsegue id=b kind=show destination=a identifer=b", "identifier"),
    ("storyboard name=A colour=red", nil),
  ])
  func aMisspelledWordIsReportedWithASimilarOne(notation: String, near: String?) {
    let error = #expect(throws: Storyboard.NotationError.self) {
      try Storyboard(notation: notation)
    }
    #expect(error?.near == near)
  }

  @Test func `an error shows 80 letters of its line`() {
    let line = "storyboard nam=" + String(repeating: "a", count: 65)
    func shown(_ line: String) -> Substring? {
      let error = #expect(throws: Storyboard.NotationError.self) { try Storyboard(notation: line) }
      return error?.description.split(separator: "\n").last
    }
    #expect(shown(line) == "  \(line)")
    #expect(shown(line + "b") == "  \(line)…")
  }

  @Test func anErrorShowsItsLine() {
    expectError(
      """
      line 3: expected an attribute 'kind', found 'kid'
          segue id=b kid=show destination=a
      """
    ) {
      try Storyboard(notation: "storyboard name=A\nscene id=a\n  segue id=b kid=show destination=a")
    }
  }
}
