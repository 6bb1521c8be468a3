import Routes

func perform(on graph: ControllerGraph, _ cart: CartController) throws {
  try graph.perform(.toHelpController, from: cart)  // expected-error {{has no member 'toHelpController'}}
}
