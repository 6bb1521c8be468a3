import RouteCheckTestSupport
import Testing

@testable import ProjectModel
@testable import RuleRunning

/// Circles of embeds are found wherever the search for them begins.
@Suite struct SelfEmbeddingSceneTests {
  /// Scenes, each with those that it embeds, and the segues that are part of a circle.
  static let projects: [(scenes: KeyValuePairs<String, String>, circle: [String])] = [
    (["a": "b", "b": "a", "c": "a"], ["a-b", "b-a"]),
    (["c": "a", "b": "a", "a": "b"], ["a-b", "b-a"]),
    (["a": "bc", "b": "c", "c": ""], []),
    (["a": "b", "b": "c", "c": "d", "d": "be"], ["b-c", "c-d", "d-b"]),
    (["a": "ab", "b": "c", "c": "b"], ["a-a", "b-c", "c-b"]),
    (["a": "bcd", "b": "", "c": "", "d": "a"], ["a-d", "d-a"]),
  ]

  @Test(arguments: projects)
  func everyEmbedOfACircleIsReported(
    scenes: KeyValuePairs<String, String>,
    circle: [String]
  ) async {
    let text = scenes.map { scene, embedded in
      let segues = embedded.map {
        "<segue id=\"\(scene)-\($0)\" kind=\"embed\" destination=\"\($0)\"/>"
      }
      return """
        <scene><objects><viewController id="\(scene)"><connections>
        \(segues.joined())
        </connections></viewController></objects></scene>
        """
    }
    let project = await Project.load(.main(text.joined(separator: "\n")))
    let report = RuleRunner(only: ["self-embedding-scene"]).run(on: project)
    #expect(report.diagnostics.compactMap(\.object?.description).sorted() == circle)
  }
}
