import RouteCheckTestSupport
import Testing

@testable import ProjectModel
@testable import RouteReports
@testable import RuleSupport

/// Rules about outlets, cells and modules in a class with very many scenes.
@Suite struct ConnectedClassTests {
  private static let count = 1_500

  @Test(.timeLimit(.minutes(1)))
  func manyCellsAndOutletsOfOneClassAreCompared() async {
    let scenes = (0..<Self.count).map { number in
      """
      <scene><objects><tableViewController id="c\(number)" customClass="Feed" customModule="M\(number)">
        <tableView key="view" id="t\(number)"><prototypes>
          <tableViewCell reuseIdentifier="Row\(number)" id="r\(number)"/>
        </prototypes></tableView>
        <connections><outlet property="part" destination="t\(number)" id="o\(number)"/></connections>
      </tableViewController></objects></scene>
      """
    }
    let lines = (0..<Self.count).map {
      "  func cell\($0)() { _ = tableView.dequeueReusableCell(withIdentifier: \"Rwo\($0)\") }\n"
    }
    let source = """
      class Feed: UITableViewController {
        @IBOutlet var part: UILabel!
      \(lines.joined())}
      """
    let targets = (0..<Self.count).map { ".target(name: \"T\($0)\")" }.joined(separator: ", ")
    let project = await Project.load([
      "Main.storyboard": Example.main(scenes.joined()).files[0].text,
      "Sources/App/Feed.swift": source, "Package.swift": "targets: [\(targets)]",
    ])
    let rules = ["outlet-mismatch", "unknown-cell", "module-mismatch"]
    let found = RuleRunner(only: rules).run(on: project).diagnostics
    #expect(found.count { $0.rule == "outlet-mismatch" } == Self.count)
    // The search for near names ends after a million comparisons.
    #expect(found.contains { $0.rule == "unknown-cell" })
  }
}
