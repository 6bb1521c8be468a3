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
  /// The number of warnings of requests that may still fail.
  var pendingWarnings = 0
  /// What happens inside calls.
  var script = Script()
  /// The children that leave their parents in the next transition, with these (rule 45).
  var departing: [(child: Int, parent: Int)] = []
  /// Those that have left, without what left them before.
  var departed: [Int: ModelController] = [:]
  private var loaded: Set<Int> = []
  private(set) var active: ActiveTransition?
  /// Whether a request runs, so that others have to wait.
  private(set) var isExclusive = false
  /// The controller whose `didLoad` runs.
  private(set) var loading: Int?
  /// What the active transition's controllers did while they loaded.
  private var builds: [(container: Int, change: (inout ReferenceModel) -> Void)] = []
  /// The custom segues whose closures run. The script pauses meanwhile.
  private var customSegues = 0
  private var appearances: [Int: Bool] = [:]
  private(set) var queue: [(waiting: Waiting, signature: Signature?)] = []
  private var isRunningQueue = false
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
    var closing: Closing?
    var shownTops: [ShownTop] = []
    var builds: [(container: Int, change: (inout ReferenceModel) -> Void)] = []
  }

  /// What waits for the end of a transition: a request, or the rest of one after its question.
  enum Waiting {
    case request(Request)
    case rest((inout ReferenceModel) -> Answer)
  }

  /// The last call of a swipe.
  struct Closing {
    var what: Call.What
    var controller: ModelController
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
    script.count += 1
    guard customSegues == 0, let move = script.moves.removeValue(forKey: script.count) else {
      return
    }
    let count = script.count
    var resolver = Resolver(self, nextNumber: script.nextNumber, records: script.records)
    let request =
      loading == controller.number
      ? resolver.request(move, building: controller.number) : resolver.request(move)
    script.nextNumber = resolver.nextNumber
    script.requests[count] = request
    script.answers[count] = perform(request)
  }

  mutating func makeNumber() -> Int {
    defer { nextMade += 1 }
    return nextMade
  }

  /// Returns at rest; during a transition, queues or refuses the request by the policy.
  mutating func admit(_ waiting: Waiting?, _ signature: Signature?) throws(ModelRefusal) {
    guard isBlocked else { return }
    if policy == .dropRepeats, let signature,
      active?.signature == signature || queue.contains(where: { $0.signature == signature })
    {
      throw .repeatedRequest
    }
    try wait(waiting, signature)
  }

  private mutating func wait(_ waiting: Waiting?, _ signature: Signature?) throws(ModelRefusal) {
    guard policy != .refuse, customSegues == 0, let waiting else { throw .transitionActive }
    queue.append((waiting, policy == .dropRepeats ? signature : nil))
    throw .queued
  }

  mutating func runQueue() {
    guard !isRunningQueue, customSegues == 0 else { return }
    isRunningQueue = true
    while !isBlocked, !queue.isEmpty {
      let answer: Answer
      switch queue.removeFirst().waiting {
      case .request(let request): answer = perform(request)
      case .rest(let rest): answer = rest(&self)
      }
      if case .refused(let refusal) = answer { refusals.append(refusal) }
    }
    isRunningQueue = false
  }

  /// Runs a request, for which others have to wait.
  mutating func exclusively<Result>(
    _ body: (inout ReferenceModel) throws(ModelRefusal) -> Result
  ) throws(ModelRefusal) -> Result {
    let outer = isExclusive
    isExclusive = true
    defer { isExclusive = outer }
    return try body(&self)
  }

  /// Calls the app after a transition, or to ask: other requests need not wait (rule 33).
  mutating func following(
    _ body: (inout ReferenceModel) throws(ModelRefusal) -> Void
  ) throws(ModelRefusal) {
    let outer = isExclusive
    isExclusive = false
    defer { isExclusive = outer }
    try body(&self)
  }

  /// Asks, and carries out the rest, which waits for a transition that the question began.
  mutating func asking(
    canWait: Bool = true,
    _ signature: Signature? = nil,
    _ question: (inout ReferenceModel) throws(ModelRefusal) -> Void,
    then rest: @escaping (inout ReferenceModel) throws(ModelRefusal) -> [Int]
  ) throws(ModelRefusal) -> [Int] {
    try following(question)
    if active != nil {
      let waiting = Waiting.rest { model in
        let answer = model.answer { model throws(ModelRefusal) in
          try model.exclusively(rest)
        }
        return answer
      }
      try wait(canWait ? waiting : nil, signature)
    }
    return try rest(&self)
  }

  /// Runs a custom segue, during which the script pauses.
  mutating func inCustomSegue(
    _ body: (inout ReferenceModel) throws(ModelRefusal) -> Void
  ) throws(ModelRefusal) {
    customSegues += 1
    defer { customSegues -= 1 }
    try body(&self)
  }
}

