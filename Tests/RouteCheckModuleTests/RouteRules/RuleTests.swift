import Foundation
import RouteCheckTestSupport
import TestSupport
import Testing

@testable import AppExploration
@testable import ProjectLoading
@testable import ProjectModel
@testable import RouteDiagnostics
@testable import RouteReports
@testable import RuleRunning
@testable import RuleSupport

@Suite struct RuleTests {
  private func findings(of rule: Rule, in example: Example) async -> [Finding] {
    let project = await Project.load(example)
    let segues = UnconditionalSegues(project)
    return rule.findings(in: project, RuleInputs(of: project, for: [rule]))
      + searches(project, example).flatMap { rule.findings(in: $0, segues) }
  }

  /// What a search finds in each app, with the properties of the example.
  private func searches(_ project: Project, _ example: Example) -> [ExplorationResult] {
    let apps = (try? project.exploredApps(from: nil).apps) ?? []
    var searches = apps.compactMap { try? ExplorationResult($0, within: .init()) }
    for (path, text) in example.files where path.hasSuffix(".paths") {
      try? ExplorationResult.check(text, in: path, for: &searches)
    }
    return searches
  }

  @Test(arguments: Rule.all.map(\.id))
  func findsWhatItsExamplesMarkAndNothingElse(name: String) async throws {
    let rule = try #require(Rule.named(name))
    for example in rule.triggering {
      #expect(!example.marks.isEmpty)
      let findings = await findings(of: rule, in: example)
      let locations = findings.map { finding in
        Example.Mark(
          file: finding.file.string,
          line: finding.location.line,
          column: finding.location.column
        )
      }
      #expect(Set(locations) == Set(example.marks), "\(findings)")
    }
    for example in rule.nonTriggering {
      #expect(example.marks.isEmpty)
      #expect(await findings(of: rule, in: example).isEmpty)
    }
  }

  @Test(arguments: [
    "malformed-project", "malformed-storyboard", "malformed-table", "unreadable-input",
  ])
  func `a rule about inputs runs beside a chosen rule`(name: String) async throws {
    for example in try #require(Rule.named(name)).triggering {
      let report = await RuleRunner(only: ["unused-segue"]).run(on: example)
      #expect(report.diagnostics.contains { $0.rule == name })
    }
  }

  /// A message such as "is 'Help' and not 'Help'" is about something that is right.
  @Test func noMessageNamesTheSameThingTwice() async throws {
    var messages = Rule.all.map(\.summary)
    for rule in Rule.all {
      for example in rule.triggering {
        messages += await findings(of: rule, in: example).map(\.message.string)
      }
    }
    #expect(messages.count > 150)
    let folders = [Repository.root.appending(path: "Examples").path, Corpus.folder]
    for folder in folders {
      let project = await ProjectLoader(files: .disk, concurrency: 2).load([folder])
      let rules = RuleRunner(only: Rule.all.map(\.id)).run(on: project)
      messages += rules.diagnostics.map(\.message.string)
    }
    for message in messages {
      for match in message.matches(of: /'([^']+)' and not (?:to )?'([^']+)'/) {
        #expect(match.output.1 != match.output.2, "\(message)")
      }
    }
  }

  @Test func namesAreUniqueAndSorted() {
    let names = Rule.all.map(\.id)
    #expect(Set(names).count == names.count)
    #expect(names == names.sorted())
  }

  @Test func everyRuleIsDocumented() {
    for rule in Rule.all {
      #expect(!rule.summary.isEmpty && !rule.reason.isEmpty)
      #expect(rule.summary.last != "." && rule.reason.last == ".", "\(rule.id)")
      if rule.id != Rule.unreadableInput.id { #expect(!rule.triggering.isEmpty) }
    }
  }

  /// The sources of the tool, by path.
  private func sources() throws -> [String: String] {
    let folder = Repository.root.appending(path: "Sources/RouteCheck")
    let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".swift") }
    return try Dictionary(
      uniqueKeysWithValues: paths.map {
        ($0, try String(contentsOf: folder.appending(path: $0), encoding: .utf8))
      }
    )
  }

  @Test func everyRuleIsAFileAndInTheList() throws {
    let rules = try sources().compactMap { path, text in
      text.firstMatch(of: /= Rule\(\s+id: "([a-z-]+)"/).map { (path, String($0.output.1)) }
    }
    #expect(Set(rules.map(\.1)) == Set(Rule.all.map(\.id)))
    for (path, id) in rules {
      let name = id.split(separator: "-").joined()
      #expect(path.split(separator: "/").last?.lowercased() == "\(name).swift")
    }
  }

  @Test func `only rules make findings`() throws {
    let folders = ["Foundations/RouteDiagnostics/", "Rules/"]
    let makers = try sources().filter { path, text in
      !folders.contains(where: path.hasPrefix) && text.contains(/\bFinding\b/)
    }
    #expect(makers.keys.sorted() == [])
  }

  /// A page with a table, and whether its rules are those of `explore`.
  @Test(arguments: [
    ("Sources/Routes/Documentation.docc/Rules.md", false),
    ("Sources/RoutesExploration/Documentation.docc/Exploring.md", true),
  ])
  func aPageListsTheRules(path: String, needSearch: Bool) throws {
    let page = Repository.root.appending(path: path)
    let text = try String(contentsOf: page, encoding: .utf8)
    let start = try #require(text.firstRange(of: "<!-- rules -->\n"))
    let end = try #require(text.firstRange(of: "<!-- /rules -->"))
    #expect(
      String(text[start.upperBound..<end.lowerBound])
        == RuleFormat.markdown.text(of: Rule.all.filter { $0.needsSearch == needSearch })
    )
  }

  @Test(.enabled(if: !Corpus.files.isEmpty))
  func shippedAppsHaveNoErrors() async {
    let project = await ProjectLoader(files: .disk, concurrency: 2).load([Corpus.folder])
    let report = RuleRunner().run(on: project)
    #expect(Set(report.diagnostics.map(\.rule)) == ["duplicate-scene-identifier"])
    #expect(report.summary == "no errors, 2 warnings in \(Corpus.files.count) files")
  }
}
