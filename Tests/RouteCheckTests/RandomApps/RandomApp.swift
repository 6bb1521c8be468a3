import Foundation
import TestSupport

/// A small app with random storyboards, and code in the styles of real ones. Some of its names are wrong.
///
/// The same seed makes the same app.
struct RandomApp {
  private(set) var files: [String: String] = [:]
  private var random: SplitMix
  private let classes: [String]
  private let boards: [String]
  private var scenes: [Scene] = []
  private var number = 0

  /// A scene with what code can name.
  private struct Scene {
    var id: String
    var type: String
    var kind: String
    var board: Int
    var segues: [String] = []
    var actions: [String] = []
    var outlets: [String] = []
  }

  /// The code that classes are made of.
  struct Snippets {
    let swift: [String]
    let objectiveC: [String]
    let views: [String]

    init() throws {
      func snippets(_ name: String) throws -> [String] {
        let file = Repository.root.appending(
          path: "Tests/RouteCheckTests/RandomApps/Snippets/\(name).txt"
        )
        return try String(contentsOf: file, encoding: .utf8).components(separatedBy: "---\n")
      }
      swift = try snippets("Swift")
      objectiveC = try snippets("ObjectiveC")
      views = try snippets("Views")
    }
  }

  private static let words = [
    "Feed", "Post", "Cart", "Login", "Settings", "Profile", "Map", "Help", "Search", "Photo",
  ]
  private static let cases = ["showFeed", "openPost", "edit", "share", "logIn"]
  private static let constants = ["first", "second", "third"]

  init(seed: Int, _ snippets: Snippets) {
    var random = SplitMix(seed: UInt64(seed))
    let suffix = ["ViewController", "Controller", "VC"][random.below(3)]
    classes = Self.words.shuffled(using: &random).prefix(2 + random.below(6)).map { $0 + suffix }
    boards = ["Main", "Shop", "Account"].prefix(1 + random.below(3)).map(\.self)
    self.random = random
    makeScenes()
    for board in boards.indices { files["App/\(boards[board]).storyboard"] = storyboard(board) }
    for scene in scenes { addClass(of: scene, snippets) }
    addNames()
    if chance(40) { addViews(snippets.views) }
    if chance(40) { addProject() }
    if chance(50) { addPropertyList() }
    if chance(30) { addXib() }
    files["App.paths"] = properties().joined(separator: "\n")
  }

  // MARK: Choices

  private mutating func chance(_ percent: Int) -> Bool { random.below(100) < percent }

  private mutating func pick<Value>(_ values: [Value]) -> Value {
    values[random.below(values.count)]
  }

  private mutating func maybe(_ percent: Int, _ text: String) -> String {
    chance(percent) ? text : ""
  }

  /// A name, which is now and then misspelled.
  private mutating func spelled(_ name: String) -> String { chance(6) ? name + "s" : name }

  // MARK: Storyboards

  private mutating func makeScenes() {
    let kinds = [
      "viewController", "viewController", "viewController", "tableViewController",
      "collectionViewController", "navigationController", "tabBarController",
      "splitViewController", "pageViewController",
    ]
    for (index, type) in classes.enumerated() {
      scenes.append(
        Scene(id: "s\(index)", type: type, kind: pick(kinds), board: random.below(boards.count))
      )
    }
    scenes[0].board = 0
  }

