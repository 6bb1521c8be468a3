import Foundation
import TestSupport
import Testing

/// What commands print about random apps, as checksums that show each change.
///
/// `ROUTES_RECORD=1` writes them, and with `ROUTES_APPS` also the apps with all that is printed, in the
/// folder of that name. Compare two such folders before the checksums are committed.
@Suite struct RandomAppTests {
  private static let count = 16

  private static let commands = [
    ["validate"], ["validate", "--format", "sarif"],
    ["explore", "--properties", "App.paths", "--limit", "150"],
    ["explore", "--format", "json", "--limit", "150"],
    ["explore", "--format", "tests", "--limit", "30"],
    ["explore", "--format", "svg", "--limit", "30"], ["map", "--format", "svg"], ["generate"],
    ["table"],
  ]

  private static let comparisons = [
    ["diff", "Old", "New"], ["diff", "--format", "svg", "Old", "New"],
  ]

  @Test func randomAppsHaveTheRecordedOutput() async throws {
    let snippets = try RandomApp.Snippets()
    let lines = try await withThrowingTaskGroup { group in
      for seed in 0..<Self.count { group.addTask { (seed, try await Self.line(seed, snippets)) } }
      return try await group.reduce(into: [Int: String]()) { $0[$1.0] = $1.1 }
    }
    let text = (0..<Self.count).compactMap { lines[$0] }.joined()
    let file = Repository.root.appending(path: "Tests/RouteCheckTests/RandomApps/Recorded.txt")
    #expect(try isRecorded(text, in: file), "see RandomAppTests for how to compare the output")
  }

  /// The checksums of an app.
  private static func line(_ seed: Int, _ snippets: RandomApp.Snippets) async throws -> String {
    let files = RandomApp(seed: seed, snippets).files
    var line = "\(seed):"
    var all = ""
    let both = changed(files)
    for words in commands + comparisons {
      let run = await ToolRun(words, files: .memory(words[0] == "diff" ? both : files))
      let text = "\(run.output)\n\(run.error)"
      all += "== \(words.joined(separator: " "))\n\(text)"
      line += " " + String(checksum(text) % 0x1000_0000, radix: 36)
    }
    if let folder = ProcessInfo.processInfo.environment["ROUTES_APPS"] {
      try write(files, all, to: "\(folder)/\(seed)")
    }
    return line + "\n"
  }

  /// An app in the folder `Old`, and with other names in `New`.
  private static func changed(_ files: [String: String]) -> [String: String] {
    var both: [String: String] = [:]
    for (path, text) in files {
      both["Old/\(path)"] = text
      both["New/\(path)"] = text.replacing("Post", with: "Letter").replacing("Open", with: "Show")
        .replacing("Save", with: "").replacing(#"kind="show""#, with: #"kind="presentation""#)
    }
    return both
  }

  private static func write(_ files: [String: String], _ output: String, to folder: String) throws {
    var files = files
    files["output.txt"] = output
    for (path, text) in files {
      let file = URL(filePath: folder).appending(path: path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(),
        withIntermediateDirectories: true
      )
      try text.write(to: file, atomically: true, encoding: .utf8)
    }
  }
}
