import RouteCheckTestSupport
import TestSupport
import Testing

@testable import ProjectLoading
@testable import RuleSupport
@testable import routecheck

@Suite struct WritingTests {
  @Test(arguments: [
    (["table", "--write"], "2 routes"), (["map", "--output"], "2 scenes"),
    (["validate", "--write-baseline"], "1 finding"),
  ])
  func aCommandReportsWhatItWrote(words: [String], contents: String) async throws {
    try await TemporaryFolder.with { folder in
      let scenes = Example.scenes(
        scene("a", nil, segue("s", "One", to: "b"), segue("t", "Two", to: "gone")),
        scene("b")
      )
      try folder.write("Main.storyboard", scenes.files[0].text)
      let words = words + [folder.path("Out"), folder.path("Main.storyboard")]
      let run = await ToolRun(words, files: .disk)
      #expect(run.output == "" && run.error == "wrote \(contents) to \(folder.path("Out"))\n")
      #expect(FileSystem.disk.kind(folder.path("Out")) == .file)
      let quiet = await ToolRun(words + ["--quiet"], files: .disk)
      #expect(quiet.output == "" && quiet.error == "")
    }
  }

  @Test(arguments: [
    ("m.html", [], "<!doctype html>"), ("M.HTM", [], "<!doctype html>"), ("m.svg", [], "<svg "),
    ("m.mmd", [], "flowchart"), ("m.mermaid", [], "flowchart"),
    ("m.txt", ["--format", "svg"], "<svg "), ("mmd", [], "<svg "),
    ("m.html", ["--format", "mermaid"], "flowchart"), ("m.html", ["--format", "svg"], "<svg "),
  ])
  func theExtensionOfAMapIsItsFormat(name: String, words: [String], start: String) async throws {
    try await TemporaryFolder.with { folder in
      try folder.write("Main.storyboard", Self.storyboard)
      let words = ["map", folder.path("Main.storyboard"), "--output", folder.path(name)] + words
      _ = await ToolRun(words, files: .disk)
      #expect(try folder.read(name).hasPrefix(start))
    }
  }

  private static let storyboard = document(
    "<scene><objects><viewController id=\"a\"/><viewController id=\"a\"/></objects></scene>"
  )

  @Test func `a file of a search has no colours`() async throws {
    try await TemporaryFolder.with { folder in
      try folder.write("Main.storyboard", feedApp("<label/>"))
      try folder.write("App.paths", "\u{FEFF}never Share")
      let words = [
        "explore", folder.path("Main.storyboard"), "--properties", folder.path("App.paths"),
        "--jobs", "1",
      ]
      let shown = await ToolRun(words, files: .disk, isColoured: true)
      #expect(shown.output.contains("\u{1B}[31merror:"))
      let out = folder.path("Out.txt")
      let run = await ToolRun(words + ["--output", out], files: .disk, isColoured: true)
      #expect(run.error == "wrote 3 screens to \(out)\n1 error in 1 file\n")
      #expect(try !folder.read("Out.txt").contains("\u{1B}"))
    }
  }

