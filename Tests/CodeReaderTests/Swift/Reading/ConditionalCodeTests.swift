import Testing

@testable import SwiftCodeReader

@Suite struct ConditionalCodeTests {
  /// Code with a fact of each kind.
  private static let code = """
    class Feed: UIViewController {
      typealias Item = Int
      static let constant = "A"
      static let board = UIStoryboard(name: "Main", bundle: nil)
      @IBAction func tap(_ sender: Any) {}
      enum Style { case plain }
      func open() {
        performSegue(withIdentifier: "A", sender: self)
        let detail = storyboard?.instantiateViewController(withIdentifier: "B") as! Detail
        _ = UIStoryboard(name: "Other", bundle: nil)
        present(Login(), animated: true)
        graph.perform(.showDetail)
      }
      override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        let detail = segue.destination as! Detail
      }
    }
    extension Segue<Detail> { static var showDetail: Self { .init("A") } }
    extension AppDestination {
      var route: Route { switch self { case .a: return Route(.b); default: return Route(.c) } }
    }
    """

  private static let declarations = [
    "type Feed", "type Feed.Style", "type Segue", "type AppDestination", "alias", "constant",
    "method tap", "method prepare", "case plain", "segue", "route", "route", "default", "routeUse",
  ]

  private static let uses = [
    "segueUse", "sceneUse", "storyboardUse", "storyboardUse", "storyboardConstant", "cast",
    "transition",
  ]

  @Test func codeForIOSHasAllFacts() {
    #expect(
      kinds(in: "#if os(iOS)\n\(Self.code)\n#endif") == (Self.declarations + Self.uses).sorted()
    )
  }

  @Test(arguments: [
    "#if false\n$\n#endif", "#if 0\n$\n#endif", "#if true\n#else\n$\n#endif",
    "#if 1\n#elseif os(iOS)\n$\n#endif",
  ])
  func codeForNoSystemHasNoFacts(source: String) {
    #expect(kinds(in: source.replacing("$", with: Self.code)) == [])
  }

  @Test(arguments: [
    "#if os(macOS)\n$\n#endif",
    "#if os(iOS)\n#else\n$\n#endif",
    "#if canImport(UIKit)\n#elseif os(tvOS)\n$\n#endif",
    "#if os(macOS)\n#if DEBUG\n$\n#endif\n#endif",
    "#if !os(iOS)\nclass X {}\n$\n#if DEBUG\n#endif\n#endif",
    "#if os(macOS)\n#if os(iOS)\n$\n#endif\n#endif", "#if false && A\n$\n#endif",
  ])
  func inactiveCodeHasOnlyDeclarations(source: String) {
    let parts = source.split(separator: "$", omittingEmptySubsequences: false)
    let found = kinds(in: parts[0] + Self.code + parts[1]).filter { $0 != "type X" }
    #expect(found == Self.declarations.sorted())
  }

  @Test func `facts after an inactive branch are kept`() {
    let facts = SwiftSourceReader().read(
      """
      class Feed: UIViewController {
        func open() {
          #if os(macOS)
          let a = storyboard.instantiateController(withIdentifier: "A")
          #endif
          let b = storyboard.instantiateViewController(withIdentifier: "B")
          let c = a as! Wrong
          let d = b as! Detail
        }
      }
      """
    )
    #expect(facts.sceneUses.map(\.identifier) == [.literal("B")])
    #expect(facts.sceneUses.first?.casts.map(\.target) == ["Detail"])
  }

  /// A scene of an inactive branch is forgotten, and later names like its own keep their values.
  @Test func `a scene of an inactive branch does not change a later name`() {
    let facts = SwiftSourceReader().read(
      """
      class Feed: UIViewController {
        func open() {
          do {
            #if os(macOS)
            let a = storyboard.instantiateController(withIdentifier: "X")
            #endif
          }
          print(a)
          do {
            let a = "A"
            #if os(macOS)
            #endif
            performSegue(withIdentifier: a, sender: nil)
          }
        }
      }
      """
    )
    #expect(facts.segueUses.map(\.identifier) == [.literal("A")])
  }

  @Test func `each branch begins in the scope around its condition`() {
    let facts = SwiftSourceReader().read(
      """
      class Feed: UIViewController {
        func open() {
          #if DEBUG
          if isReady {
          #else
          do {
          #endif
            performSegue(withIdentifier: "A", sender: self)
          }
        }
        @IBAction func tap(_ sender: Any) {}
      }
      class Post: UIViewController { @IBAction func tap(_ sender: Any) {} }
      """
    )
    #expect(facts.segueUses.map(\.type) == ["Feed"])
    #expect(facts.methods.map(\.type) == ["Feed", "Post"])
  }

  private func kinds(in source: some StringProtocol) -> [String] {
    let facts = SwiftSourceReader().read(String(source))
    var kinds = facts.types.map { "type \($0.name)" }
    kinds += facts.aliases.map { _ in "alias" }
    kinds += facts.constants.map { _ in "constant" }
    kinds += facts.methods.map { "method \($0.name)" }
    kinds += facts.cases.map { "case \($0.name)" }
    kinds += facts.segueUses.map { _ in "segueUse" }
    kinds += facts.sceneUses.map { _ in "sceneUse" }
    kinds += facts.storyboardUses.map { _ in "storyboardUse" }
    kinds += facts.storyboardConstants.map { _ in "storyboardConstant" }
    kinds += facts.casts.map { _ in "cast" }
    kinds += facts.transitions.map { _ in "transition" }
    kinds += facts.segues.map { _ in "segue" }
    kinds += facts.routes.map { _ in "route" }
    kinds += facts.defaults.map { _ in "default" }
    kinds += facts.routeUses.map { _ in "routeUse" }
    return kinds.sorted()
  }
}
