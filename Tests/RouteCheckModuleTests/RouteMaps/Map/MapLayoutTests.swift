import Routes
import TestSupport
import Testing

@testable import ProjectModel
@testable import RouteMaps
@testable import StoryboardReader

/// Nothing on a map overlaps by accident, whatever the scenes and segues are.
@Suite struct MapLayoutTests {
  @Test(arguments: 0..<24)
  func nothingOverlaps(seed: Int) {
    let sizes = [1, 2, 3, 5, 8, 13, 21, 40]
    let project = Project.random(
      scenes: sizes[seed % sizes.count],
      storyboards: seed % 3 + 1,
      seed: UInt64(seed)
    )
    let measure = MapMeasure(SceneMap(project))
    #expect(measure.overlaps == [])
    #expect(measure.hiddenLines == [])
    #expect(measure.coveredLabels == [])
  }

  private func map(_ scenes: [Storyboard.Scene], initial: ExactString? = nil) -> SceneMap {
    let file = StoryboardFile(
      path: "Main.storyboard",
      storyboard: Storyboard(name: "Main", initialScene: initial, scenes: scenes),
      document: .start,
      scenes: scenes.map { scene in
        .init(element: .start, segues: scene.segues.map { _ in .init(element: .start) })
      }
    )
    return SceneMap(Project(LoadedFiles(storyboards: [file])))
  }

  private func segue(
    _ id: ExactString,
    to destination: ExactString,
    _ kind: SegueKind = .show
  ) -> Storyboard.Segue {
    .init(
      id: id,
      kind: kind,
      identifier: kind == .relationship ? nil : id,
      destination: destination,
      relationship: kind == .relationship ? "viewControllers" : nil
    )
  }

  @Test func aContainerIsDrawnAroundWhatItHolds() {
    let map = map([
      .init(
        id: "tabs",
        kind: .tabBarController,
        segues: [segue("1", to: "nav", .relationship), segue("2", to: "more", .relationship)]
      ),
      .init(
        id: "nav",
        kind: .navigationController,
        segues: [segue("3", to: "root", .relationship)]
      ),
      .init(id: "root"), .init(id: "more"),
    ])
    #expect(map.nodes.map(\.container) == [nil, 0, 1, 0])
    let layout = MapLayout(map)
    #expect(layout.lines.isEmpty)
    #expect(layout.frames[0].contains(layout.frames[1]))
    #expect(layout.frames[1].contains(layout.frames[2]))
    #expect(layout.frames[3].y > layout.frames[1].bottom)
  }

  @Test func tabsAreDrawnInTheOrderOfTheTabBar() {
    let map = map([
      .init(id: "last"), .init(id: "first"),
      .init(
        id: "tabs",
        kind: .tabBarController,
        segues: [segue("1", to: "first", .relationship), segue("2", to: "last", .relationship)]
      ),
    ])
    #expect(map.children == [[], [], [1, 0]])
    let layout = MapLayout(map)
    #expect(layout.frames[1].bottom < layout.frames[0].y)
  }

  @Test func `containers that hold each other can be laid out`() {
    let map = map([
      .init(id: "a", kind: .navigationController, segues: [segue("1", to: "b", .relationship)]),
      .init(id: "b", kind: .navigationController, segues: [segue("2", to: "a", .relationship)]),
      .init(id: "c", kind: .navigationController, segues: [segue("3", to: "c", .relationship)]),
    ])
    #expect(map.nodes.map(\.container) == [nil, 0, nil])
    #expect(MapLayout(map).lines.count == 2)
  }

  @Test func `every seventh of the containers around each other stands alone`() {
    let map = map(
      (0..<9).map { number in
        .init(
          id: "\(number)",
          kind: .navigationController,
          segues: [segue("s\(number)", to: "\(number + 1)", .relationship)]
        )
      }
    )
    #expect(map.nodes.map(\.container) == [nil, 0, 1, 2, 3, 4, 5, nil, 7])
  }

