import SourceText
import StoryboardReader

/// The boxes of a layout, and the lines in the channels between its layers.
struct LayerChannels {
  typealias Measure = LayeredLayout.Measure
  typealias Point = LayeredLayout.Point

  /// The top left corners of the boxes.
  private(set) var origins: [Point] = []
  /// The corners of the lines from their sources to their destinations, by the positions of the links.
  private(set) var paths: [[Point]] = []
  private(set) var size = Wireframe.Size(width: 0, height: 0)

  private struct Run {
    var link: Int
    /// The vertical coordinates where it comes into the channel, and where it goes out.
    var start: Double
    var end: Double
    var kind: Kind
    /// The number of the joined lines below zero, or else of the line. Runs of one group have one lane.
    var group: Int
    var lane = 0

    enum Kind: Int { case loop, above, across, below }

    var isStraight: Bool { abs(start - end) < 4 && kind == .across }
  }

  private var runs: [[Run]]
  private var tracks: [Int: Double] = [:]
  private var widths: [Double]
  private var lefts: [Double]

  init(_ grid: LayerGrid, _ items: [Wireframe.Size]) {
    let ports = LayerPorts(grid)
    runs = Array(repeating: [], count: grid.layers.count)
    widths = grid.layers.map { layer in
      layer.compactMap { grid.cells[$0].item.map { items[$0].width } }.max() ?? 0
    }
    lefts = Array(repeating: 0, count: grid.layers.count + 1)
    assignTracks(grid)
    collectRuns(grid, ports)
    var zones = Array(repeating: (left: 0.0, right: 0.0), count: grid.layers.count)
    for wire in grid.wires where wire.labelWidth > 0 {
      if wire.isForward {
        let layer = grid.cells[wire.left].layer
        zones[layer].left = max(zones[layer].left, wire.labelWidth + 12)
      } else {
        let layer = grid.cells[wire.right].layer - 1
        zones[layer].right = max(zones[layer].right, wire.labelWidth + 12)
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
    draw(grid, items, ports, laneStarts)
    finish(items)
  }

  /// Gives each line that passes above all boxes a track, which others use that do not meet it.
  private mutating func assignTracks(_ grid: LayerGrid) {
    let above = grid.wires.indices.filter { grid.wires[$0].isAbove }
    let spans = above.map { index in
      let wire = grid.wires[index]
      return grid.cells[wire.left].layer...grid.cells[wire.right].layer
    }
    for (link, track) in zip(above, Self.tracks(of: spans)) {
      tracks[link] = -Double(track + 2) * Measure.lane - 4
    }
  }

  /// The track of each interval of layers. The intervals of a track do not meet, and there are as few
  /// tracks as possible.
  private static func tracks(of intervals: [ClosedRange<Int>]) -> [Int] {
    let starts = intervals.indices.sorted {
      (intervals[$0].lowerBound, $0) < (intervals[$1].lowerBound, $1)
    }
    let ends = intervals.indices.sorted {
      (intervals[$0].upperBound, $0) < (intervals[$1].upperBound, $1)
    }
    var tracks = Array(repeating: 0, count: intervals.count)
    var free: [Int] = []
    var count = 0
    var ended = 0
    for index in starts {
      while ended < ends.count,
        intervals[ends[ended]].upperBound < intervals[index].lowerBound
      {
        free.append(tracks[ends[ended]])
        ended += 1
      }
      if let track = free.popLast() {
        tracks[index] = track
      } else {
        tracks[index] = count
        count += 1
      }
    }
    return tracks
  }

  private mutating func collectRuns(_ grid: LayerGrid, _ ports: LayerPorts) {
    for (index, wire) in grid.wires.enumerated() {
      let (left, right) = (grid.cells[wire.left].layer, grid.cells[wire.right].layer)
      var own: [(channel: Int, run: Run)] = []
      func add(_ channel: Int, _ start: Double, _ end: Double, _ kind: Run.Kind) {
        own.append(
          (channel, Run(link: index, start: start, end: end, kind: kind, group: index))
        )
      }
      if wire.isLevel {
        add(left, ports.lefts[index], ports.rights[index], .loop)
      } else if let track = tracks[index] {
        add(left, ports.lefts[index], track, .above)
        add(right - 1, track, ports.rights[index], .below)
      } else {
        var start = ports.lefts[index]
        for pass in wire.passes {
          let y = (grid.cells[pass].y / 4).rounded() * 4
          add(grid.cells[pass].layer - 1, start, y + 2, .across)
          start = y
        }
        add(right - 1, start, ports.rights[index], .across)
      }
      if let join = wire.join { own[wire.isForward ? own.count - 1 : 0].run.group = -1 - join }
      for (channel, run) in own { runs[channel].append(run) }
    }
  }

  /// Gives the runs of a channel their lanes, in an order with few crossings.
  ///
  /// - Returns: The number of lanes.
  private mutating func assignLanes(_ layer: Int) -> Int {
    let bent = runs[layer].filter { !$0.isStraight }.sorted { Self.key($0) < Self.key($1) }
    let groups = bent.map(\.group).uniqued()
    let laneOf = Dictionary(uniqueKeysWithValues: zip(groups, groups.indices))
    for index in runs[layer].indices {
      runs[layer][index].lane = laneOf[runs[layer][index].group] ?? 0
    }
    return groups.count
  }

  /// The order of lanes from the left, so that neighbours do not cross: for lines that go up, the
  /// upper lines first; for lines that go down, the lower lines first.
  private static func key(_ run: Run) -> (Int, Double, Double, Int) {
    switch run.kind {
    case .loop: (0, abs(run.start - run.end), min(run.start, run.end), run.link)
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
    _ items: [Wireframe.Size],
    _ ports: LayerPorts,
    _ laneStarts: [Double]
  ) {
    var points: [[Point]] = grid.wires.enumerated().map { index, wire in
      [Point(x: origins[wire.left].x + items[wire.left].width, y: ports.lefts[index])]
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
    paths = grid.wires.enumerated().map { index, wire in
      let x = origins[wire.right].x + (wire.isLevel ? items[wire.right].width : 0)
      points[index].append(Point(x: x, y: ports.rights[index]))
      Self.straighten(&points[index])
      return wire.isForward ? points[index] : points[index].reversed()
    }
  }

  /// Removes the small steps of straight lines.
  private static func straighten(_ points: inout [Point]) {
    for index in points.indices.dropFirst() where abs(points[index].y - points[index - 1].y) < 4 {
      points[index].y = points[index - 1].y
    }
  }

  /// Moves everything so that it begins at zero, and measures it.
  private mutating func finish(_ items: [Wireframe.Size]) {
    let top = (tracks.values.min() ?? 0) - (tracks.isEmpty ? 0 : 8)
    for index in origins.indices { origins[index].y -= top }
    for index in paths.indices {
      for point in paths[index].indices { paths[index][point].y -= top }
    }
    let bottom = items.indices.map { origins[$0].y + items[$0].height }.max() ?? 0
    size = .init(width: lefts.last ?? 0, height: bottom)
  }
}
