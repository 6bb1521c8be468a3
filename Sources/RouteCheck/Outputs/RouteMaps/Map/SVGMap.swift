import Routes
import StoryboardReader

/// A map as an SVG picture with light and dark colours.
struct SVGMap {
  let map: SceneMap
  let layout: MapLayout
  /// The scenes by their storyboards and object ids.
  private let nodesByObject: [[String]: Int]
  let canvasOf: [Int]

  init(_ map: SceneMap) {
    self.map = map
    layout = MapLayout(map)
    canvasOf = map.canvasOf
    let keys = zip(canvasOf, map.nodes).map { ["\($0)", $1.id] }
    nodesByObject = Dictionary(zip(keys, map.nodes.indices), uniquingKeysWith: { one, _ in one })
  }

  var text: String {
    let (width, height) = (
      Int(layout.size.width.rounded(.up)), Int(layout.size.height.rounded(.up))
    )
    return """
      <svg xmlns="http://www.w3.org/2000/svg" class="map" role="group" \
      aria-label="Map of storyboards" viewBox="0 0 \(width) \(height)" width="\(width)" \
      height="\(height)">
      <style>\(Self.style)</style>
      \(Self.definitions)
      <g id="world">
      \(regions)\(containers)<g class="edges">
      \(edges)</g>
      \(scenes)\(chips)\(legend)</g>
      </svg>

      """
  }

  private var regions: String {
    zip(map.canvases, layout.regions).enumerated().map { index, pair in
      let (canvas, region) = pair
      let frame = region.frame
      let name = TextLine(canvas.name, .canvas, in: frame.width - 40)
      let aside =
        region.aside.map { y in
          let text = "No segue leads here"
          return """
            <text class="aside" x="\(Self.number(frame.x + RegionLayout.padding))" \
            y="\(Self.number(y + 12))">\(text)</text>
            """
        } ?? ""
      return """
        <g class="region" id="region-\(index)"><rect \(ScreenInk.attributes(frame)) rx="16"/>\
        \(name.element(x: frame.x + 20, y: frame.y + 32, title: canvas.file))\(aside)</g>

        """
    }.joined()
  }

  private var chips: String {
    layout.chips.map { chip in
      let node = map.nodes[chip.destination]
      let text = TextLine("→ \(node.title)", .chip, in: chip.frame.width - 28)
      return """
        <g class="chip" data-to="\(chip.destination)"><rect \(ScreenInk.attributes(chip.frame)) \
        rx="17"/>\(text.element(x: chip.frame.x + 14, y: chip.frame.y + 21))</g>

        """
    }.joined()
  }

  static func number(_ value: Double) -> String { ScreenInk.number(value) }

  /// The screen that a container view of a scene embeds.
  func embedded(in node: Int, _ view: Wireframe.View) -> SceneMap.Screen? {
    guard let id = view.embedded,
      let inner = nodesByObject[["\(canvasOf[node])", id.string]]
    else { return nil }
    if let screen = map.nodes[inner].screen { return screen }
    // A container shows its first scene.
    return layout.children[inner].lazy.compactMap { map.nodes[$0].screen }.first
  }
}
