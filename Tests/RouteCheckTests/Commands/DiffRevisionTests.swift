import Foundation
import RouteCheckTestSupport
import TestSupport
import Testing

@testable import routecheck

/// The command `diff` with revisions of a repository.
@Suite struct DiffRevisionTests {
  private static func change(_ old: String, _ new: String) -> String {
    "changed (breaking): scene '\(new)' in 'Main': identifier '\(old)' is now '\(new)'\n"
  }

  /// A repository, and the commands in it.
  private struct Repository {
    let folder: TemporaryFolder

    func git(_ words: String...) throws {
      let identity = [
        "-c", "user.name=a", "-c", "user.email=a@b.c", "-c", "init.defaultBranch=main",
      ]
      let run = try ChildProcess.run("git", identity + words, in: URL(filePath: folder.path("")))
      #expect(run.status == 0, "\(run.errors)")
    }

    func diff(_ words: String..., in name: String = "") throws -> ChildProcess {
      try diff(words, in: name)
    }

    func diff(_ words: [String], in name: String = "") throws -> ChildProcess {
      let tool = TestSupport.Repository.products.appending(path: "routecheck").path
      return try ChildProcess.run(tool, ["diff"] + words, in: URL(filePath: folder.path(name)))
    }

    /// Writes files and commits everything.
    func commit(_ files: [String: String]) throws {
      for (path, text) in files { try folder.write(path, text) }
      try git("add", ".")
      try git("commit", "-qm", "Change")
    }
  }

  private func withRepository(_ body: (Repository) throws -> Void) throws {
    guard try ChildProcess.isInstalled("git") else { return }
    try TemporaryFolder.with { folder in
      let repository = Repository(folder: folder)
      try repository.git("init", "-q")
      try body(repository)
    }
  }

  @Test func revisionsAreCompared() throws {
    try withRepository { it in
      try it.commit([
        "App/Main.storyboard": DiffCommandTests.storyboard("Old"),
        "Other/Other.storyboard": DiffCommandTests.storyboard("Same"),
      ])
      try it.git("tag", "one")
      try it.folder.write("App/Main.storyboard", DiffCommandTests.storyboard("New"))
      let change = Self.change("Old", "New")
      #expect(try it.diff("one").output == change)
      #expect(try it.diff("one..").output == "")
      try it.git("commit", "-qam", "Two")
      #expect(try it.diff("one..").output == change)
      #expect(try it.diff("one..main", "App").output == change)
      #expect(try it.diff("..one", "App").output == Self.change("New", "Old"))
      #expect(try it.diff("one..", "Other").output == "")
      #expect(try it.diff("one", "main").output == change)
      #expect(try it.diff("one", "App").output == change)
      #expect(try it.diff("one", it.folder.path("App")).output == change)
      #expect(try it.diff("one..", "../App", in: "Other").output == change)
      #expect(try it.diff("one").status == 1)
      let gone = try it.diff("one..", "Gone")
      #expect(gone.errors == "error: the revision 'one' has no 'Gone'\n")
    }
  }

  @Test func `paths above the current folder are those of the revision`() throws {
    try withRepository { it in
      let texts = ["A/B/Inner.storyboard", "A/Middle.storyboard", "Outer.storyboard"]
      try it.commit(
        Dictionary(uniqueKeysWithValues: texts.map { ($0, DiffCommandTests.storyboard($0)) })
      )
      for path in ["..", "../..", ".", "Inner.storyboard", "../Middle.storyboard", "../../A/./B"] {
        let run = try it.diff("HEAD", path, in: "A/B")
        #expect(run.status == 0 && run.output + run.errors == "", "\(path): \(run)")
      }
      try it.folder.write("A/Middle.storyboard", DiffCommandTests.storyboard("New"))
      #expect(try it.diff("HEAD", "../..", in: "A/B").status == 1)
      #expect(try it.diff("HEAD", ".", in: "A/B").status == 0)
      let outside = try it.diff("HEAD", "../../..", in: "A/B")
      let reason = "error: git cannot read the revision: ../../..: '../../..' is outside repository"
      #expect(outside.status == 66 && outside.errors.hasPrefix(reason), "\(outside.errors)")
    }
  }

  @Test func `a path is no pattern`() throws {
    try withRepository { it in
      try it.commit([":(glob)x/Main.storyboard": DiffCommandTests.storyboard("Same")])
      let tool = TestSupport.Repository.products.appending(path: "routecheck").path
      for setting in ["GLOB", "NOGLOB", "ICASE", "LITERAL"] {
        let run = try ChildProcess.run(
          "GIT_\(setting)_PATHSPECS=1",
          [tool, "diff", "HEAD", ":(glob)x"],
          in: URL(filePath: it.folder.path(""))
        )
        #expect(run.status == 0 && run.errors == "", "\(setting): \(run)")
      }
    }
  }

