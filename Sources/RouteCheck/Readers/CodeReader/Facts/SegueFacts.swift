import Routes
import SourceText

/// A text in the code, before constants are resolved.
package enum TextExpression: Hashable, Sendable {
  /// A literal without interpolation.
  case literal(ExactString)
  /// A constant, or the raw value of a case, by its path: `["Segues", "showDetail"]`. The first part
  /// is empty if the compiler infers the type: `.showDetail`.
  case reference([ExactString])
  /// The name of a type: `String(describing: DetailController.self)`.
  case typeName(ExactString)
  /// The name of the type whose static member it is: `String(describing: self)`.
  case ownTypeName
  /// The name of a class at run time, in Objective-C: `NSStringFromClass([DetailController class])`.
  case className(ExactString)
  /// The raw value of an instance of a type, which is known only at run time.
  case rawValue(of: ExactString)
  /// Any other expression.
  case unknown
}

extension TextExpression {
  /// The last part of a reference.
  package var lastName: ExactString? {
    if case .reference(let path) = self { path.last } else { nil }
  }
}

/// The object whose method is called.
package enum Receiver: Hashable, Sendable {
  /// The object whose method contains the call: `self`.
  case own
  /// An object whose type is known, as written.
  case instance(ExactString)
  /// Any other object.
  case other
}

/// A use of a segue by its identifier.
package struct SegueUse: PlacedFact, Equatable, Sendable {
  /// How the segue is used.
  package enum Kind: Sendable {
    case perform, compare, trigger
    /// It is performed after the code has checked that the segue exists.
    case guarded
    /// It is performed after `shouldPerformSegue` has allowed it.
    case permitted
    /// The code passes the identifier to a method with the word segue in its name.
    case relayed
    /// The code makes a segue with the identifier.
    case make
  }
  /// The framework that defines how a segue is used.
  package enum Framework: Sendable {
    case uiKit, routes
    /// The library, in a method that gets the action of an unwind.
    case routesUnwinding
  }
  package var kind: Kind
  /// The framework by which the code uses the segue.
  package var framework = Framework.uiKit
  package var identifier: TextExpression
  /// Whether the code takes the raw value of a case, and passes on text.
  package var isRawValue = false
  /// The object that performs the segue.
  package var receiver: Receiver
  /// Whether another object decides when the segue is performed: it keeps the code as a closure, or its screen is
  /// not known.
  package var isIndirect = false
  /// Whether the code is in a closure that may run later, when another screen is on top.
  package var isLater = false
  package var place: CodePlace

  package init(
    kind: Kind,
    framework: Framework = .uiKit,
    identifier: TextExpression,
    isRawValue: Bool = false,
    receiver: Receiver,
    place: CodePlace
  ) {
    self.kind = kind
    self.framework = framework
    self.identifier = identifier
    self.isRawValue = isRawValue
    self.receiver = receiver
    self.place = place
  }
}

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
  package var storyboard: StoryboardExpression
  /// The casts of the result.
  package var casts: [SceneCast] = []
  /// The calls in the same method that show the result from the own controller.
  package var showings: [SceneShowing] = []
  /// Whether the method returns the result.
  package var isReturned = false
  /// Whether the code declares a typed scene, and makes no controller.
  package var isDeclared = false
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
  /// Whether a navigation controller is shown, of which the scene is the root.
  package var isInStack = false
  package var moment: Moment
  /// Whether the code may run when another screen is on top: it is in a closure, but not in that of an action.
  package var isLater = false
  package var location: TextLocation

  package init(way: Way, isInStack: Bool = false, moment: Moment, location: TextLocation) {
    self.way = way
    self.isInStack = isInStack
    self.moment = moment
    self.location = location
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
}

/// The names and texts in the body of a function. Those outside of functions have no type and no function.
package struct FunctionFact: Equatable, Sendable {
  package var type: ExactString
  package var name: ExactString
  /// Whether it overrides a method, so that a framework may call it.
  package var isOverride: Bool
  /// Whether it belongs to the type, and not to an object.
  package var isStatic = false
  /// Whether callers name the type of its result, which is `Self` or a generic parameter.
  package var returnsNamedType = false
  /// Whether it is a delegate's method that may decline what a user selects, such as a tab or a row.
  package var mayDecline = false
  /// Whether it is the delegate's method by which a split controller always sets its detail aside in compact width.
  package var setsDetailAside = false
  package var mentions: [Mention]
  /// The texts that are not compared with anything.
  package var texts: [ExactString] = []

  package init(
    type: ExactString,
    name: ExactString,
    isOverride: Bool = false,
    isStatic: Bool = false,
    returnsNamedType: Bool = false,
    mayDecline: Bool = false,
    setsDetailAside: Bool = false,
    mentions: [Mention],
    texts: [ExactString] = []
  ) {
    self.type = type
    self.name = name
    self.isOverride = isOverride
    self.isStatic = isStatic
    self.returnsNamedType = returnsNamedType
    self.mayDecline = mayDecline
    self.setsDetailAside = setsDetailAside
    self.mentions = mentions
    self.texts = texts
  }

  /// A type that a call names: `FeedController.make()`, `make(FeedController.self)`, `make() as! FeedController`,
  /// or `let feed: FeedController = make()`.
  package struct NamedType: Hashable, Sendable {
    package var name: ExactString
    /// Whether the program crashes if the result is of another type.
    package var isCast = false
    /// The place of the function's name.
    package var location: TextLocation

    package init(name: ExactString, isCast: Bool = false, location: TextLocation) {
      self.name = name
      self.isCast = isCast
      self.location = location
    }
  }

  /// What sends an action that code names.
  package enum Sender: Sendable {
    /// A control or a gesture recognizer.
    case control
    /// An item of a navigation bar or a toolbar.
    case barItem
    /// The run loop, after a delay: `perform(#selector(close), with: nil, afterDelay: 1)`.
    case delay
  }

  /// A name that may be the one of a function, or of a type of which the code makes an object.
  package struct Mention: Hashable, Sendable {
    package var name: ExactString
    /// The object before it: a type by its name, or `self`, also if it is left out.
    package var receiver: Receiver
    /// Whether it is the name of a type.
    package var makesObject = false
    /// When the function of the name runs.
    package var moment = Moment.later
    /// What runs it, if it is the name of an action: `#selector(close)`.
    package var sender: Sender?
    package var type: NamedType?

    package init(
      name: ExactString,
      receiver: Receiver,
      makesObject: Bool = false,
      moment: Moment = .later,
      type: NamedType? = nil
    ) {
      self.name = name
      self.receiver = receiver
      self.makesObject = makesObject
      self.moment = moment
      self.type = type
    }
  }
}

