import Foundation
import RouteCheckTestSupport
import Testing

@testable import ProjectFiles
@testable import RouteRules
@testable import routecheck

/// The table of routes, as people read it.
@Suite struct TableCommandTests {
  private static let storyboard = Example.main(
    """
    <scene><objects><tabBarController id="tabs"><connections>
      <segue id="r" kind="relationship" relationship="viewControllers" destination="nav"/>
    </connections></tabBarController></objects></scene>
    <scene><objects><navigationController id="nav"><connections>
      <segue id="o" kind="relationship" relationship="rootViewController" destination="feed"/>
    </connections></navigationController></objects></scene>
    <scene><objects><viewController id="feed" customClass="Feed"><connections>
      <segue id="s" kind="presentation" identifier="Share" destination="named"/>
      <segue id="t" kind="presentation" identifier="Again" destination="nav"/>
    </connections></viewController></objects></scene>
    <scene><objects><navigationController id="named" storyboardIdentifier="ShareNav"><connections>
      <segue id="q" kind="relationship" relationship="rootViewController" destination="post"/>
    </connections></navigationController></objects></scene>
    <scene><objects>
      <viewController id="post" customClass="Post"><connections>
        <segue id="u" kind="unwind" identifier="Close" destination="x" unwindAction="close:"/>
      </connections></viewController>
      <exit id="x"/>
    </objects></scene>
    """
  ).files[0].text

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
