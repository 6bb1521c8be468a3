import Foundation
import RoutesTesting
import Testing

@Suite struct LinkIssueTests {
  private enum Patterns: Codable, Linkable {
    case first(id: Int, tag: String?, list: [Int])
    case second(name: String)
    case third

    enum CodingKeys: CodingKey, CaseIterable { case first, second, third }

    @TaskLocal static var patterns: [LinkPattern] = []

    var linkPattern: (CodingKeys, LinkPattern) {
      switch self {
      case .first: (.first, Self.patterns[0])
      case .second: (.second, Self.patterns[1])
      case .third: (.third, Self.patterns[2])
      }
    }
  }

  private func issues(_ first: String, _ second: String, _ third: String) -> [String] {
    Patterns.$patterns.withValue([LinkPattern(first), LinkPattern(second), LinkPattern(third)]) {
      Patterns.linkIssues.map(\.description)
    }
  }

  private let first = "/a/{id}?tag={tag}&n={list}"

  @Test func `an incomplete table fails the expectation`() throws {
    try LinkedPlace.expectWholeLinks()
    try withKnownIssue {
      try Patterns.$patterns.withValue([LinkPattern(first), "/b", "/c"]) {
        try Patterns.expectWholeLinks()
      }
    } matching: { issue in
      issue.comments.contains { $0.rawValue.hasPrefix("the table of links has issues:") }
    }
  }

  @Test func aWholeTableHasNoIssues() {
    #expect(LinkedPlace.linkIssues.isEmpty)
    #expect(issues(first, "/b/{name}", "/c").isEmpty)
  }

  @Test(arguments: [
    ("b", "begins with a single '/'"),
    ("//b", "begins with a single '/'"),
    ("/b#c", "has no fragment, because fragments are not a part of links"),
    ("/b//c", "has no empty part, and none that is '.' or '..'"),
    ("/b/../c", "has no empty part, and none that is '.' or '..'"),
    ("/b/{name", "has a placeholder in braces as a whole part, and not '{name'"),
    ("/b/x{name}", "has a placeholder in braces as a whole part, and not 'x{name}'"),
    ("/b/{}", "has a placeholder in braces as a whole part, and not '{}'"),
    ("/b?name", "has a placeholder as the value of each query item, as in '?a={a}'"),
    ("/b?x={name}&x={name}", "has each query item once, and not 'x' twice"),
    ("/b c", "has no spaces and control characters"),
    ("/b%", "has two hexadecimal digits after '%'"),
  ])
  func aPatternIsMalformed(pattern: String, problem: String) {
    #expect(
      issues(first, pattern, "/c")
        == ["the link '\(pattern)' of 'second' is malformed; a pattern \(problem)"]
    )
  }

  @Test func aMalformedPatternDoesNotHideTheNextOnes() {
    #expect(
      issues(first, "/b//c", "c") == [
        """
        the link '/b//c' of 'second' is malformed; a pattern has no empty part, and none that is '.' \
        or '..'
        """,
        "the link 'c' of 'third' is malformed; a pattern begins with a single '/'",
      ]
    )
  }

  @Test(arguments: [
    (
      "/b/{nmae}?n={name}",
      "has a placeholder 'nmae', which no payload has (did you mean 'name'?); rename or remove it"
    ),
    ("/b", "does not carry the payload 'name'; add '{name}' to it"),
    ("", "is malformed; a pattern begins with a single '/'"),
    ("/b/{name}?n={name}", "has the placeholder 'name' twice; write each payload once"),
  ])
  func placeholdersAndPayloadsDiffer(pattern: String, problem: String) {
    #expect(issues(first, pattern, "/c") == ["the link '\(pattern)' of 'second' \(problem)"])
  }

  @Test func aCaseWithoutPayloadsHasNoPlaceholder() {
    #expect(
      issues(first, "/b/{name}", "/c/{name}") == [
        "the link '/c/{name}' of 'third' has a placeholder 'name', but the case has no payloads; remove it"
      ]
    )
  }

  @Test func anOptionalAndAnArrayAreNotInThePath() {
    let problem =
      "in its path, but the payload is an optional or an array; make it a query item, "
      + "or write an array as the rest of the path, as in '/help/{path...}'"
    #expect(
      issues("/a/{id}/{tag}/{list}", "/b/{name}", "/c") == [
        "the link '/a/{id}/{tag}/{list}' of 'first' has the placeholder 'tag' \(problem)",
        "the link '/a/{id}/{tag}/{list}' of 'first' has the placeholder 'list' \(problem)",
      ]
    )
  }

  private enum Days: Codable, Linkable {
    enum Day: String, Codable, CaseIterable { case monday }
    case on(Day?, in: [Day])

    enum CodingKeys: CodingKey, CaseIterable { case on }

    var linkPattern: (CodingKeys, LinkPattern) { (.on, "/{_0}/{in}") }
  }

  @Test func `an optional of the app is not in the path`() {
    #expect(
      Days.linkIssues.map { "\($0.problem)".prefix(35) }
        == [
          "has the placeholder '_0' in its path", "has the placeholder 'in' in its path",
        ].map { $0.prefix(35) }
    )
  }

  @Test func twoPatternsMatchTheSamePath() {
    func ambiguous(_ pattern: String, _ key: String, _ other: String, _ otherKey: String) -> String
    {
      "the link '\(pattern)' of '\(key)' matches the same paths as '\(other)' of '\(otherKey)'; "
        + "change a part that has no placeholder"
    }
    #expect(
      issues("/{id}?tag={tag}&n={list}", "/{name}", "/c")
        == [
          ambiguous("/{name}", "second", "/{id}?tag={tag}&n={list}", "first"),
          ambiguous("/c", "third", "/{name}", "second"),
        ]
    )
    #expect(
      issues(first, "/{name}", "/c") == [ambiguous("/c", "third", "/{name}", "second")]
    )
    // '5' is a number, and 'c' is not.
    #expect(issues(first, "/b/{name}", "/a/c").isEmpty)
    #expect(issues(first, "/b/{name}", "/a/5") == [ambiguous("/a/5", "third", first, "first")])
    #expect(issues(first, "/{name}/b", "/c/d").isEmpty)
    // Both have a literal where the other has a placeholder.
    #expect(
      issues("/{id}/b?tag={tag}&n={list}", "/1/{name}", "/c")
        == [ambiguous("/1/{name}", "second", "/{id}/b?tag={tag}&n={list}", "first")]
    )
    #expect(issues("/{id}/b?tag={tag}&n={list}", "/x/{name}", "/c").isEmpty)
    #expect(issues(first, "/c/{name}", "/c").isEmpty)
  }

  @Test func `a link that its pattern cannot have is not written`() {
    expectError(
      """
      payload 'tag' cannot be written into '/a/{id}/{tag}?n={list}': it is absent or a list
      """
    ) {
      try Patterns.$patterns.withValue(["/a/{id}/{tag}?n={list}"]) {
        try Patterns.first(id: 1, tag: nil, list: []).link
      }
    }
    expectError("the link '' of 'second' is malformed; a pattern begins with a single '/'") {
      try Patterns.$patterns.withValue([LinkPattern(first), []]) {
        try Patterns.second(name: "x").link
      }
    }
  }

  @Test func `a table has the patterns in the order of the keys`() throws {
    let patterns: [LinkPattern] = [LinkPattern(first), "/b/{name}", "/c"]
    let table = try Patterns.$patterns.withValue(patterns) { try LinkTable<Patterns>() }
    #expect(table.patterns == patterns)
  }

  @Test func aTableWithIssuesReadsNoLink() {
    Patterns.$patterns.withValue([LinkPattern(first), "/b", "/c"]) {
      let issues = Patterns.linkIssues
      #expect(throws: LinkError.table(issues)) { try LinkTable<Patterns>() }
      #expect(throws: LinkError.table(issues)) { try Patterns.second(name: "x").link }
      #expect(throws: LinkError.table(issues)) { try Patterns(link: "/c") }
    }
  }
}

