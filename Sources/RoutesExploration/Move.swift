import Routes

/// One thing that a user or the app's code can do next in a graph.
///
/// ```swift
/// for move in graph.moves where move.refusal == nil {
///   print(move)
/// }
/// ```
///
/// A move is a value without controllers. `ControllerGraph.make(_:)` makes it in any graph that shows
/// the same controllers.
public struct Move: Hashable, Sendable {
  /// What is done.
  public var action: Action
  /// The name of the controller from which the move starts, as in snapshots.
  public var source: ExactString
  /// The position of that controller among those on screen in the presentation in front, and then those around
  /// it whose bars are in reach.
  public var position: Int
  /// Whether a user can make the move; `false` if only code may make it.
  public var isCertain: Bool
  /// Whether only taps make code show or open its scene.
  package var isTapped = false
  /// Why the graph refuses the move; `nil` if it does not.
  public var refusal: Refusal.Reason?

  /// Creates a move from its parts.
  public init(
    _ action: Action,
    source: ExactString,
    position: Int,
    isCertain: Bool = true,
    refusal: Refusal.Reason? = nil
  ) {
    self.action = action
    self.source = source
    self.position = position
    self.isCertain = isCertain
    self.refusal = refusal
  }

  /// Hashes the action and the controller, which tell most moves apart.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(action)
    hasher.combine(source)
    hasher.combine(position)
  }
}

extension Move {
  /// What a move does.
  public enum Action: Hashable, Sendable {
    /// A control or code performs a segue of a storyboard.
    case segue(Storyboard.SegueObject, identifier: ExactString?)
    /// Code performs a segue that was registered in code.
    case registered(identifier: ExactString)
    /// A user taps the back button.
    case back
    /// A user swipes down what is presented.
    case swipeDown
    /// A user taps a tab, counted from 0.
    case tab(Int)
    /// Code dismisses what is presented.
    case dismiss
    /// Code dismisses what the presenter at a level presents, counted from 0 at the root of the window, and
    /// all above it.
    case dismissTo(Int)
    /// Code pops the top of the stack.
    case pop
    /// Code pops to a controller of the stack, counted from 0 at its root.
    case popTo(Int)
    /// Code pops all of the stack but its root.
    case popToRoot
    /// Code makes a scene the root of the window, or a navigation controller with the scene.
    case root(Storyboard.SceneObject, isInStack: Bool)
    /// Code pushes or presents a scene, or shows it as the containers decide; or a navigation controller with
    /// the scene. The style is that of a presentation.
    case show(
      Storyboard.SceneObject,
      by: SegueKind,
      isInStack: Bool = false,
      style: PresentationStyle = .automatic
    )
    /// Code shows a scene at a place that is not known.
    case open(Storyboard.SceneObject)
    /// Code dismisses its screen, and the code of the presenter then performs a segue of a storyboard.
    case handOver(Storyboard.SegueObject)
  }

  /// Whether the move selects a tab.
  var isOfTab: Bool { if case .tab = action { true } else { false } }

  /// Whether code adds a child without a tap, so that the screen is hardly ever there without it.
  var embedsAlone: Bool { action.embeds && isCertain && !isTapped }

  /// The segue that the move performs, if it performs one of a storyboard.
  public var segue: Storyboard.SegueObject? {
    if case .segue(let object, _) = action { object } else { nil }
  }
}

extension Move.Action {
  /// Whether the move takes a screen away, and opens none.
  var goesBack: Bool {
    switch self {
    case .back, .swipeDown, .dismiss, .dismissTo, .pop, .popTo, .popToRoot: true
    case .segue, .registered, .tab, .root, .show, .open, .handOver: false
    }
  }

  /// Whether the move takes several screens away.
  var goesFarBack: Bool {
    switch self {
    case .popTo, .dismissTo: true
    default: false
    }
  }

  /// Whether code adds the scene as a child of the screen.
  package var embeds: Bool {
    if case .show(_, by: .embed, isInStack: _, style: _) = self { true } else { false }
  }

  /// The scene that code makes for the move, if it makes one.
  package var madeScene: Storyboard.SceneObject? {
    switch self {
    case .root(let scene, isInStack: _), .show(let scene, by: _, isInStack: _, style: _),
      .open(let scene):
      scene
    case .segue, .registered, .back, .swipeDown, .tab, .dismiss, .dismissTo, .pop, .popTo,
      .popToRoot, .handOver:
      nil
    }
  }
}

extension Move: CustomStringConvertible {
  /// What is done, such as `perform 'ShowPost'`.
  public var description: String {
    switch action {
    case .segue(let object, nil): "tap the control of segue \(object.id) in \(source)"
    case .segue(_, let identifier?): "perform '\(identifier)'"
    case .registered(let identifier): "perform '\(identifier)'"
    case .back: "go back"
    case .swipeDown: "swipe down"
    case .tab(let index): "tap tab \(index)"
    case .dismiss: "dismiss, in the code of \(source)"
    case .dismissTo(let level): "dismiss to level \(level), in the code of \(source)"
    case .pop: "pop, in the code of \(source)"
    case .popTo(let height): "pop to position \(height), in the code of \(source)"
    case .popToRoot: "pop to the root, in the code of \(source)"
    case .root(let scene, let isInStack):
      "set the root to scene \(scene.id)\(isInStack ? " in a stack" : ""), in the code of \(source)"
    case .show(let scene, let kind, let isInStack, style: _):
      "\(kind.rawValue) scene \(scene.id)\(isInStack ? " in a stack" : ""), in the code of \(source)"
    case .open(let scene): "open scene \(scene.id), in the code of \(source)"
    case .handOver(let object):
      "dismiss, in the code of \(source), and perform segue \(object.id) of \(object.scene.id)"
    }
  }
}
