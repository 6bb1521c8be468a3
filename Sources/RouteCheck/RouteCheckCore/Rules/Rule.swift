import StoryboardReader
import SwiftScanner

/// One thing that can be wrong, how it is found, and what there is to say about it.
///
/// The examples are the documentation and the tests at once: `routecheck explain` prints them, and
/// a test checks that each finds what it marks.
package struct Rule: Sendable {
  package let id: ID
  package let severity: Severity
  /// Whether the rule runs without being asked for.
  package var isOnByDefault = true
  /// Whether the rule is about what could not be used, which `--rule` must not hide.
  package var isAboutInputs = false
  /// Whether the rule runs without being asked for where Swift is generated; `nil` for as elsewhere.
  package var isOnWhenGenerating: Bool?
  /// What the rule finds, in half a sentence.
  package let summary: String
  /// Why that matters.
  package let reason: String
  /// Projects in which the rule finds something, at the places that are marked.
  let triggering: [Example]
  /// Projects in which it finds nothing.
  let nonTriggering: [Example]
  /// Finds what is wrong in a project, in any order.
  package let check: @Sendable (Project) -> [Finding]

  /// A rule's name, as it stands in findings and configurations.
  package struct ID: RawRepresentable, Hashable, Sendable {
    package let rawValue: String

    package init(rawValue: String) { self.rawValue = rawValue }
  }
}

extension Rule {
  /// Every rule, by name.
  package static let all: [Rule] = [
    .danglingDestination,
    .danglingTieBreaker,
    .defeatedExhaustiveness,
    .destinationMismatch,
    .duplicateObjectID,
    .duplicateSceneIdentifier,
    .duplicateSegue,
    .emptyStoryboard,
    .fileInNoTarget,
    .invalidClassName,
    .invalidInitialScene,
    .malformedProject,
    .malformedSegueAction,
    .malformedStoryboard,
    .malformedTable,
    .missingSceneReference,
    .misspelledSegueKind,
    .nameCollision,
    .neverMatchingIdentifier,
    .noInitialScene,
    .pushOutsideNavigation,
    .sourceMismatch,
    .undeclaredClass,
    .undeclaredSegueAction,
    .undeclaredUnwindAction,
    .unknownDestinationScene,
    .unknownScene,
    .unknownSegue,
    .unknownStoryboard,
    .unknownSuppression,
    .unmappedSegue,
    .unreachableScene,
    .unreadableInput,
    .unusedSegue,
    .unwindWithoutExit,
  ]

  /// The rule of a name.
  package static func named(_ name: String) -> Rule? { all.first { $0.id.rawValue == name } }
}
