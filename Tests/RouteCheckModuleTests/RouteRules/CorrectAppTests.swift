import RouteCheckTestSupport
import Testing

@testable import RouteDiagnostics
@testable import RuleRunning
@testable import RuleSupport

/// Small apps that are correct, in forms that shipped apps have. Nothing is said about them.
@Suite struct CorrectAppTests {
  private static let storyboard = document(
    scene("a", "A", segue("s", "one", to: "b")),
    scene("b", "B")
  )

  private func messages(_ files: [String: String]) async -> [String] {
    await RuleRunner().run(on: files).diagnostics.filter { $0.severity > .note }
      .map { "\($0.file):\($0.location.line) \($0.message)" }
  }

  @Test(arguments: [
    "else { if let x = segue.destination as? B { x.n = 2 } }",
    "else { print(1); if let x = segue.destination as? B { x.n = 2 } }",
    "else if let x = segue.destination as? B { x.n = 2 }",
    "else { guard true else { return }; if let x = segue.destination as? B { x.n = 2 } }",
  ])
  func `a container or its content is expected, in any form of else`(rest: String) async {
    let source = """
      import UIKit
      class B: UIViewController { var n = 0 }
      class A: UIViewController {
        override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
          if let n = segue.destination as? UINavigationController {
            (n.topViewController as? B)?.n = 1
          } \(rest)
        }
      }
      """
    #expect(await messages(["Main.storyboard": Self.storyboard, "A.swift": source]) == [])
    let wrong = source.replacing("if let x = segue.destination as? B", with: "if true")
      .replacing("x.n = 2", with: "")
    #expect(await messages(["Main.storyboard": Self.storyboard, "A.swift": wrong]) != [])
  }

  @Test func `a reference to a storyboard has an identifier of its own`() async {
    let files = [
      "Main.storyboard": document(
        scene("a", "A"),
        """
        <scene><objects><viewControllerPlaceholder id="p" storyboardIdentifier="Help" \
        storyboardName="Help" referencedIdentifier="Help"/></objects></scene>
        """
      ),
      "Help.storyboard": document(scene("h", "Help", identifier: "Help")),
    ]
    func source(_ type: String) -> String {
      """
      import UIKit
      class Help: UIViewController {}
      class A: UIViewController {
        func open() {
          show(storyboard!.instantiateViewController(withIdentifier: "Help") as! \(type), sender: nil)
        }
      }
      """
    }
    #expect(await messages(files.merging(["A.swift": source("Help")]) { $1 }) == [])
    #expect(
      await messages(files.merging(["A.swift": source("A")]) { $1 })
        == ["A.swift:5 the scene is 'Help' and not 'A'"]
    )
  }

  @Test func `a class answers an identifier in its own performSegue`() async {
    let source = """
      import UIKit
      class B: UIViewController {}
      class A: UIViewController {
        func open() { performSegue(withIdentifier: "special", sender: nil) }
        override func performSegue(withIdentifier identifier: String, sender: Any?) {
          if identifier == "special" { dismiss(animated: true) } else {
            super.performSegue(withIdentifier: identifier, sender: sender)
          }
        }
        override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
          if segue.identifier == "one" {}
        }
      }
      """
    #expect(await messages(["Main.storyboard": Self.storyboard, "A.swift": source]) == [])
  }

  @Test(arguments: ["#if os(iOS)", "#if os(macOS)"])
  func `an alias has a type of each system`(condition: String) async {
    let storyboard = """
      <document type="com.apple.InterfaceBuilder3.Cocoa.Storyboard.XIB" targetRuntime="MacOSX.Cocoa">
      <scenes><scene><objects><viewController id="a" customClass="A"><view key="view" id="v"><subviews>
      <tableCellView id="t" customClass="RowCell"><connections>
      <outlet property="textField" destination="f" id="o"/></connections></tableCellView>
      <textField id="f"/></subviews></view></viewController></objects></scene></scenes></document>
      """
    let source = """
      \(condition)
      typealias Cell = UITableViewCell
      #else
      typealias Cell = NSTableCellView
      #endif
      class RowCell: Cell {}
      class A: NSViewController {}
      """
    #expect(await messages(["Main.storyboard": storyboard, "A.swift": source]) == [])
  }

  @Test(arguments: ["tabBarObservedScrollView", "preferredFocusedView", "contentScrollView"])
  func `a view controller has the outlets of tvOS`(outlet: String) async {
    let storyboard = """
      <document type="com.apple.InterfaceBuilder3.AppleTV.Storyboard" targetRuntime="AppleTV">
      <scenes><scene><objects><viewController id="a" customClass="A"><view key="view" id="v"><subviews>
      <tableView id="t"/></subviews></view><connections>
      <outlet property="\(outlet)" destination="t" id="o"/></connections></viewController></objects>
      </scene></scenes></document>
      """
    let source = "import UIKit\nclass A: UIViewController {}\n"
    #expect(await messages(["Main.storyboard": storyboard, "A.swift": source]) == [])
  }
}
