import Routes
import Testing

@testable import RoutesExploration

/// Which states a pattern matches, and how a line of a property is split.
@Suite struct PatternTests {
  private static let names: [ExactString] = ["Feed", "Post", "Map", "Share", "Settings", "My nav"]

  /// A pattern, the notation of a state, and whether it matches.
  @Test(arguments: [
    ("Feed > …", "Feed > fullScreen Post", true), ("Feed > …", "Feed", true),
    ("Feed > …", "Feed > sheet Post > sheet Share", true),
    ("Feed > fullScreen …", "Feed > fullScreen Post", true),
    ("Feed > fullScreen …", "Feed > sheet Post", false),
    ("Feed > sheet …", "Feed > sheet Post", true),
    ("… > sheet Share", "Feed > sheet Share", true),
    ("… > sheet Share", "nav(Feed, Post) > sheet Share", true),
    ("… > sheet Share", "Feed[Map] > sheet Share", true),
    ("… > sheet Share", "Feed[Map, Post] > sheet Post > sheet Share", true),
    ("… > … > sheet Share", "Feed[Map, Post] > sheet Post > sheet Share", true),
    ("… > sheet Share", "nav(Feed)[Map] > sheet Share", true),
    ("nav(…)", "nav(Feed, Post)", true), ("nav(…)", "nav(Feed) > sheet Post", false),
    ("nav(...)", "nav(Feed, Post)", true), ("nav(…, Post)", "nav(Feed, Map, Post)", true),
    ("nav(…, Post)", "nav(Post)", true), ("nav(Feed)", "nav(Feed, Post)", false),
    ("nav(Feed, Post)", "nav(Feed)", false), ("nav(Feed[…], Post)", "nav(Feed[Map], Post)", true),
    ("Feed[…]", "Feed[Map, Post]", true), ("Feed[…]", "Feed", false), ("Feed[Map]", "Feed", false),
    ("nav(Feed)", "nav(Feed[Map])", false),
    ("tab(*Feed, …)", "tab(*Feed, Settings)", true),
    ("tab(*Feed, …)", "tab(Feed, *Settings)", false),
    ("tab(*…, Settings)", "tab(*nav(Feed), Settings)", true),
    ("tab(…, *Settings)", "tab(nav(Feed, Post), *Settings)", true),
    ("nav:\"My nav\"(…)", "nav:\"My nav\"(Feed)", true), ("nav:\"My nav\"(…)", "nav(Feed)", false),
    ("…", "tab(*nav(Feed), Settings)", true), ("…", "Feed > sheet Post", true),
    ("… > …", "Feed > sheet Post", true), ("… > …", "Feed > sheet Post > sheet Map", true),
  ])
  func `a pattern matches the states that its notation describes`(
    pattern: String,
    state: String,
    matches: Bool
  ) throws {
    let snapshot = try Snapshot(state)
    #expect(try Pattern(pattern, names: Self.names).matches(shown: [], snapshot) == matches)
  }

  @Test(arguments: [
    ("split(Feed, …)", "split(Feed, Post)", true), ("split(Feed, …)", "split(Post, Feed)", false),
    ("split(_, Feed)", "split(Feed)", false), ("split(_, Feed)", "split(_, Feed)", true),
  ])
  func `a column is a part of a pattern`(pattern: String, state: String, matches: Bool) throws {
    let snapshot = try Snapshot(state)
    #expect(try Pattern(pattern, names: Self.names).matches(shown: [], snapshot) == matches)
  }

  @Test func `a screen's name matches what is on screen, and a stack's notation the state`() throws
  {
    let feed = try Pattern("Feed", names: Self.names)
    let snapshot = try Snapshot("nav(Feed, Post)")
    #expect(feed.screen == "Feed")
    #expect(!feed.matches(shown: ["", "Post"], snapshot))
    #expect(feed.matches(shown: ["", "Feed"], snapshot))
    #expect(try Pattern("nav()", names: Self.names).screen == nil)
    #expect(try Pattern("…", names: Self.names).screen == nil)
  }

