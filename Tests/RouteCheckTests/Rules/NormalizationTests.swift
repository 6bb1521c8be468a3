import Foundation
import RouteCheckTestSupport
import Routes
import TestSupport
import Testing

@testable import RuleSupport
@testable import routecheck

/// Names that look the same and have other scalars, as `É` and `E` with an accent, are two names.
@Suite struct NormalizationTests {
  private static let composed = "Caf\u{E9}"
  private static let decomposed = "Cafe\u{301}"

  /// A project for a rule, in which `É` and `E\u{301}` stand for the two forms of a name.
  struct Case: Sendable, CustomTestStringConvertible {
    var rule: String
    /// How many findings the rule has; with one form for both names it has the other number.
    var findings: Int
    var scenes: String
    var code = ""
    var table = ""
    var attributes = ""

    var testDescription: String { rule }

    func files(_ second: String) -> [String: String] {
      func text(_ text: String) -> String {
        text.replacing("{1}", with: NormalizationTests.composed).replacing("{2}", with: second)
      }
      var files = Example.main(text(attributes), text(scenes)).texts
      if !code.isEmpty { files["App.swift"] = text(code) }
      if !table.isEmpty { files["App.routes.json"] = text(table) }
      return files
    }
  }

  private static func scene(_ attributes: String, _ segues: String = "") -> String {
    """
    <scene><objects><viewController \(attributes)><connections>
      \(segues)
    </connections></viewController></objects></scene>

    """
  }

