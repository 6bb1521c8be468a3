import Foundation
import RouteCheckTestSupport
import TestSupport
import Testing

@testable import SourceText
@testable import routecheck

/// The manual page, as the programs that show it read it.
@Suite struct ManualTests {
  @Test func `the command manual prints the page`() async {
    let run = await ToolRun(["manual"], files: .memory([:]))
    #expect(run.status == .success && run.output == Manual.text && run.error.isEmpty)
    #expect(run.output.hasPrefix(".TH ROUTECHECK 1 \"\(ToolVersion.date)\" "))
    #expect(ToolVersion.date.wholeMatch(of: /20\d\d-[01]\d-[0-3]\d/) != nil)
  }

  @Test func `mandoc accepts the page without warnings`() throws {
    guard try ChildProcess.isInstalled("mandoc") else { return }
    let run = try ChildProcess.run(
      "mandoc",
      ["-Tlint", "-Wwarning"],
      onFile: Manual.text,
      named: "routecheck.1"
    )
    #expect(run.status == 0 && run.output.isEmpty && run.errors.isEmpty, "\(run)")
  }

  /// Every command, option and explanation is on the page that a reader sees.
  @Test func everyDeclarationIsShown() throws {
    guard let page = try rendered(Manual.text) else { return }
    for command in routecheck.Command.all {
      #expect(page.contains("\n   \(command.name)\n"), "\(command.name)")
      #expect(page.flattened.contains(command.summary.dropFirst().description.flattened + "."))
      for option in command.options {
        #expect(page.flattened.contains(option.usage.flattened), "\(command.name) \(option.name)")
        #expect(page.flattened.contains(option.explanation.flattened), "\(option.name)")
      }
    }
    for status in routecheck.ExitStatus.allCases {
      #expect(page.flattened.contains("\(status.rawValue) \(status.explanation)."))
    }
    #expect(!page.contains("\\"))
  }

  /// The page as text, without bold letters; `nil` if there is no program for it.
  private func rendered(_ text: String) throws -> String? {
    guard try ChildProcess.isInstalled("groff") else { return nil }
    let run = try ChildProcess.run(
      "groff",
      ["-man", "-Tascii", "-rHY=0", "-ww", "-P-cbou"],
      onFile: text,
      named: "routecheck.1"
    )
    #expect(run.status == 0 && run.errors.isEmpty, "\(run.errors)")
    return run.output
  }
}

extension String {
  /// The text without the breaks and the hyphens of lines.
  fileprivate var flattened: String {
    replacing(/-\n\s*/, with: "-").replacing(/\s+/, with: " ")
  }
}
