import Routes
import TestSupport
import Testing

/// A walk of random requests through a graph in memory, which records its journal.
///
/// Refused requests leave no entry. What is left out:
///
/// - A selected tab, or a compact column, does not move to a stack. A window makes the changes of a request one after the
///   other, so that the next tab is seen meanwhile.
/// - Screens, but no containers, embed children while they are in front. A window loads a parent that
///   embeds a child at once, and a graph when it appears.
/// - In compact width, the columns of a split controller are not set: where UIKit puts a column that is
///   set while it has collapsed is not documented.
/// - An app's container does not hide a child that a presentation in its context covers: the view of the
///   child is in no other view then.
/// - No columns collapse on an empty stack. No source states what UIKit does.
/// - The columns of a split controller are stacks, which UIKit would make itself.
final class JournalWalk {
  private final class ContextScreen: PresentationContextController {
    let definesPresentationContext = true
  }

  private let graph: ControllerGraph
  /// Whether the width is compact in any state.
  private let isEverCompact: Bool
  private var random: SplitMix
  /// Every controller that the walk has made, whether it is in the graph or not.
  private var made: [any Controller] = []

  /// Records a walk.
  static func journal(seed: UInt64) throws -> Journal {
    let walk = try JournalWalk(seed: seed)
    try walk.start()
    for _ in 0...walk.random.below(24) { try walk.step() }
    return try #require(walk.graph.journal)
  }

  private init(seed: UInt64) throws {
    random = SplitMix(seed: seed)
    graph = try ControllerGraph(width: seed % 3 == 0 ? .regular : .compact)
    isEverCompact = seed % 6 != 0
  }

  private func start() throws {
    try graph.setRoot(root())
    graph.startRecording()
  }

  private func step() throws {
    do { try request(random.below(27)) } catch is Refusal {}
  }

  private func request(_ number: Int) throws {
    let source = random.below(2) == 0 ? nil : any()
    switch number {
    case 0, 1: try graph.push(new(), from: source)
    case 2: try graph.pop(from: source)
    case 3: try graph.popToRoot(from: source)
    case 4: try graph.pop(to: any())
    case 5:
      let kept = (random.below(2) == 0 ? [any()] : []).filter { !isTabInFront($0) }
      try graph.setStack(kept + [screen(), screen()].prefix(random.below(3)), from: source)
    case 6:
      // In regular width, a split controller shows it in its primary column.
      try graph.show(graph.width == .regular ? stack() : new(), from: source)
    case 7, 8: try graph.present(new(), from: source, style: style())
    case 9: try graph.dismiss(source)
    case 10: try graph.select(tab: random.below(4), from: source)
    case 11: try graph.unwind(Unwind<PlaceholderController>("home"), from: source)
    case 12:
      guard let front = graph.visible, !(front is any ContainerController) else { return }
      let moved = any()
      let isMoved = random.below(3) == 0 && !isColumnOfStacks(moved)
      try graph.embed(isMoved ? moved : screen(), in: front)
    case 13:
      let child = any()
      if !isColumnOfStacks(child) { try graph.removeFromParent(child) }
    case 14 where graph.width == .regular:
      try setColumn(column(), from: source)
    case 15: try graph.showDetail(graph.width == .regular ? stack() : screen(), from: source)
    case 16: try turn()
    case 17: try setTabs()
    case 18: try graph.tapBack()
    case 19: try random.below(2) == 0 ? _ = graph.swipeDown() : graph.tap(tab: random.below(3))
    case 20, 21: try arrange()
    case 22: try cancel { try graph.beginSwipeBack() }
    case 23: try cancel { try graph.beginSwipeDown() }
    case 24:
      try random.below(2) == 0
        ? graph.hide(.primary, from: source) : graph.show(column(), from: source)
    case 25 where isEverCompact && !hasEmptyPrimary:
      try graph.resize(to: graph.width == .compact ? .regular : .compact)
    default: if random.below(3) == 0 { try graph.setRoot(root()) }
    }
  }

  /// Begins a gesture, which a user cancels.
  private func cancel(_ gesture: () throws -> (any Controller)?) throws {
    _ = try gesture()
    if graph.isTransitionUnderWay { try graph.cancelTransition() }
  }

  private func setColumn(_ column: SplitViewController.Column, from source: (any Controller)?)
    throws
  {
    let controller = random.below(4) == 0 ? nil : stack()
    if isEverCompact, column == .primary, controller == nil { return }
    try graph.setColumn(column, to: controller, from: source)
  }

