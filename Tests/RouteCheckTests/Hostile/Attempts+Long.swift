/// Attempts that need so much time or space that they only run when they are asked for.
extension Attempt {
  /// Made anew each time, as their files take hundreds of megabytes.
  static var long: [Attempt] {
    [
      (Kind.storyboards, "200 megabytes of comments", "Bad.storyboard", comments),
      (.storyboards, "20,000 segues of one scene", "Bad.storyboard", manySegues(20_000)),
      (.storyboards, "20,000 scenes", "Bad.storyboard", manyScenes(20_000)),
      (.storyboards, "1,000,000 elements in each other", "Bad.storyboard", nested),
      (.sources, "1,000,000 open parentheses", "Bad.swift", repeated("(", 1_000_000)),
      (.sources, "1,000,000 comments in each other", "Bad.swift", repeated("/*", 1_000_000)),
      (.sources, "1,000,000 interpolations", "Bad.swift", repeated("\"\\(", 1_000_000)),
      (.sources, "100 megabytes of code", "Bad.swift", repeated("let a = b.c(d)\n", 7_000_000)),
      (.sources, "1,000,000 brackets of Objective-C", "Bad.m", repeated("[a b:", 1_000_000)),
      (.tables, "1,000,000 lists in each other", "Bad.routes.json", repeated("[", 1_000_000)),
      (.tables, "20,000 unknown segues", "Bad.routes.json", manyRows(20_000)),
    ].map { kind, name, path, text in
      .validate(kind, name, [.text(path, text)], [0, 1])
    } + [
      Attempt(
        kind: .explorations,
        name: "a search of 10,000 scenes in a chain",
        words: ["explore"],
        items: [chain(10_000)],
        check: .nothing,
        takesJobs: false
      )
    ]
  }

  private static func repeated(_ text: String, _ count: Int) -> String {
    String(repeating: text, count: count)
  }

  private static var comments: String {
    document(scene("feed") + repeated("<!-- x -->\n", 20_000_000))
  }

  private static var nested: String {
    document(repeated("<a>", 1_000_000) + repeated("</a>", 1_000_000))
  }

  private static func manySegues(_ count: Int) -> String {
    let segues = (0..<count).map { segue("s\($0)", "identifier='S'") }
    return document(scene("feed", "", segues.joined()) + scene("post"))
  }

  private static func manyScenes(_ count: Int) -> String {
    document((0..<count).map { scene("n\($0)") }.joined(), initial: "n0")
  }

  private static func manyRows(_ count: Int) -> String {
    let rows = (0..<count).map { "{\"segue\": \"Unknown\($0)\"}" }
    return "{\"version\": 1, \"routes\": [\(rows.joined(separator: ","))]}"
  }
}
