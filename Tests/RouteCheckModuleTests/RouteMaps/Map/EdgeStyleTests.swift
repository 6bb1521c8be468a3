import Routes
import Testing

@testable import ProjectModel
@testable import RouteMaps

@Suite struct EdgeStyleTests {
  @Test func everyFormatDrawsASegueInItsStyle() {
    let kinds: [SegueKind] = [.show, .presentation, .embed, .unwind, .unknown("new")]
    #expect(Set(kinds.map(EdgeStyle.init)) == Set(EdgeStyle.allCases).subtracting([.code]))
    for style in EdgeStyle.allCases where style != .show {
      #expect(SVGMap.style.contains(".edge.\(style.rawValue) path{stroke:var(--"))
    }
  }

  /// Lines to every scene of a class would hide the others.
  @Test(arguments: [(4, 12), (5, 1)])
  func `moves to more than four scenes are not drawn`(count: Int, lines: Int) async {
    let scenes = (0..<count).map {
      "<scene><objects><viewController id='\($0)' customClass='Post'/></objects></scene>"
    }
    let map = SceneMap(
      await .drawn([
        "Main.storyboard": """
        <document type='x.Storyboard'><scenes><scene><objects>
        <viewController id='f' customClass='Feed'><connections>
        <segue id='u' kind='unwind' unwindAction='back:' destination='e'/></connections>
        </viewController><exit id='e'/></objects></scene>\(scenes.joined())</scenes></document>
        """,
        "Feed.swift": """
        class Feed: UIViewController { func open() { present(Post(), animated: true) } }
        class Post: UIViewController {
          @IBAction func back(_ segue: UIStoryboardSegue) {}
          func open() { present(Feed(), animated: true) }
        }
        """,
      ])
    )
    #expect(map.edges.count == lines)
  }

  @Test func `two styles differ by their ends or dashes`() {
    let shapes = EdgeStyle.allCases.map { "\($0.look.end) \($0.look.dashes ?? "")" }
    #expect(Set(shapes).count == shapes.count)
    for style in EdgeStyle.allCases {
      #expect(SVGMap.definitions.contains("id=\"\(style.look.end)\""))
    }
  }
}
