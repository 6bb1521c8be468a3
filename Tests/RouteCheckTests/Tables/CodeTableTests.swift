import RouteCheckTestSupport
import Routes
import Testing

@testable import ProjectLoading
@testable import ProjectModel
@testable import RouteReports
@testable import RouteTables
@testable import RuleRunning
@testable import RuleSupport
@testable import routecheck

@Suite struct CodeTableTests {
  static let files = [
    "App/Main.storyboard": storyboard,
    "App/Routes.swift": """
    enum AppDestination: Destination {
      case feed, home
      case post(Post.ID, draft: Bool)
      case shop

      var route: Route {
        switch self {
        case .feed, .home: return Route(.showFeed)
        case .post: return Route(.showPost)
        case .shop: return Route(.showShop, instantiate: { ShopController() })
        }
      }
    }
    extension Segue<FeedController> { static var showFeed: Self { .init("ShowFeed") } }
    extension Segue<PostController> { static var showPost: Self { .init(Names.post) } }
    extension Segue<Any> { static var showShop: Self { .init("ShowShop") } }
    enum Names { static let post = "ShowPost" }
    func register(_ registry: inout SegueRegistry) throws {
      try registry.register(.showShop, kind: .presentation) { ShopController() }
      try registry.registerHierarchy(.showMap, kind: .modal) { NavigationController() }
    }
    extension Segue<MapController> { static var showMap: Self { .init("ShowMap") } }
    """,
  ]

  static let storyboard = document(
    scene(
      "start",
      nil,
      segue("s1", "ShowFeed", to: "feed"),
      segue("s2", "ShowPost", to: "post"),
      segue("s3", to: "post")
    ),
    scene("feed", "FeedController"),
    scene("post", "PostController")
  )

  /// A storyboard with a control, and the code of its class.
  static let controls = [
    "Main.storyboard": document(
      """
      <scene><objects><viewController id="feed" customClass="Feed" modalPresentationStyle="popover">
        <view key="view"><button id="b"><state key="normal" title="Open"/><connections>
          <segue id="s" kind="presentation" identifier="ShowPost" destination="feed"
            modalPresentationStyle="fullScreen"/>
        </connections></button></view></viewController></objects></scene>
      """
    ),
    "Feed.swift": "class Feed: UIViewController { func f() { dismiss(animated: true) } }",
  ]