  private func arrange() throws {
    guard let container = present(PlaceholderController.Container.self),
      container.childControllers.allSatisfy({ graph.presented(by: $0) == nil })
    else { return }
    let kept = container.childControllers.filter { _ in random.below(2) == 0 }
    let added: any Controller = random.below(3) == 0 ? stack() : screen()
    let children = (random.below(2) == 0 ? [added] : []) + kept.reversed()
    let content = random.below(children.count + 1)
    try graph.arrange(
      children,
      content: children.indices.contains(content) ? content : nil,
      in: container
    )
  }

  private func isTabInFront(_ controller: any Controller) -> Bool {
    let parent = graph.parent(of: controller)
    let isCompactColumn = (parent as? SplitViewController)?.compact === controller
    return (parent is TabBarController || isCompactColumn) && graph.isOnScreen(controller)
  }

  /// Whether a controller is the primary column on which others collapse.
  private func isColumnOfStacks(_ controller: any Controller) -> Bool {
    isEverCompact
      && (graph.parent(of: controller) as? SplitViewController)?.primary === controller
  }

  /// Whether a split controller has an empty stack as its primary column.
  private var hasEmptyPrimary: Bool {
    made.contains { controller in
      guard let split = controller as? SplitViewController, graph.contains(split) else {
        return false
      }
      return (split.primary as? NavigationController)?.stack.isEmpty == true
    }
  }

  private func turn() throws {
    guard let page = present(PageViewController.self) else { return }
    try graph.turn(page, to: page.pages.map { _ in screen() })
  }

  private func setTabs() throws {
    guard let tabs = present(TabBarController.self) else { return }
    let kept = tabs.tabs.filter { _ in random.below(2) == 0 }
    try graph.setTabs([screen()] + kept.reversed(), from: tabs)
  }

  /// A container of the graph.
  private func present<Found: Controller>(_ type: Found.Type) -> Found? {
    made.compactMap { $0 as? Found }.last(where: graph.contains)
  }

  private func keep<Made: Controller>(_ controller: Made) -> Made {
    made.append(controller)
    return controller
  }

  private func screen() -> any Controller {
    random.below(8) == 0
      ? keep(ContextScreen()) : keep(PlaceholderController("Screen\(made.count)"))
  }

  /// A controller that is in the graph, or one that is not.
  private func any() -> any Controller {
    let pick = random.below(1_000)
    let present = made.filter(graph.contains)
    return present.isEmpty || pick < 30 ? screen() : present[pick % present.count]
  }

  private func column() -> SplitViewController.Column { random.below(2) == 0 ? .primary : .detail }

  private func style() -> PresentationStyle {
    let styles: [PresentationStyle] = [
      .automatic, .pageSheet, .formSheet, .fullScreen, .overFullScreen, .popover, .custom,
    ]
    let contexts: [PresentationStyle] = [.currentContext, .overCurrentContext]
    return (styles + contexts)[random.below(styles.count + contexts.count)]
  }

  private func stack() -> NavigationController {
    keep(NavigationController(stack: random.below(2) == 0 ? [screen()] : [screen(), screen()]))
  }

  private func tabs() -> TabBarController { keep(TabBarController([stack(), stack(), screen()])) }

  private func split() -> any Controller {
    keep(
      SplitViewController(
        primary: stack(),
        // A journal does not know which controllers on a stack were columns.
        supplementary: graph.width == .regular && random.below(3) == 0 ? stack() : nil,
        detail: graph.width == .compact || random.below(4) == 0 ? nil : stack(),
        compact: random.below(6) == 0 ? screen() : nil
      )
    )
  }

  private func pages() -> PageViewController {
    keep(PageViewController(pages: random.below(2) == 0 ? [screen()] : [screen(), screen()]))
  }

  private func container() -> any Controller {
    let container = keep(PlaceholderController.Container("Panel"))
    let children = [screen(), stack(), screen()].prefix(random.below(4))
    container.arrange(Array(children), content: random.below(4) == 0 ? nil : children.last)
    return container
  }

  private func new() -> any Controller {
    switch random.below(11) {
    case 0: stack()
    case 1: tabs()
    case 2: split()
    case 3: pages()
    case 4: container()
    default: screen()
    }
  }

  private func root() -> any Controller {
    switch random.below(8) {
    case 0, 1: stack()
    case 2, 3: tabs()
    case 4, 5: split()
    case 6: container()
    default: pages()
    }
  }
}
