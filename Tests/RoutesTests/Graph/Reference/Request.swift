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
