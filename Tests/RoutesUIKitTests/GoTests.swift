import Routes
import RoutesUIKit
import Testing
import UIKit

/// Typed segues in methods that cannot throw.
@MainActor @Suite struct GoTests {
  private struct Problem: Error {}

  @Test func `a segue is performed without a try`() throws {
    try RunningApp.run { app, record in
      app.delegate.onRefusal = { Issue.record($0) }
      app.feed.go(by: .openConversation, sender: 7) { $0.status = "hello" }
      record.settle()
      let shown = app.feed.navigationController?.topViewController as? ConversationViewController
      #expect(shown?.status == "hello")
      #expect(app.feed.log == ["source, sender 7"])
    }
  }

  @Test func `the second tap of a double tap is refused`() throws {
    try RunningApp.run { app, record in
      var refusals: [Refusal] = []
      app.delegate.onRefusal = { refusals.append($0) }
      app.feed.go(by: .showConversation) { $0.status = "first" }
      app.feed.go(by: .showConversation) { $0.status = "second" }
      record.settle()
      try #expect(Snapshot(of: app.window) == Snapshot("nav(Feed, Conversation)"))
      #expect(refusals.map(\.reason) == [.transition(.active("of FeedViewController"))])
    }
  }

  @Test func `an error of the preparation is reported`() throws {
    try RunningApp.run { app, _ in
      var refusals: [Refusal] = []
      app.delegate.onRefusal = { refusals.append($0) }
      app.feed.go(by: .openConversation) { _ in throw Problem() }
      #expect(refusals.map(\.reason) == [.transition(.failed("Problem()"))])
    }
  }

  @Test func `a mistake in the program stops a debug build and is reported in others`() async {
    await #expect(processExitsWith: Self.isDebug ? .failure : .success) {
      try await MainActor.run {
        try RunningApp.run { app, _ in
          var refusals: [Refusal] = []
          app.delegate.onRefusal = { refusals.append($0) }
          app.feed.forwards = false
          app.feed.go(by: .showConversation)
          try #require(refusals.count == 1)
        }
      }
    }
  }

  private static var isDebug: Bool {
    var isDebug = false
    assert(
      {
        isDebug = true
        return true
      }()
    )
    return isDebug
  }
}
