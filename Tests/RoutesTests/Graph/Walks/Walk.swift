import TestSupport

/// A sequence of requests to the model and the library, with the hierarchy it starts from.
struct Walk: Hashable {
  var setting = Setting()
  /// The position of the first hierarchy in ``roots``.
  var start = 0
  var moves: [Move] = []
  /// The moves that are made inside calls, by the numbers of these.
  var script: [Int: Move] = [:]
  var flaw: ReferenceModel.Flaw?

  /// The requests. Their numbers choose among the controllers that are in the graph by then.
  ///
  /// Every move is valid in every state, so that moves can be removed from a walk.
  struct Move: Hashable {
    var kind: Kind
    var source = 0
    var what = 0
    var how = 0
  }

  enum Kind: CaseIterable {
    case push, pop, popToRoot, popTo, setStack
    case show, showDetail, present, dismiss
    case swipeDown, beginSwipeDown, goBack, beginSwipeBack, finish, cancel
    case select, tap, setColumn, turn, arrange, embed, remove
    case setRoot, resize, unwind, perform, trigger
    case tapAction, selectTab, setTabs, hideColumn, showColumn
    case swipe, beginSwipe, load, search, endSearch
  }
}

extension Walk {
  /// A random walk, which the seed determines.
  static func random(seed: UInt64, settings: [Setting], longest: Int = 40) -> Walk {
    var random = SplitMix(seed: seed)
    var walk = Walk(
      setting: settings[random.below(settings.count)],
      start: random.below(roots.count)
    )
    for _ in 0...random.below(longest) { walk.moves.append(move(&random)) }
    // Half of the walks also make moves inside calls.
    let count = random.below(2) * random.below(24)
    for _ in 0..<count { walk.script[1 + random.below(400)] = move(&random) }
    return walk
  }

  private static func move(_ random: inout SplitMix) -> Move {
    Move(
      kind: kinds[random.below(kinds.count)],
      source: random.below(10_000),
      what: random.below(10_000),
      how: random.below(10_000)
    )
  }

  /// The kinds, some of them repeated to be chosen more often.
  private static let kinds: [Kind] =
    Kind.allCases + [.push, .push, .show, .present, .present, .finish, .finish, .trigger, .embed]
    + [.perform, .tapAction, .unwind, .resize, .beginSwipeBack, .beginSwipeDown]

  /// All settings of a graph.
  static let settings: [Setting] = [false, true].flatMap { isWide in
    [false, true].flatMap { waits in
      [false, true].flatMap { records in
        ReferenceModel.Policy.allCases.map {
          Setting(isWide: isWide, policy: $0, waits: waits, records: records)
        }
      }
    }
  }
}
