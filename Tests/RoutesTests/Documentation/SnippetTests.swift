import Foundation
import TestSupport
import Testing

/// The Swift of the README and of the articles compiles, and its tests pass.
///
/// The blocks of a page are one program, in their order, which runs if it has tests. Declarations that a page leaves out, such
/// as the status that is shared, are under Fixtures/Preambles, in Screens.swift or a file of the
/// page's name. A block that begins with `// Before` shows an app without Routes. It is compiled
/// separately, with substitutes for UIKit's declarations. A page with a block that begins with
/// `// In the app` is compiled as an app: against the test double of UIKit, which only Linux has, and
/// with `MainActor` as default isolation. A block that begins with the tools version is a package
/// manifest, and one that begins with `import XCTest` is a file of its own. A block that begins with
/// the path of a file under Examples repeats files, which the package compiles.
@Suite struct SnippetTests {
  private enum Kind: CaseIterable {
    case page
    case before
    case manifest
    case file
    case example

    init(_ block: Page.Block) {
      switch block.lines.first ?? "" {
      case let line where line.hasPrefix("// swift-tools-version"): self = .manifest
      case let line where line.hasPrefix("// Before"): self = .before
      case "import XCTest": self = .file
      case let line where line.hasPrefix("// Examples/"): self = .example
      default: self = .page
      }
    }
  }

  @Test(arguments: try Page.all())
  func everySnippetCompiles(page: Page) throws {
    let blocks = Dictionary(grouping: page.blocks.filter { $0.language == "swift" }, by: Kind.init)
    if let blocks = blocks[.page] {
      let isApp = blocks.contains { $0.lines.first?.hasPrefix("// In the app") == true }
      if !isApp || SnippetCompiler.hasUIKit {
        let program =
          try "import Routes\nimport RoutesTesting\n"
          + (isApp ? "import RoutesUIKit\nimport RoutesUIKitTesting\nimport UIKit\n" : "")
          + SnippetCompiler.preamble("Screens") + SnippetCompiler.preamble(page.name)
          + source(of: blocks, on: page)
        let isolation = isApp ? ["-default-isolation", "MainActor"] : []
        let tests = blocks.map { $0.text.ranges(of: "@Test").count }.reduce(0, +)
        if tests == 0 {
          try expectCompiling(program, SnippetCompiler.imports + isolation)
        } else {
          let run = try SnippetCompiler.run(program, isolation, isApp: isApp)
          #expect(run.status == 0, "\(run.output)\(run.errors)")
          #expect((run.output + run.errors).contains("with \(tests) test"), "\(run.output)")
        }
      }
    }
    for block in blocks[.before] ?? [] {
      try expectCompiling(SnippetCompiler.preamble("UIKit") + source(of: [block], on: page), [])
    }
    for block in blocks[.file] ?? [] {
      let program = try SnippetCompiler.preamble("XCTest") + source(of: [block], on: page)
      try expectCompiling(program, ["-parse-as-library"] + SnippetCompiler.imports)
    }
    for block in blocks[.example] ?? [] {
      #expect(try block.text == repeated(block))
    }
    for block in blocks[.manifest] ?? [] {
      try expectCompiling(source(of: [block], on: page), try manifestOptions(of: block))
    }
  }

  @Test func aSnippetThatDoesNotCompileIsReportedAtItsLine() throws {
    let page = try Page.readme()
    let block = Page.Block(language: "swift", line: 7, lines: ["let number: Int = \"one\""])
    let result = try SnippetCompiler.check(source(of: [block], on: page), [])
    #expect(result.status != 0)
    #expect(result.errors.contains("README.md:7:19: error:"), "\(result.errors)")
  }

  @Test func aTestOfAPageThatFailsIsReportedAtItsLine() throws {
    let block = Page.Block(
      language: "swift",
      line: 7,
      lines: ["import Testing", "@Test func sums() { #expect(1 + 1 == 3) }"]
    )
    let run = try SnippetCompiler.run(source(of: [block], on: .readme()), [], isApp: false)
    #expect(run.status != 0)
    #expect((run.output + run.errors).contains("README.md:8:"), "\(run.output)\(run.errors)")
  }

  @Test func everyPreambleIsUsed() throws {
    let files = try FileManager.default.contentsOfDirectory(
      atPath: Page.fixtures.appending(path: "Preambles").path
    )
    let names = Set(
      try Page.all().map { "\($0.name).swift" } + [
        "DocComments.swift", "DocCommentsUIKit.swift", "Screens.swift", "UIKit.swift",
        "XCTest.swift",
      ]
    )
    #expect(Set(files).isSubset(of: names))
  }

  private func expectCompiling(_ source: String, _ options: [String]) throws {
    let result = try SnippetCompiler.check(source, options)
    #expect(result.status == 0, "\(result.errors)")
  }

  private func source(of blocks: [Page.Block], on page: Page) -> String {
    blocks.map { SnippetCompiler.source($0.text, at: $0.line, of: page) }.joined()
  }

  /// The files that a block names, each after a comment with its path.
  private func repeated(_ block: Page.Block) throws -> String {
    try block.lines.filter { $0.hasPrefix("// Examples/") }.map { line in
      let file = Repository.root.appending(path: String(line.dropFirst(3)))
      return try "\(line)\n" + String(contentsOf: file, encoding: .utf8)
    }.joined(separator: "\n")
  }

  /// The options with which the package manager compiles a manifest.
  private func manifestOptions(of block: Page.Block) throws -> [String] {
    let api = "\(try Toolchain.current().paths.runtimeResourcePath)/pm/ManifestAPI"
    let version = block.lines.first?.split(separator: " ").last ?? ""
    return ["-I", api, "-package-description-version", String(version)]
  }
}
