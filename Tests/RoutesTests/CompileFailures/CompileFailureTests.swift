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

/// A mistake that does not compile according to the documentation, with the fixture that proves it.
///
/// `Name.breaks.swift` contains the mistake and the expected error, and `Corrections.swift` the correct code.
enum Guarantee: String, CaseIterable {
  case missingCase = "MissingCase"
  case unmappedDestination = "UnmappedDestination"
  case forgottenPayload = "ForgottenPayload"
  case wrongPayload = "WrongPayload"
  case wrongController = "WrongController"
  case wrongProperty = "WrongProperty"
  case wrongSource = "WrongSource"
  case wrongPreparation = "WrongPreparation"
  case wrongInstance = "WrongInstance"
  case wrongScene = "WrongScene"
  case misspelledSegue = "MisspelledSegue"
  case untypedIdentifier = "UntypedIdentifier"
  case unhandledSegue = "UnhandledSegue"
  case removedSegue = "RemovedSegue"
  case retypedSegue = "RetypedSegue"
  case performedUnnamed = "PerformedUnnamed"
  case twoActors = "TwoActors"
  case missingLink = "MissingLink"
  case missingLinkKey = "MissingLinkKey"
  case removedLink = "RemovedLink"
  case linkWithValue = "LinkWithValue"

  /// The words of the article about the mistake.
  var claim: String {
    switch self {
    case .missingCase, .unmappedDestination: "A new case does not compile until it is mapped"
    case .forgottenPayload, .wrongPayload: "A payload cannot be forgotten"
    case .wrongController, .wrongProperty: "a property of the wrong screen"
    case .wrongSource: "a segue from the wrong source"
    case .wrongPreparation, .wrongInstance: "a prepare closure or an initializer for another screen"
    case .wrongScene: "a scene of another class"
    case .misspelledSegue: "a misspelled segue"
    case .untypedIdentifier: "an identifier instead of a segue"
    case .unhandledSegue, .removedSegue, .retypedSegue:
      "added, renamed, removed or connected to another scene"
    case .performedUnnamed: "performing a segue without an identifier"
    case .twoActors: "used from two actors"
    case .missingLink, .missingLinkKey, .removedLink: "a case without a link"
    case .linkWithValue: "a value in the pattern of a link"
    }
  }

  var breaks: String { "\(rawValue).breaks.swift" }
}
