#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import Routes
  import RoutesTesting
  import RoutesUIKit
  import UIKit

  extension UIWindow {
    /// Expects a state of the window, given in the one-line notation of `Snapshot`.
    ///
    /// ```swift
    /// try window.expect("nav(Feed, Conversation) > sheet nav(Share)")
    /// ```
    ///
    /// The same line holds for a graph in memory. During an animation the window is in neither state:
    /// wait for its end first.
    ///
    /// - Parameters:
    ///   - notation: The notation of the expected state.
    ///   - fileID: The call's file, for the failure; leave it out.
    ///   - filePath: The call's file, for the failure; leave it out.
    ///   - line: The call's line, for the failure; leave it out.
    ///   - column: The call's column, for the failure; leave it out.
    /// - Throws: `ExpectationFailure` outside of a Swift Testing test, when the window differs or the
    ///   notation cannot be read.
    /// - Complexity: O(*n*) in the number of controllers.
    public func expect(
      _ notation: String,
      fileID: String = #fileID,
      filePath: String = #filePath,
      line: Int = #line,
      column: Int = #column
    ) throws {
      try Snapshot(of: self).expect(
        notation,
        CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
      )
    }
  }
#endif
