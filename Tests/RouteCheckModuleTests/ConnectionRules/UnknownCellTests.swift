import RouteCheckTestSupport
import Testing

@testable import ProjectModel
@testable import RouteReports
@testable import RuleSupport

/// Identifiers of cells that are compared with the prototypes of a class's tables.
@Suite struct UnknownCellTests {
  private func findings(
    _ body: String,
    in type: String = "Feed",
    besides other: String = ""
  ) async -> [String] {
    let storyboard = Example.main(
      """
      <scene><objects><tableViewController id="feed" customClass="Feed">
        <tableView key="view" id="t"><prototypes>
          <tableViewCell reuseIdentifier="PostCell" id="r"/>
          <tableViewCell reuseIdentifier="Row1" id="s"/>
        </prototypes></tableView>
      </tableViewController></objects></scene>
      <scene><objects><collectionViewController id="grid" customClass="Grid">
        <collectionView key="view" id="g"><cells>
          <collectionViewCell reuseIdentifier="Tile" id="i"/>
        </cells></collectionView>
      </collectionViewController></objects></scene>
      """
    )
    let source = """
      enum Cells { static let wrong = "PostCel" }
      class Feed: UITableViewController { func one() { \(type == "Feed" ? body : "") } }
      class Grid: UICollectionViewController { func one() { \(type == "Grid" ? body : "") } }
      class Other: UITableViewController { func one() { \(type == "Other" ? body : "") } }
      \(other)
      """
    let report = await RuleRunner(only: ["unknown-cell"]).run(
      on: storyboard.and("Feed.swift", source)
    )
    return report.diagnostics.map { "\($0.message) [\($0.fix?.replacement.string ?? "-")]" }
  }

  @Test(arguments: [
    (
      "Feed", #"_ = table.dequeueReusableCell(withIdentifier: "PotsCell", for: path)"#, "PotsCell",
      "PostCell", "PostCell"
    ),
    (
      "Feed", "let cell = tableView.dequeueReusableCell(withIdentifier: Cells.wrong) as? Row",
      "PostCel", "PostCell", "-"
    ),
    (
      "Grid", #"return view.dequeueReusableCell(withReuseIdentifier: "tile", for: path)"#, "tile",
      "Tile", "Tile"
    ),
  ])
  func aMisspelledIdentifierIsReported(
    type: String,
    body: String,
    name: String,
    near: String,
    fix: String
  ) async {
    #expect(
      await findings(body, in: type) == [
        "no cell of the table has the identifier '\(name)'; did you mean '\(near)'? [\(fix)]"
      ]
    )
  }

  @Test(arguments: [
    ("Feed", #"_ = table.dequeueReusableCell(withIdentifier: "PostCell")"#),
    ("Feed", #"_ = table.dequeueReusableCell(withIdentifier: "Row2")"#),
    ("Feed", #"_ = table.dequeueReusableCell(withIdentifier: "Tile")"#),
    ("Feed", #"_ = table.dequeueReusableCell(withIdentifier: "Advertisement")"#),
    ("Feed", #"_ = table.dequeueReusableCell(withIdentifier: "Post" + "Cel")"#),
    (
      "Feed",
      #"_ = [table.dequeueReusableCell(withIdentifier: "PostCell"), table.dequeueReusableCell(withIdentifier: "PostCel")]"#
    ),
    (
      "Feed",
      #"table.register(nib, forCellReuseIdentifier: "PostCel"); _ = table.dequeueReusableCell(withIdentifier: "PostCel")"#
    ),
    (
      "Feed",
      #"table.register(nib, forCellReuseIdentifier: id()); _ = table.dequeueReusableCell(withIdentifier: "PostCel")"#
    ),
    ("Other", #"_ = table.dequeueReusableCell(withIdentifier: "PostCel")"#),
    ("Feed", #"_ = table.dequeueReusableHeaderFooterView(withIdentifier: "PostCel")"#),
  ])
  func anIdentifierThatMayBeRightIsNotReported(type: String, body: String) async {
    #expect(await findings(body, in: type) == [])
  }

  @Test func `code of other scenes does not excuse an unknown cell`() async {
    let wrong = #"_ = table.dequeueReusableCell(withIdentifier: "PostCel")"#
    let right = #"{ func two() { _ = table.dequeueReusableCell(withIdentifier: "PostCell") } }"#
    #expect(await findings(wrong, besides: "extension Grid \(right)").count == 1)
    #expect(await findings(wrong, besides: "extension Feed \(right)") == [])
    #expect(await findings(wrong, besides: "class Sub: Feed \(right)") == [])
    #expect(await findings(wrong, besides: "class Source: NSObject \(right)") == [])
  }
}
