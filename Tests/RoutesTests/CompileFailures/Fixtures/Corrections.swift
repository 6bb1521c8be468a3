// The mistakes of the other fixtures, corrected.
import Routes
import RoutesLinks

// Destinations and payloads.
enum AppDestination: Destination {
  case login
  case conversation(Status)
  case devices(user: User, group: DeviceGroup)

  var route: Route {
    switch self {
    case .login: return Route(.login)
    case .conversation(let status): return Route(.showConversation) { $0.status = status }
    case .devices(let user, let group):
      return Route(.showDevices, instantiate: { DevicesController(user: user, group: group) })
    }
  }
}

func go(on graph: ControllerGraph, _ user: User, _ group: DeviceGroup, _ status: Status) throws {
  try graph.go(to: AppDestination.devices(user: user, group: group))
  try graph.go(to: AppDestination.conversation(status))
  let navigator = graph.navigator(for: AppDestination.self, from: FeedController())
  navigator.go(to: .conversation(status))
}

// Segues and their controllers.
extension Segue<LoginController>.From<FeedController> {
  static var signIn: Self { .init("SignIn") }
}

func perform(on graph: ControllerGraph, _ feed: FeedController, _ status: Status) throws {
  try graph.perform(.signIn, from: feed)
  try graph.perform(.showConversation)
  try graph.perform(.showConversation, from: feed)
  try graph.perform(.showConversation) { $0.status = status }
  try graph.perform(.init("ShowConversation")) { (screen: ConversationController) in
    screen.status = status
  }
  let screen: ConversationController = try graph.perform(.showConversation)
  print(screen)
  // A control's segue is known by its identifier.
  try graph.trigger("ShowConversation")
  let item: ItemController = try graph.instantiate(.item)
  print(item)
}

func register(in registry: inout SegueRegistry) throws {
  try registry.register(.showConversation, kind: .show) { ConversationController() }
  try registry.prepare(.showConversation) { (screen: ConversationController) in print(screen) }
  try registry.prepare(.showConversation, from: FeedController.self) { print($0) }
}

// Segues of the storyboard.
extension ShopController: SegueSource {
  func prepare(for segue: PerformedSegue) throws {
    switch try ShopControllerSegue(segue) {
    case .showItem(let item): item.name = "Lamp"
    case .showCart(let cart): cart.count = 1
    case .toBannerController(let banner): banner.text = "New"
    }
  }
}

func perform(on graph: ControllerGraph, _ shop: ShopController, _ cart: CartController) throws {
  try graph.perform(.showCart, from: shop) { $0.count = 1 }
  let help = try graph.trigger(.toHelpController, from: cart)
  _ = help as HelpController
}

// Actors.
@MainActor
struct Window {
  let graph: ControllerGraph
  func look() -> Int { graph.count }
}

func share(_ storyboard: Storyboard, _ segue: Segue<LoginController>) {
  let look: @Sendable () -> (Storyboard, Segue<LoginController>) = { (storyboard, segue) }
  print(look())
}

// Links.
enum Linked: Codable, Linkable {
  case login
  case conversation(id: Int)

  enum CodingKeys: CodingKey, CaseIterable { case login, conversation }

  var linkPattern: (CodingKeys, LinkPattern) {
    switch self {
    case .login: (.login, "/login")
    case .conversation: (.conversation, "/status/{id}")
    }
  }
}
