import Foundation
import TestSupport
import Testing

/// Mistakes in an app that must not compile, and an app's logic that must.
///
/// The isolation of a value that leaves its actor is checked after the types, so each fixture is
/// compiled as a whole and not only type-checked.
@Suite struct CompileFailureTests {
  /// The settings under which a package of logic, and the app around it, compile.
  enum Setting: CaseIterable {
    case isolatedByDefault
    case isolatedConformances
    case swift5

    var options: [String] {
      switch self {
      case .isolatedByDefault: ["-swift-version", "6", "-default-isolation", "MainActor"]
      case .isolatedConformances: ["-swift-version", "6"]
      case .swift5: ["-swift-version", "5"]
      }
    }
  }

  private static let fixtures = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../Fixtures").standardized

  /// The last fixture is checked after the types, and so alone.
  @Test(arguments: ["Mistakes", "GraphLeavesMainActor"], ["breaks", "keeps"])
  func `mistakes do not compile and their corrections do`(name: String, ending: String) throws {
    let text = try text(of: "CompileFailures/\(name).\(ending).swift")
    #expect(text.contains("expected-error") == (ending == "breaks"))
    let result = try compile(text, "CompileFailures/Screens.swift", ["-swift-version", "6"])
    #expect(result.status == 0, "\(result.errors)")
  }

  @Test(arguments: Setting.allCases)
  func anAppsLogicCompiles(setting: Setting) throws {
    var logic = try text(of: "Logic/Logic.swift")
    if setting == .isolatedConformances {
      // Without isolation by default, Swift 6 needs annotations.
      for start in ["protocol", "final class", "func", "  var route"] {
        logic = logic.replacing("\n\(start)", with: "\n@MainActor \(start)")
      }
      logic = logic.replacing(": Destination", with: ": @MainActor Destination")
    }
    let result = try compile(logic, "Logic/App.swift", setting.options)
    #expect(result.status == 0, "\(result.errors)")
  }

  @Test func logicWithoutAnnotationsNeedsTheDefault() throws {
    let logic = try text(of: "Logic/Logic.swift")
    let result = try compile(logic, "Logic/App.swift", ["-swift-version", "6"])
    #expect(result.status != 0)
    #expect(result.errors.contains("crosses into main actor-isolated code"), "\(result.errors)")
  }

  private func text(of fixture: String) throws -> String {
    try String(contentsOf: Self.fixtures.appending(path: fixture), encoding: .utf8)
  }

  /// Compiles a text together with a fixture.
  private func compile(
    _ text: String,
    _ fixture: String,
    _ options: [String]
  ) throws -> ChildProcess {
    try ChildProcess.run(
      "swiftc",
      [
        "-frontend", "-c", "-verify", "-verify-ignore-unrelated", "-o", "/dev/null", "-o",
        "/dev/null",
        "-module-name", "Fixture", "-I", Repository.modules.path,
      ]
        + options + [Self.fixtures.appending(path: fixture).path],
      onFile: text,
      named: "Fixture.swift"
    )
  }
}
