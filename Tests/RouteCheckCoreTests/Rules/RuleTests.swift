import Foundation
import RouteCheckTestSupport
import TestSupport
import Testing

@testable import RouteCheckCore
@testable import StoryboardReader
@testable import SwiftScanner

@Suite struct RuleTests {
  @Test(arguments: Rule.all.map(\.id.rawValue))
  func findsWhatItsExamplesMarkAndNothingElse(name: String) async throws {
    let rule = try #require(Rule.named(name))
    for example in rule.triggering {
      #expect(!example.marks.isEmpty)
      let findings = rule.check(await Project.load(example))
      let locations = findings.map { finding in
        Example.Mark(
          file: finding.file,
          line: finding.location.line,
          column: finding.location.column
        )
      }
      #expect(Set(locations) == Set(example.marks), "\(findings)")
      #expect(findings.allSatisfy { $0.rule == rule.id })
    }
    for example in rule.nonTriggering {
      #expect(example.marks.isEmpty)
      #expect(rule.check(await Project.load(example)).isEmpty)
    }
  }

  @Test func namesAreUniqueAndSorted() {
    let names = Rule.all.map(\.id.rawValue)
    #expect(Set(names).count == names.count)
    #expect(names == names.sorted())
  }

  @Test func everyRuleIsDocumented() {
    for rule in Rule.all {
      #expect(!rule.summary.isEmpty && !rule.reason.isEmpty)
      #expect(rule.summary.last != "." && rule.reason.last == ".", "\(rule.id.rawValue)")
      if rule.id != .unreadableInput { #expect(!rule.triggering.isEmpty) }
    }
  }

  @Test func everyRulesFileIsInTheList() throws {
    let folder = Repository.root.appending(path: "Sources/RouteCheck/RouteCheckCore/Rules")
    let files = try FileManager.default.contentsOfDirectory(
      at: folder,
      includingPropertiesForKeys: nil
    )
    let defined = try files.filter { $0.pathExtension == "swift" }.flatMap { file in
      try String(contentsOf: file, encoding: .utf8).matches(of: /Self\(rawValue: "([a-z-]+)"\)/)
        .map { String($0.output.1) }
    }
    #expect(Set(defined) == Set(Rule.all.map(\.id.rawValue)))
  }

  @Test func theReadmeListsTheRules() throws {
    let readme = Repository.root.appending(path: "README.md")
    guard let text = try? String(contentsOf: readme, encoding: .utf8),
      let start = text.firstRange(of: "<!-- rules -->\n"),
      let end = text.firstRange(of: "<!-- /rules -->")
    else {
      print("skipped: the README has no rules table")
      return
    }
    #expect(String(text[start.upperBound..<end.lowerBound]) == RuleReporter.markdown(Rule.all))
  }

  @Test(.enabled(if: !Corpus.files.isEmpty))
  func shippedAppsHaveNoErrors() async {
    let project = await ProjectLoader(files: .disk, concurrency: 2).load([Corpus.folder])
    let report = RuleRunner().run(on: project)
    #expect(Set(report.diagnostics.map(\.rule)) == ["duplicate-scene-identifier"])
    #expect(report.summary == "no errors, 2 warnings in \(Corpus.files.count) files")
  }
}
