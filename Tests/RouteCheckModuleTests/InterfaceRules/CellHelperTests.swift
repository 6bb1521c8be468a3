import RouteCheckTestSupport
import Testing

@testable import ProjectModel
@testable import RuleRunning
@testable import RuleSupport

/// Generic functions that make or register cells by their class.
@Suite struct CellHelperTests {
  private static let identifier = """
    protocol Reusable { static var identifier: String { get } }
    extension Reusable { static var identifier: String { return String(describing: self) } }
    extension UITableViewCell: Reusable {}
    """

  /// The identifiers that are reported for a function and a call in an app whose only cell is `RowCell`.
  private func unknown(
    _ function: String,
    _ call: String,
    identifier: String = Self.identifier
  ) async -> [String] {
    let storyboard = Example.main(
      """
      <scene><objects><tableViewController id="feed" customClass="Feed">
        <tableView key="view" id="t"><prototypes>
          <tableViewCell reuseIdentifier="RowCell" id="r"/>
        </prototypes></tableView>
      </tableViewController></objects></scene>
      """
    ).and("Package.swift", #"let package = Package(name: "App")"#)
    let project =
      storyboard.and("Helper.swift", "\(identifier)\nextension UITableView { \(function) }")
      .and(
        "Feed.swift",
        """
        class RowCell: UITableViewCell {}
        class MapCell: UITableViewCell {}
        class NamedCell: UITableViewCell { static let identifier = "Name" }
        class MadeCell: UITableViewCell { static var identifier: String { name() } }
        class LaterCell: UITableViewCell { static var identifier = "RowCell" }
        class Feed: UITableViewController { func make(_ path: IndexPath) { \(call) } }
        """
      )
    return await RuleRunner(only: ["unknown-cell"]).run(on: project).diagnostics.map {
      $0.message.string.replacing("no cell of the app has the identifier ", with: "")
    }
  }

  private static let make =
    "func dequeueReusableCell<T: UITableViewCell>(for path: IndexPath, as type: T.Type = T.self) -> T "
    + "{ dequeueReusableCell(withIdentifier: T.identifier, for: path) as! T }"

  @Test(arguments: [
    make,
    """
    func dequeueReusableCell<T>(for path: IndexPath, as type: T.Type) -> T where T: UITableViewCell {
      let name = String(describing: type)
      guard let cell = dequeueReusableCell(withIdentifier: name, for: path) as? T else { fatalError() }
      return cell
    }
    """,
    """
    func dequeueReusableCell<T: UITableViewCell>(for path: IndexPath, as type: T.Type) -> T {
      dequeueReusableCell(withIdentifier: String(describing: T.self), for: path) as! T
    }
    """,
    """
    func dequeueReusableCell<A, T: UITableViewCell>(for path: IndexPath, as type: T.Type, _ a: A) -> T {
      let name = type.self.identifier
      return dequeueReusableCell(withIdentifier: name, for: path) as! T
    }
    """,
    """
    func dequeueReusableCell(for path: IndexPath, as type: (some UITableViewCell).Type) {
      dequeueReusableCell(withIdentifier: type.identifier, for: path)
    }
    """,
  ])
  func `the class in the argument of a generic function decides the identifier`(
    function: String
  ) async {
    for (name, isUnknown) in [("MapCell", true), ("RowCell", false)] {
      let call = "_ = tableView.dequeueReusableCell(for: path, as: \(name).self)"
      #expect(await unknown(function, call) == (isUnknown ? ["'\(name)'"] : []))
    }
  }

  @Test(arguments: [
    ("let cell = tableView.dequeueReusableCell(for: path) as MapCell", ["'MapCell'"]),
    ("return tableView.dequeueReusableCell(for: path) as! MapCell", ["'MapCell'"]),
    ("let cell: MapCell = self.tableView!.dequeueReusableCell(for: path)", ["'MapCell'"]),
    ("let cell: RowCell = tableView.dequeueReusableCell(for: path)", []),
    ("show(tableView.dequeueReusableCell(for: path))", []),
    ("let cell = tableView.dequeueReusableCell(for: path) as NamedCell", ["'Name'"]),
    ("let cell = tableView.dequeueReusableCell(for: path) as MadeCell", []),
    ("let cell = tableView.dequeueReusableCell(for: path) as LaterCell", []),
    ("let cell = tableView.dequeueReusableCell(for: path) as OtherCell", []),
    ("let cell = tableView.dequeueReusableCell(from: path) as MapCell", []),
    ("let cell: MapCell = tableView.dequeueReusableCell()", []),
    ("let cell: MapCell = tableView.dequeueReusableCell(as: MapCell.self, for: path)", []),
  ])
  func `a cast or a type annotation decides it without such an argument`(
    call: String,
    found: [String]
  ) async {
    #expect(await unknown(Self.make, call) == found)
  }

  @Test(arguments: [
    ("register(MapCell.self)", []), ("register(RowCell.self)", ["'MapCell'"]),
    ("register(RowCell.self, at: 1); tableView.register(MapCell.self)", []),
    ("for type in types { tableView.register(type) }", []),
    ("tableView.register(nib, forCellReuseIdentifier: name)", []),
  ])
  func `a class that a generic function registers is known`(
    registration: String,
    found: [String]
  ) async {
    let register =
      "func register<T: UITableViewCell>(_ type: T.Type) "
      + "{ register(T.self, forCellReuseIdentifier: T.identifier) }"
    let calls = "tableView.\(registration); _ = tableView.dequeueReusableCell(for: path) as MapCell"
    #expect(
      await unknown(Self.make + register, calls.replacing("tableView.for", with: "for")) == found
    )
    // The calls of a function of another name are not read.
    let other = register.replacing("func register<", with: "func add<")
    #expect(await unknown(Self.make + other, calls).isEmpty)
  }

  @Test func `arguments with defaults are left out`() async {
    let make = Self.make.replacing("= T.self)", with: "= T.self, at section: Int = 0)")
    let call = "_ = tableView.dequeueReusableCell(for: path, as: MapCell.self)"
    #expect(await unknown(make, call) == ["'MapCell'"])
  }

  @Test func `an identifier is unknown if members differ`() async {
    let call = "_ = tableView.dequeueReusableCell(for: path) as MapCell"
    let more =
      Self.identifier + "\nextension UITableViewCell { static var identifier: String { name } }"
    #expect(await unknown(Self.make, call, identifier: more) == [])
    let two = Self.make + Self.make.replacing("T.identifier", with: "T.other")
    #expect(await unknown(two, call) == [])
  }

  @Test func `a prototype that such a call makes is no hint for another name`() async {
    let wrong = #"_ = tableView.dequeueReusableCell(withIdentifier: "RowCel")"#
    let right = "_ = tableView.dequeueReusableCell(for: path) as RowCell"
    #expect(await unknown(Self.make, wrong).count == 1)
    // The first call has no known identifier.
    let calls = "\(right.replacing("RowCell", with: "MadeCell")); \(right)"
    #expect(await unknown(Self.make, "\(wrong); \(calls)") == [])
  }
}
