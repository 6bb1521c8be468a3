import Testing

@testable import RouteCheckCore

@Suite struct ShortenedTextTests {
  /// Texts in a width of six narrow letters.
  @Test(arguments: [
    ("Feed", "Feed"), ("Feeding", "Fee…ng"), ("日本語", "日本語"), ("日本語a", "日本…a"),
    ("日\u{301}本\u{301}語\u{301}a", "日\u{301}本\u{301}…a"), ("“Feed”", "“Feed”"),
  ])
  func aWideLetterCountsTwice(text: String, short: String) {
    #expect(text.shortened(to: 6) == short)
  }

  /// Texts that are cut at the end of a width of six narrow letters.
  @Test(arguments: [
    ("Feed", "Feed"), ("Search", "Search"), ("Settings", "Setti…"), ("日本語", "日本語"),
    ("日本語abc", "日本…"),
  ])
  func aTextIsCutAtItsEnd(text: String, short: String) {
    #expect(text.cut(to: 6) == short)
  }
}
