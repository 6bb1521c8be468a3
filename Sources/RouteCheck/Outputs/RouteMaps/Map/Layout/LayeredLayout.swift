import SourceText

/// Boxes in layers from left to right, and lines between them that run around the boxes.
///
/// Lines run through the channels between the layers: straight out of a box, up or down in a lane,
/// and straight into the other box. A line over several layers passes between their boxes, and a
/// line over many layers passes above them. So no line crosses a box.
///
/// The method is that of Sugiyama, Tagawa and Toda: break cycles, assign layers, order the layers by
/// the means of the neighbours, and place the boxes as near to their neighbours as the order allows.
struct LayeredLayout {
  /// A box.
  struct Item: Sendable {
    var width: Double
    var height: Double
  }

  /// A line from a box to another one, or to itself.
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

  /// A range of vertical coordinates in a box.
  struct Span: Equatable, Sendable {
    var top: Double
    var bottom: Double
  }

  struct Point: Sendable {
    var x: Double
    var y: Double
  }

  /// A line with its corners, from the source to the destination.
  struct Path: Sendable {
    var points: [Point]
    /// Whether the line leaves the source to the left.
    var leavesLeft: Bool
  }

  /// The top left corners of the items.
  private(set) var origins: [Point]
  /// The lines, by the positions of the links.
  private(set) var paths: [Path] = []
  private(set) var size = Item(width: 0, height: 0)

  /// Lays out boxes.
  ///
  /// - Parameter items: The boxes. The first boxes are on the left if the links allow it.
  init(_ items: [Item], _ links: [Link]) {
    var layers = LayerAssignment(count: items.count, links)
    layers.balance(items, links)
    var grid = LayerGrid(items, links, layers.layers)
    grid.order()
    grid.place()
    let channels = LayerChannels(grid, items)
    origins = channels.origins
    paths = channels.paths
    size = channels.size
  }

  /// The distances between boxes and lines.
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
