import Routes
import Testing

@Suite struct RegistryTableTests {
  private final class ListController: Controller {}
  private final class DetailController: Controller {}

  @Test func aRegistrysTableIsComparedWithAStoryboard() throws {
    var registry = SegueRegistry()
    try registry.register(Segue<DetailController>("ShowDetail"), kind: .show) { DetailController() }
    try registry.register(
      Segue<DetailController>.From<ListController>("PeekDetail"),
      from: ListController.self,
      kind: .presentation
    ) { DetailController() }
    let table = RouteTable(registry)
    #expect(table.routes.map(\.segue) == ["PeekDetail", "ShowDetail"])
    #expect(table.routes[0].source == RouteTable.End(className: "ListController"))
    #expect(table.routes[1].source == nil)

    let storyboard = Storyboard(
      name: "Main",
      scenes: [
        Storyboard.Scene(
          id: "list",
          customClass: "ListController",
          segues: [
            .init(id: "s1", kind: .show, identifier: "ShowDetail", destination: "detail"),
            .init(
              id: "s2",
              kind: .presentation,
              identifier: "PeekDetail",
              destination: "detail"
            ),
          ]
        ),
        Storyboard.Scene(id: "detail", customClass: "DetailController"),
      ]
    )
    #expect(table.issues(against: storyboard).isEmpty)

    var renamed = storyboard
    renamed.scenes[0].segues[0].identifier = "ShowDetails"
    #expect(!table.issues(against: renamed).isEmpty)
  }
}
