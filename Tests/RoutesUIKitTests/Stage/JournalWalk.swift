import Routes
import TestSupport
import Testing

/// A walk of random requests through a graph in memory, which records its journal.
///
/// Refused requests leave no entry. What is left out:
///
/// - A change of width and a cancelled gesture are made by the system and by a user only, so that no
///   code can repeat them.
/// - An app's container arranges its children in its own way, which a journal does not know.
/// - A selected tab does not move to a stack. A window makes the changes of a request one after the
///   other, so that the next tab is seen meanwhile.
/// - Screens, but no containers, embed children while they are in front. A window loads a parent that
///   embeds a child at once, and a graph when it appears.
/// - In compact width, a split controller has a stack as its primary column and a screen as its detail,
///   and its columns are not set: only UIKit itself can push a stack, and where it puts a column
///   that is set while it has collapsed is not documented.
final class JournalWalk {
  private final class ContextScreen: PresentationContextController {
    let definesPresentationContext = true
  }

  private let graph: ControllerGraph
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
  }

  private func start() throws {
    try graph.setRoot(root())
    graph.startRecording()
  }

  private func step() throws {
    do { try request(random.below(21)) } catch is Refusal {}
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
    case 6: try graph.show(new(), from: source)
    case 7, 8: try graph.present(new(), from: source, style: style())
    case 9: try graph.dismiss(source)
    case 10: try graph.select(tab: random.below(4), from: source)
    case 11: try graph.unwind(Unwind<PlaceholderController>("home"), from: source)
    case 12:
      guard let front = graph.visible, !(front is any ContainerController) else { return }
      try graph.embed(random.below(3) == 0 ? any() : screen(), in: front)
    case 13: try graph.removeFromParent(any())
    case 14 where graph.width == .regular:
      try graph.setColumn(column(), to: random.below(4) == 0 ? nil : new(), from: source)
    case 15: try graph.showDetail(graph.width == .compact ? screen() : new(), from: source)
    case 16: try turn()
    case 17: try setTabs()
    case 18: try graph.tapBack()
    case 19: try random.below(2) == 0 ? _ = graph.swipeDown() : graph.tap(tab: random.below(3))
    default: if random.below(3) == 0 { try graph.setRoot(root()) }
    }
  }

  private func isTabInFront(_ controller: any Controller) -> Bool {
    graph.parent(of: controller) is TabBarController && graph.isOnScreen(controller)
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

  private func column() -> SplitColumn {
    [SplitColumn.primary, .supplementary, .detail][random.below(3)]
  }

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
    guard graph.width == .regular else {
      return keep(SplitViewController(primary: stack(), detail: screen()))
    }
    let detail: any Controller = random.below(2) == 0 ? screen() : stack()
    return keep(
      SplitViewController(
        primary: random.below(2) == 0 ? screen() : stack(),
        supplementary: random.below(3) == 0 ? screen() : nil,
        detail: random.below(4) == 0 ? nil : detail
      )
    )
  }

  private func pages() -> PageViewController {
    keep(PageViewController(pages: random.below(2) == 0 ? [screen()] : [screen(), screen()]))
  }

  private func new() -> any Controller {
    switch random.below(10) {
    case 0: stack()
    case 1: tabs()
    case 2: split()
    case 3: pages()
    default: screen()
    }
  }

  private func root() -> any Controller {
    switch random.below(6) {
    case 0, 1: stack()
    case 2, 3: tabs()
    case 4: split()
    default: pages()
    }
  }
}
