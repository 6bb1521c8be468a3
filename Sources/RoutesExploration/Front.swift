import Routes

/// What a state shows, and what each move does there.
///
/// The rules look at nothing else, so all states with the same front have the same moves.
struct Front: Equatable, Sendable {
  var moves: [Choice]
  /// The labels of the controllers on screen, containers first; the last one is in front.
  var shown: [UInt32]
  /// Whether some moves are only possible.
  var hasPossible: Bool
  /// Whether some moves add controllers of scenes.
  var hasAdditions: Bool

  /// A move and what it does.
  struct Choice: Equatable, Sendable {
    var move: Move
    var outcome: Outcome
  }

  /// What a move does.
  enum Outcome: Equatable, Sendable {
    /// Nothing changes.
    case nothing
    case refused(Refusal.Reason)
    /// It is not known what happens.
    case unknown
    case sideBySide
    case effect(Effect)
    /// The target is searched in the whole state.
    case unwind(action: ExactString)
    /// A level begins whose place is not known.
    case opens(Forest.Level)
  }

  /// The change of a state.
  struct Effect: Equatable, Sendable {
    var base: Base
    /// The levels that are added to the base.
    var levels: [NewLevel]
    /// The scenes of the controllers that are added, by their numbers, each as often as it is added.
    var added: [Int]
    /// Whether no controller is removed.
    var removesNothing: Bool
  }

  /// The part of a state that a move keeps.
  enum Base: Equatable, Sendable {
    case all
    case below
    case nothing
  }

  /// A level that a move adds or changes.
  struct NewLevel: Equatable, Sendable {
    /// How the level is attached; `nil` means like the old level.
    var attachment: UInt32?
    var program: TreeProgram
    /// The level, if it is the same for all states.
    var constant: Forest.Level?
  }
}

/// A level in which an unwind's target is searched, and where the search comes from.
struct UnwindKey: Hashable, Sendable {
  enum Origin: Hashable, Sendable {
    /// A controller on screen, by its position.
    case source(Int, SegueObject)
    /// The level above, by its attachment.
    case above(UInt32, action: ExactString)
  }

  var level: Forest.Level
  var origin: Origin
}

/// What an unwind does in a level.
enum UnwindOutcome: Equatable, Sendable {
  case found(Front.Outcome)
  /// The search goes on below.
  case notHere
}
