import Foundation
import TestSupport
import Testing

/// What must not compile, checked by the compiler's own verifier.
///
/// The comment at the end of a line says which error must come there. An error that is missing, or
/// comes elsewhere, fails the fixture; so does any error or warning in one that keeps a guarantee.
@Suite struct CompileFailureTests {
  @Test func everyGuaranteeIsKeptAndItsBreachDoesNotCompile() async throws {
    let compiler = try await FixtureCompiler()
    defer { compiler.remove() }
    var used: Set<String> = []
    var errorCount = 0
    for guarantee in Guarantee.allCases {
      let breach = try compiler.compile(guarantee.breaks)
      #expect(breach.command.status == 0, "\(guarantee.breaks): \(breach.command.errors)")
      #expect(breach.expectedErrors > 0, "\(guarantee.breaks) expects no error")
      let rightful = try compiler.compile(guarantee.keeps)
      #expect(rightful.command.status == 0, "\(guarantee.keeps): \(rightful.command.errors)")
      #expect(rightful.expectedErrors == 0, "\(guarantee.keeps) expects an error")
      used.formUnion([guarantee.breaks, guarantee.keeps])
      errorCount += breach.expectedErrors
    }
    #expect(used == compiler.fixtures, "a fixture is never used, or missing")
    #expect(used.count == 2 * Guarantee.allCases.count)
    print("\(used.count) fixtures ran: \(errorCount) errors came where they must")
  }

  @Test func theReadmeClaimsEveryGuarantee() throws {
    let readme = try String(
      contentsOf: Repository.root.appending(path: "README.md"),
      encoding: .utf8
    )
    for guarantee in Guarantee.allCases {
      #expect(readme.contains(guarantee.claim), "\(guarantee)")
    }
  }

  @Test func anExpectedErrorThatDoesNotComeFailsTheSuite() async throws {
    let compiler = try await FixtureCompiler()
    defer { compiler.remove() }
    let verdict = try compiler.compile(
      source: "let number: Int = 1  // expected-error {{cannot convert}}\n"
    )
    #expect(verdict.status != 0)
    #expect(verdict.errors.contains("expected error not produced"))
  }

  @Test func anErrorThatIsNotExpectedFailsTheSuite() async throws {
    let compiler = try await FixtureCompiler()
    defer { compiler.remove() }
    let verdict = try compiler.compile(source: "let number: Int = \"one\"\n")
    #expect(verdict.status != 0)
    #expect(verdict.errors.contains("unexpected error produced"))
  }
}
