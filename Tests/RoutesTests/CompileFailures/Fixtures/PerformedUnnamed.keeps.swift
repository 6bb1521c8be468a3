import Routes

func trigger(on graph: ControllerGraph, _ cart: CartController) throws {
  let help = try graph.trigger(.toHelpController, from: cart)
  _ = help as HelpController
}
