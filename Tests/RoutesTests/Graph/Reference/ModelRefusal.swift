/// The model's refusals, without details.
enum ModelRefusal: String, Error {
  case unknownSegue, segueDeclined, thrown
  case noRoot, notInGraph, alreadyInGraph, repeated, outOfReach, hiddenBar
  case noNavigationController, alreadyOnStack, notPushable, notOnStack,
    popDeclined, swipeBackDisabled, notOnTop
  case alreadyPresenting, notOnScreen, nothingToDismiss, notSwipedAway, modalInPresentation,
    dismissalDeclined, notAnAlert, noSuchAction, disabledAction, needsAnchor, noCancelAction,
    searchStyle
  case noContainer, noSuchTab, selectionDeclined, noSuchChild, cannotBringToFront,
    pageCount, noParent, cannotRemove, notATab
  case noUnwindTarget
  case transitionActive, repeatedRequest, queued, noTransitionActive, notInteractive
  /// No refusal: the app has handled a request.
  case handled
  /// A refusal that no walk expects.
  case unexpected
}
