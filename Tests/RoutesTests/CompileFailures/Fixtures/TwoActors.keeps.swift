import Routes

@MainActor
struct Window {
  let graph: ControllerGraph
  func look() -> Int { graph.count }
}

func share(_ storyboard: Storyboard, _ segue: Segue<LoginController>) {
  let look: @Sendable () -> (Storyboard, Segue<LoginController>) = { (storyboard, segue) }
  print(look())
}
