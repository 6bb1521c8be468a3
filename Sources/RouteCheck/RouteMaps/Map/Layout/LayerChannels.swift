import SourceText

/// The lines of a layout in the channels between the layers.
struct LayerChannels {
  typealias Measure = LayeredLayout.Measure
  typealias Point = LayeredLayout.Point

  private(set) var origins: [Point] = []
  private(set) var paths: [LayeredLayout.Path] = []
  private(set) var size = LayeredLayout.Item(width: 0, height: 0)

  /// A part of a line in a channel.
  private struct Run {
    var link: Int
    /// The vertical coordinates where it comes into the channel, and where it goes out.
    var start: Double
    var end: Double
    var kind: Kind
    var lane = 0

    enum Kind: Int { case loop, above, across, below }

    var isStraight: Bool { abs(start - end) < 4 && kind == .across }
    var low: Double { min(start, end) }
    var high: Double { max(start, end) }
  }

  private var runs: [[Run]]
  private var tracks: [Int: Double] = [:]
  private var widths: [Double]
  private var lefts: [Double]

  init(_ grid: LayerGrid, _ items: [LayeredLayout.Item], _ links: [LayeredLayout.Link]) {
    let ports = LayerPorts(grid, links)
    runs = Array(repeating: [], count: grid.layers.count)
    widths = grid.layers.map { layer in
      layer.compactMap { grid.cells[$0].item.map { items[$0].width } }.max() ?? 0
    }
    lefts = Array(repeating: 0, count: grid.layers.count + 1)
    assignTracks(grid, links)
    collectRuns(grid, links, ports)
    var zones = Array(repeating: (left: 0.0, right: 0.0), count: grid.layers.count)
    for link in links where link.labelWidth > 0 {
      let layer = grid.cells[link.source].layer
      if link.isForward(in: grid) {
        zones[layer].left = max(zones[layer].left, link.labelWidth + 12)
      } else {
        zones[layer - 1].right = max(zones[layer - 1].right, link.labelWidth + 12)
      }
    }
    var laneStarts: [Double] = []
    for layer in grid.layers.indices {
      let count = assignLanes(layer)
      laneStarts.append(lefts[layer] + widths[layer] + zones[layer].left + Measure.stub)
      let lanes = Double(count) * Measure.lane
      let width =
        runs[layer].isEmpty
        ? 0 : zones[layer].left + lanes + zones[layer].right + Measure.stub * 2
      lefts[layer + 1] = lefts[layer] + widths[layer] + width
    }
    origins = items.indices.map { Point(x: lefts[grid.cells[$0].layer], y: grid.cells[$0].y) }
    draw(grid, items, links, ports, laneStarts)
    finish(grid, items)
  }

  /// Gives each line that passes above all boxes a track, which others use that do not meet it.
  private mutating func assignTracks(_ grid: LayerGrid, _ links: [LayeredLayout.Link]) {
    let spans = grid.above.sorted().map { index -> Interval in
      let ends = [links[index].source, links[index].destination].map {
        Double(grid.cells[$0].layer)
      }
      return Interval(link: index, low: ends.min() ?? 0, high: ends.max() ?? 0)
    }
    for (interval, track) in zip(spans, Interval.lanes(of: spans, gap: 0.5)) {
      tracks[interval.link] = -Double(track + 2) * Measure.lane - 4
    }
  }

  private mutating func collectRuns(
    _ grid: LayerGrid,
    _ links: [LayeredLayout.Link],
    _ ports: LayerPorts
  ) {
    for (index, link) in links.enumerated() {
      let isForward = link.isForward(in: grid)
      let (left, right) =
        isForward
        ? (ports.sources[index], ports.destinations[index])
        : (ports.destinations[index], ports.sources[index])
      let layers = [grid.cells[link.source].layer, grid.cells[link.destination].layer].sorted()
      if layers[0] == layers[1] {
        runs[layers[0]].append(Run(link: index, start: left, end: right, kind: .loop))
      } else if let track = tracks[index] {
        runs[layers[0]].append(Run(link: index, start: left, end: track, kind: .above))
        runs[layers[1] - 1].append(Run(link: index, start: track, end: right, kind: .below))
      } else {
        var start = left
        for pass in grid.passes[index] {
          let y = (grid.cells[pass].y / 4).rounded() * 4
          runs[grid.cells[pass].layer - 1].append(
            Run(link: index, start: start, end: y + 2, kind: .across)
          )
          start = y
        }
        runs[layers[1] - 1].append(Run(link: index, start: start, end: right, kind: .across))
      }
    }
  }

