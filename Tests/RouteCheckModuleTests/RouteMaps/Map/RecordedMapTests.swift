import Foundation
import Routes
import TestSupport
import Testing

@testable import ProjectModel
@testable import RouteMaps
@testable import StoryboardReader

/// Maps that are kept as files, so that a change of any shape or place is seen.
///
/// `ROUTES_RECORD=1` writes them. Look at the pictures before they are committed.
@Suite struct RecordedMapTests {
  private static let folder = Repository.root
    .appending(path: "Tests/RouteCheckModuleTests/RouteMaps/Map/Recorded")

  /// A storyboard with the controls of a platform, in many sizes, colours and layouts, or without frames.
  @Test(arguments: ["Phone", "Unframed", "Mac", "Watch", "TV"])
  func theControlsAreDrawnAsRecorded(name: String) async throws {
    let path = Self.folder.appending(path: "\(name).storyboard").path
    let project = await Project.drawn(.disk, [path])
    #expect(project.storyboards.count == 1)
    let picture = SVGMap(SceneMap(project)).text
      .replacing(Repository.root.path + "/", with: "")
    let file = Self.folder.appending(path: "\(name).svg")
    #expect(try isRecorded(picture, in: file), "set ROUTES_RECORD=1 to draw \(name).svg again")
  }

  /// A scene and a segue of each kind of change.
  @Test func theChangesAreDrawnAsRecorded() async throws {
    func scene(_ id: String, title: String, _ segues: [(id: String, to: String)]) -> String {
      let list = segues.map {
        "<segue id='\($0.id)' kind='show' identifier='\($0.id)' destination='\($0.to)'/>"
      }
      return """
        <scene><objects><viewController id='\(id)' title='\(title)'><view key='view'/>
        <connections>\(list.joined())</connections></viewController></objects></scene>
        """
    }
    let old = [
      scene("feed", title: "Feed", [("Post", "post"), ("Old", "help"), ("Map", "map")]),
      scene("post", title: "Post", []), scene("help", title: "Help", []),
      scene("map", title: "Map", []),
    ]
    let new = [
      scene("feed", title: "Feed", [("Post", "post"), ("New", "login"), ("Map", "post")]),
      scene("post", title: "Article", []), scene("login", title: "Login", []),
      scene("map", title: "Map", []),
    ]
    let diff = await AppDiff(scenes: old.joined(), new.joined())
    let picture = DiffFormat.svg.text(of: diff)
    let file = Self.folder.appending(path: "Changes.svg")
    #expect(try isRecorded(picture, in: file), "set ROUTES_RECORD=1 to draw Changes.svg again")
  }

  /// The sizes of the maps of random scenes, and checksums of pictures and pages.
  @Test func randomScenesAreLaidOutAsRecorded() throws {
    let lines = (0..<32).map { seed in
      let sizes = [2, 3, 5, 8, 13, 21, 40, 120]
      let map = SceneMap(
        .random(scenes: sizes[seed % sizes.count], storyboards: seed % 4 + 1, seed: UInt64(seed))
      )
      let size = MapLayout(map).size
      let page = HTMLMap.text(of: map).replacing(HTMLMapPage.style, with: "")
        .replacing(HTMLMapPage.script, with: "").replacing(HTMLMapPage.policy, with: "")
      let sum = checksum(SVGMap(map).text + page)
      return "seed \(seed): \(size.width) × \(size.height), \(String(sum, radix: 16))\n"
    }
    let file = Self.folder.appending(path: "Layouts.txt")
    #expect(try isRecorded(lines.joined(), in: file), "set ROUTES_RECORD=1 to lay out again")
  }
}
