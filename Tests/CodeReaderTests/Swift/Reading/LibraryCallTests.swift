import Routes
import Testing

@testable import CodeFacts
@testable import SwiftCodeReader

/// The calls of Routes that take text, and those of RoutesUIKit.
@Suite struct LibraryCallTests {
  private func facts(_ code: String) -> SourceFacts { SwiftSourceReader().read(code) }

  @Test func unwindsAreReadWhereverTheyAreMade() {
    let facts = facts(
      """
      extension Unwind<Feed> {
        static var first: Self { .init("a:") }
        static let second = Unwind<Feed>("b:")
        static var third: Self { Self("c:") }
      }
      extension Routes.Unwind<any Routes.UnwindReceiver> { static var fourth: Self { .init("d:") } }
      func go(_ graph: ControllerGraph) throws {
        try graph.unwind(Routes.Unwind<Post>("e:"))
        try graph.unwind(Unwind<Post>.init("f:"))
        try graph.unwind(Unwind<Post>(.toPost))
        let action: Unwind<Post> = .toPost
      }
      """
    )
    #expect(
      facts.unwinds.map(\.action) == ["a:", "b:", "c:", "d:", "e:", "f:"].map { .literal($0) }
    )
    #expect(
      facts.unwinds.map(\.target) == [
        "Feed", "Feed", "Feed", "Routes.UnwindReceiver", "Post", "Post",
      ]
    )
    #expect(facts.segues.isEmpty)
  }

  @Test func seguesMadeInPlaceAreRead() {
    let facts = facts(
      """
      func register(in registry: inout SegueRegistry) throws {
        try registry.register(Segue<Post>("a"), kind: .show)
        try registry.register(Segue<Post>.From<Feed>(name), kind: .show)
        _ = Storyboard.Segue(id: "1", kind: .show, identifier: "b", destination: "c")
        _ = Storyboard.Segue(id: "1", kind: .show, destination: "c")
      }
      """
    )
    #expect(
      facts.segueUses.map(\.identifier) == [.literal("a"), .reference(["name"]), .literal("b")]
    )
    #expect(facts.segueUses.allSatisfy { $0.kind == .make && $0.framework == .routes })
  }

  @Test func aSegueWithoutAnIdentifierHasNone() {
    let facts = facts(
      """
      extension Routes.Segue<Post>.Unnamed<Feed> { static var toPost: Self { .init("s1", "s2") } }
      extension Segue<Post>.Unnamed<Feed> { static let other = Segue<Post>.Unnamed<Feed>("s3") }
      """
    )
    #expect(facts.segues.isEmpty && facts.segueUses.isEmpty)
  }

  @Test func comparisonsOfAPerformedSegueAreRead() {
    let facts = facts(
      """
      extension Feed: SegueSource {
        func shouldPerform(_ identifier: String, sender: Any?) -> Bool { identifier != "a" }
        func prepare(for segue: Routes.PerformedSegue) throws {
          if segue.identifier == "b" { _ = segue.destination as! Post }
          switch segue.identifier.string { case "c", "d": break; default: break }
        }
        func prepare(for segue: UIStoryboardSegue, sender: Any?) {
          if segue.identifier == "e" {}
        }
        func shouldPerform(at identifier: String) { if identifier == "f" {} }
      }
      """
    )
    #expect(facts.segueUses.map(\.identifier) == ["a", "b", "c", "d", "e"].map { .literal($0) })
    #expect(facts.segueUses.map(\.framework) == [.routes, .routes, .routes, .routes, .uiKit])
    // A graph may make the destination by code.
    #expect(facts.casts.isEmpty)
  }

  @Test func comparisonsOfAnActionAreRead() {
    let facts = facts(
      """
      extension Feed: UnwindReceiver {
        func canUnwind(_ action: String, from source: any Controller) -> Bool { action != "a" }
        func unwind(_ action: String, from source: any Controller) {
          if action == "b" {}
          switch action { case "c", "d": break; default: break }
        }
        func unwind(to action: String) { if action == "e" {} }
        func unwind(_ segue: UIStoryboardSegue) { if segue.identifier == "f" {} }
      }
      """
    )
    #expect(facts.unwinds.map(\.action) == ["a", "b", "c", "d"].map { .literal($0) })
    #expect(facts.unwinds.map(\.isComparison) == [true, true, true, true])
    #expect(facts.unwinds.map(\.location.line).sorted() == facts.unwinds.map(\.location.line))
    #expect(facts.segueUses.map(\.identifier) == [.literal("f")])
  }

  @Test(arguments: [
    ("import Routes", #"graph.trigger("A")"#, SegueUse.Framework.routes, Receiver.other),
    ("import Routes", #"graph.trigger("A", from: self)"#, .routes, .own),
    ("import Routes", #"graph.trigger("A", from: feed, sender: 1)"#, .routes, .instance("Feed")),
    ("import Routes", #"trigger("A")"#, .routes, .other),
    ("import Sounds", #"graph.trigger("A")"#, .uiKit, .other),
  ])
  func aTriggeredSegueHasItsSource(
    module: String,
    call: String,
    framework: SegueUse.Framework,
    receiver: Receiver
  ) {
    let uses = facts("\(module)\nclass A { func a(_ feed: Feed) { \(call) } }").segueUses
    #expect(uses.map(\.kind) == [.trigger])
    #expect(uses.map(\.framework) == [framework])
    #expect(uses.map(\.receiver) == [receiver])
  }
}
