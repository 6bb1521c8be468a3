import Routes
import Testing

/// Unwinds whose actions are cases of an enum.
@Suite struct TypedUnwindTests {
  private enum HomeUnwind: ExactString {
    case toHome = "unwindToHome:"
    case cafe = "caf\u{E9}:"
  }

  private final class Home: TypedUnwindReceiver {
    var log: [String] = []
    var takesAll = true

    func canUnwind(_ action: HomeUnwind, from source: any Controller) -> Bool {
      takesAll || action == .cafe
    }

    func unwind(_ action: HomeUnwind, from source: any Controller) {
      switch action {
      case .toHome: log.append("home from \(type(of: source))")
      case .cafe: log.append("café")
      }
    }
  }

  private final class Detail: Controller {}

  private let home = Home()
  private let graph: ControllerGraph

  init() throws {
    let stack = NavigationController(root: home)
    graph = try ControllerGraph(root: stack)
    try graph.push(Detail())
  }

  @Test func anActionReachesItsCase() throws {
    try graph.unwind(Unwind<Home>(.toHome))
    #expect(home.log == ["home from Detail"])
    #expect(graph.visible === home)
  }

  @Test func theActionOfAStringIsTheSame() throws {
    #expect(Unwind<Home>(.toHome) == Unwind<Home>("unwindToHome:"))
    try graph.unwind(Unwind<Home>("unwindToHome:"))
    #expect(home.log == ["home from Detail"])
  }

  @Test(arguments: ["unwindToHone:", "unwindToHome", "cafe\u{301}:"])
  func anActionThatIsNoCaseIsNotTaken(action: String) {
    #expect(throws: Refusal.self) { try graph.unwind(Unwind<Home>(action)) }
    #expect(home.log.isEmpty)
  }

  @Test func theControllerMayDeclineACase() throws {
    home.takesAll = false
    #expect(throws: Refusal.self) { try graph.unwind(Unwind<Home>(.toHome)) }
    try graph.unwind(Unwind<Home>(.cafe))
    #expect(home.log == ["café"])
  }

  @Test func anActionThatIsNoCaseIsIgnored() {
    home.unwind("other:", from: home)
    #expect(home.log.isEmpty)
  }
}
