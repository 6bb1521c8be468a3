import Routes
import Testing

@Suite struct PerformedSegueTests {
  private final class ListController: Controller {}
  private final class DetailController: Controller {}

  @Test func `a performed segue is the one with its identifier`() {
    let performed = PerformedSegue(
      identifier: "ShowDetail",
      source: ListController(),
      destination: DetailController(),
      sender: nil
    )
    #expect(performed.is(Segue<DetailController>("ShowDetail")))
    #expect(!performed.is(Segue<DetailController>("ShowHelp")))
    #expect(performed.is(Segue<DetailController>.From<ListController>("ShowDetail")))
    #expect(!performed.is(Segue<DetailController>.From<ListController>("ShowHelp")))
  }
}
