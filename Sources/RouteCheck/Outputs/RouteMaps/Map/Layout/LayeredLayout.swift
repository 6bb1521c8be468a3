import ProjectModel
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

/// Boxes with lines: each group of connected boxes in layers, and the groups in rows.
struct Arrangement {
  private(set) var origins: [LayeredLayout.Point]
  /// The corners of the lines, by the positions of the links.
  private(set) var paths: [[LayeredLayout.Point]]
  private(set) var size = Wireframe.Size(width: 0, height: 0)

  init(_ items: [Wireframe.Size], _ links: [LayeredLayout.Link], gap: Double) {
    origins = Array(repeating: .init(x: 0, y: 0), count: items.count)
    paths = Array(repeating: [], count: links.count)
    let groups = Self.groups(count: items.count, links.map { ($0.source, $0.destination) })
    var groupOf = Array(repeating: 0, count: items.count)
    var placeOf = groupOf
    for (number, group) in groups.enumerated() {
      for (place, item) in group.enumerated() { (groupOf[item], placeOf[item]) = (number, place) }
    }
    var linksOf: [[Int]] = Array(repeating: [], count: groups.count)
    for (index, link) in links.enumerated() { linksOf[groupOf[link.source]].append(index) }
    let layouts = groups.indices.map { number in
      LayeredLayout.channels(
        groups[number].map { items[$0] },
        linksOf[number].map { index in
          var link = links[index]
          (link.source, link.destination) = (placeOf[link.source], placeOf[link.destination])
          return link
        }
      )
    }
    // The groups are in rows, about as wide as high in all.
    let area = layouts.reduce(0) { $0 + ($1.size.width + gap) * ($1.size.height + gap) }
    let limit = max((area * Self.aspect).squareRoot(), layouts.map(\.size.width).max() ?? 0)
    var corner = LayeredLayout.Point(x: 0, y: 0)
    var row = 0.0
    for (number, layout) in layouts.enumerated() {
      if corner.x > 0, corner.x + layout.size.width > limit {
        corner = .init(x: 0, y: corner.y + row + gap)
        row = 0
      }
      for (item, origin) in zip(groups[number], layout.origins) {
        origins[item] = origin.moved(by: corner)
      }
      for (link, path) in zip(linksOf[number], layout.paths) {
        paths[link] = path.map { $0.moved(by: corner) }
      }
      size.width = max(size.width, corner.x + layout.size.width)
      size.height = max(size.height, corner.y + layout.size.height)
      corner.x += layout.size.width + gap
      row = max(row, layout.size.height)
    }
  }

  /// How much wider than high everything is.
  private static let aspect = 1.6

  /// The groups of connected boxes, in the order of the boxes.
  static func groups(count: Int, _ links: [(source: Int, destination: Int)]) -> [[Int]] {
    var neighbours: [[Int]] = Array(repeating: [], count: count)
    for link in links {
      neighbours[link.source].append(link.destination)
      neighbours[link.destination].append(link.source)
    }
    var isSeen = Array(repeating: false, count: count)
    var groups: [[Int]] = []
    for start in 0..<count where !isSeen[start] {
      let group = [start].reach { neighbours[$0] }
      for box in group { isSeen[box] = true }
      groups.append(group.sorted())
    }
    return groups
  }
}

extension LayeredLayout.Point {
  func moved(by other: Self) -> Self { .init(x: x + other.x, y: y + other.y) }
}
