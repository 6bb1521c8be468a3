import StoryboardReader

/// A scene's screen as a part of an SVG picture, in points of the screen.
struct ScreenDrawing {
  let screen: SceneMap.Screen
  /// The text on a screen without content.
  let placeholder: String
  /// The screens that container views embed, by the object ids of their scenes.
  let embedded: (Wireframe.View) -> SceneMap.Screen?

  var text: String {
    var ink = ScreenInk()
    let size = screen.size
    ink.rect(.init(x: 0, y: 0, width: size.width, height: size.height), "ground")
    let hasContent = draw(screen, in: nil, &ink)
    if !hasContent, screen.tabs.isEmpty {
      ink.caption(
        placeholder,
        in: .init(x: 8, y: screen.top, width: size.width - 16, height: size.height - screen.top),
        size: min(max(size.width / 14, 11), 26)
      )
    }
    drawBars(&ink)
    return ink.text
  }

  /// Draws the views of a screen, and returns whether any of them is more than the place for others.
  ///
  /// - Parameter frame: The container view of the screen; `nil` for the scene itself.
  private func draw(
    _ screen: SceneMap.Screen,
    in frame: Wireframe.Rect?,
    _ ink: inout ScreenInk
  ) -> Bool {
    let size = frame.map { Wireframe.Size(width: $0.width, height: $0.height) } ?? screen.size
    let layout = WireframeLayout(
      screen.wireframe,
      size: size,
      top: frame == nil ? screen.top : 0
    )
    let hasInside = Set(layout.places.compactMap { screen.wireframe.views[$0.view].parent })
    var grounds: [Int: ViewDrawing.Ground] = [:]
    for place in layout.places {
      let view = screen.wireframe.views[place.view]
      let ground = view.ground ?? view.parent.flatMap { grounds[$0] } ?? .system
      grounds[place.view] = ground
      let corner = LayeredLayout.Point(x: frame?.x ?? 0, y: frame?.y ?? 0)
      let drawing = ViewDrawing(
        view: view,
        frame: place.frame.moved(by: corner),
        visible: place.visible.moved(by: corner),
        ground: ground,
        hasInside: hasInside.contains(place.view),
        enlargement: max(SceneMap.Screen.phoneScale / self.screen.scale, 1)
      )
      drawing.draw(&ink)
      // An embedded screen does not show its own embedded screens, so a cycle ends.
      if view.kind == .container, frame == nil, let inner = embedded(view) {
        _ = draw(inner, in: drawing.frame, &ink)
      }
    }
    return layout.places.contains { place in
      let view = screen.wireframe.views[place.view]
      return switch view.kind {
      case .view, .stack, .content, .scroll, .table, .collection:
        view.customClass != nil && view.parent != nil
      default: true
      }
    }
  }

  private func drawBars(_ ink: inout ScreenInk) {
    let size = screen.size
    if screen.top > 0 {
      ink.rect(.init(x: 0, y: 0, width: size.width, height: screen.top), "bar")
      ink.line(0, screen.top, size.width, screen.top)
      let item = screen.wireframe.navigationItem
      func part(_ x: Double, _ width: Double) -> Wireframe.Rect {
        .init(x: x, y: screen.top - 44, width: size.width * width, height: 44)
      }
      let middle = part(size.width * 0.25, 0.5)
      if let title = item?.title {
        ink.label(title, in: middle, size: 17, isBold: true, lines: 1, at: .center)
      }
      let (left, right) = (part(14, 0.24), part(size.width * 0.76 - 14, 0.24))
      ink.label(item?.left.joined(separator: "  ") ?? "", in: left, size: 16, at: .left, "tint")
      let others = item?.right.reversed().joined(separator: "  ") ?? ""
      ink.label(others, in: right, size: 16, at: .right, "tint")
    }
    var bottom = size.height
    if !screen.tabs.isEmpty {
      bottom -= screen.bottom
      let bar = Wireframe.Rect(x: 0, y: bottom, width: size.width, height: 49)
      ink.rect(.init(x: 0, y: bottom, width: size.width, height: screen.bottom), "bar")
      ink.line(0, bottom, size.width, bottom)
      ViewDrawing.drawTabs(screen.tabs, selected: screen.selectedTab, in: bar, &ink)
    }
    let toolbar = screen.wireframe.toolbarItems
    if !toolbar.isEmpty {
      let bar = Wireframe.Rect(x: 0, y: bottom - 44, width: size.width, height: 44)
      ink.rect(bar, "bar")
      ink.line(0, bar.y, size.width, bar.y)
      ViewDrawing.drawItems(toolbar, in: bar, &ink)
    }
  }
}
