#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import Routes
  import RoutesUIKit
  import UIKit

  /// Repeats the moves of a graph in memory in a window of UIKit, and compares the two.
  ///
  /// ```swift
  /// func testUIKitDoesWhatTheGraphDoes() throws {
  ///   let conformance = Conformance(window) { RunLoop.main.run(until: Date() + 0.6) }
  ///   for journal in try ConformanceJournals.all(width: Snapshot(of: window).width) {
  ///     XCTAssertEqual(try conformance.replay(journal), [])
  ///   }
  /// }
  /// ```
  ///
  /// UIKit makes each move of the journal. Then the window's snapshot and the order of the lifecycle
  /// calls are compared with the journal's.
  @MainActor public struct Conformance {
    private let window: UIWindow
    private let usesGraph: Bool
    private let settle: () -> Void

    /// Creates a comparison in a window.
    ///
    /// - Parameters:
    ///   - window: A visible window without other use. Its root is replaced.
    ///   - usesGraph: Whether each move is a request to a graph of the window, which checks it as those
    ///     of an app. Otherwise UIKit gets the moves without a graph, from any controller inside.
    ///   - settle: Waits until UIKit has ended its animations.
    public init(_ window: UIWindow, usesGraph: Bool = false, settle: @escaping () -> Void) {
      self.window = window
      self.usesGraph = usesGraph
      self.settle = settle
    }

    /// Repeats a journal in the window.
    ///
    /// A gesture that a user cancelled is left out. A change of the width overrides the window's traits,
    /// which needs iOS 17; before that, it ends the comparison.
    ///
    /// - Parameter journal: The journal.
    /// - Returns: The differences; empty if UIKit behaved as the graph.
    /// - Throws: `Snapshot.RestorationError` when the journal contradicts itself.
    /// - Complexity: O(*n*) in the number of entries and of controllers in them.
    public func replay(_ journal: ConformanceJournal) throws -> [ConformanceDifference] {
      let moves = try ExpectedMove.all(of: journal.journal)
      let width = journal.journal.start.width
      var differences: [ConformanceDifference] = []
      var name = "start"
      func compare(
        _ aspect: ConformanceDifference.Aspect,
        _ expected: [String],
        _ found: [String]
      ) {
        guard expected != found else { return }
        differences.append(
          ConformanceDifference(
            journal: journal.name,
            move: name,
            aspect: aspect,
            expected: expected,
            found: found
          )
        )
      }
      compare(.width, [width.rawValue], [window.width.rawValue])
      guard differences.isEmpty else { return differences }
      var cast = ConformanceCast()
      start(journal.journal, &cast)
      let graph = usesGraph ? try ControllerGraph(window: window) : nil
      func compareState(with snapshot: Snapshot) {
        let expected = graph == nil ? snapshot.asUIKitReportsIt : snapshot
        compare(.state, ["\(expected)"], ["\(graph?.snapshot ?? Snapshot(of: window))"])
      }
      compareState(with: journal.journal.start)
      for (number, move) in moves.enumerated() {
        name = "move \(number + 1), \(move.transition.kind.rawValue)"
        if let width = move.width {
          cast.addColumns(of: move.transition)
          cast.load(move.returned)
          guard resize(to: width) else { break }
          compareState(with: move.state)
          // No rule states which controllers UIKit calls, or when it loads their views.
          cast.load(move.loaded)
          _ = cast.log.take()
          continue
        }
        do {
          try perform(move, on: graph, &cast)
        } catch let refusal as Refusal {
          compare(.answer, [], [refusal.description])
        }
        compareState(with: move.state)
        let found = called(cast.takeCalls(), in: move)
        compare(
          .calls,
          cast.comparable(move.calls, of: move),
          cast.comparable(found, of: move)
        )
      }
      window.empty(settle)
      if window.width != width { _ = resize(to: width) }
      return differences
    }

    /// The calls of a move, without those of controllers that a new root or an unwind takes away and a
    /// presentation covered. Such a controller appears once more, because the presentation is dismissed
    /// before.
    private func called(_ found: [ConformanceCall], in move: ExpectedMove) -> [ConformanceCall] {
      guard [.root, .unwind].contains(move.transition.kind) else { return found }
      let expected = Set(
        move.calls.filter { ConformanceCast.stated.contains($0.call) }.map(\.number)
      )
      return found.filter { expected.contains($0.number) }
    }

    /// Gives the window another width, as a user does who resizes it.
    ///
    /// - Returns: `false` before iOS 17, where no code can.
    private func resize(to width: ControllerGraph.SizeClass) -> Bool {
      guard #available(iOS 17, *) else { return false }
      window.traitOverrides.horizontalSizeClass = width == .regular ? .regular : .compact
      settle()
      return true
    }

    /// Sets the window to the journal's first state.
    private func start(_ journal: Journal, _ cast: inout ConformanceCast) {
      let hierarchy = cast.make(journal.start)
      window.rootViewController = hierarchy.root
      settle()
      for presentation in hierarchy.presentations { perform([presentation]) }
      for number in journal.loaded { cast.controller(number)?.loadViewIfNeeded() }
      _ = cast.log.take()
    }

    private func perform(
      _ move: ExpectedMove,
      on graph: ControllerGraph?,
      _ cast: inout ConformanceCast
    ) throws {
      cast.defineContexts(of: move.transition)
      if let graph {
        cast.load(move.returned)
        let controllers = cast.numbered
        cast.addColumns(of: move.transition)
        defer { settle() }
        return try graph.perform(move.transition, of: controllers) { snapshot in
          let made = cast.make(snapshot).root
          cast.load(move.returned)
          return made
        }
      }
      var changes: [ControllerChange] = []
      for change in move.transition.changes {
        let isRemoval = move.transition.kind == .embed
        let removed = isRemoval ? cast.removed(by: change) : []
        changes += removed.isEmpty ? [cast.change(change)] : removed.map { .unembed($0) }
      }
      cast.load(move.returned)
      if move.transition.kind == .unwind {
        // As the graph of a window does.
        var presenter: UIViewController?
        if case .dismiss(let first) = changes.first { presenter = first as? UIViewController }
        changes = changes.inOrderOfWindow(dismissingLast: presenter?.parent == nil)
      }
      perform(changes)
    }

    private func perform(_ changes: [ControllerChange]) {
      UIKitWindowAdapter(window, animated: true).perform(changes) {}
      settle()
    }
  }

  extension UIWindow {
    /// Takes all controllers from the window. The presentation of the root would stay there.
    func empty(_ settle: () -> Void) {
      rootViewController?.dismiss(animated: false)
      settle()
      rootViewController = nil
    }
  }

  extension Snapshot {
    /// Since iOS 18 UIKit reports a form sheet in the same way whether it was chosen or not.
    @MainActor fileprivate var asUIKitReportsIt: Snapshot {
      guard UIModalPresentationStyle.ofUnstyledController == .formSheet else { return self }
      var snapshot = self
      for (position, screen) in screens.enumerated() {
        if case .presented(let presenter, .formSheet) = screen.placement {
          snapshot.screens[position].placement = .presented(by: presenter, style: .pageSheet)
        }
      }
      return snapshot
    }
  }
#endif
