import Foundation
import TestSupport
import Testing

/// What the documentation shows as Swift compiles as it stands there.
///
/// The blocks of a page are one program, in their order. What a page leaves out, such as the status
/// that is shared, stands under Fixtures/Preambles, in Screens.swift or a file of its name. A block that begins with
/// `// Before` shows an app without Routes; it is compiled by itself, against stand-ins for UIKit.
/// One that begins with the tools version is a package manifest.
@Suite struct SnippetTests {
  private enum Kind: CaseIterable {
    case page
    case before
    case manifest

    init(_ block: Page.Block) {
      switch block.lines.first ?? "" {
      case let line where line.hasPrefix("// swift-tools-version"): self = .manifest
      case let line where line.hasPrefix("// Before"): self = .before
      default: self = .page
      }
    }
  }

  @Test(arguments: try Page.all())
  func everySnippetCompiles(page: Page) throws {
    let blocks = Dictionary(grouping: page.blocks.filter { $0.language == "swift" }, by: Kind.init)
    if let blocks = blocks[.page] {
      let program =
        try "import Routes\n" + preamble("Screens") + preamble(page.name)
        + source(of: blocks, on: page)
      try expectCompiling(program, ["-I", Repository.modules.path])
    }
    for block in blocks[.before] ?? [] {
      try expectCompiling(preamble("UIKit") + source(of: [block], on: page), [])
    }
    for block in blocks[.manifest] ?? [] {
      try expectCompiling(source(of: [block], on: page), try manifestOptions())
    }
  }

  @Test func aSnippetThatDoesNotCompileIsFoundAtItsLine() throws {
    let page = try Page.readme()
    let block = Page.Block(language: "swift", line: 7, lines: ["let number: Int = \"one\""])
    let result = try compile(source(of: [block], on: page), [])
    #expect(result.status != 0)
    #expect(result.errors.contains("README.md:7:19: error:"), "\(result.errors)")
  }

  @Test func everyPreambleIsUsed() throws {
    let files = try FileManager.default.contentsOfDirectory(
      atPath: Page.fixtures.appending(path: "Preambles").path
    )
    let names = Set(try Page.all().map { "\($0.name).swift" } + ["Screens.swift", "UIKit.swift"])
    #expect(Set(files).isSubset(of: names))
  }

  private func expectCompiling(_ source: String, _ options: [String]) throws {
    let result = try compile(source, options)
    #expect(result.status == 0, "\(result.errors)")
  }

  private func compile(_ source: String, _ options: [String]) throws -> ChildProcess {
    let url = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).swift")
    try source.write(to: url, atomically: true, encoding: .utf8)
    defer { try? FileManager.default.removeItem(at: url) }
    return try ChildProcess.run(
      "swiftc",
      ["-frontend", "-typecheck", "-swift-version", "6", "-module-name", "Snippets"]
        + options + [url.path]
    )
  }

  /// The text of blocks, with each error told at the page's line.
  private func source(of blocks: [Page.Block], on page: Page) -> String {
    blocks.map { block in
      "#sourceLocation(file: \"\(page.url.lastPathComponent)\", line: \(block.line))\n\(block.text)"
    }.joined() + "#sourceLocation()\n"
  }

  private func preamble(_ name: String) throws -> String {
    let url = Page.fixtures.appending(path: "Preambles/\(name).swift")
    guard FileManager.default.fileExists(atPath: url.path) else { return "" }
    return try String(contentsOf: url, encoding: .utf8)
  }

  /// What the package manager compiles a manifest with.
  private func manifestOptions() throws -> [String] {
    let api = "\(try Toolchain.current().paths.runtimeResourcePath)/pm/ManifestAPI"
    return ["-I", api, "-package-description-version", "6.0"]
  }
}
