import Routes
import RoutesUIKit
import RoutesUIKitTesting
import UIKit
import XCTest

/// Repeats the recorded journals of the graph's rules in a window of the app, with Apple's UIKit.
nonisolated final class ConformanceTests: XCTestCase {
  @MainActor func testUIKitDoesWhatTheGraphDoes() throws {
    let window = try visibleWindow()
    var report = ConformanceReport("journals")
    defer { XCTAssertNoThrow(try attach(report)) }
    for usesGraph in [false, true] {
      let conformance = Conformance(window, usesGraph: usesGraph, settle: settle)
      for journal in try ConformanceJournals.all(width: Snapshot(of: window).width) {
        let differences = try conformance.replay(journal)
        let name = usesGraph ? "\(journal.name) by a graph" : journal.name
        XCTAssertEqual(differences, [], name)
        report.add(name, differences)
      }
    }
  }

  /// The gestures of a user, which code cannot make, are left out.
  @MainActor func testRandomRunsAreTheSameInMemoryAndInAWindow() throws {
    let runs = ConformanceRuns(try visibleWindow(), settle: settle)
    var report = ConformanceReport("random runs")
    defer { XCTAssertNoThrow(try attach(report)) }
    for seed in 0..<20 as Range<UInt64> {
      let differences = try runs.differences(seed: seed)
      XCTAssertEqual(differences, [], "run \(seed)")
      report.add("run \(seed)", differences)
    }
  }

  /// With two copies of the library in the process, a cast between them fails.
  @MainActor func testTheAppAndItsTestsHaveOneCopyOfTheLibrary() throws {
    let delegate = try XCTUnwrap(scene().delegate)
    let graph = Mirror(reflecting: delegate).descendant("graph")
    XCTAssertNotNil(graph as? ControllerGraph)
  }

  @MainActor private func settle() { RunLoop.main.run(until: Date() + 0.6) }

  @MainActor private func visibleWindow() throws -> UIWindow {
    let window = UIWindow(windowScene: try scene())
    window.makeKeyAndVisible()
    return window
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
