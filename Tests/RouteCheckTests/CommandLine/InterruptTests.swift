import TestSupport
import Testing

/// A long search says that it goes on, and an interrupt ends it with what it has found.
@Suite(.enabled(if: Binary.path != nil))
struct InterruptTests {
  /// Two screens that present each other: with twenty controllers of each, more states than any test
  /// could wait for.
  private static let storyboard: String = {
    let scenes = (0..<2).map { screen in
      let segues = (0..<2).map { other in
        "<segue id='s\(screen).\(other)' kind='presentation' identifier='S\(screen).\(other)' "
          + "destination='n\(other)'/>"
      }
      return """
        <scene><objects><viewController id='n\(screen)' customClass='C\(screen)'>
        <view key='view'><button id='b\(screen)'><connections>\(segues.joined())</connections></button>
        </view></viewController></objects></scene>
        """
    }
    return """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" initialViewController="n0">
      <scenes>\(scenes.joined())</scenes></document>
      """
  }()

  private static let words = ["explore", "--copies", "20", "--limit", "1000000000"]

  @Test func aTerminalShowsThatTheSearchGoesOnAndAnInterruptEndsIt() throws {
    guard try ChildProcess.isInstalled("python3") else { return }
    try TemporaryFolder.with { folder in
      try folder.write("Main.storyboard", Self.storyboard)
      let script = """
        import os, pty, signal, sys
        process, terminal = pty.fork()
        if process == 0:
            os.environ.pop("NO_COLOR", None)
            os.environ["TERM"] = "xterm"
            os.execv(sys.argv[1], sys.argv[1:])
        output, interrupted = b"", False
        while True:
            try:
                part = os.read(terminal, 4096)
            except OSError:
                break
            if not part:
                break
            output += part
            if b"searching, 2 s" in output and not interrupted:
                os.kill(process, signal.SIGINT)
                interrupted = True
        sys.stdout.write(output.decode())
        sys.exit(os.WEXITSTATUS(os.waitpid(process, 0)[1]))
        """
      let tool = try #require(Binary.path)
      let run = try ChildProcess.run(
        "python3",
        ["-c", script, tool] + Self.words + [folder.path("")]
      )
      #expect(run.status == 0, "\(run)")
      expect(run.output, contains: "\rsearching, 1 s ...\rsearching, 2 s ...")
      let shown = try #require(run.output.range(of: "searching, 2 s ..."))
      let rest = run.output[shown.upperBound...]
      #expect(rest.contains("\r\u{1B}[K"), "the message is not cleared: \(rest)")
      #expect(rest.contains("2 screens in "))
      #expect(
        rest.contains("left out: ")
          && rest.contains("what was left when the search was interrupted"),
        "\(rest)"
      )
    }
  }

  @Test func anInterruptNeedsNoTerminal() throws {
    try TemporaryFolder.with { folder in
      try folder.write("Main.storyboard", Self.storyboard)
      let tool = try #require(Binary.path)
      let command = """
        '\(tool)' \(Self.words.joined(separator: " ")) '\(folder.path(""))' &
        sleep 2; kill -INT $!; wait $!
        """
      // Without job control a shell makes its background processes ignore interrupts.
      let run = try ChildProcess.run("sh", ["-c", "set -m\n\(command)"])
      #expect(run.status == 0, "\(run)")
      #expect(run.output.contains("what was left when the search was interrupted"), "\(run)")
      expect(run.errors, lacks: "searching")
    }
  }
}
