import RoutesTesting
import Testing

private final class CityController: SegueSource, TypedUnwindReceiver {
  enum Action: ExactString { case home = "goHome:" }

  var isWilling = false
  private(set) var log: [String] = []

  func shouldPerform(_ identifier: String, sender: Any?) -> Bool { isWilling }
  func prepare(for segue: PerformedSegue) throws { log.append("prepare \(segue.identifier)") }
  func unwind(_ action: Action, from source: any Controller) { log.append("\(action)") }
}

private final class MapController: Controller { var city = "" }
private final class PostController: SegueSource {
  var isWilling = true
  private(set) var log: [String] = []

  func shouldPerform(_ identifier: String, sender: Any?) -> Bool { isWilling }
  func prepare(for segue: PerformedSegue) throws { log.append("prepare \(segue.identifier)") }
}

extension Segue<MapController>.Embedding<CityController> {
  fileprivate static var map: Self { .init("Map") }
}

extension Segue<CityController>.Unwinding<PostController> {
  fileprivate static var discard: Self { .init("Discard") }
}

/// Embed and unwind segues with types of their own.
@Suite struct EmbedAndUnwindTests {
  private let city = CityController()
  private var registry: SegueRegistry

  init() throws {
    let app: AppSketch = """
      nav = nav(city)
      map: city embed map identifier=Map
      post: city show post identifier=ShowPost
      discard: post unwind exit identifier=Discard unwindAction=goHome:
      """
    var classes = SceneClasses()
    try classes.register { [city] in city }
    try classes.register(MapController.init)
    try classes.register(PostController.init)
    registry = try SegueRegistry(app.storyboard, classes: classes)
  }

  private func graph() throws -> ControllerGraph { try ControllerGraph(of: registry) }

  @Test func theRegistryPreparesAnEmbedThatRunsByItself() throws {
    city.isWilling = true
    var test = self
    try test.registry.prepare(embed: .map) { $0.city = "Paris" }
    let graph = try test.graph()
    try graph.expect("nav(City[Map])")
    #expect(try (graph["Map"] as? MapController)?.city == "Paris")
    let refusal = #expect(throws: Refusal.self) { try graph.perform(embed: .map, from: city) }
    #expect(refusal?.reason == .segue(.notPerformable(identifier: "Map", kind: .embed)))
  }

  @Test func codePerformsAnEmbedThatItsSourceDeclined() throws {
    let graph = try graph()
    try graph.expect("nav(City)")
    let map = try graph.perform(embed: .map, from: city) { $0.city = "Rome" }
    try graph.expect("nav(City[Map])")
    #expect(map.city == "Rome" && city.log == ["prepare Map"])
  }

  @Test func `an embed segue without an identifier asks with an empty one`() throws {
    final class AskingController: SegueSource {
      var log: [String] = []
      func shouldPerform(_ identifier: String, sender: Any?) -> Bool {
        log.append("should '\(identifier)'")
        return true
      }
      func prepare(for segue: PerformedSegue) { log.append("prepare '\(segue.identifier)'") }
    }
    let asking = AskingController()
    var classes = SceneClasses()
    try classes.register { asking }
    let app: AppSketch = "map: asking embed map"
    let graph = try ControllerGraph(of: SegueRegistry(app.storyboard, classes: classes))
    try graph.expect("Asking[Map]")
    #expect(asking.log == ["should ''", "prepare ''"])
  }

  @Test func `the registry prepares the target of an unwind segue`() throws {
    var test = self
    var prepared: [CityController] = []
    try test.registry.prepare(Segue<CityController>("Discard")) { prepared.append($0) }
    let graph = try test.graph()
    let post = try graph.perform(Segue<PostController>("ShowPost"))
    try graph.perform(unwind: .discard, from: post)
    #expect(prepared.count == 1 && prepared.first === city)
  }

  @Test func codePerformsAnUnwindSegue() throws {
    let graph = try graph()
    let post = try graph.perform(Segue<PostController>("ShowPost"))
    var prepared: CityController?
    let found = try graph.perform(unwind: .discard, from: post) { prepared = $0 }
    try graph.expect("nav(City)")
    #expect(found === city && prepared === city)
    #expect(post.log == ["prepare Discard"] && city.log == ["prepare ShowPost", "home"])
  }

  @Test func aControlTriggersAnUnwindSegue() throws {
    let graph = try graph()
    let post = try graph.perform(Segue<PostController>("ShowPost"))
    post.isWilling = false
    let refusal = #expect(throws: Refusal.self) { try graph.trigger(unwind: .discard, from: post) }
    #expect(refusal?.reason == .segue(.declined(identifier: "Discard", source: "Post")))
    post.isWilling = true
    let found = try graph.trigger(unwind: .discard, from: post)
    try graph.expect("nav(City)")
    #expect(found === city)
  }

  @Test func anUnwindSegueIsNoWayForwards() throws {
    let graph = try graph()
    let post = try graph.perform(Segue<PostController>("ShowPost"))
    struct Home: Destination { var route: Route { Route(Segue<CityController>("Discard")) } }
    let segue = Segue<CityController>("Discard")
    let refused = Refusal.Reason.segue(.notPerformable(identifier: "Discard", kind: .unwind))
    expectRefusal(refused, in: graph) { try graph.perform(segue) }
    expectRefusal(refused, in: graph) { try graph.trigger(segue) }
    expectRefusal(refused, in: graph) { try graph.go(to: Home()) }
    #expect(post.log.isEmpty)
  }

  @Test func aSegueForwardsIsNoWayBack() throws {
    let graph = try graph()
    let segue = Segue<PostController>.Unwinding<CityController>("ShowPost")
    let refused = Refusal.Reason.segue(.notPerformable(identifier: "ShowPost", kind: .show))
    expectRefusal(refused, in: graph) { try graph.perform(unwind: segue) }
    expectRefusal(refused, in: graph) { try graph.trigger(unwind: segue) }
  }

  @Test func `embedding and unwinding segues are equal by their identifiers`() {
    #expect(Segue<MapController>.Embedding<CityController>.map == .init("Map"))
    #expect(Segue<MapController>.Embedding<CityController>.map != .init("map"))
    #expect(Segue<MapController>.Embedding<CityController>.map.identifier == "Map")
    #expect(Segue<MapController>.Unnamed<CityController>("a", "b").objects == ["a", "b"])
    #expect(Segue<CityController>.Unwinding<PostController>.discard.identifier == "Discard")
  }
}
