import Testing

@testable import StoryboardReader

/// The outlets and actions of the objects of a storyboard.
@Suite struct ConnectionReadingTests {
  @Test func `a connection has the object that needs the member`() throws {
    let text = """
      <document type='x.Storyboard'><scenes><scene><objects>
      <viewController id='a' customClass='Feed'>
        <view key='view'><subviews><button id='b'><connections>
          <action selector='open:' destination='a' id='c'/>
          <action selector='close:' target='gone' id='d'/>
          <action destination='a' id='e'/>
        </connections></button></subviews></view>
        <connections>
          <outlet property='title' destination='b' id='f'/>
          <outletCollection property='all' destination='b' collectionClass='NSArray' id='g'/>
          <outlet property='' destination='b' id='h'/>
          <segue id='s' kind='show' destination='a'/>
        </connections>
      </viewController>
      <view><connections><outlet property='lost' destination='a'/></connections></view>
      <outlet property='loose' destination='a'/>
      </objects></scene></scenes></document>
      """
    let file = try StoryboardParser.read(Array(text.utf8), path: "Main.storyboard", name: "Main")
      .get()
    #expect(
      file.connections.map { "\($0.kind) \($0.name) \($0.object) \($0.element)" } == [
        "action open: a viewController", "action close: gone ", "outlet title a viewController",
        "outlet all a viewController",
      ]
    )
    #expect(file.connections.map(\.location.line) == [4, 5, 9, 10])
    #expect(file.connections.map(\.location.column) == [23, 23, 23, 33])
    #expect(file.customClasses == ["a": "Feed"])
  }
}
