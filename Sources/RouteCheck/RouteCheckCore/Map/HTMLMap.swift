import Routes
import SwiftScanner

/// A map as one HTML page without external resources.
enum HTMLMap {
  static func text(of map: SceneMap) -> String {
    let title = map.canvases.map(\.name).prefix(3).joined(separator: ", ")
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
      <label for="search">Scene</label>
      <input id="search" type="search" list="names" autocomplete="off" \
      placeholder="Search ( / )" aria-describedby="hint">
      <span id="found" role="status"></span>
      <button id="out" aria-label="Zoom out">−</button>
      <button id="in" aria-label="Zoom in">+</button>
      <button id="fit">Fit</button>
      <span id="hint">Drag or arrow keys move, wheel or + and − zoom, Tab and Enter choose.</span>
      </header>
      <main id="view">
      \(SVGMap(map).text)</main>
      <aside id="details" aria-label="Scene" aria-live="polite" hidden></aside>
      <script id="data" type="application/json">\(data(of: map))</script>
      <script>\(HTMLMapPage.script)</script>
      </html>

      """
  }

  /// The scenes and segues as JSON for the page's script.
  private static func data(of map: SceneMap) -> String {
    let nodes = map.nodes.map { node in
      JSONValue.object(
        .init("title", .text(node.title.escaped(for: .visible))),
        .init("kind", .text(node.kind.escaped(for: .visible))),
        .init("name", .text(node.identifier.map { $0.escaped(for: .visible) })),
        .init("id", .text(node.id.escaped(for: .visible))),
        .init("location", .text(node.location.escaped(for: .visible))),
        .init("findings", .list(node.findings.map(json)))
      )
    }
    let edges = map.edges.map { edge in
      JSONValue.object(
        .init("from", .number(edge.source)),
        .init("to", .number(edge.destination)),
        .init("label", .text(edge.label.escaped(for: .visible))),
        .init("kind", .text(edge.kind.rawValue.escaped(for: .visible)))
      )
    }
    return JSONValue.object(.init("nodes", .list(nodes)), .init("edges", .list(edges)))
      .formatted().escaped(for: .scriptData)
  }

  private static func json(_ diagnostic: Diagnostic) -> JSONValue {
    .object(
      .init("severity", .text(diagnostic.severity.rawValue)),
      .init("text", .text("\(diagnostic.message) [\(diagnostic.rule)]".escaped(for: .visible))),
      .init("line", .number(diagnostic.location.line))
    )
  }
}
