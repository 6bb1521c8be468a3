import Foundation
import RouteTables
import Routes
import Testing

extension RouteTable {
  /// The table of all segues of a storyboard.
  init(_ storyboard: Storyboard) { self.init(StoryboardBundle([storyboard])) { _ in nil } }

  /// Compares the table with a storyboard, whose classes have no subclasses.
  func issues(against storyboard: Storyboard) -> [Issue] {
    issues(against: StoryboardBundle([storyboard]), storyboards: [0]) { $0 == $1 }
  }
}

@Suite struct RouteTableTests {
  @Test(arguments: [
    ("UITableViewController", true), ("UIViewController", true), ("NSViewController", true),
    ("tableViewController", true), ("UINavigationController", false), ("Post", true),
    ("QRTableViewController", false), ("Shop", false),
  ])
  func `a scene is of its own class and of those of UIKit`(name: ExactString, expected: Bool) {
    let scene = Storyboard.Scene(
      id: "post",
      kind: Storyboard.Scene.Kind(rawValue: "tableViewController"),
      customClass: "Post"
    )
    #expect(scene.isClass(name) { _, _ in false } == expected)
  }

  static let main = Storyboard(
    name: "Main",
    scenes: [
      Storyboard.Scene(
        id: "feed",
        identifier: "Feed",
        customClass: "FeedController",
        segues: [
          .init(id: "s1", kind: .show, identifier: "ShowPost", destination: "nav"),
          .init(id: "s2", kind: .show, identifier: "ShowShop", destination: "away"),
        ]
      ),
      .container("nav", .navigationController, ["post"]),
      Storyboard.Scene(id: "post", customClass: "PostController"),
      .reference("away", storyboard: "Shop"),
    ]
  )

  @Test func aRowSaysWhatStartsItsSegueAndInWhichStyle() {
    let trigger = Storyboard.Segue.Trigger(element: "button", title: "Open")
    let storyboard = Storyboard(
      name: "Main",
      scenes: [
        .init(
          id: "feed",
          segues: [
            .init(
              id: "s",
              kind: .presentation,
              destination: "feed",
              presentationStyle: "fullScreen",
              trigger: trigger
            )
          ]
        )
      ]
    )
    let table = RouteTable(storyboard)
    #expect(table.routes.map(\.trigger) == [trigger])
    #expect(table.routes.map(\.style) == ["fullScreen"])
  }

