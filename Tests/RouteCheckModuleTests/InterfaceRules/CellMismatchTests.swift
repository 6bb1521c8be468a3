import RouteCheckTestSupport
import Testing

@testable import ProjectModel
@testable import RuleRunning
@testable import RuleSupport

/// Casts of cells that are compared with the prototypes of a storyboard.
@Suite struct CellMismatchTests {
  private static let storyboard = Example.main(
    """
    <scene><objects><tableViewController id="feed" customClass="Feed">
      <tableView key="view" id="t">
        <prototypes><tableViewCell reuseIdentifier="Row" customClass="Other" id="r"/></prototypes>
        <sections><tableViewSection id="s"><cells>
          <tableViewCell reuseIdentifier="Static" id="c"/>
        </cells></tableViewSection></sections>
      </tableView>
    </tableViewController></objects></scene>
    <scene><objects><collectionViewController id="grid" customClass="Grid">
      <collectionView key="view" id="g"><cells>
        <collectionViewCell reuseIdentifier="Tile" id="i"/>
      </cells></collectionView>
    </collectionViewController></objects></scene>
    """
  )

  private func findings(_ type: String, _ body: String) async -> [String] {
    let source = """
      class Row: UITableViewCell {}
      class Other: UITableViewCell {}
      class Tile: UICollectionViewCell {}
      protocol Filled {}
      class Feed: UITableViewController { func one() { \(type == "Feed" ? body : "") } }
      class Grid: UICollectionViewController { func one() { \(type == "Grid" ? body : "") } }
      class Source: NSObject { func one() { \(type == "Source" ? body : "") } }
      """
    let report = await RuleRunner(only: ["cell-mismatch"]).run(
      on: Self.storyboard.and("Feed.swift", source)
    )
    return report.diagnostics.map { "\($0.severity): \($0.message)" }
  }

  @Test(arguments: [
    (
      "Feed", #"let a = table.dequeueReusableCell(withIdentifier: "Row", for: b) as! Row"#,
      "error: the cell 'Row' is 'Other' and not 'Row'"
    ),
    (
      "Feed",
      #"guard let a = self.tableView.dequeueReusableCell(withIdentifier: "Row") as? Row else { return }"#,
      "warning: the cell 'Row' is 'Other' and not 'Row'"
    ),
    (
      "Grid", #"let a = view.dequeueReusableCell(withReuseIdentifier: "Tile", for: b) as! Tile"#,
      "error: the cell 'Tile' is 'UICollectionViewCell' and not 'Tile'"
    ),
  ])
  func aCastThatFailsIsReported(type: String, body: String, message: String) async {
    #expect(await findings(type, body) == [message])
  }

  @Test(arguments: [("", 1), ("class Row: Other {}", 0), ("enum Row {}", 0)])
  func `a nested type hides one outside of the class`(nested: String, count: Int) async {
    let source = """
      class Row: UITableViewCell {}
      class Other: UITableViewCell {}
      class Feed: UITableViewController {
        \(nested)
        func one() { _ = table.dequeueReusableCell(withIdentifier: "Row", for: b) as! Row }
      }
      """
    #expect(
      await RuleRunner(only: ["cell-mismatch"]).run(on: Self.storyboard.and("Feed.swift", source))
        .diagnostics.count == count
    )
  }

  @Test(arguments: [
    ("Feed", #"let a = table.dequeueReusableCell(withIdentifier: "Row", for: b) as! Other"#),
    ("Feed", #"let a = table.dequeueReusableCell(withIdentifier: "Row", for: b)"#),
    (
      "Feed",
      #"let a = table.dequeueReusableCell(withIdentifier: "Row", for: b) as! UITableViewCell"#
    ),
    ("Feed", #"let a = table.dequeueReusableCell(withIdentifier: "Row", for: b) as! Filled"#),
    ("Feed", #"let a = table.dequeueReusableCell(withIdentifier: "Row", for: b) as! Unknown"#),
    ("Feed", #"let a = table.dequeueReusableCell(withIdentifier: "Static") as! Row"#),
    ("Feed", #"let a = table.dequeueReusableCell(withIdentifier: "Tile") as! Row"#),
    ("Feed", #"let a = table.dequeueReusableCell(withIdentifier: id(), for: b) as! Row"#),
    ("Feed", #"let a = table.dequeueReusableHeaderFooterView(withIdentifier: "Row") as! Row"#),
    (
      "Feed",
      #"table.register(Row.self, forCellReuseIdentifier: "Row"); let a = table.dequeueReusableCell(withIdentifier: "Row") as! Row"#
    ),
    (
      "Feed",
      #"table.register(Row.self, forCellReuseIdentifier: id()); let a = table.dequeueReusableCell(withIdentifier: "Row") as! Row"#
    ),
    (
      "Feed",
      #"let a = table.dequeueReusableCell(withIdentifier: "Row"); if let b = a as? Other {} else if let c = table.dequeueReusableCell(withIdentifier: "Row") as? Row {}"#
    ),
    ("Source", #"let a = table.dequeueReusableCell(withIdentifier: "Row", for: b) as! Row"#),
  ])
  func aCastThatMaySucceedIsNotReported(type: String, body: String) async {
    #expect(await findings(type, body) == [])
  }
}
