import TestSupport

/// Outputs that cannot be written, or that would replace what must stay.
extension Attempt {
  static let outputs: [Attempt] =
    writers.flatMap { words in
      refusals.map { name, path, items in
        writing(words, "\(name)", to: path, items, [64, 66])
      }
    } + inputs + standard + generated + links

  /// The commands that write a file, up to its path.
  private static let writers = [
    ["map", "--output"], ["table", "--write"], ["validate", "--write-baseline"],
  ]

  private static func writing(
    _ words: [String],
    _ name: String,
    to path: String,
    _ items: [Item],
    _ statuses: Set<Int32>,
    writes: Set<String> = []
  ) -> Attempt {
    Attempt(
      kind: .outputs,
      name: "\(words[0]) to \(name)",
      words: words + [path],
      items: neighbours + items,
      statuses: statuses,
      writes: writes,
      check: .nothing
    )
  }

  private static let refusals: [(String, String, [Item])] = [
    ("a missing folder", "no/where/out", []), ("a folder", "there", [.folder("there")]),
    ("a path through a file", "Good.swift/out", []), ("the current folder", ".", []),
    ("the root", "/", []), ("a full device", "/dev/full", []),
    ("a name of 300 bytes", String(repeating: "a", count: 300), []),
    ("a link to itself", "loop", [.link("loop", to: "loop")]),
    ("a link to a missing folder", "out", [.link("out", to: "no/where")]),
    ("a path of slashes", "////", []),
    ("a storyboard that is read", "Main.storyboard", []),
    ("a source that is read", "Good.swift", []),
    ("a link to a source that is read", "out", [.link("out", to: "Good.swift")]),
    ("a second name of a source", "out", [.hardLink("out", to: "Good.swift")]),
    ("a source by another path", "../here/./Good.swift", []),
  ]

  /// What is read must not be replaced.
  private static let inputs: [Attempt] = [
    writing(["generate", "--output"], "a source that is read", to: "Good.swift", [], [64, 66]),
    writing(
      ["generate", "--output"],
      "code of others",
      to: "Mine.swift",
      [.text("Mine.swift", "let a = 1\n")],
      [64, 66]
    ),
    writing(
      ["generate", "--output"],
      "a link to a source",
      to: "Out.swift",
      [.link("Out.swift", to: "Good.swift")],
      [64, 66]
    ),
    writing(
      ["table", "--config", "c.json", "--write"],
      "its configuration",
      to: "c.json",
      [.text("c.json", "{}")],
      [64, 66]
    ),
    writing(
      ["validate", "--config", "c.json", "--write-baseline"],
      "its configuration",
      to: "c.json",
      [.text("c.json", "{}")],
      [64, 66]
    ),
    writing(
      ["map", "--baseline", "b.json", "--output"],
      "its baseline",
      to: "b.json",
      [.text("b.json", #"{"version": 1, "findings": []}"#)],
      [64, 66]
    ),
    writing(
      ["validate", "--baseline", "b.json", "--write-baseline"],
      "its baseline",
      to: "b.json",
      [.text("b.json", #"{"version": 1, "findings": []}"#)],
      [64, 66]
    ),
    writing(["generate", "--output"], "a full device", to: "/dev/full", [], [64, 66]),
    writing(["generate", "--output"], "a missing folder", to: "no/where/out.swift", [], [64, 66]),
    writing(
      ["generate", "--output"],
      "a folder named like a file",
      to: "there.swift",
      [.folder("there.swift")],
      [1, 64, 66],
      writes: ["there.swift/Main.storyboard.swift"]
    ),
  ]

  /// Standard output that cannot be written.
  private static let standard: [Attempt] = [
    "rules", "--help", "--version", "validate $JOBS", "validate --format json $JOBS", "map $JOBS",
    "table $JOBS", "generate $JOBS", "explain unknown-segue",
  ].flatMap { words in
    [("> /dev/full", 66), (">&-", 66), ("2> /dev/full", -1), ("2>&-", -1), ("| true", 0)].map {
      redirection,
      status in
      var attempt = Attempt(
        kind: .outputs,
        name: "\(words) \(redirection)",
        words: ["\"$TOOL\" \(words) \(redirection)"],
        items: neighbours,
        statuses: status < 0 ? [0, 1] : [Int32(status)],
        check: .nothing
      )
      attempt.isShell = true
      return attempt
    }
  }

  /// A folder of generated files: nothing but a file for each storyboard, in that folder.
  private static let generated: [Attempt] =
    HostileText.attacks.map { text in
      let name = HostileText.fileName(text.text)
      return Attempt(
        kind: .outputs,
        name: "generate to a folder from \(text.name)",
        words: ["generate", "--output", "out", "in"],
        items: [.folder("out"), .text("in/\(name).storyboard", document(scene("feed")))],
        statuses: [0, 1],
        writes: ["out/\(name).storyboard.swift"],
        check: .nothing
      )
    }
    + [
      ("dots", "...storyboard"), ("a mark and dots", "\u{600}...storyboard"),
      ("a dot and a mark", "a\u{301}...storyboard"),
    ].map { name, file in
      Attempt(
        kind: .outputs,
        name: "generate to a folder from \(name)",
        words: ["generate", "--output", "out", "in/\(file)"],
        items: [.folder("out"), .text("in/\(file)", document(scene("feed")))],
        statuses: [0, 1, 64, 66],
        writes: ["out/\(file).swift"],
        check: .nothing
      )
    }

  /// A link as output is kept, and its target is written.
  private static let links: [Attempt] =
    writers.map { words in
      writing(
        words,
        "a link",
        to: "out",
        [.text("target", ""), .link("out", to: "target")],
        [0, 1],
        writes: ["target"]
      )
    }
    + writers.map { words in
      writing(words, "the null device", to: "/dev/null", [], [0, 1])
    }
}
