import ProjectModel
import StoryboardReader

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
