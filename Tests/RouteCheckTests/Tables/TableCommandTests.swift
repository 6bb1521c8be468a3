import RouteCheckTestSupport
import Testing

@testable import ProjectLoading
@testable import RuleSupport
@testable import routecheck

/// The table of routes, as people read it.
@Suite struct TableCommandTests {
  private static let storyboard = document(
    scene("tabs", nil, segue("r", to: "nav", "viewControllers"), kind: "tabBarController"),
    scene("nav", nil, segue("o", to: "feed", "rootViewController"), kind: "navigationController"),
    scene(
      "feed",
      "Feed",
      segue("s", "Share", to: "named", "presentation"),
      segue("t", "Again", to: "nav", "presentation")
    ),
    scene(
      "named",
      nil,
      segue("q", to: "post", "rootViewController"),
      kind: "navigationController",
      identifier: "ShareNav"
    ),
    scene("post", "Post", segue("u", "Close", to: "x", "unwind", action: "close:"), exit: "x")
  )

  /// The columns of the ends, without their places.
  private func ends(_ words: String...) async -> [String] {
    let files = FileSystem.memory(["Main.storyboard": Self.storyboard])
    let run = await ToolRun(["table", "--format", "markdown"] + words, files: files)
    return run.output.split(separator: "\n").dropFirst(2).map { line in
      let cells = line.split(separator: "|").map {
        $0.filter { $0 != "`" }.trimmingCharacters(in: .whitespaces)
      }
      return "\(cells[0]): \(cells[2]) > \(cells[3])"
    }
  }

  @Test func containersAreNamedByWhatTheyHoldAndUnwindsByTheirAction() async {
    #expect(
      await ends() == [
        "viewControllers: tab bar controller of Feed > navigation controller of Feed",
        "rootViewController: navigation controller of Feed > Feed",
        "Share: Feed > ShareNav(Post)",
        "Again: Feed > navigation controller of Feed",
        "rootViewController: ShareNav > Post",
        "Close: Post > close:",
      ]
    )
  }

  @Test func relationshipsCanBeLeftOut() async {
    #expect(
      await ends("--without-relationships") == [
        "Share: Feed > ShareNav(Post)", "Again: Feed > navigation controller of Feed",
        "Close: Post > close:",
      ]
    )
  }

  @Test func theJSONKeepsTheIdsOfScenes() async {
    let files = FileSystem.memory(["Main.storyboard": Self.storyboard])
    let run = await ToolRun(["table", "--format", "json"], files: files)
    #expect(run.output.contains(#""scene": "nav""#))
    #expect(run.output.contains(#""action": "close:""#))
    #expect(!run.output.contains("controller of"))
    let written = await ToolRun(
      ["table", "App.routes.json"],
      files: .memory([
        "App.routes.json": run.output, "Main.storyboard": Self.storyboard,
      ])
    )
    #expect(written.status == .success, "\(written.error)")
  }

  @Test func aNamedStoryboardIsListedWhateverTargetItIsIn() async {
    let project = "{rootObject = P; objects = {P = {isa = PBXProject; }; }; }"
    let files = FileSystem.memory([
      "App/App.xcodeproj/project.pbxproj": project, "App/Old.storyboard": Self.storyboard,
    ])
    let all = await ToolRun(["table", "App"], files: files)
    #expect(all.output == "")
    for words in [["App", "App/Old.storyboard"], ["App/Old.storyboard", "App"]] {
      let named = await ToolRun(["table"] + words, files: files)
      #expect(named.output.contains("Share"), "\(words)")
    }
  }
}
