import Foundation

/// Which tests run for a mutation, the closest first.
enum TestOrder {
  /// A part of the tests.
  struct Stage {
    /// Regular expressions for the tests that run, and for those that do not.
    var filter: String
    var others: [String] = []
    /// The number of seconds after which a run is stopped.
    var limit: Double

    init(files: [TestCoverage.File], without others: [String] = [], limit: Double? = nil) {
      filter = "/(\(files.map(\.name).joined(separator: "|"))):"
      self.others = others
      self.limit = limit ?? 20 + 3 * files.map(\.seconds).reduce(0, +)
    }

    /// The slow tests of files.
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

  /// The tests of a file's folder, the others, and the slow ones, of those that reach a mutation.
  static func stages(for one: SwitchedFile.Numbered, in coverage: TestCoverage) -> [Stage] {
    let files = coverage.files(reaching: one.number)
    let folder = near(one.mutation.path, among: coverage.files.map(\.path))
    let near = files.filter { $0.path.hasPrefix(folder) }
    let far = files.filter { !$0.path.hasPrefix(folder) }
    let slow = files.filter { !$0.slow.isEmpty }
    let others = slow.flatMap(\.slow).map(filter)
    return [near, far].filter { !$0.isEmpty }.map { Stage(files: $0, without: others) }
      + (slow.isEmpty ? [] : [Stage(slowOf: slow)])
  }

  /// The folder of tests that is named like that of a source file, or like the nearest folder around
  /// it.
  private static func near(_ path: String, among tests: [String]) -> String {
    var folders = path.split(separator: "/").dropFirst().dropLast()
    if folders.first == "RouteCheck" { folders = folders.dropFirst() }
    let module = folders.removeFirst()
    var target = sharedTests[String(module)] ?? "\(module)Tests"
    if !tests.contains(where: { $0.hasPrefix("\(target)/") }) {
      target = "RouteCheckModuleTests/\(module)"
    }
    while true {
      let folder = ([target] + folders.map(String.init) + [""]).joined(separator: "/")
      if folders.isEmpty || tests.contains(where: { $0.hasPrefix(folder) }) { return folder }
      folders = folders.dropLast()
    }
  }

  /// The targets of tests that are not named like the target they test.
  private static let sharedTests = [
    "RoutesTesting": "RoutesTests", "RoutesUIKitTesting": "RoutesUIKitTests",
    "RoutesLinks": "RoutesTests", "RoutesExploration": "RoutesTests/Exploration",
    "StoryboardModel": "RoutesTests", "routecheck": "RouteCheckTests",
  ]
}
