import Foundation

/// Which tests run for a mutation, the closest first.
enum TestOrder {
  /// A part of the tests.
  struct Stage: Hashable {
    /// Regular expressions for the tests that run, and for those that do not.
    var filter: String
    var others: [String] = []
  }

  /// Tests that run a compiler or do not call the code: they are slow, and other tests notice more.
  static let slow =
    "/(DocComment|Snippet|CompileFailure|XcodePlugin|Symbol|RecordedRun|Transcript)Tests\\.swift:"

  /// The tests of a file's folder, those of its module, and those of the modules above it.
  static func stages(for path: String, in repository: URL) throws -> [Stage] {
    let layer = layers.first { path.hasPrefix($0.sources) } ?? layers[0]
    let module = Stage(filter: "^\(layer.tests)\\.")
    let above = layer.above.map { Stage(filter: "^\($0)\\.") }
    let folder = (path.dropFirst(layer.sources.count).description as NSString)
    let files = try near(
      folder.deletingLastPathComponent,
      in: "Tests/\(layer.tests)",
      of: repository
    )
    if files.isEmpty { return [module] + above }
    let near = "/(\(files.joined(separator: "|"))):"
    return [Stage(filter: near), Stage(filter: module.filter, others: [near])] + above
  }

  private static let layers = [
    (sources: "Sources/Routes/", tests: "RoutesTests", above: ["StoryboardReaderTests", tool]),
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
