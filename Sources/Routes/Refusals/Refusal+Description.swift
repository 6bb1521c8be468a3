extension Refusal: CustomStringConvertible {
  /// What was asked, what was expected and found, how to mend it, and what is where.
  public var description: String {
    let place = hierarchy.screens.isEmpty ? "an empty graph" : "\(hierarchy)"
    return "cannot \(request): \(reason); in \(place)"
  }
}

extension Refusal.Reason: CustomStringConvertible {
  /// What was expected, what was found, and how to mend it.
  public var description: String {
    switch self {
    case .unknownSegue, .wrongSource, .noUnnamedSegue, .ambiguousSegue, .notPerformable,
      .noInstantiation, .hierarchyInTheWay, .notAController, .destinationMismatch,
      .receiverMismatch, .notWanted,
      .noCustomTransition, .unresolvedScene:
      segueDescription
    case .noRoot, .notInGraph, .alreadyInGraph, .inAnotherGraph, .repeated, .noNavigationController,
      .alreadyOnStack, .containerOnStack, .notOnStack, .emptyStack, .noContainer, .noSuchTab,
      .selectionNotWanted, .noSuchChild, .cannotBringToFront:
      containmentDescription
    case .alreadyPresenting, .notOnScreen, .nothingToDismiss, .notSwipedAway, .modalInPresentation,
      .dismissalNotWanted, .noUnwindTarget, .transitionUnderWay, .repeatedRequest, .queued,
      .noTransitionUnderWay, .notInteractive, .endless, .failed:
      transitionDescription
    }
  }

  private var segueDescription: String {
    switch self {
    case .unknownSegue(let identifier, let source, let available):
      """
      \(source) has no segue '\(identifier)'\
      \(NearName.suggestion(for: identifier, among: available)); \
      \(available.isEmpty ? "it has none at all" : "it has \(available.quotedList)")
      """
    case .wrongSource(let identifier, let expected, let found):
      """
      segue '\(identifier)' starts from \(expected.joined(separator: " or ")), not from \(found); \
      name the source with 'from:' or 'at:', or register the segue for it
      """
    case .noUnnamedSegue(let objects, let source):
      """
      \(source) has no segue without identifier of object id \(objects.quotedList); give the \
      registry the storyboard that has it, or generate the code again
      """
    case .ambiguousSegue(let identifier, let source, let candidates):
      """
      segue '\(identifier)' fits \(source) in several ways: \(candidates.joined(separator: ", ")); \
      make the source from its scene, so that it is known which one it is
      """
    case .notPerformable(let identifier, let kind):
      """
      segue '\(identifier)' is of kind '\(kind.rawValue)', which happens by itself when its source \
      is made or loads; prepare it in the registry
      """
    case .noInstantiation(let identifier, let destination):
      """
      nothing makes the \(destination) that segue '\(identifier)' leads to; register the segue with \
      a closure that makes it, or give the route one
      """
    case .unresolvedScene(let problem):
      "\(problem); mend the storyboard, or give the registry the one that has the scene"
    case .hierarchyInTheWay(let identifier):
      """
      the route makes its own controller, but segue '\(identifier)' is registered with a whole \
      hierarchy; register it with 'in:' for the container around the controller
      """
    case .notAController(let type):
      "'\(type)' does not conform to Controller; declare that it does"
    case .destinationMismatch(let error):
      "\(error)"
    case .receiverMismatch(let controller, let receives, let destination):
      """
      \(controller) receives '\(receives)' and not '\(destination)'; reach it by a case of \
      '\(receives)', or give the route a prepare closure
      """
    case .notWanted(let identifier, let source):
      """
      \(source) was asked for segue '\(identifier)' and said no; let its shouldPerform return true, or \
      perform the segue from code, which asks nobody
      """
    case .noCustomTransition(let identifier):
      """
      segue '\(identifier)' is a custom one and nothing performs it; register it with a closure \
      that does
      """
    default: ""
    }
  }

