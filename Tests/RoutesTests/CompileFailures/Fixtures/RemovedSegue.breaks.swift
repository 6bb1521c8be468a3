import Routes

// The storyboard has no ShowWishes any more.
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
