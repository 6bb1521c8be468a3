import Routes

extension Exploration {
  /// A statement about the paths of an app, which ``Exploration/check(_:)`` decides.
  ///
  /// ```swift
  /// let rules = try exploration.properties(in: """
  ///   reach Settings within 3 taps
  ///   never nav(Feed, …) > sheet Login
  ///   only Payment after Login
  ///   """)
  /// ```
  ///
  /// A pattern is the name of a screen, which is then on screen in the presentation in front, or the
  /// notation of a `Snapshot` in which `…` stands for anything.
  ///
  /// - `never P`: no state matches.
  /// - `always P`: every state matches.
  /// - `reach P`, `reach P from Q`, each with or without `within N taps`: from the start, or from every
  ///   state that matches Q, moves lead to one that matches P.
  /// - `back P`, with or without `within N taps`: from every state, moves lead to one that matches P.
  /// - `only P after Q`: every path to a state that matches P passes one that matches Q.
  /// - `never P after Q`, with or without `until R`: no path leads from Q to P, before it passes R.
  /// - `once S`: there is never a second controller of the screen.
  /// - `sheet S swiped`, `sheet S not swiped`: whether a user can swipe the presented screen away.
  /// - `refused "Segue"`, with or without `from S`: the graph refuses the segue in every state.
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
    case never(Pattern)
    case always(Pattern)
    case reach(Pattern, from: Pattern?, within: Int?)
    case back(Pattern, within: Int?)
    case only(Pattern, after: Pattern)
    case neverAfter(Pattern, after: Pattern, until: Pattern?)
    case once(ExactString)
    case sheet(ExactString, isSwiped: Bool)
    case refused(ExactString, from: ExactString?)
  }
}

extension Exploration.Property: CustomStringConvertible {
  /// The property as it was written.
  public var description: String { text }
}