  private var containmentDescription: String {
    switch self {
    case .noRoot:
      "the graph has no root; set one first"
    case .notInGraph(let controller):
      "\(controller) is not in this graph; it was never added, has left, or is in another graph"
    case .alreadyInGraph(let controller):
      """
      \(controller) is in the graph already, and a controller can stand in one place only; go to where \
      it is, or make another one
      """
    case .inAnotherGraph(let container):
      "\(container) is in another graph; take it out of that one first, or make another one"
    case .repeated(let controller):
      "\(controller) stands in it twice, or inside itself; each place needs a controller of its own"
    case .noNavigationController(let source):
      "\(source) is in no navigation controller; put one around it, or show or present instead"
    case .alreadyOnStack(let controller):
      "\(controller) is on the stack already; pop to it, or make another one"
    case .containerOnStack(let controller):
      "\(controller) cannot be pushed on a navigation controller; present it instead"
    case .notOnStack(let controller):
      "\(controller) is on no stack; pop to one that is, or push it first"
    case .emptyStack:
      "a navigation controller needs at least one controller; leave its root"
    case .noContainer(let kind, let source):
      "\(source) is in no \(kind.displayName); name a source that is in one"
    case .noSuchTab(let index, let count):
      "there is no tab \(index): the tab bar controller has \(count), and the first one is 0"
    case .selectionNotWanted(let index):
      """
      the tab bar controller's delegate was asked for tab \(index) and said no; let its shouldSelect \
      return true, or select the tab from code, which asks nobody
      """
    case .noSuchChild(let index, let count):
      "there is no child \(index): there are \(count), and the first one is 0"
    case .cannotBringToFront(let child, let container):
      """
      \(container) cannot bring \(child) to the front; let the container conform to \
      ArrangeableContainer
      """
    default: ""
    }
  }

  private var transitionDescription: String {
    switch self {
    case .alreadyPresenting(let presenter, let presented):
      """
      \(presenter) presents \(presented) already, and presents at most one; dismiss that first, or \
      present from \(presented)
      """
    case .notOnScreen(let source):
      "\(source) is not on screen; present from a controller that is"
    case .nothingToDismiss(let controller):
      """
      neither \(controller) nor anything around it presents or is presented; pop what was pushed
      """
    case .notSwipedAway(let controller, let style):
      """
      \(controller) is presented with the style '\(style.rawValue)', and only sheets and popovers \
      are swiped away; dismiss it from code
      """
    case .modalInPresentation(let controller):
      "\(controller) is modal in its presentation and was told of the attempt; dismiss it from code"
    case .dismissalNotWanted(let controller):
      """
      \(controller) was asked and said no; let its shouldDismiss return true, or dismiss it from code
      """
    case .noUnwindTarget(let expected, let asked):
      """
      expected '\(expected)' on the way out, found none; \
      \(asked.isEmpty ? "nobody was there to be asked" : "asked were \(asked.joined(separator: ", "))"); \
      one that takes the unwind must be around the source, below it on a stack, or behind it
      """
    case .transitionUnderWay(let transition):
      """
      '\(transition)' is under way; wait for its end, or let the graph's policy queue what comes \
      meanwhile
      """
    case .repeatedRequest(let transition):
      """
      it was asked for already by the same source, and '\(transition)' is under way; the graph's \
      policy drops repeats
      """
    case .queued(let transition):
      "it was put off until '\(transition)' is over, and is carried out then"
    case .noTransitionUnderWay:
      """
      no transition is under way; a swipe begins one, and so does every transition when the graph's \
      timing is untilFinished
      """
    case .endless(let count):
      """
      \(count) transitions followed from each other, and that looks endless; let the lifecycle call or \
      observer that asks for the next one stop at some point
      """
    case .failed(let error):
      error
    case .notInteractive(let transition):
      "'\(transition)' is under way and was not begun by a swipe; only a swipe can be cancelled"
    default: ""
    }
  }
}
