import Foundation

/// The built tests of a workspace.
struct TestProgram {
  let workspace: Workspace
  /// Tests that are left out, as regular expressions.
  var skipped: [String]

  /// The environment variable that chooses a mutation by its number.
  static let variable = "ROUTES_MUTATION"

  /// What came out of a run.
  struct Outcome {
    /// The name of each test that failed, or what else went wrong; empty if everything passed.
    var failures: [String]
    var seconds: Double
  }

  /// Runs tests with a mutation, or none if the number is 0.
  ///
  /// A run that takes too long or too much memory fails, because a mutated loop may not end.
  ///
  /// - Parameter stopsEarly: Whether the first failure ends the run.
  func run(
    _ stage: TestOrder.Stage,
    mutation: Int,
    limit: Double,
    stopsEarly: Bool = false
  ) throws -> Outcome {
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments =
      ["-c", "ulimit -v 16000000; exec timeout -k 5 \(Int(limit.rounded(.up))) \"$@\"", "tests"]
      + [workspace.folder.appending(path: ".build/debug/RoutesPackageTests.xctest").path]
      + ["--testing-library", "swift-testing", "--filter", stage.filter]
      + (skipped + stage.others).flatMap { ["--skip", $0] }
    process.currentDirectoryURL = workspace.folder
    process.environment = ProcessInfo.processInfo.environment
      .merging(Self.shortWalks) { $1 }.merging([Self.variable: "\(mutation)"]) { $1 }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    let start = ContinuousClock.now
    try process.run()
    var failures = Self.failures(in: output.fileHandleForReading, stopsEarly: stopsEarly)
    if stopsEarly, !failures.isEmpty { process.terminate() }
    process.waitUntilExit()
    if failures.isEmpty, ![0, Self.noTests].contains(process.terminationStatus) {
      failures = [process.terminationStatus == 124 ? "no end" : "a crash"]
    }
    let seconds = (ContinuousClock.now - start) / .seconds(1)
    return Outcome(failures: failures, seconds: seconds)
  }

  /// The status of a run without tests.
  private static let noTests: Int32 = 69

  private static let shortWalks = [
    "ROUTES_WALK_STEPS": "1500", "ROUTES_WALK_LENGTH": "3", "ROUTECHECK_MUTATIONS": "100",
  ]

  /// Reads the names of failing tests, such as `f()` in `✘ Test f() recorded an issue at …`.
  private static func failures(in file: FileHandle, stopsEarly: Bool) -> [String] {
    var failures: [String] = []
    var rest = Data()
    while true {
      let data = file.availableData
      if data.isEmpty { return failures }
      rest += data
      while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
        let line = String(decoding: rest[rest.startIndex..<end], as: UTF8.self)
        rest = rest[rest.index(after: end)...]
        guard line.hasPrefix("✘ Test "), let name = line.split(separator: " ").dropFirst(2).first,
          name != "run", name != "case"
        else { continue }
        failures.append(String(name))
        if stopsEarly { return failures }
      }
    }
  }
}
