/// The rules of the controller graph once more, as naively as they can be written.
///
/// A state is one tree of values. Every request is carried out on a copy of the tree, and who comes
/// on screen is found by listing who is there before and after.
struct ReferenceModel {
  var root: Figure?
  var isWide = false
  var policy = Policy.refuse
  /// Whether transitions wait until they are finished.
  var waits = false
  /// A mistake that is made on purpose, to prove that walks find it.
  var flaw: Flaw?

  private(set) var calls: [Call] = []
  /// Why requests that had waited were refused in the end.
  private(set) var complaints: [Complaint] = []
  private var loaded: Set<Int> = []
  private(set) var flight: Flight?
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

  /// A transition that has begun and is not over.
  struct Flight {
    var before: Figure?
    var wasWide: Bool
    var order: Order
    var leaving: [Figure]
    var entering: [Figure]
    var moves: [Move]
    var isInteractive: Bool
    var signature: Signature?
    var closing: Call?
  }

  /// Who is told first: the old one, the new one, or the new one that it has arrived.
  enum Order { case exchange, selection, presentation }

  /// A change of a parent.
  enum Move {
    case into(Figure, parent: Int)
    case out(Figure)
    /// One that is told only afterwards.
    case removed(Figure)
  }

  /// What is asked for and by whom, to know a repeat by.
  struct Signature: Equatable {
    var destination: String
    var source: Int?
  }
}

extension ReferenceModel {
  var notation: String {
    root.map { (isWide ? "regular: " : "") + $0.notation() } ?? ""
  }

  var members: [Figure] { root?.members ?? [] }

  var visible: Figure? { root?.innermost }

  var isAtRest: Bool { flight == nil && queue.isEmpty }

  func figure(_ number: Int) -> Figure? { members.first { $0.number == number } }

  /// The figures on screen.
  var shown: [Figure] {
    root?.shown(isWide: isWide) { style in
      style == .fullScreen || style == .currentContext
        || flaw == .sheetCovers && style == .pageSheet
    } ?? []
  }

  /// A figure and the containers around it, up to the root of what is presented.
  func lineage(_ number: Int) -> [Figure] {
    var lineage: [Figure] = []
    for step in (root?.path(to: number) ?? []).reversed() {
      lineage.append(step.figure)
      if step.isPresented { break }
    }
    return lineage
  }

  /// The one that is directly around a figure.
  func parent(_ number: Int) -> Figure? { lineage(number).dropFirst().first }

  /// Who presents the hierarchy that a figure is in.
  func presenter(_ number: Int) -> Figure? {
    let path = root?.path(to: number) ?? []
    guard let position = path.lastIndex(where: \.isPresented) else { return nil }
    return path[position - 1].figure
  }

  mutating func change(_ number: Int, _ body: (inout Figure) -> Void) {
    root?.change(number, body)
  }
}

extension ReferenceModel {
  /// The controllers that are there when the graph is made, before anybody listens.
  mutating func start(with figure: Figure?) {
    guard let figure else { return }
    _ = perform(.setRoot(.made(figure)))
  }

  /// What controllers were told since this was last asked.
  mutating func takeCalls() -> [Call] {
    defer { calls = [] }
    return calls
  }

  mutating func note(_ what: Call.What, _ figure: Figure, _ other: Int = 0) {
    guard figure.observes else { return }
    calls.append(Call(what: what, number: figure.number, other: other))
  }

  mutating func makeNumber() -> Int {
    defer { nextMade += 1 }
    return nextMade
  }

  /// Lets a request through when nothing is under way, and otherwise does as the policy says.
  mutating func gate(
    _ request: Request?,
    _ signature: Signature? = nil
  ) throws(Complaint) {
    guard let flight else { return }
    if policy == .dropRepeats, let signature,
      flight.signature == signature || queue.contains(where: { $0.signature == signature })
    {
      throw .repeatedRequest
    }
    guard policy != .refuse, let request else { throw .transitionUnderWay }
    queue.append((request, signature))
    throw .queued
  }

  mutating func runQueue() {
    while flight == nil, !queue.isEmpty {
      if case .refused(let complaint) = perform(queue.removeFirst().request) {
        complaints.append(complaint)
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
    let flight = Flight(
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
    if flight.order == .selection {
      for figure in flight.entering { note(.willAppear, figure) }
      for figure in flight.leaving { note(.willDisappear, figure) }
    } else {
      for figure in flight.leaving { note(.willDisappear, figure) }
      for figure in flight.entering { note(.willAppear, figure) }
    }
    for figure in flight.entering { note(.isAppearing, figure) }
    self.flight = flight
    if !waits && !isInteractive { end(flight) }
  }

  private mutating func end(_ flight: Flight) {
    self.flight = nil
    if flight.order == .presentation {
      for figure in flight.entering { note(.didAppear, figure) }
      for figure in flight.leaving { note(.didDisappear, figure) }
    } else {
      for figure in flight.leaving { note(.didDisappear, figure) }
      for figure in flight.entering { note(.didAppear, figure) }
    }
    for move in flight.moves {
      switch move {
      case .into(let figure, let parent): note(.didMove, figure, parent)
      case .out(let figure), .removed(let figure): note(.didMove, figure)
      }
    }
    if let closing = flight.closing { calls.append(closing) }
  }

  mutating func finish() throws(Complaint) {
    guard let flight else { throw .noTransitionUnderWay }
    end(flight)
    runQueue()
  }

  mutating func cancel() throws(Complaint) {
    guard let flight else { throw .noTransitionUnderWay }
    guard flight.isInteractive else { throw .notInteractive }
    if flaw != .cancelForgets { (root, isWide) = (flight.before, flight.wasWide) }
    for figure in flight.entering { note(.willDisappear, figure) }
    for figure in flight.entering { note(.didDisappear, figure) }
    for figure in flight.leaving { note(.willAppear, figure) }
    for figure in flight.leaving { note(.isAppearing, figure) }
    self.flight = nil
    for figure in flight.leaving { note(.didAppear, figure) }
    runQueue()
  }
}
