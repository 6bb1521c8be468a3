import RouteCheckTestSupport
import Routes
import Testing

@testable import ProjectFiles
@testable import ProjectModel
@testable import RouteMaps

/// What `diff` says about the views, outlets and actions of a screen.
@Suite struct AppDiffScreenTests {
  private func project(_ content: String, _ code: String) async -> Project {
    let storyboard = """
      <document type='x.Storyboard'><scenes><scene><objects>
      <viewController id='a' customClass='Feed'>\(content)</viewController>
      </objects></scene><scene><objects><viewController id='b' customClass='Post'/>
      </objects></scene></scenes></document>
      """
    var loader = ProjectLoader(
      files: .memory(["Main.storyboard": storyboard, "App.swift": code]),
      concurrency: 1
    )
    loader.readsWireframes = true
    return await loader.load(["."])
  }

  private func changes(
    _ old: String,
    _ new: String,
    code: (old: String, new: String) = ("", "")
  ) async -> [AppChange] {
    let (before, after) = (await project(old, code.old), await project(new, code.new))
    return AppDiff(from: before, at: ".", to: after, at: ".").changes
  }

  private static func button(_ attributes: String, width: Double = 90, _ content: String = "")
    -> String
  {
    "<button \(attributes)><rect key='frame' width='\(width)' height='30'/>\(content)</button>"
  }

  @Test(arguments: [
    ("<outlet property='name' destination='l'/>", "", ["removed outlet 'name'"], true),
    ("", "<outlet property='name' destination='l'/>", ["new outlet 'name'"], false),
    (
      "<outlet property='name' destination='l'/>", "<outlet property='title' destination='l'/>",
      ["outlet 'name' is now 'title'"], true
    ),
    (
      "<outlet property='name' destination='l'/>", "<outlet property='name' destination='m'/>", [],
      false
    ),
  ])
  func `outlets are named`(old: String, new: String, details: [String], isBreaking: Bool) async {
    let changes = await changes(
      "<connections>\(old)</connections>",
      "<connections>\(new)</connections>"
    )
    #expect(changes.flatMap(\.details) == details)
    #expect(changes.contains(where: \.isBreaking) == isBreaking)
  }

  @Test func `actions are named`() async {
    let action = "<connections><action selector='save:' destination='a'/></connections>"
    let (old, new) = (Self.button("id='x'"), Self.button("id='x'", action))
    let (before, after) = ("<view key='view'>\(old)</view>", "<view key='view'>\(new)</view>")
    #expect(await changes(before, after).map(\.details) == [["new action 'save:'"]])
    #expect(await changes(after, before).map(\.details) == [["removed action 'save:'"]])
  }

  @Test(arguments: [(91.0, []), (130.0, ["other sizes and places of views in 'Feed'"])])
  func `another layout is one line, and a rounded number none`(width: Double, details: [String])
    async
  {
    let changes = await changes(
      "<view key='view'>\(Self.button("id='x' title='Go'"))</view>",
      "<view key='view'>\(Self.button("title='Go' id='x'", width: width))</view>"
    )
    #expect(changes.flatMap(\.details) == details)
  }

  @Test(arguments: [
    ("title='A' image='one'", "title='A' image='two'", "tab image 'one' is now 'two'"),
    ("title='A'", "title='B'", "tab title 'A' is now 'B'"),
  ])
  func `tabs are named`(old: String, new: String, detail: String) async {
    let changes = await changes(
      "<tabBarItem key='tabBarItem' \(old)/>",
      "<tabBarItem key='tabBarItem' \(new)/>"
    )
    #expect(changes.map(\.details) == [[detail]])
  }

  @Test func `a segue that moved to another control names it`() async {
    let segue = "<connections><segue id='s' kind='show' destination='b'/></connections>"
    func view(_ first: String, _ second: String, _ title: String) -> String {
      "<view key='view'>" + Self.button("id='x' title='Go'", first)
        + Self.button("id='y' title='\(title)'", second) + "</view>"
    }
    for (title, detail) in [
      ("More", "moved from button 'Go' to button 'More'"), ("Go", "moved to another button 'Go'"),
    ] {
      let changes = await changes(view(segue, "", title), view("", segue, title))
      #expect(changes.map(\.details) == [[detail]])
    }
  }

  @Test func `a renamed identifier is one change, in the code as well`() async {
    func segue(_ id: String, _ name: String) -> String {
      "<connections><segue id='\(id)' kind='show' identifier='\(name)' destination='b'/></connections>"
    }
    func code(_ name: String) -> String {
      "import Routes\nextension Segue<Post> { static var go: Self { .init(\"\(name)\") } }"
    }
    let renamed = await changes(segue("s", "Old"), segue("t", "New"))
    #expect(renamed.map(\.details) == [["identifier 'Old' is now 'New'"]])
    let everywhere = await changes(
      segue("s", "Old"),
      segue("s", "New"),
      code: (code("Old"), code("New"))
    )
    #expect(everywhere.map(\.details) == [["identifier 'Old' is now 'New'", "in code as well"]])
  }

  @Test func `Markdown fits into a comment`() {
    let changes = (1...3_000).map { number in
      AppChange(
        kind: .changed,
        subject: .scene,
        name: "'Scene\(number)'",
        storyboard: "Main",
        screen: "Scene\(number)",
        details: ["now shows 'a text of scene \(number)'"]
      )
    }
    let text = AppDiffReporter.markdown(changes)
    #expect((50_000..<60_000).contains(text.utf8.count))
    #expect(text.hasSuffix(" more changes are in the output of `routecheck diff`.\n"))
    #expect(AppDiffReporter.markdown(Array(changes.prefix(9))).contains("| `Scene9` |"))
  }

  @Test func `Markdown has the changes of a screen together`() {
    let changes = ["A", "B", "A"].map {
      AppChange(kind: .added, subject: .segue, name: "'s'", storyboard: "Main", screen: $0)
    }
    let rows = AppDiffReporter.markdown(changes).split(separator: "\n").suffix(3)
    #expect(
      rows == [
        "| `A` | segue added | `'s'` |", "|  | segue added | `'s'` |",
        "| `B` | segue added | `'s'` |",
      ]
    )
  }
}
