import Routes
import RoutesLinks
import Testing

/// The rest of a path, defaults of query items, and old links.
@Suite struct LinkFormTests {
  private enum Help: Codable, Hashable, Linkable {
    case start
    case contact
    case topic(path: [String])
    case answers(question: Int, path: [Int])
    case search(text: String, sort: Sort, limit: Int, tag: String?)

    enum CodingKeys: CodingKey, CaseIterable { case start, contact, topic, answers, search }

    var linkPattern: (CodingKeys, LinkPattern) {
      switch self {
      case .start: (.start, ["/", "/home"])
      case .contact: (.contact, "/help/contact")
      case .topic: (.topic, "/help/{path...}")
      case .answers: (.answers, "/help/questions/{question}/{path...}")
      case .search:
        (
          .search,
          [
            "/search?q={text}&sort={sort=by%20name}&limit={limit=20}&tag={tag}",
            "/find/{text}/{limit}?sort={sort=room}",
          ]
        )
      }
    }
  }

  private struct Number: Codable, Hashable {
    var value: Int
    init(_ value: Int) { self.value = value }
    init(from decoder: any Decoder) throws {
      value = try decoder.singleValueContainer().decode(Int.self)
    }
    func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      try container.encode(value)
    }
  }
  private enum Shelf: Codable, Hashable, Linkable {
    case books(path: [Number])
    enum CodingKeys: CodingKey, CaseIterable { case books }
    var linkPattern: (CodingKeys, LinkPattern) {
      switch self {
      case .books: (.books, "/books/{path...}")
      }
    }
  }

  @Test func `a list of values may be longer than they are deep`() throws {
    let books = Shelf.books(path: (1...40).map(Number.init))
    let link = try books.link
    #expect(link.hasSuffix("/38/39/40"))
    #expect(try Shelf(link: link) == books)
  }

  @Test func `the table is whole`() { #expect(Help.linkIssues.map(\.description) == []) }

  @Test(arguments: [
    (Help.topic(path: []), "/help"),
    (.topic(path: ["a b", "c/d"]), "/help/a%20b/c%2Fd"),
    (.contact, "/help/contact"),
    (.answers(question: 7, path: [1, 2]), "/help/questions/7/1/2"),
    (.answers(question: 7, path: []), "/help/questions/7"),
    (.start, "/"),
    (.search(text: "x", sort: .byName, limit: 20, tag: nil), "/search?q=x"),
    (
      .search(text: "x", sort: .byRoom, limit: 2, tag: ""),
      "/search?q=x&sort=room&limit=2&tag="
    ),
  ])
  private func `a value is written and read again`(value: Help, link: String) throws {
    #expect(try value.link == link)
    #expect(try Help(link: link) == value)
  }

  @Test(arguments: [
    ("/help/contact/", Help.contact), ("/home", .start),
    ("/help/contact/x", .topic(path: ["contact", "x"])),
    ("/help/questions", .topic(path: ["questions"])),
    // The nearer rest of a path is read first, and the other if a payload cannot be read.
    ("/help/questions/x", .topic(path: ["questions", "x"])),
    ("/help/questions/7/x", .topic(path: ["questions", "7", "x"])),
    ("/find/x/3", .search(text: "x", sort: .byRoom, limit: 3, tag: nil)),
    ("/find/x/3?sort=by%20name", .search(text: "x", sort: .byName, limit: 3, tag: nil)),
    ("/search?source=mail&q=x", .search(text: "x", sort: .byName, limit: 20, tag: nil)),
    ("/search?q=x&limit=20", .search(text: "x", sort: .byName, limit: 20, tag: nil)),
  ])
  private func `a link with another form is read`(link: String, value: Help) throws {
    #expect(try Help(link: link) == value)
  }

  @Test(arguments: ["/help//a", "/help/a/..", "/help/./a", "/hel", "/find/x", "/search"])
  func `a link without a form is refused`(link: String) {
    #expect(throws: LinkError.self) { try Help(link: link) }
  }

  @Test(arguments: [["contact"], ["questions", "7"], ["questions", "7", "8"]])
  func `the rest of a path has no link if another case reads it`(path: [String]) {
    let (link, key) = (
      (["/help"] + path).joined(separator: "/"), path == ["contact"] ? "contact" : "answers"
    )
    expectError(
      """
      payload 'path' cannot be written into '/help/{path...}': it has a link, '\(link)', which is \
      read as '\(key)'
      """
    ) { try Help.topic(path: path).link }
  }

  @Test func `a part that other programs remove has no link`() {
    expectError(
      """
      payload 'path' cannot be written into '/help/{path...}': it is '..', which cannot be a part of \
      a path
      """
    ) { try Help.topic(path: ["a", ".."]).link }
  }

  private enum Wrong: Codable, Linkable {
    case text(name: String, tag: String?, list: [Int], size: Int)

    enum CodingKeys: CodingKey, CaseIterable { case text }

    @TaskLocal static var pattern: LinkPattern = "/"

    var linkPattern: (CodingKeys, LinkPattern) { (.text, Self.pattern) }
  }

  @Test(arguments: [
    (
      "/{list...}/{name}",
      "is malformed; a pattern has nothing after a placeholder with three dots in its path"
    ),
    (
      "/{name=x}",
      """
      is malformed; a pattern has a default only in its query, and three dots only at the end of its \
      path, not in '{name=x}'
      """
    ),
    (
      "/?a={list...}",
      """
      is malformed; a pattern has a default only in its query, and three dots only at the end of its \
      path, not in '{list...}'
      """
    ),
    (
      "/{size}/{name...}?t={tag}&l={list}",
      "has the rest of the path as 'name', but the payload is no array; make it one"
    ),
    (
      "/{name}/{size}?t={tag=x}&l={list}",
      """
      has a default for 'tag', but the payload is an optional or an array, which can be absent; \
      remove the default
      """
    ),
    (
      "/{name}?t={tag}&l={list}&s={size=07}",
      "has the default '07' for 'size', and no value of the payload is written so; change it"
    ),
  ])
  func `a wrong form is an issue`(pattern: String, problem: String) {
    let issues = Wrong.$pattern.withValue(LinkPattern(pattern)) { Wrong.linkIssues }
    #expect(issues.map(\.description) == ["the link '\(pattern)' of 'text' \(problem)"])
  }

  @Test func `an old link has all that cannot be absent`() {
    let whole: LinkPattern = "/{name}/{size}?t={tag}&l={list}"
    func issues(_ old: LinkPattern) -> [String] {
      Wrong.$pattern.withValue([whole, old]) { Wrong.linkIssues.map(\.description) }
    }
    #expect(issues("/old/{name}/{size}") == [])
    #expect(
      issues("/old/of/{name}")
        == [
          "the link '/old/of/{name}' of 'text' does not carry the payload 'size'; add '{size}' to it"
        ]
    )
    #expect(
      issues(whole) == [
        """
        the link '\(whole)' of 'text' matches the same paths as '\(whole)' of 'text'; change a part \
        that has no placeholder
        """
      ]
    )
  }

  @Test func `two cases with the same rest of a path are ambiguous`() {
    enum Twice: Codable, Linkable {
      case one(path: [String])
      case two(path: [String])

      enum CodingKeys: CodingKey, CaseIterable { case one, two }

      var linkPattern: (CodingKeys, LinkPattern) {
        switch self {
        case .one: (.one, "/a/{path...}")
        case .two: (.two, "/a/{path...}")
        }
      }
    }
    #expect(Twice.linkIssues.map { "\($0.key ?? "")" } == ["two"])
  }
}

/// Payloads with raw values.
@Suite struct RawPayloadTests {
  private enum Level: Int, Codable { case low = 10, high = 20 }
  private enum Color: String, Codable { case red, green }
  private struct Room: RawRepresentable, Codable, Hashable {
    let rawValue: Int

    init?(rawValue: Int) {
      guard (100..<500).contains(rawValue) else { return nil }
      self.rawValue = rawValue
    }
  }

  private enum House: Codable, Linkable {
    case room(Room, Level)
    case color(Color)

    enum CodingKeys: CodingKey, CaseIterable { case room, color }

    var linkPattern: (CodingKeys, LinkPattern) {
      switch self {
      case .room: (.room, "/rooms/{_0}/{_1}")
      case .color: (.color, "/colors/{_0}")
      }
    }
  }

  @Test func `only a text without a known value needs a word of the app`() {
    #expect(
      House.linkIssues.map(\.description) == [
        """
        the link of 'color' cannot carry the payload '_0': it is of type 'Color', which has no known \
        value; make the type 'CaseIterable', or add a value of the case to 'linkExamples'
        """
      ]
    )
  }
}
