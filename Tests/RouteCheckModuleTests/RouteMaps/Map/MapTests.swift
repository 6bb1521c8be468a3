import Foundation
import FoundationXML
import RouteCheckTestSupport
import Routes
import TestSupport
import Testing

@testable import ProjectModel
@testable import RouteDiagnostics
@testable import RouteMaps
@testable import RouteReports
@testable import RouteRules
@testable import SourceText
@testable import StoryboardReader

@Suite struct MapTests {
  /// Names that break a picture unless they are escaped.
  private static let names = [
    "<b>&\"'</script>", "שלום עולם", "\u{202E}gnp", "--> x", "日本語の画面コントローラー一覧表示", "a\nb\u{1B}[31m",
    "]]>", "\\",
  ]

  private func project(locations: Bool) -> Project {
    var scenes: [Storyboard.Scene] = []
    for (index, name) in Self.names.map({ ExactString($0) }).enumerated() {
      let next: ExactString = "s\((index + 1) % Self.names.count)"
      scenes.append(
        Storyboard.Scene(
          id: "s\(index)",
          kind: index == 0 ? .navigationController : .viewController,
          identifier: name,
          customClass: index % 2 == 0 ? name : nil,
          segues: [
            .init(id: "e\(index)", kind: .show, identifier: name, destination: next),
            .init(id: "d\(index)", kind: .embed, destination: "gone"),
          ],
          canvasLocation: locations ? .init(x: Double(index % 3) * 750, y: 1e300) : nil
        )
      )
    }
    let storyboard = Storyboard(name: "<Main>", initialScene: "s0", scenes: scenes)
    // Ten lines a scene, the first one at the tenth.
    let locations = scenes.indices.map { index in
      StoryboardFile.SceneLocations(
        element: TextLocation(line: UInt32(index + 1) * 10, column: 5),
        segues: Array(repeating: .init(element: .start), count: 2)
      )
    }
    let file = StoryboardFile(
      path: "a/<Main>.storyboard",
      storyboard: storyboard,
      document: .start,
      scenes: locations
    )
    return Project(LoadedFiles(storyboards: [file]))
  }

  private func map(locations: Bool = true) -> SceneMap {
    let project = project(locations: locations)
    return SceneMap(project, RuleRunner().run(on: project))
  }

  /// The element names of a document that must be well-formed.
  private func elements(_ text: String) throws -> [String] {
    let names = ElementNames()
    let parser = XMLParser(data: Data(text.utf8))
    parser.delegate = names
    #expect(parser.parse() && parser.parserError == nil)
    return names.names
  }

  @Test(arguments: [true, false])
  func theSVGIsWellFormedWithAnyNames(locations: Bool) throws {
    let text = SVGMap(map(locations: locations)).text
    let names = try elements(text)
    #expect(names.filter { $0 == "rect" }.count == Self.names.count + 1)
    #expect(names.filter { $0 == "circle" }.count == Self.names.count)
    #expect(!names.contains("b") && !names.contains("script"))
    #expect(!text.contains("\u{1B}") && !text.contains("\u{202E}"))
  }

  @Test func noNameEndsTheScriptOfThePage() {
    let text = HTMLMap.text(of: map())
    #expect(text.components(separatedBy: "</script>").count == 3)
    #expect(!text.contains("http:") || !text.contains("src=\"http"))
    #expect(!text.contains("\u{202E}"))
  }

  @Test func thePageIsNamedAfterTheFirstThreeStoryboards() {
    let files = ["A", "B", "C", "D"].map { name in
      StoryboardFile(
        path: "\(name).storyboard",
        storyboard: Storyboard(
          name: name,
          scenes: [Storyboard.Scene(id: "s", kind: .viewController)]
        ),
        document: .start,
        scenes: [StoryboardFile.SceneLocations(element: .start)]
      )
    }
    let project = Project(LoadedFiles(storyboards: files))
    let text = HTMLMap.text(of: SceneMap(project, Report([], fileCount: 4)))
    #expect(text.contains("<title>A, B, C – routecheck map</title>"))
  }

  @Test(arguments: [(["a"], ["b", "c"], 1), ([], ["b", "c"], 1), (["a"], [], 0), ([], [], 0)])
  func `the page begins at the initial scene of the largest storyboard`(
    small: [ExactString],
    large: [ExactString],
    start: Int
  ) {
    let files = [(["a"], small.first), (["b", "c"], large.first)].map {
      (scenes: [ExactString], initial: ExactString?) in
      StoryboardFile(
        path: "\(scenes[0]).storyboard",
        storyboard: Storyboard(
          name: scenes[0],
          initialScene: initial,
          scenes: scenes.map { .init(id: $0) }
        ),
        document: .start,
        scenes: scenes.map { _ in .init(element: .start) }
      )
    }
    let map = SceneMap(Project(LoadedFiles(storyboards: files)), Report([], fileCount: 2))
    #expect(HTMLMap.text(of: map).contains("\"start\": \(start),"))
  }