@Suite struct UnsupportedPayloadTests {
  struct Strict: LosslessStringConvertible, Codable {
    let description: String

    init() { description = "123456789" }

    init?(_ description: String) {
      guard description.utf8.count == 9 else { return nil }
      self.description = description
    }
  }

  final class Chain: Codable {
    var next: Chain?
    var id = 0
  }

  private enum Odd: Codable, Linkable {
    case known(Strict)
    case unknown(Strict)
    case identifier(UUID, on: Date)
    case pages([ResultPage])
    case table([String: Int])
    case chain(Chain)
    case deep(tags: [Int]?)

    enum CodingKeys: CodingKey, CaseIterable {
      case known, unknown, identifier, pages, table, chain, deep
    }

    var linkPattern: (CodingKeys, LinkPattern) {
      switch self {
      case .known: (.known, "/known/{_0}")
      case .unknown: (.unknown, "/unknown/{_0}")
      case .identifier: (.identifier, "/id/{_0}?on={on}")
      case .pages: (.pages, "/pages?p={_0}")
      case .table: (.table, "/table?t={_0}")
      case .chain: (.chain, "/chain?id={_0.id}")
      case .deep: (.deep, "/deep?t={tags}")
      }
    }

    static var linkExamples: [Odd] { [.known(Strict())] }
  }

  private enum Pair: Codable, Linkable {
    case both([Chain])
    enum CodingKeys: CodingKey, CaseIterable { case both }
    var linkPattern: (CodingKeys, LinkPattern) { (.both, "/both?id={_0}") }
  }

  /// A payload that is an enum with payloads of its own.
  fileprivate enum Nested: Linkable {
    enum Inner: Codable { case both(id: Int), none }
    case inner(Inner)

    enum CodingKeys: CodingKey, CaseIterable { case inner }

    var linkPattern: (CodingKeys, LinkPattern) { (.inner, "/inner/{_0}") }

    static var linkExamples: [Nested] { [.inner(.both(id: 1))] }
  }

