import Routes
import Testing

@Suite struct SnapshotMismatchTests {
  private func mismatch(_ expected: String, _ found: String) throws -> String {
    try SnapshotMismatch(expected: Snapshot(expected), found: Snapshot(found)).description
  }

  @Test func aFailedComparisonShowsBothAsOneTree() throws {
    let graph = try ControllerGraph("nav(Feed, Profile)")
    let error = #expect(throws: SnapshotMismatch.self) {
      try graph.expect("nav(Feed, Conversation)")
    }
    #expect(
      error?.description == """
        the graph is not as expected (- expected, + found)
          nav
            Feed
        -   Conversation
        +   Profile
        found: nav(Feed, Profile)
        """
    )
  }

  @Test func columnsEmbeddedAndPresentedOnesSayWhatTheyAre() throws {
    let text = try mismatch(
      "regular: split(Menu, Item) > sheet Share",
      "regular: split(Menu[Map], Other) > fullScreen Share"
    )
    #expect(
      text == """
        the graph is not as expected (- expected, + found)
          regular:
          split
            primary: Menu
        -   detail: Item
        -   > sheet Share
        +     [Map]
        +   detail: Other
        +   > fullScreen Share
        found: regular: split(Menu[Map], Other) > fullScreen Share
        """
    )
  }

  @Test func aSelectionThatDiffersIsShown() throws {
    let text = try mismatch("tab(*Feed, Settings)", "tab(Feed, *Settings)")
    #expect(
      text == """
        the graph is not as expected (- expected, + found)
          tab
        -   *Feed
        -   Settings
        +   Feed
        +   *Settings
        found: tab(Feed, *Settings)
        """
    )
  }

  @Test func anEmptyGraphIsShownToo() throws {
    let graph = try ControllerGraph()
    let error = #expect(throws: SnapshotMismatch.self) { try graph.expect("Feed") }
    #expect(
      error?.description == """
        the graph is not as expected (- expected, + found)
        - Feed
        found: nothing
        """
    )
  }
}
