import RouteCheckTestSupport
import Testing

@testable import ProjectFiles
@testable import ProjectModel
@testable import RouteReports
@testable import RuleSupport

/// Which controllers may be behind a scene that unwinds.
@Suite struct UnreceivedUnwindTests {
  /// The segues and the kind of each scene. All have a class of their name with the action `to`
  /// and the name of the class.
  private struct App {
    var kind = "viewController"
    var segues: [(kind: String, to: String)] = []
    var unwind: String?
    var identifier: String?
  }

  private static let superclasses = [
    "viewController": "UIViewController", "tabBarController": "UITabBarController",
  ]

  private func count(
    _ scenes: [String: App],
    from start: String = "Start",
    code: String = "",
    above: [String: String] = [:],
    besides files: [String: String] = ["Package.swift": "// swift-tools-version: 6.0\n"]
  ) async -> Int {
    let texts = scenes.sorted { $0.key < $1.key }.map { name, app in
      let segues = app.segues.enumerated().map { index, segue in
        let (kind, name) =
          segue.kind.split(separator: " ").count > 1
          ? ("relationship", #" relationship="\#(segue.kind.split(separator: " ")[1])""#)
          : (segue.kind, "")
        return
          #"<segue id="\#(app.kind)\#(segue.to)\#(index)" kind="\#(kind)"\#(name) destination="\#(segue.to)"/>"#
      }
      let unwind = app.unwind.map {
        #"<segue id="u\#(name)" kind="unwind" destination="x\#(name)" unwindAction="\#($0):"/>"#
      }
      let identifier = app.identifier.map { #" storyboardIdentifier="\#($0)""# } ?? ""
      return """
        <scene><objects><\(app.kind) id="\(name)" customClass="\(name)"\(identifier)><connections>
        \((segues + [unwind ?? ""]).joined())
        </connections></\(app.kind)><exit id="x\(name)"/></objects></scene>
        """
    }
    let example = Example.main(#"initialViewController="\#(start)""#, texts.joined())
    let classes = scenes.keys.sorted().map { name in
      let superclass = above[name] ?? Self.superclasses[scenes[name]?.kind ?? ""] ?? ""
      return
        "class \(name): \(superclass) { @IBAction func to\(name)(_ segue: UIStoryboardSegue) {} }"
    }
    var all = example.texts
    all["Screens.swift"] = classes.joined(separator: "\n") + "\n" + code
    all.merge(files) { $1 }
    let report = await RuleRunner(only: ["unreceived-unwind"]).run(on: all)
    return report.diagnostics.count { $0.rule == "unreceived-unwind" }
  }

  @Test(arguments: [("toStart", 0), ("toOther", 1), ("toPost", 1), ("toLast", 1), ("gone", 0)])
  func `only scenes on the way can receive an unwind`(action: String, expected: Int) async {
    let scenes = [
      "Start": App(segues: [("presentation", "Post"), ("presentation", "Other")]),
      "Post": App(segues: [("show", "Last")], unwind: action), "Other": App(), "Last": App(),
    ]
    #expect(await count(scenes) == expected)
  }

  @Test func `a scene that shows itself can receive its own unwind`() async {
    let scenes = [
      "Start": App(segues: [("show", "Post")]),
      "Post": App(segues: [("show", "Post")], unwind: "toPost"),
    ]
    #expect(await count(scenes) == 0)
  }

  /// A stack asks only the controllers below; another tab is alive.
  @Test(arguments: [
    ("tabBarController", "relationship viewControllers", 0), ("viewController", "show", 1),
  ])
  func `a screen of another tab can receive an unwind`(kind: String, segue: String, expected: Int)
    async
  {
    let scenes = [
      "Start": App(kind: kind, segues: [(segue, "Left"), (segue, "Right")]),
      "Left": App(segues: [("show", "Detail")]), "Detail": App(),
      "Right": App(segues: [("show", "Post")]), "Post": App(unwind: "toDetail"),
    ]
    #expect(await count(scenes) == expected)
  }

  @Test func `an embedded child can receive an unwind from what its parent shows`() async {
    let scenes = [
      "Start": App(segues: [("embed", "Child"), ("show", "Post")]), "Child": App(),
      "Post": App(unwind: "toChild"),
    ]
    #expect(await count(scenes) == 0)
  }

  @Test(arguments: [
    // The way to the scene is not known.
    #"class Opener { func open(_ name: String) { storyboard.instantiateViewController(withIdentifier: name) } }"#,
    #"class Opener { let s = UIStoryboard(name: "Main", bundle: nil); func open() { s.instantiateViewController(withIdentifier: "Post") } }"#,
    // Nor are the places of the class with the action.
    #"class Opener { let s = UIStoryboard(name: "Main", bundle: nil); func open() { s.instantiateViewController(withIdentifier: "Other") } }"#,
    #"func open(_ other: UIViewController) { other.present(Other(), animated: true) }"#,
    "extension UIViewController { @IBAction func toOther(_ segue: UIStoryboardSegue) {} }",
    "class Elsewhere: UIViewController { @IBAction func toOther(_ segue: UIStoryboardSegue) {} }",
    "extension Start: UnwindReceiver {}",
  ])
  func `an unwind is not reported if code may show the scenes`(code: String) async {
    let scenes = [
      "Start": App(segues: [("presentation", "Post"), ("presentation", "Other")]),
      "Post": App(unwind: "toOther", identifier: "Post"), "Other": App(identifier: "Other"),
    ]
    #expect(await count(scenes) == 1)
    #expect(await count(scenes, code: code) == 0, "\(code)")
  }

  @Test func aSceneAfterOneThatCodeOpensIsNotReported() async {
    let scenes = [
      "Start": App(segues: [("presentation", "List"), ("presentation", "Other")]),
      "List": App(segues: [("show", "Post")], identifier: "List"),
      "Post": App(unwind: "toOther"), "Other": App(),
    ]
    let code = """
      class Opener {
        let main = UIStoryboard(name: "Main", bundle: nil)
        func open() { main.instantiateViewController(withIdentifier: "List") }
      }
      """
    #expect(await count(scenes) == 1)
    #expect(await count(scenes, code: code) == 0)
  }

  @Test func aClassOfAnotherModuleMayHaveTheAction() async {
    let scenes = [
      "Start": App(segues: [("presentation", "Post"), ("presentation", "Other")]),
      "Post": App(unwind: "toOther"), "Other": App(),
    ]
    let base = "class Base: LibraryController {}"
    #expect(await count(scenes, code: base) == 1)
    #expect(await count(scenes, code: base, above: ["Start": "Base"]) == 0)
  }

  @Test func aProjectThatIsNotReadAsAWholeIsNotReported() async {
    let scenes = [
      "Start": App(segues: [("presentation", "Post"), ("presentation", "Other")]),
      "Post": App(unwind: "toOther"), "Other": App(),
    ]
    #expect(await count(scenes, besides: [:]) == 0)
    #expect(await count(scenes, besides: ["Package.swift": "", "B.storyboard": "<document"]) == 0)
  }

  /// A scene without a class has the actions of all view controllers.
  @Test(arguments: [("extension UIViewController", 0), ("class Third: Other", 1)])
  func aPlainSceneHasTheActionsOfAllControllers(type: String, expected: Int) async {
    let example = Example.scenes(
      initial: "start",
      scene(
        "start",
        nil,
        segue("s1", to: "post", "presentation"),
        segue("s2", to: "other", "presentation")
      ),
      scene("post", "Post", segue("s3", to: "x", "unwind", action: "back:"), exit: "x"),
      scene("other", "Third")
    )
    .and("Package.swift", "// swift-tools-version: 6.0\n")
    .and("Screens.swift", "class Post: UIViewController {}\nclass Other: UIViewController {}")
    .and("Third.swift", type.hasPrefix("class") ? "" : "class Third: Other {}")
    .and("Back.swift", "\(type) { @IBAction func back(_ segue: UIStoryboardSegue) {} }")
    let report = await RuleRunner(only: ["unreceived-unwind"]).run(on: example)
    #expect(report.diagnostics.count { $0.rule == "unreceived-unwind" } == expected)
  }

  @Test func filesThatAreLeftOutMayHaveTheAction() async {
    var files = Dictionary(
      uniqueKeysWithValues: (Rule.unreceivedUnwind.triggering.first?.files ?? []).map {
        ($0.path, $0.text)
      }
    )
    files["Other.swift"] = "class Other {}"
    for excluded in ["", "Other.swift"] {
      var loader = ProjectLoader(files: .memory(files), concurrency: 1)
      loader.isExcluded = { $0 == excluded }
      let report = RuleRunner(only: ["unreceived-unwind"]).run(on: await loader.load(["."]))
      #expect(report.diagnostics.count == (excluded.isEmpty ? 1 : 0))
    }
  }

  @Test func aSceneThatNothingLeadsToIsNotReported() async {
    let scenes = ["Start": App(), "Post": App(unwind: "toStart")]
    #expect(await count(scenes) == 0)
  }
}
