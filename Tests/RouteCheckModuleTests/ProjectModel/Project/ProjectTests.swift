import Foundation
import RouteCheckTestSupport
import RouteTables
import Routes
import TestSupport
import Testing

@testable import ProjectLoading
@testable import ProjectModel
@testable import RouteReports
@testable import RuleRunning
@testable import RuleSupport
@testable import SourceText
@testable import StoryboardReader

@Suite struct ProjectTests {
  /// A storyboard whose scene has an identifier, and refers to a scene of another storyboard.
  private func storyboard(_ identifier: String, refersTo other: String = "") -> String {
    let parts = other.split(separator: "/")
    let reference =
      parts.count == 2
      ? """
      <scene><objects><viewControllerPlaceholder id="r" storyboardName="\(parts[0])"
        referencedIdentifier="\(parts[1])"/></objects></scene>
      """ : ""
    return """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"><scenes>
      <scene><objects><viewController id="v" storyboardIdentifier="\(identifier)"/></objects></scene>
      \(reference)</scenes></document>
      """
  }

  private func findings(_ files: [String: String]) async -> [String] {
    await RuleRunner().run(on: files).diagnostics.map {
      "\($0.file) \($0.rule)"
    }
  }

  @Test func eachAppSeesItsOwnStoryboards() async {
    let files = [
      "One/Base.lproj/Main.storyboard": storyboard("A", refersTo: "Shop/Cart"),
      "One/Shop.storyboard": storyboard("Cart"),
      "Two/Main.storyboard": storyboard("A", refersTo: "Shop/Cart"),
      "Two/Sub/Shop.storyboard": storyboard("Basket"),
    ]
    #expect(await findings(files) == ["Two/Main.storyboard missing-scene-reference"])
  }

  @Test func aNameIsSearchedUpTheTreeAndNotBeyondTheProject() async {
    var files = [
      "App/Sub/Main.storyboard": storyboard("A", refersTo: "Shop/Cart"),
      "Shop.storyboard": storyboard("Basket"),
    ]
    #expect(await findings(files) == ["App/Sub/Main.storyboard missing-scene-reference"])
    files["App/Package.swift"] = ""
    #expect(await findings(files) == [])
  }

