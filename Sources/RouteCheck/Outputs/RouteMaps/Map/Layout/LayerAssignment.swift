import StoryboardReader

/// The layer of each box: behind all boxes that lead to it, apart from lines that go back.
struct LayerAssignment {
  private(set) var layers: [Int]

  init(count: Int, _ links: [LayeredLayout.Link]) {
    layers = Array(repeating: 0, count: count)
    var outgoing: [[Int]] = Array(repeating: [], count: count)
    for link in links where !link.isWeak && link.source != link.destination {
      outgoing[link.source].append(link.destination)
    }
    let order = Self.orderWithoutCycles(&outgoing)
    for source in order {
      for destination in outgoing[source] {
        layers[destination] = max(layers[destination], layers[source] + 1)
      }
    }
    pullStarts(outgoing, links)
  }

  /// Removes the lines that close a cycle, and returns the boxes in an order in which all remaining
  /// lines lead forwards.
  private static func orderWithoutCycles(_ outgoing: inout [[Int]]) -> [Int] {
    var isStart = Array(repeating: true, count: outgoing.count)
    for destinations in outgoing {
      for destination in destinations { isStart[destination] = false }
    }
    // The boxes that nothing leads to come first, and then the rest of the cycles.
    let starts = outgoing.indices.filter { isStart[$0] } + Array(outgoing.indices)
    var isSeen = Array(repeating: false, count: outgoing.count)
    var isOpen = isSeen
    var kept: [[Int]] = outgoing.map { _ in [] }
    var finished: [Int] = []
    for start in starts where !isSeen[start] {
      var path: [(box: Int, next: Int)] = [(start, 0)]
      (isSeen[start], isOpen[start]) = (true, true)
      while let (box, next) = path.last {
        guard next < outgoing[box].count else {
          path.removeLast()
          isOpen[box] = false
          finished.append(box)
          continue
        }
        path[path.count - 1].next += 1
        let destination = outgoing[box][next]
        if isOpen[destination] { continue }
        kept[box].append(destination)
        if isSeen[destination] { continue }
        (isSeen[destination], isOpen[destination]) = (true, true)
        path.append((destination, 0))
      }
    }
    outgoing = kept
    return finished.reversed()
  }

  /// Moves the boxes that nothing leads to, next to the first that they lead to.
  private mutating func pullStarts(_ outgoing: [[Int]], _ links: [LayeredLayout.Link]) {
    var hasWayIn = Array(repeating: false, count: layers.count)
    for destinations in outgoing {
      for destination in destinations { hasWayIn[destination] = true }
    }
    for box in layers.indices where !hasWayIn[box] {
      guard let nearest = outgoing[box].map({ layers[$0] }).min() else { continue }
      layers[box] = max(nearest - 1, 0)
    }
    // A box with weak lines alone is next to the other end.
    for link in links where link.isWeak && link.source != link.destination {
      if !hasWayIn[link.source], outgoing[link.source].isEmpty {
        layers[link.source] = layers[link.destination] + 1
        hasWayIn[link.source] = true
      }
    }
    let used = Set(layers).sorted()
    let ranks = Dictionary(uniqueKeysWithValues: zip(used, used.indices))
    for box in layers.indices { layers[box] = ranks[layers[box]] ?? 0 }
  }

  /// Moves boxes that lead nowhere out of layers that are much higher than the others, up to a few
  /// layers to the right. The lines to them pass between the boxes that stay.
  mutating func balance(_ items: [Wireframe.Size], _ links: [LayeredLayout.Link]) {
    typealias Measure = LayeredLayout.Measure
    let area = items.reduce(0) { $0 + ($1.width + 140) * ($1.height + Measure.gap) }
    let limit = max((area / 1.6).squareRoot(), items.map(\.height).max() ?? 0, Self.height)
    var leadsOn = Array(repeating: false, count: items.count)
    for link in links where link.source != link.destination {
      leadsOn[layers[link.source] < layers[link.destination] ? link.source : link.destination] =
        true
    }
    let first = layers
    var boxes: [[Int]] = Array(repeating: [], count: (layers.max() ?? 0) + Measure.passed + 1)
    for (box, layer) in layers.enumerated() { boxes[layer].append(box) }
    for layer in boxes.indices.dropFirst() where layer + 1 < boxes.count {
      var height = boxes[layer].reduce(0) { $0 + items[$1].height + Measure.gap }
      var stays: [Int] = []
      // Every second one goes, so removed and remaining ones are next to each other.
      var goes = false
      for box in boxes[layer].reversed() {
        let mayGo = !leadsOn[box] && layer - first[box] < Measure.passed
        if height > limit, mayGo, goes {
          height -= items[box].height + Measure.gap
          boxes[layer + 1].append(box)
          layers[box] = layer + 1
        } else {
          stays.append(box)
        }
        if mayGo { goes.toggle() }
      }
      boxes[layer] = stays.reversed()
    }
  }

  /// The height of a layer that is never too high.
  private static let height = 1_500.0
}
