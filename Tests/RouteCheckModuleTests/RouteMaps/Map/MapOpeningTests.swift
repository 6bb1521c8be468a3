import Foundation
import TestSupport
import Testing

@testable import ProjectModel
@testable import RouteMaps

/// What a person sees when the page of a map opens, in a browser.
@Suite struct MapOpeningTests {
  /// What one window shows.
  private struct Opening: Decodable, CustomStringConvertible {
    /// The name of the map, and the size of the window.
    var window: String
    /// The number of scenes that are wholly visible, with a name of at least 11 pixels.
    var whole: Int
    /// The scenes in view without a visible name.
    var nameless: [String]
    /// The pairs of texts that overlap.
    var overlaps: [String]
    /// The names of storyboards that cover a scene.
    var covers: [String]
    /// The share of the window that the map covers, in percent.
    var covered: Int
    /// Whether the map reaches two opposite edges of the window.
    var reachesEdges: Bool
    /// The words of the legend.
    var legend: [String]

    var description: String {
      "\(window): \(whole) whole, \(covered) %, \(reachesEdges), nameless \(nameless), "
        + "overlaps \(overlaps), covers \(covers)"
    }
  }

  private static let windows = [(1280, 720), (390, 844)]

  private static let probe = """
    addEventListener('load', () => setTimeout(() => {
      const window = view.getBoundingClientRect();
      const isIn = ({left, right, top, bottom}, by = 1) => left >= window.left - by
        ? right <= window.right + by ? top >= window.top - by ? bottom <= window.bottom + by : false
          : false : false;
      const meets = (one, other) => one.left + 1 < other.right ? other.left + 1 < one.right
        ? one.top + 1 < other.bottom ? other.top + 1 < one.bottom : false : false : false;
      const cut = (one, other) => ({
        left: Math.max(one.left, other.left), right: Math.min(one.right, other.right),
        top: Math.max(one.top, other.top), bottom: Math.min(one.bottom, other.bottom)});
      const isShown = element => element ? element.getClientRects().length > 0 : false;
      const texts = [];
      const see = (element, text, within) => {
        const box = cut(element.getBoundingClientRect(), within);
        if (box.right > box.left) if (meets(box, window)) texts.push({text, box});
      };
      let whole = 0;
      const nameless = [];
      const boxes = data.nodes.map((node, index) => {
        const box = nodes[index].querySelector('.box').getBoundingClientRect();
        if (!isShown(nodes[index]) || !meets(box, window)) return box;
        const label = nodes[index].querySelector(':scope>.label b');
        const title = nodes[index].querySelector(':scope>.title');
        const name = [label, title].find(isShown);
        if (!name) { nameless.push(node.title); return box; }
        see(name, node.title, box);
        const size = parseFloat(getComputedStyle(name).fontSize) * scale;
        if (size > 10.9) if (isIn(box)) whole += 1;
        return box;
      });
      const covers = [];
      regions.forEach((region, index) => {
        const rim = region.getBoundingClientRect();
        for (const text of [region.querySelector('b'), region.querySelector('.canvas')]) {
          if (isShown(text)) see(text, data.storyboards[index].name, rim);
        }
      });
      names.forEach(({text}, index) => {
        if (!isShown(text)) return;
        const box = text.getBoundingClientRect();
        see(text, data.storyboards[index].name, box);
        nodes.forEach((node, other) => {
          if (isShown(node)) if (meets(box, boxes[other])) covers.push(text.textContent);
        });
      });
      for (const text of svg.querySelectorAll('.line div')) {
        if (!isShown(text)) continue;
        // The letters without the room above and below them.
        const letters = document.createRange();
        letters.selectNodeContents(text);
        const {left, right, top, bottom} = cut(letters.getBoundingClientRect(), text.getBoundingClientRect());
        const box = {left, right, top: top + 2, bottom: bottom - 2};
        see({getBoundingClientRect: () => box}, text.textContent, box);
      }
      const overlaps = [];
      texts.forEach((one, index) => texts.slice(index + 1).forEach(other => {
        if (meets(one.box, other.box)) overlaps.push(one.text + ' / ' + other.text);
      }));
      const map = cut(world.getBoundingClientRect(), window);
      const reaches = (from, to, start, end) => from <= start + 40 ? to >= end - 40 : false;
      const legend = [...document.querySelectorAll('#legend span')].filter(isShown)
        .map(item => parseFloat(getComputedStyle(item).fontSize) >= 11 ? item.textContent : '');
      parent.opened({
        window: frameElement.name + ' ' + innerWidth + 'x' + innerHeight, whole, nameless, overlaps, covers, legend,
        covered: Math.round(100 * (map.right - map.left) * (map.bottom - map.top)
          / window.width / window.height),
        reachesEdges: reaches(map.left, map.right, window.left, window.right)
          || reaches(map.top, map.bottom, window.top, window.bottom),
      });
    }, 200));
    """

