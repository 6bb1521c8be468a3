import Routes
import SourceText

/// The declaration of a typed segue.
package struct SegueFact: Equatable, Sendable {
  package var name: ExactString
  package var identifier: TextExpression
  /// The type of the destination, as written.
  package var destination: ExactString?
  /// The type of the source, as written; `nil` for a segue from any source.
  package var source: ExactString?
  /// The location of the identifier.
  package var location: TextLocation

  package init(
    name: ExactString,
    identifier: TextExpression,
    destination: ExactString? = nil,
    source: ExactString? = nil,
    location: TextLocation
  ) {
    self.name = name
    self.identifier = identifier
    self.destination = destination
    self.source = source
    self.location = location
  }
}

/// A mapping of cases to a segue, in the `route` of a destination.
package struct RouteFact: PlacedFact, Equatable, Sendable {
  package var cases: [ExactString]
  package var segue: TextExpression
  /// The class that the route instantiates without a storyboard.
  package var instantiates: ExactString?
  package var place: CodePlace

  package init(
    cases: [ExactString],
    segue: TextExpression,
    instantiates: ExactString? = nil,
    place: CodePlace
  ) {
    self.cases = cases
    self.segue = segue
    self.instantiates = instantiates
    self.place = place
  }
}

/// A use of a typed segue or a destination: it is performed or registered.
package struct RouteUse: PlacedFact, Equatable, Sendable {
  /// The method that is called.
  package var verb: ExactString
  /// The path of the segue or case.
  package var target: TextExpression
  /// The kind that a segue is registered with.
  package var kind: ExactString?
  /// Whether the object that contains the code moves, itself or by its navigator.
  package var isOwn: Bool
  /// Whether the object itself performs a segue, without a check that it has the segue.
  package var isUnchecked: Bool
  package var place: CodePlace

  package init(
    verb: ExactString,
    target: TextExpression,
    kind: ExactString? = nil,
    isOwn: Bool,
    isUnchecked: Bool,
    place: CodePlace
  ) {
    self.verb = verb
    self.target = target
    self.kind = kind
    self.isOwn = isOwn
    self.isUnchecked = isUnchecked
    self.place = place
  }

  /// Whether the segue is registered.
  package var isRegistration: Bool { verb == "register" || verb == "registerHierarchy" }

  /// The use as one of UIKit's method, by which a view controller performs the segue.
  package var performed: SegueUse {
    SegueUse(kind: .perform, framework: .routes, identifier: target, receiver: .own, place: place)
  }
}

/// An unwind that code makes of its action: `Unwind<FeedController>("unwindToFeed:")`.
package struct UnwindFact: PlacedFact, Equatable, Sendable {
  package var action: TextExpression
  /// Whether the code compares the action that it receives, and makes no unwind.
  package var isComparison = false
  /// The type of the target, as written; `nil` if it is inferred.
  package var target: ExactString?
  /// The place of the action.
  package var place: CodePlace

  package init(
    action: TextExpression,
    isComparison: Bool = false,
    target: ExactString? = nil,
    place: CodePlace
  ) {
    self.action = action
    self.isComparison = isComparison
    self.target = target
    self.place = place
  }
}
