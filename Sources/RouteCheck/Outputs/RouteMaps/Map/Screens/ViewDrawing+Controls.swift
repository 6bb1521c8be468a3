import StoryboardReader

extension ViewDrawing {
  func drawControl(_ ink: inout ScreenInk) {
    switch view.kind {
    case .toggle: drawToggle(&ink)
    case .slider: drawSlider(&ink)
    case .stepper: drawStepper(&ink)
    case .progress:
      drawTrack(visible.middle(width: visible.width, height: min(visible.height, 4)), &ink)
    case .spinner:
      let (x, y) = (visible.x + visible.width / 2, visible.y + visible.height / 2)
      ink.circle(x, y, min(visible.width, visible.height) / 2, "ring")
    case .segments: drawSegments(&ink)
    case .pageControl: drawPages(&ink)
    default: drawPicker(&ink)
    }
  }

  private func drawToggle(_ ink: inout ScreenInk) {
    let height = min(visible.height, 31)
    let width = min(visible.width, height * 1.7)
    let box = visible.middle(width: width, height: height)
    ink.rect(box, view.isOn ? "on" : "fill", radius: height / 2)
    let radius = max(height / 2 - 2, 1)
    let x = view.isOn ? box.right - radius - 2 : box.x + radius + 2
    ink.circle(x, box.y + height / 2, radius, "knob")
  }

  private func drawSlider(_ ink: inout ScreenInk) {
    let bar = visible.middle(width: visible.width, height: 4)
    drawTrack(bar, &ink)
    let radius = min(visible.height / 2, 13)
    ink.circle(bar.x + bar.width / 2, visible.y + visible.height / 2, radius, "knob")
  }

  /// A bar of which the first half is filled.
  private func drawTrack(_ bar: Wireframe.Rect, _ ink: inout ScreenInk) {
    ink.rect(bar, "fill", radius: 2)
    ink.rect(bar.columns(2)[0], "tinted", radius: 2)
  }

  private func drawStepper(_ ink: inout ScreenInk) {
    ink.rect(visible, "fill", radius: 8)
    for (sign, part) in zip(["−", "+"], visible.columns(2)) {
      ink.label(sign, in: part, size: 18, at: .center)
    }
  }

  private func drawSegments(_ ink: inout ScreenInk) {
    ink.rect(visible, "fill", radius: 8)
    let items = view.items.isEmpty ? ["", ""] : view.items
    for (index, (item, part)) in zip(items, visible.columns(items.count)).enumerated() {
      if index == 0 { ink.rect(part.inset(by: 2), "knob", radius: 6) }
      ink.label(item, in: part.inset(by: 3), size: 13, at: .center)
    }
  }

  private func drawPages(_ ink: inout ScreenInk) {
    let (x, y) = (visible.x + visible.width / 2, visible.y + visible.height / 2)
    for index in 0..<3 {
      ink.circle(x + Double(index - 1) * 14, y, 3.5, index == 0 ? "tinted" : "muted")
    }
  }

  private func drawPicker(_ ink: inout ScreenInk) {
    let middle = visible.middle(width: visible.width, height: min(visible.height, 32))
    ink.rect(middle, "fill", radius: 7)
    ink.label(view.text ?? "picker", in: middle, size: 17, at: .center, "soft")
  }
}

extension Wireframe.Rect {
  /// The rectangle without a border, which is narrower where there is no room for it.
  func inset(by distance: Double) -> Self {
    let (dx, dy) = (min(distance, width / 4), min(distance, height / 6))
    return .init(x: x + dx, y: y + dy, width: width - 2 * dx, height: height - 2 * dy)
  }

  /// The parts beside each other, all of one width.
  func columns(_ count: Int) -> [Self] {
    let part = width / Double(count)
    return (0..<count).map { .init(x: x + Double($0) * part, y: y, width: part, height: height) }
  }

  /// A rectangle of a size, in the middle of this one.
  func middle(width: Double, height: Double) -> Self {
    let (width, height) = (max(width, 0), max(height, 0))
    return .init(
      x: x + (self.width - width) / 2,
      y: y + (self.height - height) / 2,
      width: width,
      height: height
    )
  }
}

extension Wireframe.View {
  /// The ground of texts on the view, if the view has a colour.
  var ground: ViewDrawing.Ground? {
    guard let fill else { return nil }
    guard case .rgba(let red, let green, let blue, let alpha) = fill else { return .system }
    if alpha < 128 { return nil }
    // The usual weights of the parts in how light a colour looks.
    let lightness = Int(red) * 299 + Int(green) * 587 + Int(blue) * 114
    return lightness > 140_000 ? .light : .dark
  }
}
