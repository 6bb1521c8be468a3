import Routes

// The storyboard no longer has ShowWishes.
extension ShopController: SegueSource {
  func prepare(for segue: PerformedSegue) throws {
    switch try ShopControllerSegue(segue) {
    case .showItem, .showCart, .toBannerController: return
    case .showWishes: return  // expected-error {{type 'ShopControllerSegue' has no member 'showWishes'}}
    }
  }
}

func perform(on graph: ControllerGraph, _ shop: ShopController) throws {
  try graph.perform(.showWishes, from: shop)  // expected-error {{has no member 'showWishes'}}
}
