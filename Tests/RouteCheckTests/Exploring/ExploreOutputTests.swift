import RouteCheckTestSupport
import TestSupport
import Testing

@testable import RuleSupport
@testable import routecheck

/// What `routecheck explore` prints beyond findings.
@Suite struct ExploreOutputTests {
  /// A login in front of a shop, whose payment is behind a cart.
  private static let shop = document(
    initial: "login",
    screen("login", control("Enter", full("s1", "shop")))
      + screen(
        "shop",
        control("Cart", full("s2", "cart"))
          + control("Help", full("s3", "help"))
      ) + screen("cart", control("Pay", full("s4", "payment")))
      + screen("help") + screen("payment")
      + screen("offer")
  )

  private static let code = """
    class Shop: UIViewController {
      func leave() {
        dismiss(animated: true)
        storyboard?.instantiateViewController(withIdentifier: "offer-id")
      }
    }
    """

  private static func full(_ id: String, _ destination: String) -> String {
    segue(id, to: destination, "presentation", attributes: #"modalPresentationStyle="fullScreen""#)
  }

  private func run(_ words: [String], _ others: [String: String] = [:]) async -> ToolRun {
    let files = ["Main.storyboard": Self.shop, "Shop.swift": Self.code].merging(others) { $1 }
    return await explore(words, files)
  }

  @Test func onlyATerminalGetsColours() async throws {
    try await TemporaryFolder.with { folder in
      try folder.write(
        "Main.storyboard",
        Self.shop.replacing("presentation\" destination=\"cart", with: "push\" destination=\"cart")
      )
      let words = ["explore", "--strict", folder.path("Main.storyboard")]
      let shown = await ToolRun(words, files: .disk, isColoured: true)
      expect(shown.output, contains: "\u{1B}[")
      let output = ["--output", folder.path("found.txt")]
      let run = await ToolRun(words + output, files: .disk, isColoured: true)
      let written = try folder.read("found.txt")
      #expect(!written.isEmpty && !written.contains("\u{1B}["), "\(written)")
      expect(run.error, contains: "wrote 3 screens")
    }
  }

  @Test func gatesAreTheScreensThatEveryPathPasses() async {
    let run = await run(["--list", "gates"])
    #expect(
      run.output == "Cart: Shop\nHelp: Shop\nPayment: Shop, Cart\nOffer: Shop\n",
      "\(run.output)\(run.error)"
    )
  }

  @Test func aSegueThatNothingPerformsIsListed() async {
    let app = Example.scenes(initial: "a", scene("a", "A", segue("s", "Old", to: "a")))
      .and("A.swift", "class A: UIViewController {}")
    let json = await ToolRun(["explore", "--format", "json"], files: .memory(app))
    #expect(json.output.contains("\"result\": \"never\""))
  }

  @Test func `only certain moves are searched`() async {
    #expect(await run(["--list", "screens"]).output.contains("Offer (2 taps, possible)\n"))
    let certain = await run(["--list", "screens", "--certain"])
    expect(certain.output, contains: "Offer (not reached: ")
    #expect(
      await run(["--certain"]).output.contains(
        "left out: moves that only code may make (--certain)"
      )
    )
  }

  @Test func theJSONHasGatesTheGoalAndWhatWasCovered() async {
    let run = await run(
      ["--format", "json", "--to", "Payment", "--coverage", "J"],
      ["J/one.json": "[]", "J/note.txt": "no journal"]
    )
    #expect(run.status == .success, "\(run.error)")
    let text = run.output
    expect(text, contains: "\"gates\": [\n            \"Shop\",\n            \"Cart\"\n")
    #expect(text.contains("\"screen\": \"Payment\""))
    #expect(text.contains("\"covered\": false"))
    #expect(text.contains("\"performed\": 0,\n        \"segues\": 4"))
  }

  /// A name of an output file, and what the file begins with.
  @Test(arguments: [
    ("m.svg", "<svg"), ("m.html", "<!doctype html>"), ("m.sarif", "{"),
    ("m.swift", "// Written by"),
    ("m.mmd", "flowchart"), ("m.txt", "5 screens"),
  ])
  func theNameOfTheOutputChoosesTheFormat(name: String, start: String) async throws {
    try await TemporaryFolder.with { folder in
      try folder.write("Main.storyboard", Self.shop)
      let words = ["explore", "--output", folder.path(name), folder.path("")]
      _ = await ToolRun(words, files: .disk)
      let text = try folder.read(name)
      #expect(text.hasPrefix(start), "\(text)")
    }
  }
}
