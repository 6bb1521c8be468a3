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

  var calls: [Call] = []
  /// The refusals of queued requests.
  var refusals: [ModelRefusal] = []
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
  var loaded: Set<Int> = []
  /// The stacks that have been on screen.
  var shownStacks: Set<Int> = []
  var active: ActiveTransition?
  /// Whether a request runs, so that others have to wait.
  var isExclusive = false
  /// The controller whose `didLoad` runs.
  var loading: Int?
  /// What the active transition's controllers did while they loaded.
  var builds: [(container: Int, change: (inout ReferenceModel) -> Void)] = []
  var buildMoves: [Move] = []
  /// The transition whose appearance calls are being sent (rule 36).
  var sending: Sending?
  /// Whether the transition has a coordinator, before its last calls.
  var isCoordinated = false
  /// The controllers whose closures are called after the transition.
  var coordinated: [ModelController] = []
  /// The custom segues whose closures run. The script pauses meanwhile.
  var customSegues = 0
  var appearances: [Int: Bool] = [:]
  /// What ushers call between the beginning and the end of an appearance or a disappearance.
  var ushered: [Int: (isAppearing: Bool, inside: [ModelController])] = [:]
  var queue: [(waiting: Waiting, signature: Signature?)] = []
  var isRunningQueue = false
  /// The number of the next controller that a segue makes.
  var nextMade = Self.firstMade

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
    /// A cancelled transition ends as another one.
    case closuresLearnOfNoCancellation
    /// A collapsed column loses its controller when that is popped.
    case poppedColumnsAreForgotten
    /// A collapsed column is pushed without the one before it.
    case columnsAreShownAlone
    /// The first primary controller of a split controller does not return in regular width.
    case primaryStaysReplaced
    /// A column that the delegate sets aside is stacked.
    case asideColumnsAreStacked
    /// The columns that the delegate hides stay visible.
    case hiddenColumnsStayVisible
    /// The pages of a turn that is let go return in the order of a cancelled pop.
    case turnReturnsAsAPop
  }

  /// A transition between its beginning and its end.
  struct ActiveTransition {
    var before: ModelController?
    var wasWide: Bool
    var order: Order
    var leaving: [ModelController]
    var entering: [ModelController]
    /// Those that enter another place on screen.
    var moved: [ModelController]
    var sending: Sending
    var moves: [Move]
    var isInteractive: Bool
    var isTurn: Bool
    var signature: Signature?
    var closing: Closing?
    var shownTops: [ShownTop] = []
    /// The split controllers of a new width.
    var resized: [ModelController] = []
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
    var other = 0
    /// Whether the call is made after a cancelled swipe, too, with 0.
    var isCalledAlways = false
  }

  /// The order of the appearance calls, as in the library.
  enum Order { case exchange, selection, presentation, contextPresentation }

  /// A change of a parent.
  enum Move {
    case into(ModelController, parent: Int)
    case out(ModelController)
    /// A removed child that receives only `didMove`.
    case removed(ModelController)
    /// A child that has left its parent before it moves to another.
    case moved(ModelController)
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
    guard controller.observes || what == .action else { return }
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
}

extension ReferenceModel {
  var notation: String {
    root.map { (isWide ? "regular: " : "") + $0.notation() } ?? ""
  }

  var members: [ModelController] { root?.members ?? [] }

  var visible: ModelController? { root?.innermost }

  var isAtRest: Bool { active == nil && queue.isEmpty }

  /// Whether a request would have to wait.
  var isBlocked: Bool { active != nil || isExclusive }

  func controller(_ number: Int) -> ModelController? { members.first { $0.number == number } }

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
      lineage.append(step.controller)
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
    return path[position - 1].controller
  }

  mutating func change(_ number: Int, _ body: (inout ModelController) -> Void) {
    root?.change(number, body)
  }
}
