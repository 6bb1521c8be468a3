import Routes
import UIKit

extension Segue<BreadController> { static var showBread: Self { .init("ShowBread") } }
extension Segue<CartController> { static var showCart: Self { .init("ShowCart") } }
extension Segue<PaymentController> { static var showPayment: Self { .init("ShowPayment") } }
extension Segue<OrderController> { static var showOrder: Self { .init("ShowOrder") } }

enum BakeryDestination: Destination {
  case bread(Bread)
  case cart
  case payment(total: Price)
  case order(Order)

  var route: Route {
    switch self {
    case .bread(let bread): Route(.showBread) { $0.bread = bread }
    case .cart: Route(.showCart)
    case .payment(let total): Route(.showPayment) { $0.total = total }
    case .order(let order): Route(.showOrder) { $0.order = order }
    }
  }
}

class ShopController: UITableViewController {
  @IBAction func unwindToShop(_ segue: UIStoryboardSegue) {}
}
class BreadController: UIViewController { var bread: Bread? }
class CartController: UIViewController {}
class PaymentController: UIViewController { var total: Price? }
class OrdersController: UITableViewController {}
class OrderController: UIViewController {
  var order: Order?

  func showBread() { performSegue(withIdentifier: "ShowBread", sender: nil) }
}
