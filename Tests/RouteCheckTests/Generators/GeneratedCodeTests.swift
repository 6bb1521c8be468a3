import Foundation
import RouteCheckTestSupport
import TestSupport
import Testing

@testable import ProjectFiles
@testable import RouteGenerators
@testable import RouteReports
@testable import RouteRules
@testable import routecheck

/// Compiles and lints generated code.
@Suite struct GeneratedCodeTests {
  /// A storyboard whose names try to break out of the generated code.
  private static let hostile = Example.main(
    """
    <scene><objects><viewController id="a&quot;\\(1)" customClass="A"><connections>
      <segue id="1" kind="show" identifier="&quot;) } } import Evil" destination="b"/>
      <segue id="2" kind="show" identifier="\\(evil)" destination="b"/>
      <segue id="3" kind="show" identifier="line&#10;import Evil // */" destination="b"/>
      <segue id="4" kind="show" identifier="default" destination="b"/>
      <segue id="5" kind="show" identifier="self" destination="b"/>
      <segue id="6" kind="show" identifier="👩‍🚀" destination="b"/>
      <segue id="7" kind="show" identifier="&#x202E;gnp" destination="b"/>
      <segue id="8" kind="show" identifier="42" destination="b"/>
      <segue id="9" kind="show" identifier="--" destination="b"/>
      <segue id="10" kind="teleport" identifier="init" destination="b"/>
      <segue id="11" kind="show" identifier="Type" destination="b"/>
      <segue id="12" kind="show" destination="b"/>
      <segue id="1\(2)&quot;&quot;&quot;#" kind="sh&quot;&quot;&quot;#&#10;ow" destination="b"/>
      <segue id="13" kind="show" destination="c"/>
      <segue id="14" kind="show" identifier="ünïcödé" destination="c"/>
    </connections></viewController></objects></scene>
    <scene><objects><viewController id="d"><connections>
      <segue id="15" kind="unwind" destination="x" unwindAction="&quot;) \\(evil):"/>
      <segue id="16" kind="unwind" destination="x" unwindAction="default:"/>
      <segue id="17" kind="unwind" destination="x" unwindAction="init:"/>
      <segue id="18" kind="unwind" destination="x" unwindAction="rawValue:"/>
      <segue id="19" kind="unwind" destination="x" unwindAction="caf&#xE9;:"/>
      <segue id="20" kind="unwind" identifier="Go" destination="x" unwindAction="go:"/>
    </connections></viewController><exit id="x"/></objects></scene>
    <scene><objects>
      <viewController id="b" storyboardIdentifier="case" customClass="B"/>
    </objects></scene>
    <scene><objects><strangeController id="c" storyboardIdentifier="c"/></objects></scene>
    """
  )

