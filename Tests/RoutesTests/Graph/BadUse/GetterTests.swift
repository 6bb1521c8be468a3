import RoutesTesting
import Testing

@testable import Routes

/// A container and a presentation context whose getters run code of the app.
private final class TalkativeContainer: ArrangeableContainer, PresentationContextController {
  private let home = screen("Home")
  weak var graph: ControllerGraph?
  var onRead: (Getter) -> Void = { _ in }

  enum Getter: CaseIterable {
    case children, content, definesPresentationContext
  }

  var childControllers: [any Controller] {
    onRead(.children)
    return [home]
  }
  var content: (any Controller)? {
    onRead(.content)
    return home
  }
  var definesPresentationContext: Bool {
    onRead(.definesPresentationContext)
    return false
  }

  func arrange(_ children: [any Controller], content: (any Controller)?) {}
}

/// Getters of the app that use the graph while the graph reads them.
@Suite struct GetterTests {
  private typealias Move = @Sendable (ControllerGraph, any Controller) throws -> Void

  private static let moves: [Move] = [
    { try $0.push($1) },
    { try $0.show($1) },
    { try $0.present($1) },
    { try $0.present($1, style: .currentContext) },
    { try $0.setStack([$1]) },
    { try $0.setRoot($1) },
  ]

  @Test(arguments: TalkativeContainer.Getter.allCases, moves.indices)
  fileprivate func `requests during another request are refused`(
    getter: TalkativeContainer.Getter,
    move: Int
  ) throws {
    let container = TalkativeContainer()
    let graph = try ControllerGraph(root: NavigationController(root: container))
    let expected = try ControllerGraph(root: NavigationController(root: TalkativeContainer()))
    var refusals: [Refusal] = []
    container.onRead = { [weak graph] read in
      guard read == getter, let graph, graph.isTransitionUnderWay else { return }
      do {
        try graph.present(screen("Intruder"))
      } catch {
        if let refusal = error as? Refusal { refusals.append(refusal) }
      }
    }
    try Self.moves[move](graph, screen("New"))
    try Self.moves[move](expected, screen("New"))
    let isRefused = refusals.allSatisfy { refusal in
      if case .transition(.active) = refusal.reason { true } else { false }
    }
    #expect(isRefused)
    #expect(graph.snapshot == expected.snapshot)
    #expect(graph.contradictions.isEmpty)
    if getter == .content, move < 4 { #expect(!refusals.isEmpty) }
  }

  @Test func `a request from a getter that is read outside of requests is carried out once`() throws
  {
    let container = TalkativeContainer()
    let graph = try ControllerGraph(root: container)
    var count = 0
    container.onRead = { [weak graph] getter in
      guard getter == .content else { return }
      count += 1
      try? graph?.present(screen("Intruder"))
    }
    _ = graph.visible
    #expect(count < 10)
    container.onRead = { _ in }
    try graph.expect("TalkativeContainer(*Home) > sheet Intruder")
    #expect(graph.contradictions.isEmpty)
  }

  @Test func `content that depends on the visible controller ends`() throws {
    let container = TalkativeContainer()
    let graph = try ControllerGraph(root: container)
    container.onRead = { [weak graph] _ in _ = graph?.visible }
    #expect(graph.visible is PlaceholderController)
    container.onRead = { _ in }
  }
}
