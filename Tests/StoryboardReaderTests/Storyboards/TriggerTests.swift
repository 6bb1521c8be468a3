import Routes
import Testing

@testable import StoryboardReader

/// What starts the segues of a scene, and how the scene is presented.
@Suite struct TriggerTests {
  private func read(_ controller: String) throws -> Storyboard.Scene {
    let text = """
      <document type='x.Storyboard'><scenes><scene><objects>
      \(controller)
      </objects></scene></scenes></document>
      """
    let file = try StoryboardParser.read(Array(text.utf8), path: "Main.storyboard", name: "Main")
      .get()
    return try #require(file.storyboard.scenes.first)
  }

  private func trigger(_ content: String) throws -> Storyboard.Segue.Trigger? {
    let scene = try read(
      "<viewController id='a'><view key='view'>\(content)</view></viewController>"
    )
    #expect(scene.segues.count == 1)
    return scene.segues.first?.trigger
  }

  private static let segue =
    "<connections><segue id='s' kind='show' destination='a'/></connections>"

  @Test(arguments: [
    (
      "<state key='normal' title='Log Out' image='door'/>",
      Storyboard.Segue.Trigger(
        element: "button",
        title: "Log Out",
        image: "door"
      )
    ),
    (
      "<buttonConfiguration key='configuration' title='Go' image='xmark'/>",
      .init(
        element: "button",
        title: "Go",
        image: "xmark"
      )
    ),
    (
      "<state key='normal'><attributedString key='attributedTitle'><fragment content='Log '/>"
        + "<fragment content='Out'/></attributedString></state>",
      .init(element: "button", title: "Log Out")
    ),
    (
      "<state key='selected'><attributedString><fragment content='A'/></attributedString></state>",
      .init(element: "button")
    ),
    ("<state key='selected' title='Stop'/>", .init(element: "button")),
    ("<state key='normal'/>", .init(element: "button")),
    (
      "<accessibility key='accessibilityConfiguration' label='Close'/>",
      .init(
        element: "button",
        title: "Close"
      )
    ),
    (
      "<state key='normal' title='X'/><accessibility label='Close'/>",
      .init(
        element: "button",
        title: "X"
      )
    ),
  ])
  func aButtonHasItsTextAndImage(part: String, expected: Storyboard.Segue.Trigger) throws {
    #expect(try trigger("<button id='b'>\(part)\(Self.segue)</button>") == expected)
    // The text may also come after the connections.
    #expect(try trigger("<button id='b'>\(Self.segue)\(part)</button>") == expected)
  }

  @Test func aBarButtonItemHasItsSystemItem() throws {
    let item = try trigger(
      "<barButtonItem id='b' systemItem='cancel'>\(Self.segue)</barButtonItem>"
    )
    #expect(item == .init(element: "barButtonItem", systemItem: "cancel"))
    let title = try trigger("<barButtonItem id='b' title='Back'>\(Self.segue)</barButtonItem>")
    #expect(title == .init(element: "barButtonItem", title: "Back"))
  }

  @Test func aCellHasTheFirstOfItsTexts() throws {
    let cell = try trigger(
      """
      <tableViewCell id='c'><tableViewCellContentView key='contentView'><subviews>
      <label text='Settings'/><label text='More'/></subviews></tableViewCellContentView>
      <connections><segue id='s' kind='show' destination='a' trigger='accessoryAction'/></connections>
      </tableViewCell>
      """
    )
    #expect(cell == .init(kind: .accessory, element: "tableViewCell", title: "Settings"))
  }

  @Test func aTextOutsideOfACellIsNotItsText() throws {
    let cell = try trigger(
      """
      <tableViewCell id='d'><label text='Other'/></tableViewCell>
      <label text='Title'/><tableViewCell id='c'>\(Self.segue)</tableViewCell>
      """
    )
    #expect(cell == .init(kind: .tableCell, element: "tableViewCell"))
  }

  @Test func aButtonInACellIsAButton() throws {
    let button = try trigger(
      "<collectionViewCell id='c'><label text='Row'/><button id='b'>\(Self.segue)</button>"
        + "</collectionViewCell>"
    )
    #expect(button == .init(element: "button"))
  }

  @Test func aGestureRecognizerStartsASegue() throws {
    let scene = try read(
      "<viewController id='a'/><tapGestureRecognizer id='t'>\(Self.segue)</tapGestureRecognizer>"
    )
    #expect(scene.segues.map(\.trigger) == [.init(kind: .gesture, element: "tapGestureRecognizer")])
  }

  @Test func aSegueOfTheControllerOrAnEmbedHasNoTrigger() throws {
    let scene = try read(
      """
      <viewController id='a'><view key='view'><containerView id='v'><connections>
      <segue id='e' kind='embed' destination='a'/></connections></containerView></view>
      \(Self.segue)</viewController>
      """
    )
    #expect(scene.segues.map(\.trigger) == [nil, nil])
  }

  @Test func eachSegueHasTheTriggerOfItsElement() throws {
    let scene = try read(
      """
      <viewController id='a'><view key='view'>
      <button id='b'><state key='normal' title='One'/><connections>
      <segue id='1' kind='show' destination='a'/><segue id='2' kind='modal' destination='a'/>
      </connections></button>
      <button id='c'><state key='normal' title='Two'/>\(Self.segue)</button></view></viewController>
      """
    )
    #expect(scene.segues.map(\.trigger?.title) == ["One", "One", "Two"])
  }

  @Test(arguments: [
    (
      "modalPresentationStyle='fullScreen'", "",
      Storyboard.Scene.Settings(presentationStyle: "fullScreen")
    ),
    ("modalTransitionStyle='crossDissolve'", "", .init(transitionStyle: "crossDissolve")),
    ("definesPresentationContext='YES'", "", .init(definesPresentationContext: true)),
    ("navigationBarHidden='YES'", "", .init(hiddenBars: .navigationBar)),
    ("", "<navigationBar key='navigationBar' hidden='YES'/>", .init(hiddenBars: .navigationBar)),
    ("hidesBottomBarWhenPushed='YES'", "", .init(hiddenBars: .tabBar)),
    ("style='doubleColumn'", "", .init(hasColumns: true)),
    (
      "",
      """
      <userDefinedRuntimeAttributes>
      <userDefinedRuntimeAttribute type='boolean' keyPath='modalInPresentation' value='YES'/>
      </userDefinedRuntimeAttributes>
      """,
      .init(isModalInPresentation: true)
    ),
  ])
  func aSceneSaysHowItIsPresented(
    attributes: String,
    parts: String,
    expected: Storyboard.Scene.Settings
  ) throws {
    let scene = try read(
      "<navigationController id='a' \(attributes)>\(parts)</navigationController>"
    )
    #expect(scene.settings == expected)
  }

  @Test(arguments: [
    "", "<view key='view' hidden='YES'/>",
    "<view key='view'><subviews><navigationBar hidden='YES'/></subviews></view>",
    """
    <userDefinedRuntimeAttributes>
    <userDefinedRuntimeAttribute type='boolean' keyPath='modalInPresentation' value='NO'/>
    </userDefinedRuntimeAttributes>
    """,
  ])
  func aSceneThatSaysNothingHasNoSettings(parts: String) throws {
    let scene = try read("<viewController id='a'>\(parts)</viewController>")
    #expect(scene.settings == .init())
  }
}
