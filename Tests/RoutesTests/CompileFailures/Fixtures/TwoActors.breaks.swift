import Routes

func share(_ graph: ControllerGraph) {
  let look: @Sendable () -> Int = { graph.count }  // expected-error {{capture of 'graph' with non-Sendable type 'ControllerGraph' in a '@Sendable' closure}}
  print(look())
}
