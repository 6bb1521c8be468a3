import Routes
import SourceText

/// A part of a view of SwiftUI that shows screens, or a path of screens.
package enum ViewFact: Equatable, Sendable {
  case destination(StackDestination)
  case value(StackValue)
  case path(StackPath)
  case link(StackLink)
  /// A list with a selection, which the links in its rows may set.
  case selection
  /// A stack, or a navigation view.
  case stack
  /// A split view, in whose columns stacks can be.
  case splitView
}

/// A link that names its screen, or a modifier that shows a screen for a binding.
package struct StackLink: Equatable, Sendable {
  /// The type with the link.
  package var view: ExactString
  package var screen: StackScreen
  package var location: TextLocation

  package init(view: ExactString, screen: StackScreen, location: TextLocation) {
    self.view = view
    self.screen = screen
    self.location = location
  }
}

/// A screen in the closure of a link or of a `navigationDestination` modifier.
package struct StackScreen: Equatable, Sendable {
  /// The type of the view, as written.
  package var view: ExactString
  /// The case of the value for which a `switch` shows the view.
  package var enumCase: ExactString?

  package init(view: ExactString, enumCase: ExactString? = nil) {
    self.view = view
    self.enumCase = enumCase
  }
}

/// A `navigationDestination` modifier.
package struct StackDestination: Equatable, Sendable {
  /// What is wrong with the place of the modifier.
  package enum Misplacement: Equatable, Sendable {
    /// It is inside a lazy container of this name.
    case lazy(ExactString)
    /// It modifies the stack, and not a view in it.
    case outside
  }
  /// The type of its values, as written; `nil` if the type has no certain name.
  package var type: ExactString?
  /// Whether it is for a type, and not for a binding.
  package var isForType: Bool
  /// The screens for values of the type.
  package var screens: [StackScreen] = []
  /// A number that only modifiers on the same stack share; `nil` if the stack is unknown.
  package var group: Int?
  package var misplacement: Misplacement?
  package var location: TextLocation

  package init(
    type: ExactString? = nil,
    isForType: Bool,
    screens: [StackScreen] = [],
    group: Int? = nil,
    misplacement: Misplacement? = nil,
    location: TextLocation
  ) {
    self.type = type
    self.isForType = isForType
    self.screens = screens
    self.group = group
    self.misplacement = misplacement
    self.location = location
  }
}

/// A value that a link or a path gives to a stack.
package struct StackValue: Equatable, Sendable {
  package enum ValueType: Equatable, Sendable {
    /// A name, as written.
    case name(ExactString)
    /// An enum, if it has the case.
    case enumCase(of: ExactString, name: ExactString)
    /// The elements of a path that is a property of a type.
    case elements(of: ExactString, property: ExactString)
  }
  package var type: ValueType
  /// The type of the code that gives the value.
  package var view: ExactString?
  /// Whether the value may be the selection of a list around the view.
  package var maySelect: Bool
  package var location: TextLocation

  package init(type: ValueType, view: ExactString? = nil, maySelect: Bool, location: TextLocation) {
    self.type = type
    self.view = view
    self.maySelect = maySelect
    self.location = location
  }
}

/// A property that is an array, and can be the path of a stack.
package struct StackPath: Equatable, Sendable {
  package var type: ExactString
  package var name: ExactString
  package var element: ExactString

  package init(type: ExactString, name: ExactString, element: ExactString) {
    self.type = type
    self.name = name
    self.element = element
  }
}
