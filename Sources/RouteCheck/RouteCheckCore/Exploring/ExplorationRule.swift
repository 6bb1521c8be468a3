/// The mistakes that a search finds.
///
/// Rules of `validate` look at one place of the files. These need the taps before it.
package enum ExplorationRule: String, CaseIterable, Sendable {
  case deadEnd = "dead-end"
  case refusedMove = "refused-move"
  case unwindWithoutTarget = "unwind-without-target"
  case property
  case propertyUnproved = "property-unproved"
  case propertyVacuous = "property-vacuous"

  package var severity: Severity {
    switch self {
    case .refusedMove, .property: .error
    case .deadEnd, .unwindWithoutTarget, .propertyVacuous: .warning
    case .propertyUnproved: .note
    }
  }

  /// What the rule finds, as part of a sentence.
  package var summary: String {
    switch self {
    case .deadEnd: "a screen that no move leads away from"
    case .refusedMove: "a segue that UIKit refuses or ignores after some taps"
    case .unwindWithoutTarget: "an unwind that finds no target after some taps"
    case .property: "a property that does not hold"
    case .propertyUnproved: "a property that code may break"
    case .propertyVacuous: "a property whose condition is never met"
    }
  }
}
