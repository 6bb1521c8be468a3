import Routes
import Testing

@testable import RoutesExploration

/// States that show the same have one key, and tall stacks are shortened below their tops.
@Suite struct FrontKeyTests {
  /// The level in front of a state.
  private func level(_ notation: String, in forest: inout Forest) throws -> Forest.Level {
    let graph = try ControllerGraph(restoring: Snapshot(notation), registry: SegueRegistry())
    let reading = try #require(HierarchyReading(graph, &forest))
    let state = try #require(reading.state(in: &forest))
    return forest.parts(ofState: state).level
  }

  /// Two states, and whether they have the same moves.
  @Test(arguments: [
    ("nav(A, B)", "nav(C, B)", true), ("A > sheet B", "C > sheet B", true),
    ("nav(A, B)", "nav(A, C)", false), ("nav(A)", "nav(B, A)", false), ("A", "B", false),
    ("tab(*A, B)", "tab(*A, C)", false), ("tab(*A, A)", "tab(A, *A)", false),
    ("A[B]", "A[C]", false), ("A[B]", "A", false), ("A[B, B]", "A[B]", false),
    ("A > sheet B", "A > fullScreen B", false), ("A > sheet B", "B", false),
    ("split(A, B)", "split(B, A)", false), ("split(A, B)", "split(A, C)", false),
    ("nav(A, B, C, D, E, F)", "nav(A, B, C, D, E, E, F)", true),
    ("tab(*nav(A, B, C, D, E, F), G)", "tab(*nav(B, C, D, E, E, A, F), G)", true),
  ])
  func `the key of a state is what it shows`(one: String, other: String, isSame: Bool) throws {
    var forest = Forest()
    let levels = try [level(one, in: &forest), level(other, in: &forest)]
    let keys = levels.map { forest.frontKey(of: $0, tallest: 5).key }
    #expect((keys[0] == keys[1]) == isSame)
  }

  @Test func `an exact key has the height of each stack`() throws {
    var forest = Forest()
    let six = try level("nav(A, B, C, D, E, F)", in: &forest)
    let seven = try level("nav(A, B, C, D, E, E, F)", in: &forest)
    #expect(
      forest.frontKey(of: six, tallest: .max).key != forest.frontKey(of: seven, tallest: .max).key
    )
    #expect(forest.frontKey(of: six, tallest: 5).isTall)
    #expect(!forest.frontKey(of: six, tallest: 6).isTall)
  }

  @Test(arguments: [
    ("nav(A, B, C)", "nav(A, B, C)"), ("nav(A, B, C, D)", "nav(A, B, C, D)"),
    ("nav(A, B, C, D, E, F)", "nav(A, D, E, F)"),
    ("tab(*nav(A, B, C, D, E, F), G)", "tab(*nav(A, D, E, F), G)"),
    ("A[nav(B, C, D, E, F, G)]", "A[nav(B, E, F, G)]"),
    ("split(nav(A, B, C, D, E, F), nav(A, B, C, D, E))", "split(nav(A, D, E, F), nav(A, C, D, E))"),
    (
      "nav(A, B, C, D, E, tab(*nav(P, Q, R, S, T), Z))", "nav(A, D, E, tab(*nav(P, R, S, T), Z))"
    ),
  ])
  func `stacks on screen keep their roots and tops`(state: String, short: String) throws {
    var forest = Forest()
    let level = try level(state, in: &forest)
    let shortened = forest.shortened(level, to: 4)
    let bundle = SegueRegistry().scenes.bundle
    let snapshot = forest.snapshot(of: [shortened], width: .compact, bundle: bundle).snapshot
    #expect(snapshot.description == short)
  }
}
