import StoryboardReader

/// Boxes in layers from left to right, and lines between them that run around the boxes.
///
/// Lines run through the channels between the layers: straight out of a box, up or down in a lane,
/// and straight into the other box. A line over several layers passes between their boxes, and a
/// line over many layers passes above them. So no line crosses a box.
///
/// The method is that of Sugiyama, Tagawa and Toda: break cycles, assign layers, order the layers by
/// the means of the neighbours, and place the boxes as near to their neighbours as the order allows.
enum LayeredLayout {
  struct Link: Sendable {
    var source: Int
    var destination: Int
    /// The part of the source's height where the line starts.
    var sourceSpan: Span
    /// The part of the destination's height at which the line ends.
    var destinationSpan: Span
    /// The width of the label at the start of the line.
    var labelWidth = 0.0
    /// Whether the line follows the layers, and does not decide them.
    var isWeak = false
    /// The lines of one number end as one line.
    var join: Int?
  }

  struct Span: Equatable, Sendable {
    var top: Double
    var bottom: Double
  }

  struct Point: Sendable {
    var x: Double
    var y: Double
  }

  /// Lays out boxes.
  ///
  /// - Parameter items: The sizes of the boxes. The first boxes are on the left if the links allow it.
  static func channels(_ items: [Wireframe.Size], _ links: [Link]) -> LayerChannels {
    var layers = LayerAssignment(count: items.count, links)
    layers.balance(items, links)
    var grid = LayerGrid(items, links, layers.layers)
    grid.order()
    grid.place()
    return LayerChannels(grid, items)
  }

  enum Measure {
    /// Between two boxes of a layer.
    static let gap = 34.0
    /// Between a line that passes between boxes and its neighbours.
    static let lineGap = 16.0
    /// Between two lanes of a channel.
    static let lane = 8.0
    /// Between a box and the first lane.
    static let stub = 22.0
    /// Between two lines at the side of a box.
    static let port = 20.0
    /// The number of layers that a line passes between boxes.
    static let passed = 4
  }
}
