import ProjectLoading
import RouteDiagnostics
import Routes
import SourceText

/// Known findings, which are accepted until they are fixed.
///
/// A finding is identified by its rule, file and message. Its line changes with every edit.
package struct Baseline: Sendable {
  private var counts: [Entry: Int] = [:]

  fileprivate struct Entry: Hashable, Comparable {
    var file: ExactString
    var rule: String
    var message: ExactString

    static func < (one: Entry, other: Entry) -> Bool {
      (one.file, one.rule, one.message) < (other.file, other.rule, other.message)
    }
  }

  package static let version = 1

  /// A baseline of all findings of a report, with paths relative to a folder.
  package init(_ report: Report, in folder: ConfigurationFolder) {
    for diagnostic in report.diagnostics { counts[Entry(diagnostic, in: folder), default: 0] += 1 }
  }

  /// The diagnostics that the baseline lacks, or contains fewer times.
  package func filter(
    _ diagnostics: [Diagnostic],
    in folder: ConfigurationFolder
  ) -> [Diagnostic] {
    var left = counts
    return diagnostics.filter { diagnostic in
      let entry = Entry(diagnostic, in: folder)
      guard let count = left[entry], count > 0 else { return true }
      left[entry] = count - 1
      return false
    }
  }

  /// The baseline as JSON, in a stable order.
  package var json: String {
    let findings = counts.sorted { $0.key < $1.key }.map { entry, count in
      JSONValue.object(
        .init("file", .text(entry.file)),
        .init("rule", .text(entry.rule)),
        .init("message", .text(entry.message)),
        .init("count", .number(count))
      )
    }
    return JSONValue.file(
      .init("version", .number(Self.version)),
      .init("findings", .list(findings))
    )
  }
}

extension Baseline.Entry {
  init(_ diagnostic: Diagnostic, in folder: ConfigurationFolder) {
    file = ExactString(folder.relative(diagnostic.file.string))
    rule = diagnostic.rule
    message = diagnostic.message
  }
}

extension Baseline: Decodable {
  package init(from decoder: any Decoder) throws {
    let values = try StrictContainer(decoder, keys: ["version", "findings"])
    let version: Int = try values.required("version")
    guard version == Self.version else {
      throw values.error(
        at: "version",
        "unknown version \(version); this tool reads version \(Self.version)"
      )
    }
    let items: [Item] = try values.required("findings")
    for item in items {
      let (sum, overflows) = counts[item.entry, default: 0].addingReportingOverflow(item.count)
      if overflows {
        throw values.error(
          at: "findings",
          "the counts of a finding in '\(item.entry.file)' exceed \(Int.max) together"
        )
      }
      counts[item.entry] = sum
    }
  }

  private struct Item: Decodable {
    var entry: Entry
    var count: Int

    init(from decoder: any Decoder) throws {
      let values = try StrictContainer(decoder, keys: ["file", "rule", "message", "count"])
      entry = Entry(
        file: try values.required("file"),
        rule: try values.required("rule"),
        message: try values.required("message")
      )
      count = try values.optional("count") ?? 1
      if count < 1 { throw values.error(at: "count", "expected a number of at least 1") }
    }
  }

  package static func read(_ path: String, from files: FileSystem) throws -> Baseline {
    let hint = files.target(path) == nil ? "; '--write-baseline \(path)' writes it" : ""
    let bytes = try files.contents(of: path, as: "baseline '\(path)'", hint: hint)
    switch StrictJSON.read(Baseline.self, from: bytes) {
    case .success((let baseline, _)): return baseline
    case .failure(let problem): throw ConfigurationProblem(problem, in: path)
    }
  }
}