  /// Links between views are rows, and scenes of a map.
  @Test func linksOfSwiftUIAreInTheTableAndOnTheMap() async {
    let files = [
      "Kitchen/App.swift": """
      import SwiftUI
      enum Screen: Hashable { case recipe(Int), about, none }
      @main struct Kitchen: App {
        @State private var path: [Screen] = []
        var body: some Scene { WindowGroup { NavigationStack(path: $path) { Recipes() } } }
      }
      struct Recipes: View {
        var body: some View {
          List { NavigationLink("Soup", value: Screen.recipe(1)) }
            .toolbar { NavigationLink { Settings() } label: { Text("Settings") } }
            .navigationDestination(for: Screen.self) { screen in
              switch screen {
              case .recipe(let id): Recipe(id: id)
              case .about: About()
              case .none: EmptyView()
              }
            }
        }
      }
      extension Model { struct Recipe { let id: Int } }
      """,
      "Kitchen/Views.swift": """
      import SwiftUI
      struct Recipe: View { let id: Int; var body: some View { Text("Soup") } }
      struct About: View { var body: some View { NavigationLink("Row") { Row() } } }
      """,
      "Kitchen/Settings.swift": """
      import SwiftUI
      struct Settings: View { var body: some View { Text("Settings") } }
      """,
    ]
    let table = await ToolRun(["table", "Kitchen"], files: .memory(files))
    #expect(
      table.output == """
        SEGUE  KIND  FROM     TO        NEEDS          PLACE
        -      link  Kitchen  Recipe    Screen.recipe  Kitchen/App.swift:5:62
        -      link  Kitchen  About     Screen.about   Kitchen/App.swift:5:62
        -      link  Recipes  Recipe    Screen.recipe  Kitchen/App.swift:9:42
        -      link  Recipes  Settings  -              Kitchen/App.swift:10:18

        """
    )
    let map = await ToolRun(["map", "Kitchen", "--format", "mermaid"], files: .memory(files))
    #expect(
      map.output == """
        flowchart LR
          subgraph s0["SwiftUI"]
            n0["Kitchen<br/>view"]
            n1["Recipe<br/>view"]
            n2["About<br/>view"]
            n3["Recipes<br/>view"]
            n4["Settings<br/>view"]
          end
          n0 -.->|"Screen.recipe"| n1
          n0 -.->|"Screen.about"| n2
          n3 -.->|"Screen.recipe"| n1
          n3 -.->|"link"| n4

        """
    )
    #expect(map.error.isEmpty)
  }

  @Test func theTableSaysWhatStartsASegue() async {
    let run = await ToolRun(["table"], files: .memory(Self.controls))
    #expect(
      run.output == """
        SEGUE     KIND          STYLE       BY             FROM  TO    PLACE
        ShowPost  presentation  fullScreen  button 'Open'  Feed  Feed  Main.storyboard:5:55

        """
    )
    let json = await ToolRun(["table", "--format", "json"], files: .memory(Self.controls))
    #expect(json.output.contains(#""style": "fullScreen""#))
    #expect(json.output.contains(#""title": "Open""#))
  }

  @Test func theMapSaysHowAScreenIsPresentedAndLeft() async {
    let map = await ToolRun(["map"], files: .memory(Self.controls)).output
    #expect(map.contains("<title>ShowPost · button &#39;Open&#39; · fullScreen</title>"))
    #expect(map.contains(" · presented as popover · code dismisses</title>"))
  }

  @Test func theCodesRoutesAreJoinedWithTheStoryboards() async {
    let project = await Project.load(Self.files)
    let table = project.routeTable(of: .both)
    #expect(table.routes.map(\.route) == ["feed, home", "post", nil, "shop", "showMap"])
    #expect(table.routes.map(\.segue) == ["ShowFeed", "ShowPost", nil, "ShowShop", "ShowMap"])
    #expect(table.routes[1].dependencies.map(\.type) == ["Post.ID", "Bool"])
    #expect(table.routes[1].dependencies.map(\.name) == [nil, "draft"])
    #expect(table.routes[1].location?.file == "App/Main.storyboard")
    #expect(table.routes[3].kind == .presentation)
    #expect(table.routes[4].kind == .modal)
    #expect(table.routes[3].destination?.className == "ShopController")
    #expect(table.routes[3].location == .init(file: "App/Routes.swift", line: 10, column: 30))
  }

  @Test func `the routes of storyboards and of code can be listed alone`() async {
    let project = await Project.load(Self.files)
    #expect(project.routeTable(of: .storyboards).routes.map(\.route) == [nil, nil, nil])
    #expect(
      project.routeTable(of: .code).routes.map(\.route) == [
        "feed", "home", "post", "shop", "showMap",
      ]
    )
  }

  @Test(arguments: [
    ("code", "the sources declare no route\n"),
    ("storyboards", "the storyboards have no segue\n"),
    ("both", "there is no segue in a storyboard, and no route in the sources\n"),
  ])
  func aTableWithoutRowsSaysSo(origin: String, message: String) async {
    let files = FileSystem.memory(["App.swift": "class Feed: UIViewController {}"])
    let run = await ToolRun(["table", "--of", origin], files: files)
    #expect(run.status == .success)
    #expect(run.output == "")
    #expect(run.error == message)
    let full = await ToolRun(["table"], files: .memory(Self.files))
    #expect(full.error == "")
  }

  @Test func aColumnIsLeftOutIfEveryRowIsEmptyThere() {
    let table = RouteTable(routes: [.init(route: "a", segue: "S"), .init(segue: "T")])
    #expect(
      TableFormat.markdown.text(of: table) == """
        | Route | Segue | Kind | From | To |
        | --- | --- | --- | --- | --- |
        | `a` | `S` |  |  |  |
        |  | `T` |  |  |  |

        """
    )
  }

  @Test func routesAreJoinedAlsoAfterASegueWithoutAnIdentifier() async {
    var files = Self.files
    let unnamed = #"<segue id="s3" kind="show" destination="post"/>"#
    let named = #"<segue id="s1""#
    files["App/Main.storyboard"] = Self.storyboard.replacing(unnamed, with: "")
      .replacing(named, with: "\(unnamed)\(named)")
    let table = await Project.load(files).routeTable(of: .both)
    #expect(table.routes.map(\.segue).prefix(3) == [nil, "ShowFeed", "ShowPost"])
    #expect(table.routes.map(\.route).prefix(3) == [nil, "feed, home", "post"])
  }
}
