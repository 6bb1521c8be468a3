#if os(Linux)
  import Foundation
  import TestSupport
  import Testing

  /// The plugins' code for Xcode projects, type-checked with the declarations of Xcode's module.
  @Suite struct XcodePluginTests {
    @Test(arguments: ["RouteCheckPlugin", "RouteCheckCommand"])
    func thePartForXcodeCompiles(plugin: String) throws {
      let check = try typeCheck(plugin) { $0 }
      #expect(check.status == 0, "\(check.errors)")
    }

    @Test(arguments: [
      ("RouteCheckPlugin", "inputFiles", "files"),
      ("RouteCheckCommand", "xcodeProject", "project"),
    ])
    func aMistakeInThePartForXcodeIsFound(plugin: String, member: String, other: String) throws {
      let check = try typeCheck(plugin) { $0.replacing(member, with: other) }
      #expect(check.status != 0)
      #expect(check.errors.contains("has no member '\(member)'"), "\(check.errors)")
    }

    /// Type-checks a plugin with a substitute for Xcode's module, whose source may be changed.
    private func typeCheck(
      _ plugin: String,
      _ change: (String) -> String
    ) throws -> ChildProcess {
      let folder = FileManager.default.temporaryDirectory.appending(path: "xcode-\(UUID())")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: folder) }
      let fixture = Repository.root.appending(
        path: "Tests/RoutesTests/Plugins/Fixtures/XcodeProjectPlugin.swift"
      )
      let source = folder.appending(path: "XcodeProjectPlugin.swift")
      try change(String(contentsOf: fixture, encoding: .utf8))
        .write(to: source, atomically: true, encoding: .utf8)
      let module = folder.appending(path: "XcodeProjectPlugin.swiftmodule")
      let api = try pluginAPI()
      let made = try compile(
        ["-emit-module", "-o", module.path, "-module-name", "XcodeProjectPlugin", "-I", api],
        source
      )
      try #require(made.status == 0, "\(made.errors)")
      return try compile(
        [
          "-typecheck", "-warnings-as-errors", "-module-name", plugin, "-I", api, "-I", folder.path,
        ],
        Repository.root.appending(path: "Plugins/\(plugin)/\(plugin).swift")
      )
    }

    private func compile(_ arguments: [String], _ source: URL) throws -> ChildProcess {
      let common = ["-parse-as-library", "-swift-version", "6"]
      let version = ["-Xfrontend", "-package-description-version", "-Xfrontend", "6.2.0"]
      return try ChildProcess.run(
        "swiftc",
        common + version + arguments + [source.path]
      )
    }

    /// The toolchain's folder of PackagePlugin.
    private func pluginAPI() throws -> String {
      return "\(try Toolchain.current().paths.runtimeResourcePath)/pm/PluginAPI"
    }
  }
#endif
