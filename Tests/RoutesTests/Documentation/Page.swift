import Foundation
import TestSupport
import Testing

/// A page of the documentation: the README, an article, or the doc comments of a source file.
struct Page: CustomTestStringConvertible {
  let url: URL
  let text: String

  init(_ url: URL) throws {
    self.url = url
    text = try String(contentsOf: url, encoding: .utf8)
  }

  /// The doc comments of a source file, each at its line.
  init(_ url: URL, docCommentsOf source: String) {
    self.url = url
    text = source.split(separator: "\n", omittingEmptySubsequences: false).map { line -> String in
      let line = line.drop { $0 == " " }
      guard line.hasPrefix("///") else { return "" }
      return String(line.dropFirst(line.hasPrefix("/// ") ? 4 : 3))
    }.joined(separator: "\n")
  }

  var name: String { url.deletingPathExtension().lastPathComponent }
  var testDescription: String { name }

  static let catalogs = [
    "Routes", "RoutesLinks", "RoutesExploration", "RoutesTesting", "RoutesUIKit",
    "RoutesUIKitTesting", "RoutesSwiftUI",
  ].map { module in
    Repository.root.appending(path: "Sources/\(module)/Documentation.docc")
  }
  static let fixtures = Repository.root.appending(path: "Tests/RoutesTests/Documentation/Fixtures")

  static func readme() throws -> Page { try Page(Repository.root.appending(path: "README.md")) }

  /// The README and every article, by name.
  static func all() throws -> [Page] {
    let files = try catalogs.flatMap { catalog in
      try FileManager.default.contentsOfDirectory(at: catalog, includingPropertiesForKeys: nil)
    }
    let articles = try files.filter { $0.pathExtension == "md" }
      .sorted { $0.path < $1.path }.map(Page.init)
    return try [readme()] + articles
  }
}

extension Page {
  /// A fenced block, with the line of the page at which its text begins.
  struct Block {
    var language: String
    var line: Int
    var lines: [String] = []

    var text: String { lines.map { $0 + "\n" }.joined() }
  }

  /// The fenced blocks, in order.
  var blocks: [Block] {
    var blocks: [Block] = []
    var open: Block?
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      if let block = open {
        if line == "```" {
          blocks.append(block)
          open = nil
        } else {
          open?.lines.append(String(line))
        }
      } else if line.hasPrefix("```") {
        open = Block(language: String(line.dropFirst(3)), line: index + 2)
      }
    }
    return blocks
  }
}
