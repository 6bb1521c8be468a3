/// The model's refusals, without details.
enum ModelRefusal: String, Error {
  case unknownSegue, notWanted, thrown
  case noRoot, notInGraph, alreadyInGraph, repeated
  case noNavigationController, alreadyOnStack, containerOnStack, notOnStack, emptyStack
  case alreadyPresenting, notOnScreen, nothingToDismiss, notSwipedAway, modalInPresentation,
    dismissalNotWanted
  case noContainer, noSuchTab, selectionNotWanted, noSuchChild, cannotBringToFront
  case noUnwindTarget
  case transitionUnderWay, repeatedRequest, queued, noTransitionUnderWay, notInteractive
  /// A refusal that no walk expects.
  case unexpected
}
