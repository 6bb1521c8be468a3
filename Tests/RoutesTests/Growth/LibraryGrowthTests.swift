import RoutesExploration
import StoryboardModel
import Testing

@testable import Routes

/// Inputs of sizes that take hours in quadratic time.
@Suite struct LibraryGrowthTests {
  private func storyboard(_ count: Int, _ scene: (Int) -> Storyboard.Scene) -> Storyboard {
    let post = Storyboard.Scene(id: "post", kind: .viewController, customClass: "Post")
    return Storyboard(name: "Main", scenes: (0..<count).map(scene) + [post])
  }

  private func showsPost(_ number: Int) -> Storyboard.Scene {
    Storyboard.Scene(
      id: "f\(number)",
      kind: .viewController,
      customClass: "Feed\(number)",
      segues: [.init(id: "s\(number)", kind: .show, identifier: "ShowPost", destination: "post")]
    )
  }

  @Test(.timeLimit(.minutes(1)))
  func manyScenesHaveASegueOfOneIdentifier() throws {
    let registry = try SegueRegistry(storyboard(30_000, showsPost))
    #expect(registry.identifiers == ["ShowPost"])
  }

  @Test(.timeLimit(.minutes(1)))
  func manyRowsHaveOneSegue() {
    let count = 4_000
    func row(_ source: Int, to destination: ExactString) -> RouteTable.Row {
      RouteTable.Row(
        segue: "ShowPost",
        source: .init(className: "Feed\(source)"),
        destination: .init(className: destination)
      )
    }
    let table = RouteTable(
      routes: (0..<count).map { row($0, to: "Post") } + [
        row(7, to: "Page"), row(count, to: "Post"),
      ]
    )
    let issues = table.issues(against: storyboard(count, showsPost))
    // Among so many sources, an unknown one may be a class above another.
    #expect(issues.map(\.row) == [count, count])
  }

  @Test(.timeLimit(.minutes(1)))
  func manyScreensAroundOneAreSearched() throws {
    let count = 1_000
    let segues = (0..<count).map { number in
      Storyboard.Segue(id: "s\(number)", kind: .presentation, destination: "f\(number)")
    }
    let hub = Storyboard.Scene(id: "hub", kind: .viewController, segues: segues)
    let others = (0..<count).map { Storyboard.Scene(id: "f\($0)", kind: .viewController) }
    let storyboard = Storyboard(name: "Main", initialScene: "hub", scenes: [hub] + others)
    let exploration = try ControllerGraph(of: SegueRegistry(storyboard)).explore()
    #expect(exploration.stateCount == count + 1)
  }

  @Test(.timeLimit(.minutes(1)))
  func referencesLeadToManyReferences() {
    let count = 6_000
    let storyboard = storyboard(count) { number in
      Storyboard.Scene(
        id: "r\(number)",
        kind: .viewControllerPlaceholder,
        identifier: "R\(number)",
        reference: .init(identifier: "R\(number + 1)")
      )
    }
    var last = storyboard
    last.scenes[count].identifier = "R\(count)"
    let bundle = StoryboardBundle([last])
    let ends = bundle.locations.map { try? bundle.resolve($0).get().scene }
    #expect(Set(ends) == ["post"])
  }
}
