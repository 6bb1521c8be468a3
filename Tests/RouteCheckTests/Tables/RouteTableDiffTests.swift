import RouteCheckTestSupport
import Routes
import Testing

@testable import ProjectFiles
@testable import RouteMaps
@testable import StoryboardModel
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

  @Test func theCommandFailsOnABreakingChange() async {
    let old = #"{"version": 1, "routes": [{"segue": "A"}, {"segue": "B"}]}"#
    let new = #"{"version": 1, "routes": [{"segue": "A"}, {"segue": "C"}]}"#
    let files = FileSystem.memory(["old.routes.json": old, "new.routes.json": new])
    let run = await ToolRun(["diff", "old.routes.json", "new.routes.json"], files: files)
    #expect(run.output == "removed (breaking): segue 'B'\nadded: segue 'C'\n")
    #expect(run.status == .findings)
    let same = await ToolRun(["diff", "old.routes.json", "old.routes.json"], files: files)
    #expect(same.output == "")
    #expect(same.status == .success)
    let missing = await ToolRun(["diff", "old.routes.json", "nw.routes.json"], files: files)
    #expect(missing.status == .unreadable)
    #expect(
      missing.error == "error: there is no file 'nw.routes.json'; did you mean 'new.routes.json'?\n"
    )
    let far = await ToolRun(["diff", "a/b.json", "old.routes.json"], files: files)
    #expect(far.error == "error: there is no file 'a/b.json'\n")
    let other = await ToolRun(["diff", "cart.routes.json", "old.routes.json"], files: files)
    #expect(other.error == "error: there is no file 'cart.routes.json'\n")
    let broken = FileSystem.memory(["old.routes.json": old, "new.routes.json": "{"])
    let malformed = await ToolRun(["diff", "old.routes.json", "new.routes.json"], files: broken)
    #expect(malformed.status == .unreadable)
    #expect(malformed.error.contains("new.routes.json:1:"), "\(malformed.error)")
    let folder = await ToolRun(["diff", ".", "old.routes.json"], files: files)
    #expect(folder.error == "error: '.' cannot be read: no such file\n")
    #expect(await ToolRun(["diff", "old.routes.json"], files: files).status == .usage)
    let json = await ToolRun(
      ["diff", "--format", "json", "old.routes.json", "new.routes.json"],
      files: files
    )
    #expect(json.output.contains(#""breaking": true"#))
  }
  @Test(arguments: [
    ["good.routes.json", "bad.routes.json"], ["bad.routes.json", "good.routes.json"],
  ])
  func aBrokenTableCannotBeCompared(tables: [String]) async {
    let files = FileSystem.memory([
      "good.routes.json": #"{"version": 1, "routes": [{"segue": "A"}]}"#,
      "bad.routes.json": "{",
    ])
    let run = await ToolRun(["diff"] + tables, files: files)
    #expect(run.status == .unreadable)
    #expect(run.output == "")
    #expect(run.error.hasPrefix("bad.routes.json:1:"), "\(run.error)")
  }
}