/// A cast of an instantiated scene.
package struct SceneCast: Equatable, Sendable {
  /// The type after `as` or `is`, as written, without arguments.
  package var target: ExactString
  /// Whether the program crashes if the cast fails.
  package var isForced: Bool
  /// Whether a child of the scene is cast, such as the top of a navigation controller.
  package var isContent: Bool
  package var location: TextLocation

  package init(target: ExactString, isForced: Bool, isContent: Bool, location: TextLocation) {
    self.target = target
    self.isForced = isForced
    self.isContent = isContent
    self.location = location
  }
}

/// A cast of a cell that a table or a collection makes by its identifier.
package struct CellCastFact: PlacedFact, Equatable, Sendable {
  package var identifier: TextExpression
  /// The type after `as` or `is`, as written, without arguments.
  package var target: ExactString
  /// Whether the program crashes if the cast fails.
  package var isForced: Bool
  package var place: CodePlace
}

/// A cell that a table or a collection makes by its identifier.
package struct CellUse: PlacedFact, Equatable, Sendable {
  package var identifier: TextExpression
  package var absence: Absence
  package var place: CodePlace

  package init(identifier: TextExpression, absence: Absence, place: CodePlace) {
    self.identifier = identifier
    self.absence = absence
    self.place = place
  }

  /// What happens if no cell has the identifier.
  package enum Absence: Sendable {
    /// The app crashes.
    case crashes
    /// There is no cell.
    case returnsNothing
    /// There is no cell, and the code makes one.
    case isExpected
  }
}

/// A class or a file of cells that code registers, which replaces a prototype.
package struct CellRegistrationFact: Equatable, Sendable {
  package var identifier: TextExpression
  package var type: ExactString
  /// The name of the nib with the cell; `nil` for a cell that a class makes.
  package var nib: TextExpression?

  package init(identifier: TextExpression, type: ExactString, nib: TextExpression? = nil) {
    self.identifier = identifier
    self.type = type
    self.nib = nib
  }
}

/// A cast of the destination of a segue.
package struct CastFact: PlacedFact, Equatable, Sendable {
  /// The type after `as` or `is`, as written, without arguments.
  package var target: ExactString
  /// Whether the program crashes if the cast fails.
  package var isForced: Bool
  /// Whether a child of the destination is cast, such as the top of a navigation controller.
  package var isContent: Bool
  /// The identifiers that the segue may have here; `nil` if no condition restricts them.
  package var identifiers: [TextExpression]?
  /// The number of the `if` in the file whose alternatives this cast and others are; `nil` for a cast
  /// that must succeed.
  package var alternatives: Int?
  package var place: CodePlace

  package init(
    target: ExactString,
    isForced: Bool,
    isContent: Bool,
    identifiers: [TextExpression]? = nil,
    alternatives: Int? = nil,
    place: CodePlace
  ) {
    self.target = target
    self.isForced = isForced
    self.isContent = isContent
    self.identifiers = identifiers
    self.alternatives = alternatives
    self.place = place
  }
}

/// What an override of `shouldPerformSegue(withIdentifier:sender:)` returns at one place.
package struct SegueAnswerFact: Equatable, Sendable {
  /// An answer.
  package enum Answer: Sendable {
    /// `true`, or that of the superclass.
    case yes
    /// `false`, whatever the app's state is.
    case no
    /// A comparison, perhaps of the segue's identifier.
    case compares
    /// Any other one, or one under a condition.
    case depends
  }
  /// The type that contains the override.
  package var type: ExactString
  package var answer: Answer
  /// The identifiers that the segue may have here; `nil` if no condition restricts them.
  package var identifiers: [TextExpression]?

  package init(type: ExactString, answer: Answer, identifiers: [TextExpression]? = nil) {
    self.type = type
    self.answer = answer
    self.identifiers = identifiers
  }
}
