import Routes
import Testing

@testable import StoryboardReader

@Suite struct ConnectionTests {
  @Test func `only an outlet has a connected object`() throws {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"><scenes><scene><objects>
        <viewController id="feed"><view key="view" id="v"><subviews><label id="l"/>
          <button id="b"><connections><action selector="tap:" destination="feed"/></connections></button>
        </subviews></view><connections>
          <outlet property="title" destination="l"/>
          <outlet property="missing" destination="gone"/>
          <outletCollection property="labels" destination="l"/>
        </connections></viewController>
      </objects></scene></scenes></document>
      """
    let file = try StoryboardParser.read(Array(text.utf8), path: "Main.storyboard", name: "Main")
      .get()
    #expect(file.connections.map(\.name) == ["tap:", "title", "missing", "labels"])
    #expect(file.connections.map(\.value) == [nil, "l", "gone", nil])
    #expect(file.connections.map(\.valueElement) == ["", "label", "", ""])
    #expect(file.connections.map(\.element) == Array(repeating: "viewController", count: 4))
  }
}
