import Foundation
import Testing

/// Compares the published table of rules with the rules' tests.
@Suite struct FidelityTableTests {
  private struct Row {
    let rule: Int
    let confidence: [String]
    let source: String
    let test: String
    /// The systems with which UIKit was compared; empty if the row has no journal.
    let runs: String
  }

  private let package = URL(filePath: #filePath).appending(path: "../../../..").standardized

  private func readArticle() throws -> String {
    let article = package.appending(path: "Sources/Routes/Documentation.docc/Fidelity.md")
    return try String(contentsOf: article, encoding: .utf8)
  }

  private func readRows() throws -> [Row] {
    let row = #/\| (\d+)\. [^|]+ \| ([a-z, ]+) \| ([^|]+) \| `([A-Za-z]+)` \|( [^|]+)? \|/#
    return try readArticle().split(separator: "\n").compactMap { line in
      guard let match = line.wholeMatch(of: row), let rule = Int(match.1) else { return nil }
      let confidence = match.2.split(separator: ", ").map(String.init)
      return Row(
        rule: rule,
        confidence: confidence,
        source: String(match.3),
        test: String(match.4),
        runs: match.5.map(String.init) ?? ""
      )
    }
  }

  /// The test functions in the folder of the rules.
  private func readTests() throws -> [String] {
    let folder = package.appending(path: "Tests/RoutesTests/Graph/Rules")
    return try FileManager.default.contentsOfDirectory(atPath: folder.path()).flatMap { name in
      try String(contentsOf: folder.appending(path: name), encoding: .utf8)
        .matches(of: #/@Test(?s:.*?)func ([A-Za-z]+)\(/#).map { String($0.1) }
    }
  }

  @Test func everyRuleIsInATableInOrder() throws {
    for section in try readArticle().split(separator: "\n### ") {
      let rules = section.matches(of: #/\n\| (\d+)\. /#).compactMap { Int($0.1) }
      #expect(rules == rules.sorted(), "\(section.prefix { $0 != "\n" })")
    }
    let rules = try readRows().map(\.rule)
    #expect(Set(rules).isSuperset(of: 1...49))
  }

  @Test func everyRowHasAConfidence() throws {
    for row in try readRows() {
      #expect(Set(row.confidence).isSubset(of: ["doc", "seen", "chosen"]), "\(row.test)")
    }
  }

  /// A documented rule names a page or a document, and an observed one what was observed.
  @Test func everyRowNamesASourceThatFitsItsConfidence() throws {
    for row in try readRows() {
      if row.confidence == ["chosen"] {
        #expect(row.source == "this library", "\(row.test)")
        continue
      }
      let page = #/`[A-Za-z]+[^`]*`|\*[A-Za-z][^*]+\*/#
      #expect(!row.confidence.contains("doc") || row.source.contains(page), "\(row.test)")
      let observation = #/trace|disassembly|warning "|exception "|\*|radar \d{7}/#
      #expect(!row.confidence.contains("seen") || row.source.contains(observation), "\(row.test)")
    }
  }

  /// A line of a table that is not a row would not be checked.
  @Test func everyLineOfATableIsARow() throws {
    let lines = try readArticle().split(separator: "\n").filter { $0.contains(#/^\| \d/#) }
    #expect(lines.count == (try readRows().count))
  }

  @Test func `the table names every rule test, and nothing else`() throws {
    #expect(try Set(readRows().map(\.test)) == Set(readTests()))
  }

  @Test func everyChosenRuleIsExplained() throws {
    let explained = try readArticle().matches(of: #/\*\*.+ \(rule (\d+)\)\.\*\*/#).compactMap {
      Int($0.1)
    }
    let chosen = try readRows().filter { $0.confidence.contains("chosen") }.map(\.rule)
    #expect(explained.sorted() == chosen.sorted())
  }

  @Test func `each row with a recorded journal states a run`() throws {
    let folder = package.appending(path: "Sources/RoutesUIKitTesting/Journals")
    let journals = try FileManager.default.contentsOfDirectory(atPath: folder.path())
      .filter { $0.hasSuffix(".json") }.map { String($0.dropLast(5)) }
    let rows = try readRows().filter { !$0.runs.isEmpty }
    #expect(rows.map(\.test).sorted() == journals.sorted())
    for row in rows {
      #expect(row.runs.contains(#/^ (not yet|(iOS|visionOS) \d+(, .+)?)$/#), "\(row.test)")
    }
  }
}
