import Routes
import Testing

@testable import RouteMaps

/// What `diff` says about the views, outlets and actions of a screen.
@Suite struct AppDiffScreenTests {
  private func changes(
    _ old: String,
    _ new: String,
    code: (old: String, new: String) = ("", "")
  ) async -> [AppChange] {
    func files(_ content: String, _ code: String) -> [String: String] {
      let storyboard = """
        <document type='x.Storyboard'><scenes><scene><objects>
        <viewController id='a' customClass='Feed'>\(content)</viewController>
        </objects></scene><scene><objects><viewController id='b' customClass='Post'/>
        </objects></scene></scenes></document>
        """
      return ["Main.storyboard": storyboard, "App.swift": code]
    }
    return await AppDiff(files(old, code.old), files(new, code.new)).changes
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
      "<outlet property='name' destination='l'/><outlet property='place' destination='l'/>",
      "<outlet property='title' destination='l'/><outlet property='city' destination='l'/>",
      ["outlet 'name' is now 'title'", "outlet 'place' is now 'city'"], true
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

  @Test func `an action that another control sends is named with both`() async {
    let action = "<connections><action selector='save:' destination='a'/></connections>"
    func screen(_ first: String, _ second: String, id: String = "x") -> String {
      func button(_ id: String, _ title: String, _ action: String) -> String {
        Self.button("id='\(id)'", "<state key='normal' title='\(title)'/>" + action)
      }
      return "<view key='view'>\(button(id, "Save", first))\(button("y", "Done", second))</view>"
    }
    let moved = await changes(screen(action, ""), screen("", action))
    #expect(
      moved.map(\.details) == [["action 'save:' moved from button 'Save' to button 'Done'"]]
    )
    // The same control with another id, and another action.
    #expect(await changes(screen(action, ""), screen(action, "", id: "z")).isEmpty)
    #expect(
      await changes(screen(action, action), screen(action, "")).map(\.details)
        == [["removed action 'save:'"]]
    )
  }

  @Test func `a new view that the app draws is told with others`() async {
    func screen(_ views: String) -> String {
      "<view key='view'><subviews>\(views)</subviews></view>"
    }
    let new = "<view id='w'/><view id='c' customClass='ChartView'/><label id='l' text='Total'/>"
    #expect(
      await changes(screen(""), screen(new)).map(\.details) == [
        ["now shows 'Total'", "now has view 'ChartView'"]
      ]
    )
  }

  @Test(arguments: [
    ("<color key='backgroundColor' white='0.5'/>", "", "other background of label 'Feed'"),
    ("<color key='textColor' white='0.5'/>", "", "other text color of label 'Feed'"),
    ("<fontDescription pointSize='20'/>", "", "other font of label 'Feed'"),
    ("", " textAlignment='right'", "other alignment of label 'Feed'"),
  ])
  func `another style is named`(content: String, attribute: String, detail: String) async {
    func label(_ content: String, _ attribute: String) -> String {
      "<view key='view'><label id='l' text='Feed'\(attribute)>\(content)</label></view>"
    }
    let changes = await changes(label("", ""), label(content, attribute))
    #expect(changes.map(\.details) == [[detail]])
  }

  @Test(arguments: [
    ("<button id='x'/>", "<slider id='x'/>", "button is now a slider"),
    (
      "<label id='x' text='A'/>", "<label id='x' text='A' hidden='YES'/>", "label 'A' is now hidden"
    ),
    ("<label id='x' text='A' hidden='YES'/>", "<label id='x' text='A'/>", "label 'A' is now shown"),
    ("<switch id='x' on='NO'/>", "<switch id='x' on='YES'/>", "switch is now on"),
    ("<switch id='x' on='YES'/>", "<switch id='x' on='NO'/>", "switch is now off"),
    (
      "<view id='v'><subviews><label id='x' text='A'/></subviews></view><view id='w'/>",
      "<view id='v'/><view id='w'><subviews><label id='x' text='A'/></subviews></view>",
      "moved label 'A'"
    ),
    (
      "<label id='x' text='A'/><label id='y' text='B'/>",
      "<label id='y' text='B'/><label id='x' text='A'/>", "other order of views"
    ),
  ])
  func `another kind, state, place or order is named`(old: String, new: String, detail: String)
    async
  {
    func screen(_ views: String) -> String {
      "<view key='view'><subviews>\(views)</subviews></view>"
    }
    #expect(await changes(screen(old), screen(new)).map(\.details) == [[detail]])
  }

  @Test func `bar items with an image alone are named by the image`() async {
    func bar(_ image: String) -> String {
      "<navigationItem key='navigationItem'><barButtonItem key='rightBarButtonItem' image='\(image)'/>"
        + "</navigationItem>"
    }
    #expect(
      await changes(bar("gear"), bar("plus")).map(\.details) == [
        [
          "no longer has bar item with the image 'gear'",
          "now has bar item with the image 'plus'",
        ]
      ]
    )
  }

  @Test func `storyboards of the same name have the folder in which they differ`() async {
    func app(_ scenes: [String]) -> [String: String] {
      let names = ["Course/Shop/Base.lproj/Main", "Course/News/Base.lproj/Main", "Course/Launch"]
      var files: [String: String] = [:]
      for (name, scene) in zip(names, scenes) {
        files["\(name).storyboard"] =
          "<document type='x.Storyboard'><scenes><scene><objects>\(scene)</objects></scene>"
          + "</scenes></document>"
      }
      return files
    }
    func view(_ id: String, _ name: String) -> String {
      "<viewController id='\(id)' storyboardIdentifier='\(name)'/>"
    }
    let before = app([view("a", "A"), view("b", "B"), view("c", "C")])
    let diff = await AppDiff(before, app([view("a", "A"), view("b", "New"), view("c", "C")]))
    #expect(Set(diff.new.map.canvases.map(\.name)) == ["Shop/Main", "News/Main", "Launch"])
    #expect(diff.changes.map(\.storyboard) == ["News/Main"])
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
    func padded(_ count: Int) -> String {
      var last = changes[500]
      last.details = [String(repeating: "x", count: count)]
      return AppDiffReporter.markdown(changes.prefix(500) + [last])
    }
    let rest = 59_000 - padded(1).utf8.count
    #expect(padded(rest + 1).utf8.count == 59_000)
    #expect(padded(rest + 2).contains("\n1 more changes are in the output"))
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
