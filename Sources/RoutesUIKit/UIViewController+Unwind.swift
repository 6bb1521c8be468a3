#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import Routes
  import UIKit

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
#endif
