import Routes
import RoutesUIKit
import RoutesUIKitTesting
import UIKit
import XCTest

/// Repeats the recorded journals of the graph's rules in a window of the app, with Apple's UIKit.
nonisolated final class ConformanceTests: XCTestCase {
  @MainActor func testUIKitDoesWhatTheGraphDoes() throws {
    let window = UIWindow(windowScene: try scene())
    window.makeKeyAndVisible()
    let conformance = Conformance(window) { RunLoop.main.run(until: Date() + 0.6) }
    var report = ConformanceReport("journals")
    defer { XCTAssertNoThrow(try attach(report)) }
    for journal in try ConformanceJournals.all(width: window.snapshot.width) {
      let differences = try conformance.replay(journal)
      XCTAssertEqual(differences, [], journal.name)
      report.add(journal.name, differences)
    }
  }

  /// With two copies of the library in the process, a cast between them fails.
  @MainActor func testTheAppAndItsTestsHaveOneCopyOfTheLibrary() throws {
    let delegate = try XCTUnwrap(scene().delegate)
    let graph = Mirror(reflecting: delegate).descendant("graph")
    XCTAssertNotNil(graph as? ControllerGraph)
  }

  @MainActor private func scene() throws -> UIWindowScene {
    try XCTUnwrap(UIApplication.shared.connectedScenes.first as? UIWindowScene)
  }
}

nonisolated extension XCTestCase {
  /// Keeps a report in the results of the test, where `.ci/apple` finds it by its name.
  func attach(_ report: ConformanceReport) throws {
    let attachment = XCTAttachment(data: try report.json, uniformTypeIdentifier: "public.json")
    attachment.name = "conformance.json"
    attachment.lifetime = .keepAlways
    add(attachment)
  }
}
