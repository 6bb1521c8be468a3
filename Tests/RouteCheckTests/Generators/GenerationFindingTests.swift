import RouteCheckTestSupport
import Testing

@testable import RuleSupport
@testable import routecheck

/// The findings about names that cannot be generated.
@Suite struct GenerationFindingTests {
  /// Generates, and expects a finding at each mark with the given message.
  private func expect(_ message: String, _ example: Example) async -> String {
    let run = await ToolRun(["generate"], files: .memory(example))
    #expect(run.status == .findings)
    for mark in example.marks {
      let line = "\(mark.file):\(mark.line):\(mark.column): error: \(message)"
      #expect(run.error.contains(line), "\(run.error)")
    }
    return run.output
  }

  @Test func `identifiers that become the same name are a collision`() async {
    let output = await expect(
      "segues 'show-post' and 'ShowPost' both become 'showPost' in Swift; rename one, or give it "
        + "another name under \"generate\" in .routecheck.json [name-collision]",
      .scenes(
        scene(
          "a",
          "A",
          segue("s1", "show-post", to: "b"),
          segue("s2", "↓ShowPost", to: "b"),
          segue("s3", "Other", to: "b")
        ),
        scene("b", "B")
      )
    )
    #expect(!output.contains("showPost"))
    #expect(output.contains("static var other"))
  }

  @Test func aNameInTheConfigurationEndsACollision() async {
    let example = Example.scenes(
      scene("a", "A", segue("s1", "show-post", to: "b"), segue("s2", "ShowPost", to: "b")),
      scene("b", "B")
    ).and(".routecheck.json", #"{"generate": {"names": {"show-post": "showPostAgain"}}}"#)
    let run = await ToolRun(["generate"], files: .memory(example))
    #expect(run.status == .success, "\(run.error)")
    #expect(run.output.contains("static var showPostAgain: Self { .init(\"show-post\") }"))
  }

  @Test func aSegueToASceneWithAnErrorIsNotWritten() async {
    let output = await expect(
      "object id 'b' is already taken [duplicate-object-id]",
      .scenes(
        scene("a", "A", segue("s1", "ShowB", to: "b"), segue("s2", "ShowC", to: "c")),
        scene("b", "B"),
        scene("↓b", "B"),
        scene("c", "C")
      )
    )
    #expect(!output.contains("ShowB") && !output.contains("showB"))
    #expect(output.contains("static var showC"))
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

  @Test func `an invalid class is a finding and is not written`() async {
    let output = await expect(
      "class 'A; import B' is not a valid Swift type name; map it under \"generate\", \"types\" in "
        + ".routecheck.json [invalid-class-name]",
      .scenes(scene("a", "↓A; import B", segue("s1", "Show", to: "b")), scene("b", "B"))
    )
    #expect(!output.contains("\nimport B"))
    #expect(!output.contains("extension Routes.Segue"))
  }

  @Test func nothingIsGeneratedForASegueThatLeadsNowhere() async {
    let output = await expect(
      "",
      .scenes(
        scene("a", "A", segue("s1", "Lost", to: "↓nowhere"), segue("s2", "Found", to: "b")),
        scene("b", "B")
      )
    )
    #expect(!output.contains("Lost"))
    #expect(output.contains("case found(B)"))
  }

  @Test func `storyboards with the same name are a collision`() async {
    let scene = #"<scene><objects><viewController id="a"/></objects></scene>"#
    let example = Example.main(scene).storyboard("main", scene)
    let run = await ToolRun(["generate"], files: .memory(example))
    #expect(run.status == .findings)
    #expect(run.error.contains("storyboards 'Main' and 'main' both become 'main' in Swift"))
  }

  @Test func anEnumDoesNotTakeTheNameOfAClass() async {
    let output = await expect(
      "class 'ASegue' and the enum of the segues that leave 'A' both become 'ASegue' in Swift; "
        + "rename the type [name-collision]",
      .scenes(scene("a", "A", segue("s1", "↓Open", to: "b")), scene("b", "ASegue"))
    )
    #expect(!output.contains("enum ASegue"))
    #expect(output.contains("extension Routes.Segue<ASegue>.From<A> {"))
  }

  @Test func anEnumDoesNotTakeTheNameOfADeclaredType() async {
    let storyboard = Example.scenes(scene("a", "A", segue("s1", "↓Open", to: "a")))
    let message =
      "type 'ASegue' and the enum of the segues that leave 'A' both become 'ASegue' in Swift"
    _ = await expect(message, storyboard.and("A.swift", "class A {}\nenum ASegue: String {}\n"))
    // What the tool wrote before is written again.
    let again = storyboard.and("A.swift", "class A {}\nenum ASegue { case open(A) }\n")
    // So is the enum that an extension extends: it declares no type.
    let extended = storyboard.and("A.swift", "class A {}\nextension ASegue { func a() {} }\n")
    for example in [again, extended] {
      let run = await ToolRun(
        ["generate", "--skip-rule", "unmapped-segue"],
        files: .memory(example)
      )
      #expect(run.output.contains("enum ASegue {"), "\(run.error)")
    }
  }

  @Test(arguments: ["class Routes {}", "enum Routes { case open }", "struct Routes {}"])
  func aTypeThatHidesTheModuleIsAFinding(declaration: String) async {
    let example = Example.scenes(scene("a", "A", segue("s1", "Open", to: "a"))).and(
      "A.swift",
      "class A {}\n\(declaration)\n"
    )
    let run = await ToolRun(["generate"], files: .memory(example))
    #expect(
      run.error.contains(
        "A.swift:2:\(declaration.utf8.prefix { $0 != UInt8(ascii: " ") }.count + 2): error: type "
          + "'Routes' hides the module 'Routes', whose types generated code names; rename the type "
          + "[name-collision]"
      ),
      "\(run.error)"
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
