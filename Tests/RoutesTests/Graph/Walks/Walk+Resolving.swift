/// Resolves a move's numbers to the controllers of a request.
struct Resolver {
  let model: ReferenceModel
  private(set) var nextNumber: Int
  private let records: Bool
  private let members: [ModelController]
  /// Whether the request is one of a controller that loads and changes its children.
  private var isBuilding = false

  init(_ model: ReferenceModel, nextNumber: Int, records: Bool) {
    self.model = model
    self.nextNumber = nextNumber
    self.records = records
    members = model.members
  }

  mutating func request(_ move: Walk.Move) -> Request {
    // A larger graph makes walks slow and finds nothing more.
    guard members.count <= 24 else { return .setRoot(.made(fresh(Walk.shapes[7]))) }
    let source = source(move.source)
    switch move.kind {
    case .push: return .push(newcomer(move.what), from: source)
    case .pop: return .pop(from: source)
    case .popToRoot: return .popToRoot(from: source)
    case .popTo: return .popTo(any(move.what))
    case .setStack: return .setStack(stack(move), from: source)
    case .show: return .show(newcomer(move.what), from: source)
    case .showDetail: return .showDetail(newColumn(move.what), from: source)
    case .present:
      let styles = ModelController.Style.allCases
      return .present(newcomer(move.what), from: source, styles[move.how % styles.count])
    case .dismiss: return .dismiss(source)
    case .swipeDown: return .swipeDown(isInteractive: false)
    case .beginSwipeDown: return .swipeDown(isInteractive: true)
    case .goBack: return .goBack(isInteractive: false)
    case .beginSwipeBack: return .goBack(isInteractive: true)
    case .finish: return .finish
    case .cancel: return .cancel
    case .select: return .select(move.how % 4, from: source)
    case .tap: return .tap(move.how % 6, from: source)
    case .tapAction: return .tapAction(move.how % 3 == 0 ? "Cancel" : "Copy")
    case .hideColumn: return .hideColumn(move.how % 4, from: source)
    case .showColumn: return .showColumn(move.how % 4, from: source)
    case .selectTab: return .selectTab(any(move.what))
    case .setTabs:
      let start = source ?? model.visible?.number ?? 0
      let tabs = model.lineage(start).first { $0.structure == .tabs }
      return .setTabs(children(move, of: tabs), from: source)
    case .setColumn:
      let new = move.what % 5 == 4 ? nil : newColumn(move.what)
      return .setColumn(move.how % 4, new, from: source)
    case .embed: return embed(move.what, in: any(move.how))
    case .remove: return .remove(inner(move.what))
    case .setRoot:
      let new = newcomer(move.what)
      // A journal cannot record a new container around an existing controller.
      if case .around(let number, _) = new, records { return .setRoot(.there(number)) }
      return .setRoot(new)
    case .resize: return .resize(isWide: move.how % 2 == 1)
    case .unwind: return .unwind(from: source, fails: move.how % 5 == 4)
    case .perform:
      return .perform(segue(move.what), from: source, fails: move.how % 5 == 4)
    case .trigger: return .trigger(segue(move.what), from: source)
    case .turn:
      guard let pages = first(of: .pages) else { return .pop(from: source) }
      return .turn(pages.number, children(move, of: pages))
    case .swipe, .beginSwipe:
      guard let pages = first(of: .pages) else { return .pop(from: source) }
      return .swipe(
        pages.number,
        (0..<move.how % 4).map { newcomer(move.what + $0) },
        isForward: move.how % 3 > 0,
        isInteractive: move.kind == .beginSwipe
      )
    case .load: return .load(any(move.what))
    case .search:
      let shape = ModelController.of(.search, move.what % 2 == 0 ? [] : [.of(.plain)])
      return .beginSearch(.made(fresh(shape)), from: any(move.source), isTap: move.how % 2 == 0)
    case .endSearch:
      let search = first(of: .search)?.number
      return .endSearch(search ?? any(move.what), isTap: move.how % 2 == 0)
    case .arrange:
      guard let own = first(of: .drawer) else { return .pop(from: source) }
      let content = [nil, 0, 1, 2][move.how % 4]
      return .arrange(own.number, children(move, of: own), content: content)
    }
  }

