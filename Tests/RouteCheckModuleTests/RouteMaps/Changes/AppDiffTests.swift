import ProjectModel
import Routes
import Testing

@testable import RouteMaps

/// What two versions of an app's storyboards differ in.
@Suite struct AppDiffTests {
  private static func storyboard(_ scenes: String, initial: String = "a") -> String {
    """
    <document type='x.Storyboard' initialViewController='\(initial)'><scenes>\(scenes)</scenes>
    </document>
    """
  }

  private static func scene(
    _ id: String,
    _ attributes: String = "",
    views: String = "",
    segues: String = "",
    at x: Int = 0
  ) -> String {
    """
    <scene><objects><viewController id='\(id)' \(attributes)><view key='view'>\(views)</view>
    <connections>\(segues)</connections></viewController></objects>
    <point key='canvasLocation' x='\(x)' y='0'/></scene>
    """
  }

  private func diff(_ old: String, _ new: String) async -> [String] {
    await AppDiff(scenes: old, new).lines
  }

  private static func label(_ text: String) -> String {
    "<label text='\(text)'><rect key='frame' x='9' y='9' width='90' height='30'/></label>"
  }

  private static let a = scene("a", "customClass='Feed' storyboardIdentifier='FeedScene'")
  private static let b = scene("b", "customClass='Post'")
  private static let show = "<segue id='s' kind='show' identifier='ShowPost' destination='b'/>"

  @Test func aSceneThatOnlyMovedOnTheCanvasIsNoChange() async {
    let moved = Self.scene("a", "customClass='Feed' storyboardIdentifier='FeedScene'", at: 900)
    #expect(await diff(Self.a + Self.b, Self.b + moved) == [])
  }

  @Test func `a map of changes has the scenes that lead to changed ones, and no others`() async {
    let back = "<segue id='t' kind='show' destination='a'/>"
    let others =
      Self.a + Self.scene("c", "customClass='List'", segues: Self.show)
      + Self.scene("d", "customClass='Help'", segues: back)
    let changed = Self.scene("b", "customClass='Post'", views: Self.label("New"))
    let diff = await AppDiff(scenes: others + Self.b, others + changed)
    #expect(SceneMap(diff).nodes.map(\.customClass) == ["List", "Post"])
  }

