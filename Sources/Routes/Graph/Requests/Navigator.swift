/// The moves of one controller, typed by the app's own enum of destinations.
///
/// ```swift
/// let navigator = graph.navigator(for: AppDestination.self, from: feed)
/// navigator.go(to: .conversation(status))
/// navigator.present(.login)
/// ```
///
/// A navigator references the graph and its controller weakly. When its controller is released, a move is
/// refused. When the graph is released, a move does nothing, and a debug build prints a warning. The moves are
/// meant for actions and delegate methods, and do not throw: the graph stores a refusal in
/// ``ControllerGraph/refusals`` and passes it to ``ControllerGraph/onRefusal``.
public struct Navigator<Target: Destination> {
  weak var graph: ControllerGraph?
  weak var source: (any Controller)?
  /// The class of the controller, for messages after its release; `nil` outside of every graph.
  private let sourceType: Any.Type?
  /// Whether each move starts from the controller that is visible then.
  private let startsAtVisible: Bool

  /// - Parameter graph: The graph; `nil` for the navigator of a view that is in none.
  package init(graph: ControllerGraph?, source: Any?, startsAtVisible: Bool = false) {
    self.graph = graph
    self.source = source as? any Controller
    sourceType = graph == nil ? nil : source.map { type(of: $0) }
    self.startsAtVisible = startsAtVisible
  }

  package func request(
    _ name: @autoclosure () -> String,
    _ body: (ControllerGraph, (any Controller)?) throws -> Any?
  ) {
    guard let graph else { return warnOfReleasedGraph(name()) }
    do {
      _ = try body(graph, self.source(in: graph, for: name()))
    } catch {
      graph.record(error, of: name())
    }
  }

  /// The controller that moves; `nil` for the visible one; a refusal after its release.
  private func source(
    in graph: ControllerGraph,
    for request: @autoclosure () -> String
  ) throws -> (any Controller)? {
    if source != nil || startsAtVisible { return source }
    throw Refusal(
      request: request(),
      reason: .controller(sourceType.map { .released(ControllerName.of($0)) } ?? .outsideGraph),
      hierarchy: graph.snapshot
    )
  }

  private func warnOfReleasedGraph(_ request: String) {
    assert(
      {
        print("warning: cannot \(request): \(reasonWithoutGraph)")
        return true
      }()
    )
  }

  /// Why a move without a graph does nothing.
  package var reasonWithoutGraph: String {
    sourceType == nil && !startsAtVisible
      ? "\(Refusal.ControllerReason.outsideGraph)"
      : "the navigator's graph was released; keep the graph in a property, for example of the scene's delegate"
  }
}

extension Navigator {
  /// Goes to a destination by its segue.
  public func go(to destination: Target) { move("go to", destination) }

  /// Goes through a list of destinations, all of them or none.
  ///
  /// - Parameter destinations: The destinations. The controller performs the segue of the first.
  public func go(through destinations: [Target]) {
    request("go through \(ControllerGraph.list(destinations))") {
      try $0.go(through: destinations, startingFrom: $1)
    }
  }

  /// Pushes a destination, whatever the kind of its segue.
  public func push(_ destination: Target) { move("push", destination, as: .push) }

  /// Presents a destination, whatever the kind of its segue.
  public func present(_ destination: Target) { move("present", destination, as: .presentation) }

  /// Presents an alert, which needs no destination.
  public func present(alert: AlertController) {
    request("present \(ControllerName.of(alert))") { try $0.present(alert, from: $1) }
  }

  /// Shows a destination as the detail of the nearest split controller, whatever its segue's kind.
  public func showDetail(_ destination: Target) {
    move("show the detail", destination, as: .detail)
  }

  /// Embeds a destination in the controller, whatever the kind of its segue.
  public func embed(_ destination: Target) { move("embed", destination, as: .embedding) }

  /// Sets the stack around the controller to destinations, the last one on top.
  public func setStack(_ destinations: [Target]) {
    request("set a stack") { try $0.setStack(destinations, startingFrom: $1) }
  }

  /// Pops the top of the stack around the controller.
  public func pop() { request("pop") { try $0.pop(from: $1) } }

  /// Pops all controllers but the root of the stack around the controller.
  public func popToRoot() { request("pop to the root") { try $0.popToRoot(from: $1) } }

  /// Pops to the nearest controller of a type below the top of the stack around the controller.
  public func pop<Screen>(to type: Screen.Type) {
    request("pop to \(type)") { try $0.pop(to: type, from: $1) }
  }

  /// Dismisses the controller's presentation, or the controller itself.
  public func dismiss() { request("dismiss") { try $0.dismiss($1) } }

  /// Dismisses every presentation, down to the window's root.
  public func dismissAll() { request("dismiss all") { graph, _ in try graph.dismissAll() } }

