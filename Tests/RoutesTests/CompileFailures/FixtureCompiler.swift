import Foundation
import TestSupport
import Testing

/// Type-checks fixtures together with their screens and with code generated from a storyboard.
struct FixtureCompiler {
  private let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "Fixtures")
  private let workspace = FileManager.default.temporaryDirectory
    .appending(path: "fixtures-\(UUID())")
  /// The names of all fixtures in the folder.
  let fixtures: Set<String>
  /// The names of the fixtures that pin the words of messages.
  let diagnostics: [String]

  /// Generates the code that the fixtures share.
  init() async throws {
    let names = try FileManager.default.contentsOfDirectory(
      atPath: folder.path(percentEncoded: false)
    )
    fixtures = Set(names.filter { $0.hasSuffix(".swift") && $0 != "Screens.swift" })
    diagnostics = try FileManager.default.contentsOfDirectory(
      atPath: folder.appending(path: "Diagnostics").path(percentEncoded: false)
    ).filter { $0.hasSuffix(".swift") }.map { "Diagnostics/\($0)" }.sorted()
    try FileManager.default.createDirectory(at: workspace, withIntermediateDirectories: true)
    let storyboard = folder.appending(path: "Shop.storyboard").path(percentEncoded: false)
    let tool = Repository.products.appending(path: "routecheck").path(percentEncoded: false)
    let run = try ChildProcess.run(tool, ["generate", storyboard])
    try #require(run.status == 0, "\(run.errors)")
    try run.output.write(to: generated, atomically: true, encoding: .utf8)
  }

  private var generated: URL { workspace.appending(path: "Storyboards.swift") }

  /// Type-checks a fixture and counts its expected errors.
  func compile(_ fixture: String) throws -> (
    command: ChildProcess, expectedErrors: Int
  ) {
    let url = folder.appending(path: fixture)
    let text = try String(contentsOf: url, encoding: .utf8)
    return (try verify(url), text.components(separatedBy: "expected-error").count - 1)
  }

  func compile(source: String) throws -> ChildProcess {
    let url = workspace.appending(path: "Source.swift")
    try source.write(to: url, atomically: true, encoding: .utf8)
    return try verify(url)
  }

  func remove() { try? FileManager.default.removeItem(at: workspace) }

  private func verify(_ url: URL) throws -> ChildProcess {
    try ChildProcess.run(
      "swiftc",
      [
        "-frontend", "-typecheck", "-verify", "-verify-ignore-unrelated",
        "-swift-version", "6",
        "-module-name", "Fixture", "-I", Repository.modules.path,
        url.path, folder.appending(path: "Screens.swift").path, generated.path,
      ]
    )
  }
}
