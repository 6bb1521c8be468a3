import Routes
import SourceText

extension StoryboardFile {
  /// An outlet or an action of an object.
  package struct Connection: Sendable {
    package enum Kind: Sendable { case outlet, action }
    package var kind: Kind
    /// The property of the outlet, or the selector of the action.
    package var name: ExactString
    package var location: TextLocation
    /// The id of the object that must have the property or the method.
    package var object: ExactString
    /// The id of the control that sends an action, and of the object of an outlet.
    package var owner: ExactString
    package var ownerElement: String
    /// The element of that object; empty if no object has the id.
    package var element = ""
    /// The id of the object that an outlet is set to; `nil` for an action and a collection of outlets.
    package var value: ExactString?
    /// The element of that object; empty if there is none.
    package var valueElement = ""
    /// The owner and the views around it, with why they take no touches.
    package var inertViews: [InertView] = []
    /// Whether the owner is in a navigation item or in a toolbar.
    package var isInBar = false
  }
}
