import Routes
import Testing

/// A row of a table of refusals: a graph, a request, and the message.
struct RefusedRequest: Sendable, CustomTestStringConvertible {
  private let makeGraph: @Sendable () throws -> ControllerGraph
  private let message: String
  private let request: @Sendable (ControllerGraph) throws -> Void

  /// - Parameter message: The description of the refusal without its last line, the state of the graph.
  init(
    _ notation: String,
    _ message: String,
    request: @escaping @Sendable (ControllerGraph) throws -> Void
  ) {
    self.init(message, in: { try ControllerGraph(notation) }, request: request)
  }

  init(
    _ message: String,
    in graph: @escaping @Sendable () throws -> ControllerGraph,
    request: @escaping @Sendable (ControllerGraph) throws -> Void
  ) {
    self.makeGraph = graph
    self.message = message
    self.request = request
  }

  var testDescription: String { message }

  /// Expects the message, and an unchanged graph.
  func expect() throws {
    let graph = try makeGraph()
    let state = graph.snapshot.description
    expectRefusal(
      in: graph,
      saying: "\(message)\n  in \(state.isEmpty ? "an empty graph" : state)"
    ) { try request(graph) }
  }
}