  @Test func scenesComeAndGo() async {
    #expect(
      await diff(Self.a, Self.a + Self.b) == [
        "added: scene 'Post' in 'Main'", "added: class 'Post'",
      ]
    )
    #expect(
      await diff(Self.a + Self.b, Self.a) == [
        "removed (breaking): scene 'Post' in 'Main'", "removed: class 'Post'",
      ]
    )
  }

  @Test(arguments: [
    ("customClass='News' storyboardIdentifier='FeedScene'", "class 'Feed' is now 'News'", true),
    ("customClass='Feed'", "identifier 'FeedScene' is now none", true),
    (
      "customClass='Feed' storyboardIdentifier='FeedScene' modalPresentationStyle='pageSheet'",
      "presentation style none is now 'pageSheet'", false
    ),
    (
      "customClass='Feed' storyboardIdentifier='FeedScene' customModule='Kit'",
      "module none is now 'Kit'", false
    ),
    (
      "customClass='Feed' storyboardIdentifier='FeedScene' hidesBottomBarWhenPushed='YES'",
      "other hidden bars", false
    ),
  ])
  func aSceneChanges(attributes: String, detail: String, isBreaking: Bool) async {
    let lines = await diff(Self.a, Self.scene("a", attributes))
    let name = attributes.contains("News") ? "News" : "Feed"
    let mark = isBreaking ? " (breaking)" : ""
    #expect(lines.first == "changed\(mark): scene '\(name)' in 'Main': \(detail)")
  }

  @Test func aScreenChanges() async {
    let old = Self.scene("a", views: "<label text='One'/><label text='Two' id='1'/>")
    let new = Self.scene("a", views: "<label text='Two' id='2'/><button title='Go'/>")
    #expect(
      await diff(old, new)
        == ["changed: scene 'a' in 'Main': no longer shows 'One', now shows 'Go'"]
    )
    let ids = Self.scene("a", views: "<label text='One'/><label text='Two' id='9'/>")
    #expect(await diff(old, ids) == [])
    let taller = Self.scene(
      "a",
      views: "<label text='One'/><label text='Two'><rect key='frame' width='9' height='9'/></label>"
    )
    #expect(
      await diff(old, taller)
        == ["changed: storyboard 'Main': other sizes and places of views in 'a'"]
    )
  }

  @Test func seguesComeAndGoAndChange() async {
    let with = Self.scene("a", "customClass='Feed'", segues: Self.show) + Self.b
    let without = Self.scene("a", "customClass='Feed'") + Self.b
    let text = "segue 'ShowPost' of 'Feed' to 'Post' in 'Main'"
    #expect(await diff(without, with) == ["added: \(text)"])
    #expect(await diff(with, without) == ["removed (breaking): \(text)"])
    let other = Self.show.replacing("kind='show'", with: "kind='presentation'")
    let modal = Self.scene("a", "customClass='Feed'", segues: other) + Self.b
    #expect(await diff(with, modal) == ["changed: \(text): kind 'show' is now 'presentation'"])
    // Made again with another object id, it is the same segue.
    let again = Self.show.replacing("id='s'", with: "id='t'")
    let new = Self.scene("a", "customClass='Feed'", segues: again) + Self.b
    #expect(await diff(with, new) == [])
    let renamed = Self.show.replacing("ShowPost", with: "OpenPost")
    #expect(
      await diff(with, Self.scene("a", "customClass='Feed'", segues: renamed) + Self.b) == [
        "changed (breaking): segue 'OpenPost' of 'Feed' to 'Post' in 'Main': "
          + "identifier 'ShowPost' is now 'OpenPost'"
      ]
    )
  }

  @Test func aSceneMovesToAnotherStoryboard() async {
    let old = ["Main.storyboard": Self.storyboard(Self.a + Self.b)]
    let new = [
      "Main.storyboard": Self.storyboard(Self.a), "Posts.storyboard": Self.storyboard(Self.b),
    ]
    #expect(
      await AppDiff(old, new).lines
        == ["added: storyboard 'Posts'", "moved: scene 'Post': from 'Main' to 'Posts'"]
    )
  }

  @Test func `a path is one below the folder that is compared`() async {
    func project(_ names: String...) async -> Project {
      let files = names.map { ("App/\($0).storyboard", Self.storyboard(Self.a)) }
      return await .drawn(Dictionary(uniqueKeysWithValues: files))
    }
    let diff = await AppDiff(
      from: project("Main", "B"),
      at: "App",
      to: project("Main", "C"),
      at: "App"
    )
    #expect(
      diff.lines.filter { $0.contains("storyboard") }
        == ["removed (breaking): storyboard 'B': 1 scene", "added: storyboard 'C'"]
    )
  }

  @Test func theInitialSceneChanges() async {
    let old = ["Main.storyboard": Self.storyboard(Self.a + Self.b)]
    let new = ["Main.storyboard": Self.storyboard(Self.a + Self.b, initial: "b")]
    let changes = await AppDiff(old, new).changes
    #expect(changes.map(\.details) == [["is no longer initial"], ["is now initial"]])
    #expect(changes.map(\.isBreaking) == [true, false])
  }

  @Test func thePictureHasBothSides() async {
    let far = Self.scene("far", "customClass='Far'")
    let old = Self.scene("a", views: Self.label("One"), segues: Self.show) + Self.b + far
    let new =
      Self.scene(
        "a",
        views: Self.label("Two"),
        segues: "<segue id='n' kind='show' identifier='ShowNew' destination='c'/>"
      ) + Self.scene("c", "customClass='Fresh'") + far
    let diff = await AppDiff(scenes: old, new)
    let map = SceneMap(diff)
    #expect(map.nodes.map(\.title) == ["a", "Fresh", "Post"])
    #expect(map.nodes.map(\.change) == [.changed, .added, .removed])
    #expect(map.nodes.map { $0.before != nil } == [true, false, false])
    #expect(map.edges.map(\.label) == ["ShowNew", "ShowPost"])
    #expect(map.edges.map(\.change) == [.added, .removed])
    let picture = DiffFormat.svg.text(of: diff)
    for text in ["One", "Two", "node changed", "node added", "node removed", "edge show removed"] {
      #expect(picture.contains(text), "\(text)")
    }
    #expect(!picture.contains("Far"))
    #expect(MapMeasure(map).overlaps == [])
  }

  @Test func markdownAndJSONNameEachChange() async {
    let old = Self.a + Self.scene("x", "customClass='A|B'")
    let diff = await AppDiff(scenes: old, Self.a + Self.b)
    let markdown = DiffFormat.markdown.text(of: diff)
    #expect(markdown.hasPrefix("### Screens and segues: 2 added, 2 removed, **1 breaking ⚠️**\n"))
    #expect(markdown.contains("\n#### Storyboard `Main`\n"))
    #expect(markdown.contains("\n| `A\\|B` | scene removed ⚠️ |  |\n"))
    #expect(DiffFormat.json.text(of: diff).contains(#""subject": "scene""#))
    #expect(DiffFormat.html.text(of: diff) == HTMLMap.text(of: SceneMap(diff)))
    let extensions = DiffFormat.allCases.map(\.fileExtensions)
    #expect(extensions == [["txt"], ["json"], ["md", "markdown"], ["svg"], ["html", "htm"]])
    let same = await AppDiff([:], [:])
    #expect(DiffFormat.markdown.text(of: same) == "No screen, segue or route changed.\n")
    #expect(DiffFormat.text.text(of: same) == "")
  }

  @Test func `scenes with the same changes are one line`() async {
    func scenes(_ text: String) -> String {
      ["a", "b", "c"].map { Self.scene($0, views: Self.label(text)) }.joined()
    }
    let diff = await AppDiff(scenes: scenes("Old"), scenes("New"))
    let change = "no longer shows 'Old', now shows 'New'"
    #expect(diff.lines == ["changed: scenes 'a', 'b', 'c' in 'Main': \(change)"])
    #expect(diff.changes.count == 3)
    #expect(DiffFormat.markdown.text(of: diff).contains("| `'a', 'b', 'c'` | scenes changed |"))
  }

  @Test func `a scene that was made again is compared with the old one`() async {
    let old = Self.scene("a", views: Self.label("Old")) + Self.b
    let new = Self.scene("z", views: Self.label("New")) + Self.b
    #expect(await diff(old, new).map { $0.prefix(9) } == ["changed: "])
    // Two of them could be either.
    let both = new + Self.scene("y")
    #expect(await diff(old, both).map { $0.prefix(6) } == ["remove", "added:", "added:"])
  }
}
