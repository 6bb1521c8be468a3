import TestSupport

/// A walk over the model and the library at once: where it starts, and what is asked.
struct Walk: Hashable {
  var setting = Setting()
  /// The position of the first hierarchy in ``roots``.
  var start = 0
  var moves: [Move] = []
  var flaw: ReferenceModel.Flaw?

  /// What is asked, with numbers that pick controllers among those that are there by then.
  ///
  /// Every move fits every state, so that a walk stays one when moves are left out of it.
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
  }
}

extension Walk {
  /// A walk that is the same for the same seed.
  static func random(seed: UInt64, settings: [Setting], longest: Int = 40) -> Walk {
    var random = SplitMix(seed: seed)
    var walk = Walk(
      setting: settings[random.below(settings.count)],
      start: random.below(roots.count)
    )
    for _ in 0...random.below(longest) {
      walk.moves.append(
        Move(
          kind: kinds[random.below(kinds.count)],
          source: random.below(10_000),
          what: random.below(10_000),
          how: random.below(10_000)
        )
      )
    }
    return walk
  }

  /// The kinds, the ones that lead on more often.
  private static let kinds: [Kind] =
    Kind.allCases + [.push, .push, .show, .present, .present, .finish, .finish, .trigger, .embed]
    + [.perform, .unwind, .resize, .beginSwipeBack, .beginSwipeDown]

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
