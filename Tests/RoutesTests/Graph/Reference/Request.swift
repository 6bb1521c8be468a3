/// A request to both the model and the library. Controllers are given by their numbers; a
/// source of `nil` is the visible controller.
enum Request {
  case push(Newcomer, from: Int?)
  case pop(from: Int?)
  case popToRoot(from: Int?)
  case popTo(Int)
  case setStack([Newcomer], from: Int?)
  case show(Newcomer, from: Int?)
  case showDetail(Newcomer, from: Int?)
  case present(Newcomer, from: Int?, ModelController.Style)
  case dismiss(Int?)
  /// A search by its bar, or by code.
  case beginSearch(Newcomer, from: Int, isTap: Bool)
  case endSearch(Int, isTap: Bool)
  case swipeDown(isInteractive: Bool)
  case goBack(isInteractive: Bool)
  case finish
  case cancel
  case select(Int, from: Int?)
  case selectTab(Int)
  case setTabs([Newcomer], from: Int?)
  case tap(Int, from: Int?)
  /// A tap on an action of the visible alert.
  case tapAction(String)
  case hideColumn(Int, from: Int?)
  case showColumn(Int, from: Int?)
  case setColumn(Int, Newcomer?, from: Int?)
  case turn(Int, [Newcomer])
  /// A user's turn; the data source has the given pages, the next one first.
  case swipe(Int, [Newcomer], isForward: Bool, isInteractive: Bool)
  case load(Int)
  case arrange(Int, [Newcomer], content: Int?)
  case embed(Newcomer, in: Int)
  case remove(Int)
  case setRoot(Newcomer)
  case resize(isWide: Bool)
  case unwind(from: Int?, fails: Bool)
  case perform(Segue, from: Int?, fails: Bool)
  case trigger(Segue, from: Int?)

  /// A controller that a request adds to the graph.
  enum Newcomer {
    /// A controller that was made for this request.
    case made(ModelController)
    /// A controller that is already in the graph.
    case there(Int)
    /// A new stack around a controller that is already in the graph.
    case around(Int, stack: Int)
  }

  /// The segues of the walks' registry, and an unknown one.
  enum Segue: String, CaseIterable {
    case show, showStack, showTabs, showDetail, push, present, popover
    /// Custom: replaces its source by its destination.
    case replace
    /// Custom: pushes its destination twice, which is refused and reverted.
    case twice
    /// Its preparation throws.
    case failing
    case missing
  }
}

/// The result of a request: the numbers of the returned controllers, or a refusal.
enum Answer: Equatable {
  case done([Int])
  case refused(ModelRefusal)
}

/// A lifecycle or delegate call of a walk, received or predicted.
struct Call: Hashable {
  var what: What
  var number: Int
  /// The number of another controller, or an index; 0 if the call has neither.
  var other = 0

  enum What: String {
    case didLoad, willAppear, isAppearing, didAppear, willDisappear, didDisappear
    case willMove, didMove
    case shouldDismiss, willDismiss, didDismiss, didAttemptToDismiss
    case showsColumn, hidesColumn, collapsed, expanded, willShow, didShow, popped
    case shouldSelect, didSelect
    case shouldPerform, prepare, unwind
    case shouldPop
    case pageBefore, pageAfter, willTurn, didTurn
    /// The end of a transition, of which a controller's closure was informed: 1, or 2 for a cancelled one.
    case over
    case action
    case adapts, shows
    case searchWillBegin, searchBegan, searchWillEnd, searchEnded
  }
}

extension Call: CustomStringConvertible {
  var description: String { other == 0 ? "\(what) #\(number)" : "\(what) #\(number) (\(other))" }
}

/// The requests that are made inside calls, by the numbers of these: the moves of a walk, and what
/// the model made of them.
struct Script {
  /// The moves that are still to come.
  var moves: [Int: Walk.Move] = [:]
  /// The number of calls so far.
  var count = 0
  /// The number of the next controller.
  var nextNumber = 0
  var records = false
  /// The requests and their answers since the last time.
  var requests: [Int: Request] = [:]
  var answers: [Int: Answer] = [:]

  /// Returns the requests and answers since the last time.
  mutating func take() -> (requests: [Int: Request], answers: [Int: Answer]) {
    defer { (requests, answers) = ([:], [:]) }
    return (requests, answers)
  }
}

/// The model's refusals, with the names that the library gives their reasons, and without details.
///
/// A name that two families of reasons have follows that of the family.
enum ModelRefusal: String, Error {
  case segueUnknown, segueDeclined, thrown
  case noRoot, notInGraph, alreadyInGraph, controllerRepeated, outOfReach, hiddenBar
  case noNavigationController, alreadyOnStack, notPushable, notOnStack,
    popDeclined, swipeBackDisabled, notOnTop
  case alreadyPresenting, notOnScreen, nothingToDismiss, notSwipedAway, modalInPresentation,
    presentationDeclined, notAnAlert, noSuchAction, disabledAction, needsAnchor, noCancelAction,
    searchStyle
  case containerMissing, noSuchTab, selectionDeclined, noSuchChild, cannotBringToFront,
    pageCount, noParent, cannotRemove, notATab
  case unwind
  case transitionActive, transitionRepeated, queued, noneActive, notInteractive
  /// No refusal: the app has handled a request.
  case handled
  /// A refusal that no walk expects.
  case unexpected
}
