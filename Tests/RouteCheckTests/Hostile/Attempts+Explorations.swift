import TestSupport

/// Apps, properties and journals that try to make a search crash, hang or print something else.
extension Attempt {
  static let explorations: [Attempt] =
    properties.map { name, text, status in
      explore(
        "properties with \(name)",
        ["--properties", "App.paths"],
        [.text("App.paths", text)],
        status
      )
    }
    + journals.map { name, text, status in
      explore("a journal of \(name)", ["--coverage", "J.json"], [.text("J.json", text)], status)
    }
    + limits.map { name, words in
      explore("\(name) in a chain of 1,000 scenes", words, [chain(1_000)], [0, 1], app: [])
    }
    + [
      explore(
        "fifty moves in a chain of 10,000 scenes",
        ["--taps", "50"],
        [chain(10_000)],
        [0],
        app: []
      )
    ]
    + shapes.map { name, storyboard in
      explore(
        name,
        ["--limit", "2000"],
        [.text("Main.storyboard", storyboard)],
        [0, 1, 64],
        app: []
      )
    }
    + HostileText.attacks.flatMap { text in
      ["text", "json", "tests", "svg", "mermaid"].map { format in
        explore(
          "\(text.name) in a search as \(format)",
          ["--format", format],
          project(named: text.text),
          [0, 1, 64],
          app: []
        )
      }
    } + folders

  private static func explore(
    _ name: String,
    _ words: [String],
    _ items: [Item],
    _ statuses: Set<Int32>,
    app: [Item] = [.text("Main.storyboard", document(two))]
  ) -> Attempt {
    Attempt(
      kind: .explorations,
      name: name,
      words: ["explore"] + words,
      items: app + items,
      statuses: statuses,
      check: .nothing,
      takesJobs: false
    )
  }

  private static let two =
    scene("feed", "customClass='Feed'", segue("s1", "identifier='ShowPost'"))
    + scene("post", "customClass='Post'")

  /// What a file of properties contains, and the exit status.
  private static let properties: [(String, String, Set<Int32>)] = [
    ("nothing", "", [64]), ("an open quote", "refused \"ShowPost", [64]),
    ("an empty identifier", "refused \"\"", [64]),
    ("parentheses in each other", "never " + String(repeating: "nav(", count: 100_000), [64]),
    ("parentheses that only close", "never " + String(repeating: ")", count: 100_000), [64]),
    ("brackets in each other", "never " + String(repeating: "Post[", count: 50_000), [64]),
    ("a long screen", "never " + String(repeating: "P", count: 1_000_000), [64]),
    ("a screen after a screen", "never " + String(repeating: "Post > ", count: 20_000), [64]),
    ("a number that overflows", "reach Post within 99999999999999999999 taps", [64]),
    ("no number", "reach Post within NaN taps", [64]), ("a null byte", "never Po\0st", [64]),
    ("an escape of a terminal", "never \u{1B}[2J", [64]),
    ("a command of a workflow", "::error::forged", [64]),
    ("lines of Windows", "never Feed after Post\r\nreach Post\r\n", [0, 1]),
    ("a mark of byte order", "\u{FEFF}never Post", [0, 1, 64]),
    ("two thousand lines", String(repeating: "reach Post within 1 tap\n", count: 2_000), [0, 1]),
  ]

