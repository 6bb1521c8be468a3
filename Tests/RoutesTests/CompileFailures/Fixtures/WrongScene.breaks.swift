import Routes

func make(on graph: ControllerGraph) throws {
  let cart: CartController = try graph.instantiate(.item)  // expected-error {{cannot convert}}
  print(cart)
}
