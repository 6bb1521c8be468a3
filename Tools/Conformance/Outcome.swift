import Foundation

/// What `.ci/apple` did, and what its tests found.
struct Outcome {
  private struct Document: Encodable {
    struct Step: Encodable {
      var name: String
      var result: String
    }
    struct Run: Encodable {
      var system: String
      var device: String
      var title: String
      var compared: [String]
      var differing: Int
    }
    struct Row: Encodable {
      enum Key: CodingKey { case system, device }
      var difference: ConformanceDifference
      var system: String
      var device: String

      func encode(to encoder: any Encoder) throws {
        try difference.encode(to: encoder)
        var container = encoder.container(keyedBy: Key.self)
        try container.encode(system, forKey: .system)
        try container.encode(device, forKey: .device)
      }
    }
    struct Summary: Encodable {
      var compared = 0
      var differing = 0
      var failedSteps = 0
    }
    var commit: String
    var date: String
    var macOS: String
    var xcode: String
    var swift: String
    var steps: [Step] = []
    var runs: [Run] = []
    var rows: [Row] = []
    var summary = Summary()
  }

  private var document: Document
  /// The lines for the table of the documentation.
  private(set) var lines: [String] = []

  /// Reads the notes of the script, whose lines are words separated by tabs, and the attachments.
  init(_ folder: URL) throws {
    let notes = try String(contentsOf: folder.appending(path: "notes.txt"), encoding: .utf8)
      .split(separator: "\n")
      .map { $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init) }
    func fact(_ name: String) -> String {
      notes.first { $0.count == 2 && $0[0] == name }?[1] ?? "unknown"
    }
    document = Document(
      commit: fact("commit"),
      date: fact("date"),
      macOS: fact("macOS"),
      xcode: fact("xcode"),
      swift: fact("swift")
    )
    for note in notes where note.count == 3 && note[0] == "step" {
      document.steps.append(Document.Step(name: note[1], result: note[2]))
    }
    let failed = document.steps.filter { $0.result == "failed" }.map(\.name)
    document.summary.failedSteps = failed.count
    for note in notes where note.count == 4 && note[0] == "device" {
      let attachments = folder.appending(path: "attachments/\(note[1])")
      // The script has named an export that failed, and goes on with the other device.
      guard let reports = try? attachedReports(in: attachments) else { continue }
      let results = reports.map { add($0, system: note[3], device: note[2]) }
      let failures = failed.isEmpty ? [] : ["failed: \(failed.joined(separator: ", "))"]
      lines.append(
        """
        | \(note[3]), simulator of \(note[2]), Xcode \(document.xcode) \
        | \(document.commit) | \(document.date) | \((results + failures).joined(separator: "; ")) |
        """
      )
    }
  }

  /// - Returns: The report in words, for example "36 journals, 2 differ".
  private mutating func add(
    _ report: ConformanceReport,
    system: String,
    device: String
  ) -> String {
    let differing = Set(report.differences.map(\.journal)).count
    document.runs.append(
      Document.Run(
        system: system,
        device: device,
        title: report.title,
        compared: report.compared,
        differing: differing
      )
    )
    document.rows += report.differences.map {
      Document.Row(difference: $0, system: system, device: device)
    }
    document.summary.compared += report.compared.count
    document.summary.differing += differing
    let count = differing == 0 ? "none" : "\(differing)"
    return "\(report.compared.count) \(report.title), \(count) differ"
  }

  var json: Data {
    get throws {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
      return try encoder.encode(document) + Data("\n".utf8)
    }
  }
}