  /// What a file of journals contains, and the exit status.
  private static let journals: [(String, String, Set<Int32>)] = [
    ("nothing", "", [66]), ("a number", "1", [66]), ("no journals", "[]", [0]),
    ("null", "null", [66]), ("a list that is cut off", "[", [66]),
    ("lists in each other", String(repeating: "[", count: 200_000), [66]),
    ("an unknown entry", #"{"start": {}, "entries": [{"flew": 1}]}"#, [66]),
    (
      "a position below zero",
      #"{"start": {"screens": [], "width": "compact"}, "loaded": [-1], "entries": []}"#, [0, 66]
    ),
    ("text that is no journal", "\u{1B}[2J", [66]),
  ]

  /// Ways to cut a search.
  private static let limits: [(String, [String])] = [
    ("no limit", []), ("one state", ["--limit", "1"]), ("one move", ["--taps", "1"]),
    ("two copies", ["--copies", "2", "--limit", "5000"]),
    ("a long path", ["--to", "C300"]), ("a list", ["--list", "screens"]),
    ("the gates", ["--list", "gates"]), ("the JSON", ["--format", "json"]),
  ]

  /// Scenes, each of which has a button that shows the next one.
  static func chain(_ count: Int) -> Item {
    let scenes = (0..<count).map { number in
      let segue =
        "<segue id='s\(number)' kind='show' identifier='S\(number)' destination='n\(number + 1)'/>"
      let button = "<button id='b\(number)'><connections>\(segue)</connections></button>"
      let view = number == count - 1 ? "" : "<view key='view'>\(button)</view>"
      return """
        <scene><objects><viewController id='n\(number)' customClass='C\(number)'>\(view)\
        </viewController></objects></scene>
        """
    }
    return .text("Main.storyboard", document(scenes.joined(), initial: "n0"))
  }

  /// Storyboards in which something never ends.
  private static let shapes: [(String, String)] = [
    (
      "a scene that presents itself",
      document(scene("feed", "", segue("s", "identifier='A'", to: "feed")))
    ),
    (
      "two scenes that present each other",
      document(
        scene("feed", "", segue("s1", "identifier='A'"))
          + scene("post", "", segue("s2", "identifier='B'", to: "feed"))
      )
    ),
    (
      "thirty scenes that all present each other",
      document(
        (0..<30).map { from in
          scene(
            "n\(from)",
            "customClass='C\(from)'",
            (0..<30).map { segue("s\(from).\($0)", "identifier='S\(from).\($0)'", to: "n\($0)") }
              .joined()
          )
        }.joined(),
        initial: "n0"
      )
    ),
    (
      "a controller that is its own root",
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" initialViewController="n">
      <scenes><scene><objects><navigationController id="n"><connections>
      <segue id="r" kind="relationship" relationship="rootViewController" destination="n"/>
      </connections></navigationController></objects></scene></scenes></document>
      """
    ),
    (
      "tabs in tabs in each other",
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" initialViewController="a">
      <scenes><scene><objects><tabBarController id="a"><connections>
      <segue id="t1" kind="relationship" relationship="viewControllers" destination="b"/>
      </connections></tabBarController></objects></scene><scene><objects><tabBarController id="b">
      <connections><segue id="t2" kind="relationship" relationship="viewControllers" destination="a"/>
      </connections></tabBarController></objects></scene></scenes></document>
      """
    ),
    (
      "segues with one identifier",
      document(
        scene("feed", "", segue("s1", "identifier='A'") + segue("s2", "identifier='A'", to: "feed"))
          + scene("post")
      )
    ),
    (
      "a destination that does not exist",
      document(scene("feed", "", segue("s1", "identifier='A'", to: "nowhere")))
    ),
    ("an initial scene that does not exist", document(scene("feed"), initial: "nowhere")),
    ("400 buttons to one screen", fan(400) { _ in "n0" }),
    ("400 screens behind one", fan(400) { "n\($0)" }),
    (
      "400 scenes embedded in each other",
      document(
        (0..<400).map {
          scene("n\($0)", "", "<segue id='s\($0)' kind='embed' destination='n\($0 + 1)'/>")
        }
        .joined() + scene("n400"),
        initial: "n0"
      )
    ),
  ]

  /// A screen with segues.
  private static func fan(_ count: Int, to destination: (Int) -> String) -> String {
    let segues = (0..<count).map { segue("s\($0)", "identifier='S\($0)'", to: destination($0)) }
    return document(
      scene("feed", "", segues.joined()) + (0..<count).map { scene("n\($0)") }.joined()
    )
  }

  private static let folders: [Attempt] = [
    explore(
      "a folder of journals with another folder",
      ["--coverage", "J"],
      [.folder("J"), .folder("J/a.json")],
      [0]
    ),
    explore(
      "a folder of journals with a pipe",
      ["--coverage", "J"],
      [.folder("J"), .pipe("J/a.json")],
      [0]
    ),
    explore("properties that are a folder", ["--properties", "P"], [.folder("P")], [66]),
    explore(
      "properties that are no UTF-8",
      ["--properties", "P"],
      [.file("P", [0xFF, 0xFE])],
      [66]
    ),
    explore(
      "an output over the properties",
      ["--properties", "P", "--output", "P"],
      [.text("P", "never Post")],
      [66]
    ),
    explore("journals that do not exist", ["--coverage", "J"], [], [66]),
  ]
}
