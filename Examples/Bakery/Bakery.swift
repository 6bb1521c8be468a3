import Routes

struct Bread { var name: String }

final class ShopController: Controller {}
final class BreadController: Controller { var bread: Bread? }
final class CartController: Controller {}
final class PaymentController: Controller { init(total: Double) {} }

// The identifiers of the storyboard, each with the class of its destination.
extension Segue<BreadController> { static var showBread: Self { .init("ShowBread") } }
extension Segue<CartController> { static var showCart: Self { .init("ShowCart") } }
extension Segue<PaymentController> { static var showPayment: Self { .init("ShowPayment") } }

// The moves of the app, each with the data that its screen needs.
enum BakeryDestination: Destination {
  case bread(Bread)
  case cart
  case payment(total: Double)

  var route: Route {
    switch self {
    case .bread(let bread): return Route(.showBread) { $0.bread = bread }
    case .cart: return Route(.showCart)
    case .payment(let total): return Route(.showPayment) { PaymentController(total: total) }
    }
  }
}
