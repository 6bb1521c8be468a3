import RouteCheckTestSupport
import Testing

@testable import ProjectModel
@testable import RuleRunning

/// Methods `prepare` that no graph calls.
@Suite struct UncalledPreparationTests {
  private func findings(_ source: String) async -> [String] {
    let report = await RuleRunner(only: ["uncalled-preparation"]).run(on: ["Feed.swift": source])
    return report.diagnostics.map { "\($0.location.line): \($0.message)" }
  }

  private let prepare = "func prepare(for segue: PerformedSegue) throws {}"
  private let withSender = "func prepare(for segue: PerformedSegue, sender: Any?) {}"

  @Test func `a method with a sender is reported, with the declaration that is called`() async {
    let advice =
      "no graph calls this method; declare it as 'func prepare(for segue: PerformedSegue) throws', "
      + "where 'segue.sender' is the sender"
    for type in [
      "class Feed: SegueSource", "final class Feed: Controller", "class Feed: UIViewController",
    ] {
      #expect(await findings("\(type) {\n\(withSender)\n}") == ["2: \(advice)"])
    }
    #expect(
      await findings("class Feed: Controller {}\nextension Feed: SegueSource {\n\(withSender)\n}")
        == ["3: \(advice)"]
    )
  }

  @Test func aClassThatDoesNotConformIsReported() async {
    let found = await findings("final class Feed: LifecycleController {\n\(prepare)\n}")
    #expect(
      found == ["2: no graph calls this method; declare that 'Feed' conforms to 'SegueSource'"]
    )
  }

  @Test func aSubclassOfAClassWithTheDefaultIsReported() async {
    let found = await findings(
      "class Base: SegueSource {}\nclass Screen: Base {}\nclass Feed: Screen {\n\(prepare)\n}"
    )
    #expect(
      found == [
        "4: no graph calls this method; 'Base' conforms to 'SegueSource' without this method; declare it "
          + "there, and override it"
      ]
    )
  }

  /// A superclass that no source declares may forward segues, unless a method below it keeps them.
  @Test(arguments: [true, false])
  func `a superclass of a library may forward segues`(keeps: Bool) async {
    let body = "(segue.destination as? Help)?.topic = 2"
    let method = "override func prepare(for segue: UIStoryboardSegue, sender: Any?) { \(body) }"
    let found = await findings(
      """
      import Routes
      extension Segue<Post> { static var showPost: Self { .init("ShowPost") } }
      class Base: UIViewController {}
      #if DEBUG
      #else
      class Base: LibraryViewController {}
      #endif
      class Feed: Base { func open() { go(by: .showPost) }; \(keeps ? method : "") }
      class Screen: UIViewController {
        override func prepare(for s: UIStoryboardSegue, sender: Any?) { forward(s, sender: sender) }
      }
      """
    )
    #expect(found.map { $0.prefix(2) } == (keeps ? ["8:"] : []))
  }

  @Test func `a method that may be called is not reported`() async {
    for source in [
      "class Feed: SegueSource { \(prepare) }",
      "class Feed: SegueSource { \(prepare); \(withSender) }",
      "class Base: SegueSource { \(prepare) }\nclass Feed: Base { override \(prepare) }",
      "class Base: SegueSource { \(prepare) }\nclass Feed: Base { \(withSender) }",
      "class Base: SegueSource {}\nextension Base { \(prepare) }",
      "class Feed: Controller { \(prepare) }\nclass Sub: Feed, SegueSource {}",
      "class Feed: Controller { \(withSender) }\nclass Sub: Feed, SegueSource { \(prepare) }",
      "class Feed: Library { \(prepare) }", "class Coordinator { \(prepare) }",
      "struct Feed: Destination { \(prepare) }", "protocol Feed: Controller { \(prepare) }",
      "protocol Source: SegueSource {}\nextension Source { \(prepare) }",
      "class Feed: Controller { func prepare(for segue: UIStoryboardSegue, sender: Any?) {} }",
      "class Feed: Controller { func prepare(_ segue: PerformedSegue) {} }",
      "protocol Source: SegueSource {}\nclass Feed: Source { \(prepare) }",
    ] {
      #expect(await findings(source) == [], "\(source)")
    }
  }
}