  @Test(arguments: [("Cart", "Basket", true), ("Basket", "Cart", false)])
  func `a reference means the storyboard of its folder before one below`(
    sibling: String,
    below: String,
    isFound: Bool
  ) async {
    let files = [
      "App/Main.storyboard": storyboard("A", refersTo: "Shop/Cart"),
      "App/Shop.storyboard": storyboard(sibling),
      "App/Sub/Shop.storyboard": storyboard(below),
    ]
    #expect(
      await findings(files) == (isFound ? [] : ["App/Main.storyboard missing-scene-reference"])
    )
  }

  @Test func anAmbiguousNameHasNoFindings() async {
    let files = [
      "Main.storyboard": storyboard("A", refersTo: "Shop/Cart"),
      "x/Shop.storyboard": storyboard("Basket"),
      "y/Shop.storyboard": storyboard("Basket"),
    ]
    #expect(await findings(files) == [])
  }

  @Test func languageVariantsAreOneStoryboard() async {
    let files = [
      "A.storyboard": storyboard("D"), "Ar.lproj/Main.storyboard": storyboard("A"),
      "en.lproj/Main.storyboard": storyboard("A"),
      "Base.lproj/Main.storyboard": storyboard("B"),
      "de.lproj/Main.storyboard": "broken",
      "Other.storyboard": storyboard("C", refersTo: "Main/B"),
    ]
    let project = await Project.load(files)
    #expect(
      project.storyboards.map(\.path) == [
        "A.storyboard", "Base.lproj/Main.storyboard", "Other.storyboard",
      ]
    )
    #expect(project.fileCount == 6)
    #expect(await findings(files) == ["de.lproj/Main.storyboard malformed-storyboard"])
  }

  @Test func tablesAreComparedWithTheStoryboardsOfTheirFolder() async {
    func storyboard(_ segue: String) -> String {
      """
      <document><scenes><scene><objects><viewController id="v"><connections>
      <segue id="s" kind="show" identifier="\(segue)" destination="v"/>
      </connections></viewController></objects></scene></scenes></document>
      """
    }
    func table(_ segue: String) -> String {
      #"{"version": 1, "routes": [{"segue": "\#(segue)"}]}"#
    }
    let files = [
      "Empty/Package.swift": "", "Empty/App.routes.json": table("Show"),
      "One/Main.storyboard": storyboard("Show"), "One/App.routes.json": table("Show"),
      "Two/Main.storyboard": storyboard("Tell"), "Two/Sub/App.routes.json": table("Show"),
      "Three/Main.storyboard": storyboard("Ask"),
      "Four/Main.storyboard": storyboard("Home"), "Four/Home.routes.json": table("Home"),
      "Four/Login/Login.storyboard": storyboard("Login"),
      "Four/Login/Login.routes.json": table("Home"),
    ]
    #expect(
      await findings(files) == [
        "Four/Login/Login.storyboard unmapped-segue",
        "Two/Main.storyboard unmapped-segue", "Two/Sub/App.routes.json unknown-segue",
      ]
    )
  }

  @Test func `folders of tools and hidden files are left out`() async {
    let files = [
      ".build/a.storyboard": "", "Pods/a.storyboard": "", "x/DerivedData/a.storyboard": "",
      "Carthage/a.storyboard": "", "node_modules/a.storyboard": "", ".a.storyboard": "",
      "de.xcloc/Source Contents/a.storyboard": "", "a_BACKUP_4711.storyboard": "",
      "a.REMOTE.4711.storyboard": "", "a_LOCAL_9.storyboard": "",
    ]
    let read = [
      "BACKUP_4711.storyboard", "a_BACKUP_47x.storyboard", "a_OTHER_4711.storyboard",
      "ok/a.storyboard",
    ]
    let all = files.merging(read.map { ($0, "") }) { $1 }
    #expect(await findings(all) == read.map { "\($0) malformed-storyboard" })
    let named = await Project.load(files, paths: ["Pods"])
    #expect(named.files.inputs.problems.map(\.file) == ["Pods/a.storyboard"])
  }

  @Test func `a container is named after its content, if storyboards agree`() throws {
    func file(_ name: String, _ content: String) throws -> StoryboardFile {
      StoryboardFile(
        path: "\(name).storyboard",
        storyboard: try Storyboard(
          notation: """
            storyboard name=\(name)
            scene id=a
            scene id=e kind=navigationController
            scene id=b identifier=B kind=navigationController
            scene id=n kind=navigationController
            segue id=r kind=relationship relationship=rootViewController destination=c
            scene id=m kind=navigationController
            segue id=q kind=relationship relationship=rootViewController destination=d
            scene id=c customClass=\(content)
            scene id=d identifier=Post
            """
        ),
        document: .start,
        scenes: []
      )
    }
    let project = Project(LoadedFiles(storyboards: [try file("A", "Feed"), try file("B", "Shop")]))
    #expect(project.containerNames == ["m": "navigation controller of Post"])
  }

  @Test(arguments: [3, 300])
  func `a segue has the routes of the classes above its scene`(count: Int) async {
    let classes = (0..<count).map { number in
      """
      class C\(number): UIViewController {}
      extension Segue<Post>.From<C\(number)> { static var go\(number): Self { .init("Open") } }
      """
    }
    let code = """
      class Feed: C1 {}
      class Post: UIViewController {}
      extension Segue<Post> { static var unknown: Self { .init(name) } }
      \(classes.joined(separator: "\n"))
      extension Segue<Post> { static var anywhere: Self { .init("Open") } }
      """
    let scenes = Example.scenes(
      scene("feed", "Feed", segue("s0", to: "post"), segue("s", "Open", to: "post")),
      scene("post", "Post")
    )
    let table = await Project.load(scenes.and("A.swift", code)).routeTable(of: .both)
    #expect(table.routes.compactMap(\.route).first == "go1, anywhere")
    #expect(table.routes.count == count + 2)
  }

  @Test(.enabled(if: !Corpus.files.isEmpty))
  func theReportIsTheSameOnOneCoreAndOnMany() async {
    var reports: Set<String> = []
    for width in [1, 2, 7, 64] {
      let project = await ProjectLoader(files: .disk, concurrency: width).load([Corpus.folder])
      let runner = RuleRunner(only: Rule.all.map(\.id))
      reports.insert(JSONReporter.text(of: runner.run(on: project)))
    }
    #expect(reports.count == 1)
  }

  @Test(arguments: [1, 2])
  func noMoreFilesAreReadAtOnceThanAllowed(concurrency: Int) async {
    let sources = (0..<40).map { ("F\($0).swift", "class F\($0): UIViewController {}") }
    let memory = FileSystem.memory(Dictionary(uniqueKeysWithValues: sources))
    let (changes, change) = AsyncStream.makeStream(of: Int.self)
    var files = memory
    files.contents = { path throws(FileProblem) in
      change.yield(1)
      defer { change.yield(-1) }
      usleep(500)
      return try memory.contents(path)
    }
    let project = await ProjectLoader(files: files, concurrency: concurrency).load(["."])
    change.finish()
    #expect(project.fileCount == 40)
    var (open, most) = (0, 0)
    for await change in changes {
      open += change
      most = max(most, open)
    }
    #expect(most > 0 && most <= concurrency)
  }

  @Test(arguments: [("Other.storyboard", 0), ("Other.routes.json", 1)])
  func `an unreadable storyboard silences an unknown segue, and a table does not`(
    path: String,
    count: Int
  ) async {
    let main = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"><scenes>
      <scene><objects><viewController id="v" customClass="Feed" customModuleProvider="target">
      <connections><segue id="s" kind="show" identifier="Show" destination="v"/></connections>
      </viewController></objects></scene></scenes></document>
      """
    let code = """
      class Feed: UIViewController {
        func go() { performSegue(withIdentifier: "Tell", sender: nil) }
      }
      """
    let found = await findings(["Main.storyboard": main, "Feed.swift": code, path: "broken"])
    #expect(found.count { $0 == "Feed.swift unknown-segue" } == count)
  }
}
