import RouteCheckTestSupport
import Testing

@testable import ProjectModel
@testable import RuleRunning
@testable import RuleSupport

/// What findings in storyboards say about mending them.
@Suite struct RuleMessageTests {
  private func messages(_ rule: String, _ example: Example) async -> [String] {
    await RuleRunner(only: [rule]).run(on: example).diagnostics.map(\.message.string)
  }

  private static func scenes(_ count: Int, _ attributes: String) -> String {
    (1...count).map { number in
      """
      <scene><objects><viewController id="scene\(number)" \(attributes)/></objects></scene>
      """
    }.joined(separator: "\n")
  }

  @Test(arguments: [
    (" initialViewController=\"scene\"", "choose one with Is Initial View Controller"),
    (" initialViewController=\"sceen1\"", "did you mean 'scene1'?"),
  ])
  func anInitialSceneIsChosen(attributes: String, hint: String) async {
    let found = await messages(
      "invalid-initial-scene",
      .main(attributes, Self.scenes(2, ""))
    )
    let ending = "is not a scene of this storyboard; \(hint)"
    #expect(found.count == 1 && found.allSatisfy { $0.hasSuffix(ending) }, "\(found)")
  }

  @Test func aTakenIdentifierIsNotedWhereItWasTaken() async throws {
    let example = Example.main(Self.scenes(2, "storyboardIdentifier=\"Post\""))
    let report = await RuleRunner(only: ["duplicate-scene-identifier"]).run(on: example)
    let found = try #require(report.diagnostics.first)
    #expect(
      found.message == "storyboard identifier 'Post' is already taken by scene 'scene1'; rename one"
    )
    #expect(found.notes.map(\.message) == ["the other scene"])
    #expect(found.notes.allSatisfy { ($0.location?.line ?? 0) < found.location.line })
  }

  @Test(arguments: [
    ("undeclared-outlet", "; an outlet is a property with '@IBOutlet'"),
    ("undeclared-action", "; an action is a method with '@IBAction'"),
  ])
  func `the note at a class says which attribute a member needs`(rule: String, hint: String) async {
    let example = Example.main(
      """
      <scene><objects><viewController id="a" customClass="Feed"><connections>
        <outlet property="titleLabel" destination="l" id="o"/>
        <action selector="open:" destination="a" id="c"/>
      </connections></viewController></objects></scene>
      """
    )
    for (path, text, hint) in [
      (
        "Feed.swift", "class Feed: UIViewController { var titleLabel: A!; func open(_ a: B) {} }",
        hint
      ),
      ("Feed.m", "@interface Feed : UIViewController\n@end", ""),
    ] {
      let found = await RuleRunner(only: [rule]).run(on: example.and(path, text)).diagnostics
      #expect(found.flatMap(\.notes).map(\.message.string) == ["the class is declared here\(hint)"])
    }
  }

  @Test(arguments: [
    ("Post", "give 'PostController' this storyboard identifier"),
    ("PostController", "give 'PostController' this storyboard identifier"),
    ("Login", nil), ("Taken", nil), ("Named", "did you mean 'Name'?"),
  ])
  func aSceneOfTheClassIsToldToHaveTheIdentifier(name: String, hint: String?) async {
    let example = Example.main(
      """
      <scene><objects>
        <viewControllerPlaceholder id="p" storyboardName="Other" referencedIdentifier="\(name)"/>
      </objects></scene>
      """
    ).storyboard(
      "Other",
      scene("a", "PostController"),
      scene("c", "PostViewController"),
      scene("b", "Taken", identifier: "Name")
    )
    let hint = hint.map { "; \($0)" } ?? ""
    #expect(
      await messages("missing-scene-reference", example)
        == ["storyboard 'Other' has no scene '\(name)'\(hint)"]
    )
  }

  @Test(arguments: ["unknown-segue", "destination-mismatch"])
  func `the first three places of several are noted`(rule: String) async {
    let feeds = (1...4).map { scene("f\($0)", "Feed", segue("s\($0)", "Show", to: "p\($0)")) }
    let posts = (1...4).map { scene("p\($0)", "Post") }
    let example = Example.main((feeds + posts).joined(separator: "\n")).code(
      """
      class Post: UIViewController {}
      class Map: UIViewController {}
      class Feed: UIViewController {
        func open() { performSegue(withIdentifier: "Gone", sender: nil) }
        override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
          let map = segue.destination as! Map
        }
      }
      """
    )
    let found = await RuleRunner(only: [rule]).run(on: example).diagnostics
    let lines = found.flatMap(\.notes).compactMap(\.location?.line)
    #expect(found.count == 1)
    #expect(lines == (rule == "unknown-segue" ? [3, 6, 9] : [15, 16, 17]), "\(found)")
  }

  @Test func `the identifier of a segue that code makes is a hint`() async {
    let example = Example.main(scene("feed", "Feed")).code(
      """
      class Feed: UIViewController {
        func open(_ map: UIViewController) {
          UIStoryboardSegue(identifier: "ShowMap", source: self, destination: map).perform()
        }
        override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
          if segue.identifier == "ShowMpa" { print(segue) }
        }
      }
      """
    )
    #expect(
      await messages("never-matching-identifier", example)
        == ["no segue has the identifier 'ShowMpa'; did you mean 'ShowMap'?"]
    )
  }

  @Test(arguments: [
    ("Feed", "FeedController", 0), ("FeedView", "FeedViewController", 1), ("FeedView", "Feed", 0),
  ])
  func `UIKit loads a xib that is named like its controller`(
    name: String,
    owner: String,
    count: Int
  ) async {
    let example = Example.xib(
      name,
      #"<placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="\#(owner)"/>"#
    ).code("class \(owner): UIViewController {}")
    #expect(await messages("unset-view", example).count == count)
  }

  @Test(arguments: ["", "let feed = Feed(nibName: nil, bundle: nil)"])
  func `a controller that is made without the name of its xib loads it`(code: String) async {
    let example = Example.xib(
      "Feed",
      #"<placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Feed"/>"#
    ).code("class Feed: UIViewController {}\n\(code)")
    #expect(
      await messages("unset-view", example)
        == ["the xib 'Feed' does not set the view of 'Feed', its File's Owner"]
    )
  }
}
