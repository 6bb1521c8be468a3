import Testing

@testable import StoryboardReader

@Suite struct StrayDestinationTests {
  @Test func aDestinationThatIsNeitherSceneNorExitIsMarkedWithItsElement() throws {
    let text = """
      <document><scenes>
        <scene><objects>
          <viewController id="feed"><view key="view" id="view"/><connections>
            <segue id="s1" kind="show" destination="feed"/>
            <segue id="s2" kind="unwind" destination="exit" unwindAction="back:"/>
            <segue id="s3" kind="show" destination="view"/>
            <segue id="s4" kind="show" destination="nothing"/>
          </connections></viewController>
          <exit id="exit" sceneMemberID="exit"/>
        </objects></scene>
      </scenes></document>
      """
    let file = try StoryboardParser.read(Array(text.utf8), path: "Main.storyboard", name: "Main")
      .get()
    #expect(file.scenes[0].segues.map(\.strayDestination) == [nil, nil, "view", nil])
  }
}
