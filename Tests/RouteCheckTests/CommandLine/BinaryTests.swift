import Foundation
import TestSupport
import Testing

@testable import SourceText
@testable import routecheck

/// Runs the binary itself, for its streams and its exit status.
@Suite(.enabled(if: Binary.path != nil))
struct BinaryTests {
  private func run(
    _ words: String...
  ) throws -> ChildProcess {
    try ChildProcess.run(try #require(Binary.path), words, in: Binary.root)
  }

  @Test func helpAndVersionGoToStandardOutput() throws {
    let help = try run("--help")
    #expect(help.status == 0 && help.output == Help.text && help.errors == "")
    let version = try run("--version")
    #expect(
      version.status == 0 && version.output == "\(ToolVersion.current)\n" && version.errors == ""
    )
  }

  @Test func eachExitStatusComesFromItsCause() throws {
    let good = try run("validate", "Examples")
    #expect(good.status == 0)
    #expect(good.errors.hasPrefix("no errors"))
    let usage = try run("--no-such-option")
    #expect(usage.status == 64 && usage.output == "")
    #expect(usage.errors.hasPrefix("error: unknown option '--no-such-option'"))
    let missing = try run("nowhere.storyboard")
    #expect(missing.status == 66)
    #expect(missing.output.hasPrefix("nowhere.storyboard:1:1: error: "))
    let path = try #require(Binary.path)
    let found = try ChildProcess.run(path, onFile: "<document/>", named: "Main.storyboard")
    #expect(found.status == 1)
  }

  @Test(
    .enabled(if: FileManager.default.fileExists(atPath: "/dev/full")),
    arguments: ["rules", "--help", "validate --format json Examples", "generate Examples/Feed"]
  )
  func aFullStandardOutputIsAnError(words: String) throws {
    let command = "TERM=xterm '\(try #require(Binary.path))' \(words) > /dev/full"
    let result = try ChildProcess.run("sh", ["-c", command], in: Binary.root)
    #expect(result.status == 66)
    #expect(
      result.errors.hasPrefix("error: standard output cannot be written: no space left on device\n")
    )
  }

  @Test func aClosedPipeIsNotAnError() throws {
    let command = "trap '' PIPE; ('\(try #require(Binary.path))' rules; echo $? >&2) | true"
    let result = try ChildProcess.run("sh", ["-c", command], in: Binary.root)
    #expect(result.errors == "0\n")
  }

  @Test func aPipeReceivesNeitherColoursNorProgress() throws {
    let result = try run("nowhere.storyboard")
    #expect(!result.output.contains("\u{1B}") && !result.errors.contains("\u{1B}"))
  }

  @Test(arguments: [
    ("-u NO_COLOR TERM=xterm", true), ("NO_COLOR= TERM=xterm", false),
    ("-u NO_COLOR TERM=dumb", false),
  ])
  func `a terminal shows the progress and the colours of its stream`(
    environment: String,
    isShown: Bool
  ) throws {
    let tool = "env \(environment) '\(try #require(Binary.path))'"
    let command = "\(tool) validate Examples/Feed > /dev/null; \(tool) nowhere 2> /dev/null"
    let script = "import pty; pty.spawn(['sh', '-c', \"\"\"\(command)\"\"\"])"
    let result = try ChildProcess.run("python3", ["-c", script], in: Binary.root)
    if result.status == 127 {
      print("skipped: there is no python3")
      return
    }
    #expect(result.output.contains(#/reading \d+ files \.\.\./#) == isShown, "\(result)")
    #expect(result.output.contains("\u{1B}[1mnowhere:1:1: ") == isShown, "\(result)")
  }
}

/// The binary that is built with the tests.
enum Binary {
  static let root = Repository.root

  static let path: String? = {
    let tests = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
    let candidates = [tests, root.appending(path: ".build/debug")]
    let paths = candidates.map { $0.appending(path: "routecheck").path(percentEncoded: false) }
    return paths.first { FileManager.default.isExecutableFile(atPath: $0) }
  }()
}
