import RouteCheckTestSupport
import Testing

@testable import ProjectLoading
@testable import ProjectModel
@testable import RouteDiagnostics
@testable import RuleRunning
@testable import RuleSupport

/// Apps of one folder that share nothing are judged as if each were alone.
@Suite struct IndependentAppsTests {
  /// Apps with the same names of classes, scenes, storyboards and cells. A bit of the number decides
  /// each difference.
  private func app(_ number: Int) -> [String: String] {
    func pick(_ bit: Int, _ usual: String, _ other: String) -> String {
      number & (1 << bit) == 0 ? usual : other
    }
    let isSwift = number & 1 == 0
    let sources = isSwift ? ["Feed.swift", "Post.swift"] : ["Feed.h", "Feed.m", "Post.m"]
    let project = xcodeProject(["App": ["Main.storyboard"] + sources])
    let storyboard = document(
      scene(
        "feed",
        "Feed",
        segue("s", pick(1, "ShowPost", "ShowPots"), to: "post"),
        #"<outlet property="\#(pick(2, "label", "lable"))" destination="l" id="o"/>"#,
        identifier: "Feed"
      ),
      scene(
        "post",
        pick(3, "Post", "Post\(number)"),
        segue("u", to: "x", "unwind", action: pick(4, "unwind:", "back:")),
        exit: "x"
      )
    )
    var files = ["App.xcodeproj/project.pbxproj": project, "Main.storyboard": storyboard]
    let superclass = pick(5, "UIViewController", "LibraryController")
    if isSwift {
      files["Feed.swift"] = """
        class Feed: \(superclass) {
          @IBOutlet var label: UILabel!
          @IBAction func unwind(_ segue: UIStoryboardSegue) {}
          func open() { performSegue(withIdentifier: "ShowPost", sender: nil) }
          func feed<T>(_ type: T.Type) {
            storyboard?.instantiateViewController(withIdentifier: String(describing: T.self))
          }
        }
        """
      files["Post.swift"] = pick(
        6,
        "class Post: UIViewController {}",
        "class T: UIViewController {}"
      )
    } else {
      files["Feed.h"] = "@interface Feed : \(superclass)\n@property IBOutlet UILabel *label;\n@end"
      files["Feed.m"] = """
        @implementation Feed
        - (IBAction)unwind:(UIStoryboardSegue *)segue {}
        - (void)open { [self performSegueWithIdentifier:@"ShowPost" sender:nil]; }
        @end
        """
      files["Post.m"] = pick(
        6,
        "@interface Post : UIViewController\n@end\n@implementation Post\n@end",
        "@implementation T\n@end"
      )
    }
    return files
  }

  private func findings(_ files: [String: String], in folder: String = "") async -> [String] {
    await RuleRunner().runConcurrently(on: await .load(files)).diagnostics.map {
      "\(folder)\($0.file):\($0.location.line) \($0.severity) \($0.message) \($0.notes.map(\.message))"
    }
  }

  @Test func `a folder with many apps has the findings of a run for each`() async {
    var all: [String: String] = [:]
    var apart: [String] = []
    for number in 0..<128 {
      let files = app(number)
      for (path, text) in files { all["App\(number)/\(path)"] = text }
      apart += await findings(files, in: "App\(number)/")
    }
    #expect(apart.count > 100)
    #expect(Set(apart.map { $0.split(separator: " ", maxSplits: 1)[1] }).count > 5)
    #expect(await findings(all).sorted() == apart.sorted())
  }

