import Routes

func perform(on graph: ControllerGraph, _ shop: ShopController) throws {
  try graph.perform(.showCart, from: shop) { $0.count = 1 }
}