  /// A line, and its clauses with the columns of their words and texts.
  @Test(arguments: [
    ("never Post", ["1 never 7 Post"]),
    (
      "  reach Post  from Feed within 3 taps # soon",
      [
        "3 reach 9 Post", "15 from 20 Feed", "25 within 32 3 taps",
      ]
    ),
    ("never nav(until, from) after Post", ["1 never 7 nav(until, from)", "24 after 30 Post"]),
    (
      "never nav(Feed, from , until ) after Post",
      ["1 never 7 nav(Feed, from , until )", "32 after 38 Post"]
    ),
    ("never Post[from] > sheet Map", ["1 never 7 Post[from] > sheet Map"]),
    ("never Post[from] after Map", ["1 never 7 Post[from]", "18 after 24 Map"]),
    (#"refused "from here" from Feed"#, [#"1 refused 9 "from here""#, "21 from 26 Feed"]),
    (#"refused "a # b" # c"#, [#"1 refused 9 "a # b""#]),
    (#"refused "a \" from b" from Feed"#, [#"1 refused 9 "a \" from b""#, "23 from 28 Feed"]),
    (#"refused "from" from Feed"#, [#"1 refused 9 "from""#, "16 from 21 Feed"]),
    (#""a from b" from Feed"#, [#"1 "a 4 from b""#, "12 from 17 Feed"]),
    ("never Post#Map", ["1 never 7 Post"]), ("# never Post", []), ("", []), ("   ", []),
    ("never nosewithin within", ["1 never 7 nosewithin", "18 within 24 "]),
  ])
  func `a line is split at its words, outside of quotes and brackets`(
    text: String,
    clauses: [String]
  ) {
    let line = PropertyLine(text, 1)
    #expect(
      line.clauses.map { "\($0.column) \($0.word) \($0.textColumn) \($0.text)" } == clauses
    )
  }

  private static let app: Storyboard = """
    storyboard name=Main initialScene=feed
    scene id=feed customClass=FeedController
    segue id=s1 kind=push identifier="Say \\u{22}hi\\u{22} from Post" destination=post
    segue id=s2 kind=push identifier=A destination=post
    scene id=post customClass=PostController
    """

  @Test(arguments: [
    (#"refused "Say \"hi\" from Post" from Feed"#, "holds"),
    (#"refused "A""#, "holds"), (#"refused "A" from Post"#, "vacuous"),
  ])
  func `an identifier is quoted as a name is`(text: String, verdict: String) throws {
    #expect(try Exploration.of(Self.app).verdict(on: text) == verdict)
  }

  @Test(arguments: [
    ("refused \"A\" B", "column 9: expected a segue's identifier in quotes, found '\"A\" B'"),
    ("refused \"A", "column 9: expected a segue's identifier in quotes, found '\"A'"),
    ("refused A\"", "column 9: expected a segue's identifier in quotes, found 'A\"'"),
    ("refused \"\"", "column 9: expected a segue's identifier in quotes, found '\"\"'"),
    ("refused", "column 1: expected a segue's identifier in quotes, found nothing"),
    ("sheet Post swiped not", "column 19: expected the end, found 'not'"),
    ("sheet Post swiped now", "column 19: expected the end, found 'now'"),
    ("sheet Post not now swiped", "column 16: expected 'swiped' after 'not', found 'now'"),
    ("sheet Post not not swiped", "column 16: expected 'swiped' after 'not', found 'not'"),
    ("sheet Post not", "column 15: expected 'swiped' after 'not', found the end"),
    ("sheet Post from Feed", "column 12: expected 'swiped' or 'not swiped', found 'from'"),
    ("once Post from Feed", "column 11: expected the end, found 'from'"),
    ("only Post after", "column 11: expected a pattern after 'after', found nothing"),
    ("reach Post within 1 taps 2", "column 19: expected a number of taps, such as '3 taps'"),
    ("reach Post within 1 tabs", "column 19: expected a number of taps, such as '3 taps'"),
  ])
  func `a malformed line is explained`(text: String, message: String) throws {
    let exploration = try Exploration.of(Self.app)
    let error = #expect(throws: NotationError.self) { try exploration.properties(in: text) }
    #expect("\(error.map { "\($0)" } ?? "")".hasPrefix(message))
  }

  @Test func `a long word is shortened in the message`() throws {
    let exploration = try Exploration.of(Self.app)
    let word = String(repeating: "P", count: 1_000)
    let error = #expect(throws: NotationError.self) {
      try exploration.properties(in: "never \(word)")
    }
    #expect(error?.found == "'\(word)'")
    let message = "\(error.map { "\($0)" } ?? "")".split(separator: "\n")[0]
    #expect(message.count < 130)
    #expect(message.hasPrefix("column 7: expected the name of a screen, found 'PPP"))
    #expect(message.hasSuffix("PPP'"))
  }

  @Test(arguments: ["\n", "\r\n", "\r"])
  func `lines end as files of any system end them`(end: String) throws {
    let text = ["never Feed", "# a", "reach Post within 0 taps"].joined(separator: end)
    let properties = try Exploration.of(Self.app).properties(in: text)
    #expect(
      properties.map { "\($0.line): \($0)" } == [
        "1: never Feed", "3: reach Post within 0 taps",
      ]
    )
  }

  @Test func `a container without a name is in a pattern, and a class as a hint`() throws {
    let exploration = try Exploration.of(Self.app)
    #expect(try exploration.verdict(on: "always nav(Feed)") == "fails: ")
    let error = #expect(throws: NotationError.self) {
      try exploration.properties(in: "never nav(FeedController)")
    }
    #expect(error?.near == "Feed")
  }
}
