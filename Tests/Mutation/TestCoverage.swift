import Foundation

/// What the tests of each file take, and which mutations they reach.
///
/// Only tests that reach a mutation run for it. Without them, most time would go into tests that
/// cannot notice anything.
struct TestCoverage {
  /// A file of tests, and what came out of running it alone.
  struct File {
    var path: String
    var seconds: Double
    /// The names of tests that took long.
    var slow: [String]
    var reached: Set<Int>

    var name: String { (path as NSString).lastPathComponent }
  }

  private(set) var files: [File] = []
  /// The names of tests that fail without a mutation, which are those that read sources.
  private(set) var failing: Set<String> = []

  /// Runs each file of tests alone.
  ///
  /// - Parameter numbers: The highest number of a mutation.
  init(of tests: TestProgram, upTo numbers: Int) throws {
    let record = tests.workspace.folder.deletingLastPathComponent().appending(path: "reached")
    for path in try Self.paths(in: tests.workspace.folder) {
      try Data(count: numbers + 1).write(to: record)
      let file = File(path: path, seconds: 0, slow: [], reached: [])
      let stage = TestOrder.Stage(files: [file], limit: 1200)
      let outcome = try tests.run(stage, mutation: 0, recordingTo: record)
      if let ending = outcome.failures.first(where: TestProgram.endings.contains) {
        throw Problem(text: "the tests of '\(path)' have \(ending) without a mutation")
      }
      failing.formUnion(outcome.failures)
      let reached = try Data(contentsOf: record).enumerated().filter { $0.element != 0 }
      files.append(
        File(
          path: path,
          seconds: outcome.seconds,
          slow: outcome.slow,
          reached: Set(reached.map(\.offset))
        )
      )
    }
  }

  /// The files whose tests reach a mutation; all files for the number 0, which is not recorded.
  func files(reaching number: Int) -> [File] {
    number == 0 ? files : files.filter { $0.reached.contains(number) }
  }

  private static func paths(in folder: URL) throws -> [String] {
    guard let paths = FileManager.default.enumerator(atPath: folder.appending(path: "Tests").path)
    else { throw Problem(text: "there is no folder 'Tests'") }
    return paths.compactMap { $0 as? String }.filter { $0.hasSuffix("Tests.swift") }.sorted()
      .filter { !TestOrder.isLeftOut($0) }
  }
}
