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

    /// Without isolation by default, Swift 6 needs annotations.
    var logic: String {
      self == .isolatedConformances ? "Logic/Logic+Isolated.swift" : "Logic/Logic.swift"
    }
  }

  private static let fixtures = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../Fixtures").standardized

  /// The last fixture is checked after the types, and so alone.
  @Test(arguments: ["Mistakes", "GraphLeavesMainActor"], ["breaks", "keeps"])
  func `mistakes do not compile and their corrections do`(name: String, ending: String) throws {
    let fixture = "CompileFailures/\(name).\(ending).swift"
    let text = try String(contentsOf: Self.fixtures.appending(path: fixture), encoding: .utf8)
    #expect(text.contains("expected-error") == (ending == "breaks"))
    let result = try compile([fixture, "CompileFailures/Screens.swift"], ["-swift-version", "6"])
    #expect(result.status == 0, "\(result.errors)")
  }

  @Test(arguments: Setting.allCases)
  func anAppsLogicCompiles(setting: Setting) throws {
    let result = try compile([setting.logic, "Logic/App.swift"], setting.options)
    #expect(result.status == 0, "\(result.errors)")
  }

  @Test func logicWithoutAnnotationsNeedsTheDefault() throws {
    let result = try compile(["Logic/Logic.swift", "Logic/App.swift"], ["-swift-version", "6"])
    #expect(result.status != 0)
    #expect(result.errors.contains("crosses into main actor-isolated code"), "\(result.errors)")
  }

  private func compile(_ files: [String], _ options: [String]) throws -> ChildProcess {
    try ChildProcess.run(
      "swiftc",
      [
        "-frontend", "-c", "-verify", "-verify-ignore-unrelated", "-o", "/dev/null", "-o",
        "/dev/null",
        "-module-name", "Fixture", "-I", Repository.modules.path,
      ]
        + options + files.map { Self.fixtures.appending(path: $0).path }
    )
  }
}
