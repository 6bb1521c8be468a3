import Routes

// ShowItem leads to an ItemController.
extension ShopController: SegueSource {
  func prepare(for segue: PerformedSegue) throws {
    switch try ShopControllerSegue(segue) {
    case .showItem(let item): item.count = 1  // expected-error {{value of type 'ItemController' has no member 'count'}}
    case .showCart, .toBannerController: return
    }
  }
}
