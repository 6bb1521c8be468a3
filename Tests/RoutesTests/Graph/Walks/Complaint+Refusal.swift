import Routes

extension Complaint {
  /// What the library threw, without its details.
  init(_ error: any Error) {
    guard let refusal = error as? Refusal else {
      self = .thrown
      return
    }
    self = Complaint(refusal.reason)
  }

  private init(_ reason: Refusal.Reason) {
    switch reason {
    case .unknownSegue: self = .unknownSegue
    case .notWanted: self = .notWanted
    case .noRoot: self = .noRoot
    case .notInGraph: self = .notInGraph
    case .alreadyInGraph: self = .alreadyInGraph
    case .repeated: self = .repeated
    case .noNavigationController: self = .noNavigationController
    case .alreadyOnStack: self = .alreadyOnStack
    case .containerOnStack: self = .containerOnStack
    case .notOnStack: self = .notOnStack
    case .emptyStack: self = .emptyStack
    case .alreadyPresenting: self = .alreadyPresenting
    case .notOnScreen: self = .notOnScreen
    case .nothingToDismiss: self = .nothingToDismiss
    case .notSwipedAway: self = .notSwipedAway
    case .modalInPresentation: self = .modalInPresentation
    case .dismissalNotWanted: self = .dismissalNotWanted
    case .noContainer: self = .noContainer
    case .noSuchTab: self = .noSuchTab
    case .selectionNotWanted: self = .selectionNotWanted
    case .noSuchChild: self = .noSuchChild
    case .cannotBringToFront: self = .cannotBringToFront
    case .noUnwindTarget: self = .noUnwindTarget
    case .transitionUnderWay: self = .transitionUnderWay
    case .repeatedRequest: self = .repeatedRequest
    case .queued: self = .queued
    case .noTransitionUnderWay: self = .noTransitionUnderWay
    case .notInteractive: self = .notInteractive
    case .failed: self = .thrown
    default: self = .unexpected
    }
  }
}
