import Testing

@testable import StoryboardReader

@Suite struct DuplicateObjectTests {
  @Test func eachObjectOfAnIDRefersToTheFirstOne() throws {
    let text = """
      <document><scenes><scene><objects>
      <viewController id="a">
      <view id="a"/>
      <label id="b"/>
      <label id="a"/>
      </viewController>
      </objects></scene></scenes></document>
      """
    let file = try StoryboardParser.read(Array(text.utf8), path: "Main.storyboard", name: "Main")
      .get()
    #expect(file.duplicates.map(\.id) == ["a", "a"])
    #expect(file.duplicates.map(\.location.line) == [3, 5])
    #expect(file.duplicates.map(\.first.line) == [2, 2])
  }
}