  /// Dismisses the presentations above the nearest controller of a type.
  public func dismiss<Screen>(to type: Screen.Type) {
    request("dismiss to \(type)") { try $0.dismiss(to: type, from: $1) }
  }

  /// Goes back to the nearest controller that takes an unwind.
  public func unwind<Screen>(_ unwind: Unwind<Screen>) {
    request("unwind '\(unwind.action)'") { try $0.unwind(unwind, from: $1) }
  }

  /// Selects a tab of the tab controller around the controller.
  ///
  /// - Parameter index: The tab, counted from 0.
  public func select(tab index: Int) {
    request("select tab \(index)") { try $0.select(tab: index, from: $1) }
  }

  /// Selects a tab by its controller.
  ///
  /// - Parameter tab: A child of a tab controller.
  public func select(tab: any Controller) {
    request("select tab \(ControllerName.of(tab))") { graph, _ in try graph.select(tab: tab) }
  }

  private func move(_ verb: String, _ destination: Target, as role: SegueKind.Role? = nil) {
    request("\(verb) \(destination)") { try $0.move(to: destination, from: $1, as: role) }
  }
}

extension Navigator {
  /// Goes to a destination with a result, and delivers its screen's outcome once.
  ///
  /// The destination may be any one with a result, also one that is no case of the app's enum.
  ///
  /// - Parameters:
  ///   - destination: The destination.
  ///   - outcome: Called when its screen is removed from the graph; never for a refused request, and never if
  ///     the graph is released before.
  public func go<Result: ResultDestination>(
    to destination: Result,
    outcome: @escaping (Outcome<Result.Output>) -> Void
  ) {
    request("go to \(destination)") { try $0.move(to: destination, from: $1, outcome: outcome) }
  }

  /// Goes to a destination with a result, and waits until its screen is left.
  ///
  /// ```swift
  /// func pick(_ navigator: Navigator<AppDestination>) async throws {
  ///   let outcome = try await navigator.result(of: PickDate(earliest: today))
  ///   if case .finished(let day) = outcome { show(day) }
  /// }
  /// ```
  ///
  /// It ends as ``ControllerGraph/result(of:from:isolation:)`` does.
  ///
  /// - Parameters:
  ///   - destination: The destination.
  ///   - isolation: The actor of the caller.
  /// - Returns: How the screen was left.
  /// - Throws: ``Refusal``, or the error of a closure, before the wait; `CancellationError`, also when the
  ///   graph was released.
  public func result<Result: ResultDestination>(
    of destination: Result,
    isolation: isolated (any Actor)? = #isolation
  ) async throws -> Outcome<Result.Output> where Result.Output: Sendable {
    try Task.checkCancellation()
    return try await ControllerGraph.first(of: outcomes(of: destination))
  }

  /// Goes to a destination, whose screen's outcome the stream will have.
  private func outcomes<Result: ResultDestination>(
    of destination: Result
  ) throws -> AsyncStream<Outcome<Result.Output>> where Result.Output: Sendable {
    guard let graph else {
      warnOfReleasedGraph("go to \(destination)")
      throw CancellationError()
    }
    let source = try source(in: graph, for: "go to \(destination)")
    return try graph.outcomes { try graph.move(to: destination, from: source, outcome: $0) }
  }
}

extension ControllerGraph {
  /// Makes a navigator of a controller, or of code that moves on from the visible screen.
  ///
  /// - Parameters:
  ///   - destinations: The app's enum of destinations.
  ///   - source: The controller that the moves start from; by default the one that is visible then, as
  ///     in ``go(to:from:)``.
  public func navigator<Target: Destination>(
    for destinations: Target.Type,
    from source: Target.Source? = nil
  ) -> Navigator<Target> {
    Navigator(graph: self, source: source, startsAtVisible: source == nil)
  }
}

/// A controller that gets its ``Navigator`` from the graph.
///
/// ```swift
/// final class ListController: NavigatingController {
///   var navigator: Navigator<AppDestination>?
///   func didSelect(_ episode: Episode) { navigator?.push(.detail(episode)) }
///   func didTapProfile() { navigator?.present(.profile) }
/// }
/// ```
///
/// The graph sets the navigator when the controller is added.
public protocol NavigatingController<Target>: Controller {
  /// The app's enum of destinations.
  associatedtype Target: Destination
  /// The controller's moves; set by the graph.
  var navigator: Navigator<Target>? { get set }
}

extension HostController {
  func enter(_ graph: ControllerGraph) {
    self.graph = graph
    (hosted as? any NavigatingController)?.receiveNavigator(of: graph)
  }
}

extension NavigatingController {
  func receiveNavigator(of graph: ControllerGraph) {
    navigator = Navigator(graph: graph, source: self)
  }
}
