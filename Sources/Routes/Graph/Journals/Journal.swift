/// The transitions and lifecycle calls of a graph since recording started, in order.
///
/// ```swift
/// graph.startRecording()
/// try graph.present(LoginController())
/// print(graph.journal?.entries.count ?? 0)
/// ```
///
/// A test can replay a journal, with `ControllerGraph(replaying:)` of the product RoutesTesting.
public struct Journal: Equatable, Codable, Sendable {
  /// The graph when recording started.
  public var start: Snapshot
  /// The positions in ``start`` of the controllers that were loaded.
  public var loaded: [Int]
  /// The recorded events.
  public var entries: [Entry]

  /// Creates a journal from its parts.
  public init(start: Snapshot, loaded: [Int] = [], entries: [Entry] = []) {
    self.start = start
    self.loaded = loaded
    self.entries = entries
  }

  /// A recorded event. Controllers are identified by their numbers.
  public enum Entry: Equatable, Codable, Sendable {
    /// A transition began.
    case began(Transition)
    /// A loaded controller was added again, and has a new number.
    case returned(Int)
    /// A child was embedded while its parent loaded.
    case embedded(Snapshot, in: Int)
    /// A controller changed its own children while it loaded.
    case built(Transition.RecordedChange, by: Int)
    /// A controller got a lifecycle call, or would have got it if it conformed to
    /// ``LifecycleController``.
    case called(ControllerGraph.LifecycleCall, Int)
    /// Code loaded a controller outside a transition.
    case loaded(Int)
    /// The active transition finished.
    case finished
    /// The active transition was cancelled.
    case cancelled
  }
}

extension Transition {
  /// One change of a graph's structure, as a journal stores it.
  ///
  /// A change can be compared, stored and replayed. Its parts are not public.
  public struct RecordedChange: Equatable, Sendable {
    package var form: Form

    package init(_ form: Form) { self.form = form }
  }
}

extension Transition.RecordedChange: Codable {
  /// Reads a change that a journal stored.
  public init(from decoder: any Decoder) throws {
    form = try Form(from: decoder)
  }

  /// Writes the change.
  public func encode(to encoder: any Encoder) throws {
    try form.encode(to: encoder)
  }
}

extension Transition.RecordedChange {
  /// A controller in a change.
  package enum Item: Hashable, Codable, Sendable {
    /// A controller that is in the graph, by its number.
    case kept(Int)
    /// A new controller, with its children.
    case new(Snapshot)
    /// The stack that a column makes for a controller that is in the graph, by its number.
    case stack(around: Int)
    /// The controller of a collapsed column that is not on the stack, and the split controller's number.
    case column(SplitViewController.Column, of: Int)
  }

  /// The change itself.
  ///
  /// Controllers are numbered in the order in which they entered the graph: first by their positions in
  /// the first snapshot, then as they enter, each before its children.
  package typealias Form = HierarchyChange<Item, Int>
}

extension ControllerGraph {
  /// A transition as a value, if it is recorded or observed.
  func describe(_ changes: [ControllerChange], _ context: TransitionContext) -> Transition? {
    guard journal != nil || onTransition != nil else { return nil }
    let registration = context.origin?.registration
    return Transition(
      kind: context.kind,
      segue: registration.flatMap { $0.identifier.isEmpty ? nil : $0.identifier },
      segueObject: registration?.object,
      source: context.source.map { ExactString(ControllerName.described($0.controller)) },
      destination: context.destination.map { ExactString(ControllerName.described($0)) },
      changes: changes.map { recorded($0, of: changes) }
    )
  }

  func recorded(
    _ change: ControllerChange,
    of changes: [ControllerChange] = []
  ) -> Transition.RecordedChange {
    .init(
      change.map(
        child: { controller in
          if let node = node(of: controller) { return .kept(node.serial) }
          if let stack = controller as? NavigationController, stack.isMadeForColumn,
            let node = stack.stack.first.flatMap(node)
          {
            return .stack(around: node.serial)
          }
          if case .keep = change { return .new(Snapshot(of: controller)) }
          return column(of: controller, change, changes) ?? .new(Snapshot(of: controller))
        },
        parent: number
      )
    )
  }

  /// The collapsed column whose controller a change adds.
  private func column(
    of controller: any Controller,
    _ change: ControllerChange,
    _ changes: [ControllerChange]
  ) -> Transition.RecordedChange.Item? {
    for case .keep(let kept?, let column, let split) in changes where kept === controller {
      return .column(column, of: number(split))
    }
    let parent = change.parent.flatMap(node)
    guard let node = parent?.split == nil ? parent?.parent : parent,
      let column = node.split?.column(keeping: controller)
    else { return nil }
    return .column(column, of: node.serial)
  }

  private func number(_ controller: any Controller) -> Int { node(of: controller)?.serial ?? -1 }
}

/// The recorded events of the transition that a graph repeats.
package final class ReplayContext {
  /// The controllers by their numbers in the journal.
  package var controllers: [Int: any Controller] = [:]
  /// The embedded children, by the numbers of their parents.
  package var embeds: [Int: [Snapshot]] = [:]
  /// The numbers of the controllers that were loaded when they were added.
  package var returns: Set<Int> = []
  /// The next change that the controller of a number makes while it loads; `nil` after the last one.
  package var nextChange: (_ number: Int) throws -> ControllerChange? = { _ in nil }

  package init() {}
}
