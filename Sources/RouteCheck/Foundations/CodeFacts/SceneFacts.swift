import Routes
import SourceText

/// The bundle that contains a storyboard.
package enum BundleExpression: Equatable, Sendable {
  /// The main bundle.
  case own
  /// The bundle of a class.
  case ofClass(ExactString)
  case unknown
}

/// The storyboard that contains a scene.
package enum StoryboardExpression: Equatable, Sendable {
  /// The storyboard that `self` was instantiated from.
  case own
  /// A storyboard that is opened by name.
  case named(TextExpression, in: BundleExpression)
  /// The value of a constant, or the result of a method without arguments, by its path:
  /// `UIStoryboard.main`.
  case member([ExactString])
  /// Any other storyboard.
  case unknown
  /// An object that may be no storyboard.
  case object
}

/// A storyboard that is opened by name.
package struct StoryboardUse: PlacedFact, Equatable, Sendable {
  package var name: TextExpression
  package var bundle: BundleExpression
  package var place: CodePlace

  package init(name: TextExpression, bundle: BundleExpression, place: CodePlace) {
    self.name = name
    self.bundle = bundle
    self.place = place
  }
}

/// A nib that code loads by its name.
package struct NibUse: PlacedFact, Equatable, Sendable {
  /// How the code loads it.
  package enum Kind: Sendable {
    /// `Bundle.main.loadNibNamed("Row", owner: self)`.
    case load
    /// `UINib(nibName: "Row", bundle: nil)`, whose owner is not known.
    case nib
    /// `FeedController(nibName: "Feed", bundle: nil)`; the owner is the controller.
    case controller
  }
  package var kind: Kind
  /// The name; `nil` for a controller whose nib has the name of its class.
  package var name: TextExpression?
  package var bundle: BundleExpression
  /// The File's Owner.
  package var owner: Receiver
  package var place: CodePlace

  package init(
    kind: Kind,
    name: TextExpression? = nil,
    bundle: BundleExpression,
    owner: Receiver,
    place: CodePlace
  ) {
    self.kind = kind
    self.name = name
    self.bundle = bundle
    self.owner = owner
    self.place = place
  }
}

/// A member whose value is a storyboard: `static let main = UIStoryboard(name: "Main", bundle: nil)`.
package struct StoryboardConstant: Equatable, Sendable {
  /// The type that contains it.
  package var type: ExactString
  package var name: ExactString
  package var storyboard: TextExpression
  package var bundle: BundleExpression

  package init(
    type: ExactString,
    name: ExactString,
    storyboard: TextExpression,
    bundle: BundleExpression
  ) {
    self.type = type
    self.name = name
    self.storyboard = storyboard
    self.bundle = bundle
  }
}

/// A scene that is instantiated.
package struct SceneUse: PlacedFact, Equatable, Sendable {
  /// The identifier of the scene; `nil` for the initial scene.
  package var identifier: TextExpression?
  /// The identifiers of which a condition chooses one, in place of ``identifier``.
  package var alternatives: [TextExpression] = []
  package var storyboard: StoryboardExpression
  /// The casts of the result.
  package var casts: [SceneCast] = []
  /// The calls in the same method that show the result from the own controller.
  package var showings: [SceneShowing] = []
  /// The calls in the same method that show the result from a controller which the method gets.
  package var parameterShowings: [SceneShowing] = []
  /// The style in which the code presents the scene, and a navigation controller of which it is the root.
  package var style = PresentationStyle.automatic
  package var styleOfStack = PresentationStyle.automatic
  /// Whether the method returns the result.
  package var isReturned: Bool
  /// The property whose initial value the result is.
  package var property: ExactString?
  /// Whether the code declares a typed scene, and makes no controller.
  package var isDeclared: Bool
  package var place: CodePlace

  package init(
    identifier: TextExpression? = nil,
    storyboard: StoryboardExpression,
    casts: [SceneCast] = [],
    showings: [SceneShowing] = [],
    isReturned: Bool = false,
    isDeclared: Bool = false,
    place: CodePlace
  ) {
    self.identifier = identifier
    self.storyboard = storyboard
    self.casts = casts
    self.showings = showings
    self.isReturned = isReturned
    self.isDeclared = isDeclared
    self.place = place
  }
}

extension SceneUse {
  /// The style in which the code presents the scene, or a navigation controller of which it is the root.
  package func style(isInStack: Bool) -> PresentationStyle { isInStack ? styleOfStack : style }

  /// Whether a constant of SwiftGen or R.swift names the storyboard.
  package var isGenerated: Bool {
    guard case .member(let path) = storyboard else { return false }
    return path.first == "R" || path.first == "StoryboardScene"
  }
}

/// Code that shows an instantiated scene: `navigationController?.pushViewController(cart, animated: true)`.
package struct SceneShowing: Equatable, Sendable {
  /// How a scene is shown.
  package enum Way: Hashable, Sendable {
    /// As a segue of a kind does.
    case segue(SegueKind)
    /// As the root of the window.
    case root
  }
  package var way: Way
  /// The function that gets the scene, to make it the root or a child.
  package var relay: ExactString?
  /// Whether a navigation controller is shown, of which the scene is the root.
  package var isInStack: Bool
  /// The class of that navigation controller.
  package var stack: ExactString?
  /// The style of a presentation that the code sets.
  package var style = PresentationStyle.automatic
  package var moment: Moment
  /// Whether the code may run when another screen is on top: it is in a closure, but not in that of an action.
  package var isLater = false
  /// Whether a condition decides that the code runs.
  package var isConditional = false
  /// Whether the code sets the root of a window in an `else`, and each other branch sets one, too.
  package var isLastAlternative = false
  /// Whether the code is in a closure that another object keeps.
  package var isIndirect = false
  /// The container around the own controller that shows the scene; without it nothing happens. `.screen` if the code
  /// runs only outside of navigation controllers.
  package var container: Snapshot.Kind?
  /// The parameter that shows the scene, in place of the own controller.
  package var parameter: ScreenArgument?
  package var location: TextLocation

  package init(way: Way, isInStack: Bool = false, moment: Moment, location: TextLocation) {
    self.way = way
    self.isInStack = isInStack
    self.moment = moment
    self.location = location
  }
}

/// An argument that is a controller: the own one in a call, `Router.showCart(from: self)`, and a parameter in the
/// function, `source.present(cart, animated: true)`.
package struct ScreenArgument: Hashable, Sendable {
  /// The label; empty for a first argument without one.
  package var label: ExactString
  /// The container around the controller that is meant instead: `source.navigationController`.
  package var container: Snapshot.Kind?

  package init(label: ExactString, container: Snapshot.Kind?) {
    self.label = label
    self.container = container
  }
}

/// When the code of a function runs.
package enum Moment: Hashable, Sendable {
  /// While UIKit launches the app or connects a window.
  case launch
  /// When the function is called.
  case call
  /// Perhaps later: the code is in a closure, or hands the function on.
  case later
}

/// Code that shows the result of a function: `present(Screens.cart(), animated: true)`.
package struct ResultShowing: Equatable, Sendable {
  /// The function, or the property, with the types before it.
  package var path: [ExactString]
  /// The type that the call names.
  package var namedType: FunctionFact.NamedType?
  package var showing: SceneShowing
  /// The type that contains the code.
  package var type: ExactString
  /// The method that contains the code.
  package var method: ExactString

  package init(
    path: [ExactString],
    namedType: FunctionFact.NamedType? = nil,
    showing: SceneShowing,
    type: ExactString,
    method: ExactString
  ) {
    self.path = path
    self.namedType = namedType
    self.showing = showing
    self.type = type
    self.method = method
  }
}
