import CodeFacts
import Routes
import SourceText

/// A summary of all declarations and extensions of a name.
package struct TypeSummary: Sendable {
  /// A class or a protocol that a type inherits from, or conforms to.
  package struct Supertype: Hashable, Sendable {
    package var name: ExactString
    /// Whether it is named first in a class. The other positions name protocols.
    var mayBeSuperclass: Bool
  }

  package private(set) var supertypes: [Supertype] = []
  private(set) var genericParameters: Set<ExactString> = []
  /// The last names in Swift and in Objective-C of types for which they differ.
  package private(set) var names: Set<ExactString> = []
  /// Whether there is a declaration besides extensions.
  package private(set) var isDeclared = false
  package private(set) var isProtocol = false
  /// Whether one of the declarations is neither a class nor a protocol.
  package private(set) var hasValueType = false
  /// Whether the cases of an enum may have raw values.
  private(set) var mayHaveRawValues = false

  /// Whether a declaration or an extension may do more than call its superclass.
  private(set) var isActive = false

  private(set) var exposesMembers = false
  /// Whether there are extensions without an attribute.
  private(set) var hasPlainExtensions = false

  mutating func add(_ type: TypeFact) {
    for (position, name) in type.supertypes.enumerated() {
      let mayBeSuperclass = type.kind == .class && position == 0
      supertypes.append(Supertype(name: name, mayBeSuperclass: mayBeSuperclass))
    }
    genericParameters.formUnion(type.genericParameters)
    if let name = type.objectiveCName { names.formUnion([SourceIndex.lastName(type.name), name]) }
    if type.exposesMembers, type.kind != .extension { exposesMembers = true }
    if !type.isPassive { isActive = true }
    switch type.kind {
    case .extension:
      if !type.exposesMembers { hasPlainExtensions = true }
      return
    case .class: break
    case .protocol: isProtocol = true
    case .enum:
      hasValueType = true
      if !type.supertypes.isEmpty { mayHaveRawValues = true }
    case .struct, .actor: hasValueType = true
    }
    isDeclared = true
  }

  /// The summary with the first of several equal supertypes, which extensions may name again.
  var withoutRepeatedSupertypes: TypeSummary {
    var summary = self
    summary.supertypes = supertypes.uniqued()
    return summary
  }

  /// Adds the types of the same name in another app.
  mutating func add(_ other: TypeSummary) {
    supertypes += other.supertypes
    genericParameters.formUnion(other.genericParameters)
    names.formUnion(other.names)
    for property in [
      \Self.isDeclared, \.isProtocol, \.hasValueType, \.mayHaveRawValues, \.isActive,
      \.exposesMembers, \.hasPlainExtensions,
    ] where other[keyPath: property] {
      self[keyPath: property] = true
    }
  }
}
