import Foundation
import TestSupport
import Testing

/// The table of UIKit's names: what its right column names exists.
@Suite struct UIKitNamesTests {
  private struct Row {
    let line: Int
    let left: String
    let right: String

    /// The code in a column.
    static func code(in text: String) -> [String] {
      text.matches(of: #/`([^`]+)`/#).map { String($0.1) }
    }
  }

  private static let article = "Sources/Routes/Documentation.docc/UIKitNames.md"

  private func readRows() throws -> [Row] {
    let text = try String(
      contentsOf: Repository.root.appending(path: Self.article),
      encoding: .utf8
    )
    return text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
      .compactMap { index, line in
        guard let match = line.wholeMatch(of: #/\| (`.+) \| (.+) \|/#) else { return nil }
        return Row(line: index + 1, left: String(match.1), right: String(match.2))
      }
  }

  @Test func `the code of the right column compiles`() throws {
    let examples = try readRows().flatMap { row in
      Row.code(in: row.right).map { (line: row.line, code: $0) }
    }
    #expect(examples.count > 70)
    let functions = examples.enumerated().map { index, example in
      """
        func example\(index)(_ registry: inout SegueRegistry) throws {
      #sourceLocation(file: "\(Self.article)", line: \(example.line))
          _ = try \(example.code)
      #sourceLocation()
        }
      """
    }
    let program =
      try SnippetCompiler.preamble("UIKitNames")
      + "extension Names {\n\(functions.joined(separator: "\n"))\n}\n"
    let result = try SnippetCompiler.check(program, ["-parse-as-library"] + SnippetCompiler.imports)
    #expect(result.status == 0, "\(result.errors)")
  }

  @Test func `each row has code or a reason`() throws {
    for row in try readRows() {
      #expect(!Row.code(in: row.left).isEmpty, "\(row.left)")
      #expect(!Row.code(in: row.right).isEmpty || row.right.hasSuffix("."), "\(row.left)")
    }
  }

  /// What the test double of UIKit declares moves between screens, or its type is not in the table.
  @Test func `the left column has every move of the test double`() throws {
    let signatures = Repository.root
      .appending(path: "Tests/RoutesUIKitTests/Fixtures/UIKitSignatures.txt")
    let names = Set(try readRows().flatMap { Row.code(in: $0.left) }.map(Self.firstWord))
    var type = ""
    for line in try String(contentsOf: signatures, encoding: .utf8).split(separator: "\n") {
      if !line.hasPrefix(" ") {
        type = line.split(separator: " ").dropFirst().first.map(String.init) ?? ""
      } else if Self.types.contains(type),
        let match = line.firstMatch(of: #/(?:func|var) (\w+)/#),
        !Self.noMoves.contains(String(match.1))
      {
        #expect(names.contains(String(match.1)), "\(type).\(match.1) is not in the table")
      }
    }
  }

  private static func firstWord(_ code: String) -> String {
    let code = code.split(separator: ".").last.map(String.init) ?? code
    return String(code.prefix { $0.isLetter })
  }

  private static let types: Set<String> = [
    "UIViewController", "UINavigationController", "UINavigationControllerDelegate",
    "UITabBarController", "UITabBarControllerDelegate", "UISplitViewController",
    "UISplitViewControllerDelegate", "UIPageViewController",
    "UIAdaptivePresentationControllerDelegate", "UIStoryboardSegue",
  ]

  /// Members that neither move between screens nor ask or report about a move.
  private static let noMoves: Set<String> = [
    "navigationItem", "storyboard", "title", "view", "viewIfLoaded",
  ]
}
