import Testing

@testable import CodeFacts
@testable import SwiftCodeReader

/// What names mean where scopes and branches of conditional code begin and end.
@Suite struct SwiftReaderScopeTests {
  private func facts(inMethod code: String) -> SourceFacts {
    SwiftSourceReader().read("class Feed: UIViewController {\n  func open() {\n\(code)\n  }\n}")
  }

  @Test(arguments: [
    ("@main struct App {}", true), ("@UIApplicationMain class A: NSObject {}", true),
    ("@NSApplicationMain class A: NSObject {}", true), ("struct App {}", false),
  ])
  func anAttributeMarksTheFileInWhichAProgramStarts(source: String, isMain: Bool) {
    #expect(SwiftSourceReader().read(source).isMain == isMain)
  }

  @Test(arguments: [
    "#if os(iOS)\n#if os(macOS)\n#else\n$\n#endif\n#endif",
    "#if canImport(UIKit)\n#if DEBUG\n#else\n#endif\n$\n#endif",
    "#if os(macOS)\n#else\n#if os(tvOS)\n#elseif os(iOS)\n$\n#endif\n#endif",
  ])
  func `an else branch belongs to the innermost condition`(branches: String) {
    let call = #"performSegue(withIdentifier: "A", sender: nil)"#
    let facts = facts(inMethod: branches.replacing("$", with: call))
    #expect(facts.segueUses.map(\.identifier) == [.literal("A")])
  }

  @Test func conditionsAreCountedInBodiesWithoutFacts() {
    let facts = SwiftSourceReader().read(
      """
      #if os(macOS)
      func a() {
        #if DEBUG
      }
        #else
      }
        #endif
      func b() { performSegue(withIdentifier: "A", sender: nil) }
      #endif
      """
    )
    #expect(facts.segueUses.isEmpty)
  }

  @Test(arguments: [
    "case let name?: show(name)", "case let name: show(name)", "case var name: n()",
  ])
  func aNameThatAPatternBindsIsNotCompared(label: String) {
    let facts = facts(inMethod: "switch segue.identifier {\n\(label)\ndefault: break\n}")
    #expect(facts.segueUses.isEmpty)
  }

  @Test func `a cast is read after an argument with a trailing comma`() {
    let facts = facts(
      inMethod: #"let a = storyboard!.instantiateViewController(withIdentifier: "A",) as! Detail"#
    )
    #expect(facts.sceneUses.first?.casts.map(\.target) == ["Detail"])
  }

  @Test(arguments: ["\r\n", "\r", "\n"])
  func aRawRegexEndsOnItsLineUnlessItStartsWithALineEnding(ending: String) {
    let call = #"performSegue(withIdentifier: "A", sender: nil)"#
    let inside = ["let r = #/", call, "/#"].joined(separator: ending)
    #expect(facts(inMethod: inside).segueUses.isEmpty)
    let outside = ["let r = a #/ b", call, "let s = c /#"].joined(separator: ending)
    #expect(facts(inMethod: outside).segueUses.count == 1)
  }

  @Test(arguments: ["return", "in", "case", "if", "where", "else", "try", "await", "while", "is"])
  func aRegexMayFollowAKeyword(keyword: String) {
    // Read as a quotient, the rest of the file would be a string.
    let call = #"performSegue(withIdentifier: "A", sender: nil)"#
    #expect(facts(inMethod: "a \(keyword) /\"\"\"/\n\(call)").segueUses.count == 1)
    #expect(facts(inMethod: "a \(keyword) /\"\"\"\\//\n\(call)").segueUses.count == 1)
  }

  @Test(arguments: [
    ("import RoutesUIKit", SegueUse.Framework.routes), ("import Routes", .routes),
    ("import MyRoutes", .uiKit), ("import UIKit", .uiKit),
  ])
  func `trigger is a call of the library where the library is imported`(
    line: String,
    framework: SegueUse.Framework
  ) {
    let facts = SwiftSourceReader().read("\(line)\nfunc go() { graph.trigger(\"A\") }")
    #expect(facts.segueUses.map(\.framework) == [framework])
  }

  @Test(arguments: [
    (#"let board = UIStoryboard(name: "Main", bundle: nil)"#, 1),
    (#"var board = UIStoryboard(name: "Main", bundle: nil)"#, 0),
    (#"let scene = UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController()"#, 0),
  ])
  func `only a member with one known storyboard is a storyboard constant`(
    member: String,
    count: Int
  ) {
    let facts = SwiftSourceReader().read("class Feed: UIViewController {\n  \(member)\n}")
    #expect(facts.storyboardConstants.count == count)
  }

  @Test func typesInTypesEndHoweverManyThereAre() {
    let type = String(repeating: "A<B & ", count: 50_000)
    let facts = SwiftSourceReader().read("class Feed: UIViewController { var a: \(type) }")
    #expect(facts.types.map(\.name) == ["Feed"])
  }
}
