import Routes

extension ShopController: SegueSource {
  func prepare(for segue: PerformedSegue) throws {
    switch try ShopControllerSegue(segue) {
    case .showItem(let item): item.name = "Lamp"
    case .showCart(let cart): cart.count = 1
    case .toBannerController(let banner): banner.text = "New"
    }
  }
}
