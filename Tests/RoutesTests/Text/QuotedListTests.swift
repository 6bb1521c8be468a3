import Testing

@testable import Routes

@Suite struct QuotedListTests {
  @Test(arguments: [
    ([], ""), (["a"], "'a'"), (["a", "b"], "'a', 'b'"), (["a", "b", "c"], "'a', 'b' and 1 more"),
    (["a", "b", "c", "d"], "'a', 'b' and 2 more"),
  ])
  func `a quoted list counts the names above its limit`(names: [String], list: String) {
    #expect(names.quotedList(atMost: 2) == list)
  }
}
