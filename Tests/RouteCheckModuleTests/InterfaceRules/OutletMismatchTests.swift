import RouteCheckTestSupport
import Testing

@testable import ProjectModel
@testable import RuleRunning
@testable import RuleSupport

/// Outlets that are compared with the classes of their objects.
@Suite struct OutletMismatchTests {
  private func findings(
    _ property: String,
    to object: String,
    in path: String = "Feed.swift",
    besides other: String = ""
  ) async -> [String] {
    let storyboard = Example.main(
      """
      <scene><objects><viewController id="feed" customClass="Feed">
        <view key="view" id="v"><subviews>\(object)</subviews></view>
        <connections><outlet property="part" destination="o" id="c"/></connections>
      </viewController></objects></scene>
      """
    )
    let source =
      path.hasSuffix(".swift")
      ? "\(other)\nclass Feed: UIViewController { @IBOutlet \(property) }"
      : "\(other)\n@interface Feed : UIViewController\n\(property)\n@end"
    let report = await RuleRunner(only: ["outlet-mismatch"]).run(on: storyboard.and(path, source))
    return report.diagnostics.map { "\($0.location.line): \($0.message)" }
  }

  private func message(_ type: String, _ object: String) -> String {
    "the outlet 'part' is of the class '\(type)', and its object of '\(object)'; change the class of "
      + "one of them, or connect another object"
  }

  @Test(arguments: [
    ("var part: UILabel!", #"<button id="o"/>"#, "UILabel", "UIButton"),
    ("weak var part: UITableView?", #"<containerView id="o"/>"#, "UITableView", "UIView"),
    ("var other: UIButton!, part: UILabel!", #"<button id="o"/>"#, "UILabel", "UIButton"),
    ("var part: Card!", #"<view id="o"/>"#, "Card", "UIView"),
    ("var part: Card!", #"<view id="o" customClass="Banner"/>"#, "Card", "Banner"),
    ("var part: Alias!", #"<view id="o" customClass="Banner"/>"#, "Card", "Banner"),
    ("var part: App.Card!", #"<label id="o"/>"#, "Card", "UILabel"),
    ("var part: NSLayoutConstraint!", #"<label id="o"/>"#, "NSLayoutConstraint", "UILabel"),
    ("var part: UIView!", #"<constraint id="o"/>"#, "UIView", "NSLayoutConstraint"),
  ])
  func `an outlet of another class is reported`(
    property: String,
    object: String,
    type: String,
    found: String
  ) async {
    let other = "class Card: UIView {}; class Banner: UIView {}; typealias Alias = Card"
    #expect(
      await findings(property, to: object, besides: other).map { $0.dropFirst(3) }
        == [message(type, found)[...]]
    )
  }

  @Test(arguments: [
    ("var part: UIView!", #"<button id="o"/>"#),
    ("var part: UIControl!", #"<button id="o"/>"#),
    ("var part: UIScrollView!", #"<tableView id="o"/>"#),
    ("var part: Card!", #"<view id="o" customClass="Special"/>"#),
    ("var part: Card!", #"<view id="o" customClass="Library"/>"#),
    ("var part: Card!", #"<view id="o" customClass="_TtC3App4Card"/>"#),
    ("var part: Card!", #"<sceneKitView id="o"/>"#),
    ("var part: Unknown!", #"<label id="o"/>"#),
    ("var part: AnyObject!", #"<label id="o"/>"#),
    ("var part: Filled!", #"<label id="o"/>"#),
    ("var part: (UIButton & Filled)!", #"<label id="o"/>"#),
    ("unowned var part: UIButton & Filled", #"<label id="o"/>"#),
    ("var part: [UIButton]!", #"<label id="o"/>"#),
    ("var other: UIButton!", #"<label id="o"/>"#),
    ("var part: UILabel!", #"<view id="p"/>"#),
    ("var part: UILabel!", #"<view id="o"/><label id="o"/>"#),
  ])
  func `an outlet that may be right is not reported`(property: String, object: String) async {
    let other = """
      class Card: UIView {}; class Special: Card {}
      protocol Filled {}
      """
    #expect(await findings(property, to: object, besides: other) == [])
  }

  @Test func elementsOfAppKitAreNotThoseOfUIKit() async {
    let storyboard = """
      <document type="com.apple.InterfaceBuilder3.Cocoa.Storyboard.XIB"><scenes><scene><objects>
        <viewController id="feed" customClass="Feed"><view key="view" id="v"><subviews>
          <button id="o"/>
        </subviews></view><connections><outlet property="part" destination="o" id="c"/></connections>
        </viewController>
      </objects></scene></scenes></document>
      """
    let source = """
      class Card: NSButton {}
      class Feed: NSViewController { @IBOutlet var part: Card! }
      """
    #expect(
      await RuleRunner(only: ["outlet-mismatch"]).run(on: [
        "Main.storyboard": storyboard, "Feed.swift": source,
      ]).diagnostics.isEmpty
    )
  }

  @Test func `a generic parameter hides a class of its name`() async {
    let storyboard = Example.main(
      """
      <scene><objects><viewController id="feed" customClass="Feed">
        <view key="view" id="v"/>
        <connections><outlet property="part" destination="v" id="c"/></connections>
      </viewController></objects></scene>
      """
    )
    let source = """
      class Card: UIView {}
      class Screen<Card: UIView>: UIViewController { @IBOutlet var part: Card! }
      class Feed: Screen<UIView> {}
      """
    #expect(
      await RuleRunner(only: ["outlet-mismatch"]).run(on: storyboard.and("Feed.swift", source))
        .diagnostics.isEmpty
    )
  }

  @Test(arguments: [
    "@property (weak) IBOutlet UILabel *part;", "@property IBOutlet UILabel *other, *part;",
    "@property IBOutlet UILabel * part;",
  ])
  func propertiesOfObjectiveCAreCompared(property: String) async {
    let found = await findings(property, to: #"<button id="o"/>"#, in: "Feed.h")
    #expect(found.map { $0.dropFirst(3) } == [message("UILabel", "UIButton")[...]])
  }

  @Test(arguments: [
    "@property IBOutlet UIButton *part;", "@property IBOutlet id part;",
    "@property IBOutlet UIView<Filled> *part;", "@property NSArray<UILabel *> *part;",
    "@property IBOutlet UILabel *other; @property IBOutlet UIControl *part;",
    "{ IBOutlet UILabel *other; IBOutlet id part; }",
    "@property UIView *part;\n@end\n@interface Feed ()\n@property IBOutlet UILabel *part;",
    "@property UILabel *part;\n@end\n@interface Feed ()\n@property IBOutlet UIView *part;",
  ])
  func otherPropertiesOfObjectiveCAreNotReported(property: String) async {
    #expect(await findings(property, to: #"<button id="o"/>"#, in: "Feed.h") == [])
  }
}
