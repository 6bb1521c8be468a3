import RouteCheckTestSupport
import Testing

@testable import ProjectLoading
@testable import RuleRunning
@testable import routecheck

/// Which configuration applies to paths, and to what its own paths are relative.
@Suite struct ConfigurationPlaceTests {
  private static let broken = "<document"
  private static let exclusion = #"{"exclude": ["Old/*.storyboard"]}"#

  /// The folders of the storyboards that are checked.
  private func checked(_ files: FileSystem, _ words: String...) async -> [String] {
    let run = await ToolRun(["validate", "--quiet"] + words, files: files)
    return run.output.split(separator: "\n").map {
      String($0.prefix { $0 != ":" }.dropLast("/A.storyboard".count))
    }
  }

  private func files(configuredAt paths: String...) -> FileSystem {
    var files = ["App/Old/A.storyboard": Self.broken, "App/New/A.storyboard": Self.broken]
    files["Old/A.storyboard"] = Self.broken
    for path in paths { files[path] = Self.exclusion }
    return .memory(files)
  }

  @Test func aConfigurationInTheFolderOfAPathIsRelativeToThatFolder() async {
    #expect(await checked(files(configuredAt: "App/.routecheck.json"), "App") == ["App/New"])
  }

  @Test(arguments: [
    ("", "Old/A", "Old/A"), (".", "./Old/A", "Old/A"), ("", "/work/A", "/work/A"),
    ("App", "App/Old/A", "Old/A"), ("./App/", "./App/Old/A", "Old/A"), ("App", "Old/A", "../Old/A"),
    ("App", "Apple/A", "../Apple/A"), ("App", "/work/A", "/work/A"), ("App/B", "C/A", "../../C/A"),
    ("..", "../C/A", "C/A"),
    ("/work", "/work/A", "A"), ("/work", "/else/A", "/else/A"), ("/work", "A", "A"),
  ])
  func aPathIsMadeRelative(folder: String, path: String, relative: String) {
    #expect(ConfigurationFolder(folder).relative(path) == relative)
  }

  @Test(arguments: [
    ("App", ".", true), ("App", "App/", true), ("App/B", "App", true), ("", ".", true),
    ("App", "App/B", false), ("Apple", "App", false), ("", "App", false),
  ])
  func `a folder is below a path`(folder: String, path: String, isBelow: Bool) {
    #expect(ConfigurationFolder(folder).isAtOrBelow(path) == isBelow)
    #expect(!ConfigurationFolder(folder, below: "B").isAtOrBelow(path))
  }

  @Test func aConfigurationAboveAPathApplies() async {
    let files = files(configuredAt: "App/.routecheck.json")
    #expect(await checked(files, "App/New") == ["App/New"])
    #expect(await checked(files, "App/New/A.storyboard") == ["App/New"])
    // A path that is given is checked although it is excluded.
    #expect(await checked(files, "App/Old/A.storyboard") == ["App/Old"])
  }

  @Test func theNearestConfigurationApplies() async {
    let files = files(configuredAt: ".routecheck.json", "App/.routecheck.json")
    #expect(await checked(files, "App") == ["App/New"])
    #expect(await checked(files) == ["App/New", "App/Old"])
  }

  @Test func aGivenConfigurationIsRelativeToItsFolder() async {
    let files = files(configuredAt: "App/rules.json")
    #expect(await checked(files, "--config", "App/rules.json", ".") == ["App/New", "Old"])
  }

  @Test func aConfigurationAboveTheCurrentFolderApplies() async {
    var files = files(configuredAt: ".routecheck.json", ".git")
    let (kind, contents) = (files.kind, files.contents)
    // The current folder is that of the app.
    files = FileSystem.memory([
      "Old/A.storyboard": Self.broken, "New/A.storyboard": Self.broken,
    ])
    let (ownKind, ownContents) = (files.kind, files.contents)
    files.realPath = { $0 == "." ? "/work/App" : "/work/App/\($0)" }
    files.kind = { $0.hasPrefix("/work/") ? kind(String($0.dropFirst(6))) : ownKind($0) }
    files.contents = { path throws(FileProblem) in
      try path.hasPrefix("/work/") ? contents(String(path.dropFirst(6))) : ownContents(path)
    }
    // 'Old' of the configuration is not 'App/Old'.
    #expect(await checked(files) == ["New", "Old"])
    files.realPath = { $0 == "." ? "/work/Old" : "/work/Old/\($0)" }
    let folder = Configuration.nearest(to: ".", in: files)?.folder
    #expect(folder?.relative("A.storyboard") == "Old/A.storyboard")
    #expect(folder?.relative("/work/New/A.storyboard") == "New/A.storyboard")
    #expect(folder?.path("base.json") == "/work/base.json")
  }

  @Test func `a configuration outside the repository does not apply`() async {
    let folders = ["Old/A.storyboard": Self.broken, "New/A.storyboard": Self.broken]
    for (repository, isFound) in [
      ("/shared/work/.git", false), ("/shared/.git", true), ("/.git", true), (nil, false),
    ] {
      var files = FileSystem.memory(folders)
      let kind = files.kind
      files.realPath = { $0 == "." ? "/shared/work/App" : "/shared/work/App/\($0)" }
      files.kind = { path in
        path == "/shared/.routecheck.json" || path == repository ? .file : kind(path)
      }
      for (path, relative) in [
        (".", "work/App/A"), ("Old", "work/App/A"), ("/shared/work/App/Old", "work/App/A"),
        ("/shared/Other/A.storyboard", "A"),
      ] {
        let place = Configuration.nearest(to: path, in: files)
        let found = place?.folder.relative("A")
        #expect(found == (isFound ? relative : nil), "\(path) \(repository ?? "no repository")")
      }
    }
  }

  @Test func `the nearest repository around the current folder ends the search`() {
    var files = FileSystem.memory(["A.storyboard": Self.broken])
    files.realPath = { _ in "/shared/work/App" }
    files.kind = {
      ["/shared/work/.git", "/shared/.routecheck.json", "/.git"].contains($0) ? .file : nil
    }
    #expect(Configuration.nearest(to: ".", in: files) == nil)
  }

  @Test func `the repository of a path ends the search`() async {
    let files = FileSystem.memory([
      ".routecheck.json": Self.exclusion, "App/.git": "", "App/Old/A.storyboard": Self.broken,
    ])
    #expect(Configuration.nearest(to: "App/Old", in: files) == nil)
    #expect(Configuration.nearest(to: ".", in: files) != nil)
  }

  @Test func differentConfigurationsAreAnError() async {
    let files = files(configuredAt: "App/New/.routecheck.json", ".routecheck.json")
    let run = await ToolRun(["validate", "App/New", "App/Old", "."], files: files)
    #expect(run.status == .usage)
    #expect(
      run.error.hasPrefix(
        """
        error: 'App/New' and 'App/Old' have different configurations, 'App/New/.routecheck.json' and \
        '.routecheck.json'; run them separately, or choose one with '--config'
        """
      )
    )
    let chosen = await ToolRun(
      ["validate", "--quiet", "--config", ".routecheck.json", "App/New", "App/Old"],
      files: files
    )
    #expect(chosen.status == .findings && chosen.error == "")
  }
}
