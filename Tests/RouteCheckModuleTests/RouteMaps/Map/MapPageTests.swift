import Foundation
import RouteCheckTestSupport
import Testing

@testable import ProjectModel
@testable import RouteMaps

/// What a person does with the page of a map, in a browser.
@Suite struct MapPageTests {
  private static func page(_ files: [String: String]) async -> String {
    HTMLMap.text(of: await Project.drawn(files).map)
  }

  private static func document(_ scenes: String, initial: String) -> String {
    """
    <document type='x.Storyboard' initialViewController='\(initial)'><scenes>\(scenes)</scenes>
    </document>
    """
  }

  private static func scene(
    _ id: String,
    _ kind: String = "viewController",
    _ content: String = ""
  ) -> String {
    """
    <!--\(id.capitalized)--><scene><objects><\(kind) id='\(id)'>\(content)</\(kind)></objects></scene>
    """
  }

  private static func segue(_ id: String, to destination: String, _ kind: String = "show") -> String
  {
    "<segue id='\(id)' kind='\(kind)' relationship='rootViewController' destination='\(destination)'/>"
  }

  /// An app whose stack shows a list, which leads to two screens; the last scene leads to the list.
  private static let app = [
    "LaunchScreen.storyboard": document(scene("logo"), initial: "logo"),
    "Main.storyboard": document(
      scene(
        "stack",
        "navigationController",
        "<connections>\(segue("r", to: "list", "relationship"))</connections>"
      )
        + scene(
          "list",
          "viewController",
          """
          <view key='view'><label text='Fresh'><rect key='frame' x='9' y='99' width='90' height='30'/>
          </label></view>
          <connections>\(segue("s1", to: "one"))\(segue("s2", to: "two"))</connections>
          """
        )
        + scene("one") + scene("two")
        + scene(
          "back",
          "viewController",
          "<connections>\(segue("s3", to: "list"))</connections>"
        ),
      initial: "stack"
    ),
  ]

  /// What the parts of a script return, by their names.
  private func results(
    _ parts: [(name: String, code: String)],
    page: String? = nil
  ) async throws -> [String: String] {
    let steps = parts.map { "results['\($0.name)'] = String((() => { \($0.code) })());" }
    let probe = """
      addEventListener('load', () => {
        const results = {};
        const key = (target, key) => target.dispatchEvent(
          new KeyboardEvent('keydown', {key, bubbles: true, cancelable: true}));
        const named = title => data.nodes.findIndex(node => node.title === title);
        const shown = selector => getComputedStyle(svg.querySelector(selector)).display !== 'none';
        try { \(steps.joined(separator: "\n")) } catch (error) { results.error = String(error); }
        document.title = JSON.stringify(results);
      });
      """
    let text: String
    if let page { text = page } else { text = await Self.page(Self.app) }
    let title = try #require(try BrowserPage(text, probe: probe).title)
      .replacing("&gt;", with: ">").replacing("&lt;", with: "<")
    return try JSONDecoder().decode([String: String].self, from: Data(title.utf8))
  }

  /// A scene with segues to many others, which precede it in the file.
  private static func fan(title: String) -> [String: String] {
    let ends = (0..<27).map { "end\($0)" }
    let hub = scene(
      "hub",
      "viewController",
      "<view key='view'><label text='\(title)'/></view>"
        + "<connections>\(ends.map { segue("to-\($0)", to: $0) }.joined())</connections>"
    )
    return ["Main.storyboard": document(ends.map { scene($0) }.joined() + hub, initial: "end0")]
  }

  @Test func `the page of a comparison opens at the first change`() async throws {
    guard try BrowserPage.isAvailable else { return }
    let diff = await AppDiff(Self.fan(title: "Old"), Self.fan(title: "New"))
    let results = try await results(
      [
        ("scenes", "return data.nodes.length;"),
        ("first", "return data.nodes[data.start].title;"),
        (
          "seen",
          """
          const box = nodes[data.start].getBoundingClientRect();
          const frame = view.getBoundingClientRect();
          return box.top >= frame.top ? box.bottom <= frame.bottom : false;
          """
        ),
        (
          "all",
          "return full.height * scale <= view.clientHeight;"
        ),
      ],
      page: HTMLMap.text(of: SceneMap(diff))
    )
    #expect(results == ["scenes": "28", "first": "Hub", "seen": "true", "all": "false"])
  }

