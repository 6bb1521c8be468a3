import Routes
import SourceText

/// A type that a file declares or extends.
package struct TypeFact: Equatable, Sendable {
  /// The keyword of the declaration.
  package enum Kind: String, Sendable {
    case `class`, `struct`, `enum`, `protocol`, actor, `extension`
  }
  package var kind: Kind
  /// The name with the names of its outer types: `Feed.Row`.
  package var name: ExactString
  /// The class, protocols and raw type after the colon, as written, without arguments.
  package var supertypes: [ExactString] = []
  /// The names of its generic parameters.
  package var genericParameters: [ExactString] = []
  /// The name in `@objc(Name)`.
  package var objectiveCName: ExactString?
  /// Whether Objective-C sees all members, because of `@objcMembers` or `@objc extension`.
  package var exposesMembers: Bool
  /// Whether the body calls nothing but the superclass, so that it never leaves a screen.
  package var isPassive: Bool
  package var location: TextLocation

  package init(
    kind: Kind,
    name: ExactString,
    supertypes: [ExactString] = [],
    genericParameters: [ExactString] = [],
    objectiveCName: ExactString? = nil,
    exposesMembers: Bool = false,
    isPassive: Bool = false,
    location: TextLocation
  ) {
    self.kind = kind
    self.name = name
    self.supertypes = supertypes
    self.genericParameters = genericParameters
    self.objectiveCName = objectiveCName
    self.exposesMembers = exposesMembers
    self.isPassive = isPassive
    self.location = location
  }
}

/// A property that a storyboard can set by its name, or a variable of an Objective-C object.
package struct PropertyFact: Equatable, Sendable {
  /// The type that contains it.
  package var type: ExactString
  package var name: ExactString
  /// The type of its values, as written, without arguments and optional marks; `nil` if that is no
  /// name, such as an array.
  package var valueType: ExactString?

  package init(type: ExactString, name: ExactString, valueType: ExactString? = nil) {
    self.type = type
    self.name = name
    self.valueType = valueType
  }
}

/// An outlet of a class of Swift that the class uses, and that it neither sets nor compares with `nil`:
/// `@IBOutlet var title: UILabel!` and `title.text = "Feed"`.
package struct UsedOutletFact: PlacedFact, Equatable, Sendable {
  package var name: ExactString
  /// The first use.
  package var use: TextLocation
  package var place: CodePlace

  package init(name: ExactString, use: TextLocation, place: CodePlace) {
    self.name = name
    self.use = use
    self.place = place
  }
}

/// A type alias.
package struct AliasFact: Equatable, Sendable {
  /// The name with the names of its outer types.
  package var name: ExactString
  /// The aliased type, as written, without arguments.
  package var target: ExactString

  package init(name: ExactString, target: ExactString) {
    self.name = name
    self.target = target
  }
}

/// A constant with text.
package struct ConstantFact: PlacedFact, Equatable, Sendable {
  package var name: ExactString
  package var value: TextExpression
  /// Whether a subclass may override it.
  package var isOverridable: Bool
  /// Whether it is in code that is not compiled for iOS, so that its value on iOS is unknown.
  package var isInactive: Bool
  /// Whether it is the raw value of a case.
  package var isCase: Bool
  package var place: CodePlace

  package init(
    name: ExactString,
    value: TextExpression,
    isOverridable: Bool = false,
    isInactive: Bool = false,
    isCase: Bool = false,
    place: CodePlace
  ) {
    self.name = name
    self.value = value
    self.isOverridable = isOverridable
    self.isInactive = isInactive
    self.isCase = isCase
    self.place = place
  }
}

/// A method that a storyboard can refer to, or that intercepts segues.
package struct MethodFact: PlacedFact, Equatable, Sendable {
  /// Why the method is a fact.
  package enum Role: Sendable { case action, segueAction, exposed, interception }
  package var role: Role
  package var name: ExactString
  /// The Objective-C selector: `unwindToFeed:`.
  package var selector: ExactString
  /// The selector in Swift 2, if it differs.
  package var selectorOfSwift2: ExactString?
  /// The types of the parameters, as written.
  package var parameterTypes: [ExactString] = []
  /// The type of the result, as written.
  package var result: ExactString?
  /// Whether the file has the name of an action in another place.
  package var isMentioned: Bool
  /// Whether it is a private action of Swift whose name is nowhere else in its file.
  package var isUnsent: Bool
  /// Whether it reads a segue, and hands it to no other code.
  package var keepsSegue: Bool
  package var place: CodePlace

  package init(
    role: Role,
    name: ExactString,
    selector: ExactString,
    selectorOfSwift2: ExactString? = nil,
    parameterTypes: [ExactString] = [],
    result: ExactString? = nil,
    isMentioned: Bool = false,
    isUnsent: Bool = false,
    keepsSegue: Bool = false,
    place: CodePlace
  ) {
    self.role = role
    self.name = name
    self.selector = selector
    self.selectorOfSwift2 = selectorOfSwift2
    self.parameterTypes = parameterTypes
    self.result = result
    self.isMentioned = isMentioned
    self.isUnsent = isUnsent
    self.keepsSegue = keepsSegue
    self.place = place
  }

  /// Whether it can be an unwind action.
  package var takesSegue: Bool {
    role == .action && parameterTypes.count == 1 && parameterTypes[0].hasSuffix("StoryboardSegue")
  }

  /// The selector if the compiler inserts `With` before the first label and ``selector`` has none, or
  /// the other way round; `nil` without a label. The compiler decides by a list of words that differs
  /// between its versions.
  package var otherSelector: ExactString? {
    let labels = selector.string.utf8.dropFirst(name.utf8.count)
    guard labels.first != UInt8(ascii: ":"), !labels.isEmpty else { return nil }
    let with = "With".utf8
    let isInserted = labels.starts(with: with)
    let rest = String(Substring(isInserted ? labels.dropFirst(with.count) : labels))
    return ExactString(name.string + (isInserted ? "" : "With") + rest)
  }
}

/// A case of an enum without a raw value.
package struct CaseFact: PlacedFact, Equatable, Sendable {
  /// An associated value.
  package struct Payload: Equatable, Sendable {
    package var label: ExactString?
    package var type: ExactString

    package init(label: ExactString? = nil, type: ExactString) {
      self.label = label
      self.type = type
    }
  }
  package var name: ExactString
  package var payload: [Payload]
  package var place: CodePlace

  package init(name: ExactString, payload: [Payload], place: CodePlace) {
    self.name = name
    self.payload = payload
    self.place = place
  }
}
