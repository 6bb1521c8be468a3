import Testing

@testable import Routes

@Suite struct ControllerNameTests {
  @Test(
    arguments: [
      ("FeedViewController", "Feed"), ("FeedController", "Feed"), ("Feed", "Feed"),
      ("ControllerFeed", "ControllerFeed"), ("ViewController", "View"),
      ("Controller", "Controller"),
      ("", ""),
    ] as [(ExactString, ExactString)]
  )
  func aNameIsNeverTrimmedToNothing(name: ExactString, trimmed: ExactString) {
    #expect(ControllerName.trimmed(name) == trimmed)
  }
}