  @Test func arrowKeysLeadFromSceneToScene() async throws {
    guard try BrowserPage.isAvailable else { return }
    let focused = "return data.nodes[nodes.indexOf(document.activeElement)]?.title;"
    let results = try await results([
      ("stops", "return svg.querySelectorAll('[tabindex=\"0\"]').length;"),
      ("role", "return svg.getAttribute('role') + ' ' + nodes[0].getAttribute('role');"),
      ("start", "nodes[data.start].focus(); \(focused)"),
      ("down", "key(document.activeElement, 'ArrowDown'); \(focused)"),
      ("right", "key(document.activeElement, 'ArrowRight'); \(focused)"),
      ("stop", "return document.activeElement.getAttribute('tabindex');"),
      ("stopsLater", "return svg.querySelectorAll('[tabindex=\"0\"]').length;"),
      ("left", "key(document.activeElement, 'ArrowLeft'); \(focused)"),
      ("again", "key(document.activeElement, 'ArrowDown'); \(focused)"),
      ("enter", "key(document.activeElement, 'Enter'); return chosen === named('List');"),
      ("current", "return document.querySelector('[aria-current]').getAttribute('aria-label');"),
      ("closed", "details.querySelector('.close').click(); return details.hidden;"),
      ("returned", focused), ("none", "return document.querySelectorAll('[aria-current]').length;"),
    ])
    #expect(results["error"] == nil)
    #expect(results["stops"] == "1" && results["stopsLater"] == "1")
    #expect(results["role"] == "group button")
    // The launch screen is initial as well, in a smaller storyboard.
    #expect(results["start"] == "Stack › List")
    #expect(results["down"] == "List")
    #expect(["One", "Two"].contains(results["right"] ?? ""))
    #expect(results["stop"] == "0")
    #expect(results["left"] == "Stack › List" && results["again"] == "List")
    #expect(results["enter"] == "true")
    #expect(results["current"]?.hasPrefix("List, ") == true)
    #expect(results["closed"] == "true" && results["returned"] == "List")
    #expect(results["none"] == "0")
  }

  @Test func `text that is too small to read is hidden`() async throws {
    guard try BrowserPage.isAvailable else { return }
    func seen(_ scale: Double) -> String {
      """
      zoom(\(scale) / scale); cull();
      // Whether a screen is in view does not matter here.
      for (const screen of svg.querySelectorAll('.screen,.line')) screen.classList.remove('away');
      return ['.node .title', '.node .kind', '.screen', '.screen text', '.edge text', '.region text', '.node']
        .map(selector => shown(selector) ? 1 : 0).join('')
        + [...svg.querySelectorAll('.node>.label:not(.away)')].some(
          label => getComputedStyle(label).display !== 'none')
        + [...svg.querySelectorAll('.far')].some(name => getComputedStyle(name).display !== 'none')
        + [...svg.querySelectorAll('.line')].some(
          label => getComputedStyle(label).display !== 'none');
      """
    }
    let results = try await results([
      ("far", seen(0.1)), ("screens", seen(0.3)), ("texts", seen(0.7)), ("near", seen(1)),
      ("paper", "dispatchEvent(new Event('beforeprint')); " + seen(0.1)),
      ("again", "dispatchEvent(new Event('afterprint')); " + seen(0.1)),
      (
        "size",
        """
        zoom(0.1 / scale); cull();
        const name = [...svg.querySelectorAll('.far')].find(name => name.textContent === 'Main');
        return Math.round(name.getAttribute('font-size') * scale);
        """
      ),
    ])
    #expect(results["error"] == nil)
    #expect(results["far"] == "0000000falsetruefalse")
    #expect(results["screens"] == "0010001truefalsefalse")
    #expect(results["texts"] == "0011001truefalsetrue")
    #expect(results["near"] == "1111011falsefalsetrue")
    // Paper can be magnified.
    #expect(results["paper"] == "1111011falsefalsetrue")
    #expect(results["again"] == "0000000falsetruefalse")
    #expect(results["size"].flatMap { Int($0) }.map { $0 >= 7 && $0 <= 15 } == true)
  }