  @Test func `hostile names compile, and keep their value`() async throws {
    var files = Dictionary(uniqueKeysWithValues: Self.hostile.files.map { ($0.path, $0.text) })
    files[".routecheck.json"] = #"""
      {"generate": {"unwinds": {"\") \\(evil):": "B", "default:": "B", "init:": "B",
        "rawValue:": "B", "caf\u00E9:": "B"}}}
      """#
    let run = await ToolRun(["generate"], files: .memory(files))
    #expect(run.status == .success, "\(run.error)")
    #expect(!run.output.contains("\nimport Evil"))
    #expect(run.output.contains("enum BUnwind: Routes.ExactString {"))
    #expect(run.output.contains("\n  case `default` = \"default:\"\n"))
    try check(run.output, classes: ["A", "B"])
  }

  /// Types of an app that are named like types that generated code uses, or like words of Swift.
  private static let classes = [
    "Array", "Bool", "Controller", "Destination", "Error", "ExactString", "From", "Int", "Optional",
    "PerformedSegue", "Result", "Route", "SceneIdentifier", "Segue", "SegueRegistry", "Source",
    "Storyboard", "String", "Swift", "UnexpectedSegue", "Unnamed", "UnwindReceiver", "Void", "any",
    "async", "await", "borrowing", "consuming", "each", "isolated", "nonisolated", "open",
    "sending", "some", "yield",
  ]

  /// Identifiers that mean something to Swift.
  private static let words = [
    "allCases", "any", "associatedtype", "async", "await", "default", "each", "error", "from",
    "hashValue", "identifier", "init", "isolated", "let", "open", "Protocol", "rawValue", "segue",
    "self", "some", "super", "throws", "try", "Type", "unwrapped", "yield",
  ]

  /// A class with a segue to each class, and with two segues of each identifier.
  private static func beside(_ classes: [String]) -> Example {
    let segues = classes.map { #"<segue id="t-\#($0)" kind="show" destination="\#($0)"/>"# }
    // Scenes of one class, whose segues of one identifier lead to different classes.
    let shared = ["any", "Segue", "open"].map { name in
      let segues = words.map {
        #"<segue id="\#(name)-\#($0)" kind="show" identifier="\#($0)" destination="\#(name)"/>"#
      }
      return """
        <scene><objects><viewController id="to-\(name)" customClass="Start"><connections>
          \(segues.joined(separator: "\n"))
        </connections></viewController></objects></scene>
        """
    }
    let scenes = classes.map { name in
      #"""
      <scene><objects>
        <viewController id="\#(name)" storyboardIdentifier="\#(name)" customClass="\#(name)">
          <connections>
            <segue id="e-\#(name)" kind="show" identifier="Go" destination="any"/>
            <segue id="u-\#(name)" kind="unwind" destination="x-\#(name)" unwindAction="to\#(name):"/>
          </connections>
        </viewController><exit id="x-\#(name)"/>
      </objects></scene>
      """#
    }
    return .main(
      """
      <scene><objects><viewController id="start" customClass="Start"><connections>
        \(segues.joined(separator: "\n"))
      </connections></viewController></objects></scene>
      <scene><objects><navigationController id="n" storyboardIdentifier="n"/></objects></scene>
      \((scenes + shared).joined(separator: "\n"))
      """
    )
  }

  @Test func `generated code compiles next to app types with any names`() async throws {
    let example = Self.beside(Self.classes)
    var files = Dictionary(uniqueKeysWithValues: example.files.map { ($0.path, $0.text) })
    // Each class receives its own unwinds.
    let unwinds = Self.classes.map { #""to\#($0):": "\#($0 == "any" ? "Start" : $0)""# }
    files[".routecheck.json"] =
      #"{"generate": {"unwinds": {\#(unwinds.joined(separator: ", "))}}}"#
    let run = await ToolRun(["generate"], files: .memory(files))
    #expect(run.status == .success, "\(run.error)")
    // Names of types in lower case are the app's choice, so the code is not linted.
    try check(run.output, classes: Self.classes + ["Start"], isLinted: false)
  }

  @Test(arguments: Corpus.files)
  func storyboardsOfShippedAppsCompile(path: String) async throws {
    let text = try String(contentsOfFile: path, encoding: .utf8)
    let files = FileSystem.memory(["Main.storyboard": text])
    var loader = ProjectLoader(files: files, concurrency: 1)
    loader.generation.module = "App"
    // The placeholder classes of all modules are in one.
    for module in Set(await loader.load(["."]).scenes.compactMap(\.scene.module)) {
      loader.generation.modules[module] = "App"
    }
    let project = await loader.load(["."])
    let names = SwiftNames(project)
    #expect(names.collisions.isEmpty)
    let generator = SwiftGenerator(names, leavingOutErrorsOf: RuleRunner().run(on: project))
    let generated = generator.text(of: generator.storyboards)
    try check(
      generated,
      classes: Set(project.scenes.compactMap(\.scene.customClass)).sorted().map(\.string)
    )
  }

  /// Type-checks generated code with placeholders for its classes, and lints it.
  private func check(_ generated: String, classes: [String], isLinted: Bool = true) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "generated-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let storyboards = folder.appending(path: "Storyboards.swift")
    let screens = folder.appending(path: "Screens.swift")
    // Without the line that excludes the file, the formatter checks it.
    try generated.replacing("// swift-format-ignore-file\n", with: "")
      .write(to: storyboards, atomically: true, encoding: .utf8)
    let standIns = classes.map { "final class `\($0)`: Routes.Controller {}" }.joined(
      separator: "\n"
    )
    try "import Routes\n\(standIns)\n".write(to: screens, atomically: true, encoding: .utf8)
    let compiled = try ChildProcess.run(
      "swiftc",
      [
        "-typecheck", "-swift-version", "6", "-warnings-as-errors",
        "-module-name", "App", "-I", Repository.modules.path, storyboards.path, screens.path,
      ]
    )
    #expect(compiled.status == 0, "\(compiled.errors)")
    guard isLinted else { return }
    let lint = try ChildProcess.run(
      "swift",
      [
        "format", "lint", "--strict",
        "--configuration", Repository.root.appending(path: ".swift-format").path, storyboards.path,
      ]
    )
    #expect(lint.status == 0, "\(lint.errors)")
  }
}
