#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import Routes
  import UIKit

  extension Controller where Self: UIViewController {
    /// Performs a segue in an action or a delegate method, which cannot throw.
    ///
    /// ```swift
    /// go(by: .showConversation) { $0.status = status }
    /// ```
    ///
    /// This is ``perform(_:sender:prepare:)-(Segue<Destination>,_,_)``, with two differences:
    ///
    /// - During an animated transition of the controller, for example after a double tap, nothing happens.
    ///   The refusal goes to ``SegueRegistryHolder/onRefusal``.
    /// - An error of the preparation goes there, too. A mistake in the program, for example a missing
    ///   ``UIKit/UIViewController/forward(_:sender:)``, stops a debug build.
    ///
    /// - Parameters:
    ///   - segue: A segue of the controller's scene. For any other, UIKit raises an exception.
    ///   - sender: Reaches `SegueSource.prepare(for:)` as the segue's sender.
    ///   - prepare: Prepares the destination.
    @_disfavoredOverload
    @MainActor public func go<Destination>(
      by segue: Segue<Destination>,
      sender: Any? = nil,
      prepare: (Destination) throws -> Void = { _ in }
    ) {
      reporting(segue.identifier) { _ = try perform(segue, sender: sender, prepare: prepare) }
    }

    /// Performs a segue that starts from the controller's class, in a method that cannot throw.
    ///
    /// - Parameters:
    ///   - segue: A segue of the class. A segue of another one does not compile.
    ///   - sender: Reaches `SegueSource.prepare(for:)` as the segue's sender.
    ///   - prepare: Prepares the destination.
    @MainActor public func go<Destination>(
      by segue: Segue<Destination>.From<Self>,
      sender: Any? = nil,
      prepare: (Destination) throws -> Void = { _ in }
    ) {
      reporting(segue.identifier) { _ = try perform(segue, sender: sender, prepare: prepare) }
    }

    /// Performs an unwind segue that starts from the controller's class, in a method that cannot throw.
    ///
    /// - Parameters:
    ///   - segue: An unwind segue of the class. A segue of another one does not compile.
    ///   - sender: Reaches `SegueSource.prepare(for:)` as the segue's sender.
    ///   - prepare: Prepares the target.
    @MainActor public func go<Target>(
      unwind segue: Segue<Target>.Unwinding<Self>,
      sender: Any? = nil,
      prepare: (Target) throws -> Void = { _ in }
    ) {
      reporting(segue.identifier) {
        _ = try perform(unwind: segue, sender: sender, prepare: prepare)
      }
    }
  }

  extension UIViewController {
    /// Performs a segue unless a transition is active, and reports its error.
    fileprivate func reporting(_ identifier: String, _ perform: () throws -> Void) {
      do {
        if let coordinator = transitionCoordinator, coordinator.isAnimated {
          throw refusal(identifier, .transition(.active("of \(type(of: self))")))
        }
        try perform()
      } catch {
        let refusal = error as? Refusal ?? refusal(identifier, .transition(.failed("\(error)")))
        if case .segue = refusal.reason { assertionFailure(refusal.description) }
        if error is UnwrappingError { assertionFailure(refusal.description) }
        segueRegistryHolder?.onRefusal?(refusal)
      }
    }
  }
#endif
