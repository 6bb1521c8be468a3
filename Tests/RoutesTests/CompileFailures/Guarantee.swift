import Foundation

/// Something that the README says does not compile, with the fixtures that prove it.
///
/// `Name.breaks.swift` does what must not compile, and says which error must come; `Name.keeps.swift`
/// does the same thing rightly.
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

  /// The README's words for it.
  var claim: String {
    switch self {
    case .missingCase, .unmappedDestination: "A new case does not compile until it is mapped"
    case .forgottenPayload, .wrongPayload: "a payload cannot be forgotten"
    case .wrongController, .wrongProperty: "a property of the wrong screen"
    case .wrongSource: "a segue from the wrong source"
    case .wrongPreparation, .wrongInstance: "a prepare closure or an initializer for another screen"
    case .wrongScene: "a scene of another class"
    case .misspelledSegue: "a misspelled segue"
    case .untypedIdentifier: "an identifier in the place of a segue"
    case .unhandledSegue, .removedSegue, .retypedSegue:
      "added to the storyboard, renamed, removed or led elsewhere"
    case .performedUnnamed: "a segue without identifier that code performs"
    case .twoActors: "used from two actors"
    }
  }

  var breaks: String { "\(rawValue).breaks.swift" }
  var keeps: String { "\(rawValue).keeps.swift" }
}
