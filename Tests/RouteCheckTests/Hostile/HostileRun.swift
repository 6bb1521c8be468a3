import Foundation

/// Runs attempts against a tool, several at once, and collects what went wrong.
struct HostileRun: Sendable {
  /// The path of the tool.
  let tool: String
  /// How many attempts run at once.
  var width = max(2, ProcessInfo.processInfo.activeProcessorCount)
  /// When the run must have ended; attempts that have not are failures.
  let end: ContinuousClock.Instant
  /// Whether each attempt also runs on one core, with the same result.
  let comparesJobs: Bool

  /// What became of an attempt.
  enum Outcome: Sendable {
    case answered
    /// The file system cannot hold what the attempt needs.
    case skipped
    /// What is wrong, and how the tool was run.
    case failed([String])
  }

  func outcomes(of attempts: [Attempt]) async -> [Outcome] {
    var outcomes = Array(repeating: Outcome.skipped, count: attempts.count)
    await withTaskGroup(of: (Int, Outcome).self) { group in
      var next = 0
      func startOne() {
        guard next < attempts.count else { return }
        let index = next
        next += 1
        group.addTask { (index, await outcome(of: attempts[index])) }
      }
      for _ in 0..<width { startOne() }
      while let (index, outcome) = await group.next() {
        outcomes[index] = outcome
        startOne()
      }
    }
    return outcomes
  }

  /// Runs an attempt on a thread that may wait.
  private func outcome(of attempt: Attempt) async -> Outcome {
    await withCheckedContinuation { continuation in
      Thread.detachNewThread {
        do {
          continuation.resume(returning: try run(attempt))
        } catch {
          continuation.resume(returning: .failed(["the attempt cannot be made: \(error)"]))
        }
      }
    }
  }

  private func run(_ attempt: Attempt) throws -> Outcome {
    var results: [(process: HostileProcess, contents: [String: String])] = []
    var complaints: [String] = []
    for jobs in attempt.takesJobs ? (comparesJobs ? [1, 8] : [8]) : [nil] {
      if .now >= end { return .failed(["there is no time left to start it"]) }
      guard let sandbox = try Sandbox(attempt.items) else { return .skipped }
      defer { sandbox.remove() }
      let before = sandbox.contents()
      let process = try HostileProcess(
        attempt,
        jobs: jobs,
        tool: tool,
        in: sandbox.folder,
        until: end
      )
      let after = sandbox.contents()
      if results.isEmpty {
        complaints += HostileChecks.complaints(about: process, attempt)
        complaints += changes(from: before, to: after, allowing: attempt.writes)
      }
      results.append((process, after))
    }
    if let first = results.first, let last = results.last {
      if first.process.output != last.process.output || first.process.errors != last.process.errors
        || first.process.status != last.process.status || first.contents != last.contents
      {
        complaints.append("the result depends on --jobs")
      }
    }
    return complaints.isEmpty ? .answered : .failed(complaints)
  }

  private func changes(
    from before: [String: String],
    to after: [String: String],
    allowing writes: Set<String>
  ) -> [String] {
    let allowed = Set(writes.map { "/inside/here/\($0)" })
    return Set(before.keys).union(after.keys).sorted().compactMap { path in
      if before[path] == after[path] || allowed.contains(path) { return nil }
      return before[path] == nil ? "'\(path)' was made" : "'\(path)' was changed"
    }
  }
}
