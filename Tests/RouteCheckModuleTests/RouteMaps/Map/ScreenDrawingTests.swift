import RouteCheckTestSupport
import Testing

@testable import ProjectModel
@testable import RouteMaps

/// How the screens of scenes are drawn.
@Suite struct ScreenDrawingTests {
  private static let frame = "<rect key='frame' x='10' y='200' width='100' height='40'/>"

  private func picture(_ scenes: String, type: String = "CocoaTouch") async -> String {
    SVGMap(await map(scenes, type: type)).text
  }

  private func map(_ scenes: String, type: String = "CocoaTouch") async -> SceneMap {
    let text = """
      <document type='com.apple.InterfaceBuilder3.\(type).Storyboard.XIB'><scenes>\(scenes)</scenes>
      </document>
      """
    return SceneMap(await .drawn(["Main.storyboard": text]))
  }

  private func screen(_ views: String, _ attributes: String = "") -> String {
    """
    <scene><objects><viewController id='a'><view key='view' \(attributes)>
    <rect key='frame' x='0' y='0' width='393' height='852'/>\(views)</view></viewController></objects>
    </scene>
    """
  }

  private func label(_ text: String, _ alignment: String = "left") -> String {
    "<label text='\(text)' textAlignment='\(alignment)'>\(Self.frame)</label>"
  }

  @Test(arguments: [
    ("left", "x=\"10\""), ("center", "x=\"60\""), ("right", "x=\"110\""), ("natural", "x=\"10\""),
  ])
  func aTextIsAligned(alignment: String, x: String) async {
    let text = await picture(screen(label("Hello", alignment)))
    let element = text.firstMatch(of: /<text ([^>]*)>Hello</)
    #expect(element.map { String($0.1) }?.contains(x) == true)
  }

  @Test func aTextIsBrokenIntoLinesAndCut() async {
    let words = Array(repeating: "word", count: 12).joined(separator: " ")
    let frame = "<rect key='frame' x='10' y='200' width='100' height='45'/>"
    let text = await picture(screen("<label text='\(words)'>\(frame)</label>"))
    let lines = text.matches(of: /<text [^>]*>(word[^<]*)</).map { String($0.1) }
    #expect(lines == ["word word", "word word…"])
  }

  @Test func `a part of a colour has two digits`() {
    let paint = ScreenInk.paint(.rgba(red: 16, green: 15, blue: 255, alpha: 255))
    #expect(paint.attributes == ##" fill="#100fff""##)
  }

