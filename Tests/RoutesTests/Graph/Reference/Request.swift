/// Something that a walk asks of both the model and the library. Controllers go by their numbers; a
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
  case swipeDown(isInteractive: Bool)
  case goBack(isInteractive: Bool)
  case finish
  case cancel
  case select(Int, from: Int?)
  case tap(Int, from: Int?)
  case setColumn(Int, Newcomer?, from: Int?)
  case turn(Int, [Newcomer])
  case arrange(Int, [Newcomer], content: Int?)
  case embed(Newcomer, in: Int)
  case remove(Int)
  case setRoot(Newcomer)
  case resize(isWide: Bool)
  case unwind(from: Int?, fails: Bool)
  case perform(Segue, from: Int?, fails: Bool)
  case trigger(Segue, from: Int?)

  /// A controller that is to come into the graph.
  enum Newcomer {
    /// One that was made for this request.
    case made(ModelController)
    /// One that is in the graph already.
    case there(Int)
    /// A new stack around one that is in the graph already.
    case around(Int, stack: Int)
  }

  /// The segues of the walks' registry, and one that is not in it.
  enum Segue: String, CaseIterable {
    case show, showStack, showTabs, showDetail, push, present, popover
    /// Custom: puts its destination in the place of its source.
    case replace
    /// Custom: pushes its destination twice, which is refused and taken back.
    case twice
    /// Its preparation throws.
    case failing
    case missing
  }
}

/// What came of a request: numbers that say which controllers it was about, or why not.
enum Answer: Equatable {
  case done([Int])
  case refused(ModelRefusal)
}
