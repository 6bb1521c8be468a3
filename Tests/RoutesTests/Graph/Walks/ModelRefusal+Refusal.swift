import Routes

extension ModelRefusal {
  /// What the library threw, without its details.
  init(_ error: any Error) {
    guard let refusal = error as? Refusal else {
      self = .thrown
      return
    }
    self = ModelRefusal(refusal.reason)
  }

  private init(_ reason: Refusal.Reason) {
    switch reason {
    case .segue(.unknown): self = .unknownSegue
    case .segue(.declined): self = .segueDeclined
    case .controller(.noRoot): self = .noRoot
    case .controller(.notInGraph): self = .notInGraph
    case .controller(.alreadyInGraph): self = .alreadyInGraph
    case .controller(.repeated): self = .repeated
    case .controller(.hiddenBar): self = .hiddenBar
    case .controller(.outOfReach): self = .outOfReach
    case .stack(.noNavigationController): self = .noNavigationController
    case .stack(.alreadyOnStack): self = .alreadyOnStack
    case .stack(.notPushable): self = .notPushable
    case .stack(.notOnStack): self = .notOnStack
    case .stack(.popDeclined): self = .popDeclined
    case .stack(.swipeBackDisabled): self = .swipeBackDisabled
    case .stack(.notOnTop): self = .notOnTop
    case .presentation(.alreadyPresenting): self = .alreadyPresenting
    case .presentation(.notOnScreen): self = .notOnScreen
    case .presentation(.nothingToDismiss): self = .nothingToDismiss
    case .presentation(.notSwipedAway): self = .notSwipedAway
    case .presentation(.modalInPresentation): self = .modalInPresentation
    case .presentation(.declined): self = .dismissalDeclined
    case .presentation(.notAnAlert): self = .notAnAlert
    case .presentation(.noSuchAction): self = .noSuchAction
    case .presentation(.disabledAction): self = .disabledAction
    case .presentation(.needsAnchor): self = .needsAnchor
    case .presentation(.noCancelAction): self = .noCancelAction
    case .presentation(.searchStyle): self = .searchStyle
    case .container(.missing): self = .noContainer
    case .container(.noSuchTab): self = .noSuchTab
    case .container(.selectionDeclined): self = .selectionDeclined
    case .container(.noSuchChild): self = .noSuchChild
    case .container(.cannotBringToFront): self = .cannotBringToFront
    case .controller(.noParent): self = .noParent
    case .container(.cannotRemove): self = .cannotRemove
    case .container(.notATab): self = .notATab
    case .container(.pageCount): self = .pageCount
    case .unwind: self = .noUnwindTarget
    case .transition(.active): self = .transitionActive
    case .transition(.repeated): self = .repeatedRequest
    case .transition(.queued): self = .queued
    case .transition(.noneActive): self = .noTransitionActive
    case .transition(.notInteractive): self = .notInteractive
    case .transition(.failed): self = .thrown
    default: self = .unexpected
    }
  }
}