  @Test func aSwitchIsOnOrOff() async {
    #expect(
      await picture(screen("<switch on='YES'>\(Self.frame)</switch>")).contains("class=\"on\"")
    )
    #expect(
      await !picture(screen("<switch on='NO'>\(Self.frame)</switch>")).contains("class=\"on\"")
    )
  }

  @Test(arguments: [("1", "#1f2328"), ("0.1", "#f0f3f6")])
  func aTextCanBeReadOnItsGround(white: String, colour: String) async {
    let ground = "<color key='backgroundColor' white='\(white)' alpha='1'/>"
    let text = await picture(screen("<view>\(Self.frame)\(ground)\(label("Hello"))</view>"))
    #expect(text.contains("fill=\"\(colour)\">Hello</text>"))
  }

  @Test func blueMakesAGroundLighter() async {
    let ground = "<color key='backgroundColor' red='0.39' green='0.67' blue='1' alpha='1'/>"
    let text = await picture(screen("<view>\(Self.frame)\(ground)\(label("Hello"))</view>"))
    #expect(text.contains("fill=\"#1f2328\">Hello</text>"))
  }

  @Test func aTextCanBeReadOnTheGroundOfAViewAroundItsOwn() async {
    let ground = "<color key='backgroundColor' white='0.1' alpha='1'/>"
    let inner = "<view>\(Self.frame)\(label("Hello"))</view>"
    let text = await picture(screen("<view>\(Self.frame)\(ground)\(inner)</view>"))
    #expect(text.contains("fill=\"#f0f3f6\">Hello</text>"))
  }

  @Test func aScreenInAStackHasABarWithABoldTitle() async {
    let map = await map(
      """
      <scene><objects><navigationController id='n'><connections>
      <segue id='r' kind='relationship' relationship='rootViewController' destination='v'/>
      </connections></navigationController></objects></scene>
      <scene><objects><viewController id='v'><view key='view'>\(label("Inside"))</view>
      <navigationItem key='navigationItem' title='Inbox'/></viewController></objects></scene>
      <scene><objects><viewController id='w'><view key='view'>\(label("Alone"))</view>
      </viewController></objects></scene>
      \(Self.stack("1", ""))
      """
    )
    let screens = map.nodes.filter { $0.kind == "viewController" }.compactMap(\.screen)
    #expect(screens.map(\.hasNavigationBar) == [true, false, true])
    #expect(SVGMap(map).text.contains(/font-weight="600"[^>]*>Inbox</))
  }

  @Test func aScreenWithoutViewsSaysSo() async {
    let empty = await picture(screen("", "customClass='Canvas'"))
    #expect(!empty.contains(">Canvas</text>"))
    #expect(empty.contains(">no views</text>"))
    #expect(await picture(screen("<tableView/>")).contains(">no views</text>"))
    #expect(await !picture(screen(label("Hello"))).contains(">no views</text>"))
  }

  /// A tab bar around two stacks, the first with an item.
  private static let tabs = """
    <scene><objects><tabBarController id='t'><connections>
    <segue id='1' kind='relationship' relationship='viewControllers' destination='n1'/>
    <segue id='2' kind='relationship' relationship='viewControllers' destination='n2'/>
    </connections></tabBarController></objects></scene>
    \(stack("1", "<tabBarItem key='tabBarItem' title='Home'/>"))\(stack("2", ""))
    """

  private static func stack(_ number: String, _ item: String) -> String {
    """
    <scene><objects><navigationController id='n\(number)'>\(item)<connections>
    <segue id='r\(number)' kind='relationship' relationship='rootViewController'
    destination='v\(number)'/></connections></navigationController></objects></scene>
    <scene><objects><viewController id='v\(number)' title='Title \(number)'><view key='view'>
    <label text='Inside'>\(frame)</label></view></viewController></objects></scene>
    """
  }

  @Test func aTabHasItsItemOrTheTitleOfWhatItShows() async {
    let map = await map(Self.tabs)
    let screens = map.nodes.compactMap(\.screen).filter { !$0.tabs.isEmpty }
    #expect(screens.map(\.tabs) == [["Home", "Title 2"], ["Home", "Title 2"]])
    let split = await self.map(
      """
      <scene><objects><tabBarController id='t'><connections>
      <segue id='0' kind='relationship' relationship='viewControllers' destination='s'/>
      </connections></tabBarController></objects></scene>
      <scene><objects><splitViewController id='s'><connections>
      <segue id='1' kind='relationship' relationship='masterViewController' destination='n1'/>
      <segue id='2' kind='relationship' relationship='detailViewController' destination='n2'/>
      </connections></splitViewController></objects></scene>
      \(Self.stack("1", ""))\(Self.stack("2", ""))
      """
    )
    #expect(split.nodes.compactMap(\.screen).map(\.tabs).contains(["Title 1"]))
    #expect(screens.map(\.selectedTab) == [0, 1])
    let texts = SVGMap(map).text.matches(of: /<text class="(tint|soft)"[^>]*>(Home|Title 2)</)
    #expect(
      texts.map { "\($0.1) \($0.2)" } == ["tint Home", "soft Title 2", "soft Home", "tint Title 2"]
    )
  }

  @Test func aContainerIsNamedWithWhatItHolds() async {
    let text = await picture(Self.tabs)
    #expect(text.contains("aria-label=\"t › Title 1, tabBarController\""))
    #expect(text.contains("aria-label=\"n2 › Title 2, navigationController\""))
    #expect(text.contains("aria-label=\"Title 2, viewController\""))
  }

  @Test func theButtonOfAWatchShowsWhatItContains() async {
    let text = await picture(
      """
      <scene><objects><controller id='a'><items>
      <button id='b'><group key='contentGroup'><items><group layout='vertical'><items>
      <label text='Schedule'/><label text='Today'/></items></group></items></group></button>
      <label text='Below'/></items></controller></objects></scene>
      """,
      type: "WatchKit"
    )
    let labels = text.matches(of: /y="([0-9.]+)"[^>]*>(Schedule|Today|Below)</)
    #expect(labels.map { String($0.2) } == ["Schedule", "Today", "Below"])
    let places = labels.compactMap { Double($0.1) }
    #expect(zip(places, places.dropFirst()).allSatisfy { $1 - $0 > 15 })
    #expect(text.contains("<rect class=\"fill\""))
    #expect(!text.contains("<rect class=\"tinted\""))
  }

  @Test func theHeaderOfATableIsNotOnItsRows() async {
    let text = await picture(
      screen(
        "<scrollView>\(Self.frame)<tableHeaderView>\(Self.frame)</tableHeaderView></scrollView>"
      ),
      type: "Cocoa"
    )
    #expect(!text.contains("tableHeaderView"))
  }

  @Test func graphsShowContainersAndWhatIsInitial() async {
    var map = await map(Self.tabs)
    for index in map.nodes.indices { map.nodes[index].container = nil }
    map.nodes[0].isInitial = true
    let mermaid = MermaidMap.text(of: map)
    #expect(mermaid.contains("n0([\"t"))
    #expect(mermaid.contains("n3[[\"n2"))
  }
}
