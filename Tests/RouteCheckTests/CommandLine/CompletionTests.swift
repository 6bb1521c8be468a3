import Foundation
import TestSupport
import Testing

@testable import routecheck

/// Runs completion scripts in their shells.
@Suite struct CompletionTests {
  /// A command line up to the cursor, with words that are offered there and words that are not.
  private struct Line {
    var text: String
    var offers: [String]
    var omits: [String] = []
  }

  private static let lines = [
    Line(text: "routecheck ", offers: routecheck.Command.all.map(\.name), omits: ["sarif"]),
    Line(text: "routecheck va", offers: ["validate"], omits: ["table"]),
    Line(text: "routecheck --", offers: ["--version", "--strict", "--help"], omits: ["--output"]),
    Line(text: "routecheck map --", offers: ["--output", "--help"], omits: ["--version", "--of"]),
    Line(text: "routecheck validate --format ", offers: ["sarif", "github"], omits: ["svg"]),
    Line(text: "routecheck --format ", offers: ["sarif", "text"], omits: ["svg", "validate"]),
    Line(text: "routecheck map --format ", offers: ["svg", "mermaid"], omits: ["sarif"]),
    Line(text: "routecheck map --format=s", offers: ["svg"], omits: ["dot", "sarif"]),
    Line(text: "routecheck table --of s", offers: ["storyboards"], omits: ["code"]),
    Line(text: "routecheck --rule dangling-d", offers: ["dangling-destination"]),
    Line(text: "routecheck explain unk", offers: ["unknown-segue", "unknown-scene"]),
    Line(text: "routecheck completions ", offers: ["bash", "zsh", "fish"], omits: ["Main.txt"]),
    Line(text: "routecheck table M", offers: ["Main.txt"]),
    Line(text: "routecheck table Main.txt M", offers: ["Main.txt"]),
    Line(text: "routecheck diff Shop.routes.json S", offers: ["Shop.routes.json"]),
    Line(text: "routecheck --baseline M", offers: ["Main.txt"]),
    Line(text: "routecheck --jobs ", offers: [], omits: ["Main.txt", "validate"]),
  ]

  @Test(arguments: Shell.allCases)
  func `a shell offers the words that can follow`(shell: Shell) throws {
    guard let offers = try offers(after: Self.lines.map(\.text), in: shell) else { return }
    try #require(offers.count == Self.lines.count)
    for (line, offered) in zip(Self.lines, offers) {
      for word in line.offers { #expect(offered.contains(word), "\(line.text): \(offered)") }
      for word in line.omits { #expect(!offered.contains(word), "\(line.text): \(offered)") }
    }
  }

  @Test(arguments: routecheck.Command.all)
  func `zsh completes as many operands as a command has`(command: routecheck.Command) throws {
    let script = Completions.script(for: .zsh, commands: routecheck.Command.all)
    let start = try #require(script.range(of: "    \(command.name)) _arguments"))
    let arguments = script[start.upperBound...].components(separatedBy: " ;;")[0]
    let operands = command.operands
    let isOne = operands.names.count == 1 && !operands.repeats
    #expect(arguments.contains("\n      '1:") == isOne)
    #expect(arguments.contains("\n      '*:") == (!isOne && !operands.names.isEmpty))
  }

  /// The words that a shell offers after each text; `nil` if it is not installed, which is printed.
  private func offers(after texts: [String], in shell: Shell) throws -> [Set<String>]? {
    guard try ChildProcess.run("sh", ["-c", "command -v \(shell.rawValue)"]).status == 0 else {
      print("skipped: there is no \(shell.rawValue)")
      return nil
    }
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for name in ["Main.txt", "Shop.routes.json"] {
      try Data().write(to: folder.appending(path: name))
    }
    let files = [
      "script": Completions.script(for: shell, commands: routecheck.Command.all),
      "driver": Self.driver(of: shell),
    ]
    for (name, content) in files {
      try content.write(to: folder.appending(path: name), atomically: true, encoding: .utf8)
    }
    let home = "HOME=\(folder.path(percentEncoded: false))"
    let quiet = shell == .bash ? ["--norc"] : shell == .zsh ? ["-f"] : []
    let run = try ChildProcess.run(
      "env",
      [home, "XDG_CONFIG_HOME=", shell.rawValue] + quiet + ["driver"] + texts,
      in: folder
    )
    #expect(run.errors == "")
    return run.output.components(separatedBy: "offers:\n").dropFirst().map { words in
      Set(words.split(whereSeparator: \.isNewline).map(String.init))
    }
  }

  /// A script that prints, for each argument, `offers:` and the words offered after it, each on a line.
  private static func driver(of shell: Shell) -> String {
    switch shell {
    case .bash:
      return #"""
        source ./script
        for text in "$@"; do
          echo offers:
          # Bash splits words at '='.
          IFS=' ' read -ra COMP_WORDS <<<"${text//=/ = }"
          [[ $text == *' ' ]] && COMP_WORDS+=('')
          COMP_CWORD=$((${#COMP_WORDS[@]} - 1))
          COMPREPLY=()
          _routecheck
          printf '%s\n' "${COMPREPLY[@]}"
        done
        """#
    case .fish:
      return #"""
        source ./script
        for text in $argv
          echo offers:
          complete -C $text | string replace -r '\t.*' '' | string replace -r '^--[a-z-]+=' ''
        end
        """#
    case .zsh:
      // Lines are completed in a terminal only. The offered words are printed instead of shown.
      return #"""
        zmodload zsh/zpty
        zpty shell zsh -f -i
        zpty -w shell "PROMPT=; autoload -Uz compinit; compinit -u -D; source ./script"
        zpty -w shell 'compadd() {
          local -a hits
          builtin compadd -A hits "$@"
          print -rl -- "offered:"${^hits}
        }
        finish() { print -r -- finished:all; BUFFER= }
        zle -N finish
        bindkey "^I" complete-word
        bindkey "^X" finish
        print -r -- started:all'
        while zpty -r shell line; do [[ $line == started:all* ]] && break; done
        for text; do
          print offers:
          zpty -n -w shell "$text"$'\t\x18'
          while zpty -r shell line; do
            [[ $line == *finished:all* ]] && break
            [[ $line == *offered:* ]] && print -r -- ${${line##*offered:}%%[[:space:]]#}
          done
        done
        """#
    }
  }
}