  @Test func `an enum with payloads is no part of a link`() {
    let problem = """
      cannot carry its value: it cannot be read from the parts that it writes, as for example an enum with \
      payloads; give the case the values themselves
      """
    #expect(Nested.linkIssues.map { "\($0.problem)" } == [problem])
  }

  @Test func whatCannotBeInALinkIsAnIssueThatNamesThePayload() {
    let next = String(repeating: ".next", count: 8)
    let issues = Odd.linkIssues.map { "\($0.key ?? "") \($0.problem)" }
    #expect(
      issues == [
        "unknown cannot carry the payload '_0': it is of type 'Strict', which has no known value; add a value of the case to 'linkExamples'",
        "pages cannot carry the payload '_0': it is a list whose elements are not single values",
        "table cannot carry the payload '_0': it has parts whose names are not known in advance",
        "chain cannot carry the payload '_0\(next)': it is nested too deep",
      ]
    )
  }

  @Test func valuesThatAreCodedAsOneTextAreSupported() throws {
    let id = UUID()
    let date = Date(timeIntervalSinceReferenceDate: 1.5)
    #expect(try Odd.identifier(id, on: date).link == "/id/\(id)?on=1.5")
  }

  /// A class may refer to itself without an end.
  @Test func `a value that is nested too deep cannot be written`() throws {
    let first = Chain()
    first.next = Chain()
    #expect(throws: LinkError.self) { try Odd.chain(first).link }
    first.next?.next = first
    let error = #expect(throws: LinkError.self) { try Odd.chain(first).link }
    let deepest = "'_0" + String(repeating: ".next", count: 8) + "'"
    let text = error.map { "\($0)" } ?? ""
    #expect(text.contains("nested too deep") && text.contains(deepest), "\(text)")
  }

  /// The depth of a value does not depend on those that were written before it.
  @Test func `a value that is nested too deep after others cannot be written`() throws {
    let endless = Chain()
    endless.next = endless
    let error = #expect(throws: LinkError.self) {
      try Pair.both([Chain(), Chain(), Chain(), endless]).link
    }
    let deepest = "'_0" + String(repeating: ".next", count: 7) + "'"
    let text = error.map { "\($0)" } ?? ""
    #expect(text.contains("nested too deep"), "\(text)")
    #expect(text.contains(deepest), "\(text)")
  }

  @Test func anEmptyOptionalListIsRefused() throws {
    #expect(try Odd.deep(tags: nil).link == "/deep")
    expectError(
      "payload 'tags' cannot be written into '/deep?t={tags}': "
        + "it is present and has no value, so it would be read as absent"
    ) { try Odd.deep(tags: []).link }
  }
}

@Suite struct LossyLinkTests {
  private enum Lossy: Linkable {
    case swapped(Int)
    case wrong

    enum CodingKeys: CodingKey, CaseIterable { case swapped, wrong }

    var linkPattern: (CodingKeys, LinkPattern) {
      switch self {
      case .swapped: (.swapped, "/a/{value}")
      case .wrong: (.swapped, "/b")
      }
    }

    private enum PayloadKeys: CodingKey { case value }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      guard container.contains(.swapped) else {
        self = .wrong
        return
      }
      let payloads = try container.nestedContainer(keyedBy: PayloadKeys.self, forKey: .swapped)
      self = .swapped(try payloads.decode(Int.self, forKey: .value))
    }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      guard case .swapped(let value) = self else { return }
      var payloads = container.nestedContainer(keyedBy: PayloadKeys.self, forKey: .swapped)
      try payloads.encode(value + 1, forKey: .value)
    }
  }

  private enum Swapped: Codable, Linkable {
    case first, second

    enum CodingKeys: CodingKey, CaseIterable { case first, second }

    var linkPattern: (CodingKeys, LinkPattern) {
      switch self {
      case .first: (.second, "/first")
      case .second: (.first, "/second")
      }
    }
  }

  @Test func `a link with the key of another case says so as the table does`() {
    let message =
      "the link '/first' of 'first' has the key of 'second'; write the key of the case itself"
    #expect(Swapped.linkIssues.map(\.description).contains(message))
    expectError(message) { try Swapped.first.link }
  }

  @Test func `a value that is coded as no case has no link`() {
    expectError("the link '/b' of 'swapped' loses something: '/b' is coded as no case") {
      try Lossy.wrong.link
    }
  }

  @Test func aRoundTripThatLosesSomethingIsAnIssue() {
    #expect(
      Lossy.linkIssues.map { "\($0.key ?? "") \($0.problem)" } == [
        "swapped loses something: '/a/2' is read as a value with other payloads",
        "wrong has the key of 'swapped'; write the key of the case itself",
      ]
    )
  }
}
