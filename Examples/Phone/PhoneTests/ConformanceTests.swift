import Routes
import RoutesUIKit
import RoutesUIKitTesting
import UIKit
import XCTest

/// Repeats the recorded journals of the graph's rules in a window of the app, with Apple's UIKit.
nonisolated final class ConformanceTests: XCTestCase {
  @MainActor func testUIKitDoesWhatTheGraphDoes() throws {
    let scene = try XCTUnwrap(UIApplication.shared.connectedScenes.first as? UIWindowScene)
    let window = UIWindow(windowScene: scene)
    window.makeKeyAndVisible()
    let conformance = Conformance(window) { RunLoop.main.run(until: Date() + 0.6) }
    for journal in try ConformanceJournals.all(width: Snapshot(of: window).width) {
      XCTAssertEqual(try conformance.replay(journal), [], journal.name)
    }
  }
}
