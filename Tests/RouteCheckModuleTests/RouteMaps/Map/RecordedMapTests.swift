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

  /// Checksums of views with and without contents, in all sizes on which the drawing may depend.
  @Test func viewsOfAllSizesAreDrawnAsRecorded() throws {
    let sizes = (0...64).map(Double.init) + [99, 180, 240, 400]
    var text = ""
    for kind in Wireframe.Kind.allCases {
      for content in ["empty", "text", "colours", "inside"] {
        var view = Wireframe.View(kind, in: 0)
        if content != "empty" {
          (view.text, view.placeholder, view.image) = ("Some text", "A place", "an image")
          (view.customClass, view.items) = ("FeedView", ["One", "Two", "Three"])
        }
        if content == "colours" {
          (view.text, view.isOn, view.isBold) = (nil, true, true)
          (view.fill, view.textColour) = (
            .rgba(red: 9, green: 20, blue: 30, alpha: 6), .rgba(red: 1, green: 2, blue: 3, alpha: 5)
          )
        }
        var ink = ScreenInk()
        for size in sizes {
          for (width, height) in [(size, 100), (100, size), (size, size)] {
            let visible = Wireframe.Rect(x: 4, y: 8, width: width, height: height)
            ViewDrawing(
              view: view,
              frame: .init(x: 4, y: 8, width: width, height: max(height, 10)),
              visible: visible,
              ground: content == "text" ? .light : .system,
              hasInside: content == "inside",
              enlargement: 1.5
            ).draw(&ink)
          }
        }
        text += "\(kind) \(content): \(String(checksum(ink.text), radix: 16))\n"
      }
    }
    let file = Self.folder.appending(path: "Views.txt")
    #expect(try isRecorded(text, in: file), "set ROUTES_RECORD=1 to draw the views again")
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
