#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import Routes
  import UIKit

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
