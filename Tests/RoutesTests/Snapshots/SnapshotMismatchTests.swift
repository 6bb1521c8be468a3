import Routes
import Testing

@Suite struct SnapshotMismatchTests {
  private func mismatch(_ expected: String, _ found: String) throws -> String {
    try SnapshotMismatch(expected: Snapshot(expected), found: Snapshot(found)).description
  }

  @Test func aFailedComparisonShowsBothAsOneTree() throws {
    let graph = try ControllerGraph("nav(Feed, Profile)")
    let compare = { try graph.expect("nav(Feed, Conversation)") }
    let line = #line - 1
    let error = #expect(throws: SnapshotMismatch.self, performing: compare)
    #expect(
      error?.description == """
        \(#filePath):\(line): the graph is not as expected (- expected, + found)
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
    let error = #expect(throws: SnapshotMismatch.self) {
      try graph.expect("Feed", file: "T.swift", line: 7)
    }
    #expect(
      error?.description == """
        T.swift:7: the graph is not as expected (- expected, + found)
        - Feed
        found: nothing
        """
    )
  }

  @Test func aNotationThatCannotBeReadSaysWhereItWasExpected() throws {
    let graph = try ControllerGraph()
    let error = #expect(throws: NotationError.self) {
      try graph.expect("Feed)", file: "T.swift", line: 7)
    }
    #expect(
      error?.description == """
        T.swift:7: column 5: expected '>' or the end, found ')'
          Feed)
              ^
        """
    )
  }
}
