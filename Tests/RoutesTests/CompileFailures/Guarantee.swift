import Foundation

/// A mistake that does not compile according to the documentation, with the fixture that proves it.
///
/// `Name.breaks.swift` contains the mistake and the expected error, and `Corrections.swift` the correct code.
enum Guarantee: String, CaseIterable {
  case missingCase = "MissingCase"
  case unmappedDestination = "UnmappedDestination"
  case forgottenPayload = "ForgottenPayload"
  case wrongPayload = "WrongPayload"
  case wrongController = "WrongController"
  case wrongProperty = "WrongProperty"
  case wrongSource = "WrongSource"
  case wrongPreparation = "WrongPreparation"
  case wrongInstance = "WrongInstance"
  case wrongScene = "WrongScene"
  case misspelledSegue = "MisspelledSegue"
  case untypedIdentifier = "UntypedIdentifier"
  case unhandledSegue = "UnhandledSegue"
  case removedSegue = "RemovedSegue"
  case retypedSegue = "RetypedSegue"
  case performedUnnamed = "PerformedUnnamed"
  case twoActors = "TwoActors"
  case missingLink = "MissingLink"
  case missingLinkKey = "MissingLinkKey"
  case removedLink = "RemovedLink"
  case linkWithValue = "LinkWithValue"

  /// The words of the article about the mistake.
  var claim: String {
    switch self {
    case .missingCase, .unmappedDestination: "A new case does not compile until it is mapped"
    case .forgottenPayload, .wrongPayload: "A payload cannot be forgotten"
    case .wrongController, .wrongProperty: "a property of the wrong screen"
    case .wrongSource: "a segue from the wrong source"
    case .wrongPreparation, .wrongInstance: "a prepare closure or an initializer for another screen"
    case .wrongScene: "a scene of another class"
    case .misspelledSegue: "a misspelled segue"
    case .untypedIdentifier: "an identifier instead of a segue"
    case .unhandledSegue, .removedSegue, .retypedSegue:
      "added, renamed, removed or connected to another scene"
    case .performedUnnamed: "performing a segue without an identifier"
    case .twoActors: "used from two actors"
    case .missingLink, .missingLinkKey, .removedLink: "a case without a link"
    case .linkWithValue: "a value in the pattern of a link"
    }
  }

  var breaks: String { "\(rawValue).breaks.swift" }
}
