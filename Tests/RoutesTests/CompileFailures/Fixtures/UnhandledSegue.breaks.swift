import Routes

// The storyboard has a new segue ShowCart, which the switch does not handle.
extension ShopController: SegueSource {
  func prepare(for segue: PerformedSegue) throws {
    switch try ShopControllerSegue(segue) {  // expected-error {{switch must be exhaustive}} expected-note {{add missing case: '.showCart(_)'}}
    case .showItem(let item): item.name = "Lamp"
    case .toBannerController(let banner): banner.text = "New"
    }
  }
}
