import Foundation
import Routes
import RoutesUIKit
import TestSupport
import Testing
import UIKit

/// The scripts of the examples Feed and Devices, whose files are links: in a window they print what
/// the examples print.
@MainActor @Suite struct ExampleScriptTests {
  @Test(arguments: TestWorld.Kind.allCases)
  func theFeedPrintsItsLines(kind: TestWorld.Kind) throws {
    try UIKitRecord.run { record in
      let world = try TestWorld(kind, FeedScript.registry())
      var lines: [String] = []
      try FeedScript.run(on: world.graph, settle: world.settle) { lines.append($0) }
      try #expect(lines == output(of: "Feed"))
      #expect(record.warnings.isEmpty && record.exceptions.isEmpty)
    }
  }

  @Test(arguments: TestWorld.Kind.allCases)
  func theDevicesPrintTheirLines(kind: TestWorld.Kind) throws {
    try UIKitRecord.run { record in
      let world = try TestWorld(kind, DevicesScript.registry())
      var lines: [String] = []
      let script = DevicesScript(
        graph: world.graph,
        tap: { try world.tap(tab: $0) },
        swipeDown: { try world.swipeDown() },
        settle: world.settle,
        print: { lines.append($0) }
      )
      try script.run()
      // Links follow, which the example opens in graphs of their own.
      try #expect(lines == output(of: "Devices").prefix { !$0.hasPrefix("/") })
      #expect(record.warnings.isEmpty && record.exceptions.isEmpty)
    }
  }

  /// The lines that the example prints, with a graph in memory.
  private func output(of example: String) throws -> [String] {
    let command = try ChildProcess.run(Repository.products.appending(path: example).path)
    return command.output.split(separator: "\n").map { String($0) }
  }
}
