import RoutesUIKitTesting
import UIKit
import XCTest

/// Runs the recorded journals of the graph's rules in a window of the app, with Apple's UIKit.
@MainActor final class ConformanceTests: XCTestCase {
  func testUIKitDoesWhatTheGraphDoes() throws {
    let scene = try XCTUnwrap(UIApplication.shared.connectedScenes.first as? UIWindowScene)
    for journal in try ConformanceJournals.all() {
      let window = UIWindow(windowScene: scene)
      window.makeKeyAndVisible()
      let conformance = try Conformance(window) {
        RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.05))
      }
      XCTAssertEqual(try conformance.replay(journal), [])
    }
  }
}
