import Routes
import SourceText

/// The names and texts in the body of a function. Those of a type outside of its functions have no name.
package struct FunctionFact: Equatable, Sendable {
  package var type: ExactString
  package var name: ExactString
  /// The name with the labels of its parameters, as the language writes it: `menu(_:didSelect:)` or `menu:didSelect:`.
  package var fullName: ExactString = ""
  /// Whether it overrides a method, so that a framework may call it.
  package var isOverride: Bool
  /// Whether it belongs to the type, and not to an object.
  package var isStatic: Bool
  /// Whether callers name the type of its result, which is `Self` or a generic parameter.
  package var returnsNamedType: Bool
  /// What it declines, if it is a delegate's method that may decline what a user selects.
  package var declines: Declining?
  /// Whether it is the delegate's method by which a split controller in compact width sets its detail aside, always or if
  /// it has nothing to show yet.
  package var setsDetailAside: Bool
  /// Whether it makes the controller that it gets the root of the window.
  package var setsRootToArgument = false
  /// Whether it adds the controller that it gets as a child, and shows the child's view.
  package var embedsArgument = false
  /// Whether it only calls another function of its name.
  package var isForwarding = false
  /// Whether it is a method of Objective-C.
  package var isObjectiveC = false
  package var mentions: [Mention]
  /// The texts that are not compared with anything.
  package var texts: [ExactString] = []

  package init(
    type: ExactString,
    name: ExactString,
    isOverride: Bool = false,
    isStatic: Bool = false,
    returnsNamedType: Bool = false,
    declines: Declining? = nil,
    setsDetailAside: Bool = false,
    mentions: [Mention],
    texts: [ExactString] = []
  ) {
    self.type = type
    self.name = name
    self.isOverride = isOverride
    self.isStatic = isStatic
    self.returnsNamedType = returnsNamedType
    self.declines = declines
    self.setsDetailAside = setsDetailAside
    self.mentions = mentions
    self.texts = texts
  }

  /// What a method of a delegate may decline.
  package enum Declining: Equatable, Sendable {
    /// Some tabs or rows.
    case some
    /// These tabs, and no others.
    case tabs(Set<DeclinedTab>)
  }

  /// A tab that a delegate may decline.
  package enum DeclinedTab: Hashable, Sendable {
    /// Each tab whose controller is of a class.
    case ofClass(ExactString)
    /// The tab at a position, counted from 0.
    case at(Int)
  }

  /// A type that a call names: `FeedController.make()`, `make(FeedController.self)`, `make() as! FeedController`,
  /// or `let feed: FeedController = make()`.
  package struct NamedType: Hashable, Sendable {
    package var name: ExactString
    /// Whether the program crashes if the result is of another type.
    package var isCast: Bool
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
    /// A notification or a timer.
    case observer
  }

  /// Where a call is in a function, as far as it decides which others run with it.
  package struct Run: Hashable, Sendable {
    /// How a call moves on from the own screen itself.
    package enum Move: Hashable, Sendable { case presentation, removal, other }
    /// The function, or else a closure that may run later, and the conditional code around the call, by their places in
    /// the file.
    package var blocks: [Int]
    /// Its place in the file.
    package var index: Int
    /// Whether the function always runs it.
    package var isCertain: Bool
    package var move: Move?

    package init(blocks: [Int], index: Int, isCertain: Bool, move: Move?) {
      self.blocks = blocks
      self.index = index
      self.isCertain = isCertain
      self.move = move
    }
  }

  /// A name that may be the one of a function, or of a type of which the code makes an object.
  package struct Mention: Hashable, Sendable {
    package var name: ExactString
    /// The object before it: a type by its name, or `self`, also if it is left out.
    package var receiver: Receiver
    /// Whether it is the name of a type.
    package var makesObject: Bool
    /// When the function of the name runs.
    package var moment = Moment.later
    /// Whether it may run when another screen is on top: it is handed on, or in a closure, but not in that of an action.
    package var isLater = false
    /// Whether a user perhaps never gets to it, for example because only some builds have the code.
    package var isDoubtful = false
    /// Whether a condition decides that it runs, if the launch or an appearing screen calls it, or an override the one
    /// above.
    package var isConditional = false
    /// What runs it, if it is the name of an action: `#selector(close)`.
    package var sender: Sender?
    package var type: NamedType?
    /// The arguments that are the own controller, or a container around it. The own object that a property gets is one
    /// without a label: `cell.delegate = self`.
    package var arguments: [ScreenArgument] = []
    /// The own property before a call, if it has a delegate, and the ``FunctionFact/fullName`` of the method:
    /// `delegate.didTap(in:)`. For `post`, and for the method of an observer, the constant of the notification.
    package var message: ExactString?
    /// Where it is in the function, if it is a call in Swift.
    package var run: Run?

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
