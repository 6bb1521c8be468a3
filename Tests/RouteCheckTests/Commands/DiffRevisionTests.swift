import Foundation
import RouteCheckTestSupport
import TestSupport
import Testing

@testable import routecheck

/// The command `diff` with revisions of a repository.
@Suite struct DiffRevisionTests {
  private static func storyboard(_ identifier: String) -> String {
    """
    <document type='x.Storyboard'><scenes><scene><objects>
    <viewController id='a' storyboardIdentifier='\(identifier)'/></objects></scene></scenes></document>
    """
  }

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
        "App/Main.storyboard": Self.storyboard("Old"),
        "Other/Other.storyboard": Self.storyboard("Same"),
      ])
      try it.git("tag", "one")
      try it.folder.write("App/Main.storyboard", Self.storyboard("New"))
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

  @Test func threePeriodsLeaveOutWhatTheOtherSideChanged() throws {
    try withRepository { it in
      try it.commit(["Main.storyboard": Self.storyboard("Base")])
      try it.git("branch", "topic")
      try it.commit(["Main.storyboard": Self.storyboard("Master")])
      try it.git("checkout", "-q", "topic")
      try it.commit(["Main.storyboard": Self.storyboard("Topic")])
      let own = Self.change("Base", "Topic")
      #expect(try it.diff("main..topic").output == Self.change("Master", "Topic"))
      for range in ["main...topic", "main...", "main...HEAD"] {
        #expect(try it.diff(range).output == own, "\(range)")
      }
      #expect(try it.diff("...main").output == Self.change("Base", "Master"))
      #expect(try it.diff("main...topic", ".").output == own)
      // Histories of their own have no common commit.
      try it.git("checkout", "-q", "--orphan", "alone")
      try it.commit(["Main.storyboard": Self.storyboard("Alone")])
      let apart = try it.diff("main...alone")
      #expect(apart.errors.contains("'main' and 'alone' have no commit in common"))
      #expect(apart.status == 66)
    }
  }

  @Test func `an unknown revision is an error with a suggestion`() throws {
    try withRepository { it in
      try it.commit(["App/Main.storyboard": Self.storyboard("Old")])
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
        "App/Legacy/Legacy.storyboard": Self.storyboard("Legacy"),
        "App/Main.storyboard": Self.storyboard("Same"),
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
    ("a..b", "a", "b", false), ("a...b", "a", "b", true), ("v1.0..", "v1.0", "HEAD", false),
    ("..b", "HEAD", "b", false), ("...b", "HEAD", "b", true),
    ("origin/main...", "origin/main", "HEAD", true),
  ])
  func `a range of revisions is read`(text: String, old: String, new: String, isFromMergeBase: Bool)
    throws
  {
    let range = try #require(RevisionRange(text))
    #expect(range.old == old && range.new == new && range.isFromMergeBase == isFromMergeBase)
  }

  @Test(arguments: [
    "", "a", "a.b", "..", "...", "....", "a....b", "../App", "App/..", "a/../b",
  ])
  func `other texts are not ranges of revisions`(text: String) {
    #expect(RevisionRange(text) == nil)
  }
}
