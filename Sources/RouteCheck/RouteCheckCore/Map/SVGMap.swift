/// A map as an SVG picture with light and dark colours.
struct SVGMap {
  let map: SceneMap
  private let layout: SceneLayout

  enum Measure {
    static let width = 224
    static let height = 84
    static let columnStep = 336
    static let rowStep = 150
    static let margin = 72
    static let letters = 30
    static let titleLetters = 25
  }

  init(_ map: SceneMap) {
    self.map = map
    layout = SceneLayout(map)
  }

  /// The size of the picture.
  private var size: (width: Int, height: Int) {
    (
      Measure.margin * 2 + (layout.columns - 1) * Measure.columnStep + Measure.width,
      Measure.margin * 2 + max(layout.rows - 1, 0) * Measure.rowStep + Measure.height
    )
  }

  /// The whole document.
  var text: String {
    """
    <svg xmlns="http://www.w3.org/2000/svg" class="map" role="img" aria-label="Map of storyboards" \
    viewBox="0 0 \(size.width) \(size.height)" width="\(size.width)" height="\(size.height)">
    <style>\(Self.style)</style>
    \(Self.definitions)
    <g id="world">
    \(titles)<g class="edges">
    \(edges)</g>
    \(nodes)</g>
    </svg>

    """
  }

  private var titles: String {
    zip(map.canvases, layout.titles).map { canvas, row in
      let y = Measure.margin + row * Measure.rowStep - 16
      return """
        <text class="canvas" x="\(Measure.margin)" y="\(y)">\(canvas.name.escaped(for: .markup))\
        <title>\(canvas.file.escaped(for: .markup))</title></text>

        """
    }.joined()
  }

  func origin(of node: Int) -> (x: Int, y: Int) {
    let cell = layout.cells[node]
    return (
      Measure.margin + cell.column * Measure.columnStep,
      Measure.margin + cell.row * Measure.rowStep
    )
  }
}
