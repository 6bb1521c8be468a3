import RouteCheckTestSupport
import Testing

@testable import ProjectLoading
@testable import routecheck

/// The command `links`: the table of links, and the file of universal links.
@Suite struct LinksCommandTests {
  private static let source = #"""
    import Routes
    import RoutesLinks
    enum Place: Codable { case login, user(name: String), page(path: [String]), all }
    extension Place: Linkable {
      enum CodingKeys: CodingKey, CaseIterable { case login, user, page, all }
      var linkPattern: (CodingKeys, LinkPattern) {
        switch self {
        case .login: (.login, ["/login", "/sign in"])
        case .user: (.user, "/users/{name}")
        case .page: (.page, "/help/{path...}")
        case .all: (.all, "/")
        }
      }
    }
    """#.replacing("/sign in", with: "/sign%20in")

  private func run(_ words: String..., checking file: String = "") async -> ToolRun {
    let files = FileSystem.memory(["Place.swift": Self.source, "links.json": file])
    return await ToolRun(["links"] + words + ["."], files: files)
  }

  private func file(_ components: String...) -> String {
    #"{"applinks": {"details": [{"appIDs": ["ABCDE12345.b"], "components": ["# + "\n"
      + components.joined(separator: ",\n") + "\n]}]}}"
  }

  @Test func `each pattern is a line`() async {
    #expect(
      await run().output == """
        /login  Place.login  Place.swift:8
        /sign%20in  Place.login (old)  Place.swift:8
        /users/{name}  Place.user  Place.swift:9
        /help/{path...}  Place.page  Place.swift:10
        /  Place.all  Place.swift:11

        """
    )
  }

  @Test func `the file has each path once, and is right when it is checked`() async throws {
    let written = await run("--app", "ABCDE12345.b", "--app", "ABCDE12345.c", "--under", "/x")
      .output
    let paths = written.split(separator: "\n").filter { $0.contains("\"/\":") }
      .map { $0.split(separator: "\"")[3] }
    #expect(
      paths == [
        "/x/login", "/x/sign%20in", "/x/users/?*", "/x/help", "/x/help/?*", "/x",
      ]
    )
    #expect(written.contains("\"ABCDE12345.b\",\n          \"ABCDE12345.c\""))
    let checked = await run("--check", "links.json", "--under", "/x", checking: written)
    #expect(checked.output == "" && checked.status == .success)
    let elsewhere = await run("--check", "links.json", checking: written)
    #expect(elsewhere.status == .findings)
    #expect(
      elsewhere.output == """
        links.json:10:11: error: the file has no path of the app's 5 patterns; name the path before all \
        links with '--under', or write the file again with 'routecheck links --app' [app-link]

