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
    let written = await run("--app", "ABCDE12345.b", "--app", "ABCDE12345.c.d.e", "--under", "/x")
      .output
    func paths(_ text: String) -> [Substring] {
      text.split(separator: "\n").filter { $0.contains("\"/\":") }.map {
        $0.split(separator: "\"")[3]
      }
    }
    #expect(
      paths(written) == [
        "/x/login", "/x/sign%20in", "/x/users/?*", "/x/help", "/x/help/?*", "/x",
      ]
    )
    #expect(
      await paths(run("--app", "ABCDE12345.b").output)
        == ["/login", "/sign%20in", "/users/?*", "/help", "/help/?*", "/"]
    )
    let rest = Self.source.replacing("/help/{path...}", with: "/{path...}")
    let files = FileSystem.memory(["Place.swift": rest])
    #expect(
      await paths(ToolRun(["links", "--app", "ABCDE12345.b"], files: files).output)
        == ["/login", "/sign%20in", "/users/?*", "/", "/?*"]
    )
    #expect(written.contains("\"ABCDE12345.b\",\n          \"ABCDE12345.c.d.e\""))
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
    let empty = await run("--check", "links.json", checking: file())
    #expect(empty.output.hasPrefix("links.json:1:1: error: the file has no path of the app's 5"))
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
    for path in ["/$(kind)/x/$(name)", "/$(kind)x", "/$(users/*"] {
      #expect(
        await messages(#"{"/": "\#(path)"}"#).first?.hasPrefix(Self.website) == true,
        "\(path)"
      )
    }
  }

  @Test(arguments: [
    #"{"/": "/users/*"}"#, #"{"/": "/USERS/*", "caseSensitive": false}"#, #"{"/": "*"}"#,
    #"{"/": "/$(kind)/?*"}"#, #"{"/": "/users/a*"}"#, #"{"/": "/users/??"}"#,
    #"{"/": "/users/*", "?": {"a": "b"}, "exclude": true}"#, #"{"comment": "everything"}"#,
    #"{"/": "/users/me", "exclude": true}, {"/": "/users/*"}"#, #"{"/": "?users?*"}"#,
    #"{"/": "/$(all)"}"#, #"{"/": "/users/*"}, {"/": "/help/a/b"}"#,
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

  @Test func `the first of two paths that exclude some payloads is named`() async {
    let paths = ["1*", "a*"].map { #"{"/": "/users/\#($0)", "exclude": true}"# }
    #expect(await messages(paths[0], paths[1]).last == "links.json:2:1: note: the excluded path")
  }

  @Test(arguments: ["/old/*", "/users/a/b", "/users//a"])
  func `a path that no pattern reads is a warning`(path: String) async {
    #expect(
      await messages(#"{"/": "/users/*"}"#, #"{"/": "\#(path)"}"#) == [
        "links.json:3:1: warning: no pattern of the app reads the links of '\(path)'; remove the path [app-link]"
      ]
    )
  }

  @Test func `the default for small and capital letters is read`() async {
    let text =
      #"{"applinks": {"defaults": {"caseSensitive": false}, "details": [{"components": ["#
      + #"{"/": "/LOGIN"}, {"/": "/SIGN*"}, {"/": "/Users/*"}, {"/": "/Help*"}, {"/": "/"}]}]}}"#
    #expect(await run("--check", "links.json", checking: text).output == "")
  }

  @Test(arguments: [1, 2])
  func `a file without the paths of an app has one error`(count: Int) async {
    let source = Self.source.split(separator: "\n").filter { line in
      !["/users", "/help"].contains { line.contains($0) } && (count == 2 || !line.contains("\"/\""))
    }.joined(separator: "\n").replacing(", \"/sign%20in\"", with: "")
    let files = FileSystem.memory(["Place.swift": source, "links.json": file(#"{"/": "/old"}"#)])
    let run = await ToolRun(["links", "--check", "links.json", "."], files: files)
    #expect(run.output.contains("'/login' of 'login' opens the website") == (count == 1))
    #expect(run.output.contains("no path of the app's 2 patterns; name") == (count == 2))
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
    for (path, other) in [("/login", "/LOGIN"), ("/users/*", "NOT /users/*")] {
      let wrong = await self.run(
        "--check",
        "links.json",
        checking: text.replacing(path, with: other)
      )
      #expect(wrong.status == .findings, "\(wrong.output)")
    }
  }

  @Test(arguments: ["", "{", "{}", #"{"applinks": {"details": {}}}"#, #"{"applinks": 1}"#])
  func `another file is an error with its place`(text: String) async {
    let run = await run("--check", "links.json", checking: text)
    #expect(run.status != .success, "\(run.output)\(run.error)")
    #expect((run.output + run.error).contains("links.json"))
  }

  @Test func `an app has no links without a table`() async {
    let run = await ToolRun(["links", "."], files: .memory(["A.swift": "struct A {}"]))
    #expect(run.status == .success)
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
      "A/Place.swift": Self.source.replacing("{name}", with: "{nmae}/{x}"), "B/Place.swift": other,
    ])
    #expect(
      await ToolRun(["validate", "--quiet", "."], files: wrong).output.contains(
        "'/users/{nmae}/{x}' of 'user' has a placeholder 'nmae', which no payload has (did you mean 'name'?)"
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

  @Test func `only three of several enums are named, and other tables are read`() async {
    var files = [
      "Links/Place.swift": Self.extensionAlone + """

        enum Other: Codable { case all(id: Int) }
        extension Other: Linkable {
          enum CodingKeys: CodingKey, CaseIterable { case all }
          var linkPattern: (CodingKeys, LinkPattern) { switch self { case .all: (.all, "/all") } }
        }
        """
    ]
    for folder in ["A", "B", "C", "D"] {
      files["\(folder)/A.swift"] = "enum Place: Codable { case all }"
    }
    let error = await ToolRun(["links"], files: .memory(files)).error
    #expect(error.contains("because 4 enums of this name"))
    let notes = error.split(separator: "\n").filter { $0.contains(": note: ") }
    #expect(notes.map { $0.prefix(1) } == ["A", "B", "C"])
    let run = await ToolRun(["validate"], files: .memory(files))
    expect(run.output, contains: "the link '/all' of 'all'")
  }

  @Test(arguments: [
    ("Linkable {", "Other {"), ("enum Place", "protocol Linkable {}\nenum Place"),
    ("enum Place", "struct LinkPattern {}\nenum Place"),
  ])
  func `a table of another library is not read`(old: String, new: String) async {
    let files = FileSystem.memory(["Place.swift": Self.source.replacing(old, with: new)])
    let run = await ToolRun(["links"], files: files)
    #expect(
      run.output == "" && run.error == "the sources have no table of links\n",
      "\(run.output)"
    )
  }

  @Test(arguments: [
    ("id: Int", "/card/{id...}", "has the rest of the path as 'id', but the payload is no array"),
    ("id: Int?", "/card?id={id=1}", "has a default for 'id', but the payload is an optional"),
    ("id: [Int]", "/card?id={id=1}", "has a default for 'id', but the payload is an optional"),
    ("id: [Int]", "/card/{id}", "has the placeholder 'id' in its path, but"),
    ("id: Int64", "/card?id={id=seven}", "has the default 'seven' for 'id', and no value"),
    ("id: Double", "/card?id={id=seven}", nil), ("id: [Int: Int]", "/card/{id}", nil),
    ("id: Int64", "/card?id={id=7}", nil), ("id: [Int]", "/card/{id...}", nil),
    ("String", "/card/{_0}", "matches the same paths as '/card/all' of 'all'"),
    ("Int", "/card/{_0}", nil), ("Int, String", "/card/{_0}", "'_1'"),
  ])
  func `a payload has a place in its pattern`(
    payload: String,
    pattern: String,
    message: String?
  ) async {
    let source = """
      import RoutesLinks
      enum Card: Codable { case all, card(\(payload)) }
      extension Card: Linkable {
        enum CodingKeys: CodingKey, CaseIterable { case all, card }
        var linkPattern: (CodingKeys, LinkPattern) {
          switch self {
          case .all: (.all, "/card/all")
          case .card: (.card, "\(pattern)")
          }
        }
      }
      """
    let run = await ToolRun(["validate", "--quiet"], files: .memory(["Card.swift": source]))
    #expect(message.map(run.output.contains) ?? run.output.isEmpty, "\(run.output)")
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
    expect(
      run.error,
      contains: "expected a team and an identifier, as in 'ABCDE12345.com.example.app'"
    )
  }
}
