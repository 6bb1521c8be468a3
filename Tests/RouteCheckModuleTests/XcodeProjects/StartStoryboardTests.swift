import RouteCheckTestSupport
import RouteDiagnostics
import Testing

@testable import ProjectLoading
@testable import ProjectModel
@testable import RuleRunning

/// The storyboards with which apps start, as property lists and build settings name them.
@Suite struct StartStoryboardTests {
  private static let storyboard = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" initialViewController="a">
    <scenes><scene><objects><viewController id="a"/></objects></scene></scenes></document>
    """

  /// A project with the targets `App` and `Watch`, and a storyboard in each.
  private func project(
    _ settings: String,
    type: String = "com.apple.product-type.application",
    more: String = ""
  ) -> String {
    """
    {rootObject = P; objects = {
      P = {mainGroup = G; targets = (T, U); };
      G = {isa = PBXGroup; children = (M, O, X, S); };
      M = {isa = PBXFileReference; path = Main.storyboard; };
      O = {isa = PBXFileReference; path = Other.storyboard; };
      X = {isa = PBXFileReference; path = Launch.xib; };
      S = {isa = PBXFileReference; path = Gone.storyboard; };
      m = {fileRef = M; }; o = {fileRef = O; }; x = {fileRef = X; }; s = {fileRef = S; };
      B = {files = (m, x, s); }; C = {files = (o); };
      D = {isa = XCBuildConfiguration; name = Debug; buildSettings = {\(settings)}; };
      L = {buildConfigurations = (D); };
      T = {name = App; productType = "\(type)"; buildConfigurationList = L; buildPhases = (B); \(more)};
      U = {name = Watch; productType = "\(type)"; buildPhases = (C); };
    }; }
    """
  }

  private func findings(
    _ settings: String,
    _ keys: String = "",
    type: String = "com.apple.product-type.application",
    more: [String: String] = [:]
  ) async -> [String] {
    let files = [
      "App.xcodeproj/project.pbxproj": project(settings, type: type),
      "Main.storyboard": Self.storyboard, "Other.storyboard": Self.storyboard, "Launch.xib": "",
      "Info.plist": "<plist><dict>\(keys)</dict></plist>",
    ].merging(more) { $1 }
    let report = await RuleRunner(only: ["missing-main-storyboard"]).run(on: files)
    return report.diagnostics.map { "\($0.file):\($0.location.line) \($0.severity): \($0.message)" }
  }

  private func key(_ name: String, _ value: String) -> String {
    "\n<key>\(name)</key>\n<string>\(value)</string>"
  }

  private static let list = "INFOPLIST_FILE = Info.plist;"

  @Test(arguments: [
    (
      "UIMainStoryboardFile", "Mian",
      "error: there is no storyboard 'Mian', the main storyboard of 'App'; did you mean 'Main'?"
    ),
    (
      "UIMainStoryboardFile~ipad", "Tablet",
      "error: there is no storyboard 'Tablet', the main storyboard of 'App'"
    ),
    (
      "UISceneStoryboardFile", "Other",
      "error: the storyboard of a scene 'Other' is not in the target 'App'"
    ),
    (
      "NSExtensionMainStoryboard", "Share",
      "error: there is no storyboard 'Share', the storyboard of an extension of 'App'"
    ),
    (
      "UILaunchStoryboardName", "Splash",
      "warning: there is no storyboard 'Splash', the launch storyboard of 'App'"
    ),
    (
      "NSMainStoryboardFile", "Mac",
      "error: there is no storyboard 'Mac', the main storyboard of 'App'"
    ),
  ])
  func aStoryboardThatTheTargetDoesNotHaveIsReported(
    name: String,
    value: String,
    message: String
  ) async {
    #expect(await findings(Self.list, key(name, value)) == ["Info.plist:3 \(message)"])
    if name.contains("~") || name.hasPrefix("NSE") || name.hasPrefix("UIScene") { return }
    for value in [value, "\"\(value)\""] {
      let setting = "GENERATE_INFOPLIST_FILE = YES;\nINFOPLIST_KEY_\(name) = \(value);"
      #expect(await findings(setting) == ["App.xcodeproj/project.pbxproj:11 \(message)"])
    }
  }

  @Test(arguments: [
    ("INFOPLIST_FILE = Info.plist;", "UIMainStoryboardFile", "Main"),
    ("INFOPLIST_FILE = Info.plist;", "UIMainStoryboardFile", "$(MAIN)"),
    ("INFOPLIST_FILE = Info.plist; MAIN = Main;", "UIMainStoryboardFile", "$(MAIN)"),
    ("INFOPLIST_FILE = Info.plist;", "UIMainStoryboardFile", ""),
    ("INFOPLIST_FILE = Info.plist;", "UIMainStoryboardFile", "Gone"),
    ("INFOPLIST_FILE = Info.plist;", "UIMainStoryboardFile", "Mian.storyboard"),
    ("INFOPLIST_FILE = Info.plist;", "UILaunchStoryboardName", "Launch"),
    ("INFOPLIST_FILE = Info.plist;", "UILaunchStoryboardName", "Splash.xib"),
    ("INFOPLIST_FILE = \"$(LIST)\";", "UIMainStoryboardFile", "Mian"),
    ("INFOPLIST_FILE = Other/Info.plist;", "UIMainStoryboardFile", "Mian"),
    ("INFOPLIST_KEY_UIMainStoryboardFile = Mian;", "CFBundleName", "App"),
    ("GENERATE_INFOPLIST_FILE = NO; INFOPLIST_KEY_UIMainStoryboardFile = Mian;", "A", "B"),
  ])
  func `other settings of storyboards are not reported`(
    settings: String,
    name: String,
    value: String
  ) async {
    #expect(await findings(settings, key(name, value)) == [])
  }

  @Test func theInfoOfAFrameworkIsNotReadBySystems() async {
    let keys = key("UIMainStoryboardFile", "Mian")
    #expect(await findings(Self.list, keys, type: "com.apple.product-type.framework") == [])
    #expect(
      await findings(Self.list, keys, type: "com.apple.product-type.app-extension").count == 1
    )
  }

  @Test func `an unreadable storyboard is not missing`() async {
    let found = await findings(
      Self.list,
      key("UIMainStoryboardFile", "Broken"),
      more: ["Broken.storyboard": "<document"]
    )
    #expect(found.allSatisfy { !$0.contains("there is no") })
  }

  @Test func aVariableHasTheValueOfItsConfiguration() async {
    let found = await findings(Self.list + " MAIN = Mian;", key("UIMainStoryboardFile", "$(MAIN)"))
    #expect(
      found == [
        "Info.plist:3 error: there is no storyboard 'Mian', the main storyboard of 'App'; "
          + "did you mean 'Main'?"
      ]
    )
    let keys = key("UIMainStoryboardFile", "$(MAIN)") + key("UILaunchStoryboardName", "Splash")
    #expect(
      await findings(Self.list, keys) == [
        "Info.plist:5 warning: there is no storyboard 'Splash', the launch storyboard of 'App'"
      ]
    )
  }

  @Test func aMainStoryboardWithoutAnInitialSceneIsAWarning() async {
    let files = [
      "Main.storyboard": Self.storyboard.replacing(#" initialViewController="a""#, with: "")
    ]
    let found = await findings(Self.list, key("UIMainStoryboardFile", "Main"), more: files)
    #expect(
      found == ["Info.plist:3 warning: the main storyboard 'Main' has no initial view controller"]
    )
    #expect(await findings(Self.list, more: files) == [])
  }

  /// Nothing is said about a storyboard without any scene, which has a finding, nor about a watch.
  @Test(arguments: [
    (#"<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"/>"#),
    (storyboard.replacing(#" initialViewController="a""#, with: "")
      .replacing("CocoaTouch.Storyboard", with: "WatchKit.Storyboard")),
  ])
  func anotherStoryboardWithoutAnInitialSceneIsNotReported(text: String) async {
    let files = ["Main.storyboard": text]
    #expect(await findings(Self.list, key("UIMainStoryboardFile", "Main"), more: files) == [])
  }

  @Test func excludedFilesMayHaveTheStoryboard() async {
    let files = [
      "App.xcodeproj/project.pbxproj": project(Self.list), "Main.storyboard": Self.storyboard,
      "Info.plist": "<plist><dict>\(key("UIMainStoryboardFile", "Mian"))</dict></plist>",
      "Old/Mian.storyboard": Self.storyboard,
    ]
    var loader = ProjectLoader(files: .memory(files), concurrency: 1)
    loader.isExcluded = { $0 == "Old" }
    let report = RuleRunner(only: ["missing-main-storyboard"]).run(on: await loader.load(["."]))
    #expect(report.diagnostics == [])
  }
}
