/// Paths that are links, folders, devices or nothing.
extension Attempt {
  static let paths: [Attempt] = operands + folders + links + others

  private static let operands: [Attempt] = [
    ("an empty path", [""], 66), ("a missing path", ["Nope.storyboard"], 66),
    ("a missing folder", ["nope/"], 66), ("a path of spaces", ["   "], 66),
    ("a path of escapes", ["\u{1B}[31m\u{202E}.storyboard"], 66),
    ("a path of lines", ["a\n::error::b.storyboard"], 66),
    ("a path behind prepended marks", ["a\u{600}/b\u{600}.storyboard"], 66),
    ("a file as a folder", ["Main.storyboard/"], 0),
    ("a path through a file", ["Main.storyboard/a.swift"], 66),
    ("a file of another kind", ["notes.txt"], 66),
    ("JSON of another name", ["notes.json"], 66),
    ("a path of a megabyte", [String(repeating: "a", count: 100_000)], 66),
    ("a name of 300 bytes", [String(repeating: "a", count: 300)], 66),
    ("a device", ["/dev/zero"], 66), ("the null device", ["/dev/null"], 66),
    ("a path of dots", [String(repeating: "./", count: 2_000)], 1),
    ("a path of slashes", [".\(String(repeating: "/", count: 2_000))"], 1),
    ("one path twice", ["Good.swift", "Good.swift", ".", "./"], 1),
    ("one folder by two paths", [".", "../here"], 0),
    ("2,000 times one path", Array(repeating: "Good.swift", count: 2_000), 0),
    ("a dash", ["-"], 66),
    ("a folder above", [".."], 1),
  ].flatMap { name, paths, status in
    ["validate", "map", "table", "generate"].map { command in
      var attempt = Attempt(
        kind: .paths,
        name: "\(name), \(command)",
        words: [command, "--"] + paths,
        items: neighbours + [.text("notes.txt", "a"), .text("notes.json", "{}")],
        statuses: status == 66 ? [64, 66] : [0, 1, 64, 66],
        check: .nothing
      )
      if status == 1, command == "validate" {
        attempt.statuses = [1]
        attempt.fragments = ["Good.swift:3:45: error: "]
      }
      return attempt
    }
  }

  /// What a folder is called makes it no file.
  private static let folders: [Attempt] =
    [
      "R.swift", "Main2.storyboard", "A.m", "A.h", "A.routes.json", "project.pbxproj", "A.pbxproj",
      "caf\u{E9}", "cafe\u{301}", "a\nb", "\u{1B}[31m", "::error::a", "a b", "\u{600}a", "'\"$(a)",
    ].map { name in
      .validate(
        .paths,
        "a folder '\(name)'",
        [
          neighbours[0],
          .text(
            "\(name)/Good.swift",
            "class FeedController: UIViewController {\n"
              + "func go() { performSegue(withIdentifier: \"ShowPst\") } }"
          ),
        ],
        saying: "has a segue 'ShowPst'"
      )
    } + [
      .validate(
        .paths,
        "500 folders in each other",
        neighbours + [.folder(String(repeating: "a/", count: 500))],
        saying: "Good.swift:3:45: error: "
      ),
      .validate(
        .paths,
        "1,000 folders",
        neighbours + (0..<1_000).map { .folder("a\($0)") },
        saying: "Good.swift:3:45: error: "
      ),
      .validate(
        .paths,
        "two files whose names differ in normalization alone",
        [
          neighbours[0], neighbours[1], .text("caf\u{E9}.swift", use("ShowOne")),
          .text("cafe\u{301}.swift", use("ShowTwo")),
        ],
        saying: "has a segue 'ShowOne'",
        "has a segue 'ShowTwo'"
      ),
      .validate(
        .paths,
        "a file whose name is no text",
        neighbours + [
          .rawName([0x61, 0xFF, 0xFE] + Array(".swift".utf8), Array("let a = 1".utf8))
        ],
        [66],
        saying: ".swift:1:1: error: "
      ),
    ]

  private static func use(_ segue: String) -> String {
    "extension FeedController { func a() { performSegue(withIdentifier: \"\(segue)\") } }\n"
  }

  private static let links: [Attempt] = [
    ("a link to its own folder", [.link("loop", to: ".")], 1),
    ("a link to the folder above", [.link("loop", to: "../..")], 1),
    ("a link to itself", [.link("Self.storyboard", to: "Self.storyboard")], 1),
    ("links to each other", [.link("A.swift", to: "B.swift"), .link("B.swift", to: "A.swift")], 1),
    ("a link to nothing", [.link("Gone.storyboard", to: "nowhere")], 1),
    ("a link to a device", [.link("Zero.storyboard", to: "/dev/zero")], 1),
    ("a link to a file outside", [.link("Out.swift", to: "/etc/passwd")], 1),
    ("a link to the root", [.link("root", to: "/")], 1),
    ("a link called like a project", [.link("App.xcodeproj", to: ".")], 1),
    ("a link called like a manifest", [.link("Package.swift", to: "nowhere")], 1),
    ("a configuration that is a link to nothing", [.link(".routecheck.json", to: "nowhere")], 66),
    (
      "a configuration that is a link to itself",
      [.link(".routecheck.json", to: ".routecheck.json")], 66
    ),
    ("a configuration that is a folder", [.folder(".routecheck.json")], 66),
    ("a configuration that is a pipe", [.pipe(".routecheck.json")], 66),
    ("a configuration that is a device", [.link(".routecheck.json", to: "/dev/zero")], 66),
  ].map { (name: String, items: [Item], status: Int32) in
    .validate(.paths, name, neighbours + items, status == 1 ? [1] : [64, 66])
  }

  private static let others: [Attempt] =
    [
      ("a pipe", [.pipe("P.storyboard")], "P.storyboard", 66),
      ("a pipe of Swift", [.pipe("P.swift")], "P.swift", 66),
      ("a link to a pipe", [.pipe("p"), .link("P.swift", to: "p")], "P.swift", 66),
      ("a named link to a device", [.link("P.swift", to: "/dev/zero")], "P.swift", 66),
      ("a named link to itself", [.link("P.swift", to: "P.swift")], "P.swift", 66),
      ("a named link to nothing", [.link("P.swift", to: "nowhere")], "P.swift", 66),
      ("a storyboard of a terabyte", [.sparse("P.storyboard", size: 1 << 40)], "P.storyboard", 66),
      ("a source of a terabyte", [.sparse("P.swift", size: 1 << 40)], "P.swift", 66),
      ("a table of a terabyte", [.sparse("P.routes.json", size: 1 << 40)], "P.routes.json", 66),
      ("a project of a terabyte", [.sparse("a.xcodeproj/project.pbxproj", size: 1 << 40)], ".", 1),
      ("a terabyte among others", [.sparse("P.storyboard", size: 1 << 40)], ".", 66),
    ].map { (name: String, items: [Item], path: String, status: Int32) in
      .validate(
        .paths,
        name,
        neighbours + items,
        status == 66 ? [66] : [1, 66],
        words: ["validate", path]
      )
    }
    + ["--config", "--baseline"].map { option in
      .validate(
        .paths,
        "a terabyte for \(option)",
        neighbours + [.sparse("huge.json", size: 1 << 40)],
        [64, 66],
        saying: "huge.json",
        words: ["validate", option, "huge.json"]
      )
    }
}
