import RouteCheckTestSupport
import TestSupport
import Testing

@testable import ProjectLoading
@testable import ProjectModel
@testable import RuleRunning
@testable import RuleSupport

/// Which members a class has for the outlets and actions of a storyboard.
@Suite struct ConnectionTests {
  private func messages(_ name: String, _ example: Example) async -> [String] {
    let report = await RuleRunner(only: [name]).run(on: example)
    return report.diagnostics.filter { $0.rule == name }.map(\.message.string)
  }

  /// A `Feed` with the outlet `title`, and a button that sends it `open:`.
  private func storyboard(_ attributes: String = #"customClass="Feed""#) -> Example {
    .main(
      """
      <scene><objects>
        <placeholder placeholderIdentifier="IBFirstResponder" id="first" customClass="Feed"/>
        <viewController id="feed" \(attributes)>
          <view key="view" id="v"><subviews><button id="b"><connections>
            <action selector="open:" destination="feed" eventType="touchUpInside" id="a"/>
            <action selector="unlisted:" destination="first" id="f"/>
          </connections></button></subviews></view>
          <userDefinedRuntimeAttributes>
            <userDefinedRuntimeAttribute type="string" keyPath="tag" value="x"/>
          </userDefinedRuntimeAttributes>
          <connections><outlet property="title" destination="b" id="o"/></connections>
        </viewController>
      </objects></scene>
      """
    )
  }

  /// The class above may have any member, but hardly one with a similar name.
  @Test(arguments: [
    ("@IBOutlet var titlee: A!; @IBAction func open(_ a: B) {}", 1, 0),
    ("@IBOutlet var title: A!; @IBAction func oepn(_ a: B) {}", 0, 1),
    ("@IBOutlet var titlee: A!; @IBAction func oepn(_ a: B) {}", 1, 1),
    ("@IBOutlet var subtitle: A!; @IBAction func open(_ a: B, b: C) {}", 0, 0),
    ("@IBOutlet var title2: A!; override func setValue(_ v: Any?, forKey key: String) {}", 0, 0),
    ("func open(_ a: B) {}", 0, 0),
  ])
  func belowAnUnknownClassOnlyASlipIsReported(members: String, outlets: Int, actions: Int) async {
    let source = "class Feed: LibraryController { \(members) }"
    let example = storyboard().and("Feed.swift", source)
    #expect(await messages("undeclared-outlet", example).count == outlets)
    #expect(await messages("undeclared-action", example).count == actions)
    let report = await RuleRunner(only: ["undeclared-outlet"]).run(on: example)
    #expect(report.diagnostics.allSatisfy { $0.severity == .warning })
  }

