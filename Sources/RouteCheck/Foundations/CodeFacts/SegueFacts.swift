import Routes

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
  /// An argument of the method of Objective-C that contains the code, by its selector and position.
  case parameter(of: ExactString, Int)
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
  package var isRawValue: Bool
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

/// A text that code of Objective-C passes to a method of its object or of a class.
package struct PassedText: Equatable, Sendable {
  /// The parameter that gets the text.
  package var parameter: TextExpression
  /// The use of a segue, if the method performs the segue of the text.
  package var use: SegueUse

  package init(parameter: TextExpression, use: SegueUse) {
    self.parameter = parameter
    self.use = use
  }
}

/// What an override of `shouldPerformSegue(withIdentifier:sender:)` returns at one place.
package struct SegueAnswerFact: Equatable, Sendable {
  package enum Answer: Sendable {
    /// `true`, or that of the superclass, in all builds of the app.
    case yes
    /// `false`, whatever the app's state is.
    case no
    /// A comparison, perhaps of the segue's identifier, or one in some builds.
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
