import Foundation
import RouteCheckTestSupport
import TestSupport
import Testing

@testable import ProjectModel
@testable import RouteReports
@testable import RuleSupport
@testable import routecheck

@Suite struct WatchTests {
  private static let storyboard = Example.scenes(
    scene("a", "Feed", segue("s", "ShowPost", to: "b"), segue("t", "ShowUser", to: "b")),
    scene("b")
  ).files[0].text

  /// A source that performs segues, each on a line of its own.
  private static func source(_ names: String...) -> String {
    let lines = names.map { "    performSegue(withIdentifier: \"\($0)\", sender: nil)\n" }
    return """
      import UIKit
      class Feed: UIViewController {
        func open() {
      \(lines.joined())  }
      }

      """
  }

  /// Runs `validate --watch` in a folder whose files are edited, one edit before each look at them.
  ///
  /// - Returns: The run, with paths relative to the folder, and how long it waited each time.
  private static func run(
    _ files: [String: String],
    in name: String = "",
    _ words: [String] = [],
    edits: [WatchEdits.Edit],
    folderDate: Date? = nil
  ) async throws -> (output: String, error: String, status: routecheck.ExitStatus, [Duration]) {
    try await TemporaryFolder.with { folder in
      let edits = try WatchEdits(folder, files, edits, folderDate: folderDate)
      let path = folder.path(name)
      let run = await ToolRun(
        ["validate", "--watch", path] + words.map { $0.replacing("FOLDER", with: path) },
        files: .disk
      ) {
        try await edits.sleep($0)
      }
      let prefix = folder.path("") + "/"
      return await (
        run.output.replacing(prefix, with: ""),
        run.error.replacing(prefix, with: ""),
        run.status,
        edits.sleeps
      )
    }
  }

  /// The lines of errors, without the notes below them.
  private static func errors(of output: String) -> [Substring] {
    output.split(separator: "\n").filter { $0.contains(": error: ") }
  }