  /// Opens pages in windows of all sizes at once, because a browser needs a second to start.
  private func openings(_ pages: [(name: String, page: String)]) throws -> [Opening] {
    let frames = pages.map { name, page in
      let text = page.replacing("&", with: "&amp;").replacing("\"", with: "&quot;")
      return Self.windows.map { width, height in
        "<iframe name='\(name)' width='\(width)' height='\(height)' srcdoc=\"\(text)\"></iframe>"
      }.joined()
    }
    let wrapper = """
      <!doctype html><html><title></title>
      <script>
      const all = [];
      function opened(result) { all.push(result); document.title = JSON.stringify(all); }
      </script>
      \(frames.joined())</html>
      """
    let title = try #require(try BrowserPage(wrapper, probe: Self.probe).title)
    let text = title.replacing("&gt;", with: ">").replacing("&lt;", with: "<")
      .replacing("&amp;", with: "&")
    return try JSONDecoder().decode([Opening].self, from: Data(text.utf8))
  }

  private func expectReadable(_ pages: [(name: String, page: String)]) throws {
    let openings = try openings(pages)
    try #require(openings.count == pages.count * Self.windows.count)
    for opening in openings {
      #expect(opening.whole > 0, "\(opening)")
      #expect(opening.nameless == [], "\(opening)")
      #expect(opening.overlaps == [] && opening.covers == [], "\(opening)")
      #expect(opening.covered >= 60 || opening.reachesEdges, "\(opening)")
      #expect(opening.legend.allSatisfy { !$0.isEmpty }, "\(opening)")
    }
  }

  @Test func `a map opens with names that can be read`() async throws {
    guard try BrowserPage.isAvailable else { return print("skipped: there is no Chromium") }
    var pages: [(name: String, page: String)] = []
    for count in [3, 10, 47, 600] {
      let project = await Project.drawn(Self.app(count))
      pages.append(("\(count) scenes", HTMLMap.text(of: project.map)))
    }
    try expectReadable(pages)
  }

  @Test func `storyboards of apps open with names that can be read`() async throws {
    guard try BrowserPage.isAvailable else { return print("skipped: there is no Chromium") }
    var pages: [(name: String, page: String)] = []
    for path in Corpus.files {
      let project = await Project.drawn(.disk, [path])
      pages.append((path, HTMLMap.text(of: project.map)))
    }
    guard !pages.isEmpty else { return print("skipped: there is no corpus") }
    try expectReadable(pages)
  }

  /// Storyboards with 25 scenes each, whose scenes lead to the next one and to a later one.
  private static func app(_ count: Int) -> [String: String] {
    let starts = stride(from: 0, to: count, by: 25)
    let files = starts.map { start in
      let numbers = start..<min(start + 25, count)
      let scenes = numbers.map { number in
        let segues = [number + 1, number + 4].filter(numbers.contains).map { next in
          "<segue id='s\(number)-\(next)' kind='show' identifier='Show\(next)' destination='c\(next)'/>"
        }
        return """
          <scene><objects><viewController id='c\(number)' customClass='ProductDetails\(number)Controller'
          storyboardIdentifier='Details\(number)'><view key='view'>
          <rect key='frame' x='0' y='0' width='390' height='844'/></view>
          <connections>\(segues.joined())</connections></viewController></objects></scene>
          """
      }
      let text = """
        <document type='x.Storyboard' initialViewController='c\(start)'><scenes>\(scenes.joined())
        </scenes></document>
        """
      return ("Part\(start / 25).storyboard", text)
    }
    return Dictionary(uniqueKeysWithValues: files)
  }
}
