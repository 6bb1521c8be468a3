import Foundation

/// One attempt to make the library crash, hang, or break a promise.
struct LibraryAttempt: Sendable {
  let kind: Kind
  let name: String
  /// Throws what is wrong.
  let body: @Sendable () throws -> Void

  init(_ kind: Kind, _ name: String, _ body: @escaping @Sendable () throws -> Void) {
    self.kind = kind
    self.name = name
    self.body = body
  }

  enum Kind: String, CaseIterable, Sendable {
    case notations
    case storyboards
    case journals
    case snapshots
    case containers
    case closures
    case reentry = "re-entry"
    case depth
  }

  /// A promise that was broken.
  struct Broken: Error, CustomStringConvertible {
    let description: String
  }

  static func require(_ isKept: Bool, _ description: @autoclosure () -> String) throws {
    if !isKept { throw Broken(description: description()) }
  }

  /// Runs on a thread with a small stack, which a recursion of some thousand calls overflows.
  ///
  /// - Returns: What is wrong; `nil` if nothing is.
  func complaint() async -> String? {
    let answer = Answer()
    let thread = Thread {
      do {
        try body()
        answer.give(nil)
      } catch {
        answer.give("\(error)")
      }
    }
    thread.stackSize = 512 << 10
    thread.start()
    return await withCheckedContinuation { continuation in
      Thread.detachNewThread { continuation.resume(returning: answer.wait()) }
    }
  }

  /// What an attempt found, which is waited for as long as nobody would wait for an app.
  private final class Answer: Sendable {
    private let ended = DispatchSemaphore(value: 0)
    private let lock = NSLock()
    nonisolated(unsafe) private var complaint: String?

    func give(_ complaint: String?) {
      lock.withLock { self.complaint = complaint }
      ended.signal()
    }

    func wait() -> String? {
      if ended.wait(timeout: .now() + .seconds(60)) == .timedOut { return "it hangs" }
      return lock.withLock { complaint }
    }
  }
}
