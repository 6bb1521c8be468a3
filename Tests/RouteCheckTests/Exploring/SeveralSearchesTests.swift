import RouteCheckTestSupport
import Testing

@testable import RuleSupport
@testable import routecheck

/// What `routecheck explore` prints about several apps, both widths, and nothing.
@Suite struct SeveralSearchesTests {
  private func output(_ words: [String], _ files: [String: String]) async -> String {
    let run = await explore(words, files)
    #expect(run.status == .success || run.status == .findings, "\(run.error)")
    return run.output
  }

  private static let app = ["Main.storyboard": feedApp()]
  private static let alone = document(initial: "a", screen("a"))
  private static let apps = [
    "A/Main.storyboard": feedApp(), "B/Main.storyboard": alone,
  ]

  @Test func theOnlySearchHasNoTitle() async {
    #expect(await output([], Self.app).hasPrefix("3 screens in "))
    #expect(
      await output(["--width", "regular", "--list", "states"], Self.app).hasPrefix("regular: ")
    )
  }

  @Test func theWayInEachWidthIsNamed() async {
    let way = await output(["--width", "both", "--to", "Post"], Self.app)
    #expect(way.contains("compact:\n     start: nav(Feed)\n"), "\(way)")
    #expect(way.contains("regular:\n     start: regular: nav(Feed)\n"), "\(way)")
  }

  @Test func `a screen that no app has is compared with the screens of the first`() async {
    var files: [String: String] = [:]
    let project = Example.xcodeProject(building: "Main.storyboard").files[0].text
    let list =
      "<plist version=\"1.0\"><dict><key>UIMainStoryboardFile</key><string>Main</string></dict></plist>"
    for (folder, name) in [("A", "post"), ("B", "cart")] {
      files["\(folder)/App.xcodeproj/project.pbxproj"] = project
      files["\(folder)/Info.plist"] = list
      files["\(folder)/Main.storyboard"] =
        feedApp().replacing("post", with: name).replacing("Post", with: name.capitalized)
    }
    let run = await explore(["--to", "Pots"], files)
    expect(run.error, contains: "did you mean 'Post'?")
    let found = await output(["--to", "Cart"], files)
    #expect(found.contains("B/Main.storyboard:\n     start: nav(Feed)\n"), "\(found)")
  }

  @Test func coverageOfEachAppIsNamed() async {
    let files = Self.apps.merging(["J.json": "[]"]) { $1 }
    let text = await output(["--coverage", "J.json"], files)
    #expect(text.hasPrefix("A/Main.storyboard:\n0 of 3 segues performed (0 %)\n"), "\(text)")
    #expect(
      text.hasSuffix("B/Main.storyboard:\nthere is no segue that a user surely starts\n"),
      "\(text)"
    )
  }

  @Test func aPropertyThatTheStartBreaksHasNoMoves() async {
    let files = Self.app.merging(["App.paths": "never Feed"]) { $1 }
    let text = await output(["--properties", "App.paths"], files)
    let message =
      "error: the state in which the app starts breaks 'never Feed' [property]\n3 screens"
    expect(text, contains: message)
  }

  @Test func aLongWordIsShortened() async {
    let word = String(repeating: "P", count: 10_000)
    let files = Self.app.merging(["App.paths": "never \(word)"]) { $1 }
    let run = await explore(["--properties", "App.paths"], files)
    #expect(run.status == .usage)
    #expect(run.error.utf8.count < 300, "\(run.error)")
  }
}