        """,
      "\(elsewhere.output)"
    )
    let wrong = await run("--check", "links.json", "--under", "/y", checking: written)
    #expect(wrong.output.contains("of the app's 5 patterns under '/y'; name the path"))
  }

  @Test func `an item that each link has is in the file`() async {
    let source = #"""
      import RoutesLinks
      enum Found: Codable { case text(words: String, page: Int, sort: String?, tags: [String]) }
      extension Found: Linkable {
        enum CodingKeys: CodingKey, CaseIterable { case text }
        var linkPattern: (CodingKeys, LinkPattern) {
          switch self {
          case .text: (.text, "/find?q%26={words}&page={page=1}&sort={sort}&tags={tags}")
          }
        }
      }
      """#
    let files = FileSystem.memory(["Found.swift": source])
    let text = await ToolRun(["links", "--app", "ABCDE12345.b", "."], files: files).output
    let items = text.split(separator: "\n").filter { $0.contains("?*") }
    #expect(items.map { $0.filter { $0 != " " } } == [#""q%26":"?*""#], "\(text)")
  }

  private func messages(_ components: String...) async -> [String] {
    let rest = [#"{"/": "/login"}"#, #"{"/": "/sign*"}"#, #"{"/": "/help*"}"#, #"{"/": "/"}"#]
    let text =
      #"{"applinks": {"details": [{"components": ["# + "\n"
      + (components + rest).joined(separator: ",\n") + "\n]}]}}"
    return await run("--check", "links.json", checking: text).output.split(separator: "\n")
      .map(String.init)
  }

  private static let website =
    "Place.swift:9:26: error: '/users/{name}' of 'user' opens the website and not the app: 'links.json'"
  private static let fix = "write the file again with 'routecheck links --app' [app-link]"

  @Test func `a pattern without a path is an error`() async {
    #expect(await messages() == ["\(Self.website) has no path for it; \(Self.fix)"])
    #expect(await messages(#"{"/": "/Users/*"}"#).count == 2)
    #expect(await !messages(#"{"/": "/$(kind)/x/$(name)"}"#).isEmpty)
  }

  @Test(arguments: [
    #"{"/": "/users/*"}"#, #"{"/": "/USERS/*", "caseSensitive": false}"#, #"{"/": "*"}"#,
    #"{"/": "/$(kind)/?*"}"#, #"{"/": "/users/a*"}"#, #"{"/": "/users/??"}"#,
    #"{"/": "/users/*", "?": {"a": "b"}, "exclude": true}"#, #"{"comment": "everything"}"#,
    #"{"/": "/users/me", "exclude": true}, {"/": "/users/*"}"#,
  ])
  func `a path for some payloads is enough`(component: String) async {
    #expect(await messages(component) == [])
  }

  @Test func `the first path decides`() async {
    #expect(
      await messages(#"{"/": "/users/*", "exclude": true}"#, #"{"/": "/users/*"}"#) == [
        "\(Self.website) has first a path that is excluded for it; \(Self.fix)",
        "links.json:2:1: note: the excluded path",
      ]
    )
  }

  @Test func `a path that no pattern reads is a warning`() async {
    #expect(
      await messages(#"{"/": "/users/*"}"#, #"{"/": "/old/*"}"#) == [
        "links.json:3:1: warning: no pattern of the app reads the links of '/old/*'; remove the path [app-link]"
      ]
    )
  }

  @Test func `the older format is read`() async {
    let text = #"""
      {"applinks": {"apps": [], "details": [{"appID": "ABCDE12345.b", "paths": [
        "NOT /users/me", "/users/*", "/login", "/sign%20in", "/help*", "/", "/none"
      ]}]}}
      """#
    let run = await run("--check", "links.json", checking: text)
    #expect(
      run.output
        == "links.json:2:72: warning: no pattern of the app reads the links of '/none'; remove the path [app-link]\n"
    )
    #expect(run.status == .success)
  }

  @Test(arguments: ["", "{", "{}", #"{"applinks": {"details": {}}}"#, #"{"applinks": 1}"#])
  func `another file is an error with its place`(text: String) async {
    let run = await run("--check", "links.json", checking: text)
    #expect(run.status != .success, "\(run.output)\(run.error)")
    #expect((run.output + run.error).contains("links.json"))
  }

  @Test func `an app has no links without a table`() async {
    let run = await ToolRun(["links", "."], files: .memory(["A.swift": "struct A {}"]))
    #expect(run.output == "")
    #expect(run.error.contains("the sources have no table of links"))
  }

  @Test(arguments: [["--app", "ABCDE12345.b"], ["--check", "links.json"]])
  func `no file is written or checked without a table`(words: [String]) async {
    let files = FileSystem.memory([
      "A.swift": "struct A {}", "links.json": file(#"{"/": "/old"}"#),
    ])
    let run = await ToolRun(["links"] + words + ["."], files: files)
    #expect(run.output == "")
    #expect(run.error.contains("the sources have no table of links"))
    #expect(run.status == .findings)
  }

  @Test func `an enum of the same name in another folder is not the enum of the table`() async {
    let other = "import Routes\nenum Place: Destination { case user(id: Int) }"
    let files = FileSystem.memory(["A/Place.swift": Self.source, "B/Place.swift": other])
    let run = await ToolRun(["links", "."], files: files)
    #expect(run.status == .success)
    #expect(run.output.contains("/login  Place.login  A/Place.swift:8\n"))
    let wrong = FileSystem.memory([
      "A/Place.swift": Self.source.replacing("{name}", with: "{nmae}"), "B/Place.swift": other,
    ])
    #expect(
      await ToolRun(["validate", "--quiet", "."], files: wrong).output.contains(
        "'/users/{nmae}' of 'user' has a placeholder 'nmae', which no payload has (did you mean 'name'?)"
      )
    )
  }

  @Test(arguments: [[], ["--app", "ABCDE12345.b"], ["--check", "links.json"]])
  func `a table of one of two enums is an error`(words: [String]) async {
    let files = FileSystem.memory([
      "A/A.swift": "enum Place: Codable { case all }",
      "B/B.swift": "enum Place: Codable { case all }",
      "Links/Place.swift": Self.extensionAlone, "links.json": file(#"{"/": "/old"}"#),
    ])
    let run = await ToolRun(["links"] + words + ["."], files: files)
    #expect(
      run.error == """
        Links/Place.swift:6:26: error: the table of links of 'Place' cannot be read, because 2 enums of \
        this name are equally near; pass the folder of one target [app-link]
        A/A.swift:1:6: note: a declaration of 'Place'
        B/B.swift:1:6: note: a declaration of 'Place'

