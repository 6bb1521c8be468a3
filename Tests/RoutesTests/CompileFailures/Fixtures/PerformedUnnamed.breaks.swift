import Routes

func perform(on graph: ControllerGraph, _ cart: CartController) throws {
  try graph.perform(.toHelpController, from: cart)  // expected-error {{is unavailable: only its control can start a segue without an identifier}}
}
