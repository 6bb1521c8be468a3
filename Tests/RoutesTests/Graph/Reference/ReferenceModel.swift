/// A second implementation of the controller graph's rules, as simple as possible.
///
/// The state is one tree of values. Every request changes a copy of the tree, and the lists of the
/// controllers on screen before and after tell which of them appear.
struct ReferenceModel {
  var root: ModelController?
  var isWide = false
  var policy = Policy.refuse
  /// Whether transitions wait until they are finished.
  var waits = false
  /// A planted mistake, to prove that walks find it.
  var flaw: Flaw?

  private(set) var calls: [Call] = []
  /// The refusals of queued requests.
  private(set) var refusals: [ModelRefusal] = []
  private var loaded: Set<Int> = []
  private(set) var active: ActiveTransition?
  private var queue: [(request: Request, signature: Signature?)] = []
  /// The number of the next controller that a segue makes.
  private var nextMade = Self.firstMade

  static let firstMade = 1_000_000

  enum Policy: String, CaseIterable { case refuse, queue, dropRepeats }

  enum Flaw: CaseIterable {
    /// A page sheet covers its presenter.
    case sheetCovers
    /// A pop to the root leaves one more.
    case popLeavesOneMore
    /// A cancelled pop stays popped.
    case cancelForgets
    /// A tab switch tells the old one first.
    case tabsInWrongOrder
  }

  /// A transition between its beginning and its end.
  struct ActiveTransition {
    var before: ModelController?
    var wasWide: Bool
    var order: Order
    var leaving: [ModelController]
    var entering: [ModelController]
    var moves: [Move]
    var isInteractive: Bool
    var signature: Signature?
    var closing: Call?
  }

  /// The order of the appearance calls, as in the library.
  enum Order { case exchange, selection, presentation }

  /// A change of a parent.
  enum Move {
    case into(ModelController, parent: Int)
    case out(ModelController)
    /// A removed child that receives only `didMove`.
    case removed(ModelController)
  }

  /// Identifies a request, to detect repeats.
  struct Signature: Equatable {
    var destination: String
    var source: Int?
  }
}

extension ReferenceModel {
  var notation: String {
    root.map { (isWide ? "regular: " : "") + $0.notation() } ?? ""
  }

  var members: [ModelController] { root?.members ?? [] }

  var visible: ModelController? { root?.innermost }

  var isAtRest: Bool { active == nil && queue.isEmpty }

  func figure(_ number: Int) -> ModelController? { members.first { $0.number == number } }

  /// The controllers on screen.
  var shown: [ModelController] {
    root?.shown(isWide: isWide) { style in
      style == .fullScreen || style == .currentContext
        || flaw == .sheetCovers && style == .pageSheet
    } ?? []
  }

  /// A controller and the containers around it, up to the root of its presentation.
  func lineage(_ number: Int) -> [ModelController] {
    var lineage: [ModelController] = []
    for step in (root?.path(to: number) ?? []).reversed() {
      lineage.append(step.figure)
      if step.isPresented { break }
    }
    return lineage
  }

  /// The parent of a controller.
  func parent(_ number: Int) -> ModelController? { lineage(number).dropFirst().first }

  /// The presenter of a controller's hierarchy.
  func presenter(_ number: Int) -> ModelController? {
    let path = root?.path(to: number) ?? []
    guard let position = path.lastIndex(where: \.isPresented) else { return nil }
    return path[position - 1].figure
  }

  mutating func change(_ number: Int, _ body: (inout ModelController) -> Void) {
    root?.change(number, body)
  }
}

extension ReferenceModel {
  /// Sets the first root, before observation begins.
  mutating func start(with figure: ModelController?) {
    guard let figure else { return }
    _ = perform(.setRoot(.made(figure)))
  }

  /// Returns the calls since the last time.
  mutating func takeCalls() -> [Call] {
    defer { calls = [] }
    return calls
  }

