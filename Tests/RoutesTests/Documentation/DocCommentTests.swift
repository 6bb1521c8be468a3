import Foundation
import TestSupport
import Testing

/// The Swift examples in doc comments compile.
///
/// All examples are one program, because a compiler run for each would be slow. An example is the
/// body of a function. Its extensions are at file scope, where the other examples use them as well.
@Suite struct DocCommentTests {
  @Test func everyExampleCompiles() throws {
    let examples = try Self.examples(
      in: ["Routes", "RoutesLinks", "RoutesExploration", "RoutesTesting"].map { "Sources/\($0)" }
    )
    #expect(examples.count > 40)
    try expectCompiling(
      SnippetCompiler.preamble("DocComments")
        + examples.enumerated().map { Self.source(of: $1.1, on: $1.0, number: $0) }.joined()
    )
  }

  /// An example for an app is the body of a method of a view controller, or a member of one: of the
  /// class that the example extends, if it does.
  @Test(.enabled(if: SnippetCompiler.hasUIKit))
  func everyExampleForAnAppCompiles() throws {
    let examples = try Self.examples(in: ["Sources/RoutesUIKit", "Sources/RoutesUIKitTesting"])
    #expect(examples.count > 5)
    let sources = examples.enumerated().map { Self.sourceForApp(of: $1.1, on: $1.0, number: $0) }
    try expectCompiling(SnippetCompiler.preamble("DocCommentsUIKit") + sources.joined())
  }

  @Test func anExampleThatDoesNotCompileIsReportedAtItsLine() throws {
    let page = Page(
      URL(filePath: "Example.swift"),
      docCommentsOf: "/// Sums.\n///\n///  ```swift\n/// ```swift\n/// let sum: Int = \"\"\n/// ```"
    )
    let block = try #require(page.blocks.first)
    let source = "struct Context {}\n" + Self.source(of: block, on: page, number: 0)
    let result = try SnippetCompiler.check(source, ["-parse-as-library"])
    #expect(result.errors.contains("Example.swift:5:16: error:"), "\(result.errors)")
  }

  private func expectCompiling(_ program: String) throws {
    let result = try SnippetCompiler.check(
      program,
      ["-parse-as-library"] + SnippetCompiler.imports
    )
    #expect(result.status == 0, "\(result.errors)")
  }

  /// The examples in the doc comments of folders of sources.
  private static func examples(in folders: [String]) throws -> [(Page, Page.Block)] {
    try pages(in: folders).flatMap { page in
      page.blocks.filter { $0.language == "swift" }.map { (page, $0) }
    }
  }

  /// The doc comments of folders of sources.
  private static func pages(in folders: [String]) throws -> [Page] {
    try folders.flatMap { folder in
      let root = Repository.root.appending(path: folder)
      let files = try FileManager.default.subpathsOfDirectory(atPath: root.path)
      return try files.filter { $0.hasSuffix(".swift") }.sorted().map { file in
        let url = root.appending(path: file)
        return Page(url, docCommentsOf: try String(contentsOf: url, encoding: .utf8))
      }
    }
  }

  private static func source(of block: Page.Block, on page: Page, number: Int) -> String {
    let parts = parts(of: block, on: page)
    return parts.extensions + """
      extension Context {
        func example\(number)() throws {
          var registry = self.registry
          do {
      \(parts.rest)
          }
        }
      }

      """
  }

  private static func sourceForApp(
    of block: Page.Block,
    on page: Page,
    number: Int
  ) -> String {
    var block = block
    // Linux has no Objective-C, by which a storyboard finds an action.
    let isAction = block.lines.contains { $0.hasPrefix("@IBAction ") }
    block.lines = block.lines.map { $0.replacing("@IBAction ", with: "") }
    let parts = parts(of: block, on: page)
    let extended = block.lines.lazy.compactMap { $0.prefixMatch(of: #/extension (\w+)/#)?.1 }.first
    let isMember = isAction || block.lines.first?.hasPrefix("override ") == true
    let own = "final class Example\(number): ExampleViewController"
    return parts.extensions + """
      \(isMember ? extended.map { "extension \($0)" } ?? own : own) {
      \(isMember ? parts.rest : "func example() throws {\n\(parts.rest)\n}")
      }

      """
  }

  /// The extensions of an example, and its other lines.
  private static func parts(
    of block: Page.Block,
    on page: Page
  ) -> (extensions: String, rest: String) {
    var isExtension = false
    let scopes = block.lines.map { line in
      defer { if line == "}" { isExtension = false } }
      isExtension = isExtension || line.hasPrefix("extension ")
      return isExtension
    }
    func source(ofExtensions wanted: Bool) -> String {
      let text = zip(block.lines, scopes).map { $1 == wanted ? $0 : "" }.joined(separator: "\n")
      return SnippetCompiler.source(text, at: block.line, of: page)
    }
    return (source(ofExtensions: true), source(ofExtensions: false))
  }
}
