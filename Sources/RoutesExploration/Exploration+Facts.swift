import Routes

extension Exploration {
  /// What the sources of an app say about moves, which its storyboards do not.
  package struct Facts: Equatable, Sendable {
    /// What is known of segues. By default a segue is certain.
    package var segues: [Storyboard.SegueObject: SegueFacts]
    /// Whether code that runs at the launch may show something else than the first scene and ``launchRoots``.
    package var mayStartElsewhere = false
    /// The scenes that code may show in place of the first one when the app is launched, under a condition.
    package var launchRoots: [Root] = []
    /// Whether the launch shows the first scene if no condition of the ``launchRoots`` is met.
    package var keepsFirst = false
    /// When code selects tabs without a tap.
    package var tabSelection = TabSelection.never
    /// Whether no code shows a bar or a back button that a storyboard hides, or lets a user swipe back without it.
    package var keepsBarsHidden = false
    /// Whether only methods that the sources declare take unwinds.
    package var knowsUnwindActions = false
    /// The column that a collapsed split controller shows first.
    package var collapsedColumn = CollapsedColumn.secondary
    /// What is known of the classes of scenes.
    package var scenes: [Storyboard.SceneObject: SceneFacts]
    /// The scenes that code opens at a place that is not known. Each begins a search of its own, in
    /// which nothing is known of what is below.
    package var openScenes: [Storyboard.SceneObject]
    /// The scenes that code shows without a screen that runs it, each with the place of that code.
    package var unread: [Storyboard.SceneObject: String] = [:]
    /// Those of ``unread`` that the launch does not show.
    package var shownLater: Set<Storyboard.SceneObject> = []
    /// The scenes of whose classes code makes objects, if the sources of the classes were not read: each with
    /// the file of that code. Such an object has the name of the scene, and leads nowhere.
    package var objects: [Storyboard.SceneObject: String] = [:]
    /// The scenes that only actions show to which nothing is connected, each with the place of that
    /// code. They are not searched.
    package var idle: [Storyboard.SceneObject: String] = [:]

    /// Creates facts from their parts.
    package init(
      segues: [Storyboard.SegueObject: Certainty] = [:],
      scenes: [Storyboard.SceneObject: SceneFacts] = [:],
      openScenes: [Storyboard.SceneObject] = []
    ) {
      self.segues = segues.mapValues { SegueFacts($0) }
      self.scenes = scenes
      self.openScenes = openScenes
    }

    /// What is known of a segue.
    package subscript(segue: Storyboard.SegueObject) -> SegueFacts {
      segues[segue] ?? SegueFacts()
    }
  }

  /// A scene that code makes the root of the window.
  package struct Root: Hashable, Sendable {
    package var scene: Storyboard.SceneObject
    /// Whether a navigation controller that code makes is the root, with the scene on it.
    package var isInStack: Bool

    /// Creates a root from its parts.
    package init(_ scene: Storyboard.SceneObject, isInStack: Bool) {
      self.scene = scene
      self.isInStack = isInStack
    }
  }

  /// When code selects tabs without a tap.
  package enum TabSelection: Hashable, Sendable {
    case never
    /// After the start, for example for a notification.
    case later
    /// Perhaps whenever the app starts.
    case atStart
  }

  /// The column that a collapsed split controller shows first.
  package enum CollapsedColumn: Hashable, Sendable {
    /// The secondary column, as UIKit does without a delegate.
    case secondary
    /// The primary column, because a delegate sets the secondary one aside.
    case primary
    /// The column that a delegate chooses.
    case unknown
  }

  /// The certainty of a move.
  package enum Certainty: Hashable, Sendable {
    /// A user can make the move.
    case certain
    /// Code may make the move.
    case possible
    /// Nothing makes the move.
    case never
  }

  /// What is known of a segue.
  package struct SegueFacts: Equatable, Sendable {
    package var certainty: Certainty
    /// Whether code performs it, and it is not known whether a user has to tap for that.
    package var isUntapped = false
    /// Whether the screen's code performs it while another screen may be on top: another object runs that code, or it
    /// runs later.
    package var isOutside = false
    /// Whether only code performs it that runs when the screen appears.
    package var isOnAppearance = false
    /// Whether its control is in a navigation item, which only the bar of a stack shows.
    package var isInBar = false
    /// Whether code performs it in the actions of an alert, or beside one, so that it may take a tap more.
    package var isAsked = false

    /// Creates facts with a certainty.
    package init(_ certainty: Certainty = .certain) { self.certainty = certainty }
  }

