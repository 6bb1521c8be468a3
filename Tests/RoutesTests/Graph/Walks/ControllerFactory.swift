import Routes

/// Makes the library's controllers for those of the model, and finds them by their numbers.
///
/// The references are weak, so that removed controllers are released.
final class ControllerFactory {
  let log = WalkLog()
  /// The graph, for containers that call their children.
  weak var graph: ControllerGraph?
  /// A controller that is never in the graph.
  let stray = PlaceholderController("Stray")
  let straySearch = SearchController()
  private(set) var hasMadeUshers = false
  /// The snapshots that were restored already.
  var notations: Set<String> = []
  private var controllers: [Int: Weak] = [:]
  private var nextMade = ReferenceModel.firstMade

  private struct Weak {
    weak var controller: (any Controller)?
  }

  /// The numbers of the controllers that are in memory.
  var living: Set<Int> {
    controllers = controllers.filter { $0.value.controller != nil }
    return Set(controllers.keys)
  }

  func controller(_ number: Int) -> any Controller { controllers[number]?.controller ?? stray }

  func make(_ model: ModelController) -> any Controller {
    remember(make(model, model.children.map(make)), model.number)
  }

  func make(_ newcomer: Request.Newcomer) -> any Controller {
    switch newcomer {
    case .made(let model): make(model)
    case .there(let number): controller(number)
    case .around(let inner, let number):
      remember(TestControllers.StackController(number, log, [controller(inner)]), number)
    }
  }

  /// Makes controllers for a list that may contain one of them twice.
  func make(_ list: [Request.Newcomer]) -> [any Controller] {
    var made: [Int: any Controller] = [:]
    return list.map { newcomer in
      guard case .made(let model) = newcomer else { return make(newcomer) }
      let controller = made[model.number] ?? make(model)
      made[model.number] = controller
      return controller
    }
  }

  /// Makes the destination of a segue, with the same next number as in the model.
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

  private func make(_ model: ModelController, _ children: [any Controller]) -> any Controller {
    let number = model.number
    switch model.kind {
    case .plain: return TestControllers.PlainController(number, log)
    case .home: return TestControllers.HomeController(number, log)
    case .context: return TestControllers.ContextController(number, log)
    case .modal: return TestControllers.ModalController(number, log)
    case .unwilling: return TestControllers.UnwillingController(number, log)
    case .floating: return TestControllers.FloatingController(number, log)
    case .bare: return TestControllers.BareController(number, log)
    case .adaptive:
      return TestControllers.AdaptiveController(number, log) { [unowned self] in
        wrap($0, in: .stack)
      }
    case .silent: return TestControllers.SilentController(number)
    case .alert, .actionSheet:
      return AlertController(
        title: "\(number)",
        style: model.kind == .alert ? .alert : .actionSheet,
        anchor: model.isEven ? number : nil,
        actions: model.actions.enumerated().map { [log] index, title in
          .init(
            title,
            style: title == "Cancel" ? .cancel : .default,
            isEnabled: index > 0 || model.canCopy
          ) {
            log.add(Call(what: .action, number: number, other: index))
          }
        }
      )
    case .stack: return TestControllers.StackController(number, log, children)
    case .silentStack: return TestControllers.SilentStackController(number, children)
    case .tabs: return TestControllers.TabsController(number, log, children)
    case .pickyTabs: return TestControllers.PickyTabsController(number, log, children)
    case .pages: return TestControllers.PagesController(number, log, children)
    case .search: return TestControllers.SearchController(number, log, children.first)
    case .drawer: return TestControllers.DrawerController(number, log, children, model.selected)
    case .cupboard:
      return TestControllers.CupboardController(number, log, children, model.selected)
    case .usher:
      hasMadeUshers = true
      return TestControllers.UsherController(
        number,
        log,
        children,
        graph: { [weak self] in self?.graph }
      )
    case .columns:
      let columns = (0...3).map { column in
        model.children.firstIndex { $0.column == column }.map { children[$0] }
      }
      return TestControllers.ColumnsController(
        number,
        log,
        columns,
        model.hasStyle ? .columns : .unspecified,
        replacesPrimary: model.replacesPrimary
      ) { [unowned self] in wrap($0, in: .stack) }
    }
  }
}
