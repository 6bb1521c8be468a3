import Foundation
import TestSupport

/// Type-checks or runs the Swift of documentation and reports each error at the line of its page.
enum SnippetCompiler {
  /// The options for programs that import the library, and Swift Testing with its macros.
  static var imports: [String] {
    get throws {
      let plugins = "\(try Toolchain.current().paths.runtimeResourcePath)/host/plugins"
      return [
        "-I", Repository.modules.path,
        "-plugin-path", plugins, "-plugin-path", "\(plugins)/testing",
      ]
    }
  }

  /// Whether there is a module UIKit to compile with: the test double, on Linux.
  #if os(Linux)
    static let hasUIKit = true
  #else
    static let hasUIKit = false
  #endif

  static func check(_ source: String, _ options: [String]) throws -> ChildProcess {
    let url = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).swift")
    try source.write(to: url, atomically: true, encoding: .utf8)
    defer { try? FileManager.default.removeItem(at: url) }
    return try ChildProcess.run(
      "swiftc",
      ["-frontend", "-typecheck", "-swift-version", "6", "-module-name", "Snippets"]
        + options + [url.path]
    )
  }

  /// Compiles declarations, and runs the tests among them.
  static func run(_ source: String, _ options: [String], isApp: Bool) throws -> ChildProcess {
    try TemporaryFolder.with { folder in
      try folder.write("Page.swift", source)
      return try TestProgram.run(
        ["Page.swift"],
        in: folder,
        modules: ["Routes", "RoutesLinks", "RoutesExploration", "RoutesTesting"]
          + (isApp ? ["UIKit", "RoutesUIKit", "RoutesUIKitTesting"] : []),
        options: options
      )
    }
  }

  /// A text of a page, whose errors are reported at the page's line.
  static func source(_ text: String, at line: Int, of page: Page) -> String {
    """
    #sourceLocation(file: "\(page.url.lastPathComponent)", line: \(line))
    \(text)
    #sourceLocation()

    """
  }

  /// The fixture of declarations that examples use and do not show.
  static func preamble(_ name: String) throws -> String {
    let url = Page.fixtures.appending(path: "Preambles/\(name).swift")
    guard FileManager.default.fileExists(atPath: url.path) else { return "" }
    return try String(contentsOf: url, encoding: .utf8)
  }
}
