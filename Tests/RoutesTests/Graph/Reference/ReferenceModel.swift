/// A second implementation of the controller graph's rules, as simple as possible.
///
/// The state is one tree of values. Every request changes a copy of the tree, and the lists of the
/// controllers on screen before and after determine which of them appear.
struct ReferenceModel {
  var root: ModelController?
  var isWide = false
  var policy = Policy.refuse
  /// Whether transitions take time.
  var waits = false
  /// A deliberate mistake, to prove that walks find it.
  var flaw: Flaw?

  private(set) var calls: [Call] = []
  /// The refusals of queued requests.
  private(set) var refusals: [ModelRefusal] = []
  /// The number of warnings.
  var warnings = 0
  /// The children that leave their parents in the next transition, with these (rule 45).
  var departing: [(child: Int, parent: Int)] = []
  /// Those that have left, without what left them before.
  var departed: [Int: ModelController] = [:]
  private var loaded: Set<Int> = []
  private(set) var active: ActiveTransition?
  private(set) var queue: [(request: Request, signature: Signature?)] = []
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
    /// A tab selection calls the old tab first.
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
    var shownTops: [ShownTop] = []
  }

  /// The order of the appearance calls, as in the library.
  enum Order { case exchange, selection, presentation, contextPresentation }

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
  /// Sets the first root, before observation begins.
  mutating func start(with controller: ModelController?) {
    guard let controller else { return }
    _ = perform(.setRoot(.made(controller)))
  }

  /// Returns the calls since the last time.
  mutating func takeCalls() -> [Call] {
    defer { calls = [] }
    return calls
  }

  mutating func note(_ what: Call.What, _ controller: ModelController, _ other: Int = 0) {
    guard controller.observes else { return }
    calls.append(Call(what: what, number: controller.number, other: other))
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
    guard policy != .refuse, let request else { throw .transitionActive }
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
    informsAfterwards: Bool = false,
    change: (inout ReferenceModel) -> Void
  ) {
    let moves = departures(informsAfterwards: informsAfterwards) + moves
    for move in moves {
      switch move {
      case .into(let controller, let parent): note(.willMove, controller, parent)
      case .out(let controller): note(.willMove, controller)
      case .removed: break
      }
    }
    let before = (root: root, isWide: isWide, shown: shown)
    depart()
    change(&self)
    let after = shown
    for controller in after where loaded.insert(controller.number).inserted {
      note(.didLoad, controller)
    }
    let old = Set(before.shown.map(\.number))
    let new = Set(after.map(\.number))
    var active = ActiveTransition(
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
    active.shownTops = shownTops(from: before.root, moves)
    for shown in active.shownTops { note(.willShow, shown.stack, shown.top) }
    if active.order == .selection || active.order == .contextPresentation {
      for controller in active.entering { note(.willAppear, controller) }
      for controller in active.leaving { note(.willDisappear, controller) }
    } else {
      for controller in active.leaving { note(.willDisappear, controller) }
      for controller in active.entering { note(.willAppear, controller) }
    }
    for controller in active.entering { note(.isAppearing, controller) }
    self.active = active
    if !waits && !isInteractive { end(active) }
  }

  private mutating func end(_ active: ActiveTransition) {
    self.active = nil
    if active.order == .presentation || active.order == .contextPresentation {
      for controller in active.entering { note(.didAppear, controller) }
      for controller in active.leaving { note(.didDisappear, controller) }
    } else {
      for controller in active.leaving { note(.didDisappear, controller) }
      for controller in active.entering { note(.didAppear, controller) }
    }
    for move in active.moves {
      switch move {
      case .into(let controller, let parent): note(.didMove, controller, parent)
      case .out(let controller), .removed(let controller): note(.didMove, controller)
      }
    }
    for shown in active.shownTops {
      note(.didShow, shown.stack, shown.top)
      for popped in shown.popped { note(.popped, shown.stack, popped) }
    }
    if let closing = active.closing { calls.append(closing) }
  }

  mutating func finish() throws(ModelRefusal) {
    guard let active else { throw .noTransitionActive }
    end(active)
    runQueue()
  }

  mutating func cancel() throws(ModelRefusal) {
    guard let active else { throw .noTransitionActive }
    guard active.isInteractive else { throw .notInteractive }
    if flaw != .cancelForgets { (root, isWide) = (active.before, active.wasWide) }
    for controller in active.entering { note(.willDisappear, controller) }
    for controller in active.entering { note(.didDisappear, controller) }
    for controller in active.leaving { note(.willAppear, controller) }
    for controller in active.leaving { note(.isAppearing, controller) }
    self.active = nil
    for controller in active.leaving { note(.didAppear, controller) }
    runQueue()
  }
}