  @Test func `a route of the code alone is drawn as code`() async {
    let example = Example.scenes(scene("a", "Feed"), scene("b", "Post")).and(
      "Routes.swift",
      #"extension Segue<Post>.From<Feed> { static var post: Self { .init("ShowPost") } }"#
    )
    let map = SceneMap(await Project.load(example), Report([], fileCount: 2))
    #expect(map.edges.map(\.label) == ["post"])
    #expect(map.edges.map(\.style) == [.code])
  }

  @Test func aFindingInTheCodeMarksTheScenesOfItsNotes() {
    let project = project(locations: false)
    var diagnostic = Diagnostic(
      rule: "unknown-segue",
      severity: .error,
      file: "Feed.swift",
      location: .start,
      message: "no segue"
    )
    let path = project.storyboards[0].path
    let bare = SceneMap(project, Report([diagnostic], fileCount: 1))
    #expect(bare.nodes.filter { !$0.findings.isEmpty }.isEmpty)
    let lines: [UInt32] = [10, 34, 39, 800]
    diagnostic.finding.notes = [
      .init(message: "before every scene", file: path, location: .start),
      .init(
        message: "elsewhere",
        file: "Other.storyboard",
        location: TextLocation(line: 50, column: 5)
      ),
    ]
    diagnostic.finding.notes += lines.map {
      .init(message: "a scene", file: path, location: TextLocation(line: $0, column: 5))
    }
    let map = SceneMap(project, Report([diagnostic], fileCount: 1))
    #expect(map.nodes.map(\.findings.count) == [1, 0, 1, 0, 0, 0, 0, 1])
  }

  @Test func mermaidAndDotEscapeEveryName() {
    let mermaid = MermaidMap.text(of: map())
    #expect(mermaid.contains("#60;b#62;#38;#34;#39;#60;#47;script#62;"))
    #expect(mermaid.contains("class n0,n1,n2,n3,n4,n5,n6,n7 error"))
    let dot = DotMap.text(of: map())
    #expect(dot.contains(#"<b>&amp;\"'</script>"#))
    #expect(dot.contains(#"label="\\""#))
    #expect(dot.contains("n0 -> n1"))
  }

  @Test func thePolicyHasTheHashesOfThePage() throws {
    guard try ChildProcess.isInstalled("python3") else { return }
    #expect(try BrowserPage.hash(of: SVGMap.style) == SVGMap.styleHash)
    #expect(try BrowserPage.hash(of: HTMLMapPage.style) == HTMLMapPage.styleHash)
    #expect(try BrowserPage.hash(of: HTMLMapPage.script) == HTMLMapPage.scriptHash)
    let page = HTMLMap.text(of: map())
    #expect(page.contains("content=\"\(HTMLMapPage.policy)\""))
    #expect(page.contains("<style>\(HTMLMapPage.style)</style>"))
    #expect(page.contains("<style>\(SVGMap.style)</style>"))
    #expect(page.contains("<script>\(HTMLMapPage.script)</script>"))
    #expect(!page.contains("unsafe-inline"))
  }

  @Test func thePageWorksInABrowser() throws {
    guard try BrowserPage.isAvailable else { return }
    let probe = """
      const errors = [];
      let injected = false;
      addEventListener('error', event => errors.push(event.message));
      addEventListener('load', () => {
        const key = (target, key) => target.dispatchEvent(
          new KeyboardEvent('keydown', {key, bubbles: true, cancelable: true}));
        const before = world.getAttribute('transform');
        key(document, '+');
        key(document, 'ArrowLeft');
        const zoomed = world.getAttribute('transform') !== before;
        key(document.getElementById('node-1'), 'Enter');
        const shown = !details.hidden && details.textContent.includes('Reached from')
          && details.textContent.includes('does not exist')
          && details.textContent.includes('a/<Main>.storyboard:');
        key(document, 'Escape');
        const closed = details.hidden;
        search.value = 'שלום';
        search.dispatchEvent(new Event('input'));
        const searched = found.textContent;
        const named = document.querySelector('#node-0 .title').textContent;
        const styled = getComputedStyle(document.querySelector('header')).display === 'flex'
          && getComputedStyle(document.querySelector('.node .title')).fontWeight === '600';
        document.title = JSON.stringify(
          {zoomed, shown, closed, searched, named, styled, injected, errors});
      });
      """
    let page = HTMLMap.text(of: map()).replacing(
      "<header>",
      with: "<script>injected = true</script><img src=x onerror='injected = true'><header>"
    )
    let title = try BrowserPage(page, probe: probe).title
    #expect(
      title
        == #"{"zoomed":true,"shown":true,"closed":true,"searched":"1 of 1","#
        + #""named":"&lt;b&gt;&amp;\"'&lt;/script&gt;","styled":true,"injected":false,"errors":[]}"#
    )
  }
}

private final class ElementNames: NSObject, XMLParserDelegate {
  var names: [String] = []

  func parser(
    _ parser: XMLParser,
    didStartElement name: String,
    namespaceURI: String?,
    qualifiedName: String?,
    attributes: [String: String]
  ) {
    names.append(name)
  }
}
