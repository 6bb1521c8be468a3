import Foundation
import RouteCheckTestSupport
import Routes
import Testing

@testable import ProjectModel
@testable import RouteDiagnostics
@testable import RouteMaps
@testable import RouteTables
@testable import RuleRunning
@testable import RuleSupport
@testable import SourceText
@testable import StoryboardReader

/// What the tool leaves out of very large inputs. `Examples/Benchmarks/run growth` measures their time.
@Suite struct LimitTests {
  @Test
  func `containers inside each other are drawn up to a depth`() {
    let count = 600
    let containers = (0..<count).map { number in
      var container = Storyboard.Scene(id: "c\(number)", kind: .navigationController)
      container.segues = [
        .init(
          id: "r\(number)",
          kind: .relationship,
          destination: "c\((number + 1) % count)",
          relationship: "rootViewController"
        )
      ]
      return container
    }
    let file = StoryboardFile(
      path: "Main.storyboard",
      storyboard: Storyboard(name: "Main", scenes: containers),
      document: .start,
      scenes: containers.map { _ in .init(element: .start, segues: [.init(element: .start)]) }
    )
    let map = SceneMap(Project(LoadedFiles(storyboards: [file])))
    let outermost = map.nodes.filter { $0.container == nil }.count
    #expect(outermost == (count + SceneMap.nesting) / (SceneMap.nesting + 1))
    #expect(SVGMap(map).text.contains("node-\(count - 1)"))
  }

  /// A chain of classes, each with a scene and with code that performs a segue which no scene has.
  @Test(arguments: [(10, 9), (200, 64)])
  func `of a chain of classes the last ones are checked`(length: Int, checked: Int) async {
    let classes = (1..<length).map { number in
      """
      class C\(number): C\(number - 1) { func go() { performSegue(withIdentifier: "Nope", sender: 1) } }
      """
    }
    let scenes = (0..<length).map { scene("c\($0)", "C\($0)", segue("s\($0)", "Show", to: "c0")) }
    let found = await RuleRunner(only: ["unknown-segue"]).run(
      on: Example.main(scenes.joined()).and(
        "Classes.swift",
        "class C0: UIViewController {}\n" + classes.joined(separator: "\n")
      )
    ).diagnostics
    #expect(found.count == checked)
    let last = found.last?.message.string ?? ""
    #expect(last.hasPrefix("no scene of 'C\(length - 1)'"), "\(last)")
  }
}
