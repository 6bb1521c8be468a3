import Foundation
import TestSupport
import Testing

/// Mistakes that must not compile, checked by the compiler's verifier.
///
/// A comment at the end of a line contains the expected error. A missing or misplaced error fails the
/// fixture, and so does any error or warning in the corrections.
@Suite struct CompileFailureTests {
  @Test func everyMistakeFailsAndItsCorrectionCompiles() async throws {
    let compiler = try await FixtureCompiler()
    defer { compiler.remove() }
    let corrections = "Corrections.swift"
    let rightful = try compiler.compile(corrections)
    #expect(rightful.command.status == 0, "\(rightful.command.errors)")
    #expect(rightful.expectedErrors == 0)
    var used: Set = [corrections]
    var errorCount = 0
    for guarantee in Guarantee.allCases {
      let breach = try compiler.compile(guarantee.breaks)
      #expect(breach.command.status == 0, "\(guarantee.breaks): \(breach.command.errors)")
      #expect(breach.expectedErrors > 0, "\(guarantee.breaks) expects no error")
      used.insert(guarantee.breaks)
      errorCount += breach.expectedErrors
    }
    #expect(used == compiler.fixtures, "a fixture is never used, or missing")
    print("\(used.count) fixtures ran with \(errorCount) expected errors")
  }

  @Test func messagesSayWhatToWriteInstead() async throws {
    let compiler = try await FixtureCompiler()
    defer { compiler.remove() }
    #expect(compiler.diagnostics.count >= 3)
    for fixture in compiler.diagnostics {
      let run = try compiler.compile(fixture)
      #expect(run.command.status == 0, "\(fixture): \(run.command.errors)")
      #expect(run.expectedErrors > 0, "\(fixture) expects no error")
    }
  }

  @Test func theArticleListsEveryMistake() throws {
    let article = try String(
      contentsOf: Repository.root.appending(
        path: "Sources/Routes/Documentation.docc/Mistakes.md"
      ),
      encoding: .utf8
    )
    for guarantee in Guarantee.allCases {
      #expect(article.contains(guarantee.claim), "\(guarantee)")
    }
  }

  @Test func aMissingErrorFailsTheSuite() async throws {
    let compiler = try await FixtureCompiler()
    defer { compiler.remove() }
    let verdict = try compiler.compile(
      source: "let number: Int = 1  // expected-error {{cannot convert}}\n"
    )
    #expect(verdict.status != 0)
    #expect(verdict.errors.contains("expected error not produced"))
  }

  @Test func anUnexpectedErrorFailsTheSuite() async throws {
    let compiler = try await FixtureCompiler()
    defer { compiler.remove() }
    let verdict = try compiler.compile(source: "let number: Int = \"one\"\n")
    #expect(verdict.status != 0)
    #expect(verdict.errors.contains("unexpected error produced"))
  }
}
