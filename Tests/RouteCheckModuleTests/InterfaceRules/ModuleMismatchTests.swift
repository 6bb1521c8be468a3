import RouteCheckTestSupport
import Testing

@testable import ProjectModel
@testable import RuleRunning

/// The modules that a storyboard names for classes of Swift.
@Suite struct ModuleMismatchTests {
  private func findings(
    module: String,
    source: String = "class Feed: UIViewController {}",
    settings: String = "",
    attributes: String = "",
    provider: String = ""
  ) async -> [String] {
    let project = """
      {rootObject = P; objects = {
        P = {mainGroup = G; targets = (T, U); };
        G = {isa = PBXGroup; children = (M, F, E, O); };
        M = {isa = PBXFileReference; path = Main.storyboard; };
        F = {isa = PBXFileReference; path = Feed.swift; };
        E = {isa = PBXFileReference; path = Post.swift; };
        O = {isa = PBXFileReference; path = Old.m; };
        m = {fileRef = M; }; f = {fileRef = F; }; e = {fileRef = E; }; o = {fileRef = O; };
        B = {files = (m, f, o); }; C = {files = (e); };
        D = {name = Debug; buildSettings = {PRODUCT_NAME = "$(TARGET_NAME)"; \(settings)};
          \(attributes) };
        V = {name = Debug; buildSettings = {PRODUCT_MODULE_NAME = Kit; }; };
        L = {buildConfigurations = (D); }; K = {buildConfigurations = (V); };
        T = {name = "My App"; buildConfigurationList = L; buildPhases = (B); };
        U = {name = Other; buildConfigurationList = K; buildPhases = (C); };
      }; }
      """
    let storyboard = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"><scenes><scene><objects>
      <viewController id="a" customClass="Feed" customModule="\(module)" \(provider)/>
      </objects></scene></scenes></document>
      """
    let files = [
      "App.xcodeproj/project.pbxproj": project, "Main.storyboard": storyboard,
      "Feed.swift": source, "Post.swift": "class Post: UIViewController {}",
      "Old.m": "@interface Old : UIViewController\n@end",
    ]
    let report = await RuleRunner(only: ["module-mismatch"]).run(on: files)
    return report.diagnostics.map { "\($0.location.line):\($0.location.column) \($0.message)" }
  }

  @Test(arguments: ["OldApp", "Kit"])
  func theModuleMustBeThatOfTheTargetWithTheClass(module: String) async {
    #expect(
      await findings(module: module) == [
        "2:57 'Feed' is in the module 'My_App' and not in '\(module)'"
      ]
    )
  }

  @Test func aClassOfSwiftNeedsAModule() async {
    #expect(
      await findings(module: "") == [
        "2:37 'Feed' is a class of Swift in the module 'My_App', and the storyboard names no module; "
          + "inherit it from the target, or declare the class with '@objc(Feed)'"
      ]
    )
    for source in [
      "@objc(Feed) class Feed: UIViewController {}", "class Other: UIViewController {}",
      "extension Feed {}",
    ] {
      #expect(await findings(module: "", source: source) == [])
    }
    // The module's name may be unknown.
    #expect(
      await findings(module: "", settings: #"PRODUCT_NAME = "$(NAME)";"#) == [
        "2:37 'Feed' is a class of Swift, and the storyboard names no module; "
          + "inherit it from the target, or declare the class with '@objc(Feed)'"
      ]
    )
  }

  private func findings(
    inPackage manifest: String,
    _ module: String,
    _ source: String,
    _ others: [String: String] = [:]
  ) async -> [String] {
    let storyboard = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"><scenes><scene><objects>
      <viewController id="a" customClass="Feed" customModule="\(module)"/>
      </objects></scene></scenes></document>
      """
    let files = [
      "App/Package.swift": manifest, "App/Sources/Shop-UI/Main.storyboard": storyboard,
      "App/Sources/Shop-UI/Feed.swift": source,
    ].merging(others) { $1 }
    let report = await RuleRunner(only: ["module-mismatch"]).run(on: files)
    return report.diagnostics.map { "\($0.message) [\($0.fix?.string ?? "-")]" }
  }

  @Test func aModuleOfAPackageIsSpelledLikeATarget() async {
    let manifest = #"targets: [.target(name: "Kit"), .executableTarget(name: "Shop-UI")]"#
    let feed = "class Feed: UIViewController {}"
    #expect(
      await findings(inPackage: manifest, "Shpo_UI", feed) == [
        "'Feed' is in the module 'Shop_UI' and not in 'Shpo_UI' [Shop_UI]"
      ]
    )
    for module in ["Shop_UI", "Kit", "Library", "Shop_UI2"] {
      #expect(await findings(inPackage: manifest, module, feed) == [])
    }
    #expect(await findings(inPackage: manifest, "Shpo_UI", "import Shpo_UI\n\(feed)") == [])
    #expect(await findings(inPackage: manifest, "Shpo_UI", "@objc(Feed) \(feed)") == [])
    #expect(await findings(inPackage: "targets: [.target(name: name)]", "Shpo_UI", feed) == [])
    // A class of the same name is elsewhere.
    #expect(await findings(inPackage: manifest, "Shpo_UI", feed, ["Old/Feed.swift": feed]) == [])
    let both = #"targets: [.target(name: "Shop-UI"), .target(name: "Shop-UIs")]"#
    #expect(await findings(inPackage: both, "Shop_UIs", feed) == [])
  }

  @Test func aModuleThatMayHaveTheClassIsNotReported() async {
    #expect(await findings(module: "My_App") == [])
    #expect(await findings(module: "Old", provider: #"customModuleProvider="target""#) == [])
    let imported = "import Library\nclass Feed: UIViewController {}"
    #expect(await findings(module: "Library", source: imported) == [])
    #expect(await findings(module: "New", settings: "PRODUCT_MODULE_NAME = New;") == [])
    #expect(
      await findings(
        module: "A_1",
        settings: #"PRODUCT_MODULE_NAME = "$(N:c99extidentifier)"; N = "A 1";"#
      )
        == []
    )
    #expect(await findings(module: "Old", settings: #"PRODUCT_NAME = "$(NAME)";"#) == [])
    // A file of settings may name another module.
    #expect(await findings(module: "Old", attributes: "baseConfigurationReference = X;") == [])
    let exposed = "@objc(Feed) class Feed: UIViewController {}"
    #expect(await findings(module: "Old", source: exposed) == [])
    #expect(await findings(module: "Old", source: "class Other: UIViewController {}") == [])
  }
}
