import Testing

@testable import ProjectLoading
@testable import ProjectModel
@testable import RouteMaps

/// The controllers with xibs on a map.
@Suite struct XibScreenTests {
  private static let storyboard = """
    <document type='x.Storyboard' initialViewController='feed'><scenes>
      <scene><objects><viewController id='feed' customClass='Feed'/></objects></scene>
    </scenes></document>
    """

  private static func xib(owner: String) -> String {
    """
    <document type='x.XIB'><objects>
      <placeholder placeholderIdentifier='IBFilesOwner' id='-1' customClass='\(owner)'/>
    </objects></document>
    """
  }

  /// The lines of a map, and its nodes that are xibs.
  private static func map(
    _ code: String,
    xib owner: String = "Settings",
    copies: Int = 0
  ) async -> [String] {
    var files = [
      "Main.storyboard": storyboard, "Settings.xib": xib(owner: owner),
      "Row.xib": xib(owner: "Row"),
      "A.swift": code,
    ]
    for copy in 0..<copies { files["Copy\(copy)/Settings.xib"] = xib(owner: owner) }
    let project = await ProjectLoader(files: .memory(files), concurrency: 1).load(["."])
    let map = SceneMap(project)
    return map.nodes.filter { $0.kind == "xib" }.map(\.title)
      + map.edges.map {
        "\(map.nodes[$0.source].title) \($0.label) \(map.nodes[$0.destination].title)"
      }
  }

  private static let classes = """
    class Settings: UIViewController { func done() { present(Feed(), animated: true) } }
    class Row: UITableViewCell {}
    """

  @Test(arguments: [
    "Settings()", "Settings(nibName: nil, bundle: nil)",
    #"Settings(nibName: "Settings", bundle: nil)"#,
  ])
  func codeMovesToAndFromAControllerWithAXib(controller: String) async {
    let code = """
      class Feed: UIViewController {
        func open() { navigationController?.pushViewController(\(controller), animated: true) }
      }
      """
    #expect(
      await Self.map(code + "\n" + Self.classes)
        == ["Settings", "Feed push Settings", "Settings present Feed"]
    )
  }

  @Test(arguments: [(3, 4), (4, 0)])
  func `code moves to each of up to four xibs of a class`(copies: Int, edges: Int) async {
    let code = """
      class Feed: UIViewController { func open() { present(Settings(), animated: true) } }

      """
    let lines = await Self.map(code + Self.classes, copies: copies)
    #expect(lines.count { $0 == "Settings" } == copies + 1)
    #expect(lines.count { $0.hasPrefix("Feed present") } == edges)
  }

  @Test func `any object can own a xib of another name`() async {
    let code = "class Feed: UIViewController {}\nclass Other: UIViewController {}\n"
    #expect(await Self.map(code + Self.classes, xib: "Other") == [])
  }
}
