import TestSupport
import Testing

@testable import ProjectLoading
@testable import RouteGenerators
@testable import RuleRunning
@testable import RuleSupport
@testable import routecheck

/// Compiles and lints generated code.
@Suite struct GeneratedCodeTests {
  /// A storyboard whose names try to break out of the generated code.
  private static let hostile = Example.scenes(
    scene(
      "a&quot;\\(1)",
      "A",
      segue("1", "&quot;) } } import Evil", to: "b"),
      segue("2", "\\(evil)", to: "b"),
      segue("3", "line&#10;import Evil // */", to: "b"),
      segue("4", "default", to: "b"),
      segue("5", "self", to: "b"),
      segue("6", "👩‍🚀", to: "b"),
      segue("7", "&#x202E;gnp", to: "b"),
      segue("8", "42", to: "b"),
      segue("9", "--", to: "b"),
      segue("10", "init", to: "b", "teleport"),
      segue("11", "Type", to: "b"),
      segue("12", to: "b"),
      segue("1\(2)&quot;&quot;&quot;#", to: "b", "sh&quot;&quot;&quot;#&#10;ow"),
      segue("13", to: "c"),
      segue("14", "ünïcödé", to: "c")
    ),
    scene(
      "d",
      nil,
      segue("15", to: "x", "unwind", action: "&quot;) \\(evil):"),
      segue("16", to: "x", "unwind", action: "default:"),
      segue("17", to: "x", "unwind", action: "init:"),
      segue("18", to: "x", "unwind", action: "rawValue:"),
      segue("19", to: "x", "unwind", action: "caf&#xE9;:"),
      segue("20", "Go", to: "x", "unwind", action: "go:"),
      exit: "x"
    ),
    scene("b", "B", identifier: "case"),
    scene("c", kind: "strangeController", identifier: "c")
  )

  @Test func `hostile names compile, and keep their value`() async throws {
    var files = Self.hostile.texts
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
    "Storyboard", "String", "Swift", "Unnamed", "UnwindReceiver",
    "Void", "any",
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
    var files = example.texts
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
    try TemporaryFolder.with { folder in
      // Without the line that excludes the file, the formatter checks it.
      try folder.write(
        "Storyboards.swift",
        generated.replacing("// swift-format-ignore-file\n", with: "")
      )
      let standIns = classes.map { "final class `\($0)`: Routes.Controller {}" }
      try folder.write("Screens.swift", "import Routes\n\(standIns.joined(separator: "\n"))\n")
      let compiled = try ChildProcess.run(
        "swiftc",
        [
          "-typecheck", "-swift-version", "6", "-warnings-as-errors", "-module-name", "App", "-I",
          Repository.modules.path, folder.path("Storyboards.swift"), folder.path("Screens.swift"),
        ]
      )
      #expect(compiled.status == 0, "\(compiled.errors)")
      guard isLinted else { return }
      let configuration = Repository.root.appending(path: ".swift-format").path
      let lint = try ChildProcess.run(
        "swift",
        [
          "format", "lint", "--strict", "--configuration", configuration,
          folder.path("Storyboards.swift"),
        ]
      )
      #expect(lint.status == 0, "\(lint.errors)")
    }
  }
}
