import StoryboardReader

/// The sizes of scenes, with containers around their children.
struct NodeBlocks {
  typealias Rect = Wireframe.Rect

  private(set) var frames: [Rect]
  /// The outermost container of each scene, or the scene itself.
  private(set) var roots: [Int]
  /// The scenes that each container holds.
  let children: [[Int]]
  /// The scenes, each container before its children.
  private(set) var order: [Int]
  /// The height of the texts and the lines of each container, above its children.
  private let headers: [Double]

  /// Lays out the scenes inside of containers below each other.
  ///
  /// - Parameter ports: How many lines are at the sides of each scene.
  init(_ map: SceneMap, ports: [Int]) {
    headers = zip(map.nodes, ports).map { node, ports in
      max(
        NodeCard(node, isFilled: true).header,
        Double(ports) * LayeredLayout.Measure.port + 8
      )
    }
    children = map.children
    roots = Array(map.nodes.indices)
    frames = Array(repeating: Rect(x: 0, y: 0, width: 0, height: 0), count: map.nodes.count)
    order = map.nodes.indices.filter { map.nodes[$0].container == nil }
    var next = 0
    while next < order.count {
      for child in children[order[next]] { roots[child] = roots[order[next]] }
      order += children[order[next]]
      next += 1
    }
    for index in order.reversed() {
      let size = size(of: index, in: map, ports: ports[index])
      frames[index].width = size.width
      frames[index].height = size.height
    }
    for index in order {
      var y = frames[index].y + headers[index] + Self.padding
      for child in children[index] {
        frames[child].x = frames[index].x + Self.padding
        frames[child].y = y
        y += frames[child].height + Self.gap
      }
    }
  }

  static let padding = 14.0
  static let gap = 16.0

  private func size(of index: Int, in map: SceneMap, ports: Int) -> Wireframe.Size {
    let card = NodeCard(map.nodes[index], isFilled: !children[index].isEmpty)
    let lines = Double(ports) * LayeredLayout.Measure.port
    guard !children[index].isEmpty else {
      return .init(width: card.width, height: max(card.height, lines + 16))
    }
    let inner = children[index].map { frames[$0] }
    return .init(
      width: max(inner.map(\.width).max() ?? 0, NodeCard.width - 2 * Self.padding)
        + 2 * Self.padding,
      height: headers[index] + Self.padding + inner.reduce(0) { $0 + $1.height + Self.gap }
        - Self.gap
        + Self.padding
    )
  }

  /// The part of a block's height at which the lines of a scene start and end.
  func span(of index: Int) -> LayeredLayout.Span {
    let frame = frames[index]
    if children[index].isEmpty {
      return .init(top: frame.y + 8, bottom: frame.y + frame.height - 8)
    }
    return .init(top: frame.y + 4, bottom: frame.y + headers[index])
  }
}

/// The parts of a scene's card: its texts above its screen.
struct NodeCard {
  static let width = 200.0
  /// The largest screen on a card.
  static let screen = Wireframe.Size(width: 176, height: 340)

  /// The third line: the storyboard identifier.
  let name: String?
  /// The size of the screen on the card; `nil` if it has none.
  let screen: Wireframe.Size?
  /// The size of the screen before a change, to the left of the screen.
  let before: Wireframe.Size?

  init(_ node: SceneMap.Node, isFilled: Bool) {
    name = node.identifier.map { "“\($0)”" }
    screen = isFilled ? nil : node.screen?.scaled
    before = screen == nil ? nil : node.before?.scaled
  }

  var header: Double { name == nil ? 46 : 62 }

  var height: Double {
    header + (screen.map { max($0.height, before?.height ?? 0) + 12 } ?? 6)
  }

  var width: Double { before == nil ? Self.width : 2 * Self.width }
}

extension SceneMap.Screen {
  var scaled: Wireframe.Size {
    .init(width: size.width * scale, height: size.height * scale)
  }

  /// How much smaller the screen of a phone is on a card.
  static let phoneScale = 0.4

  /// How much smaller the screen is on a card.
  var scale: Double {
    min(NodeCard.screen.width / size.width, NodeCard.screen.height / size.height, 0.75)
  }
}
