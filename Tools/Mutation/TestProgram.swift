import Foundation

struct TestProgram {
  let workspace: Workspace
  /// Tests that are left out, as regular expressions.
  var skipped: [String] = []

  /// The environment variables that choose a mutation by its number, and the file for those reached.
  static let chosen = "ROUTES_MUTATION"
  static let reached = "ROUTES_REACHED"

  struct Outcome {
    /// The name of each test that failed, or what else went wrong; empty if everything passed.
    var failures: [String]
    /// The tests that took long, if mutations were recorded.
    var slow: [String] = []
    var seconds: Double
  }

  /// Runs tests with a mutation, or none if the number is 0.
  ///
  /// A run that takes too long or too much memory fails, because a mutated loop may not end.
  ///
  /// - Parameter record: A file for the mutations that are reached. Then tests run one after the
  ///   other, so that their times can be compared; otherwise the first failure ends the run.
  func run(
    _ stage: TestOrder.Stage,
    mutation: Int,
    recordingTo record: URL? = nil
  ) throws -> Outcome {
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(filePath: "/bin/sh")
    let seconds = Int(stage.limit.rounded(.up))
    // The programs that tests start are in process groups of their own, which no signal reaches: a limit of processor
    // time ends them.
    let limits = """
      ulimit -v 16000000
      ulimit -t \(seconds * ProcessInfo.processInfo.activeProcessorCount)
      exec timeout -k 5 \(seconds) "$@"
      """
    // One sum of them all would take seconds to type-check.
    var arguments = [
      "-c", limits, "tests",
      workspace.folder.appending(path: ".build/debug/RoutesPackageTests.xctest").path,
      "--testing-library", "swift-testing", "--filter", stage.filter,
    ]
    if record != nil { arguments.append("--no-parallel") }
    for test in skipped + stage.others { arguments += ["--skip", test] }
    process.arguments = arguments
    process.currentDirectoryURL = workspace.folder
    process.environment = ProcessInfo.processInfo.environment
      .merging(Self.environment) { $1 }.merging([Self.chosen: "\(mutation)"]) { $1 }
    process.environment?[Self.reached] = record?.path
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    process.standardError = output
    let start = ContinuousClock.now
    try process.run()
    let stopsEarly = record == nil
    var outcome = Self.read(output.fileHandleForReading, stopsEarly: stopsEarly)
    if stopsEarly, !outcome.failures.isEmpty {
      process.terminate()
      // Tests that wait until their output is read would not end.
      try? output.fileHandleForReading.close()
    }
    process.waitUntilExit()
    if outcome.failures.isEmpty, ![0, Self.noTests].contains(process.terminationStatus) {
      outcome.failures = [Self.endings[process.terminationStatus == 124 ? 0 : 1]]
    }
    outcome.seconds = (ContinuousClock.now - start) / .seconds(1)
    return outcome
  }

  /// How a run ends if not with the result of a test.
  static let endings = ["no end", "a crash"]

  /// The status of a run without tests.
  private static let noTests: Int32 = 69

  /// Plain output, and the usual number of random inputs: with fewer, tests that count them fail.
  private static let environment = ["NO_COLOR": "1", "ROUTES_EFFORT": "1"]

  /// Reads what tests print, such as `✘ Test f() recorded an issue at …` and
  /// `✔ Test f() passed after 0.1 seconds.`
  private static func read(_ file: FileHandle, stopsEarly: Bool) -> Outcome {
    var outcome = Outcome(failures: [], seconds: 0)
    var rest = Data()
    while true {
      let data = file.availableData
      if data.isEmpty { return outcome }
      rest += data
      while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
        outcome.read(String(decoding: rest[rest.startIndex..<end], as: UTF8.self))
        rest = rest[rest.index(after: end)...]
        if stopsEarly, !outcome.failures.isEmpty { return outcome }
      }
    }
  }
}

extension TestProgram.Outcome {
  fileprivate mutating func read(_ line: String) {
    let words = line.split(separator: " ")
    // The name of a test with spaces is in quotes, and the lines of its cases are not needed.
    guard words.count > 3, words[1] == "Test", words[2].first == "\"" || words[2].last == ")" else {
      return
    }
    let quoted = line.split(separator: "\"", omittingEmptySubsequences: false)
    let name = String(words[2].first == "\"" ? quoted[1] : words[2])
    if words[0] == "✘" { failures.append(name) }
    if words[0] == "✔", let seconds = Double(words[words.count - 2]), seconds > 2 {
      slow.append(name)
    }
  }
}
