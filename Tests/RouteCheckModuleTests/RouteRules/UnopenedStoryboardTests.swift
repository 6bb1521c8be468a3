import RouteCheckTestSupport
import Testing

@testable import ProjectModel
@testable import RouteDiagnostics
@testable import RuleRunning
@testable import RuleSupport

/// The severity for an empty storyboard, or one in no target, depends on whether anything opens it.
@Suite struct UnopenedStoryboardTests {
  private static let empty =
    #"<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"/>"#
  private static let reference = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"><scenes>
    <scene><objects><viewController id="v"/></objects></scene><scene><objects>
    <viewControllerPlaceholder id="r" storyboardName="Old"/>
    </objects></scene></scenes></document>
    """
  private static let opening = #"let old = UIStoryboard(name: "Old", bundle: nil)"#
  private static let other = "final class Feed: UIViewController {}"
  private static let project = "{rootObject = P; objects = {P = {isa = PBXProject; }; }; }"

  private func severities(_ rule: String, _ files: [String: String]) async -> [String: Severity] {
    let report = await RuleRunner(only: [rule]).run(on: files)
    let found = report.diagnostics.filter { $0.rule == rule }
    return Dictionary(uniqueKeysWithValues: found.map { ($0.file.string, $0.severity) })
  }

  @Test(arguments: [
    ([:], Severity.error),
    (["Feed.swift": other], .warning),
    (["Feed.swift": opening], .error),
    (["Feed.swift": other, "Main.storyboard": reference], .error),
    (["Feed.swift": "let any = UIStoryboard(name: name, bundle: nil)\n\(opening)"], .error),
  ])
  func anEmptyStoryboardIsAnErrorUnlessTheCodeLeavesItAlone(
    files: [String: String],
    severity: Severity
  ) async {
    let found = await severities(
      "empty-storyboard",
      files.merging(["Old.storyboard": Self.empty]) { $1 }
    )
    #expect(found == ["Old.storyboard": severity])
  }

  @Test func anotherAppDoesNotOpenTheStoryboard() async {
    let files = [
      "One/Package.swift": "", "One/Old.storyboard": Self.empty, "One/Feed.swift": Self.other,
      "Two/Package.swift": "", "Two/Feed.swift": Self.opening,
    ]
    #expect(await severities("empty-storyboard", files) == ["One/Old.storyboard": .warning])
    let inOne = files.merging(["One/More.swift": Self.opening]) { $1 }
    #expect(await severities("empty-storyboard", inOne) == ["One/Old.storyboard": .error])
  }

  @Test func codeOpensTheStoryboardsOfItsTarget() async {
    let files = Example.xcodeProject(building: "Old.storyboard", "Feed.swift")
      .and("App/Old.storyboard", Self.empty).and("App/Feed.swift", Self.opening)
    #expect(await severities("empty-storyboard", files.texts) == ["App/Old.storyboard": .error])
  }

  @Test func anInfoPlistOfTheProjectOpensTheStoryboard() async {
    func list(_ name: String) -> String {
      "<plist><dict><key>UIMainStoryboardFile</key><string>\(name)</string></dict></plist>"
    }
    let files = [
      "One/App.xcodeproj/project.pbxproj": Self.project, "One/Old.storyboard": Self.empty,
      "One/Feed.swift": Self.other, "Two/Info.plist": list("Old"),
      "Two/App.xcodeproj/project.pbxproj": Self.project,
    ]
    #expect(await severities("file-in-no-target", files) == ["One/Old.storyboard": .note])
    let inOne = files.merging(["One/Info.plist": list("Old")]) { $1 }
    #expect(await severities("file-in-no-target", inOne) == ["One/Old.storyboard": .warning])
    let package = ["Package.swift": "", "Old.storyboard": Self.empty, "Feed.swift": Self.other]
    let launched = package.merging(["Info.plist": list("Old")]) { $1 }
    #expect(await severities("empty-storyboard", launched) == ["Old.storyboard": .error])
  }

  @Test func theCodeOfAnotherAppDoesNotCount() async {
    let files = [
      "App/Package.swift": "", "App/Old.storyboard": Self.empty,
      "Tool/Package.swift": "", "Tool/Feed.swift": Self.other,
    ]
    #expect(await severities("empty-storyboard", files) == ["App/Old.storyboard": .error])
  }

  @Test(arguments: [
    ([:], Severity.note),
    (["Feed.swift": other], .note),
    (["Feed.swift": opening], .warning),
  ])
  func aStoryboardInNoTargetIsOneNoteUnlessItIsOpened(
    files: [String: String],
    severity: Severity
  ) async {
    let files = files.merging([
      "App.xcodeproj/project.pbxproj": Self.project, "Old.storyboard": Self.empty,
    ]) { $1 }
    #expect(await severities("file-in-no-target", files) == ["Old.storyboard": severity])
    #expect(await severities("empty-storyboard", files).isEmpty, "it is not checked further")
  }
}