  @Test func `a line whose end is out of the window names it`() async throws {
    guard try BrowserPage.isAvailable else { return }
    let text = "return lines[0].label.firstChild.textContent;"
    let results = try await results([
      ("away", "nameLine(lines[0], () => true); \(text)"),
      ("near", "nameLine(lines[0], () => false); \(text)"),
      (
        "short",
        "return short('Navigation Controller') + short('FeedViewController') + short('View Controller');"
      ),
    ])
    #expect(
      results == [
        "away": "rootViewController → One", "near": "rootViewController",
        "short": "NavigationFeedView Controller",
      ]
    )
  }

  @Test func `the page begins with the main storyboard, or else with the largest`() async {
    var map = await Project.drawn(Self.app).map
    #expect(HTMLMap.text(of: map).contains("\"start\": 1,"))
    map.canvases[0].isMain = true
    #expect(HTMLMap.text(of: map).contains("\"start\": 0,"))
    for node in map.nodes.indices { map.nodes[node].isInitial = false }
    #expect(HTMLMap.text(of: map).contains("\"start\": 0,"))
    for node in map.nodes.indices.dropFirst() { map.nodes[node].change = .added }
    #expect(HTMLMap.text(of: map).contains("\"start\": 1,"))
  }

  @Test func `a link selects its scene, and shows the reachable scenes`() async throws {
    guard try BrowserPage.isAvailable else { return }
    let follow = "return followLink() + ' ' + data.nodes[chosen]?.title;"
    let results = try await results([
      ("link", "history.replaceState(null, '', '#scene=Main%2Ftwo'); \(follow)"),
      ("id", "history.replaceState(null, '', '#scene=one'); \(follow)"),
      ("address", "return location.hash;"),
      ("unknown", "history.replaceState(null, '', '#scene=nowhere'); return followLink();"),
      ("broken", "history.replaceState(null, '', '#scene=%E0%A4%A'); return followLink();"),
      ("closed", "choose(-1); return location.hash + details.hidden;"),
      ("reach", "reachFrom(named('List')); return found.textContent + reach.textContent;"),
      ("faded", "return nodes[named('Back')].classList.contains('faded');"),
      ("stack", "reachFrom(named('Stack › List')); return found.textContent;"),
      ("all", "reach.click(); return found.textContent + reach.hidden;"),
      ("unfaded", "return svg.querySelectorAll('.faded').length;"),
    ])
    #expect(results["error"] == nil)
    #expect(results["link"] == "true Two")
    #expect(results["id"] == "true One")
    #expect(results["address"] == "#scene=Main%2Fone")
    #expect(results["unknown"] == "false" && results["broken"] == "false")
    #expect(results["closed"] == "true")
    #expect(results["reach"] == "1 of 3From List ×")
    #expect(results["faded"] == "true")
    #expect(results["stack"] == "1 of 4")
    #expect(results["all"] == "true" && results["unfaded"] == "0")
  }

  @Test(arguments: [true, false])
  func `a storyboard cannot inject scripts into the page`(hasPolicy: Bool) async throws {
    guard try BrowserPage.isAvailable else { return }
    let attacks = [
      "</script><script>owned()</script>", "\"><img src=x onerror=owned()>", "javascript:owned()",
      "' onload='owned()", "<svg onload=owned()>", "url(javascript:owned())",
      "]]><x onclick=owned()>",
      "<!--<script>owned()", "${owned()}", "\\u003cscript>owned()",
    ]
    let frame = "<rect key='frame' x='9' y='99' width='300' height='60'/>"
    let scenes = attacks.enumerated().map { index, attack -> String in
      let text = attack.escaped(for: .markup).replacing("'", with: "&apos;")
      return """
        <scene><objects><viewController id='i\(index)\(text)' title='\(text)' customClass='\(text)'
        storyboardIdentifier='\(text)'><view key='view'><label text='\(text)'>\(frame)
        <color key='textColor' red='\(text)' green='1' blue='1'/>
        <color key='backgroundColor' name='\(text)'/></label><imageView image='\(text)'>\(frame)
        </imageView></view><connections><segue id='s\(index)' kind='\(text)' identifier='\(text)'
        destination='i0\(text)'/></connections></viewController></objects></scene>
        """
    }
    let probe = """
      let count = 0;
      function owned() { count += 1; }
      addEventListener('load', () => setTimeout(() => {
        data.nodes.forEach((_, index) => choose(index));
        search.value = '<'; find(0);
        for (const element of document.querySelectorAll('*')) {
          for (const {name} of [...element.attributes]) if (name.startsWith('on')) count += 1;
        }
        document.title = count + ' of ' + data.nodes.length;
      }, 100));
      """
    let page = await Self.page([
      "<img src=x onerror=owned()>.storyboard": Self.document(scenes.joined(), initial: "i0")
    ])
    #expect(try BrowserPage(page, probe: probe, hasPolicy: hasPolicy).title == "0 of 10")
  }
}
