import Routes

extension LibraryUnderTest {
  /// Performs a request on the graph.
  func perform(_ request: Request) -> Answer {
    do {
      return .done(try ask(request))
    } catch {
      return .refused(ModelRefusal(error))
    }
  }

  private func ask(_ request: Request) throws -> [Int] {
    switch request {
    case .pop(let source): return numbers([try graph.pop(from: controller(source))])
    case .popToRoot(let source): return numbers(try graph.popToRoot(from: controller(source)))
    case .popTo(let number): return numbers(try graph.pop(to: factory.controller(number)))
    case .setStack(let list, let source):
      try graph.setStack(factory.make(list), from: controller(source))
      return []
    case .dismiss(let number): return numbers([try graph.dismiss(controller(number))])
    case .swipeDown(let isInteractive):
      return numbers([try isInteractive ? graph.beginSwipeDown() : graph.swipeDown()])
    case .goBack(let isInteractive):
      return numbers([try isInteractive ? graph.beginSwipeBack() : graph.tapBack()])
    case .swipe(let number, let offered, let isForward, let isInteractive):
      let pages = factory.controller(number)
      guard let pages = pages as? TestControllers.PagesController else { return [] }
      // The data source of another swipe may ask for this one.
      let outer = pages.offered
      pages.offered = factory.make(offered)
      defer { pages.offered = outer }
      let direction = isForward ? PageViewController.Direction.forward : .reverse
      return numbers(
        try isInteractive
          ? graph.beginSwipe(direction, in: pages) : graph.swipe(direction, in: pages)
      )
    case .unwind(let source, let fails):
      let target = try graph.unwind(.home, from: controller(source)) { _ in
        if fails { throw PreparationFailed() }
      }
      return [target.number]
    case .perform(let segue, let source, let fails):
      let prepared = try graph.perform(.walk(segue), from: controller(source)) { _ in
        if fails { throw PreparationFailed() }
      }
      return [prepared.number]
    case .trigger(let segue, let source):
      return numbers([try graph.trigger(segue.rawValue, from: controller(source))])
    default:
      try askOnly(request)
      return []
    }
  }

  /// The requests that return nothing.
  private func askOnly(_ request: Request) throws {
    switch request {
    case .push(let new, let source):
      try graph.push(factory.make(new), from: controller(source))
    case .show(let new, let source):
      try graph.show(factory.make(new), from: controller(source))
    case .showDetail(let new, let source):
      try graph.showDetail(factory.make(new), from: controller(source))
    case .present(let new, let source, let style):
      try graph.present(
        factory.make(new),
        from: controller(source),
        style: PresentationStyle(rawValue: style.rawValue) ?? .automatic
      )
    case .beginSearch(let new, let source, let isTap):
      guard let search = factory.make(new) as? SearchController else { return }
      let source = factory.controller(source)
      try isTap
        ? graph.tapSearchBar(of: search, from: source) : graph.beginSearch(search, from: source)
    case .endSearch(let number, let isTap):
      let search = factory.controller(number) as? SearchController ?? factory.straySearch
      try isTap ? graph.tapCancel(of: search) : graph.endSearch(search)
    case .finish: try graph.finishTransition()
    case .cancel: try graph.cancelTransition()
    case .select(let index, let source): try graph.select(tab: index, from: controller(source))
    case .selectTab(let number): try graph.select(tab: factory.controller(number))
    case .setTabs(let list, let source):
      try graph.setTabs(factory.make(list), from: controller(source))
    case .tap(let index, let source): try graph.tap(tab: index, from: controller(source))
    case .tapAction(let title): try graph.tap(action: title)
    case .setColumn(let column, let new, let source):
      try graph.setColumn(
        SplitViewController.Column.allCases[column],
        to: new.map(factory.make),
        from: controller(source)
      )
    case .hideColumn(let column, let source):
      try graph.hide(SplitViewController.Column.allCases[column], from: controller(source))
    case .showColumn(let column, let source):
      try graph.show(SplitViewController.Column.allCases[column], from: controller(source))
    case .turn(let number, let list):
      guard let pages = factory.controller(number) as? PageViewController else { return }
      try graph.turn(pages, to: factory.make(list))
    case .load(let number): try graph.load(factory.controller(number))
    case .arrange(let number, let list, let content):
      guard let own = factory.controller(number) as? any ArrangeableContainer else { return }
      try graph.arrange(factory.make(list), content: content, in: own)
    case .embed(let new, let parent):
      try graph.embed(factory.make(new), in: factory.controller(parent))
    case .remove(let number): try graph.removeFromParent(factory.controller(number))
    case .setRoot(let new): try graph.setRoot(factory.make(new))
    case .resize(let isWide): try graph.resize(to: isWide ? .regular : .compact)
    default: break
    }
  }

  private func controller(_ number: Int?) -> (any Controller)? { number.map(factory.controller) }

  private func numbers(_ controllers: [(any Controller)?]) -> [Int] {
    controllers.compactMap { $0 }.map(walkNumber)
  }
}