  /// A request of a controller that loads; three of four change its own children.
  mutating func request(_ move: Walk.Move, building number: Int) -> Request {
    guard move.source % 4 > 0, let loading = model.controller(number) else {
      return request(move)
    }
    isBuilding = true
    defer { isBuilding = false }
    if move.source % 5 == 0 { return embed(move.what, in: number) }
    switch loading.structure {
    case .stack:
      if move.how % 3 == 0 { return .push(newcomer(move.what), from: number) }
      if move.how % 3 == 1 { return .pop(from: number) }
      return .setStack(children(move, of: loading), from: number)
    case .tabs: return .select(move.how % 4, from: number)
    case .columns:
      let new = move.what % 5 == 4 ? nil : newcomer(move.what)
      return .setColumn(move.how % 3, new, from: number)
    case .pages: return .turn(number, children(move, of: loading))
    case .own where loading.kind == .drawer:
      let content = [nil, 0, 1, 2][move.how % 4]
      return .arrange(number, children(move, of: loading), content: content)
    case .own, .screen, .search: return embed(move.what, in: number)
    }
  }

  /// An usher calls its content only, so nothing is embedded in it.
  private mutating func embed(_ pick: Int, in number: Int) -> Request {
    members.contains { $0.number == number && $0.kind == .usher }
      ? .load(number) : .embed(newcomer(pick), in: number)
  }

  /// `nil` in half of the cases, for the visible controller, and sometimes one outside the graph.
  private func source(_ pick: Int) -> Int? {
    if pick % 2 == 0 { return nil }
    return pick % 31 == 30 ? 0 : any(pick / 2)
  }

  private func any(_ pick: Int) -> Int {
    members.isEmpty ? 0 : members[pick % members.count].number
  }

  /// Whether the present controllers are still in the graph when the request is performed.
  private var mayNameMembers: Bool { isBuilding || !model.isBlocked }

  private func first(of kind: ModelController.Kind) -> ModelController? {
    members.first { $0.kind == kind }
  }

  /// An embedded controller, if any.
  private func inner(_ pick: Int) -> Int {
    let embedded = members.flatMap(\.embedded)
    return embedded.isEmpty || pick % 2 == 1
      ? any(pick / 2) : embedded[pick % embedded.count].number
  }

  /// A controller for a column. A journal has no name for the stack that the column makes around one that is there.
  private mutating func newColumn(_ pick: Int) -> Request.Newcomer {
    let new = newcomer(pick)
    if records, case .there = new { return .made(fresh(.of(.plain))) }
    return new
  }

  private mutating func newcomer(_ pick: Int) -> Request.Newcomer {
    let count = Walk.shapes.count
    let choice = pick % (count + 5)
    if choice < count { return .made(fresh(Walk.shapes[choice])) }
    guard choice < count + 2, !members.isEmpty, mayNameMembers, !isBuilding else {
      return .made(fresh(.of(.plain)))
    }
    if choice == count { return .there(any(pick / 7)) }
    defer { nextNumber += 1 }
    return .around(any(pick / 7), stack: nextNumber)
  }

  private mutating func fresh(_ shape: ModelController) -> ModelController {
    shape.numbered(from: &nextNumber)
  }

  /// A new stack that keeps some of the old one.
  private mutating func stack(_ move: Walk.Move) -> [Request.Newcomer] {
    let start = source(move.source) ?? model.visible?.number ?? 0
    return children(move, of: model.lineage(start).first { $0.structure == .stack })
  }

  /// New children for a container that keep some of the old ones.
  private mutating func children(_ move: Walk.Move, of container: ModelController?) -> [Request
    .Newcomer]
  {
    let old = (mayNameMembers ? container?.children ?? [] : []).map {
      Request.Newcomer.there($0.number)
    }
    switch move.how / 4 % 9 {
    case 0: return old + [newcomer(move.what)]
    case 1: return [newcomer(move.what)]
    case 2: return old.dropLast() + [newcomer(move.what)]
    case 3: return old.reversed()
    case 4: return Array(old.prefix(1))
    case 5: return [newcomer(move.what)] + old
    case 6:
      let new = newcomer(move.what)
      return [new] + old + [new]
    case 7: return []
    default: return old
    }
  }

  /// A custom segue of two transitions is reverted only if they take no time.
  private func segue(_ pick: Int) -> Request.Segue {
    let segue = Request.Segue.allCases[pick % Request.Segue.allCases.count]
    return segue == .twice && model.waits ? .push : segue
  }
}