        """
    )
    #expect(run.output == "")
    #expect(run.status == .findings)
  }

  private static let extensionAlone = """
    import RoutesLinks
    extension Place: Linkable {
      enum CodingKeys: CodingKey, CaseIterable { case user }
      var linkPattern: (CodingKeys, LinkPattern) {
        switch self {
        case .user: (.user, "/users/{nmae}")
        }
      }
    }
    """

  @Test func `the enum of a table may be in another file, or in none`() async {
    var files = ["Links/Place.swift": Self.extensionAlone]
    let output = "/users/{nmae}  Place.user  Links/Place.swift:6\n"
    #expect(await ToolRun(["links", "."], files: .memory(files)).output == output)
    files["Place.swift"] = "public enum Place: Codable {\n  case user(name: String)\n}"
    let run = await ToolRun(["links", "."], files: .memory(files))
    #expect(run.output == output)
    #expect(run.error.contains("has a placeholder 'nmae', which no payload has"))
  }

  @Test func `a pattern that a table refuses is an error of the command too`() async {
    let source = Self.source.replacing("/users/{name}", with: "/users/{nmae}")
      .replacing("/help/{path...}", with: "/login")
    let files = FileSystem.memory(["Place.swift": source])
    let findings = """
      Place.swift:9:26: error: the link '/users/{nmae}' of 'user' has a placeholder 'nmae', which no \
      payload has (did you mean 'name'?); rename or remove it [link-pattern]
      Place.swift:10:26: error: the link '/login' of 'page' matches the same paths as '/login' of \
      'login'; change a part that has no placeholder [link-pattern]
      Place.swift:8:29: note: the pattern of 'login'

      """
    let run = await ToolRun(["links"], files: files)
    #expect(run.error == findings)
    #expect(run.status == .findings)
    #expect(await ToolRun(["validate", "--quiet"], files: files).output == findings)
  }

  @Test(arguments: [
    "com.example", "ABCDE12345", "ABCDE12345.", "ABCDE1234.com", "abcde12345.com",
  ])
  func `an app has a team before its identifier`(app: String) async {
    let run = await run("--app", app)
    #expect(run.output == "")
    #expect(
      run.error.contains("expected a team and an identifier, as in 'ABCDE12345.com.example.app'")
    )
  }
}
