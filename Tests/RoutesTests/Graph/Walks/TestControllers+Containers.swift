@testable import Routes

extension TestControllers {
  final class StackController: NavigationController, Logged, NavigationController.Delegate,
    PopResponder
  {
    let number: Int
    let log: WalkLog
    init(_ number: Int, _ log: WalkLog, _ stack: [any Controller]) {
      self.number = number
      self.log = log
      super.init(stack: stack)
      delegate = self
    }

    func willShow(
      _ controller: any Controller,
      in navigationController: NavigationController
    ) {
      note(.willShow, walkNumber(of: controller))
    }
    func didShow(
      _ controller: any Controller,
      in navigationController: NavigationController,
      popped: [any Controller]
    ) {
      note(.didShow, walkNumber(of: controller))
      for controller in popped { note(.popped, walkNumber(of: controller)) }
    }

    func shouldPop() -> Bool {
      note(.shouldPop)
      return true
    }
  }

  final class SilentStackController: NavigationController, Numbered {
    let number: Int
    init(_ number: Int, _ stack: [any Controller]) {
      self.number = number
      super.init(stack: stack)
    }
  }

  class TabsController: TabBarController, Logged, TabBarController.Delegate {
    let number: Int
    let log: WalkLog
    init(_ number: Int, _ log: WalkLog, _ tabs: [any Controller]) {
      self.number = number
      self.log = log
      super.init(tabs)
      delegate = self
    }

    func shouldSelect(_ index: Int, in tabBarController: TabBarController) -> Bool {
      note(.shouldSelect, index)
      return true
    }
    func didSelect(_ index: Int, in tabBarController: TabBarController) {
      note(.didSelect, index)
    }
  }

  final class PickyTabsController: TabsController {
    override func shouldSelect(_ index: Int, in tabBarController: TabBarController) -> Bool {
      super.shouldSelect(index, in: tabBarController) && index != 1
    }
  }

  final class ColumnsController: SplitViewController, Logged, SplitViewController.Delegate {
    let number: Int
    let log: WalkLog
    private let wrap: (any Controller) -> any Controller
    /// The primary controller in regular width, if the detail is the one in compact width.
    private let home: (any Controller)?
    init(
      _ number: Int,
      _ log: WalkLog,
      _ columns: [(any Controller)?],
      _ style: Style,
      replacesPrimary: Bool,
      wrap: @escaping (any Controller) -> any Controller
    ) {
      self.number = number
      self.log = log
      self.wrap = wrap
      home = replacesPrimary ? columns[0] : nil
      super.init(
        style: style,
        primary: columns[0],
        supplementary: columns[1],
        detail: columns[2],
        compact: columns[3]
      )
      delegate = self
    }

    func topColumnForCollapsing(
      _ splitViewController: SplitViewController,
      proposed: SplitViewController.Column
    ) -> SplitViewController.Column { number % 4 == 1 ? .primary : proposed }
    func collapseSecondary(
      _ detail: any Controller,
      onto primary: any Controller,
      in splitViewController: SplitViewController
    ) -> Bool { number % 4 == 2 }
    func hiddenColumnsForExpanding(
      _ splitViewController: SplitViewController,
      proposed: Set<SplitViewController.Column>
    ) -> Set<SplitViewController.Column> { number % 4 == 3 ? [.primary] : proposed }
    func primaryForCollapsing(_ splitViewController: SplitViewController) -> (any Controller)? {
      home == nil ? nil : detail
    }
    func primaryForExpanding(_ splitViewController: SplitViewController) -> (any Controller)? {
      home
    }
    func separateSecondary(
      from primary: any Controller,
      in splitViewController: SplitViewController
    ) -> (any Controller)? {
      home == nil || self.primary === home ? nil : self.primary
    }
    func willShow(_ column: Column, of splitViewController: SplitViewController) {
      note(.showsColumn, Column.allCases.firstIndex(of: column) ?? 0)
    }
    func willHide(_ column: Column, of splitViewController: SplitViewController) {
      note(.hidesColumn, Column.allCases.firstIndex(of: column) ?? 0)
    }
    func didCollapse(_ splitViewController: SplitViewController) { note(.collapsed) }
    func didExpand(_ splitViewController: SplitViewController) { note(.expanded) }

    override func makeStack(of controller: any Controller) -> NavigationController {
      guard let stack = wrap(controller) as? StackController else {
        return super.makeStack(of: controller)
      }
      // A split controller's own stack has no name in a snapshot.
      stack.placeholderName = ""
      return stack
    }
  }

