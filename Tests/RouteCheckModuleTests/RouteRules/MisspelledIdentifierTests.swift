import RouteCheckTestSupport
import Testing

@testable import ProjectModel
@testable import RuleRunning
@testable import RuleSupport

/// Identifiers that only one of several storyboards spells in another way than the code.
@Suite struct MisspelledIdentifierTests {
  private static let phone = """
    <scene><objects><viewController id="feed" customClass="Feed"><connections>
      <segue id="s1" kind="show" identifier="ShowPost" destination="post"/>
    </connections></viewController></objects></scene>
    <scene><objects>
      <viewController id="post" customClass="Post" storyboardIdentifier="Post"/>
    </objects></scene>
    """

  private static func findings(
    _ rule: String,
    pad: String,
    _ source: String
  ) async -> [String] {
    let example = Example.main(phone).storyboard("Pad", pad).and("Feed.swift", source)
    let report = await RuleRunner(only: [rule]).run(on: example)
    return report.diagnostics.map { "\($0.file): \($0.severity): \($0.message)" }
  }

  private static func pad(segue: String, scene: String = "Post", isManual: Bool = true) -> String {
    let button = "<view key=\"view\"><subviews><button id=\"b\"><connections>"
    let segues = """
      <segue id="s2" kind="show" identifier="\(segue)" destination="post"/>
      """
    let inner =
      isManual
      ? "<connections>\(segues)</connections>"
      : "\(button)\(segues)</connections></button></subviews></view>"
    return """
      <scene><objects><viewController id="feed" customClass="Feed">\(inner)</viewController></objects></scene>
      <scene><objects>
        <viewController id="post" customClass="Post" storyboardIdentifier="\(scene)"/>
      </objects></scene>
      """
  }

  private static let performing = """
    class Feed: UIViewController {
      func open(_ isOpen: Bool) {
        if isOpen { performSegue(withIdentifier: "ShowPost", sender: nil) }
      }
    }
    """
  private static let comparing = """
    class Screen: UIViewController {
      override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        if segue.identifier == "ShowPost" { reload() }
      }
    }
    class Feed: Screen {}
    """

