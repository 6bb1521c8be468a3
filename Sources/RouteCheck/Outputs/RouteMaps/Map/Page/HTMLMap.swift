import RouteDiagnostics
import Routes
import SourceText
import StoryboardReader

/// A map as one HTML page without external resources.
enum HTMLMap {
  static func text(of map: SceneMap) -> String {
    let title = map.canvases.map(\.name).prefix(3).joined(separator: ", ")
    let picture = SVGMap(map)
    return """
      <!doctype html>
      <html lang="en">
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta http-equiv="Content-Security-Policy" content="\(HTMLMapPage.policy)">
      <link rel="icon" href="data:,">
      <title>\(title.escaped(for: .markup)) – routecheck map</title>
      <style>\(HTMLMapPage.style)</style>
      <header>
      <button id="list" aria-expanded="false" aria-controls="boards">Storyboards</button>
      <label for="search">Scene</label>
      <input id="search" type="search" autocomplete="off" \
      placeholder="Search ( / )" aria-describedby="hint">
      <select id="storyboard" aria-label="Storyboard"><option value="">All storyboards</option>\
      </select>
      <select id="kind" aria-label="Kind of segue"><option value="">All segues</option>\
      \(kinds(of: map))</select>
      <label><input id="findings" type="checkbox"> With findings</label>
      <button id="reach" hidden></button>
      <span id="found" role="status"></span>
      <button id="out" aria-label="Zoom out">−</button>
      <button id="in" aria-label="Zoom in">+</button>
      <button id="fit">Fit</button>
      </header>
      <ul id="boards" aria-label="Storyboards" hidden></ul>
      <main id="view">
      \(picture.text)<svg id="mini" aria-hidden="true"></svg></main>
      <aside id="details" aria-label="Scene" aria-live="polite" hidden></aside>
      <footer><span id="legend" role="group" aria-label="Kinds of segues"></span>\
      <span id="hint">Drag moves, the wheel or + and − zoom. From a scene, arrow keys lead to the \
      next, and Enter shows it.</span></footer>
      <script id="data" type="application/json">\(data(of: picture))</script>
      <script>\(HTMLMapPage.script)</script>
      </html>

      """
  }

  /// The styles of the map's segues, to choose one.
  private static func kinds(of map: SceneMap) -> String {
    let used = Set(map.edges.map(\.style))
    return EdgeStyle.allCases.filter(used.contains).map { style in
      "<option value=\"\(style.rawValue)\">\(style.look.meaning)</option>"
    }.joined()
  }

  private static func data(of picture: SVGMap) -> String {
    let (map, layout) = (picture.map, picture.layout)
    let nodes = map.nodes.indices.map { json($0, of: picture) }
    let edges = map.edges.map { edge in
      JSONValue.object(
        .init("from", .number(edge.source)),
        .init("to", .number(edge.destination)),
        .init("label", .text(edge.label.escaped(for: .visible))),
        .init("kind", .text(edge.isCode ? "by code" : edge.kind.rawValue.escaped(for: .visible))),
        .init("style", .text(edge.style.rawValue)),
        .init("highlight", .text(edge.highlight?.text)),
        .init("place", .text(edge.place?.escaped(for: .visible))),
        .init("caption", .text(map.caption(of: edge).escaped(for: .visible))),
        .init("needs", .list(edge.needs.map { .text($0.escaped(for: .visible)) }))
      )
    }
    let storyboards = zip(map.canvases, layout.regions).map { canvas, region in
      JSONValue.object(
        .init("name", .text(canvas.name.escaped(for: .visible))),
        .init("file", .text(canvas.file.escaped(for: .visible))),
        .init("count", .number(canvas.nodes.count)),
        .init("frame", numbers(region.frame))
      )
    }
    return JSONValue.object(
      .init("start", .number(start(of: map))),
      .init("storyboards", .list(storyboards)),
      .init("nodes", .list(nodes)),
      .init("edges", .list(edges))
    ).formatted().escaped(for: .scriptData)
  }

  /// The scene that the page shows first: the first one that changed, or else the initial one of an
  /// app's main storyboard, or else of the largest, because a launch screen is initial, too.
  private static func start(of map: SceneMap) -> Int {
    if let changed = map.nodes.firstIndex(where: { $0.change != nil }) { return changed }
    let starts = map.canvases.compactMap { canvas in
      canvas.nodes.first { map.nodes[$0].isInitial }
        .map { (rank: (canvas.isMain ? 1 : 0, canvas.nodes.count), node: $0) }
    }
    return starts.max { $0.rank < $1.rank }?.node ?? 0
  }

  private static func json(_ index: Int, of picture: SVGMap) -> JSONValue {
    let node = picture.map.nodes[index]
    let frame = picture.layout.frames[index]
    let isFilled = !picture.layout.children[index].isEmpty
    let room = isFilled ? NodeCard(node, isFilled: true).header : frame.height
    let size: [JSONValue] =
      node.screen.map { [.number(Int($0.size.width)), .number(Int($0.size.height))] } ?? []
    return .object(
      .init("title", .text(picture.fullTitle(of: index).escaped(for: .visible))),
      .init("kind", .text(node.kind.escaped(for: .visible))),
      .init("class", .text(node.customClass.map { $0.escaped(for: .visible) })),
      .init("name", .text(node.identifier.map { $0.escaped(for: .visible) })),
      .init("id", .text(node.id.escaped(for: .visible))),
      .init("location", .text(node.location.escaped(for: .visible))),
      .init("highlight", .text(node.highlight?.text)),
      .init("storyboard", .number(picture.canvasOf[index])),
      .init("container", .number(node.container ?? -1)),
      .init("frame", numbers(frame)),
      .init("room", .number(Int(room))),
      .init("size", .list(size)),
      .init("findings", .list(node.findings.map(json)))
    )
  }

  private static func numbers(_ frame: MapLayout.Rect) -> JSONValue {
    .list([frame.x, frame.y, frame.width, frame.height].map { .number(Int($0.rounded())) })
  }

  private static func json(_ diagnostic: Diagnostic) -> JSONValue {
    .object(
      .init("severity", .text(diagnostic.severity.rawValue)),
      .init("text", .text("\(diagnostic.message) [\(diagnostic.rule)]".escaped(for: .visible))),
      .init("line", .number(diagnostic.location.line))
    )
  }
}
