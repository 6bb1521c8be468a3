import Routes

@main
struct Program {
  @MainActor static func main() throws {
    let graph = try ControllerGraph(registry: FeedScript.registry())
    try FeedScript.run(on: graph) { print($0) }
  }
}
