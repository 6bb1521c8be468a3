import Testing

@testable import RuleSupport
@testable import routecheck

/// The findings about names that cannot be generated.
@Suite struct GenerationFindingTests {
  /// A project, its finding at each mark, and what is generated for the rest.
  struct Case: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var example: Example
    var message: String
    var written: [String]
    var left: [String]

    init(
      _ name: String,
      _ example: Example,
      finding message: String,
      writes written: String...,
      leavesOut left: String...
    ) {
      (testDescription, self.example) = (name, example)
      (self.message, self.written, self.left) = (message, written, left)
    }
  }

  @Test(arguments: [
    ("class A: UIViewController {}", 1), ("class A: UIViewController { func toA() {} }", 1),
    ("class A: UIViewController { func toA(_ segue: UIStoryboardSegue) {} }", 1),
    ("class A: UIViewController { @IBAction func toA(_ segue: UIStoryboardSegue) {} }", 0),
    (
      """
      class A: UIViewController {}
      extension UIViewController { @IBAction func toA(_ segue: UIStoryboardSegue) {} }
      """, 0
    ),
    ("class A: Base {}", 0), ("class A: TypedUnwindReceiver {}", 0), ("", 0),
  ])
  func `UIKit finds a configured unwind only by a method of the app`(
    code: String,
    count: Int
  ) async {
    let example = Example.scenes(
      scene("a", "A", segue("s", to: "x", "unwind", action: "toA:"), exit: "x")
    ).and("App.swift", code).and(
      ".routecheck.json",
      #"{"generate": {"unwinds": {"toA:": "any AScreen"}}}"#
    )
    let run = await ToolRun(["validate"], files: .memory(example))
    let message = """
      no class has a method for the unwind action 'toA:', which UIKit looks for; 'generate.unwinds' \
      names 'any AScreen', so write the method with @IBAction in its class [undeclared-unwind-action]
      """
    #expect(run.output.ranges(of: message).count == count, "\(run.output)")
  }

  static let cases = [
    Case(
      "identifiers that become the same name are a collision",
      .scenes(
        scene("a", "A", segue("s1", "show-post", to: "b"), segue("s2", "↓ShowPost", to: "b")),
        scene("c", "A", segue("s3", "Other", to: "b")),
        scene("b", "B")
      ),
      finding: "segues 'show-post' and 'ShowPost' both become 'showPost' in Swift; rename one, or "
        + "give it another name under \"generate\" in .routecheck.json [name-collision]",
      writes: "static var other",
      leavesOut: "showPost"
    ),
    Case(
      "cases of one enum collide although their segues have several types",
      .scenes(
        scene("a", "A", segue("s1", "Open", to: "b"), segue("s2", "↓open", to: "c")),
        scene("b", "B"),
        scene("c", "C")
      ),
      finding: "segues 'Open' and 'open' both become 'open' in Swift",
      leavesOut: "case open",
      "static var open"
    ),
    // The collision of the first two segues does not hide the one with the third.
    Case(
      "two names of one segue collide",
      .scenes(
        scene("a", "A", segue("s1", "Open", to: "b"), segue("s3", "↓open", to: "c")),
        scene("d", "D", segue("s2", "↓OPEN", to: "b")),
        scene("b", "B"),
        scene("c", "C")
      ),
      finding: "segues 'Open' and '",
      leavesOut: "case open",
      "static var open"
    ),
    Case(
      "a case does not hide the class of another case",
      .scenes(
        scene("a", "A", segue("s1", "post", to: "b"), segue("s2", "Lost", to: "↓nowhere")),
        scene("b", "post")
      ),
      finding: "",
      writes: "case postSegue(post)"
    ),
    Case(
      "a segue to a scene with an error is not written",
      .scenes(
        scene("a", "A", segue("s1", "ShowB", to: "b"), segue("s2", "ShowC", to: "c")),
        scene("b", "B"),
        scene("↓b", "B"),
        scene("c", "C")
      ),
      finding: "object id 'b' is already taken [duplicate-object-id]",
      writes: "static var showC",
      leavesOut: "ShowB",
      "showB"
    ),
    Case(
      "an invalid class is not written",
      .scenes(scene("a", "↓A; import B", segue("s1", "Show", to: "b")), scene("b", "B")),
      finding: "class 'A; import B' is not a valid Swift type name; map it under \"generate\", "
        + "\"types\" in .routecheck.json [invalid-class-name]",
      leavesOut: "\nimport B",
      "extension Routes.Segue"
    ),
    Case(
      "nothing is generated for a segue that leads nowhere",
      .scenes(
        scene("a", "A", segue("s1", "Lost", to: "↓nowhere"), segue("s2", "Found", to: "b")),
        scene("b", "B")
      ),
      finding: "",
      writes: "case found(B)",
      leavesOut: "Lost"
    ),
    Case(
      "an enum does not take the name of a class",
      .scenes(scene("a", "A", segue("s1", "↓Open", to: "b")), scene("b", "ASegue")),
      finding: "class 'ASegue' and the enum of the segues that leave 'A' both become 'ASegue' in "
        + "Swift; rename the type [name-collision]",
      writes: "extension Routes.Segue<ASegue>.From<A> {",
      leavesOut: "enum ASegue"
    ),
    Case(
      "an enum does not take the name of a declared type",
      open.and("A.swift", "class A {}\nenum ASegue: String {}\n"),
      finding: "type 'ASegue' and the enum of the segues that leave 'A' both become 'ASegue' in "
        + "Swift",
      leavesOut: "enum ASegue"
    ),
  ]

  private static let open = Example.scenes(scene("a", "A", segue("s1", "↓Open", to: "a")))

  @Test(arguments: cases)
  func `a name that cannot be generated is a finding`(row: Case) async {
    let run = await ToolRun(["generate"], files: .memory(row.example))
    #expect(run.status == .findings && !row.example.marks.isEmpty)
    for mark in row.example.marks {
      let line = "\(mark.file):\(mark.line):\(mark.column): error: \(row.message)"
      expect(run.error, contains: line)
    }
    for text in row.written { expect(run.output, contains: text) }
    for text in row.left { expect(run.output, lacks: text) }
  }

  @Test(arguments: [
    // What the tool wrote before is written again.
    "enum ASegue { case open(A) }",
    // So is the enum that an extension extends: it declares no type.
    "extension ASegue { func a() {} }",
  ])
  func `a generated enum is generated again`(declaration: String) async {
    let example = Self.open.and("A.swift", "class A {}\n\(declaration)\n")
    let words = ["generate", "--skip-rule", "unmapped-segue"]
    let run = await ToolRun(words, files: .memory(example))
    #expect(run.output.contains("enum ASegue {"), "\(run.error)")
  }

  @Test func `a name in the configuration ends a collision`() async {
    let names = #"{"generate": {"names": {"show-post": "showPostAgain"}}}"#
    let example = Self.colliding.and(".routecheck.json", names)
    let run = await ToolRun(["generate"], files: .memory(example))
    #expect(run.status == .success, "\(run.error)")
    #expect(run.output.contains("static var showPostAgain: Self { .init(\"show-post\") }"))
  }

  @Test func `an invalid class does not hide the other segues`() async {
    let example = Example.scenes(
      scene("a", "A", segue("s1", "ShowB", to: "b"), segue("s2", "ShowC", to: "c")),
      scene("b", "1 B"),
      scene("c", "C")
    )
    let words = ["generate", "--skip-rule", "invalid-class-name"]
    let run = await ToolRun(words, files: .memory(example))
    #expect(!run.output.contains("static var showB"))
    #expect(run.output.contains("static var showC"))
  }

  @Test func `storyboards with the same name are a collision`() async {
    let scene = #"<scene><objects><viewController id="a"/></objects></scene>"#
    let example = Example.main(scene).storyboard("main", scene)
    let run = await ToolRun(["generate"], files: .memory(example))
    #expect(run.status == .findings)
    #expect(run.error.contains("storyboards 'Main' and 'main' both become 'main' in Swift"))
  }

  @Test(arguments: ["class Routes {}", "enum Routes { case open }", "struct Routes {}"])
  func aTypeThatHidesTheModuleIsAFinding(declaration: String) async {
    let example = Example.scenes(scene("a", "A", segue("s1", "Open", to: "a"))).and(
      "A.swift",
      "class A {}\n\(declaration)\n"
    ).and("Others/Z.swift", "class Routes {}")
    let run = await ToolRun(["generate"], files: .memory(example))
    expect(
      run.error,
      contains:
        "A.swift:2:\(declaration.utf8.prefix { $0 != UInt8(ascii: " ") }.count + 2): error: type "
        + "'Routes' hides the module 'Routes', whose types generated code names; rename the type "
        + "[name-collision]"
    )
  }

  private static let colliding = Example.scenes(
    scene("a", "A", segue("s1", "show-post", to: "b"), segue("s2", "ShowPost", to: "b")),
    scene("b", "B")
  )

  @Test(arguments: [
    (["validate"], "", routecheck.ExitStatus.success, ""),
    (["validate", "--rule", "name-collision"], "", .findings, "error: "),
    (["validate"], #"{"rules": {"name-collision": "warning"}}"#, .success, "warning: "),
    (
      ["validate"],
      #"{"rules": {"name-collision": "on"}, "generate": {"names": {"show-post": "x"}}}"#, .success,
      ""
    ),
    (["generate"], "", .findings, "error: "),
    (["generate"], #"{"rules": {"name-collision": "warning"}}"#, .success, "warning: "),
    (["generate", "--skip-rule", "name-collision"], "", .success, ""),
  ])
  func aCollisionIsARuleLikeOthers(
    words: [String],
    configuration: String,
    status: routecheck.ExitStatus,
    severity: String
  ) async {
    var example = Self.colliding
    if !configuration.isEmpty { example = example.and(".routecheck.json", configuration) }
    let run = await ToolRun(words, files: .memory(example))
    #expect(run.status == status, "\(run.error)")
    let findings = (words[0] == "generate" ? run.error : run.output)
      .split(separator: "\n").filter { $0.contains("[name-collision]") }
    #expect(findings.count == (severity.isEmpty ? 0 : 1))
    #expect(findings.allSatisfy { $0.contains(severity) })
  }

  @Test func seguesThatGeneratedCodeNamesAreMapped() async {
    let example = Example.scenes(
      scene("a", "A", segue("s1", "Open", to: "b"), segue("s2", "Close", to: "b")),
      scene("b", "B")
    ).and(
      "B.swift",
      """
      class A {}
      class B {}
      extension Segue<B> { static var again: Self { .init("Open") } }
      """
    )
    let files = example.texts
    let validated = await ToolRun(["validate"], files: .memory(files))
    #expect(validated.output.contains("no route maps segue 'Close'"))
    let generated = await ToolRun(["generate"], files: .memory(files))
    #expect(generated.error == "")
  }
}
