import RouteCheckTestSupport
import Testing

@testable import RouteRules
@testable import routecheck

/// The classes that generated unwinds lead to.
@Suite struct UnwindReceiverTests {
  @Test func aSceneWithoutAClassHidesNoReceiverOfUnwinds() async {
    let example = Example.main(
      """
      <scene><objects><viewController id="plain"/></objects></scene>
      <scene><objects><viewController id="feed" customClass="Feed"/></objects></scene>
      <scene><objects><viewController id="post" customClass="Post"><connections>
        <segue id="s" kind="unwind" identifier="Back" destination="x" unwindAction="back:"/>
      </connections></viewController><exit id="x"/></objects></scene>
      """
    ).and(
      "Feed.swift",
      """
      class Feed: UIViewController { @IBAction func back(_ segue: UIStoryboardSegue) {} }
      class Post: UIViewController {}
      """
    )
    let files = Dictionary(uniqueKeysWithValues: example.files.map { ($0.path, $0.text) })
    let run = await ToolRun(["generate"], files: .memory(files))
    #expect(run.output.contains("extension Routes.Unwind<Feed> {"), "\(run.output)\(run.error)")
  }
}