  @Test func seguesBetweenTwoScenesAreOneLine() {
    let map = map([
      .init(
        id: "a",
        segues: [
          segue("One", to: "b"), segue("Two", to: "b"), segue("Three", to: "b", .presentation),
        ]
      ), .init(id: "b", segues: [segue("Back", to: "a")]),
    ])
    let labels = MapLayout(map).lines.map { $0.label?.text }
    #expect(labels == ["One +1", "Three", "Back"])
  }

  @Test func aSegueLeadsToTheRightAndBackToTheLeft() {
    let map = map(
      [
        .init(id: "b", segues: [segue("2", to: "c"), segue("4", to: "a")]),
        .init(id: "a", segues: [segue("1", to: "b")]), .init(id: "c"),
      ],
      initial: "b"
    )
    let layout = MapLayout(map)
    #expect(layout.frames[0].right < layout.frames[2].x)
    let line = layout.lines[0].points
    #expect(line.first?.x == layout.frames[0].right)
    #expect(line.last?.x == layout.frames[2].x)
  }

  @Test(arguments: [2, 3])
  func `three lines of one kind to a scene end as one`(count: Int) {
    let starts = (1...count).map { number in
      Storyboard.Scene(id: "s\(number)", segues: [segue("e\(number)", to: "end")])
    }
    let other = Storyboard.Scene(id: "x", segues: [segue("modal", to: "end", .presentation)])
    let measure = MapMeasure(map(starts + [other, .init(id: "end")]))
    #expect(measure.hiddenLines == [] && measure.coveredLabels == [])
    let ends = measure.layout.lines.compactMap(\.points.last?.y)
    #expect(Set(ends.prefix(count)).count == (count < 3 ? count : 1))
    #expect(Set(ends).count == (count < 3 ? 3 : 2))
  }

  @Test func scenesThatNothingLeadsToAreSetAside() throws {
    let map = map(
      [
        .init(id: "lost", segues: [segue("1", to: "lost2")]), .init(id: "lost2"),
        .init(id: "start", segues: [segue("2", to: "next")]), .init(id: "next"),
      ],
      initial: "start"
    )
    let layout = MapLayout(map)
    let aside = try #require(layout.regions[0].aside)
    #expect(layout.frames.map { $0.y > aside } == [true, true, false, false])
    // Without a start, code enters the storyboard.
    let open = self.map([.init(id: "a"), .init(id: "b")])
    #expect(MapLayout(open).regions[0].aside == nil)
  }

  @Test func `a segue of code enters the scene of its class`() async {
    let storyboard = """
      <document type='x.Storyboard' initialViewController='a'><scenes>
        <scene><objects><viewController id='a'/></objects></scene>
        <scene><objects><viewController id='b' customClass='Post'/></objects></scene>
      </scenes></document>
      """
    let code = #"extension Segue<Post> { static let showPost = Segue("ShowPost") }"#
    let files = [
      "Main.storyboard": storyboard, "A.swift": code + "\nclass Post: UIViewController {}",
    ]
    #expect(await Project.drawn(files).map.nodes.map(\.isEntry) == [true, true])
  }

  @Test func `a view of SwiftUI is entered if no link leads to it`() async {
    let code = """
      import SwiftUI
      struct Menu: View { var body: some View { NavigationLink("Soup") { Recipe() } } }
      struct Recipe: View { var body: some View { Text("Soup") } }
      """
    #expect(await Project.drawn(["A.swift": code]).map.nodes.map(\.isEntry) == [true, false])
  }

  @Test func anEmptyMapHasASize() {
    let layout = MapLayout(SceneMap(Project(LoadedFiles(storyboards: []))))
    #expect(layout.size.width > 0 && layout.size.height > 0)
  }

  @Test func aLineOverManyLayersPassesAboveThem() {
    let chain = (0..<12).map { index in
      Storyboard.Scene(
        id: "s\(index)",
        segues: [segue("e\(index)", to: "s\(index + 1)")]
          + (index == 0 ? [segue("far", to: "s11"), segue("near", to: "s3")] : [])
      )
    }
    let measure = MapMeasure(map(chain, initial: "s0"))
    #expect(measure.hiddenLines == [])
    let far = measure.layout.lines.first { $0.label?.text == "far" }
    let top = measure.layout.frames.map(\.y).min() ?? 0
    #expect(far?.points.contains { $0.y < top } == true)
  }
}
