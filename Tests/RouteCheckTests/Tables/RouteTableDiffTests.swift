import Testing

@testable import ProjectLoading
@testable import RouteMaps
@testable import RouteTables
@testable import routecheck

@Suite struct RouteTableDiffTests {
  static let old = RouteTable.Row(
    route: "post",
    segue: "ShowPost",
    kind: .show,
    source: .init(className: "Feed"),
    destination: .init(className: "Post"),
    dependencies: [.init(name: "post", type: "Int")]
  )

  private static func changed(_ change: (inout RouteTable.Row) -> Void) -> RouteTable.Row {
    var row = old
    change(&row)
    return row
  }

  static let changes: [(new: RouteTable.Row, detail: String, isBreaking: Bool)] = [
    (changed { $0.route = "detail" }, "route 'post' is now 'detail'", true),
    (changed { $0.kind = .presentation }, "kind 'show' is now 'presentation'", false),
    (changed { $0.source = nil }, "source 'Feed' is now none", false),
    (changed { $0.source = .init(className: "List") }, "source 'Feed' is now 'List'", true),
    (
      changed { $0.destination = .init(className: "Page") }, "destination 'Post' is now 'Page'",
      true
    ),
    (
      changed { $0.dependencies[0].type = "String" },
      "dependencies 'post: Int' is now 'post: String'", true
    ),
    (changed { $0.dependencies = [] }, "dependencies 'post: Int' is now none", true),
  ]

  @Test(arguments: changes)
  func aChangeIsNamed(new: RouteTable.Row, detail: String, isBreaking: Bool) {
    let diff = RouteTableDiff(from: .init(routes: [Self.old]), to: .init(routes: [new]))
    #expect(diff.changes.map(\.kind) == [.changed])
    #expect(diff.changes.first?.details == [detail])
    #expect(diff.changes.first?.isBreaking == isBreaking)
  }

  @Test func `a route that loses its segue is not added`() {
    let renamed = Self.changed { $0.segue = "ShowPots" }
    var segue = renamed
    segue.route = nil
    var route = Self.old
    route.segue = nil
    let diff = RouteTableDiff(from: .init(routes: [Self.old]), to: .init(routes: [segue, route]))
    #expect(diff.changes.map(\.name) == ["segue 'ShowPost'", "segue 'ShowPots'"])
    let back = RouteTableDiff(from: .init(routes: [segue, route]), to: .init(routes: [Self.old]))
    #expect(back.changes.map(\.name) == ["segue 'ShowPots'", "segue 'ShowPost'"])
  }

  @Test func equalTablesHaveNoChanges() {
    var inNavigation = Self.old
    inNavigation.destination = .init(scene: "nav", unwrapped: "Post")
    inNavigation.location = .init(file: "Main.storyboard", line: 1, column: 1)
    let diff = RouteTableDiff(from: .init(routes: [Self.old]), to: .init(routes: [inNavigation]))
    #expect(diff.changes.isEmpty)
  }

  @Test func rowsOfOneSegueAreComparedForTheSameSource() {
    let list = Self.changed { $0.source = .init(className: "List") }
    let shop = Self.changed { $0.source = .init(className: "Shop") }
    let diff = RouteTableDiff(
      from: .init(routes: [Self.old, list]),
      to: .init(routes: [shop, list])
    )
    #expect(diff.changes.map(\.kind) == [.removed, .added])
    #expect(diff.changes.map(\.isBreaking) == [true, false])
  }

  @Test func aSecondSourceOfASegueIsNamed() {
    let list = Self.changed { $0.source = .init(className: "List") }
    let both = RouteTable(routes: [Self.old, list])
    let more = RouteTableDiff(from: .init(routes: [Self.old]), to: both)
    #expect(more.changes.map(\.kind) == [.added])
    #expect(more.changes.map(\.name) == ["segue 'ShowPost' of 'List'"])
    let less = RouteTableDiff(from: both, to: .init(routes: [list]))
    #expect(less.changes.map(\.kind) == [.removed])
    #expect(less.changes.map(\.name) == ["segue 'ShowPost' of 'Feed'"])
  }

  @Test func `a row that gains or loses its source is changed`() {
    let any = Self.changed { $0.source = nil }
    let list = Self.changed { $0.source = .init(className: "List") }
    let gained = RouteTableDiff(from: .init(routes: [any]), to: .init(routes: [Self.old, list]))
    #expect(gained.changes.map(\.kind) == [.changed, .added])
    #expect(gained.changes.last?.name == "segue 'ShowPost' of 'List'")
    let lost = RouteTableDiff(
      from: .init(routes: [Self.old, list]),
      to: .init(routes: [list, any])
    )
    #expect(lost.changes.map(\.kind) == [.changed])
    #expect(lost.changes.first?.details == ["source 'Feed' is now none"])
  }

  private static let files = FileSystem.memory([
    "old.routes.json": #"{"version": 1, "routes": [{"segue": "A"}, {"segue": "B"}]}"#,
    "new.routes.json": #"{"version": 1, "routes": [{"segue": "A"}, {"segue": "C"}]}"#,
    "bad.routes.json": "{",
  ])

  /// Two tables, the exit status, and what is printed.
  static let runs: [(tables: [String], status: routecheck.ExitStatus, text: String)] = [
    (["old", "new"], .findings, "removed (breaking): segue 'B'\nadded: segue 'C'\n"),
    (["old", "old"], .success, ""),
    (
      ["old", "nw"], .unreadable,
      "there is no file 'nw.routes.json'; did you mean 'new.routes.json'?"
    ),
    (["a/b", "old"], .unreadable, "error: there is no file 'a/b.routes.json'\n"),
    (["old", "bad"], .unreadable, "bad.routes.json:1:2: error: invalid JSON"),
    (["bad", "old"], .unreadable, "bad.routes.json:1:2: error: invalid JSON"),
    (["old"], .usage, "missing argument NEW"),
  ]

  @Test(arguments: runs)
  func `the command fails on a breaking change`(
    tables: [String],
    status: routecheck.ExitStatus,
    text: String
  ) async {
    let run = await ToolRun(["diff"] + tables.map { "\($0).routes.json" }, files: Self.files)
    #expect(run.status == status)
    #expect(run.output == (status == .findings ? text : ""))
    let isQuiet = [.findings, .success].contains(status)
    #expect(isQuiet ? run.error == "" : run.error.contains(text), "\(run.error)")
  }

  @Test func `JSON tells a breaking change`() async {
    let json = await ToolRun(
      ["diff", "--format", "json", "old.routes.json", "new.routes.json"],
      files: Self.files
    )
    #expect(json.output.contains(#""breaking": true"#))
  }
}
