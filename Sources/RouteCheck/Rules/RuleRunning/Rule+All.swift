import InterfaceRules
import RouteRules
import Routes
import RuleSupport

extension Rule {
  package static let all: [Rule] = [
    .cellMismatch,
    .danglingDestination,
    .deadEnd,
    .defeatedExhaustiveness,
    .destinationMismatch,
    .duplicateNavigationDestination,
    .duplicateObjectID,
    .duplicateRegistration,
    .duplicateSceneIdentifier,
    .duplicateSegue,
    .emptyStoryboard,
    .fileInNoTarget,
    .forwardBack,
    .gateBehindSheet,
    .invalidClassName,
    .invalidInitialScene,
    .malformedProject,
    .malformedSegueAction,
    .malformedStoryboard,
    .malformedTable,
    .misplacedNavigationDestination,
    .missingAsset,
    .missingMainStoryboard,
    .missingNavigationDestination,
    .missingSceneReference,
    .moduleMismatch,
    .nameCollision,
    .neverMatchingIdentifier,
    .noInitialScene,
    .outletMismatch,
    .pilesUp,
    .property,
    .propertyUndecided,
    .refusedMove,
    .selfEmbeddingScene,
    .sourceMismatch,
    .uncalledPreparation,
    .unconnectedAction,
    .unconnectedOutlet,
    .undeclaredAction,
    .undeclaredClass,
    .undeclaredOutlet,
    .undeclaredSegueAction,
    .undeclaredUnwindAction,
    .unknownCell,
    .unknownDestinationScene,
    .unknownNib,
    .unknownScene,
    .unknownSegue,
    .unknownSegueKind,
    .unknownStoryboard,
    .unmappedSegue,
    .unreachableScene,
    .unreadableInput,
    .unsetView,
    .unusedSceneClass,
    .unusedSegue,
    .unwindWithoutExit,
    .unwindWithoutTarget,
  ]

  package static func named(_ name: String) -> Rule? { all.first { $0.id == name } }
}

package struct UnknownRule {
  let name: String
  let near: String?

  package init(_ name: String) {
    self.name = name
    near = SpellingSuggestion.closest(to: name, among: Rule.all.lazy.map(\.id))
  }
}

extension UnknownRule: CustomStringConvertible {
  package var description: String {
    "unknown rule '\(name)'\(near == nil ? containing : SpellingSuggestion.hint(near))"
  }

  /// A clause with the rules whose names contain the word.
  private var containing: String {
    let names = name.utf8.count < 3 ? [] : Rule.all.map(\.id).filter { $0.contains(name) }
    return names.isEmpty ? "" : "; rules with this word: \(names.joined(separator: ", "))"
  }
}
