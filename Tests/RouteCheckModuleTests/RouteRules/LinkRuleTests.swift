import RouteCheckTestSupport
import RoutesLinks
import Testing

@testable import ProjectModel
@testable import RouteReports

/// What the rules of links say, and code about which they say nothing.
@Suite struct LinkRuleTests {
  private static let rules = [
    "ambiguous-link", "malformed-link", "unknown-link-placeholder", "unlinked-payload",
  ]

  private func messages(_ files: [String: String]) async -> [String] {
    let report = await RuleRunner(only: Self.rules).run(on: files)
    return report.diagnostics.map {
      "\($0.location.line):\($0.location.column) \($0.message) [\($0.rule)]"
    }
  }

  /// An enum with cases, on line 3, and their patterns, each on a line of its own from line 6 on.
  private func place(_ cases: String, _ labels: [String]) -> String {
    """
    import Routes
    enum Place: Codable {
      \(cases)
    }
    extension Place: Linkable { var linkPattern: (CodingKeys, LinkPattern) { switch self {
    \(labels.joined(separator: "\n"))
    } } }
    """
  }

  @Test func messagesNameTheOtherCaseAndTheNearPayload() async {
    let text = place(
      "case a(user: String, page: Int), b(String), c",
      [
        #"case .a: (.a, "/{usr}/{page}")"#, #"case .b: return (.b, "/b/{_0}")"#,
        #"case .c: (.c, "/b/x/{d.e}")"#,
      ]
    )
    #expect(
      await messages(["A.swift": text]) == [
        """
        6:16 the link '/{usr}/{page}' of 'a' does not carry the payload 'user'; add '{user}' to it \
        [unlinked-payload]
        """,
        """
        6:17 the link '/{usr}/{page}' of 'a' has a placeholder 'usr', which no payload has (did you \
        mean 'user'?); rename or remove it [unknown-link-placeholder]
        """,
        """
        8:21 the link '/b/x/{d.e}' of 'c' has a placeholder 'd.e', but the case has no payloads; \
        remove it [unknown-link-placeholder]
        """,
      ]
    )
  }

  /// The pattern as it is written, and the column of the finding.
  @Test(arguments: [
    (#""/a/{x}/{id}/{idd}""#, 28), (##"#"/{ie}/{id}"#"##, 18), (#""/{id}?ie={ie}&x={x}""#, 25),
    (#""/{id}/é/{ie}""#, 25), (#""/{id}?id={ie}&i={ie}""#, 25), (#""\u{2F}{id}/{ie}""#, 16),
  ])
  func anUnknownPlaceholderIsFoundWhereItIsWritten(literal: String, column: Int) async {
    let text = place("case a(id: Int, x: Int)", ["case .a: (.a, \(literal))"])
    let places = await messages(["A.swift": text])
      .filter { $0.contains("[unknown-link-placeholder]") }.map { $0.prefix { $0 != " " } }
    #expect(places == ["6:\(column)"])
  }

  @Test func aMalformedPatternSaysWhatAPatternHas() async {
    let text = place(
      "case a(id: Int), b(id: Int), c(id: Int), d(id: Int)",
      [
        #"case .a: (.a, "/a/{id")"#, #"case .b: (.b, "b/{id}")"#, #"case .c: (.c, "/c/n-{id}")"#,
        #"case .d: (.d, "/d/{id}?id={id}")"#,
      ]
    )
    let braces = "a pattern has a placeholder in braces as a whole part"
    #expect(
      await messages(["A.swift": text]) == [
        "6:16 the link '/a/{id' of 'a' is malformed; \(braces), and not '{id' [malformed-link]",
        """
        7:16 the link 'b/{id}' of 'b' is malformed; a pattern begins with a single '/' [malformed-link]
        """,
        "8:16 the link '/c/n-{id}' of 'c' is malformed; \(braces), and not 'n-{id}' [malformed-link]",
        """
        9:16 the link '/d/{id}?id={id}' of 'd' has the placeholder 'id' twice; write each payload once \
        [malformed-link]
        """,
      ]
    )
  }

  @Test func aCaseWithTheKeyOfAnotherIsFound() async {
    let text = place("case a, b", [#"case .a: (.b, "/a")"#, #"case .b: (.b, "/b")"#])
    #expect(
      await messages(["A.swift": text]) == [
        "6:16 the link '/a' of 'a' has the key of 'b'; write the key of the case itself [malformed-link]"
      ]
    )
  }

  @Test func anAmbiguousLinkHasANoteAtTheOther() async throws {
    let text = place(
      "case a(name: String), b(x: User), c(y: User)",
      [
        #"case .a: (.a, "/{name}/z")"#, #"case .b: (.b, "/u/{x.id}")"#,
        #"case .c: (.c, "/u/{y.id}")"#,
      ]
    )
    let report = RuleRunner(only: ["ambiguous-link"]).run(on: await Project.load(["A.swift": text]))
    let found = try #require(report.diagnostics.first)
    #expect(report.diagnostics.count == 1)
    #expect(
      found.message == """
        the link '/u/{y.id}' of 'c' matches the same paths as '/u/{x.id}' of 'b'; change a part that \
        has no placeholder
        """
    )
    #expect(found.notes.map(\.location?.line) == [7])
  }

  @Test(arguments: [
    ("{_0}", "case a(Int)", true), ("{_1}", "case a(Int, to: Int)", false),
    ("{_0}/{to}", "case a(Int, to: Int)", true), ("{id}", "case a(id: Int?)", true),
    ("{id.a.b}", "case a(id: Part)", true), ("{ide.a}", "case a(id: Part)", false),
    ("x", "case a(id: Part)", true), ("x", "case a(id: [UUID]?)", false),
    ("x", "case a(id: Kind)\n  enum Kind: Int, Codable { case b }", false),
    ("x", "case a(id: Kind)\n  enum Kind: Codable { case b }", true),
    ("x", "case a(id: Int)\n  enum ACodingKeys: CodingKey {}", true),
    ("{b}", "case a(id: Int)\n  init(from decoder: any Decoder) throws { self = .a(id: 0) }", true),
    ("{b}", "case a(id: Int)\n  func encode(to encoder: any Encoder) throws {}", true),
    ("{b}", "case a(id: Int)\n  func encode(with encoder: Coder) throws {}", false),
    ("{b", "case a(id: Int)", false), (#"\(b)"#, "case a(id: Int)", true),
    ("{id}", "case a(_ id: Int)", true), ("{x.y}", "case a(`x.y`: Int)", true),
  ])
  func payloads(path: String, cases: String, isRight: Bool) async {
    let messages = await messages(["A.swift": place(cases, [#"case .a: (.a, "/\#(path)")"#])])
    #expect(messages.isEmpty == isRight, "\(messages)")
  }

  @Test(arguments: [
    "extension Place { init(from decoder: any Decoder) throws { self = .a(id: 0) } }",
    "protocol Coded {}\nextension Coded { init(from d: any Decoder) throws { fatalError() } }\n"
      + "extension Place: Coded {}",
    "enum Place { class B {} }", "class LinkPattern {}", "protocol Linkable {\n}\nclass C {}",
  ])
  func `a link is not checked if another file may change its coding`(other: String) async {
    let text = place("case a(id: Int)", [#"case .a: (.a, "/{b}")"#])
    #expect(await messages(["A.swift": text]).count == 2)
    #expect(await messages(["A.swift": text, "B.swift": other]).isEmpty)
  }

  /// A case, its pattern, and a type of the app that leaves no finding.
  @Test(arguments: [
    ("a(id: Kind)\n  enum Kind: Int, Codable { case x }", "/a", "enum Int {}"),
    ("a(id: Int)", "/a", "enum Int {}"), ("a(name: String)", "/{name}", "enum String {}"),
  ])
  func `a payload of an app's own type is not judged`(first: String, pattern: String, other: String)
    async
  {
    let text = place(
      "case b\n  case \(first)",
      [#"case .a: (.a, "\#(pattern)")"#, #"case .b: (.b, "/b")"#]
    )
    #expect(await messages(["A.swift": text]).count == 1)
    #expect(await messages(["A.swift": text, "B.swift": "class C {}\n\(other)"]).isEmpty)
  }

  @Test func aCaseWithSeveralPatternsIsLeftOut() async {
    let labels = [#"case .a: (.a, "/{x}")"#, #"case .a: (.a, "/{y}")"#]
    #expect(await messages(["A.swift": place("case a(id: Int)", labels)]).isEmpty)
    #expect(await messages(["A.swift": place("case a(id: Int)", [labels[0]])]).count == 2)
  }

  @Test func aTypeThatIsNotLinkableHasNoLinks() async {
    let text = place("case a(id: Int)", [#"case .a: (.a, "/{b}")"#])
    let other = text.replacing(": Linkable", with: ": Matched")
    #expect(await messages(["A.swift": other]).isEmpty)
    #expect(await messages(["A.swift": text.replacing("import Routes\n", with: "")]).isEmpty)
    #expect(await messages(["A.swift": text + "\nimport XCTest"]).isEmpty)
  }

  @Test func hostilePatternsAreLeftOut() async {
    let long = String(repeating: "/a", count: 40)
    let items = (0..<1000).map { "a\($0)={a\($0)}" }.joined(separator: "&")
    let labels = [
      #"case .a: (.a, "\#(long)")"#, #"case .b: (.b, "\#(long)")"#,
      #"case .c: (.c, "/?\#(items)")"#,
    ]
    #expect(await messages(["A.swift": place("case a, b, c", labels)]).isEmpty)
  }
}