  @Test func listsEverySegueOnceWithItsUnwrappedDestination() {
    let table = RouteTable(Self.main)
    #expect(
      table.routes == [
        .init(
          segue: "ShowPost",
          kind: .show,
          source: .init(scene: "Feed", className: "FeedController"),
          destination: .init(scene: "nav", unwrapped: "PostController")
        ),
        .init(
          segue: "ShowShop",
          kind: .show,
          source: .init(scene: "Feed", className: "FeedController"),
          destination: .init(scene: "Shop")
        ),
        .init(
          kind: .relationship,
          relationship: "rootViewController",
          source: .init(scene: "nav"),
          destination: .init(scene: "post", className: "PostController")
        ),
      ]
    )
    #expect(table.issues(against: Self.main).isEmpty)
  }

  @Test(arguments: [
    (
      RouteTable.Row(segue: "ShowPots"),
      "no storyboard has a segue 'ShowPots'; did you mean 'ShowPost'?"
    ),
    (
      .init(segue: "ShowPost", source: .init(className: "Profile")),
      "segue 'ShowPost' leaves 'FeedController' and not 'Profile'"
    ),
    (
      .init(segue: "ShowPost", destination: .init(className: "Profile")),
      "segue 'ShowPost' leads to 'nav', 'PostController' and not to 'Profile'"
    ),
    (
      .init(segue: "ShowPost", destination: .init(scene: "Feed")),
      "segue 'ShowPost' leads to 'nav', 'PostController' and not to 'Feed'"
    ),
    (
      .init(segue: "ShowPost", destination: .init(scene: "posd")),
      "no storyboard has a scene 'posd'; did you mean 'post'?"
    ),
  ])
  func reportsTheMismatchOfARow(row: RouteTable.Row, message: String) {
    let issues = RouteTable(routes: [row]).issues(against: Self.main)
    #expect(issues.map(\.description) == [message])
  }

  /// A list of what was found ends after four names.
  @Test(arguments: [
    (
      RouteTable.Row(segue: "Open", source: .init(className: "Feed")),
      "segue 'Open' leaves 'A', 'B', 'C', 'D' and 1 more and not 'Feed'"
    ),
    (
      .init(segue: "Open", destination: .init(className: "Feed")),
      "segue 'Open' leads to 'End', 'End2', 'End3', 'End4' and 1 more and not to 'Feed'"
    ),
  ])
  func aMessageNamesFourScenes(row: RouteTable.Row, message: String) {
    let names: [ExactString] = ["A", "B", "C", "D", "E"]
    let ends: [ExactString] = ["end", "end2", "end3", "end4", "end5"]
    let storyboard = Storyboard(
      name: "Main",
      scenes: zip(names, ends).map { name, end in
        Storyboard.Scene(
          id: name,
          customClass: name,
          segues: [.init(id: "s\(name)", kind: .show, identifier: "Open", destination: end)]
        )
      }
        + ends.map { .init(id: $0, customClass: ExactString($0.string.capitalized)) }
    )
    let issues = RouteTable(routes: [row]).issues(against: storyboard)
    #expect(issues.map(\.description) == [message])
  }

  private static let tabs: Storyboard = """
    storyboard name=Main
    scene id=a customClass=A
    segue id=s0 kind=show destination=tabs
    segue id=s1 kind=show identifier=Open destination=tabs
    segue id=s2 kind=show identifier=Close destination=pairs
    scene id=b identifier=B customClass=A
    segue id=s3 kind=show identifier=Close destination=pairs
    scene id=tabs kind=tabBarController
    segue id=t kind=relationship relationship=viewControllers destination=home
    segue id=t0 kind=relationship relationship=viewControllers destination=p0
    segue id=t1 kind=relationship relationship=viewControllers destination=p1
    segue id=t2 kind=relationship relationship=viewControllers destination=p2
    segue id=t3 kind=relationship relationship=viewControllers destination=p3
    segue id=t4 kind=relationship relationship=viewControllers destination=p4
    scene id=pairs kind=tabBarController
    segue id=u kind=relationship relationship=viewControllers destination=home
    segue id=u0 kind=relationship relationship=viewControllers destination=p0
    segue id=u1 kind=relationship relationship=viewControllers destination=p1
    scene id=home customClass=Home
    scene id=p0 customClass=Post
    scene id=p1 customClass=Post
    scene id=p2 customClass=Post
    scene id=p3 customClass=Post
    scene id=p4 customClass=Post
    """

  @Test(arguments: [
    (
      [RouteTable.Row(segue: "Open", destination: .init(scene: "tabs", className: "Post"))],
      [
        "segue 'Open' leads to several 'Post', so none is chosen: 'Post', 'Post', 'Post', 'Post' and 1 more"
      ]
    ),
    (
      [.init(segue: "Close", destination: .init(className: "Post"))],
      ["segue 'Close' leads to several 'Post', so none is chosen: 'Post', 'Post', 'Post', 'Post'"]
    ),
    (
      [
        .init(segue: "Close", source: .init(scene: "B"), destination: .init(unwrapped: "p1")),
        .init(segue: "Close", source: .init(scene: "C")),
        .init(destination: .init(scene: "a")), .init(segue: "Open", destination: .init(scene: "a")),
        .init(segue: "Open", destination: .init(scene: "tabs")),
      ],
      [
        "segue 'Close' leaves 'A' and not 'C'",
        "segue 'Open' leads to 'tabs', 'Home', 'Post' and not to 'a'",
        "row 4 maps segue 'Open' of the same source to another destination",
      ]
    ),
  ])
  func `an ambiguous segue and contradicting rows are reported`(
    rows: [RouteTable.Row],
    messages: [String]
  ) {
    let issues = RouteTable(routes: rows).issues(against: Self.tabs)
    #expect(issues.map(\.description) == messages)
  }

  @Test(arguments: [
    RouteTable.Row(segue: "ShowPost", destination: .init(className: "PostController")),
    .init(segue: "ShowPost", destination: .init(className: "UINavigationController")),
    .init(segue: "ShowPost", destination: .init(className: "any PostScreen")),
    .init(segue: "ShowPost", source: .init(scene: "feed"), destination: .init(scene: "post")),
    .init(segue: "ShowShop", destination: .init(className: "ShopController")),
    .init(segue: "ShowPost", destination: .init(unwrapped: "post")),
    .init(segue: "ShowPost", destination: .init(unwrapped: "PostController")),
  ])
  func reportsNothingForMatchingOrUnknownDestinations(row: RouteTable.Row) {
    let issues = RouteTable(routes: [row]).issues(against: Self.main)
    #expect(issues.isEmpty)
  }

  @Test(arguments: [([], 1), (["empty"], 0)])
  func `code may fill a container inside the destination`(
    empty: [ExactString],
    issueCount: Int
  ) {
    let storyboard = Storyboard(
      name: "Main",
      scenes: [
        Storyboard.Scene(
          id: "feed",
          segues: [.init(id: "s", kind: .show, identifier: "Open", destination: "tabs")]
        ),
        .container("tabs", .tabBarController, ["first", "second"] + empty),
        Storyboard.Scene(id: "empty", kind: .navigationController),
        Storyboard.Scene(id: "first"), Storyboard.Scene(id: "second"),
      ]
    )
    let row = RouteTable.Row(segue: "Open", destination: .init(className: "Later"))
    let issues = RouteTable(routes: [row]).issues(against: storyboard)
    #expect(issues.count == issueCount)
  }

  @Test func `a row may have an exit as its destination`() {
    let storyboard: Storyboard = """
      storyboard name=Main
      scene id=post customClass=PostController
      exit id=exit
      segue id=s kind=unwind identifier=Back destination=exit
      """
    let table = RouteTable(routes: [.init(segue: "Back", destination: .init(scene: "exit"))])
    #expect(table.issues(against: storyboard).isEmpty)
  }

  /// The scene or the class of a row chooses among many segues.
  @Test(arguments: [
    (RouteTable.End(scene: "s7"), true), (.init(scene: "S7"), true),
    (.init(className: "App.C7"), true), (.init(className: "C0"), false),
  ])
  func `of many segues those of the source are compared`(source: RouteTable.End, areFew: Bool) {
    let scenes = (0..<300).map { number in
      Storyboard.Scene(
        id: "s\(number)",
        identifier: "S\(number)",
        customClass: number == 7 ? "C7" : "C0",
        segues: [.init(id: "\(number)", kind: .show, identifier: "Open", destination: "post")]
      )
    }
    let post = Storyboard.Scene(id: "post", customClass: "Post")
    let row = RouteTable.Row(segue: "Open", source: source, destination: .init(className: "Shop"))
    let issues = RouteTable(routes: [row]).issues(
      against: .init(name: "M", scenes: scenes + [post])
    )
    let message = "segue 'Open' leads to 'Post' and not to 'Shop'"
    #expect(issues.map(\.description) == (areFew ? [message] : []))
  }

  @Test(arguments: [(256, 1), (257, 0)])
  func ofTooManySeguesNoneIsComparedWithARow(count: Int, issueCount: Int) {
    let scenes = (0..<count).map { number in
      Storyboard.Scene(
        id: "s\(number)",
        segues: [.init(id: "\(number)", kind: .show, identifier: "ShowPost", destination: "post")]
      )
    }
    let post = Storyboard.Scene(id: "post", customClass: "PostController")
    let table = RouteTable(routes: [.init(segue: "ShowPost", destination: .init(className: "Shop"))]
    )
    let issues = table.issues(against: Storyboard(name: "Main", scenes: scenes + [post]))
    #expect(issues.count == issueCount)
  }

  @Test func aDuplicateComesBeforeTheOtherProblemOfItsRow() {
    let rows = ["PostController", "ShopController"].map {
      RouteTable.Row(segue: "ShowPost", destination: .init(className: $0))
    }
    let issues = RouteTable(routes: rows).issues(against: Self.main)
    #expect(issues.map(\.row) == [1, 1])
    #expect(issues.first?.problem == .duplicateSegue(first: 0))
  }

  @Test func ofSeveralUnknownKeysTheFirstIsNamed() throws {
    let text = #"{"version": 1, "routes": [], "zeta": 1, "alpha": 2, "media": 3}"#
    let error = try #require(throws: DecodingError.self) {
      try JSONDecoder().decode(RouteTable.self, from: Data(text.utf8))
    }
    guard case .dataCorrupted(let context) = error else { throw error }
    #expect(context.debugDescription.hasPrefix("unknown key 'alpha'"))
  }

  @Test func aLocationWithoutAColumnIsAtTheStartOfItsLine() throws {
    let json = #"{"version": 1, "routes": [{"file": "a", "line": 3}, {"file": "b"}]}"#
    let table = try JSONDecoder().decode(RouteTable.self, from: Data(json.utf8))
    #expect(table.routes[0].location == .init(file: "a", line: 3, column: 1))
    #expect(table.routes[1].location == .init(file: "b", line: 1, column: 1))
  }

  @Test(arguments: [("azAZ09-_.:", false), ("a{b", true), ("a@b", true), ("[", true), ("", true)])
  func `a name of other characters is quoted`(name: ExactString, isQuoted: Bool) {
    let text = isQuoted ? "\"\(name)\"" : name.string
    #expect(Storyboard(name: name, scenes: []).notation == "storyboard name=\(text)")
  }

  @Test func `a segue and its element have names for people`() {
    let tab: Storyboard.Segue = .init(
      id: "s",
      kind: .relationship,
      destination: "a",
      relationship: "viewControllers"
    )
    #expect(tab.label == "relationship 'viewControllers'")
    #expect(Storyboard.Segue(id: "s", kind: .show, destination: "a").label == "show segue 's'")
    let accessory = Storyboard.Segue.Trigger(kind: .accessory, element: "cell", image: "cart")
    #expect(accessory.label == "accessory of cell 'cart'")
    #expect(Storyboard.Segue.Trigger(element: "button").label == "button")
  }

  @Test(arguments: [
    (#"{"version": 1, "routes": [{"seque": "X"}]}"#, "routes.0.seque"),
    (#"{"version": 2, "routes": []}"#, "version"),
    (#"{"version": 1, "routes": [{"segue": 7}]}"#, "routes.0.segue"),
    (#"{"version": 1, "routes": [{"dependencies": [{"name": "a"}]}]}"#, "routes.0.dependencies.0"),
  ])
  func rejectsUnknownKeysVersionsAndTypes(json: String, path: String) {
    #expect {
      try JSONDecoder().decode(RouteTable.self, from: Data(json.utf8))
    } throws: { error in
      let path = path.split(separator: ".").map(String.init)
      switch error as? DecodingError {
      case .dataCorrupted(let context), .typeMismatch(_, let context),
        .keyNotFound(_, let context):
        return context.codingPath.map { $0.intValue.map(String.init) ?? $0.stringValue } == path
      default: return false
      }
    }
  }
}