  mutating func note(_ what: Call.What, _ figure: ModelController, _ other: Int = 0) {
    guard figure.observes else { return }
    calls.append(Call(what: what, number: figure.number, other: other))
  }

  mutating func makeNumber() -> Int {
    defer { nextMade += 1 }
    return nextMade
  }

  /// Returns at rest; during a transition, queues or refuses the request by the policy.
  mutating func admit(
    _ request: Request?,
    _ signature: Signature? = nil
  ) throws(ModelRefusal) {
    guard let active else { return }
    if policy == .dropRepeats, let signature,
      active.signature == signature || queue.contains(where: { $0.signature == signature })
    {
      throw .repeatedRequest
    }
    guard policy != .refuse, let request else { throw .transitionUnderWay }
    queue.append((request, signature))
    throw .queued
  }

  mutating func runQueue() {
    while active == nil, !queue.isEmpty {
      if case .refused(let refusal) = perform(queue.removeFirst().request) {
        refusals.append(refusal)
      }
    }
  }
}

extension ReferenceModel {
  /// Begins a transition, and ends it unless it takes time.
  mutating func transit(
    _ order: Order,
    _ moves: [Move] = [],
    isInteractive: Bool = false,
    signature: Signature? = nil,
    closing: Call? = nil,
    change: (inout ReferenceModel) -> Void
  ) {
    for move in moves {
      switch move {
      case .into(let figure, let parent): note(.willMove, figure, parent)
      case .out(let figure): note(.willMove, figure)
      case .removed: break
      }
    }
    let before = (root: root, isWide: isWide, shown: shown)
    change(&self)
    let after = shown
    for figure in after where loaded.insert(figure.number).inserted { note(.didLoad, figure) }
    let old = Set(before.shown.map(\.number))
    let new = Set(after.map(\.number))
    let active = ActiveTransition(
      before: before.root,
      wasWide: before.isWide,
      order: flaw == .tabsInWrongOrder && order == .selection ? .exchange : order,
      leaving: before.shown.filter { !new.contains($0.number) },
      entering: after.filter { !old.contains($0.number) },
      moves: moves,
      isInteractive: isInteractive,
      signature: signature,
      closing: closing
    )
    if active.order == .selection {
      for figure in active.entering { note(.willAppear, figure) }
      for figure in active.leaving { note(.willDisappear, figure) }
    } else {
      for figure in active.leaving { note(.willDisappear, figure) }
      for figure in active.entering { note(.willAppear, figure) }
    }
    for figure in active.entering { note(.isAppearing, figure) }
    self.active = active
    if !waits && !isInteractive { end(active) }
  }

  private mutating func end(_ active: ActiveTransition) {
    self.active = nil
    if active.order == .presentation {
      for figure in active.entering { note(.didAppear, figure) }
      for figure in active.leaving { note(.didDisappear, figure) }
    } else {
      for figure in active.leaving { note(.didDisappear, figure) }
      for figure in active.entering { note(.didAppear, figure) }
    }
    for move in active.moves {
      switch move {
      case .into(let figure, let parent): note(.didMove, figure, parent)
      case .out(let figure), .removed(let figure): note(.didMove, figure)
      }
    }
    if let closing = active.closing { calls.append(closing) }
  }

  mutating func finish() throws(ModelRefusal) {
    guard let active else { throw .noTransitionUnderWay }
    end(active)
    runQueue()
  }

  mutating func cancel() throws(ModelRefusal) {
    guard let active else { throw .noTransitionUnderWay }
    guard active.isInteractive else { throw .notInteractive }
    if flaw != .cancelForgets { (root, isWide) = (active.before, active.wasWide) }
    for figure in active.entering { note(.willDisappear, figure) }
    for figure in active.entering { note(.didDisappear, figure) }
    for figure in active.leaving { note(.willAppear, figure) }
    for figure in active.leaving { note(.isAppearing, figure) }
    self.active = nil
    for figure in active.leaving { note(.didAppear, figure) }
    runQueue()
  }
}
