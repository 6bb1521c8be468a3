import Foundation
import Routes
import RoutesExploration
import TestSupport
import Testing

@testable import StoryboardReader

/// The storyboards of public apps are explored, and every move is that of a graph.
@Suite struct ExploredStoryboardTests {
  @Test(.enabled(if: !Corpus.files.isEmpty), arguments: Corpus.files)
  func `every move is that of a graph`(path: String) throws {
    let bytes = try Array(Data(contentsOf: URL(filePath: path)))
    let file = try StoryboardParser.read(bytes, path: path, name: "Main").get()
    let registry = try SegueRegistry(found: [file.storyboard])
    for scene in file.storyboard.scenes where scene.reference == nil {
      for width in ControllerGraph.SizeClass.allCases {
        for copies in 1...2 {
          let object = Storyboard.SceneObject(storyboard: file.storyboard.name, id: scene.id)
          guard let graph = try? ControllerGraph(scene: object, of: registry, width: width) else {
            continue
          }
          let exploration = try graph.explore(
            within: .init(copies: copies, states: 400)
          )
          #expect(exploration.stateCount > 0)
        }
      }
    }
  }
}
