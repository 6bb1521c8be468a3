import Foundation
import RouteCheckTestSupport
import TestSupport
import Testing

@testable import ProjectModel
@testable import RouteDiagnostics
@testable import RouteReports

/// Introduces one mistake at a time into the examples, and expects a finding.
@Suite struct MutantTests {
  static let examples = ["Devices", "Episodes", "EpisodesByEnum", "Feed"]

  /// A pattern, and the replacement for its matches.
  struct Mutation: Sendable, CustomStringConvertible {
    let description: String
    let suffix: String
    let pattern: String
    var replacement = "$1Zq$2"
  }

  static let mutations = [
    Mutation(
      description: "a storyboard's identifier renamed",
      suffix: ".storyboard",
      pattern: #"(<segue[^>]*identifier="[^"]*)(")"#
    ),
    Mutation(
      description: "a segue deleted",
      suffix: ".storyboard",
      pattern: #"<segue[^>]*identifier="[^"]*"[^>]*/>"#,
      replacement: ""
    ),
    Mutation(
      description: "a storyboard's class renamed",
      suffix: ".storyboard",
      pattern: #"(customClass="[^"]*)(")"#
    ),
    Mutation(
      description: "a typed segue's identifier renamed",
      suffix: ".swift",
      pattern: #"(\.init\("[A-Za-z]+)("\))"#
    ),
    Mutation(
      description: "a typed segue's destination changed",
      suffix: ".swift",
      pattern: #"extension Segue<[A-Za-z]+>"#,
      replacement: "final class Stranger: Controller {}\nextension Segue<Stranger>"
    ),
    Mutation(
      description: "a controller's class renamed",
      suffix: "Controllers.swift",
      pattern: #"(class [A-Za-z]+Controller)(: Controller)"#
    ),
    Mutation(
      description: "a case mapped by a default",
      suffix: ".swift",
      pattern: #"case \.[A-Za-z]+(: return Route)"#,
      replacement: "default$1"
    ),
    Mutation(
      description: "a table's segue renamed",
      suffix: ".routes.json",
      pattern: #"("segue": "[^"]*)(")"#
    ),
  ]

  @Test(arguments: examples)
  func anExampleIsFreeOfFindings(name: String) async throws {
    #expect(try await findings(in: files(of: name)).isEmpty)
  }

  @Test(arguments: mutations)
  func `each mistake planted in an example is found`(mutation: Mutation) async throws {
    var count = 0
    let expression = try NSRegularExpression(pattern: mutation.pattern)
    for name in Self.examples {
      let files = try files(of: name)
      for (path, text) in files where path.hasSuffix(mutation.suffix) {
        let whole = NSRange(text.startIndex..., in: text)
        for match in expression.matches(in: text, range: whole) {
          let new = expression.replacementString(
            for: match,
            in: text,
            offset: 0,
            template: mutation.replacement
          )
          var mutant = files
          mutant[path] = (text as NSString).replacingCharacters(in: match.range, with: new)
          count += 1
          #expect(try await !findings(in: mutant).isEmpty, "\(path): \(new)")
        }
      }
    }
    #expect(count >= 4, "only \(count) mutants")
  }

  private func findings(in files: [String: String]) async throws -> [Diagnostic] {
    await RuleRunner().run(on: files).diagnostics
  }

  private func files(of example: String) throws -> [String: String] {
    let folder = Repository.root.appending(path: "Examples/\(example)")
    var files: [String: String] = [:]
    for name in try FileManager.default.contentsOfDirectory(atPath: folder.path) {
      let text = try String(contentsOf: folder.appending(path: name), encoding: .utf8)
      files["Examples/\(example)/\(name)"] = text
    }
    return files
  }
}
