import Routes

@main
struct Program {
  @MainActor static func main() throws {
    let graph = try ControllerGraph(registry: DevicesScript.registry())
    let script = DevicesScript(
      graph: graph,
      tap: { try graph.tap(tab: $0) },
      swipeDown: { _ = try graph.swipeDown() },
      print: { print($0) }
    )
    try script.run()
    try LinksScript { print($0) }.run()
  }
}