  @Test(arguments: [
    performing, comparing,
    """
    class Other: UIViewController {
      func go(_ id: String) { performSegue(withIdentifier: id, sender: 1) }
    }
    \(performing)
    """,
  ])
  func aSegueOfOneStoryboardIsMisspelled(source: String) async {
    let found = await Self.findings("unknown-segue", pad: Self.pad(segue: "ShowPosst"), source)
    #expect(
      found == [
        "Pad.storyboard: warning: no source mentions segue 'ShowPosst'; did you mean 'ShowPost'?"
      ]
    )
  }

  @Test(arguments: [
    // It is mentioned, or another name.
    (pad(segue: "ShowPosst"), performing + "\nlet other = \"ShowPosst\""),
    (pad(segue: "ShowPost2"), performing), (pad(segue: "ShowMap"), performing),
    (pad(segue: "ShowPost"), performing),
    // The class performs a segue that is not known, or another class performs it.
    (
      pad(segue: "ShowPosst"),
      performing
        + "\nextension Feed { func go(_ id: String) { performSegue(withIdentifier: id, sender: 1) } }"
    ),
    (pad(segue: "ShowPosst"), performing.replacing("Feed", with: "Other")),
    (pad(segue: "ShowPosst"), performing.replacing("performSegue", with: "other.performSegue")),
    // A control performs it, so that code need not.
    (pad(segue: "ShowPosst", isManual: false), performing),
  ])
  func `a segue that something else may perform is not misspelled`(pad: String, source: String)
    async
  {
    #expect(await Self.findings("unknown-segue", pad: pad, source) == [])
  }

  /// A class that overrides `shouldPerformSegue` may refuse an identifier on purpose.
  @Test(arguments: [("ShowPosst", 1), ("ShowMap", 0)])
  func `a slip is told where the class may refuse the segue`(identifier: String, count: Int) async {
    let code = """
      class Feed: UIViewController {
        override func shouldPerformSegue(withIdentifier id: String, sender: Any?) -> Bool { isOpen }
        func go() {
          if shouldPerformSegue(withIdentifier: "\(identifier)", sender: 1) {
            performSegue(withIdentifier: "\(identifier)", sender: 1)
          }
        }
      }
      """
    let report = await RuleRunner(only: ["unknown-segue"])
      .run(on: Example.main(Self.phone).and("Feed.swift", code))
    #expect(report.diagnostics.count == count)
    #expect(report.diagnostics.allSatisfy { $0.severity == .warning })
    let plain = await RuleRunner(only: ["unknown-segue"])
      .run(
        on: Example.main(Self.phone).and(
          "Feed.swift",
          code.replacing("override func shouldPerform", with: "func mayPerform")
        )
      )
    #expect(plain.diagnostics.map(\.severity) == [.error])
  }

  @Test func aComparedSegueOfAControlIsMisspelled() async {
    let pad = Self.pad(segue: "ShowPosst", isManual: false)
    let perform = "{ func go() { performSegue(withIdentifier: \"ShowPost\", sender: 1) } }"
    for source in [
      Self.comparing, "\(Self.comparing)\nextension Screen \(perform)",
      "extension Screen \(perform)\n\(Self.comparing)",
    ] {
      #expect(await Self.findings("unknown-segue", pad: pad, source).count == 1)
    }
  }

  private static let making = """
    class Feed: UIViewController {
      func open() { show(storyboard!.instantiateViewController(withIdentifier: "Post"), sender: 1) }
    }
    """

  @Test func aSceneOfOneStoryboardIsMisspelled() async {
    let pad = Self.pad(segue: "ShowPost", scene: "Posst")
    let other = Self.making.replacing("Feed", with: "Other").replacing("Post", with: "Gone")
    for source in [Self.making, "\(other)\n\(Self.making)"] {
      #expect(
        await Self.findings("unknown-scene", pad: pad, source) == [
          "Pad.storyboard: warning: no source mentions scene 'Posst'; did you mean 'Post'?"
        ]
      )
    }
  }

  @Test(arguments: [
    ("Posst", making + "\nlet other = \"Posst\""), ("Map", making), ("Post", making),
    (
      "Posst",
      making + making.replacing("\"Post\"", with: "\"Posst\"").replacing("open", with: "other")
    ),
    (
      "Posst",
      making
        + "\nextension Feed { func go(_ id: String) { storyboard!.instantiateViewController(withIdentifier: id) } }"
    ),
    ("Posst", making.replacing("storyboard!", with: #"UIStoryboard(name: "Main", bundle: nil)"#)),
  ])
  func `a scene that may be named otherwise is not misspelled`(scene: String, source: String) async
  {
    let pad = Self.pad(segue: "ShowPost", scene: scene)
    #expect(await Self.findings("unknown-scene", pad: pad, source) == [])
  }

  @Test func whatOnlyTestsUseIsNotThatOfTheApp() async {
    let test = "import XCTest\n"
    let segue = Self.pad(segue: "ShowPosst")
    let scene = Self.pad(segue: "ShowPost", scene: "Posst")
    let app =
      "class Feed: UIViewController {}\nfunc f() { a.performSegue(withIdentifier: \"X\", sender: 1) }"
    #expect(await Self.findings("unknown-segue", pad: segue, Self.performing).count == 1)
    #expect(await Self.findings("unknown-segue", pad: segue, test + Self.performing) == [])
    #expect(await Self.findings("unknown-scene", pad: scene, Self.making).count == 1)
    #expect(await Self.findings("unknown-scene", pad: scene, test + Self.making) == [])
    #expect(await Self.findings("unknown-segue", pad: segue, app) == [])
  }

  @Test func aSceneThatAReferenceNamesIsNotMisspelled() async {
    let reference = """
      <scene><objects><viewControllerPlaceholder id="r" storyboardName="Pad" referencedIdentifier="Posst"/>
      </objects></scene>
      """
    let pad = Self.pad(segue: "ShowPost", scene: "Posst") + reference
    #expect(await Self.findings("unknown-scene", pad: pad, Self.making) == [])
  }
}
