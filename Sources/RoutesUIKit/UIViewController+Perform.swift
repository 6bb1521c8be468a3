#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import Routes
  import UIKit

  extension Controller where Self: UIViewController {
    // Generated code names a segue with and without its source. The one with it is preferred, because
    // the other overload would make such a call ambiguous.

    /// Performs a segue of the storyboard, and prepares its destination.
    ///
    /// ```swift
    /// try perform(.showConversation) { $0.status = status }
    /// ```
    ///
    /// UIKit makes the destination and calls `prepare(for:sender:)`, which must call
    /// ``UIKit/UIViewController/forward(_:sender:)``. The closure gets the controller that the segue
    /// leads to, unwrapped from its containers, after the source and the registry have prepared it.
    ///
    /// - Parameters:
    ///   - segue: A segue of the controller's scene. For any other, UIKit raises an exception.
    ///   - sender: Reaches `SegueSource.prepare(for:)` as the segue's sender.
    ///   - prepare: Prepares the destination.
    /// - Returns: The destination.
    /// - Throws: The error of a preparation, `UnwrappingError`, or
    ///   `Refusal.SegueReason.notForwarded(identifier:source:)`. UIKit has nevertheless
    ///   performed the segue.
    @_disfavoredOverload
    @discardableResult
    @MainActor public func perform<Destination>(
      _ segue: Segue<Destination>,
      sender: Any? = nil,
      prepare: (Destination) throws -> Void = { _ in }
    ) throws -> Destination {
      try perform(segue.identifier, sender, prepare)
    }

    /// Performs a segue that starts from the controller's class, and prepares its destination.
    ///
    /// - Parameters:
    ///   - segue: A segue of the class. A segue of another one does not compile.
    ///   - sender: Reaches `SegueSource.prepare(for:)` as the segue's sender.
    ///   - prepare: Prepares the destination.
    /// - Returns: The destination.
    /// - Throws: The error of a preparation, `UnwrappingError`, or
    ///   `Refusal.SegueReason.notForwarded(identifier:source:)`.
    @discardableResult
    @MainActor public func perform<Destination>(
      _ segue: Segue<Destination>.From<Self>,
      sender: Any? = nil,
      prepare: (Destination) throws -> Void = { _ in }
    ) throws -> Destination {
      try perform(segue.identifier, sender, prepare)
    }

    /// Performs an embed segue that the controller's `shouldPerformSegue` declined when it loaded.
    ///
    /// - Parameters:
    ///   - segue: An embed segue of the class. A segue of another one does not compile.
    ///   - sender: Reaches `SegueSource.prepare(for:)` as the segue's sender.
    ///   - prepare: Prepares the destination.
    /// - Returns: The destination.
    /// - Throws: The error of a preparation, `UnwrappingError`, or
    ///   `Refusal.SegueReason.notForwarded(identifier:source:)`.
    @discardableResult
    @MainActor public func perform<Destination>(
      embed segue: Segue<Destination>.Embedding<Self>,
      sender: Any? = nil,
      prepare: (Destination) throws -> Void = { _ in }
    ) throws -> Destination {
      try perform(segue.identifier, sender, prepare)
    }

    /// Performs an unwind segue that starts from the controller's class.
    ///
    /// - Parameters:
    ///   - segue: An unwind segue of the class. A segue of another one does not compile.
    ///   - sender: Reaches `SegueSource.prepare(for:)` as the segue's sender.
    ///   - prepare: Prepares the target.
    /// - Returns: The target.
    /// - Throws: The error of a preparation, `UnwrappingError`, or
    ///   `Refusal.SegueReason.unwindNotTaken(identifier:source:)`.
    @discardableResult
    @MainActor public func perform<Target>(
      unwind segue: Segue<Target>.Unwinding<Self>,
      sender: Any? = nil,
      prepare: (Target) throws -> Void = { _ in }
    ) throws -> Target {
      try perform(segue.identifier, sender, isUnwind: true, prepare)
    }
  }

  extension UIViewController {
    fileprivate func perform<Destination>(
      _ identifier: String,
      _ sender: Any?,
      isUnwind: Bool = false,
      _ prepare: (Destination) throws -> Void
    ) throws -> Destination {
      try withoutActuallyEscaping(prepare) { prepare in
        var destination: Destination?
        let preparation = Preparation { (screen: Destination) in
          try prepare(screen)
          destination = screen
        }
        let carrier = SegueCarrier(sender: sender, preparation: preparation)
        performSegue(withIdentifier: identifier, sender: carrier)
        try carrier.result?.get()
        guard let destination else {
          let (name, source) = (ExactString(identifier), "\(type(of: self))")
          // UIKit does nothing if it finds no target for an unwind.
          throw refusal(
            identifier,
            .segue(
              isUnwind
                ? .unwindNotTaken(identifier: name, source: source)
                : .notForwarded(identifier: name, source: source)
            )
          )
        }
        return destination
      }
    }

    func refusal(_ identifier: String, _ reason: Refusal.Reason) -> Refusal {
      Refusal(
        request: "perform '\(identifier)'",
        reason: reason,
        hierarchy: viewIfLoaded?.window.map { Snapshot(of: $0) } ?? Snapshot()
      )
    }
  }
#endif
