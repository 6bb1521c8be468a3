#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import Routes
  import UIKit

  extension UIViewController {
    /// Prepares the destination of a segue, when called from `prepare(for:sender:)`.
    ///
    /// ```swift
    /// override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    ///   forward(segue, sender: sender)
    /// }
    /// ```
    ///
    /// A base class is a good place for it. The preparations run in the order of a graph: the
    /// controller's own `SegueSource.prepare(for:)`, the closures of the registry, and, for a segue that
    /// code performs, the closure of the call. The registry comes from the nearest
    /// ``SegueRegistryHolder``.
    ///
    /// The error of a segue that code performs is thrown by `perform`. A segue that a control starts
    /// has no caller: its error stops a debug build.
    ///
    /// - Parameters:
    ///   - segue: The segue.
    ///   - sender: The sender, as UIKit passes it.
    public func forward(_ segue: UIStoryboardSegue, sender: Any?) {
      if let carrier = sender as? SegueCarrier {
        let performed = PerformedSegue(segue, sender: carrier.sender)
        segue.destination.popoverPresentationController?.setAnchor(to: carrier.sender)
        carrier.prepare(performed) { try prepareWithoutCaller(performed) }
        return
      }
      do {
        try prepareWithoutCaller(PerformedSegue(segue, sender: sender))
      } catch {
        assertionFailure("segue '\(segue.identifier ?? "")' of \(type(of: self)): \(error)")
      }
    }

    private func prepareWithoutCaller(_ segue: PerformedSegue) throws {
      try (self as? any SegueSource)?.prepare(for: segue)
      try segueRegistryHolder?.segueRegistry.prepare(segue)
    }
  }

  extension PerformedSegue {
    /// Describes a segue of UIKit, for the enums that `routecheck generate` writes.
    ///
    /// ```swift
    /// override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    ///   switch try? FeedControllerSegue(PerformedSegue(segue, sender: sender)) {
    ///   case .showConversation(let conversation): conversation.status = status
    ///   case nil: break
    ///   }
    /// }
    /// ```
    @MainActor public init(_ segue: UIStoryboardSegue, sender: Any?) {
      self.init(
        identifier: ExactString(segue.identifier ?? ""),
        source: segue.source,
        destination: segue.destination,
        sender: (sender as? SegueCarrier)?.sender ?? sender
      )
    }
  }

  extension TypedUnwindReceiver where Self: UIViewController {
    /// Receives an unwind segue of UIKit.
    ///
    /// Call it from the action that the storyboard names:
    ///
    /// ```swift
    /// extension FeedViewController: @MainActor TypedUnwindReceiver {
    ///   func unwind(_ action: FeedViewControllerUnwind, from source: any Controller) {
    ///     switch action {
    ///     case .unwindToFeed: reload()
    ///     }
    ///   }
    /// }
    ///
    /// @IBAction func unwindToFeed(_ segue: UIStoryboardSegue) { forward(segue, as: .unwindToFeed) }
    /// ```
    ///
    /// The same method then receives the unwinds of UIKit and of a graph.
    ///
    /// - Parameters:
    ///   - segue: The segue, as UIKit passes it.
    ///   - action: The action of the method that UIKit calls.
    @MainActor public func forward(_ segue: UIStoryboardSegue, as action: UnwindAction) {
      unwind(action, from: segue.source)
    }
  }

  extension SegueRegistry {
    /// Runs the preparations of a segue that another framework performs.
    ///
    /// A segue that is not registered has none.
    ///
    /// - Throws: `UnwrappingError`, `Refusal.Reason` when several registered segues fit the source, or
    ///   the error of a preparation.
    func prepare(_ segue: PerformedSegue) throws {
      guard let group = groups[segue.identifier],
        let registration = try choice(in: group, for: segue.source, of: nil)
      else { return }
      for preparation in registration.preparations { try preparation.run(on: segue.destination) }
    }
  }

  extension Preparation {
    /// Prepares the controller inside a destination that the preparation is meant for.
    ///
    /// - Throws: `UnwrappingError`, or the error of the preparation.
    func run(on destination: any Controller) throws {
      do {
        _ = try prepare(destination)
      } catch let mismatch as Mismatch {
        throw mismatch.error
      }
    }
  }

  /// Travels as a segue's sender, from `perform` to `forward`.
  @MainActor final class SegueCarrier {
    /// The sender that the app passed to `perform`.
    let sender: Any?
    private let preparation: Preparation
    /// The result of `forward`; `nil` until it is called.
    private(set) var result: Result<Void, any Error>?

    init(sender: Any?, preparation: Preparation) {
      self.sender = sender
      self.preparation = preparation
    }

    /// Runs the preparations before the call's own one, and then that.
    func prepare(_ segue: PerformedSegue, after others: () throws -> Void) {
      result = Result {
        try others()
        try preparation.run(on: segue.destination)
      }
    }
  }
#endif