  private static let feed = scene(
    #"id="a" customClass="Feed" customModuleProvider="target""#,
    #"<segue id="s" kind="show" identifier="{1}" destination="b"/>"#
  )
  private static let post = scene(#"id="b" customClass="Post" customModuleProvider="target""#)
  private static let classes = "class Feed: UIViewController {}\nclass Post: UIViewController {}\n"

  private static func row(_ fields: String) -> String {
    #"{"version": 1, "routes": [{"segue": "{1}", \#(fields)}]}"#
  }

  static let cases: [Case] = [
    Case(
      rule: "unknown-segue",
      findings: 1,
      scenes: feed + post,
      code: classes + """
        extension Feed { func go() { performSegue(withIdentifier: "{2}", sender: self) } }
        """
    ),
    Case(
      rule: "unknown-segue",
      findings: 1,
      scenes: feed + post,
      table: #"{"version": 1, "routes": [{"segue": "{2}"}]}"#
    ),
    Case(
      rule: "unknown-segue",
      findings: 1,
      scenes: feed + post,
      code: classes + #"extension Segue<Post> { static var go: Self { .init("{2}") } }"#
    ),
    Case(
      rule: "unknown-destination-scene",
      findings: 1,
      scenes: feed + scene(#"id="b" storyboardIdentifier="{1}""#),
      table: row(#""destination": {"scene": "{2}"}"#)
    ),
    Case(
      rule: "destination-mismatch",
      findings: 1,
      scenes: feed + scene(#"id="b" customClass="{1}""#),
      table: row(#""destination": {"class": "{2}"}"#)
    ),
    Case(
      rule: "source-mismatch",
      findings: 1,
      scenes: scene(
        #"id="a" customClass="{1}""#,
        #"<segue id="s" kind="show" identifier="{1}" destination="b"/>"#
      ) + post,
      table: row(#""source": {"class": "{2}"}"#)
    ),
    Case(
      rule: "duplicate-segue",
      findings: 0,
      scenes: scene(
        #"id="a" customClass="Feed""#,
        """
        <segue id="s" kind="show" identifier="{1}" destination="a"/>
        <segue id="t" kind="show" identifier="{2}" destination="b"/>
        """
      ) + post
    ),
    Case(
      rule: "duplicate-object-id",
      findings: 0,
      scenes: scene(#"id="{1}""#) + scene(#"id="{2}""#)
    ),
    Case(
      rule: "dangling-destination",
      findings: 1,
      scenes: scene(#"id="{1}""#, #"<segue id="s" kind="show" destination="{2}"/>"#)
    ),
    Case(
      rule: "invalid-initial-scene",
      findings: 1,
      scenes: scene(#"id="{1}""#),
      attributes: #"initialViewController="{2}""#
    ),
    Case(
      rule: "missing-scene-reference",
      findings: 1,
      scenes: scene(#"id="a" storyboardIdentifier="{1}""#) + """
        <scene><objects>
          <viewControllerPlaceholder id="r" referencedIdentifier="{2}"/>
        </objects></scene>
        """
    ),
    Case(
      rule: "duplicate-scene-identifier",
      findings: 0,
      scenes: scene(#"id="a" storyboardIdentifier="{1}""#)
        + scene(#"id="b" storyboardIdentifier="{2}""#)
    ),
    Case(
      rule: "unknown-scene",
      findings: 1,
      scenes: scene(#"id="a" storyboardIdentifier="{1}""#),
      code: """
        func open() {
          UIStoryboard(name: "Main", bundle: nil).instantiateViewController(withIdentifier: "{2}")
        }
        """
    ),
    Case(
      rule: "unmapped-segue",
      findings: 1,
      scenes: scene(
        #"id="a""#,
        """
        <segue id="s" kind="show" identifier="{1}" destination="a"/>
        <segue id="t" kind="show" identifier="{2}" destination="a"/>
        """
      ),
      table: #"{"version": 1, "routes": [{"segue": "{1}"}]}"#
    ),
    Case(
      rule: "never-matching-identifier",
      findings: 1,
      scenes: feed + post,
      code: classes + """
        extension Feed {
          override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
            if segue.identifier == "{2}" {}
          }
        }
        """
    ),
    Case(
      rule: "undeclared-class",
      findings: 1,
      scenes: scene(#"id="a" customClass="{2}" customModuleProvider="target""#),
      code: "class {1}: UIViewController {}"
    ),
    Case(
      rule: "undeclared-unwind-action",
      findings: 1,
      scenes: """
        <scene><objects><viewController id="a" customClass="Feed" customModuleProvider="target">
          <connections><segue id="s" kind="unwind" destination="x" unwindAction="{2}:"/></connections>
        </viewController><exit id="x"/></objects></scene>
        """,
      code: """
        class Feed: UIViewController { @IBAction func {1}(_ segue: UIStoryboardSegue) {} }
        """
    ),
    Case(
      rule: "unused-segue",
      findings: 1,
      scenes: scene(
        #"id="a" customClass="Feed""#,
        """
        <segue id="s" kind="show" identifier="{1}" destination="b"/>
        <segue id="t" kind="show" identifier="{2}" destination="b"/>
        """
      ) + post,
      code: classes + """
        extension Feed { func go() { performSegue(withIdentifier: "{1}", sender: self) } }
        """
    ),
    Case(
      rule: "name-collision",
      findings: 1,
      scenes: scene(
        #"id="a" customClass="Feed""#,
        """
        <segue id="s" kind="show" identifier="{1}" destination="b"/>
        <segue id="t" kind="show" identifier="{2}" destination="b"/>
        """
      ) + post
    ),
  ]

  @Test(arguments: cases)
  func `a rule tells two forms of a letter apart`(example: Case) async throws {
    let run = { (second: String) in
      await ToolRun(
        ["validate", "--rule", example.rule, "--format", "text"],
        files: .memory(example.files(second))
      )
    }
    let marker = "[\(example.rule)]"
    let count = { (run: ToolRun) in run.output.components(separatedBy: marker).count - 1 }
    let different = await run(Self.decomposed)
    #expect(count(different) == example.findings, "\(different.output)\(different.error)")
    let equal = await run(Self.composed)
    #expect(count(equal) != example.findings, "\(equal.output)\(equal.error)")
  }

  /// Nobody sees the difference, so the finding has the scalars.
  @Test(arguments: [
    "unknown-segue", "unknown-destination-scene", "missing-scene-reference", "unknown-scene",
    "never-matching-identifier", "undeclared-class", "undeclared-unwind-action", "name-collision",
  ])
  func aFindingNamesTheDifference(rule: String) async throws {
    for example in Self.cases where example.rule == rule {
      let run = await ToolRun(
        ["validate", "--rule", rule],
        files: .memory(example.files(Self.decomposed))
      )
      expect(
        run.output,
        contains: "in Unicode normalization alone: U+0065 U+0301 here, U+00E9 there"
      )
    }
  }

  @Test func `a file name in the other form of a letter is another storyboard`() async {
    let files = [
      "\(Self.composed).storyboard": document(Self.scene(#"id="a""#)),
      "App.swift": #"let main = UIStoryboard(name: "\#(Self.decomposed)", bundle: nil)"#,
    ]
    let run = await ToolRun(["validate", "--rule", "unknown-storyboard"], files: .memory(files))
    expect(run.output, contains: "differs from it in Unicode normalization alone")
  }

  private static let both =
    scene(
      #"id="a" customClass="Feed""#,
      """
      <segue id="{1}" kind="show" identifier="{1}" destination="b"/>
      <segue id="{2}" kind="show" identifier="{2}" destination="c"/>
      """
    ) + scene(#"id="b" customClass="Post""#) + scene(#"id="c" customClass="Post""#)

  @Test func tablesAndMapsHaveBothSegues() async {
    let files = Case(rule: "", findings: 0, scenes: Self.both).files(Self.decomposed)
    let table = await ToolRun(["table"], files: .memory(files))
    #expect(table.output.split(separator: "\n").count == 3)
    let map = await ToolRun(["map", "--format", "mermaid"], files: .memory(files))
    for form in [Self.composed, Self.decomposed] {
      #expect(table.output.utf8.count(of: form) == 1, "\(table.output)")
    }
    #expect(map.output.components(separatedBy: "-->").count == 3, "\(map.output)")
  }

  @Test func `generated code tells two forms of a letter apart`() async {
    let names = #"{"generate": {"names": {"{2}": "other"}}}"#
      .replacing("{2}", with: Self.decomposed)
    var files = Case(rule: "", findings: 0, scenes: Self.both).files(Self.decomposed)
    files[".routecheck.json"] = names
    let run = await ToolRun(["generate"], files: .memory(files))
    #expect(run.status == .success, "\(run.error)")
    #expect(run.output.contains("static var other: Self { .init(\"Cafe\u{301}\") }"))
    #expect(run.output.contains("static var caf\u{E9}: Self { .init(\"Caf\u{E9}\") }"))
  }

  @Test func `a diff tells two forms of a letter apart`() async {
    let tables = [Self.composed, Self.decomposed].map {
      #"{"version": 1, "routes": [{"segue": "\#($0)", "destination": {"class": "A"}}]}"#
    }
    let files = ["old.routes.json": tables[0], "new.routes.json": tables[1]]
    let run = await ToolRun(["diff", "old.routes.json", "new.routes.json"], files: .memory(files))
    #expect(run.output.contains("removed") && run.output.contains("added"), "\(run.output)")
  }

  /// A name that is a `String` would be found in a dictionary under its other form.
  @Test func onlyWordsOfTheToolAreStringsInDictionaries() throws {
    // The attributes of XML and the names of rules are words, targets are named in project files alone, Xcode ignores the
    // case of their files, and of the keys in a catalog of strings only the ids of objects are compared.
    let words = [
      "attributes: [String: String]", "targets: ", "with others: ", "lowercasedFiles: ",
      "skippedFolders: ", "phrases: ", "generalWords: ", "[ExactString: [Set<String>]]",
      "strings: [String: Entry]", "[String: Rule.Setting]", "var names: Set<String> = []",
      "endings: Set<String>", "makings: Set<String>", "creations: Set<String>",
      "first: Set<String>", "last: Set<String>",
    ]
    let folders = [
      "Routes/Segues", "Routes/Storyboards", "Routes/Graph", "Routes/Snapshots",
      "RouteCheck/Foundations/RouteTables", "RouteCheck/Foundations/CodeFacts",
      "RouteCheck/Readers/StoryboardReader/Storyboards", "RouteCheck/Project/ProjectModel",
      "RouteCheck/Project/ProjectLoading/Loading", "RouteCheck/Project/RouteGenerators",
      "RouteCheck/Outputs/RouteMaps/Map",
      "RouteCheck/Rules/RuleSupport", "RouteCheck/Rules/InterfaceRules",
      "RouteCheck/Rules/RouteRules",
      "RouteCheck/Rules/RuleRunning",
    ]
    for folder in folders {
      let root = Repository.root.appending(path: "Sources/\(folder)")
      for path in try FileManager.default.subpathsOfDirectory(atPath: root.path)
      where path.hasSuffix(".swift") {
        let text = try String(contentsOf: root.appending(path: path), encoding: .utf8)
        for line in text.split(separator: "\n")
        where line.contains("[String: ") || line.contains("Set<String>") {
          #expect(words.contains { line.contains($0) }, "\(folder)/\(path): \(line)")
        }
      }
    }
  }
}

extension Collection<UInt8> {
  /// How often the bytes of a text occur.
  fileprivate func count(of text: String) -> Int {
    let bytes = Array(self)
    let wanted = Array(text.utf8)
    return bytes.indices.filter { bytes[$0...].starts(with: wanted) }.count
  }
}
