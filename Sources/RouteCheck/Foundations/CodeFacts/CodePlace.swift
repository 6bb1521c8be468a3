import Routes
import SourceText

/// Where a fact is in the code.
package struct CodePlace: Equatable, Sendable {
  /// The type that contains the code; empty outside of types.
  package var type: ExactString
  /// The method that contains the code; empty outside of methods.
  package var method: ExactString = ""
  package var location: TextLocation
  /// Whether a condition decides that the code runs, for example that of an `if`, or a `return` before it. To bind an
  /// optional is none.
  package var isConditional = false
  /// Whether the code is in a block of Objective-C that is part of a message, for example of one that makes the action of
  /// an alert.
  package var isInBlock = false

  /// The names of the methods of an app's and a scene's delegate that run when the app is launched.
  package static let launchMethods: Set<ExactString> = ["application", "scene"]

  /// The names of the methods of a screen that run when it appears.
  package static let appearanceMethods: Set<ExactString> = [
    "viewDidLoad", "viewWillAppear", "viewIsAppearing", "viewDidAppear", "viewDidLayoutSubviews",
  ]

  package init(type: ExactString, method: ExactString = "", location: TextLocation) {
    self.type = type
    self.method = method
    self.location = location
  }
}

/// A fact at a place in the code.
package protocol PlacedFact {
  var place: CodePlace { get }
}

extension PlacedFact {
  package var type: ExactString { place.type }
  package var method: ExactString { place.method }
  package var location: TextLocation { place.location }
}
