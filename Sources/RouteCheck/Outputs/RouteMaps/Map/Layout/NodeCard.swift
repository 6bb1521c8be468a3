import StoryboardReader

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