  /// What is known of the class of a scene's controller.
  package struct SceneFacts: Equatable, Sendable {
    /// What people call the screen, if it has neither a class nor an identifier.
    package var title: ExactString?
    /// Whether the source of the class was not read, so that it may show any screen.
    package var isUnread = false
    /// Whether code may hide the screen or leave it out, although a scene contains it.
    package var mayBeMissing = false
    /// Whether code may hide its view, so that the screen is not certainly on screen.
    package var mayBeHidden = false
    /// Whether a delegate may not let a user select the screen as a tab.
    package var mayBeDeclined = false
    /// The position of the tab that the class selects when it loads its view.
    package var firstTab: Int?
    /// Whether code of other classes replaces or removes items of the navigation bar.
    package var changesBarItems = false
    /// Whether code makes a move whenever the screen appears, before a user can.
    package var movesAlone = false
    /// Whether code of the class, of a view, or of the target of an action may leave the screen.
    package var mayLeave = true
    /// The unwind actions that the class declares or inherits; `nil` if they are not known. The result of an unwind
    /// is not known either if such a class is asked before the target.
    package var unwindActions: Set<ExactString>?
    /// Whether the class may add children in code, which an unwind asks, too.
    package var addsChildren = false
    /// What the class may do in code, each move once.
    package private(set) var codeMoves: [CodeMove] = []
    /// How the class may take screens away that are on top of it, in code that runs later.
    package var laterMoves: Set<Move.Action> = []
    /// The bars that the class may hide in code.
    package var hiddenBars: Storyboard.Scene.HiddenBars
    /// Whether the class always hides the back button.
    package var hidesBackButton = false
    /// The bars that the class shows again in code.
    package var shownBars: Storyboard.Scene.HiddenBars = []
    /// Whether the class may refuse swipes, because code sets its modality.
    package var maySetModality: Bool
    /// Whether a stack may contain the screen that the storyboard does not have, because the class of a segue shows it.
    package var mayBeInStack = false

    /// Creates facts from their parts.
    package init(
      unwindActions: Set<ExactString>? = nil,
      codeMoves: [Move.Action] = [],
      hiddenBars: Storyboard.Scene.HiddenBars = [],
      maySetModality: Bool = false
    ) {
      self.unwindActions = unwindActions
      self.hiddenBars = hiddenBars
      self.maySetModality = maySetModality
      for action in codeMoves { add(CodeMove(action)) }
    }

    package struct CodeMove: Hashable, Sendable {
      package var action: Move.Action
      /// Whether a user can make the code do it.
      package var isCertain = false
      /// Whether an alert may ask before, so that it may take a tap more.
      package var isAsked = false
      /// Whether only items of a navigation bar make the code do it.
      package var isInBar = false
      /// Whether the tap of a tab makes the code do it.
      package var isOfTab = false
      /// Whether only taps make the code do it.
      package var isTapped = false
      /// The container around the screen that does it; without it nothing happens. `.screen` if it happens only outside of
      /// navigation controllers.
      package var container: Snapshot.Kind?
      /// Whether the code may run later, while another screen is on top.
      package var isLater = false
      /// Whether the code also pops to the root of the stack, which takes the screen away unless it is the root.
      package var popsToRoot = false
      /// Whether the code either pops or dismisses, as its screen was shown.
      package var isAsShown = false

      /// Creates a move that code may make.
      package init(_ action: Move.Action) { self.action = action }
    }

    /// Adds a move of code, or says of a known one that a user can make it in another way, too.
    package mutating func add(_ move: CodeMove) {
      guard let index = codeMoves.firstIndex(where: { $0.action == move.action }) else {
        return codeMoves.append(move)
      }
      let known = codeMoves[index]
      if move.isCertain {
        codeMoves[index] = move
        if known.isCertain, known.container == nil { codeMoves[index].container = nil }
        codeMoves[index].isTapped = move.isTapped && (known.isTapped || !known.isCertain)
        codeMoves[index].isAsked = move.isAsked && (known.isAsked || !known.isCertain)
        codeMoves[index].isInBar = move.isInBar && (known.isInBar || !known.isCertain)
        codeMoves[index].isAsShown = move.isAsShown && (known.isAsShown || !known.isCertain)
      }
      codeMoves[index].isLater = move.isLater || known.isLater
    }
  }
}
