import RoutesTesting
import Testing

@Suite struct ExpectationFailureTests {
  private func mismatch(_ expected: String, _ found: String) throws -> String {
    let problem = ExpectationFailure.Problem.mismatch(
      expected: try Snapshot(expected),
      found: try Snapshot(found)
    )
    return problem.description
  }

  @Test func columnsEmbeddedAndPresentedScreensAreLabelled() throws {
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

  @Test func anotherSelectionIsShown() throws {
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

  @Test func aScreenMoreIsShownInItsPlace() throws {
    let text = try mismatch("nav(Feed, Post)", "nav(Feed, Help, Post)")
    #expect(text.contains("\n    Feed\n+   Help\n    Post\n"), "\(text)")
  }

  @Test func anEmptyGraphIsShown() throws {
    let problem = ExpectationFailure.Problem.mismatch(
      expected: try Snapshot("Feed"),
      found: Snapshot()
    )
    let failure = ExpectationFailure(problem, at: FileLocation(file: "T.swift", line: 7))
    #expect(
      failure.description == """
        T.swift:7: the graph is not as expected (- expected, + found)
        - Feed
        found: nothing
        """
    )
  }
}
