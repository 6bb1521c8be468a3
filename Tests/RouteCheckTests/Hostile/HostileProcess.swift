import Foundation

/// A run of the tool, with its memory and its time limited.
struct HostileProcess {
  /// The exit status, or `nil` after a signal.
  let status: Int32?
  let output: [UInt8]
  let errors: [UInt8]
  /// Whether the tool had to be ended.
  let isHung: Bool

  /// How long a run may take; the machine may be busy, and the tool unoptimized.
  static let seconds = 60
  /// How much memory a run may map, in kilobytes.
  static let memory = 3 << 20

  /// Runs the tool, and ends it when it takes too long, or at an instant.
  init(
    _ attempt: Attempt,
    jobs: Int?,
    tool: String,
    in folder: String,
    until end: ContinuousClock.Instant
  ) throws {
    let script =
      attempt.isShell ? attempt.words.joined(separator: " ") : #"exec "$TOOL" "$@""#
    var words = attempt.isShell ? [] : attempt.words
    if let jobs {
      let end = words.firstIndex(of: "--") ?? words.endIndex
      words.insert(contentsOf: ["--jobs", "\(jobs)"], at: end)
    }
    let process = Process()
    process.executableURL = URL(filePath: "/bin/sh")
    // A sanitizer needs more address space than any limit; elsewhere the shell knows no limit.
    let limit = "ulimit -v \(Self.memory) 2>/dev/null; ulimit -c 0 2>/dev/null; "
    process.arguments = ["-c", limit + script, "sh"] + words
    process.currentDirectoryURL = URL(filePath: folder)
    var environment = ProcessInfo.processInfo.environment
    environment["SWIFT_BACKTRACE"] = "enable=no"
    environment["TOOL"] = tool
    environment["JOBS"] = "--jobs \(jobs ?? 2)"
    environment["GITHUB_ACTIONS"] = nil
    process.environment = environment.merging(attempt.environment) { $1 }
    process.standardInput = FileHandle.nullDevice
    let streams = try ["out", "err"].map { name in
      let url = FileManager.default.temporaryDirectory
        .appending(path: "hostile-\(UUID().uuidString).\(name)")
      try Data().write(to: url)
      return (url: url, handle: try FileHandle(forWritingTo: url))
    }
    defer { for stream in streams { try? FileManager.default.removeItem(at: stream.url) } }
    process.standardOutput = streams[0].handle
    process.standardError = streams[1].handle
    let ended = DispatchSemaphore(value: 0)
    process.terminationHandler = { _ in ended.signal() }
    try process.run()
    let left = max(0, ContinuousClock.now.duration(to: end).components.seconds)
    isHung = ended.wait(timeout: .now() + .seconds(min(Self.seconds, Int(left)))) == .timedOut
    if isHung {
      // A shell may wait for the tool, which is in its group.
      let shell = process.processIdentifier
      kill(getpgid(shell) == shell ? -shell : shell, SIGKILL)
      ended.wait()
    }
    // A shell reports the signal of its last command in its own exit status.
    let code = process.terminationStatus
    status = process.terminationReason == .exit && code < 128 ? code : nil
    output = try Array(Data(contentsOf: streams[0].url))
    errors = try Array(Data(contentsOf: streams[1].url))
  }
}