  /// An app with a file of each kind.
  private static let whole = Example.scenes(
    scene(
      "feed",
      "Lost",
      attributes: #"customModule="App" customModuleProvider="target""#,
      view: #"<label id="abc-De-fgh"/>"#
    )
  ).files.reduce(
    into: [
      "App.xcodeproj/project.pbxproj": """
      { rootObject = P; objects = {
        P = {isa = PBXProject; mainGroup = G; targets = (T, ); };
        G = {isa = PBXGroup; sourceTree = "<group>"; children = (R0, R1, R2, R3, ); };
        R0 = {isa = PBXFileReference; path = Main.storyboard; sourceTree = "<group>"; };
        R1 = {isa = PBXFileReference; path = Gone.storyboard; sourceTree = "<group>"; };
        R2 = {isa = PBXFileReference; path = Feed.swift; sourceTree = "<group>"; };
        R3 = {isa = PBXFileReference; path = Row.xib; sourceTree = "<group>"; };
        F0 = {isa = PBXBuildFile; fileRef = R0; }; F1 = {isa = PBXBuildFile; fileRef = R1; };
        F2 = {isa = PBXBuildFile; fileRef = R2; }; F3 = {isa = PBXBuildFile; fileRef = R3; };
        B = {isa = PBXResourcesBuildPhase; files = (F0, F1, F2, F3, ); };
        D = {isa = XCBuildConfiguration; name = Debug; buildSettings = {INFOPLIST_FILE = Info.plist; }; };
        L = {buildConfigurations = (D); };
        T = {isa = PBXNativeTarget; name = App; buildPhases = (B, ); buildConfigurationList = L;
          productType = "com.apple.product-type.application"; };
      }; }
      """,
      "Info.plist": """
      <plist><dict><key>UIMainStoryboardFile</key><string>Mian</string></dict></plist>
      """,
      "Assets.xcassets/cart.imageset/Contents.json": "{}",
      "Feed.swift": "class Feed: UIViewController {}",
      "Old.swift": "class Lost: UIViewController {}",
      "Row.xib": #"""
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects>
      <view id="v"/></objects><resources><image name="truck"/></resources></document>
      """#,
      "Old.xib": "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\"/>",
      "Old.storyboard":
        "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB\"/>",
      "App.routes.json": #"{"version": 1, "routes": [{"segue": "Tell"}]}"#,
      "Broken.storyboard": "<document",
    ]
  ) { $0[$1.path] = $1.text }

  @Test func `each kind of file belongs to its app`() async {
    func found(_ files: [String: String]) async -> [String] {
      await RuleRunner(only: Rule.all.map(\.id)).run(on: files).diagnostics.map {
        "\($0.file):\($0.location.line) \($0.severity) \($0.message) [\($0.rule)]"
          .replacing("One/", with: "").replacing("Two/", with: "")
      }
    }
    var all: [String: String] = [:]
    var apart: [String] = []
    for name in ["One", "Two"] {
      let files = Self.whole.filter { name == "One" || $0.key != "Broken.storyboard" }
      for (path, text) in files { all["\(name)/\(path)"] = text }
      apart += await found(files)
    }
    #expect(await found(all).sorted() == apart.sorted())
    for rule in [
      "file-in-no-target", "malformed-storyboard", "missing-asset", "missing-main-storyboard",
      "undeclared-class", "unknown-segue",
    ] {
      #expect(apart.contains { $0.hasSuffix("[\(rule)]") }, "\(rule)")
    }
  }

  /// Files besides two apps, and the number of parts with files.
  @Test(arguments: [
    ("README.md", "", 2), ("Other/Other.swift", "class Other {}", 3),
    ("All.xcworkspace/contents.xcworkspacedata", "", 1), ("Package.swift", "", 1),
    ("Shared.swift", "class Shared {}", 1), ("One/All.xcworkspace/x", "", 2),
  ])
  func `apps that may share files stay together`(path: String, text: String, count: Int) async {
    var files = [path: text]
    for name in ["One", "Two"] {
      for (path, text) in app(0) { files["\(name)/\(path)"] = text }
    }
    for folder in ["", "Apps/", "/", "/Users/me/Apps/"] {
      let moved = Dictionary(uniqueKeysWithValues: files.map { (folder + $0, $1) })
      let project = await Project.load(moved, paths: [folder.isEmpty ? "." : folder])
      #expect(project.independentParts.count { $0.fileCount > 0 } == count, "in '\(folder)'")
    }
  }

  @Test(arguments: [
    ("../Two/Feed.swift", false), ("../Three/Feed.swift", true), ("Feed.swift", true), ("..", true),
  ])
  func `an app stays together with the files of its project`(path: String, isDivided: Bool) async {
    var files: [String: String] = [:]
    for name in ["One", "Two"] {
      for (path, text) in app(0) { files["\(name)/\(path)"] = text }
    }
    files["One/App.xcodeproj/project.pbxproj"]?.replace("path = Feed.swift", with: "path = \(path)")
    #expect((await Project.load(files).independentParts.count > 1) == isDivided)
  }
}
