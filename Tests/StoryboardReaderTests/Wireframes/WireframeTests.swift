import Foundation
import Routes
import TestSupport
import Testing

@testable import StoryboardReader

/// What a map reads of a scene's screen.
@Suite struct WireframeTests {
  private func read(_ controller: String, after: String = "") throws -> Wireframe {
    let text = """
      <document type='x.Storyboard'><scenes><!-- Feed --><scene><objects>
      \(controller)
      </objects></scene></scenes>\(after)</document>
      """
    return try #require(Self.wireframes(Array(text.utf8)).first)
  }

  /// The screens of a storyboard.
  static func wireframes(_ bytes: [UInt8]) throws -> [Wireframe] {
    try StoryboardParser.read(bytes, path: "a.storyboard", name: "a", readsWireframes: true).get()
      .wireframes
  }

  private func view(_ content: String, after: String = "") throws -> Wireframe.View {
    let wireframe = try read(
      "<viewController id='a'><view key='view'>\(content)</view></viewController>",
      after: after
    )
    return try #require(wireframe.views.last)
  }

  @Test func aViewHasItsFrameAndItsText() throws {
    let label = try view(
      """
      <label text='Hello' textAlignment='center' id='l'>
        <rect key='frame' x='20' y='-8.5' width='100' height='21'/>
        <fontDescription key='fontDescription' type='boldSystem' pointSize='24'/>
        <color key='textColor' red='1' green='0.5' blue='0' alpha='0.5' colorSpace='custom'/>
      </label>
      """
    )
    let corner = try view("<label><rect key='frame' width='3' height='4'/></label>")
    #expect(corner.frame == .init(x: 0, y: 0, width: 3, height: 4))
    #expect(label.kind == .label)
    #expect(label.parent == 0)
    #expect(label.text == "Hello")
    #expect(label.frame == .init(x: 20, y: -8.5, width: 100, height: 21))
    #expect(label.alignment == .center)
    #expect(label.fontSize == 24)
    #expect(label.isBold)
    #expect(label.textColour == .rgba(red: 255, green: 128, blue: 0, alpha: 128))
  }

  @Test(
    arguments: [
      (
        "<button><state key='normal' title='Go' image='door'/></button>", Wireframe.Kind.button,
        "Go"
      ),
      ("<button><state key='disabled' title='No'/></button>", .button, nil),
      ("<button><buttonConfiguration key='configuration' title='Go'/></button>", .button, "Go"),
      ("<button><buttonCell key='cell' title='OK'/></button>", .button, "OK"),
      ("<textField><textFieldCell key='cell' title='Name'/></textField>", .label, "Name"),
      (
        "<textField><textFieldCell key='cell' borderStyle='bezel' title='Ann'/></textField>",
        .textField, "Ann"
      ),
      ("<textView><string key='text'>One\n  two</string></textView>", .textView, "One two"),
      (
        "<label><attributedString key='attributedText'><fragment content='a '/>"
          + "<fragment content='b'/></attributedString></label>", .label, "ab"
      ),
      ("<glowView><rect key='frame' width='3' height='4'/></glowView>", .canvas, "glowView"),
    ] as [(String, Wireframe.Kind, String?)]
  )
  func theTextIsWhereTheElementHasIt(
    content: String,
    kind: Wireframe.Kind,
    text: String?
  ) throws {
    let found = try view(content)
    #expect(found.kind == kind)
    #expect(found.text == text)
  }

  @Test func aControllerOfAnUnknownKindIsDrawn() throws {
    let wireframe = try read("<gadget id='a'><view key='view'><label text='Hi'/></view></gadget>")
    #expect(wireframe.views.map(\.kind) == [.view, .label])
  }

  @Test func aSceneHasItsNamesAndItsBars() throws {
    let wireframe = try read(
      """
      <viewController id='a' title='News'>
        <view key='view'><navigationBar><items><navigationItem title='Inner'/></items></navigationBar>
        <tabBar><items><tabBarItem title='One'/><tabBarItem systemItem='search'/></items></tabBar>
        </view>
        <tabBarItem key='tabBarItem' title='Home'/>
        <toolbarItems><barButtonItem title='Sort'/><barButtonItem systemItem='flexibleSpace'/>
        </toolbarItems>
        <navigationItem key='navigationItem' title='Latest'>
          <barButtonItem key='leftBarButtonItem' systemItem='cancel'/>
          <rightBarButtonItems><barButtonItem systemItem='add'/><barButtonItem image='star'/>
          </rightBarButtonItems>
        </navigationItem>
      </viewController>
      """
    )
    #expect(wireframe.comment == "Feed")
    #expect(wireframe.title == "News")
    #expect(wireframe.tabBarItem == "Home")
    #expect(wireframe.toolbarItems == ["Sort"])
    #expect(wireframe.navigationItem?.title == "Latest")
    #expect(wireframe.navigationItem?.left == ["Cancel"])
    #expect(wireframe.navigationItem?.right == ["+", "◻"])
    #expect(wireframe.barImages == ["star"])
    #expect(wireframe.views.map(\.kind) == [.view, .navigationBar, .tabBar])
    #expect(wireframe.views[1].text == "Inner")
    #expect(wireframe.views[2].items == ["One", "⌕"])
  }