  @Test func `other bytes than those of UTF-8 are no properties`() async {
    let text = Array(feedApp().utf8)
    let files = FileSystem.memory(bytes: ["Main.storyboard": text, "App.paths": [0x66, 0xFF]])
    let run = await ToolRun(["explore", "--properties", "App.paths"], files: files)
    #expect(run.status == .unreadable && run.error == "error: 'App.paths' is not UTF-8\n")
    let lost = await ToolRun(["explore", "--coverage", "App.path"], files: files)
    #expect(
      lost.error == """
        error: there is no file or folder 'App.path'; did you mean 'App.paths'?; tests write their \
        journals to the folder that ROUTES_JOURNALS names

        """
    )
  }

  private static let writers = [
    ["map", "--format", "svg", "--output"], ["table", "--write"], ["validate", "--write-baseline"],
  ]

  @Test(arguments: writers)
  func anOutputThatIsReadIsRefused(words: [String]) async throws {
    try await TemporaryFolder.with { folder in
      try folder.write("app/Main.storyboard", Self.storyboard)
      try folder.write("app/A.m", "")
      try folder.write("Package.swift", "")
      try folder.write("c.json", #"{"baseline": "\#(folder.path("b.json"))"}"#)
      try folder.write("b.json", #"{"version": 1, "findings": []}"#)
      try folder.link("link", to: "app/Main.storyboard")
      var outputs = ["app/Main.storyboard", "app/A.m", "Package.swift", "c.json", "link"]
      // The baseline of the configuration is not read while it is written anew.
      if words[0] != "validate" { outputs.append("b.json") }
      for name in outputs {
        let output = folder.path(name)
        let old = try folder.read(name)
        let run = await ToolRun(
          words + [output, "--config", folder.path("c.json"), folder.path("app")],
          files: .disk
        )
        #expect(run.status == .unreadable && run.output == "")
        #expect(run.error.contains(", and is not replaced; choose another output\n"), "\(name)")
        #expect(try folder.read(name) == old)
      }
    }
  }

  /// Where a route is, what triggers it and how it looks may change without another promise.
  @Test func `a table that is written has the routes and their ends`() async throws {
    try await TemporaryFolder.with { folder in
      let scenes = Example.scenes(
        scene("nav", nil, segue("r", to: "a", "rootViewController"), kind: "navigationController"),
        scene("a", "Feed", segue("s", "Share", to: "b", "presentation")),
        scene("b", "Share")
      )
      try folder.write("Main.storyboard", scenes.files[0].text)
      let path = folder.path("App.routes.json")
      _ = await ToolRun(
        ["table", "--write", path, folder.path("Main.storyboard")],
        files: .disk
      )
      #expect(
        try folder.read("App.routes.json") == """
          {
            "version": 1,
            "routes": [
              {
                "segue": "Share",
                "kind": "presentation",
                "source": {
                  "scene": "a",
                  "class": "Feed"
                },
                "destination": {
                  "scene": "b",
                  "class": "Share"
                }
              }
            ]
          }

          """
      )
    }
  }

  @Test func aTableMayBeWrittenAgain() async throws {
    try await TemporaryFolder.with { folder in
      try folder.write("Main.storyboard", Self.storyboard)
      try folder.write("App.routes.json", "<<<<<<< HEAD")
      let words = ["table", "--write", folder.path("App.routes.json"), folder.path("")]
      #expect(await ToolRun(words, files: .disk).error.contains("wrote 0 routes to "))
      #expect(await ToolRun(words, files: .disk).status == .success)
      let map = [
        "map", "--format", "svg", "--output", folder.path("App.routes.json"), folder.path(""),
      ]
      #expect(await ToolRun(map, files: .disk).status == .unreadable)
    }
  }

  @Test func aBaselineThatIsWrittenAnewKeepsItsFindings() async throws {
    try await TemporaryFolder.with { folder in
      try folder.write("app/Main.storyboard", Self.storyboard)
      try folder.write("c.json", #"{"baseline": "\#(folder.path("b.json"))"}"#)
      let app = ["--config", folder.path("c.json"), folder.path("app")]
      let words = ["validate", "--write-baseline", folder.path("b.json")] + app
      #expect(await ToolRun(words, files: .disk).status == .success)
      let first = try folder.read("b.json")
      #expect(first.contains("duplicate-object-id"))
      #expect(await ToolRun(words, files: .disk).status == .success)
      #expect(try folder.read("b.json") == first)
      #expect(await ToolRun(["validate"] + app, files: .disk).status == .success)
      let named = await ToolRun(words + ["--baseline", folder.path("b.json")], files: .disk)
      #expect(named.status == .unreadable)
      #expect(try folder.read("b.json") == first)
    }
  }
}
