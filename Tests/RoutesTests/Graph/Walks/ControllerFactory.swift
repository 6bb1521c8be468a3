import Routes

/// Makes the library's controllers for controllers, and finds them again by their numbers.
///
/// It holds them weakly, so that what has left a graph is gone.
final class ControllerFactory {
  let log = WalkLog()
  /// A controller that is never in the graph, for requests that go astray.
  let stray = PlaceholderController("Stray")
  /// The snapshots that were restored already.
  var notations: Set<String> = []
  private var controllers: [Int: Weak] = [:]
  private var nextMade = ReferenceModel.firstMade

  private struct Weak {
    weak var controller: (any Controller)?
  }

  /// The numbers of those that are in memory.
  var living: Set<Int> {
    controllers = controllers.filter { $0.value.controller != nil }
    return Set(controllers.keys)
  }

  func controller(_ number: Int) -> any Controller { controllers[number]?.controller ?? stray }

  func make(_ figure: ModelController) -> any Controller {
    remember(make(figure, figure.children.map(make)), figure.number)
  }

  func make(_ newcomer: Request.Newcomer) -> any Controller {
    switch newcomer {
    case .made(let figure): make(figure)
    case .there(let number): controller(number)
    case .around(let inner, let number):
      remember(TestControllers.StackController(number, log, [controller(inner)]), number)
    }
  }

  /// Makes controllers for a list in which one may stand twice.
  func make(_ list: [Request.Newcomer]) -> [any Controller] {
    var made: [Int: any Controller] = [:]
    return list.map { newcomer in
      guard case .made(let figure) = newcomer else { return make(newcomer) }
      let controller = made[figure.number] ?? make(figure)
      made[figure.number] = controller
      return controller
    }
  }

  /// Makes the destination of a segue, with the next number that the model gives to it too.
  func makePlain() -> TestControllers.PlainController {
    let number = takeNumber()
    let controller = TestControllers.PlainController(number, log)
    remember(controller, number)
    return controller
  }

  func wrap(_ content: any Controller, in kind: ModelController.Kind) -> any Controller {
    let number = takeNumber()
    return remember(make(ModelController(number: number, kind: kind), [content]), number)
  }

  private func takeNumber() -> Int {
    defer { nextMade += 1 }
    return nextMade
  }

  @discardableResult
  private func remember(_ controller: any Controller, _ number: Int) -> any Controller {
    controllers[number] = Weak(controller: controller)
    return controller
  }

  private func make(_ figure: ModelController, _ children: [any Controller]) -> any Controller {
    let number = figure.number
    switch figure.kind {
    case .plain: return TestControllers.PlainController(number, log)
    case .home: return TestControllers.HomeController(number, log)
    case .context: return TestControllers.ContextController(number, log)
    case .modal: return TestControllers.ModalController(number, log)
    case .unwilling: return TestControllers.UnwillingController(number, log)
    case .silent: return TestControllers.SilentController(number)
    case .stack: return TestControllers.StackController(number, log, children)
    case .silentStack: return TestControllers.SilentStackController(number, children)
    case .tabs: return TestControllers.TabsController(number, log, children)
    case .pickyTabs: return TestControllers.PickyTabsController(number, log, children)
    case .pages: return TestControllers.PagesController(number, log, children)
    case .drawer: return TestControllers.DrawerController(number, log, children, figure.selected)
    case .cupboard:
      return TestControllers.CupboardController(number, log, children, figure.selected)
    case .columns:
      let columns = (0...2).map { column in
        figure.children.firstIndex { $0.column == column }.map { children[$0] }
      }
      return TestControllers.ColumnsController(number, log, columns)
    }
  }
}
