import RouteCheckTestSupport
import Testing

@testable import ProjectModel
@testable import RouteReports
@testable import RuleSupport

/// Segues that a class does not prepare although it prepares others.
@Suite struct UnpreparedSegueTests {
  private static let storyboard = Example.scenes(
    scene(
      "feed",
      "Feed",
      segue("s1", "ShowPost", to: "post"),
      segue("s2", "ShowMap", to: "map"),
      segue("s3", to: "post"),
      segue("s4", "ShowPlain", to: "plain"),
      segue("s5", "Make", to: "post", attributes: #"destinationCreationSelector="make:""#)
    ),
    scene("post", "Post"),
    scene("map", "Map"),
    scene("plain")
  )
  private static let screens = "class Post: UIViewController {}\nclass Map: UIViewController {}\n"

  private func messages(_ code: String, _ language: String = "swift") async -> [String] {
    let example = Self.storyboard.and("Screens.swift", Self.screens).and("Feed.\(language)", code)
    let report = await RuleRunner(only: ["unprepared-segue"]).run(on: example)
    return report.diagnostics.map { "\($0.location.line): \($0.message)" }
  }

  private func prepare(_ body: String) -> String {
    "override func prepare(for segue: UIStoryboardSegue, sender: Any?) { \(body) }"
  }

  private static let ofPost = "if segue.identifier == \"ShowPost\" { set(segue) }"

  @Test func `segues that prepare does not name are reported`() async {
    let found = await messages("class Feed: UIViewController { \(prepare(Self.ofPost)) }")
    #expect(
      found == [
        "5: 'prepare' of 'Feed' does not prepare segue 'ShowMap'",
        "6: 'prepare' of 'Feed' does not prepare show segue 's3'",
      ]
    )
  }

  @Test func `the preparations of a superclass count`() async {
    let above = "class Screen: UIViewController { \(prepare(Self.ofPost)) }"
    let own = prepare(
      "super.prepare(for: segue, sender: 1); if segue.identifier == \"ShowMap\" { set(segue) }"
    )
    let found = await messages("\(above)\nclass Feed: Screen { \(own) }")
    #expect(found == ["6: 'prepare' of 'Feed' does not prepare show segue 's3'"])
    #expect(await messages("\(above)\nclass Feed: Screen {}").count == 2)
  }

  @Test(arguments: [
    "if let post = segue.destination as? Post { post.text = 1 }",
    "if segue.identifier == name { set(segue) }",
    "if segue.identifier == \"ShowPost\" { set(segue) } else { set(segue) }",
  ])
  func `a method that may prepare any segue is not reported`(body: String) async {
    #expect(await messages("class Feed: UIViewController { \(prepare(body)) }").isEmpty)
    let above = "class Screen: UIViewController { \(prepare(body)) }"
    let feed = "class Feed: Screen { \(prepare(Self.ofPost)) }"
    #expect(await messages("\(above)\n\(feed)").isEmpty)
  }

  @Test(arguments: [
    "class Feed: UIViewController { §; func send(_ a: UIStoryboardSegue) { forward(a, sender: 1) } }",
    "class Feed: LibraryController { § }",
    "class Feed: UIViewController { § }\nextension Feed { func prepare(for request: URLRequest) {} }",
  ])
  func `a class that may handle the segue elsewhere has no finding`(code: String) async {
    let own = prepare(Self.ofPost)
    #expect(await messages("class Feed: UIViewController { \(own) }").count == 2)
    #expect(await messages(code.replacing("§", with: own)).isEmpty)
  }

  @Test func aComparisonInAnotherMethodPreparesNothing() async {
    let other = "func show(_ segue: UIStoryboardSegue) { if segue.identifier == \"ShowMap\" {} }"
    let found = await messages(
      "class Feed: UIViewController { \(prepare(Self.ofPost)); \(other) }"
    )
    #expect(found.count == 2)
  }

  @Test func aClassOfObjectiveCIsRead() async {
    let code = """
      @interface Feed : UIViewController
      @end
      @implementation Feed
      - (void)prepareForSegue:(UIStoryboardSegue *)segue sender:(id)sender {
        if ([segue.identifier isEqualToString:@"ShowMap"]) { [self set:segue]; }
      }
      @end
      """
    #expect(
      await messages(code, "m") == [
        "4: 'prepare' of 'Feed' does not prepare segue 'ShowPost'",
        "6: 'prepare' of 'Feed' does not prepare show segue 's3'",
      ]
    )
    let any = code.replacing("[self set:segue]; }", with: "} [self set:segue];")
    #expect(await messages(any, "m").isEmpty)
  }
}
