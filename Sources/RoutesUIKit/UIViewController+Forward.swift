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
#endif
