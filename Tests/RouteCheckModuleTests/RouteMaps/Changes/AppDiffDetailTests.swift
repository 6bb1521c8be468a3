import Routes
import Testing

@testable import RouteMaps

/// Which changes may break code, and what the picture of changes contains.
@Suite struct AppDiffDetailTests {
  private static func storyboard(_ scenes: String) -> String {
    "<document type='x.Storyboard'><scenes>\(scenes)</scenes></document>"
  }

  private static func scene(
    _ id: String,
    _ attributes: String = "",
    _ content: String = "",
    element: String = "viewController"
  ) -> String {
    "<scene><objects><\(element) id='\(id)' \(attributes)>\(content)</\(element)></objects></scene>"
  }

  private static func segues(_ segues: String) -> String { "<connections>\(segues)</connections>" }

  private func diff(_ old: String, _ new: String) async -> AppDiff {
    await AppDiff(scenes: old, new)
  }

  @Test(arguments: [
    ("identifier='Go' destination='b'", "identifier='Go' destination='c'", true),
    ("destination='b'", "destination='c'", false),
    (
      "identifier='Go' destination='b' destinationCreationSelector='make:'",
      "identifier='Go' destination='b' destinationCreationSelector='build:'", true
    ),
    (
      "identifier='Go' destination='b'",
      "identifier='Go' destination='b' modalPresentationStyle='formSheet'", false
    ),
    ("identifier='Go' destination='b'", "identifier='Go' destination='b' customClass='S'", false),
  ])
  func `a changed attribute of a segue is one detail`(
    before: String,
    after: String,
    isBreaking: Bool
  ) async {
    func scenes(_ attributes: String) -> String {
      Self.scene("a", "", Self.segues("<segue id='s' kind='show' \(attributes)/>"))
        + Self.scene("b") + Self.scene("c")
    }
    let changes = await diff(scenes(before), scenes(after)).changes
    #expect(changes.map(\.kind) == [.changed])
    #expect(changes.first?.details.count == 1)
    #expect(changes.first?.isBreaking == isBreaking)
  }

  @Test func `a segue replaces at most one other`() async {
    func scenes(_ ids: [String]) -> String {
      let segues = ids.map { "<segue id='\($0)' kind='show' identifier='Go' destination='b'/>" }
      return Self.scene("a", "", Self.segues(segues.joined())) + Self.scene("b")
    }
    // One of the old segues is kept, and another one is gone.
    let changes = await diff(scenes(["s", "t"]), scenes(["t"])).changes
    #expect(changes.map(\.kind) == [.removed])
  }

  @Test func `a storyboard in another folder is the same one, beside others`() async {
    let text = Self.storyboard(Self.scene("a"))
    let other = Self.storyboard(Self.scene("b"))
    let moved = await AppDiff(
      ["Main.storyboard": text, "Other.storyboard": other],
      ["App/Main.storyboard": text, "Other.storyboard": other]
    )
    #expect(moved.changes.isEmpty, "\(moved.changes)")
  }

  @Test func aRemovedStoryboardIsOneChange() async {
    let scenes = Self.storyboard(Self.scene("b", "storyboardIdentifier='B'") + Self.scene("c"))
    let main = Self.storyboard(Self.scene("a"))
    let other = Self.storyboard(Self.scene("d"))
    let before = ["Main.storyboard": main, "More.storyboard": scenes, "Other.storyboard": other]
    let after = ["Main.storyboard": main, "Other.storyboard": other]
    let removed = await AppDiff(before, after)
    #expect(removed.lines == ["removed (breaking): storyboard 'More': 2 scenes"])
    #expect(removed.scenes.removed == [1, 2])
  }

  @Test func anEmptyTextIsNotShown() async {
    func scene(_ label: String, title: String) -> String {
      Self.scene(
        "a",
        "",
        "<view key='view'>\(label)</view><navigationItem key='navigationItem' title='\(title)'/>"
      )
    }
    let label = "<label text=''><rect key='frame' x='9' y='9' width='90' height='30'/></label>"
    let added = await diff(scene("", title: "Feed"), scene(label, title: "Feed"))
    #expect(added.changes.flatMap(\.details) == ["now has label"])
    let titled = await diff(scene("", title: ""), scene("", title: "Feed"))
    #expect(titled.changes.flatMap(\.details) == ["title none is now 'Feed'"])
  }

