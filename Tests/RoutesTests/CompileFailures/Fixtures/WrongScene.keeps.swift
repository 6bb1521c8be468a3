import Routes

func make(on graph: ControllerGraph) throws {
  let item: ItemController = try graph.instantiate(.item)
  print(item)
}