  @Test func coloursAreNumbersOrKnownNames() throws {
    let resources = """
      <resources><namedColor name='Brand'><color red='0' green='1' blue='0' alpha='1'/></namedColor>
      <systemColor name='systemTealColor'><color white='0.2' alpha='2'/></systemColor></resources>
      """
    func fill(_ attributes: String) throws -> Wireframe.Colour? {
      try view("<color key='backgroundColor' \(attributes)/>", after: resources).fill
    }
    #expect(try fill("name='Brand'") == .rgba(red: 0, green: 255, blue: 0, alpha: 255))
    #expect(
      try fill("systemColor='systemTealColor'") == .rgba(red: 51, green: 51, blue: 51, alpha: 255)
    )
    #expect(try fill("systemColor='systemBackgroundColor'") == .dynamic(.background))
    #expect(try fill("name='url(https://example.com)'") == nil)
    #expect(try fill("red='1' green='nan' blue='0'") == nil)
    #expect(
      try fill("red='-9' green='1e400' blue='7'") == nil
    )
    #expect(
      try fill("red='-9' green='1e40' blue='7'") == .rgba(red: 0, green: 255, blue: 255, alpha: 255)
    )
  }

  @Test func aHugeFontIsDrawnWithTheLargestSize() throws {
    let label = try view("<label><fontDescription key='fontDescription' pointSize='5000'/></label>")
    #expect(label.fontSize == 200)
  }

  @Test func onlyTheControllerOfASceneIsDrawn() throws {
    let wireframe = try read(
      """
      <placeholder><view><label text='no'/></view></placeholder>
      <viewController id='a' sceneMemberID='viewController'><view key='view'><label text='yes'/>
      </view></viewController>
      <view sceneMemberID='first'><label text='loose'/></view>
      """
    )
    #expect(wireframe.views.compactMap(\.text) == ["yes"])
  }

  @Test func theControllerOfASceneHasNoColoursOfAnEarlierObject() throws {
    let wireframe = try read(
      """
      <glowObject><view key='view'>
      <color key='backgroundColor' red='1' green='0' blue='0' alpha='1' colorSpace='custom'/>
      <label text='no'><color key='backgroundColor' red='1' green='0' blue='0' alpha='1'/></label>
      </view></glowObject>
      <viewController id='a' sceneMemberID='viewController'><view key='view'/></viewController>
      """
    )
    #expect(wireframe.views.map(\.fill) == [nil])
  }

  @Test func aContainerViewKnowsWhatItEmbeds() throws {
    let container = try view(
      "<containerView><connections><segue kind='embed' destination='b'/></connections></containerView>"
    )
    #expect(container.embedded == "b")
  }

  @Test func aMacBeginsAtTheBottom() throws {
    let text = """
      <document type='x.Storyboard' targetRuntime='MacOSX.Cocoa'><scenes><scene><objects><viewController><view key='view'>
      <rect key='frame' x='0' y='0' width='450' height='300'/><subviews><button>
      <rect key='frame' x='10' y='20' width='80' height='30'/></button></subviews></view>
      </viewController></objects></scene></scenes></document>
      """
    let views = try Self.wireframes(Array(text.utf8))[0].views
    #expect(views.map(\.frame?.y) == [0, 250])
  }

  @Test func `views, levels and texts beyond the limits are left out`() throws {
    let many = try read(
      "<viewController><view key='view'>\(String(repeating: "<label/>", count: 900))</view>"
        + "</viewController>"
    )
    #expect(many.views.count == Wireframe.Limits.views)
    #expect(many.omittedViews == 901 - Wireframe.Limits.views)
    let deep = try read(
      "<viewController>\(String(repeating: "<view>", count: 150))"
        + "\(String(repeating: "</view>", count: 150))</viewController>"
    )
    #expect(deep.views.count == Wireframe.Limits.depth)
    let long = try view("<label text='\(String(repeating: "é", count: 1_000_000))'/>")
    #expect(long.text?.unicodeScalars.count == Wireframe.Limits.text + 1)
    let absurd = try view(
      "<label><rect key='frame' x='-1e300' y='inf' width='1e9' height='1e308'/></label>"
    )
    let limit = Wireframe.Limits.coordinate
    #expect(absurd.frame == .init(x: -limit, y: limit, width: limit, height: limit))
  }

  @Test func `items and constraints beyond the limits are left out`() throws {
    func segments(_ count: Int) -> String {
      String(repeating: "<segment title='a'/>", count: count)
    }
    let most = Wireframe.Limits.items
    let control = try view("<segmentedControl>\(segments(most + 1))</segmentedControl>")
    #expect(control.items.count == most)
    func height(_ count: Int) throws -> Double? {
      let first = "<constraint firstAttribute='height' constant='1'/>"
      let all =
        String(repeating: first, count: count - 1)
        + "<constraint firstAttribute='height' constant='2'/>"
      return try view("<view id='v'><constraints>\(all)</constraints></view>").vertical.size
    }
    #expect(try height(Wireframe.Limits.constraints) == 2)
    #expect(try height(Wireframe.Limits.constraints + 1) == 1)
  }

  @Test func `a frame may have no width or no height`() throws {
    let label = try view("<label><rect key='frame' x='1' y='2' width='0' height='0'/></label>")
    #expect(label.frame == .init(x: 1, y: 2, width: 0, height: 0))
    let damaged = try view("<label><rect key='frame' width='-1' height='4'/></label>")
    #expect(damaged.frame == nil)
  }

  @Test func eachSceneOfTheCorpusHasAScreen() throws {
    for path in Corpus.files {
      let bytes = try [UInt8](Data(contentsOf: URL(filePath: path)))
      let file = try StoryboardParser.read(bytes, path: path, name: "x", readsWireframes: true)
        .get()
      #expect(file.wireframes.count == file.storyboard.scenes.count, "\(path)")
      for (wireframe, scene) in zip(file.wireframes, file.storyboard.scenes) {
        let embedded = wireframe.views.compactMap(\.embedded)
        let embeds = scene.segues.filter { $0.kind == .embed && !$0.destination.isEmpty }
        #expect(embedded.count <= embeds.count, "\(path) \(scene.id)")
      }
    }
  }
}