  final class PagesController: PageViewController, Logged, PageViewController.DataSource,
    PageViewController.Delegate
  {
    let number: Int
    let log: WalkLog
    /// The pages for the next turn, the first one first.
    var offered: [any Controller] = []
    init(_ number: Int, _ log: WalkLog, _ pages: [any Controller]) {
      self.number = number
      self.log = log
      super.init(pages: pages)
      dataSource = self
      delegate = self
    }

    private func takeOffered() -> (any Controller)? {
      offered.isEmpty ? nil : offered.removeFirst()
    }

    func page(
      before page: any Controller,
      in pageViewController: PageViewController
    ) -> (any Controller)? {
      note(.pageBefore, walkNumber(of: page))
      return takeOffered()
    }
    func page(
      after page: any Controller,
      in pageViewController: PageViewController
    ) -> (any Controller)? {
      note(.pageAfter, walkNumber(of: page))
      return takeOffered()
    }
    func willTurn(to pages: [any Controller], in pageViewController: PageViewController) {
      note(.willTurn, walkNumber(of: pages.first))
    }
    func didTurn(
      from pages: [any Controller],
      in pageViewController: PageViewController,
      isCompleted: Bool
    ) {
      note(.didTurn, isCompleted ? 1 : 0)
    }
  }

  /// An app's container whose children do not change.
  class CupboardController: ContainerController, Logged {
    let number: Int
    let log: WalkLog
    fileprivate(set) var childControllers: [any Controller]
    fileprivate(set) var content: (any Controller)?
    init(_ number: Int, _ log: WalkLog, _ children: [any Controller], _ content: Int) {
      self.number = number
      self.log = log
      self.childControllers = children
      self.content = children.indices.contains(content) ? children[content] : nil
    }
  }

  /// An app's container whose children can change.
  final class DrawerController: CupboardController, ArrangeableContainer {
    weak var graph: ControllerGraph?

    func arrange(_ children: [any Controller], content: (any Controller)?) {
      self.childControllers = children
      self.content = content
    }
  }

  final class SearchController: Routes.SearchController, Logged,
    Routes.SearchController.Delegate
  {
    let number: Int
    let log: WalkLog
    init(_ number: Int, _ log: WalkLog, _ results: (any Controller)?) {
      self.number = number
      self.log = log
      super.init(results: results)
      obscuresBackgroundDuringPresentation = number % 2 == 0
      delegate = self
    }

    private func add(_ what: Call.What) { log.add(Call(what: what, number: number)) }
    func willPresent(_ searchController: Routes.SearchController) { add(.searchWillBegin) }
    func didPresent(_ searchController: Routes.SearchController) { add(.searchBegan) }
    func willDismiss(_ searchController: Routes.SearchController) { add(.searchWillEnd) }
    func didDismiss(_ searchController: Routes.SearchController) { add(.searchEnded) }
  }

  /// An app's container that calls its children itself. With an even number it also shows controllers.
  final class UsherController: ContainerController, Logged {
    let number: Int
    let log: WalkLog
    let childControllers: [any Controller]
    private let graph: () -> ControllerGraph?
    init(
      _ number: Int,
      _ log: WalkLog,
      _ children: [any Controller],
      graph: @escaping () -> ControllerGraph?
    ) {
      self.number = number
      self.log = log
      self.childControllers = children
      self.graph = graph
    }

    var content: (any Controller)? { childControllers.first }
    var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

    private func begin(_ isAppearing: Bool) {
      guard let content else { return }
      try? graph()?.beginAppearanceTransition(of: content, isAppearing: isAppearing)
    }

    private func end() {
      guard let content else { return }
      try? graph()?.endAppearanceTransition(of: content)
    }

    func willAppear() {
      log.coordinate(self)
      note(.willAppear, log.movement(self))
      begin(true)
    }
    func didAppear() {
      note(.didAppear, log.movement(self))
      end()
    }
    func willDisappear() {
      note(.willDisappear, log.movement(self))
      begin(false)
    }
    func didDisappear() {
      note(.didDisappear, log.movement(self))
      end()
    }

    func show(_ controller: any Controller, from source: any Controller) -> Bool {
      note(.shows, walkNumber(of: controller))
      guard number % 2 == 0 else { return false }
      try? graph()?.present(controller, from: source, style: .custom)
      return true
    }
  }
}
