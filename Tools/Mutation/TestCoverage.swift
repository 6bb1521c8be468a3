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
  init(of tests: TestProgram, upTo numbers: Int) async throws {
    let records = tests.workspace.folder.deletingLastPathComponent().appending(path: "reached")
    try FileManager.default.createDirectory(at: records, withIntermediateDirectories: true)
    let runs = try await concurrentMap(Self.paths(in: tests.workspace.folder)) { path in
      var file = File(path: path, seconds: 0, slow: [], reached: [])
      let record = records.appending(path: path.replacing("/", with: "-"))
      try Data(count: numbers + 1).write(to: record)
      let stage = TestOrder.Stage(files: [file], limit: 1200)
      let outcome = try tests.run(stage, mutation: 0, recordingTo: record)
      file.seconds = outcome.seconds
      file.slow = outcome.slow
      file.reached = Set(
        try Data(contentsOf: record).enumerated().filter { $0.element != 0 }.map(\.offset)
      )
      return (file: file, failures: outcome.failures)
    }
    for run in runs {
      if let ending = run.failures.first(where: TestProgram.endings.contains) {
        throw Problem(text: "the tests of '\(run.file.path)' have \(ending) without a mutation")
      }
      failing.formUnion(run.failures)
    }
    files = runs.map(\.file)
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