  @Test func `a name of a folder and of a revision is ambiguous`() throws {
    try withRepository { it in
      try it.commit(["App/Main.storyboard": DiffCommandTests.storyboard("Old")])
      try it.git("branch", "App")
      try it.git("tag", "one")
      try it.commit([
        "App/Main.storyboard": DiffCommandTests.storyboard("New"), "one../A.swift": "",
      ])
      for words in [["App"], ["App", "."], ["one.."], ["one", "App"]] {
        let run = try it.diff(words)
        #expect(run.status == 66, "\(words): \(run)")
        #expect(run.errors.contains("is a file or folder and also a git revision"), "\(run)")
      }
      let change = Self.change("Old", "New")
      #expect(try it.diff("--revision", "App").output == change)
      #expect(try it.diff("--revision", "one..").output == change)
      #expect(try it.diff("one", "./App").output == change)
      #expect(try it.diff("./App", "./App").status == 0)
    }
  }

  /// `git` asks a server for what a partial clone lacks, with a program that its settings name.
  @Test func `a partial clone fetches nothing`() throws {
    try withRepository { it in
      try it.commit(["Main.storyboard": DiffCommandTests.storyboard("Old")])
      let run = try ChildProcess.run(
        "git",
        ["rev-parse", "HEAD:Main.storyboard"],
        in: URL(filePath: it.folder.path(""))
      )
      let id = run.output.trimmingCharacters(in: .whitespacesAndNewlines)
      try FileManager.default.removeItem(
        atPath: it.folder.path(".git/objects/\(id.prefix(2))/\(id.dropFirst(2))")
      )
      try it.git("config", "core.repositoryFormatVersion", "1")
      try it.git("config", "extensions.partialClone", "origin")
      try it.git("config", "remote.origin.promisor", "true")
      try it.git("config", "remote.origin.url", "ext::touch \(it.folder.path("ran"))")
      try it.git("config", "protocol.ext.allow", "always")
      let diff = try it.diff("HEAD", ".")
      #expect(diff.status == 66)
      expect(diff.errors, contains: "does not have 'Main.storyboard'")
      #expect(!FileManager.default.fileExists(atPath: it.folder.path("ran")))
    }
  }

  /// A script that says, as `git`, which files there are, what their sizes are, and what they contain.
  private static func git(_ sizes: String, _ contents: String = "", count: Int = 1) -> String {
    let files = ["a", "b", "c", "d", "e"].prefix(count).map {
      #"100644 blob \#($0)\t\#($0).swift\000"#
    }
    return """
      case "$1 $2 $4" in
      "rev-parse --verify "*) echo 1 ;;
      "ls-tree -z -r") printf '\(files.joined())' ;;
      "cat-file --batch-check "*) printf '\(sizes)' ;;
      "cat-file --batch "*) printf '\(contents)' ;;
      esac
      """
  }