  private mutating func storyboard(_ board: Int) -> String {
    let own = scenes.indices.filter { scenes[$0].board == board }
    var initial = own.first.map { scenes[$0].id } ?? ""
    var text = ""
    if board == 0, chance(60) {
      initial = "nav"
      text += """
        <scene sceneID="z"><objects><navigationController id="nav" sceneMemberID="viewController">\
        <navigationBar key="navigationBar"\(maybe(20, #" hidden="YES""#))/><connections>\
        <segue destination="s0" kind="relationship" relationship="rootViewController" id="root"/>\
        </connections></navigationController></objects></scene>

        """
    }
    for index in own { text += scene(index) }
    for (name, index) in zip(["ref"], scenes.indices.filter { scenes[$0].board != board }) {
      text += """
        <scene sceneID="y"><objects><viewControllerPlaceholder id="\(name)" \
        storyboardName="\(spelled(boards[scenes[index].board]))"\
        \(maybe(70, " referencedIdentifier=\"\(spelled(scenes[index].type))\""))/></objects></scene>

        """
    }
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      targetRuntime="iOS.CocoaTouch"\(initial.isEmpty ? "" : maybe(90, " initialViewController=\"\(initial)\""))>
      <scenes>
      \(text)</scenes>
      </document>
      """
  }

  private mutating func scene(_ index: Int) -> String {
    let (id, kind) = (scenes[index].id, scenes[index].kind)
    var views = ""
    var connections = ""
    let isContainer = ["navigation", "tabBar", "split"].contains { kind.hasPrefix($0) }
    if isContainer {
      let relationship =
        kind.hasPrefix("navigation")
        ? "rootViewController"
        : kind.hasPrefix("tabBar")
          ? "viewControllers" : pick(["masterViewController", "detailViewController"])
      for _ in 0..<(kind.hasPrefix("tabBar") ? 2 : 1) {
        connections += """
          <segue destination="\(target(in: scenes[index].board))" kind="relationship" relationship="\(relationship)" \
          id="\(next("r"))"/>
          """
      }
    }
    for _ in 0..<random.below(isContainer ? 2 : 5) { views += control(index) }
    for _ in 0..<random.below(3) { connections += segue(index, isManual: true) }
    for _ in 0..<random.below(3) {
      let outlet = next("outlet")
      scenes[index].outlets.append(outlet)
      connections +=
        #"<outlet property="\#(spelled(outlet))" destination="l\#(id)" id="\#(next("o"))"/>"#
    }
    if kind.hasPrefix("table") || kind.hasPrefix("collection") { views += prototype(index) }
    let type = chance(88) ? " customClass=\"\(spelled(scenes[index].type))\"" : ""
    let identifier = chance(75) ? " storyboardIdentifier=\"\(scenes[index].type)\"" : ""
    return """
      <scene sceneID="n\(id)"><objects><\(kind) id="\(id)"\(identifier)\(type)\
      \(maybe(60, #" customModule="App" customModuleProvider="target""#))\
      \(maybe(8, #" modalPresentationStyle="fullScreen""#))\
      \(maybe(8, #" hidesBottomBarWhenPushed="YES""#))\
      \(maybe(20, " title=\"\(scenes[index].type.prefix(4))\"")) sceneMemberID="viewController">
      <\(view(of: kind)) key="view" id="v\(id)"><rect key="frame" x="0.0" y="0.0" width="375" \
      height="667"/><subviews><label text="Text of \(id)" id="l\(id)"/>\(views)</subviews>\
      </\(view(of: kind))>
      \(maybe(30, #"<navigationItem key="navigationItem" title="Bar"\#(maybe(20, #" hidesBackButton="YES""#))/>"#))
      <connections>\(connections)</connections></\(kind)>\
      <placeholder placeholderIdentifier="IBFirstResponder" id="f\(id)" sceneMemberID="firstResponder"/>\
      <exit id="x\(id)" userLabel="Exit" sceneMemberID="exit"/></objects></scene>

      """
  }

  private func view(of kind: String) -> String {
    kind.hasPrefix("table") ? "tableView" : kind.hasPrefix("collection") ? "collectionView" : "view"
  }

  private mutating func next(_ prefix: String) -> String {
    number += 1
    return "\(prefix)\(number)"
  }

  private mutating func target(in board: Int) -> String {
    let own = scenes.filter { $0.board == board }
    let hasReference = own.count < scenes.count
    return chance(85) || !hasReference ? pick(own).id : "ref"
  }

  private mutating func control(_ index: Int) -> String {
    let element = pick([
      "button", "button", "button", "button", "barButtonItem", "switch", "view", "label",
      "textField", "imageView", "segmentedControl", "slider", "textView", "webView", "stepper",
      "datePicker", "activityIndicatorView", "progressView", "pageControl", "searchBar",
      "stackView", "toolbar", "navigationBar", "mapView", "visualEffectView",
    ])
    let id = next("c")
    var connection = ""
    switch random.below(3) {
    case 0: connection = segue(index, isManual: false)
    case 1:
      let action = next("tap")
      scenes[index].actions.append(action)
      let selector = spelled(action) + pick(["", ":", ":", ":"])
      let target = chance(90) ? scenes[index].id : "f\(scenes[index].id)"
      connection = """
        <action selector="\(selector)" destination="\(target)" eventType="touchUpInside" \
        id="\(next("a"))"/>
        """
    default: break
    }
    return """
      <\(element) \(maybe(6, #"hidden="YES" "#))\(maybe(6, #"enabled="NO" "#))id="\(id)">\
      \(maybe(60, "<rect key=\"frame\" x=\"\(random.below(300))\" y=\"\(random.below(600))\" \(size())/>"))\
      \(maybe(30, "<color key=\"\(pick(["backgroundColor", "textColor"]))\" white=\"0.\(random.below(10))\" alpha=\"1\"/>"))\
      \(maybe(20, "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"\(9 + random.below(20))\"/>"))\
      \(maybe(40, constraint(of: id, in: index)))\(maybe(40, constraint(of: id, in: index)))\
      \(maybe(70, "<state key=\"normal\" title=\"Press \(id)\"/>"))\
      <connections>\(connection)</connections></\(element)>
      """
  }

  private mutating func size() -> String {
    #"width="\#(5 + random.below(200))" height="\#(1 + random.below(90))""#
  }

  private mutating func constraint(of view: String, in index: Int) -> String {
    let attributes = ["leading", "trailing", "top", "bottom", "centerX", "centerY"]
    let attribute = pick(attributes)
    let other = pick(["v\(scenes[index].id)", "l\(scenes[index].id)"])
    return pick([
      "<constraints><constraint firstAttribute=\"width\" constant=\"\(random.below(200))\" id=\"\(next("k"))\"/></constraints>",
      "<constraints><constraint firstItem=\"\(view)\" firstAttribute=\"\(attribute)\" secondItem=\"\(other)\" secondAttribute=\"\(chance(80) ? attribute : pick(attributes))\" constant=\"\(random.below(90))\" id=\"\(next("k"))\"/></constraints>",
    ])
  }

  private mutating func segue(_ index: Int, isManual: Bool) -> String {
    let kind = pick([
      "show", "show", "show", "presentation", "presentation", "push", "modal", "showDetail",
      "unwind", "embed", "popoverPresentation", "custom",
    ])
    let id = next("g")
    var identifier = ""
    if isManual || chance(50) {
      let name = pick(["Show", "Open", "to"]) + pick(Self.words) + maybe(30, id)
      scenes[index].segues.append(name)
      identifier = " identifier=\"\(name)\""
    }
    if kind == "unwind" {
      return """
        <segue destination="x\(scenes[index].id)" kind="unwind"\(identifier) \
        unwindAction="\(spelled("back")):" id="\(id)"/>
        """
    }
    return """
      <segue destination="\(target(in: scenes[index].board))" kind="\(kind)"\(identifier)\
      \(kind == "custom" ? maybe(80, #" customClass="FadeSegue""#) : "")\
      \(maybe(10, #" modalPresentationStyle="pageSheet""#)) id="\(id)"/>
      """
  }

  private mutating func prototype(_ index: Int) -> String {
    let isTable = scenes[index].kind.hasPrefix("table")
    let element = isTable ? "tableViewCell" : "collectionViewCell"
    let key = isTable ? "prototypes" : "cells"
    return """
      <\(key)><\(element) id="\(next("p"))" reuseIdentifier="\(spelled("Cell"))"\
      \(maybe(50, " customClass=\"\(pick(classes))Cell\""))>\
      <connections>\(maybe(60, segue(index, isManual: false)))</connections></\(element)></\(key)>
      """
  }

  // MARK: Code

  private mutating func addClass(of scene: Scene, _ snippets: Snippets) {
    let superclass = "UI" + scene.kind.prefix(1).uppercased() + scene.kind.dropFirst()
    let isSwift = chance(65)
    let all = isSwift ? snippets.swift : snippets.objectiveC
    let code = all.shuffled(using: &random).prefix(1 + random.below(7)).map { filled($0, scene) }
    let actions = scene.actions.filter { _ in chance(85) }
    let outlets = scene.outlets.filter { _ in chance(85) }
    if !isSwift {
      files["App/\(scene.type).h"] = """
        #import <UIKit/UIKit.h>

        @interface \(scene.type) : \(superclass)
        @property (nonatomic, strong) NSString *word;
        @end

        """
      files["App/\(scene.type).m"] =
        """
        #import "\(scene.type).h"

        @interface \(scene.type) ()
        \(outlets.map { "@property (weak, nonatomic) IBOutlet UILabel *\($0);\n" }.joined())@end

        @implementation \(scene.type)
        """ + "\n" + code.joined(separator: "\n")
        + actions.map { "\n- (IBAction)\($0):(id)sender {}\n" }.joined() + "@end\n"
      return
    }
    let members =
      outlets.map { "  @IBOutlet weak var \($0): \(pick(["UILabel", "UIView", "UIButton"]))!\n" }
      + actions.map { "  @IBAction func \($0)(_ sender: Any) {}\n" }
    let split = chance(30) ? code.count / 2 : code.count
    files["App/\(scene.type).swift"] = """
      import UIKit

      final class \(scene.type): \(pick([superclass, superclass, "BaseController"])) {
      \(members.joined())\(code[..<split].joined(separator: "\n"))}

      \(split < code.count ? "extension \(scene.type) {\n\(code[split...].joined(separator: "\n"))}\n" : "")\
      \(maybe(40, "final class \(scene.type)Cell: UITableViewCell {\n  static let reuseIdentifier = \"Cell\"\n}\n"))
      """
  }

  /// A snippet with names of the app in place of its variables.
  private mutating func filled(_ snippet: String, _ scene: Scene) -> String {
    var text = ""
    var rest = snippet[...]
    while let start = rest.firstIndex(of: "$") {
      text += rest[..<start]
      rest = rest[rest.index(after: start)...]
      let name = rest.prefix { $0.isLetter && $0.isLowercase }
      guard let value = value(of: String(name), scene) else {
        text += "$"
        continue
      }
      text += value
      rest = rest.dropFirst(name.count)
    }
    return text + rest
  }

  private mutating func value(of variable: String, _ scene: Scene) -> String? {
    func any(_ names: [String], or other: String) -> [String] { names.isEmpty ? [other] : names }
    switch variable {
    case "own": return scene.type
    case "class": return pick(classes)
    case "segue":
      let others = any(scenes.flatMap(\.segues), or: "ShowNothing")
      return spelled(pick(chance(80) ? any(scene.segues, or: "Show") : others))
    case "scene": return spelled(pick(classes))
    case "board": return spelled(pick(boards))
    case "action": return pick(any(scene.actions, or: "tap"))
    case "outlet": return pick(any(scene.outlets, or: "label"))
    case "unwind": return "back"
    case "cell": return spelled("Cell")
    case "case": return pick(Self.cases)
    case "constant": return pick(Self.constants)
    case "word": return pick(Self.words)
    case "n": return next("")
    default: return nil
    }
  }

  /// The enums, constants and helpers that snippets use.
  private mutating func addNames() {
    let segues = scenes.flatMap(\.segues) + ["ShowNothing"]
    let cases = Self.cases.map { name in
      "  case \(name)\(maybe(80, " = \"\(spelled(pick(segues)))\""))\n"
    }
    let constants = Self.constants.map { "  static let \($0) = \"\(spelled(pick(segues)))\"\n" }
    let factories = classes.map { type in
      """
        static func make\(type)() -> UIViewController {
          UIStoryboard(name: "\(pick(boards))", bundle: nil)
            .instantiateViewController(withIdentifier: "\(spelled(type))")
        }

      """
    }
    files["App/Names.swift"] = """
      import UIKit

      enum Segues: String {
      \(cases.joined())}

      enum Names {
      \(constants.joined())}

      enum Screens {
      \(factories.joined())}

      class BaseController: UIViewController {
        var word: String?
      \(maybe(70, "  @IBAction func back(_ segue: UIStoryboardSegue) {}\n"))}

      extension Segue<\(classes[0])>.From<\(classes[classes.count - 1])> {
        static var to\(classes[0]): Self { .init("\(spelled(pick(segues)))") }
      }

      """
    files["App/AppDelegate.swift"] = """
      import UIKit

      @main final class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?

        func application(
          _ application: UIApplication,
          didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
      \(maybe(40, "    show\(classes[0])()\n"))    return true
        }

        func show\(classes[0])() {
          window?.rootViewController = Screens.make\(classes[0])()
        }
      }

      """
    files["App/Constants.m"] = Self.constants.map { name in
      "NSString *const k\(name) = @\"\(spelled(pick(segues)))\";\n"
    }.joined()
  }

  private mutating func addViews(_ snippets: [String]) {
    let items = [pick(Self.words), pick(Self.words)]
    let views = snippets.shuffled(using: &random).prefix(2 + random.below(5)).map { view in
      view.replacing("$word", with: pick(items))
    }
    let declared = items.prefix(1 + random.below(2)).map {
      "struct \($0)Item: Identifiable, Hashable { let id: Int; var name: String }\n"
    }
    files["App/Views.swift"] = """
      import SwiftUI

      \(declared.joined())enum Screen: Hashable { case home, detail(\(items[0])Item) }

      \(views.joined(separator: "\n"))
      \(maybe(60, "@main struct Kitchen: App { var body: some Scene { WindowGroup { \(items[0])Stack() } } }\n"))
      """
  }

  // MARK: Other files

  private mutating func addProject() {
    let names = files.keys.filter { $0.hasPrefix("App/") && !$0.contains(".lproj") }
      .map { String($0.dropFirst(4)) }.sorted()
    var references = ""
    var builds = ""
    for (number, name) in (names + (chance(30) ? ["Lost.png"] : [])).enumerated() {
      references +=
        "R\(number) = {isa = PBXFileReference; path = \(name); sourceTree = \"<group>\"; };\n"
      if chance(92) { builds += "F\(number) = {isa = PBXBuildFile; fileRef = R\(number); };\n" }
    }
    func list(_ text: String) -> String {
      text.split(separator: "\n").map { $0.prefix { $0 != " " } + ", " }.joined()
    }
    files["App/App.xcodeproj/project.pbxproj"] = """
      // !$*UTF8*$!
      {
        rootObject = P;
        objects = {
          P = {isa = PBXProject; mainGroup = G; targets = (T, ); };
          G = {isa = PBXGroup; children = (\(list(references))); sourceTree = "<group>"; };
          \(references)\(builds)
          B = {isa = PBXResourcesBuildPhase; files = (\(list(builds))); };
          D = {isa = XCBuildConfiguration; name = Debug; buildSettings = {INFOPLIST_FILE = Info.plist;
            PRODUCT_NAME = App; SWIFT_VERSION = \(pick(["2.3", "5.0"])); }; };
          L = {isa = XCConfigurationList; buildConfigurations = (D, ); };
          T = {isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application";
            buildConfigurationList = L; buildPhases = (B, ); };
        };
      }
      """
  }

  private mutating func addPropertyList() {
    files["App/Info.plist"] = """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict><key>UIMainStoryboardFile</key><string>\(spelled("Main"))</string>\
      </dict></plist>
      """
  }

  private mutating func addXib() {
    let word = pick(Self.words)
    files["App/\(word).xib"] = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
      targetRuntime="iOS.CocoaTouch"><objects>
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner" \
      customClass="\(spelled(pick(classes)))"><connections>\
      <outlet property="\(pick(["view", "label", "title"]))" destination="w" id="q1"/></connections>\
      </placeholder>
      <view id="w"><subviews><button id="b"><connections>\
      <action selector="tap:" destination="-1" eventType="touchUpInside" id="q2"/></connections>\
      </button></subviews></view></objects></document>
      """
  }

  private mutating func properties() -> [String] {
    (0..<6).map { _ in
      let (screen, other) = (pick(classes), pick(classes))
      return [
        "reach \(screen)", "reach \(screen) from \(other)", "never \(screen)",
        "never \(screen) after \(other)", "only \(screen) after \(other)", "back from \(screen)",
      ][random.below(6)]
    }
  }
}
