import Routes
import StoryboardModel
import Testing

@Suite struct StoryboardUnwrappingTests {
  typealias Location = StoryboardBundle.SceneLocation

  private func unwrap(
    _ scenes: [Storyboard.Scene],
    to name: ExactString
  ) -> StoryboardBundle.Unwrapping {
    let bundle = StoryboardBundle([Storyboard(name: "Main", scenes: scenes)])
    return bundle.unwrap(Location(storyboard: 0, scene: "start")) { $0.customClass == name }
  }

  private func place(_ scene: ExactString) -> Location { Location(storyboard: 0, scene: scene) }

  @Test func aMatchingContainerIsFoundItself() {
    var nav = Storyboard.Scene.container(
      "start",
      .navigationController,
      "rootViewController",
      ["a"]
    )
    nav.customClass = "A"
    #expect(unwrap([nav, .init(id: "a", customClass: "A")], to: "A") == .found(place("start")))
  }

  @Test func contentPrecedesANearerSibling() {
    let scenes: [Storyboard.Scene] = [
      .container("start", .tabBarController, "viewControllers", ["nav", "second"]),
      .container("nav", .navigationController, "rootViewController", ["a"]),
      .init(id: "a", customClass: "A"), .init(id: "second", customClass: "A"),
    ]
    #expect(unwrap(scenes, to: "A") == .found(place("a")))
  }

  @Test func aSplitControllerShowsItsDetailFirst() {
    var split = Storyboard.Scene.container(
      "start",
      .splitViewController,
      "masterViewController",
      ["list"]
    )
    split.segues.insert(
      .init(
        id: "d",
        kind: .relationship,
        destination: "detail",
        relationship: "detailViewController"
      ),
      at: 0
    )
    let scenes = [
      split, .init(id: "list", customClass: "A"), .init(id: "detail", customClass: "A"),
    ]
    #expect(unwrap(scenes, to: "A") == .found(place("detail")))
  }

  @Test func contentThatCodeFillsLeavesTheMatchOpen() {
    let scenes: [Storyboard.Scene] = [
      .container("start", .tabBarController, "viewControllers", ["nav", "second", "third"]),
      .init(id: "nav", kind: .navigationController), .init(id: "second", customClass: "A"),
      .init(id: "third", customClass: "A"),
    ]
    #expect(unwrap(scenes, to: "A") == .unknown)
  }

  @Test func aSingleMatchOutsideTheContentChainIsChosen() {
    let tabs = Storyboard.Scene.container(
      "start",
      .tabBarController,
      "viewControllers",
      ["a", "b", "c"]
    )
    let scenes = ["a", "b", "c"].map {
      Storyboard.Scene(id: $0, customClass: $0 == "a" ? "A" : "B")
    }
    #expect(unwrap([tabs] + scenes, to: "A") == .found(place("a")))
    #expect(unwrap([tabs] + scenes, to: "B") == .ambiguous([place("b"), place("c")]))
    #expect(
      unwrap([tabs] + scenes, to: "C")
        == .absent(searched: [place("start"), place("a"), place("b"), place("c")])
    )
  }

  @Test func theResultIsUnknownWhenCodeFillsTheContainer() {
    #expect(unwrap([.init(id: "start", kind: .navigationController)], to: "A") == .unknown)
    let nav = Storyboard.Scene.container(
      "start",
      .navigationController,
      "rootViewController",
      ["away"]
    )
    #expect(unwrap([nav, .reference("away", storyboard: "Absent")], to: "A") == .unknown)
  }

  @Test func aCycleOfContainersTerminates() {
    let scenes: [Storyboard.Scene] = [
      .container("start", .navigationController, "rootViewController", ["other"]),
      .container("other", .navigationController, "rootViewController", ["start"]),
    ]
    #expect(
      unwrap(scenes, to: "A") == .absent(searched: [place("start"), place("other")])
    )
  }

  @Test func anEmbeddedChildIsFoundOutsideTheContentChain() {
    let parent = Storyboard.Scene(
      id: "start",
      segues: [.init(id: "e", kind: .embed, destination: "child")]
    )
    #expect(
      unwrap([parent, .init(id: "child", customClass: "A")], to: "A") == .found(place("child"))
    )
  }

  @Test(arguments: [(255, true), (256, false)])
  func contentIsSearchedUpToADepth(count: Int, isFound: Bool) {
    let containers = (0..<count).map { number in
      Storyboard.Scene.container(
        number == 0 ? "start" : ExactString("\(number)"),
        .navigationController,
        "rootViewController",
        [number == count - 1 ? "a" : ExactString("\(number + 1)")]
      )
    }
    let found = unwrap(containers + [.init(id: "a", customClass: "A")], to: "A")
    #expect(found == (isFound ? .found(place("a")) : .unknown))
  }
}
