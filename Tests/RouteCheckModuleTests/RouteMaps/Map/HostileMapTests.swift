import Foundation
import FoundationXML
import RouteCheckTestSupport
import Testing

@testable import ProjectModel
@testable import RouteMaps

/// Screens of storyboards that no person made end in a picture.
@Suite struct HostileMapTests {
  private func map(_ scenes: String, initial: String = "a") async -> SceneMap {
    let text = """
      <document type='x.Storyboard' initialViewController='\(initial)'><scenes>\(scenes)</scenes>
      </document>
      """
    return await Project.drawn(["Main.storyboard": text]).map
  }

  private func scene(_ id: String, _ views: String, segues: String = "") -> String {
    """
    <scene><objects><viewController id='\(id)'><view key='view'>\(views)</view>
    <connections>\(segues)</connections></viewController></objects></scene>
    """
  }

  /// The picture, which is well-formed, and whose numbers are all finite and small.
  private func picture(_ map: SceneMap) -> String {
    let text = SVGMap(map).text
    let parser = XMLParser(data: Data(text.utf8))
    #expect(parser.parse() && parser.parserError == nil)
    for word in ["nan", "inf", "e+", "-0.0"] { #expect(!text.contains("\"\(word)"), "\(word)") }
    for match in text.matches(of: /(?:x|y|width|height|r|font-size)="(-?[0-9.]+)"/) {
      #expect(abs(Double(match.1) ?? .infinity) < 200_000, "\(match.0)")
    }
    for format in MapFormat.allCases { #expect(!format.text(of: map).isEmpty) }
    return text
  }

  @Test(arguments: [
    "x='nan' y='inf' width='-1' height='1e400'",
    "x='-1e308' y='1e308' width='1e308' height='1e308'",
    "x='0' y='0' width='0' height='0'", "x='1e-300' y='-0' width='1e-300' height='1e9'",
    "x='0x7' y='' width='12abc' height='٣'", "width='99999' height='0.001'",
  ])
  func `absurd frames can be drawn`(frame: String) async {
    let inner = "<label text='Hello'><rect key='frame' \(frame)/></label>"
    let map = await map(
      scene("a", "<rect key='frame' \(frame)/>\(inner)<slider>\(inner)</slider>")
    )
    #expect(map.nodes.count == 1)
    _ = picture(map)
  }

  @Test func `scenes that embed each other can be drawn`() async {
    let frame = "<rect key='frame' x='0' y='0' width='100' height='100'/>"
    func embedding(_ other: String) -> String {
      "<containerView>\(frame)<connections><segue id='e\(other)' kind='embed' destination='\(other)'/>"
        + "</connections></containerView><label text='In \(other)'>\(frame)</label>"
    }
    let map = await map(
      scene("a", embedding("b")) + scene("b", embedding("a")) + scene("c", embedding("c"))
    )
    let text = picture(map)
    #expect(text.contains("In b") && text.contains("In a"))
  }

  @Test func megabytesOfTextAreCut() async {
    let long = String(repeating: "word ", count: 300_000)
    let frame = "<rect key='frame' x='0' y='0' width='300' height='300'/>"
    let views =
      "<label text='\(long)'>\(frame)</label><imageView image='\(long)'>\(frame)</imageView>"
    let map = await map("<!--\(long)-->" + scene("a", views))
    #expect(picture(map).utf8.count < 20_000)
  }

  @Test func viewsThatAreLeftOutAreCounted() async {
    let label = "<label text='x'><rect key='frame' x='0' y='0' width='30' height='30'/></label>"
    let map = await map(scene("a", String(repeating: label, count: 2_000)))
    #expect(picture(map).contains("1601 views not drawn"))
    let deep = String(repeating: "<view><rect key='frame' width='9' height='9'/>", count: 500)
    _ = picture(await self.map(scene("a", deep + String(repeating: "</view>", count: 500))))
  }

  @Test func nothingOfAFileIsMarkup() async {
    let attack = "&lt;/text>&lt;script>alert(1)&lt;/script>&quot; onload=&quot;x&apos;"
    let frame = "<rect key='frame' x='0' y='100' width='390' height='90'/>"
    let views = """
      <label text="\(attack)">\(frame)
      <color key='textColor' red="1&quot; onload=&quot;x" green='0' blue='0'/>
      <color key='backgroundColor' name="url(javascript:alert(3))"/></label>
      <customThingView customClass="\(attack)">\(frame)</customThingView>
      <imageView image="\(attack)">\(frame)</imageView>
      """
    let map = await map("<!-- </title><script>alert(2)</script> -->" + scene("a", views))
    let text = picture(map)
    #expect(!text.contains("<script") && !text.contains("javascript:"))
    #expect(!text.contains("\" onload"))
    let page = HTMLMap.text(of: map)
    #expect(page.components(separatedBy: "<script").count == 3)
    #expect(!page.contains("<script>alert"))
  }

  @Test func aScreenSaysItsClass() async {
    let map = await map(
      """
      <scene><objects><viewController id='a' customClass='ChartController'><view key='view'/>
      </viewController></objects></scene>
      """
        + scene(
          "b",
          "<view customClass='ChartView'><rect key='frame' width='300' height='300'/></view>"
        )
    )
    let text = picture(map)
    #expect(text.contains(">ChartView</text>"))
    #expect(text.components(separatedBy: ">views made in code</text>").count == 2)
  }

  @Test func colorsOfTheFileAndOfTheSystemAreDrawn() async {
    let frame = "<rect key='frame' width='300' height='300'/>"
    let map = await map(
      scene(
        "a",
        """
        <view>\(frame)<color key='backgroundColor' red='1' green='0.5' blue='0' alpha='0.5'/></view>
        <view>\(frame)<color key='backgroundColor' systemColor='separatorColor'/></view>
        <view>\(frame)<color key='backgroundColor' white='0' alpha='0'/></view>
        """
      )
    )
    let text = picture(map)
    #expect(text.contains("fill=\"#ff8000\" fill-opacity=\"0.50\""))
    #expect(text.contains("<rect class=\"separator\""))
    #expect(!text.contains("#000000"))
  }
}