  @Test(arguments: [
    ("customClass='A'", "", ["class 'A' is now none"], true),
    ("storyboardIdentifier='A'", "", ["identifier 'A' is now none"], true), ("", "", [], false),
  ])
  func `a change of a name used in code is breaking`(
    before: String,
    after: String,
    details: [String],
    isBreaking: Bool
  ) async {
    let changes = await diff(Self.scene("a", before), Self.scene("a", after)).changes
    #expect(changes.filter { $0.subject == .scene }.flatMap(\.details) == details)
    #expect(changes.contains(where: \.isBreaking) == isBreaking)
    let removed = await diff(Self.scene("a", before) + Self.scene("b"), Self.scene("b")).changes
    #expect(removed.first?.isBreaking == isBreaking)
  }

  @Test func `a changed reference or kind of a scene is breaking`() async {
    func reference(_ attributes: String) -> String {
      Self.scene("a", attributes, element: "viewControllerPlaceholder")
    }
    let old = "storyboardName='One' referencedIdentifier='Post'"
    for new in [
      "storyboardName='Two' referencedIdentifier='Post'",
      "storyboardName='One' referencedIdentifier='Feed'", "\(old) bundleIdentifier='org.kit'",
    ] {
      let changes = await diff(reference(old), reference(new)).changes
      #expect(changes.map(\.isBreaking) == [true])
      #expect(changes.first?.details.count == 1)
    }
    let kind = await diff(
      Self.scene("a"),
      Self.scene("a", element: "tableViewController")
    ).changes
    #expect(kind.map(\.isBreaking) == [true])
  }

  @Test func `a scene that moves is a breaking change if it has an identifier`() async {
    for (identifier, isBreaking) in [("", false), ("storyboardIdentifier='B'", true)] {
      let moving = Self.scene("b", identifier)
      let changes = await AppDiff(
        [
          "One.storyboard": Self.storyboard(Self.scene("a") + moving),
          "Two.storyboard": Self.storyboard(Self.scene("c")),
        ],
        [
          "One.storyboard": Self.storyboard(Self.scene("a")),
          "Two.storyboard": Self.storyboard(Self.scene("c") + moving),
        ]
      ).changes
      #expect(changes.map(\.kind) == [.moved])
      #expect(changes.map(\.isBreaking) == [isBreaking])
    }
  }

  @Test func `at most six new texts are named`() async {
    let labels = (1...8).map { "<label text='T\($0)'/>" }.joined()
    let diff = await diff(
      Self.scene("a", "", "<view key='view'/>"),
      Self.scene("a", "", "<view key='view'>\(labels)</view>")
    )
    #expect(
      diff.lines == [
        "changed: scene 'a' in 'Main': now shows 'T1', 'T2', 'T3', 'T4', 'T5', 'T6' and 2 more"
      ]
    )
  }

  @Test func `an added route is a change`() async {
    let storyboard = Self.storyboard(Self.scene("a", "customClass='Feed'"))
    let code = "import Routes\nextension Segue<Post> { static var go: Self { .init(\"Go\") } }"
    let lines = await AppDiff(
      ["Main.storyboard": storyboard],
      ["Main.storyboard": storyboard, "App.swift": code]
    ).lines
    #expect(lines.count == 1)
    #expect(lines.first?.hasPrefix("added: ") == true)
    #expect(lines.first?.hasPrefix("added: route ") == false)
  }

  @Test func `the picture has the neighbors of a changed scene`() async {
    let show = Self.segues("<segue id='s' kind='show' destination='b'/>")
    let root = Self.segues(
      "<segue id='r' kind='relationship' relationship='rootViewController' destination='a'/>"
    )
    let label = "<view key='view'><label text='New'/></view>"
    let stack = Self.scene("n", "", root, element: "navigationController")
    let old = stack + Self.scene("a", "", show) + Self.scene("b") + Self.scene("far")
    let new = stack + Self.scene("a", "", show) + Self.scene("b", "", label) + Self.scene("far")
    // The scene before the changed one, and the container around it.
    let map = SceneMap(await diff(old, new))
    #expect(map.nodes.map(\.id) == ["n", "a", "b"])
    #expect(map.nodes.map(\.change) == [nil, nil, .changed])
    #expect(map.nodes.map(\.container) == [nil, 0, nil])
    // What led to a scene that is gone.
    let removed = SceneMap(
      await diff(
        Self.scene("a", "customClass='A'", show) + Self.scene("b"),
        Self.scene("a", "customClass='A'", Self.segues(""))
      )
    )
    #expect(removed.nodes.map(\.id) == ["a", "b"])
    #expect(removed.nodes.map(\.change) == [.changed, .removed])
    let text = SVGMap(map).text
    #expect(text.components(separatedBy: "class=\"tag\"").count == 2)
    #expect(text.contains(">changed</text>"))
  }
}
