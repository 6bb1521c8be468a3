import Routes
import RoutesTesting
import RoutesUIKit
import Testing
import UIKit

/// What requests to a graph of a window call in the end.
@MainActor @Suite struct WindowCompletionTests {
  @Test func aCompletionIsCalledOnceTheWindowHasMoved() throws {
    try TestWorld.inWindow { world, home in
      var calls: [String] = []
      try world.graph.push(world.screen("next"), from: home, completion: { calls.append("push") })
      #expect(calls.isEmpty)
      world.settle()
      #expect(calls == ["push"])
      try world.graph.pop(completion: { calls.append("pop") })
      world.settle()
      #expect(calls == ["push", "pop"])
    }
  }
}
