import Routes

/// The states of a search, what each shows, and how it was reached.
struct StateSpace: Sendable {
  typealias State = Forest.State

  var forest = Forest()
  private(set) var copies: Int
  /// The fronts, and the number of that of each level plus one; zero if it is not known.
  private(set) var fronts: [Front] = []
  private var frontNumbers: [UInt32] = []
  /// The number of the front of each key plus one; zero if the front depends on how tall stacks are.
  private var frontsByKey: [[UInt32]: UInt32] = [:]
  var unwinds: [UnwindKey: UnwindOutcome] = [:]
  /// The numbers of controllers of each scene, in the state that is searched.
  private var counts: [Int] = []
  /// The state whose controllers are counted.
  private var countedState: State?

  init(copies: Int) { self.copies = copies }
}

extension StateSpace {
  /// The front of a state; `nil` if it has to be found first.
  func front(of state: State) -> Front? { frontNumber(of: state).map { fronts[$0] } }

  /// The number of the front of a state; `nil` if it has to be found first.
  func frontNumber(of state: State) -> Int? {
    let level = Int(forest.parts(ofState: state).level)
    guard level < frontNumbers.count, frontNumbers[level] > 0 else { return nil }
    return Int(frontNumbers[level]) - 1
  }

  /// Finds a state's front among the known ones, or adds the one that a closure makes.
  ///
  /// Making the front of a stack takes time in its height. So that of a tall stack is made of one of
  /// four controllers, if it equals that of one of five: then no move depends on the height.
  ///
  /// - Parameters:
  ///   - state: The state.
  ///   - exactly: Whether the front may depend on the height of a stack in other ways.
  ///   - make: Makes the front of a level.
  mutating func findFront(
    of state: State,
    exactly: Bool,
    make: (Forest.Level, inout Forest) throws -> Front
  ) rethrows {
    let level = forest.parts(ofState: state).level
    var (key, isTall) = forest.frontKey(of: level, tallest: exactly ? .max : 5)
    if isTall, frontsByKey[key] == nil {
      let front = try? make(forest.shortened(level, to: 4), &forest)
      let taller = try? make(forest.shortened(level, to: 5), &forest)
      if let front, front == taller { add(front, key) } else { frontsByKey[key] = 0 }
    }
    if isTall, frontsByKey[key] == 0 { key = forest.frontKey(of: level, tallest: .max).key }
    if frontsByKey[key] == nil { add(try make(level, &forest), key) }
    while frontNumbers.count <= Int(level) { frontNumbers.append(0) }
    frontNumbers[Int(level)] = frontsByKey[key] ?? 0
  }

  private mutating func add(_ front: Front, _ key: [UInt32]) {
    fronts.append(front)
    frontsByKey[key] = UInt32(fronts.count)
  }

  /// The memory of states, trees and fronts.
  var bytes: Int { forest.bytes + frontNumbers.count * 4 }
}

extension StateSpace {
  /// What a move leads to in a state.
  enum Result {
    case state(State)
    /// Nothing changes.
    case nothing
    case refused(Refusal.Reason)
    case unknown
    case sideBySide
    /// A scene would have too many controllers.
    case tooMany(scene: Int)
    /// It is not known yet where an unwind leads.
    case missing(UnwindKey)
  }

  /// Counts the controllers of a state, for the moves that are made from it next.
  ///
  /// - Complexity: O(*n*) in the number of controllers in the levels that differ from those of the state
  ///   counted before. The beginning that two stacks have in common is left out.
  mutating func count(_ state: State) {
    while counts.count < forest.sceneCount { counts.append(0) }
    forest.count(from: countedState, to: state, &counts)
    countedState = state
  }

  /// Makes a move.
  ///
  /// - Parameters:
  ///   - choice: A move of the state's front.
  ///   - state: The state, of which ``count(_:)`` was called.
  mutating func result(of choice: Front.Choice, in state: State) -> Result {
    switch choice.outcome {
    case .nothing: return .nothing
    case .refused(let reason): return .refused(reason)
    case .unknown: return .unknown
    case .sideBySide: return .sideBySide
    case .opens(let level): return .state(forest.state(level, on: nil))
    case .effect(let effect): return apply(effect, to: state, countedAs: state)
    case .unwind(let action): return unwind(choice.move, action, from: state)
    }
  }

  /// The number of controllers of a scene in a state.
  mutating func count(of scene: Int, in state: State) -> Int {
    count(state)
    return counts[scene]
  }

  /// What a move leads to, however many controllers it adds.
  mutating func resultBeyondBounds(of choice: Front.Choice, in state: State) -> State? {
    let bound = copies
    copies = .max
    defer { copies = bound }
    count(state)
    if case .state(let next) = result(of: choice, in: state) { return next }
    return nil
  }

  private mutating func apply(
    _ effect: Front.Effect,
    to state: State,
    countedAs counted: State
  ) -> Result {
    let (below, level) = forest.parts(ofState: state)
    let (attachment, tree) = forest.parts(ofLevel: level)
    let isExact = effect.removesNothing && state == counted
    if isExact, let scene = surplus(effect.added) { return .tooMany(scene: scene) }
    var result: State?
    switch effect.base {
    case .all: result = state
    case .below:
      guard let below else { return .unknown }
      result = below
    case .nothing: result = nil
    }
    for new in effect.levels {
      let number =
        new.constant
        ?? forest.level(new.attachment ?? attachment, new.program.run(on: tree, in: &forest))
      result = forest.state(number, on: result)
    }
    guard let result else { return .unknown }
    if !isExact, !effect.added.isEmpty, let scene = surplus(in: result) {
      return .tooMany(scene: scene)
    }
    return .state(result)
  }

  /// The first scene of which a state would have too many controllers, with some added.
  private mutating func surplus(_ added: [Int]) -> Int? {
    guard !added.isEmpty else { return nil }
    while counts.count < forest.sceneCount { counts.append(0) }
    defer { for scene in added { counts[scene] -= 1 } }
    for scene in added { counts[scene] += 1 }
    return added.first { counts[$0] > copies }
  }

  /// The first scene of which a state has too many controllers, and more than the counted state.
  private mutating func surplus(in state: State) -> Int? {
    let (old, counted) = (counts, countedState)
    defer { (counts, countedState) = (old, counted) }
    count(state)
    return counts.indices.first { index in
      counts[index] > copies && (index >= old.count || counts[index] > old[index])
    }
  }

  /// Searches an unwind's target, one level after the other.
  private mutating func unwind(
    _ move: Move,
    _ action: ExactString,
    from state: State
  ) -> Result {
    guard let object = move.segue else { return .unknown }
    var current = state
    var origin = UnwindKey.Origin.source(move.position, object)
    while true {
      let (below, level) = forest.parts(ofState: current)
      let key = UnwindKey(level: level, origin: origin)
      switch unwinds[key] {
      case nil: return .missing(key)
      case .found(.effect(let effect)): return apply(effect, to: current, countedAs: state)
      case .found(.nothing):
        return current == state ? .nothing : .state(current)
      case .found(.refused(let reason)): return .refused(reason)
      case .found: return .unknown
      case .notHere:
        let attachment = forest.parts(ofLevel: level).attachment
        guard let below else {
          if case .open = forest.attachments[attachment] { return .unknown }
          return .refused(.unwind(.noTarget(expected: action.string, asked: [])))
        }
        origin = .above(attachment, action: action)
        current = below
      }
    }
  }
}
