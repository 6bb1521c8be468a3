import Foundation

/// Which tests run for a mutation, the closest first.
enum TestOrder {
  struct Stage {
    /// Regular expressions for the tests that run, and for those that do not.
    var filter: String
    var others: [String] = []
    var limit: Double

    init(files: [TestCoverage.File], without others: [String] = [], limit: Double? = nil) {
      filter = "/(\(files.map(\.name).joined(separator: "|"))):"
      self.others = others
      self.limit = limit ?? 20 + 3 * files.map(\.seconds).reduce(0, +)
    }

    init(slowOf files: [TestCoverage.File]) {
      filter = "(\(files.flatMap(\.slow).map(TestOrder.filter).joined(separator: "|")))"
      limit = 60 + 5 * files.map(\.seconds).reduce(0, +)
    }
  }

  /// Tests that run a compiler or many programs; others notice more in less time.
  private static let leftOut = [
    "CompileFailure", "DocComment", "HostileRun", "RecordedRun", "Snippet", "Symbol", "Transcript",
    "XcodePlugin",
  ]

  static func isLeftOut(_ path: String) -> Bool {
    leftOut.contains { path.hasSuffix("/\($0)Tests.swift") }
  }

  /// The filter for a test of a name, which may end in its parameters.
  static func filter(for test: String) -> String {
    let name = test.prefix { $0 != "(" }
    return "/`?\(NSRegularExpression.escapedPattern(for: String(name)))`?\\("
  }

  /// The tests that reach a mutation: those of its folder, the others, and the slow ones.
  static func stages(for one: SwitchedFile.Numbered, in coverage: TestCoverage) -> [Stage] {
    let files = coverage.files(reaching: one.number)
    let near = near(one.mutation.path, among: files.map(\.path))
    let slow = files.filter { !$0.slow.isEmpty }
    let others = slow.flatMap(\.slow).map(filter)
    return [true, false].map { isNear in files.filter { near.contains($0.path) == isNear } }
      .filter { !$0.isEmpty }.map { Stage(files: $0, without: others) }
      + (slow.isEmpty ? [] : [Stage(slowOf: slow)])
  }

  /// The tests in a folder that is named like the innermost possible folder of a source file.
  private static func near(_ path: String, among tests: [String]) -> Set<String> {
    for folder in path.split(separator: "/").dropLast().reversed() {
      let near = tests.filter { test in
        test.split(separator: "/").dropLast().contains { isNamed($0, like: folder) }
      }
      if !near.isEmpty { return Set(near) }
    }
    return []
  }

  /// Whether a folder of tests has the name of a folder or of a target, such as `Links` and `RoutesLinks`.
  private static func isNamed(_ tests: Substring, like folder: Substring) -> Bool {
    let name = tests.hasSuffix("Tests") ? tests.dropLast(5) : tests
    return folder.lowercased().hasSuffix(name.lowercased())
  }
}