  /// Gives the runs of a channel their lanes, in an order with few crossings.
  ///
  /// - Returns: The number of lanes.
  private mutating func assignLanes(_ layer: Int) -> Int {
    let bent = runs[layer].indices.filter { !runs[layer][$0].isStraight }
    guard bent.count <= Measure.ownLanes else {
      let intervals = bent.map {
        Interval(link: $0, low: runs[layer][$0].low, high: runs[layer][$0].high)
      }
      let lanes = Interval.lanes(of: intervals, gap: 6)
      for (index, lane) in zip(bent, lanes) { runs[layer][index].lane = lane }
      return (lanes.max() ?? -1) + 1
    }
    let order = bent.sorted { Self.key(runs[layer][$0]) < Self.key(runs[layer][$1]) }
    for (lane, index) in order.enumerated() { runs[layer][index].lane = lane }
    return order.count
  }

  /// The order of lanes from the left, so that neighbours do not cross: for lines that go up, the
  /// upper lines first; for lines that go down, the lower lines first.
  private static func key(_ run: Run) -> (Int, Double, Double, Int) {
    switch run.kind {
    case .loop: (0, run.high - run.low, run.low, run.link)
    case .above: (1, run.start, 0, run.link)
    case .across where run.start > run.end: (2, run.start, run.end, run.link)
    case .across: (3, -run.start, -run.end, run.link)
    case .below: (4, -run.end, 0, run.link)
    }
  }
}

// MARK: - Drawing

extension LayerChannels {
  private mutating func draw(
    _ grid: LayerGrid,
    _ items: [LayeredLayout.Item],
    _ links: [LayeredLayout.Link],
    _ ports: LayerPorts,
    _ laneStarts: [Double]
  ) {
    var points: [[Point]] = links.enumerated().map { index, link in
      let isForward = link.isForward(in: grid)
      let left = isForward ? link.source : link.destination
      let y = isForward ? ports.sources[index] : ports.destinations[index]
      return [Point(x: origins[left].x + items[left].width, y: y)]
    }
    // The channels are visited from the left, so that each line grows at its end.
    for layer in runs.indices {
      for run in runs[layer] {
        if run.isStraight {
          points[run.link].append(Point(x: laneStarts[layer], y: run.start))
          points[run.link].append(Point(x: laneStarts[layer] + 6, y: run.end))
        } else {
          let x = laneStarts[layer] + Double(run.lane) * Measure.lane
          points[run.link].append(Point(x: x, y: run.start))
          points[run.link].append(Point(x: x, y: run.end))
        }
      }
    }
    paths = links.enumerated().map { index, link in
      let isForward = link.isForward(in: grid)
      let isLevel = grid.cells[link.source].layer == grid.cells[link.destination].layer
      let right = isForward ? link.destination : link.source
      let y = isForward ? ports.destinations[index] : ports.sources[index]
      let x = origins[right].x + (isLevel ? items[right].width : 0)
      points[index].append(Point(x: x, y: y))
      Self.straighten(&points[index])
      return LayeredLayout.Path(
        points: isForward ? points[index] : points[index].reversed(),
        leavesLeft: !isForward
      )
    }
  }

  /// Removes the small steps of straight lines.
  private static func straighten(_ points: inout [Point]) {
    for index in points.indices.dropFirst() where abs(points[index].y - points[index - 1].y) < 4 {
      points[index].y = points[index - 1].y
    }
  }

  /// Moves everything so that it begins at zero, and measures it.
  private mutating func finish(_ grid: LayerGrid, _ items: [LayeredLayout.Item]) {
    let top = (tracks.values.min() ?? 0) - (tracks.isEmpty ? 0 : 8)
    for index in origins.indices { origins[index].y -= top }
    for index in paths.indices {
      for point in paths[index].points.indices { paths[index].points[point].y -= top }
    }
    let bottom = items.indices.map { origins[$0].y + items[$0].height }.max() ?? 0
    size = .init(width: lefts.last ?? 0, height: bottom)
  }
}

/// The vertical range of lines.
struct Interval {
  var link: Int
  var low: Double
  var high: Double

  /// The lane of each interval. The intervals of a lane do not meet, and there are as few lanes as
  /// possible.
  ///
  /// - Complexity: O(*n* log *n*).
  static func lanes(of intervals: [Interval], gap: Double) -> [Int] {
    let starts = intervals.indices.sorted { (intervals[$0].low, $0) < (intervals[$1].low, $1) }
    let ends = intervals.indices.sorted { (intervals[$0].high, $0) < (intervals[$1].high, $1) }
    var lanes = Array(repeating: 0, count: intervals.count)
    var free: [Int] = []
    var count = 0
    var ended = 0
    for index in starts {
      while ended < ends.count, intervals[ends[ended]].high + gap <= intervals[index].low {
        free.append(lanes[ends[ended]])
        ended += 1
      }
      if let lane = free.popLast() {
        lanes[index] = lane
      } else {
        lanes[index] = count
        count += 1
      }
    }
    return lanes
  }
}
