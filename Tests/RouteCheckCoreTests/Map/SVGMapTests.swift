import Foundation
import Routes
import Testing

@testable import RouteCheckCore
@testable import StoryboardReader
@testable import SwiftScanner

@Suite struct SVGMapTests {
  /// An arrow in a picture.
  private struct Arrow {
    var destination: ExactString
    /// Whether it leaves its scene horizontally, and not in a bow around the scenes in between.
    var isFlat: Bool
    /// Whether it begins and ends at the same height.
    var isLevel: Bool
  }

  private func picture(of scenes: [Storyboard.Scene]) -> String {
    let locations = scenes.map { scene in
      let segues = [StoryboardFile.SegueLocations](
        repeating: .init(element: .start),
        count: scene.segues.count
      )
      return StoryboardFile.SceneLocations(element: .start, segues: segues)
    }
    let file = StoryboardFile(
      path: "Main.storyboard",
      storyboard: Storyboard(name: "Main", initialScene: scenes[0].id, scenes: scenes),
      document: .start,
      scenes: locations
    )
    let project = Project(LoadedFiles(storyboards: [file], fileCount: 1))
    return SVGMap(SceneMap(project, Report([], fileCount: 1))).text
  }

  private func arrows(from scene: Storyboard.Scene, to others: [Storyboard.Scene]) -> [Arrow] {
    let scenes = [scene] + others
    let pattern =
      #/
      data-to="(?<to>\d+)"><path\ d="M\ -?\d+\ (?<start>-?\d+)
      \ C\ -?\d+\ (?<control>-?\d+)\ -?\d+\ -?\d+\ -?\d+\ (?<end>-?\d+)
      /#
    return picture(of: scenes).matches(of: pattern).map { match in
      Arrow(
        destination: scenes[Int(match.to) ?? 0].id,
        isFlat: match.start == match.control,
        isLevel: match.start == match.end
      )
    }
  }

  @Test func onlyAnArrowOverOtherScenesOfItsRowIsBowed() {
    let places: [(ExactString, Double, Double)] = [
      ("next", 1, 0), ("far", 2, 0), ("below", 1, 1), ("farBelow", 2, 1),
    ]
    let others = places.map { id, x, y in
      Storyboard.Scene(id: id, canvasLocation: .init(x: x * 800, y: y * 800))
    }
    let start = Storyboard.Scene(
      id: "start",
      segues: others.map { .init(id: "to-\($0.id)", kind: .show, destination: $0.id) },
      canvasLocation: .init(x: 0, y: 0)
    )
    let arrows = arrows(from: start, to: others)
    #expect(arrows.map(\.destination) == ["next", "far", "below", "farBelow"])
    #expect(arrows.map(\.isFlat) == [true, false, true, true])
    #expect(arrows.map(\.isLevel) == [true, true, false, false])
  }

  @Test func aReferenceHasAnOutlineOfItsOwnAndNoFindings() {
    let svg = picture(of: [
      Storyboard.Scene(id: "start"),
      Storyboard.Scene(
        id: "away",
        kind: .viewControllerPlaceholder,
        reference: .init(storyboardName: "Shop")
      ),
    ])
    #expect(svg.components(separatedBy: #"class="node reference""#).count == 2)
    #expect(svg.components(separatedBy: #"class="node""#).count == 2)
    #expect(!svg.contains("finding"))
  }
}
