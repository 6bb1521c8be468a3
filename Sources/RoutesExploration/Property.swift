import Routes

extension Exploration {
  /// A statement about the paths of an app, which ``Exploration/check(_:)`` decides.
  ///
  /// ```swift
  /// let properties = try exploration.properties(in: """
  ///   reach Settings within 3 taps
  ///   only Payment after Login
  ///   back from Compose within 1 tap
  ///   """)
  /// ```
  ///
  /// A screen is called by its class, with or without a suffix, or by its scene's identifier or title, unless the class has
  /// other scenes. It is shown in a state if it is on screen in the presentation in front.
  ///
  /// - `reach X`, with or without `from Y` and `within N taps`: moves lead to X, from the start or from
  ///   every state that shows Y.
  /// - `never X`: no moves lead to X. `never X after Y`: none do once Y was shown.
  /// - `only X after Y`: every path to X shows Y first.
  /// - `back from X`, with or without `within N taps`: wherever a move opens X, moves lead back to what was
  ///   shown before.
  /// - `refused "Segue"`, with or without `from X`: the graph refuses the segue in every state.
  public struct Property: Hashable, Sendable {
    /// The property as it was written.
    public let text: String
    /// The line, counted from 1.
    public let line: Int
    let form: Form
  }
}

extension Exploration.Property {
  enum Form: Hashable, Sendable {
    case reach(ExactString, from: ExactString?, within: Int?)
    case never(ExactString, after: ExactString?)
    case only(ExactString, after: ExactString)
    case back(ExactString, within: Int?)
    case refused(ExactString, from: ExactString?)
  }
}

extension Exploration.Property: CustomStringConvertible {
  /// The property as it was written.
  public var description: String { text }
}

extension Exploration {
  /// What an exploration says about a property.
  public enum Answer: Hashable, Sendable {
    /// The property holds.
    case holds
    /// The property does not hold.
    case broken(Break)
    /// The search does not know enough to decide.
    case undecided(Doubt)
  }

  /// Why a property does not hold.
  public enum Break: Hashable, Sendable {
    /// The moves of the path break the property, or lead to a state from which it does not hold.
    case path(Path)
    /// No moves lead to a screen that the property is about.
    case neverShown(ExactString)
    /// More moves than the property permits lead to its screen. The path is the shortest that was found.
    case far(Path)
    /// No move that the property is about performs its segue. The screens that have a segue of this
    /// identifier, sorted.
    case neverPerformed(ExactString, of: [ExactString])
  }

  /// Why a property is not decided.
  public struct Doubt: Hashable, Sendable {
    /// The path to the place where the search knows no more.
    public var path: Path
    /// What is not known at its end.
    public var reason: Reason

    /// What a search does not know.
    public enum Reason: Hashable, Sendable {
      /// The path ends at a limit. At ``Cut/copies`` it shows another controller of a screen.
      case limit(Cut)
      /// Code may make a move of the path.
      case code(Move)
      /// Code makes a move of the path, and it is not known whether that takes a tap.
      case taps(Move)
      /// An alert may ask before a move of the path, which takes a tap more.
      case alert(Move)
      /// A tab of the path is in the list *More* of its tab bar controller, which takes a tap more.
      case more(Move)
      /// Code decides what the app shows first, and the property does not hold for all that it may be.
      case start
      /// A screen of the path may be missing, because code may hide it or leave it out.
      case missing(ExactString)
      /// It is not known what a move from the path's end does.
      case unknown(Move)
      /// The path selects a tab that was left, and it is not known what that shows.
      case tab
      /// The move is an unwind, and it is not known what shows in a tab that was left and may have its target.
      case unwind(Move)
      /// Code that no screen runs shows a scene, at this place.
      case unread(String)
      /// The path ends at a screen whose class may show any screen, because its source was not read.
      case unreadClass(ExactString)
      /// The path ends at a screen that code opens somewhere, so that any way may lead back from it.
      case place(ExactString)
    }
  }
}
