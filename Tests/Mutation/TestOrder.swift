import Foundation

/// Which tests run for a mutation, the closest first.
enum TestOrder {
  /// A part of the tests.
  struct Stage: Hashable {
    /// Regular expressions for the tests that run, and for those that do not.
    var filter: String
    var others: [String] = []
  }

  /// Tests that run a compiler or many programs; others notice more in less time.
  static let leftOut =
    "/(CompileFailure|DocComment|HostileRun|RecordedRun|Snippet|Symbol|Transcript|XcodePlugin)"
    + "Tests\\.swift:"

  /// The tests of a file's folder, those of its module, those of the modules above it, and the slow
  /// ones of its module.
  static func stages(
    for path: String,
    slow: [String],
    in repository: URL
  ) throws -> [Stage] {
    let layer = layers.first { path.hasPrefix($0.sources) } ?? layers[0]
    let folder = path.dropFirst(layer.sources.count).description as NSString
    let tests = "Tests/\(layer.tests)"
    let files = try near(folder.deletingLastPathComponent, in: tests, of: repository)
    let near = files.isEmpty ? [] : ["/(\(files.joined(separator: "|"))):"]
    let module = "^\(layer.tests)\\."
    return near.map { Stage(filter: $0, others: slow) }
      + [Stage(filter: module, others: near + slow)]
      + layer.above.map { Stage(filter: "^\($0)\\.", others: slow) }
      + (slow.isEmpty ? [] : [Stage(filter: "\(module).*(\(slow.joined(separator: "|")))")])
  }

  private static let layers = [
    (
      sources: "Sources/Routes/", tests: "RoutesTests",
      above: ["RoutesUIKitTests", "StoryboardReaderTests", tool]
    ),
    (sources: "Sources/RoutesUIKit/", tests: "RoutesUIKitTests", above: []),
    (sources: "Sources/RoutesTesting/", tests: "RoutesTests", above: []),
    (
      sources: "Sources/RouteCheck/SwiftScanner/", tests: "SwiftScannerTests",
      above: [tool]
    ),
    (
      sources: "Sources/RouteCheck/StoryboardReader/", tests: "StoryboardReaderTests",
      above: [tool]
    ),
    (
      sources: "Sources/RouteCheck/RouteCheckCore/", tests: "RouteCheckCoreTests",
      above: ["RouteCheckTests"]
    ),
    (sources: "Sources/RouteCheck/routecheck/", tests: "RouteCheckTests", above: []),
  ]

  private static let tool = "RouteCheck(Core)?Tests"

  /// The test files of the folder that is named like a folder of the sources, or like the nearest
  /// folder around it.
  private static func near(_ folder: String, in tests: String, of repository: URL) throws
    -> [String]
  {
    if folder.isEmpty { return [] }
    let url = repository.appending(path: tests).appending(path: folder)
    guard let files = FileManager.default.enumerator(atPath: url.path) else {
      let outer = (folder as NSString).deletingLastPathComponent
      return try near(outer, in: tests, of: repository)
    }
    return files.compactMap { $0 as? String }.filter { $0.hasSuffix("Tests.swift") }
      .map { ($0 as NSString).lastPathComponent }.sorted()
  }
}