extension ReferenceModel {
  /// Begins a transition, and ends it unless it takes time.
  mutating func transit(
    _ order: Order,
    _ moves: [Move] = [],
    isInteractive: Bool = false,
    signature: Signature? = nil,
    closing: Closing? = nil,
    informsAfterwards: Bool = false,
    change: (inout ReferenceModel) -> Void
  ) {
    let moves = departures(informsAfterwards: informsAfterwards) + moves
    let before = (root: root, isWide: isWide, shown: shown)
    depart()
    change(&self)
    noteWillMoves(moves)
    if let loading {
      noteDidMoves(moves)
      // The closure must change the tree again if the transition is cancelled.
      if let built = controller(loading) { builds.append((loading, { $0.rebuild(built) })) }
      return
    }
    let outer = isExclusive
    isExclusive = true
    defer { isExclusive = outer }
    load()
    let after = shown
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
    active.builds = builds
    builds = []
    active.shownTops = shownTops(from: before.root, moves).filter { shown in
      !active.builds.contains { $0.container == shown.stack.number }
    }
    for shown in active.shownTops { note(.willShow, shown.stack, shown.top) }
    if active.order == .selection || active.order == .contextPresentation {
      for controller in active.entering { noteWill(.willAppear, controller) }
      for controller in active.leaving { noteWill(.willDisappear, controller) }
    } else {
      for controller in active.leaving { noteWill(.willDisappear, controller) }
      for controller in active.entering { noteWill(.willAppear, controller) }
    }
    for controller in active.entering { note(.isAppearing, controller) }
    self.active = active
    if !waits && !isInteractive { end(active) }
  }

  /// Loads the controllers on screen, containers first, and what these add meanwhile.
  private mutating func load() {
    while let next = shown.first(where: { !loaded.contains($0.number) }) {
      loaded.insert(next.number)
      loading = next.number
      note(.didLoad, next)
      loading = nil
    }
  }

  private mutating func rebuild(_ built: ModelController) {
    change(built.number) { controller in
      controller.children = built.children
      controller.selected = built.selected
      controller.embedded = built.embedded
    }
  }

  private mutating func noteWillMoves(_ moves: [Move]) {
    for move in moves {
      switch move {
      case .into(let controller, let parent): note(.willMove, controller, parent)
      case .out(let controller): note(.willMove, controller)
      case .removed: break
      }
    }
  }

  private mutating func noteDidMoves(_ moves: [Move]) {
    for move in moves {
      switch move {
      case .into(let controller, let parent): note(.didMove, controller, parent)
      case .out(let controller), .removed(let controller): note(.didMove, controller)
      }
    }
  }

  private mutating func noteWill(_ what: Call.What, _ controller: ModelController) {
    appearances[controller.number] = what == .willAppear
    note(what, controller)
  }

  /// A `did` call is sent only if no later transition has reversed the appearance.
  private mutating func noteDid(_ what: Call.What, _ controller: ModelController) {
    guard appearances[controller.number] == (what == .didAppear) else { return }
    appearances[controller.number] = nil
    note(what, controller)
  }

  private mutating func end(_ active: ActiveTransition) {
    self.active = nil
    let outer = isExclusive
    isExclusive = false
    defer { isExclusive = outer }
    if active.order == .presentation || active.order == .contextPresentation {
      for controller in active.entering { noteDid(.didAppear, controller) }
      for controller in active.leaving { noteDid(.didDisappear, controller) }
    } else {
      for controller in active.leaving { noteDid(.didDisappear, controller) }
      for controller in active.entering { noteDid(.didAppear, controller) }
    }
    noteDidMoves(active.moves)
    for shown in active.shownTops {
      note(.didShow, shown.stack, shown.top)
      for popped in shown.popped { note(.popped, shown.stack, popped) }
    }
    if let closing = active.closing { note(closing.what, closing.controller) }
  }

  mutating func finish() throws(ModelRefusal) {
    guard let active, !isExclusive else { throw .noTransitionActive }
    end(active)
  }

  mutating func cancel() throws(ModelRefusal) {
    guard let active, !isExclusive else { throw .noTransitionActive }
    guard active.isInteractive else { throw .notInteractive }
    if flaw != .cancelForgets { (root, isWide) = (active.before, active.wasWide) }
    for build in active.builds { build.change(&self) }
    isExclusive = true
    for controller in active.entering { noteWill(.willDisappear, controller) }
    for controller in active.entering { noteDid(.didDisappear, controller) }
    for controller in active.leaving { noteWill(.willAppear, controller) }
    for controller in active.leaving { note(.isAppearing, controller) }
    isExclusive = false
    self.active = nil
    for controller in active.leaving { noteDid(.didAppear, controller) }
  }
}
