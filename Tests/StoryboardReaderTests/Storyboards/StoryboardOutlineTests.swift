import SourceText
import Testing

@testable import StoryboardReader

/// The names of objects in the outline of Interface Builder.
@Suite struct StoryboardOutlineTests {
  /// The entry of the element with the object id `x`.
  private func entry(_ document: String) -> [String]? {
    let bytes = Array(document.utf8)
    let mark = Array("id=\"x\"".utf8)
    let offset = bytes.indices.first { bytes[$0...].starts(with: mark) } ?? 0
    let place = LineTable(bytes).location(at: offset)
    return StoryboardOutline.entries(at: [place], in: bytes)[place]
  }

  private func scene(_ views: String, comment: String = "<!--Login-->", _ name: String = "")
    -> String
  {
    """
    <document><scenes>\(comment)
    <scene sceneID="1"><objects><viewController id="v" \(name) sceneMemberID="viewController">
    <view key="view" id="w"><subviews>\(views)</subviews></view></viewController>
    <placeholder placeholderIdentifier="IBFirstResponder" id="f" sceneMemberID="firstResponder"/>
    </objects></scene></scenes></document>
    """
  }

  @Test(arguments: [
    ("<button id=\"x\"><state key=\"normal\" title=\"Sign in\"/></button>", "Button \"Sign in\""),
    ("<button id=\"x\"><state key=\"normal\"/><state key=\"selected\"/></button>", "Button"),
    ("<label text=\"Total\" id=\"x\"/>", "Label \"Total\""),
    ("<label id=\"x\"><string key=\"text\">Two\nlines</string></label>", "Label \"Two lines\""),
    ("<textField placeholder=\"Mail\" id=\"x\"/>", "Text Field \"Mail\""),
    ("<imageView id=\"x\"/>", "Image View"),
    ("<tableViewCell customClass=\"OrderCell\" id=\"x\"/>", "Order Cell"),
    ("<view customClass=\"QRCodeView\" id=\"x\"/>", "QR Code View"),
    ("<view customClass=\"AView\" id=\"x\"/>", "A View"),
    ("<view userLabel=\"Header\" customClass=\"CardView\" id=\"x\"/>", "Header"),
    ("<view userLabel=\"Row\" id=\"y\"><label text=\"Price\" id=\"x\"/></view>", "Label \"Price\""),
  ])
  func anObjectHasItsKindAndText(view: String, name: String) {
    #expect(entry(scene(view)) == ["Login Scene", name])
  }

  @Test(arguments: [
    "<button id=\"b\"><state key=\"normal\" title=\"Pay\"/><connections><action selector=\"pay:\" id=\"x\"/></connections></button>",
    "<button id=\"b\"><connections><segue destination=\"v\" id=\"x\"/></connections><state key=\"normal\" title=\"Pay\"/></button>",
  ])
  func aConnectionIsNamedByItsObject(view: String) {
    #expect(entry(scene(view)) == ["Login Scene", "Button \"Pay\""])
  }

  @Test func aSceneIsNamedByItsCommentOrItsController() {
    let own = "<view id=\"y\"/>"
    let ids = { (text: String) in text.replacing("id=\"v\"", with: "id=\"x\"") }
    #expect(entry(ids(scene(own))) == ["Login Scene"])
    #expect(
      entry(ids(scene(own, comment: "", "title=\"Log in\""))) == ["Log in Scene"]
    )
    #expect(
      entry(ids(scene(own, comment: "", "customClass=\"LoginController\""))) == [
        "Login Controller Scene"
      ]
    )
  }

  @Test func aXibHasNoScenes() {
    let document = """
      <document><objects><placeholder placeholderIdentifier="IBFilesOwner" id="-1" \
      userLabel="File's Owner"><connections><outlet property="view" destination="2" id="x"/>
      </connections></placeholder></objects></document>
      """
    #expect(entry(document) == ["File's Owner"])
  }

  @Test func aDamagedFileHasTheEntriesBeforeTheDamage() {
    #expect(entry(scene("<label text=\"A\" id=\"x\"/><label")) == ["Login Scene", "Label \"A\""])
    #expect(entry("<document id=\"x\"") == nil)
  }
}