  /// A xib whose File's Owner has no class, with the outlet `bar`.
  @Test(arguments: [
    (#"class Row: UIView { func load() { Bundle.main.loadNibNamed("Row", owner: self) } }"#, 1),
    (
      """
      class Row: UIView { func load() { Bundle.main.loadNibNamed("Row", owner: self) } }
      class Other: UIView { func load() { Bundle.main.loadNibNamed("Row", owner: self) } }
      """, 0
    ),
  ])
  func `the only class that loads a xib is its owner`(source: String, count: Int) async {
    let example = Example.file(
      "Row.xib",
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects>
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1">
          <connections><outlet property="bar" destination="1" id="o"/></connections>
        </placeholder>
        <view id="1"/>
      </objects></document>
      """
    ).and("Row.swift", source)
    #expect(await messages("undeclared-outlet", example).count == count)
  }

  /// In Swift 2, the name of the first parameter is no label: `open(sender:)` is `open:`.
  @Test(arguments: [
    ("class Other: NSObject { func f() { dispatch_async(dispatch_get_main_queue()) {} } }", "", 0),
    (
      "class Other: UIViewController { override func prepareForSegue(segue: S, sender: A?) {} }",
      "", 0
    ),
    ("class Other: NSObject { /* dispatch_async(queue) {} */ }", "", 1),
    ("class Other: NSObject {}", "SWIFT_VERSION = 2.3;", 0),
    ("class Other: NSObject {}", "SWIFT_VERSION = 5.0;", 1),
    ("class Other: NSObject { func f() { dispatch_async(queue) {} } }", "SWIFT_VERSION = 3.0;", 1),
    ("class Other: NSObject {}", "LastSwiftUpdateCheck = 0730;", 0),
    ("class Other: NSObject {}", "LastSwiftUpdateCheck = 0730; LastUpgradeCheck = 1500;", 1),
  ])
  func `signs of the project decide the selectors of Swift 2`(
    other: String,
    setting: String,
    count: Int
  ) async {
    let project = Example.xcodeProject(building: "Main.storyboard", "Feed.swift", "Other.swift")
      .files[0].text
      .replacing(
        "PRODUCT_NAME",
        with: setting.hasPrefix("SWIFT") ? "\(setting) PRODUCT_NAME" : "PRODUCT_NAME"
      )
      .replacing("isa = PBXProject;", with: "isa = PBXProject; attributes = { \(setting) };")
    let feed = "class Feed: UIViewController { @IBAction func open(sender: AnyObject) {} }"
    let files = [
      "App/App.xcodeproj/project.pbxproj": project,
      "App/Main.storyboard": storyboard().files[0].text,
      "App/Feed.swift": feed, "App/Other.swift": other,
    ]
    let found = await RuleRunner(only: ["undeclared-action"]).run(on: files).diagnostics
    #expect(found.count == count)
    let misspelled = files.merging(["App/Feed.swift": feed.replacing("open", with: "opne")]) { $1 }
    #expect(
      await RuleRunner(only: ["undeclared-action"]).run(on: misspelled).diagnostics.count == 1
    )
  }

  /// An attribute of a type exposes only the members that the type declares.
  @Test(
    arguments: cases([
      0: [
        "@objcMembers class Feed: UIViewController { var title2: A!; func open(_ a: B) {} }",
        "@objcMembers class Base: UIViewController {}\nclass Feed: Base { func open(_ a: B) {} }",
        "@objcMembers class Base: UIViewController {}\nclass Feed: Base { @objc func opne(_ a: B) {} }",
        "@objcMembers class Feed: UIViewController {}\nextension Feed { func open(_ a: B) {} }",
        "class Feed: UIViewController {}\n@objc extension UIViewController { func open(_ a: B) {} }",
      ],
      1: [
        "@objcMembers class Feed: UIViewController { func opne(_ a: B) {} }",
        "@objcMembers class Feed: UIViewController { class Row { func open(_ a: B) {} } }",
        "@objcMembers class Base: UIViewController {}\nclass Feed: Base { @IBAction func opne(_ a: B) {} }",
        "class Feed: UIViewController {}\n@objc extension UIViewController { func close() {} }",
        "class Feed: UIViewController {}\n@objc extension UIViewController { func f() { func open(_ a: B) {} } }",
      ],
    ])
  )
  func `attributes expose what they contain`(source: String, count: Int) async {
    let found = await messages("undeclared-action", storyboard().and("Feed.swift", source))
    #expect(found.count == count)
  }

  /// A class of UIKit can be another one on another system.
  @Test(arguments: [
    ("#if os(macOS)\ntypealias UIViewController = NSViewController\n#endif", "unlisted", 0),
    ("#if false\ntypealias UIViewController = NSViewController\n#endif", "unlisted", 1),
    ("typealias Other = NSViewController", "unlisted", 1),
    ("#if os(macOS)\ntypealias UIViewController = NSViewController\n#endif", "labell", 1),
  ])
  func `a class of a framework can be an alias`(alias: String, outlet: String, count: Int) async {
    let example = Example.scenes(
      scene("feed", "Feed", #"<outlet property="\#(outlet)" destination="l" id="o"/>"#)
    ).and("Feed.swift", "class Feed: UIViewController { @IBOutlet var label: UILabel! }\n\(alias)")
    #expect(await messages("undeclared-outlet", example).count == count)
  }

  @Test func `a member that has a connection is not suggested below an unknown class`() async {
    let example = Example.main(
      """
      <scene><objects><viewController id="feed" customClass="Feed"><connections>
        <outlet property="label" destination="v" id="o1"/>
        <outlet property="labels" destination="v" id="o2"/>
      </connections></viewController></objects></scene>
      """
    ).and("Feed.swift", "class Feed: LibraryController { @IBOutlet var labels: A! }")
    #expect(await messages("undeclared-outlet", example) == [])
  }

  @Test(arguments: [
    "class Feed: UIViewController { @IBOutlet var title: A!; @IBAction func open(_ a: B) {} }",
    "class Feed: UIViewController { @objc var title: A?; @objc func open(_ a: B) {} }",
    "class Feed: UIViewController { @IBOutlet var Title: A!; @objc(open:) func go(_ a: B) {} }",
    "class Feed: UIViewController { @NSManaged var title: A; @IBAction func open(_ a: B) {} }",
    "class Feed: Base {}\nclass Base: UIViewController { @IBOutlet var a: A?, title: A?\n@IBAction func open(_ a: B) {} }",
    "@objcMembers class Base: UIViewController {}\nclass Feed: Base {}",
    "typealias Base = LibraryController\nclass Feed: Base {}",
    "@objc(Feed) class Stream: UIViewController { @IBOutlet var title: A!\n@IBAction func open(_ a: B) {} }",
    "class Feed: UIViewController { @IBOutlet var title: A! }\nextension UIResponder { @IBAction func open(_ a: B) {} }",
    """
    class Feed: UIViewController {
      override func setValue(_ v: Any?, forUndefinedKey key: String) {}
      override func forwardingTarget(for selector: Selector!) -> Any? { child }
    }
    """,
    """
    class Feed: UIViewController {
      #if DEBUG
        @IBOutlet var title: A!
      #else
        @IBAction func open(_ a: B) {}
      #endif
    }
    """,
    "class Other: UIViewController {}",
  ])
  func aMemberThatSwiftMayHaveIsNotReported(source: String) async {
    let example = storyboard().and("Feed.swift", source)
    #expect(await messages("undeclared-outlet", example) == [])
    #expect(await messages("undeclared-action", example) == [])
  }

  @Test(arguments: [
    "@interface Feed : UIViewController\n@property (weak) IBOutlet A *title;\n- (IBAction)open:(id)a;\n@end",
    "@interface Feed : UIViewController\n@property IBOutlet A *title NS_SWIFT_NAME(b);\n- (IBAction) open: (id)a;\n@end",
    "@interface Feed : UIViewController { @private IBOutlet A *_title; }\n- (void)open:(id)a;\n@end",
    "@interface Feed : UIViewController\n@end\n@implementation Feed { A *title; }\n- (void)open:(id)a {}\n@end",
    "@interface Feed : UIViewController\n@end\n@implementation Feed\n@synthesize b = _b, title = t;\n- (void)open:(id)a {}\n@end",
    "@interface Feed : UIViewController\n@end\n@interface Feed ()\n@property IBOutletCollection(A) NSArray *title;\n- (void)open:(id)a;\n@end",
    "@interface Feed : UIViewController\n@end\n@implementation UIViewController (Open)\n- (void)open:(id)a {}\n- (void)setTitle:(id)a {}\n@end",
    "@interface Feed : SLViewController\n@end",
    "@implementation Feed\n@end",
  ])
  func aMemberThatObjectiveCMayHaveIsNotReported(source: String) async {
    let example = storyboard().and("Feed.m", source)
      .and("Other.swift", "class Other: UIViewController {}")
    #expect(await messages("undeclared-outlet", example) == [])
    #expect(await messages("undeclared-action", example) == [])
  }

  @Test(arguments: [
    ("Feed.swift", "class Feed: UIViewController { var title: A!; func open(_ a: B) {} }"),
    ("Feed.swift", "class Feed: Base {}\nclass Base: UIViewController {}"),
    ("Feed.swift", "typealias Base = UITableViewController\nclass Feed: Base {}"),
    (
      "Feed.swift",
      "class Feed: UIViewController {}\nclass Other { @IBOutlet var title: A!; @IBAction func open(_ a: B) {} }"
    ),
    ("Feed.m", "@interface Feed : UIViewController\n@property A *heading;\n- (void)open;\n@end"),
    (
      "Feed.m",
      "@interface Feed : UIViewController\n@end\n@interface Other : UIViewController\n@property A *title;\n- (void)open:(id)a;\n@end"
    ),
  ])
  func aMemberThatTheWholeChainLacksIsReported(path: String, source: String) async {
    let example = storyboard().and(path, source)
    #expect(await messages("undeclared-outlet", example) == ["'Feed' has no outlet 'title'"])
    #expect(await messages("undeclared-action", example) == ["'Feed' has no action 'open:'"])
  }

  @Test func aControllerWithoutAClassHasOnlyWhatUIKitHas() async {
    let source =
      "class Feed: UIViewController { @IBOutlet var title: A!; @objc func open(_ a: B) {} }"
    let plain = storyboard("").and("Feed.swift", source)
    #expect(
      await messages("undeclared-outlet", plain) == ["'UIViewController' has no outlet 'title'"]
    )
    #expect(
      await messages("undeclared-action", plain) == ["'UIViewController' has no action 'open:'"]
    )
    let alone = storyboard("")
    #expect(
      await messages("undeclared-outlet", alone) == [],
      "the sources are not among the inputs"
    )
  }

  @Test(arguments: [
    ("tableViewCell", "title", ["'UITableViewCell' has no outlet 'title'"]),
    ("tableViewCell", "textLabel", []), ("tableViewCell", "accessoryView", []),
    ("collectionViewCell", "title", ["'UICollectionViewCell' has no outlet 'title'"]),
    ("collectionViewCell", "backgroundView", []),
    ("collectionReusableView", "title", ["'UICollectionReusableView' has no outlet 'title'"]),
    ("button", "title", []), ("searchDisplayController", "delegate", []),
  ])
  func aCellWithoutAClassHasOnlyWhatUIKitHas(
    element: String,
    outlet: String,
    messages: [String]
  ) async {
    let example = Example.main(
      """
      <scene><objects><viewController id="feed"><view key="view" id="v"><subviews>
        <\(element) id="c"><connections>
          <outlet property="\(outlet)" destination="v" id="o"/>
        </connections></\(element)>
      </subviews></view></viewController></objects></scene>
      """
    ).and("Feed.swift", "class Feed: UIViewController {}")
    #expect(await self.messages("undeclared-outlet", example) == messages)
  }

  @Test func `a name with an underscore is suggested only for one slip`() async {
    let example = storyboard().and(
      "Feed.swift",
      "class Feed: UIViewController { @IBOutlet var title: A!; @IBAction func x_opn(_ a: B) {} }"
    )
    let text = example.files[0].text
    func with(_ selector: String) -> Example {
      .file("Main.storyboard", text.replacing("open:", with: selector))
        .and("Feed.swift", example.files[1].text)
    }
    #expect(await messages("undeclared-action", with("fd_leave:")) == [])
    #expect(await messages("undeclared-action", with("x_open:")).count == 1)
  }

  @Test func aFileThatCannotBeReadMayDeclareTheMember() async {
    let example = storyboard().and("Feed.swift", "class Feed: UIViewController {}")
    let unreadable = example.and("Feed+More.swift", "\u{FEFF}")
    #expect(await messages("undeclared-outlet", unreadable).count == 1)
    var files = example.texts.mapValues { Array($0.utf8) }
    files["Feed+More.swift"] = [0xFF, 0xFE, 0x20, 0]
    let loader = ProjectLoader(files: .memory(bytes: files), concurrency: 1)
    let report = RuleRunner(only: ["undeclared-outlet"]).run(on: await loader.load(["."]))
    #expect(report.diagnostics.map(\.rule) == ["unreadable-input"])
  }
}