  private static let largest = ["a", "b", "c", "d"].map { #"\#($0) blob 268435456\n"# }.joined()

  @Test(arguments: [
    (nil, "git is not installed"), ("kill -9 $$", "git did not end within 120 seconds"),
    ("echo fatal: one >&2; echo two >&2; exit 1", "one"),
    (git("a missing"), "this clone does not have 'a.swift'; fetch it with git"),
    (git("a blob x"), "git cannot read 'a.swift'"), (git("a blob"), "git cannot read 'a.swift'"),
    (git("a blob 4", #"a blob 4\nabc"#), "git cannot read 'a.swift'"),
    (git("a blob 4", #"a blob -4\nabc"#), "git cannot read 'a.swift'"),
    (git("a blob 268435456"), "git cannot read 'a.swift'"),
    (git("a blob 268435457"), "'a.swift' has 256 MB; files of more than 256 MB are not read"),
    (git(largest, count: 4), "git cannot read 'a.swift'"),
    (
      git(largest + "e blob 1", count: 5),
      "the files of the revision have 1024 MB; of more than 1024 MB, name a part"
    ),
  ])
  func `what git cannot read has a reason`(script: String?, reason: String) throws {
    try TemporaryFolder.with { folder in
      if let script {
        try folder.write("git", "#!/bin/sh\n\(script)\n")
        #expect(chmod(folder.path("git"), 0o755) == 0)
      }
      let tool = TestSupport.Repository.products.appending(path: "routecheck").path
      let words = [tool, "diff", "--revision", "HEAD..HEAD"]
      let run = try ChildProcess.run("PATH=\(folder.path(""))", words)
      #expect(run.status == 66 && run.errors.hasSuffix(" \(reason)\n"), "\(run)")
    }
  }

  @Test func threePeriodsLeaveOutWhatTheOtherSideChanged() throws {
    try withRepository { it in
      try it.commit(["Main.storyboard": DiffCommandTests.storyboard("Base")])
      try it.git("branch", "topic")
      try it.commit(["Main.storyboard": DiffCommandTests.storyboard("Master")])
      try it.git("checkout", "-q", "topic")
      try it.commit(["Main.storyboard": DiffCommandTests.storyboard("Topic")])
      let own = Self.change("Base", "Topic")
      #expect(try it.diff("main..topic").output == Self.change("Master", "Topic"))
      for range in ["main...topic", "main...", "main...HEAD"] {
        #expect(try it.diff(range).output == own, "\(range)")
      }
      #expect(try it.diff("...main").output == Self.change("Base", "Master"))
      #expect(try it.diff("main...topic", ".").output == own)
      // Histories of their own have no common commit.
      try it.git("checkout", "-q", "--orphan", "alone")
      try it.commit(["Main.storyboard": DiffCommandTests.storyboard("Alone")])
      let apart = try it.diff("main...alone")
      #expect(apart.errors.contains("'main' and 'alone' have no commit in common"))
      #expect(apart.status == 66)
    }
  }

  @Test func `an unknown revision is an error with a suggestion`() throws {
    try withRepository { it in
      try it.commit(["App/Main.storyboard": DiffCommandTests.storyboard("Old")])
      let message = "error: there is no file, folder or git revision "
      for (words, text) in [
        (["two.."], "'two'"), (["main..two"], "'two'"), (["two...main"], "'two'"),
        (["main...two"], "'two'"), (["mian.."], "'mian'; did you mean 'main'?"),
        (["mian"], "'mian'; did you mean 'main'?"), (["main", "Ap"], "'Ap'; did you mean 'App'?"),
        (["main....two"], "'main....two'"), (["../Gone", "main"], "'../Gone'"),
        (["App/../Gone", "App"], "'App/../Gone'"), (["--", "-x.."], "'-x'"),
      ] {
        let run = try it.diff(words)
        #expect(run.errors == "\(message)\(text)\n", "\(words)")
        #expect(run.status == 66)
      }
      #expect(try it.diff("App").errors.contains("missing argument NEW"))
    }
    try TemporaryFolder.with { folder in
      let run = try Repository(folder: folder).diff("main")
      #expect(
        run.errors.hasPrefix("error: there is no file or folder 'main', and no revision: not a")
      )
      #expect(run.status == 66)
    }
  }

  @Test func aRevisionIsReadWithItsOwnConfiguration() throws {
    try withRepository { it in
      try it.commit([
        "App/Legacy/Legacy.storyboard": DiffCommandTests.storyboard("Legacy"),
        "App/Main.storyboard": DiffCommandTests.storyboard("Same"),
      ])
      try it.git("tag", "before")
      try it.commit([".routecheck.json": #"{"exclude": ["App/Legacy"]}"#])
      try it.git("tag", "after")
      let removed = "removed (breaking): storyboard 'Legacy'"
      #expect(try it.diff("before..after").output.contains(removed))
      // It is found above the path, and above the current folder.
      #expect(try it.diff("before..after", "App").output.contains(removed))
      #expect(try it.diff("before..after", ".", in: "App").output.contains(removed))
      #expect(try it.diff("before", in: "App").output.contains(removed))
      #expect(try it.diff("after..after", ".", in: "App").output == "")
      try it.commit([".routecheck.json": "{"])
      let broken = try it.diff("before..")
      #expect(broken.errors.hasPrefix(".routecheck.json:1:"))
      #expect(broken.errors.contains("the file is that of 'HEAD', and --config replaces it"))
      #expect(broken.status == 64)
      try it.folder.write("all.json", "{}")
      #expect(try it.diff("--config", "all.json", "before..").output == "")
    }
  }

  @Test(arguments: [
    ("a..b", "a", "b", false), ("a...b", "a", "b", true), ("a..", "a", "HEAD", false),
    ("...b", "HEAD", "b", true), ("a/b..c/d", "a/b", "c/d", false),
    ("a.b..c.d", "a.b", "c.d", false),
  ])
  func `a range names one or two revisions`(
    text: String,
    old: String,
    new: String,
    isFromMergeBase: Bool
  ) {
    let range = RevisionRange(text)
    #expect(range?.old == old && range?.new == new && range?.isFromMergeBase == isFromMergeBase)
  }

  @Test(arguments: [
    "", "a", "a.b", "..", "...", "....", "a....b", "../App", "App/..", "a/../b",
  ])
  func `other texts are not ranges of revisions`(text: String) {
    #expect(RevisionRange(text) == nil)
  }
}
