import RoutesTesting
import Testing

@Test func paying() throws {
  var registry = SegueRegistry()
  try registry.register(.showBread, kind: .show) { BreadController() }
  try registry.register(.showCart, kind: .presentation, in: .navigation) { CartController() }
  try registry.register(.showPayment, kind: .show)

  let shop = ShopController()
  let graph = try ControllerGraph(root: NavigationController(root: shop), registry: registry)
  try graph.go(to: BakeryDestination.bread(Bread(name: "Sourdough")))
  try graph.go(to: BakeryDestination.cart)
  try graph.go(to: BakeryDestination.payment(total: 7.9))
  try graph.expect("nav(Shop, Bread) > sheet nav(Cart, Payment)")

  // UIKit ignores a second presentation.
  let refusal = #expect(throws: Refusal.self) {
    try graph.present(CartController(), from: shop)
  }
  #expect(
    refusal?.description == """
      cannot present Cart: nav(Shop, Bread) already presents nav(Cart, Payment), and presents one \
      controller at most; dismiss that first, or present from nav(Cart, Payment)
        in nav(Shop, Bread) > sheet nav(Cart, Payment)
      """
  )
}
