import Foundation
import TestSupport
import Testing

/// The tests that `routecheck explore --format tests` writes compile and pass.
@Suite struct ExploredPathsTests {
  /// An app with a mistake of each kind that has a path.
  private static let app = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" \
    initialViewController="nav"><scenes>
    <scene><objects><navigationController id="nav"><connections>
    <segue id="r" kind="relationship" relationship="rootViewController" destination="feed"/>
    </connections></navigationController></objects></scene>
    <scene><objects><viewController id="feed" customClass="Feed"><view key="view"><subviews>
    <button id="b1"><state key="normal" title="Write &quot;a\\&quot;"/><connections>
    <segue id="s1" kind="presentation" destination="share"/></connections></button>
    </subviews></view></viewController><exit id="x"/></objects></scene>
    <scene><objects><viewController id="share" customClass="Share"><view key="view"><subviews>
    <button id="b2"><state key="normal" title="People"/><connections>
    <segue id="s2" kind="push" destination="end"/></connections></button>
    <button id="b3"><state key="normal" title="Cancel"/><connections>
    <segue id="s3" kind="presentation" destination="feed"/></connections></button>
    <button id="b4"><state key="normal" title="Stay"/><connections>
    <segue id="s4" kind="presentation" destination="end" modalPresentationStyle="fullScreen"/>
    </connections></button>
    <button id="b5"><state key="normal" title="Home"/><connections>
    <segue id="s5" kind="unwind" destination="x" unwindAction="home:"/></connections></button>
    <button id="b6"><state key="normal" title="Nowhere"/><connections>
    <segue id="s6" kind="unwind" destination="x" unwindAction="lost:"/></connections></button>
    </subviews></view></viewController></objects></scene>
    <scene><objects><viewController id="end"/></objects></scene>
    </scenes></document>
    """

  private static let code = """
    class Feed: UIViewController { @IBAction func home(_ segue: UIStoryboardSegue) {} }
    class Share: UIViewController {}
    class Lost: UIViewController { @IBAction func lost(_ segue: UIStoryboardSegue) {} }
    """

  private static let lost = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"><scenes>
    <scene><objects><viewController id="lost" customClass="Lost"/></objects></scene></scenes></document>
    """

  private static let words = [
    "--rule", "refused-move", "--rule", "dead-end", "--rule", "unwind-without-target", "--rule",
    "forward-back", "--rule", "property",
  ]

  private var tool: String {
    Repository.products.appending(path: "routecheck").path(percentEncoded: false)
  }

  @Test func `generated tests compile and pass, in both widths`() throws {
    try TemporaryFolder.with { folder in
      try folder.write("App/Main.storyboard", Self.app)
      try folder.write("App/Lost.storyboard", Self.lost)
      try folder.write("App/App.swift", Self.code)
      try folder.write("App/App.paths", "never Share\n")
      try folder.write("None.json", "[]")
      let shop = Repository.root
        .appending(path: "Tests/RoutesTests/Documentation/Fixtures/Shop")
        .path(percentEncoded: false)
      for (app, name, minimum) in [(folder.path("App"), "App", 16), (shop, "Shop", 4)] {
        let run = try ChildProcess.run(
          tool,
          [
            "explore", app, "--format", "tests", "--width", "both", "--to",
            name == "App" ? "Share" : "Cart",
            "--coverage", folder.path("None.json"), "--output", folder.path("\(name).swift"),
          ] + (name == "App" ? Self.words + ["--properties", folder.path("App/App.paths")] : [])
        )
        #expect(run.status <= 1, "\(run.errors)")
        let text = try folder.read("\(name).swift")
        #expect(text.ranges(of: "@Test").count >= minimum, "\(text)")
        let result = try runTests(folder, "\(name).swift", of: app)
        #expect(result.status == 0, "\(result.output)\(result.errors)\n\(text)")
        #expect((result.output + result.errors).contains("passed"), "\(result.output)")
      }
    }
  }

  @Test func `a generated test fails after a change of the storyboard that breaks its path`() throws
  {
    try TemporaryFolder.with { folder in
      try folder.write("App/Main.storyboard", Self.app)
      let app = folder.path("App")
      let run = try ChildProcess.run(
        tool,
        [
          "explore", app, "--format", "tests", "--to", "Share", "--rule", "refused-move",
          "--output",
          folder.path("App.swift"),
        ]
      )
      #expect(run.status <= 1, "\(run.errors)")
      #expect(try runTests(folder, "App.swift", of: app).status == 0)
      for (old, new) in [
        (#"kind="presentation" destination="share""#, #"kind="show" destination="share""#),
        (
          #"id="s1" kind="presentation" destination="share""#,
          #"id="s9" kind="presentation" destination="share""#
        ),
      ] {
        try folder.write("App/Main.storyboard", Self.app.replacing(old, with: new))
        let changed = try runTests(folder, "App.swift", of: app)
        #expect(changed.status != 0, "\(new)")
        #expect((changed.output + changed.errors).contains("way1"), "\(changed.errors)")
      }
    }
  }

  /// Compiles a file of tests, with the storyboards of an app and the library that is built, and runs
  /// it.
  private func runTests(
    _ folder: TemporaryFolder,
    _ name: String,
    of app: String
  ) throws -> ChildProcess {
    let generation = try ChildProcess.run(
      tool,
      [
        "generate", app, "--output", folder.path("Generated.swift"), "--rule",
        "malformed-storyboard",
      ]
    )
    guard generation.status == 0 else { return generation }
    // The app's classes are not here.
    let storyboards = try folder.read("Generated.swift")
      .matches(of: #/extension Routes.Storyboard {\n(?s:.*?)\n}\n/#).map { String($0.output) }
    try folder.write("Storyboards.swift", "import Routes\n" + storyboards.joined())
    return try TestProgram.run(
      [name, "Storyboards.swift"],
      in: folder,
      modules: ["Routes", "RoutesLinks", "RoutesExploration", "RoutesTesting"],
      options: ["-warnings-as-errors"]
    )
  }
}