  @Test func aSaveIsCheckedAndOnlyWhatIsNewIsPrinted() async throws {
    let run = try await Self.run(
      ["Main.storyboard": Self.storyboard, "Feed.swift": Self.source("ShowPots")],
      edits: [
        { _ in },
        { $0["Feed.swift"] = Self.source("ShowPots", "ShowUsr") },
        { $0["Feed.swift"] = Self.source("ShowPost", "ShowUsr") },
        { _ in },
      ]
    )
    let lines = Self.errors(of: run.output)
    #expect(lines.count == 2, "\(run.output)")
    #expect(
      lines.first?.hasPrefix("Feed.swift:4:") == true && lines.first?.contains("ShowPots") == true
    )
    #expect(
      lines.last?.hasPrefix("Feed.swift:5:") == true && lines.last?.contains("ShowUsr") == true
    )
    #expect(
      run.error == """
        1 error in 2 files
        2 errors in 2 files; 1 new
        1 error in 2 files; 1 gone

        """
    )
    #expect(run.status == .findings)
    #expect(run.3 == Array(repeating: Watch.interval, count: 5))
  }

  @Test func aFindingThatOnlyMovesIsNotPrintedAgain() async throws {
    let run = try await Self.run(
      ["Main.storyboard": Self.storyboard, "Feed.swift": Self.source("ShowPots")],
      edits: [{ $0["Feed.swift"] = "\n\n" + Self.source("ShowPots") }]
    )
    #expect(Self.errors(of: run.output).count == 1, "\(run.output)")
    #expect(run.error == "1 error in 2 files\n1 error in 2 files; no change\n")
  }

  @Test func addedAndRemovedFilesAreNoticed() async throws {
    let run = try await Self.run(
      ["App/Main.storyboard": Self.storyboard],
      in: "App",
      edits: [
        { $0["App/Feed.swift"] = Self.source("ShowPots") },
        { $0["App/Feed.swift"] = nil },
        { $0["Other/Feed.swift"] = Self.source("ShowPots") },
      ]
    )
    #expect(
      run.error == """
        no errors in 1 file
        1 error in 2 files; 1 new
        no errors in 1 file; 1 gone

        """
    )
    #expect(run.status == .success)
  }

  @Test func theConfigurationIsReadAgain() async throws {
    let run = try await Self.run(
      ["Main.storyboard": Self.storyboard, "Feed.swift": Self.source("ShowPots")],
      edits: [
        { $0[".routecheck.json"] = #"{"rules": {"unknown-segue": "off"}}"# },
        { $0[".routecheck.json"] = #"{"rules": {"unknown-segue": "# },
        { _ in },
        { $0[".routecheck.json"] = nil },
      ]
    )
    let lines = run.error.split(separator: "\n")
    #expect(lines.count == 4, "\(run.error)")
    #expect(lines.first == "1 error in 2 files")
    #expect(lines.dropFirst().first == "no errors in 2 files; 1 gone")
    #expect(lines.dropFirst(2).first?.hasPrefix(".routecheck.json:1:") == true)
    #expect(lines.last == "1 error in 2 files; 1 new")
    #expect(run.status == .findings)
  }

  @Test func theBaselineIsReadAgain() async throws {
    let files = ["Main.storyboard": Self.storyboard, "Feed.swift": Self.source("ShowPots")]
    let report = await Settings(Configuration()).check(await Project.load(files))
    let accepted = Baseline(report, in: ConfigurationFolder()).json
    let run = try await Self.run(
      files.merging([
        ".routecheck.json": "{}", "baseline.json": #"{"version": 1, "findings": []}"#,
      ]) { $1 },
      ["--baseline", "FOLDER/baseline.json", "--quiet"],
      edits: [{ $0["baseline.json"] = accepted }]
    )
    #expect(run.status == .success && run.error.isEmpty, "\(run)")
    #expect(Self.errors(of: run.output).count == 1, "\(run.output)")
  }

  @Test func `a broken configuration at the start ends the watch`() async throws {
    let run = try await Self.run(
      [".routecheck.json": "{", "Main.storyboard": Self.storyboard],
      edits: []
    )
    #expect(run.status == .usage && run.3.isEmpty && run.output.isEmpty)
  }

  @Test func `a change that the folder's date hides is seen within a second`() async throws {
    let later = Date(timeIntervalSinceNow: 600)
    let quiet: [WatchEdits.Edit] = Array(repeating: { _ in }, count: 20)
    let run = try await Self.run(
      ["App/Main.storyboard": Self.storyboard],
      in: "App",
      edits: quiet + [{ $0["App/Feed.swift"] = Self.source("ShowPots") }] + quiet,
      folderDate: later
    )
    #expect(run.error == "no errors in 1 file\n1 error in 2 files; 1 new\n")
  }

  @Test(.enabled(if: Binary.path != nil))
  func anInterruptEndsTheToolWithTheStatusOfItsLastCheck() throws {
    try TemporaryFolder.with { folder in
      try folder.write("App/Main.storyboard", Self.storyboard)
      try folder.write("App/Feed.swift", Self.source("ShowPost"))
      try folder.write("Wrong.swift", Self.source("ShowPots"))
      let tool = try #require(Binary.path)
      // Without job control a shell makes its background processes ignore interrupts.
      let script = """
        set -m
        '\(tool)' validate --watch App >out 2>err &
        wait_for() {
          for _ in $(seq 600); do
            if grep -q "$1" err; then return; fi
            sleep 0.1
          done
          echo "never printed: $1"
        }
        wait_for 'no errors in 2 files'
        cp Wrong.swift App/Feed.swift
        wait_for '1 error in 2 files; 1 new'
        kill -INT $!
        wait $!
        status=$?
        cat out
        exit $status
        """
      let run = try ChildProcess.run("sh", ["-c", "cd '\(folder.path(""))'\n\(script)"])
      #expect(run.status == 1, "\(run)")
      #expect(run.output.hasPrefix("App/Feed.swift:4:"), "\(run)")
    }
  }
}
