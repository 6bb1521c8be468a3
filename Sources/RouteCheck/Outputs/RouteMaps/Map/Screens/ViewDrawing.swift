import StoryboardReader

/// A view of a screen, drawn by its kind.
struct ViewDrawing {
  let view: Wireframe.View
  /// The frame on the screen.
  let frame: Wireframe.Rect
  /// The part of the frame that is drawn.
  let visible: Wireframe.Rect
  let ground: Ground
  let hasInside: Bool
  /// How much larger the names of views are than on a phone, so that they can be read on a map.
  let enlargement: Double

  enum Ground {
    /// A colour of the system, with another text colour in dark mode.
    case system
    /// A colour of the file, which is the same in dark mode.
    case light, dark
  }

  func draw(_ ink: inout ScreenInk) {
    drawFill(&ink)
    // A control that is mostly cut off is left out, and its background remains.
    guard visible.height >= min(frame.height, 12) * 0.6 else { return }
    switch view.kind {
    case .view, .stack, .content, .header, .scroll, .table, .collection: drawName(&ink)
    case .canvas: drawPlaceholder(view.text ?? view.customClass ?? "", &ink)
    case .web: drawPlaceholder("web page", &ink)
    case .map: drawPlaceholder("map", &ink)
    case .container: ink.rect(visible, "hole")
    case .label: write(view.text ?? "", in: visible, at: view.alignment, textPaint, &ink)
    case .button: drawButton(&ink)
    case .textField, .searchBar, .textView: drawField(&ink)
    case .image: drawImage(&ink)
    case .cell: drawCell(&ink)
    case .navigationBar: drawBar(title: view.text, &ink)
    case .toolbar: drawBar(title: nil, &ink)
    case .tabBar:
      drawBar(title: nil, &ink)
      Self.drawTabs(view.items, selected: 0, in: visible, &ink)
    case .separator: ink.rect(visible, "separator")
    case .toggle, .slider, .stepper, .progress, .spinner, .segments, .pageControl, .picker:
      drawControl(&ink)
    }
  }

  private func drawFill(_ ink: inout ScreenInk) {
    guard let fill = view.fill else { return }
    if case .rgba(_, _, _, let alpha) = fill, alpha < 6 { return }
    let paint = ScreenInk.paint(fill)
    ink.rect(visible, paint.style, radius: view.kind == .button ? 6 : 0, paint.attributes)
  }

  /// A custom class without views inside says its name, because the app draws it.
  private func drawName(_ ink: inout ScreenInk) {
    guard !hasInside, let name = view.customClass, view.parent != nil else { return }
    drawPlaceholder(name, &ink)
  }

  private func drawPlaceholder(_ name: String, _ ink: inout ScreenInk) {
    ink.rect(visible, "hole")
    let size = min(max(visible.width / 12, 9), 17 * enlargement)
    if visible.height >= 10 { ink.caption(name, in: visible.inset(by: 4), size: size) }
  }

  private func write(
    _ text: String,
    in frame: Wireframe.Rect,
    at alignment: Wireframe.Alignment,
    _ paint: (style: String, attributes: String),
    _ ink: inout ScreenInk
  ) {
    ink.label(
      text,
      in: frame,
      size: view.fontSize,
      isBold: view.isBold,
      at: alignment,
      paint.style,
      paint.attributes
    )
  }

  /// The colour of a text: the colour of the view, or a colour that is readable on its ground.
  private var textPaint: (style: String, attributes: String) {
    switch (view.textColour, ground) {
    // A dark text of the file cannot be read in dark mode, unless its ground is of the file, too.
    case (.rgba(let red, let green, let blue, _)?, .system)
    where Int(red) + Int(green) + Int(blue) < 200:
      ("", "")
    case (.rgba?, _), (_?, .system): view.textColour.map(ScreenInk.paint) ?? ("", "")
    case (nil, .system): ("", "")
    case (_, .light): ("", " fill=\"#1f2328\"")
    case (_, .dark): ("", " fill=\"#f0f3f6\"")
    }
  }

  private func drawButton(_ ink: inout ScreenInk) {
    let text = view.text ?? ""
    if text.isEmpty {
      if hasInside {
        if view.fill == nil { ink.rect(visible, "fill", radius: 6) }
        return
      }
      guard visible.width >= 10 else { return }
      let side = min(visible.width, visible.height, 28)
      ink.rect(visible.middle(width: side, height: side), "tinted", radius: 5)
      return
    }
    let isPlain = view.textColour == nil && view.fill == nil
    write(text, in: visible.inset(by: 2), at: .center, isPlain ? ("tint", "") : textPaint, &ink)
  }

  private func drawField(_ ink: inout ScreenInk) {
    let isSearch = view.kind == .searchBar
    let box = isSearch ? visible.inset(by: min(8, visible.height / 6)) : visible
    if view.fill == nil || isSearch { ink.rect(box, "field", radius: isSearch ? 9 : 5) }
    let text = view.text ?? view.placeholder ?? (isSearch ? "Search" : "")
    let style = view.text == nil ? "soft" : ""
    ink.label(text, in: box.inset(by: 7), size: min(view.fontSize, 17), at: view.alignment, style)
  }

  private func drawImage(_ ink: inout ScreenInk) {
    ink.rect(visible, "image")
    if visible.width >= 8, visible.height >= 8 { ink.cross(visible) }
    guard let name = view.image, visible.width >= 60, visible.height >= 30 else { return }
    let size = min(max(visible.width / 12, 9), 15 * enlargement)
    let band = visible.middle(width: visible.width - 8, height: size * 1.3)
    let width = min(band.width, LetterWidths.width(of: name, size: size) + size)
    ink.rect(band.middle(width: width, height: band.height), "image plain")
    ink.caption(name, in: band, size: size)
  }

  private func drawCell(_ ink: inout ScreenInk) {
    if view.text != nil || !hasInside {
      let inner = visible.inset(by: min(16, visible.width / 8))
      ink.label(
        view.text ?? view.customClass ?? "cell",
        in: .init(x: inner.x, y: visible.y, width: inner.width, height: visible.height),
        size: min(view.fontSize, 17),
        at: .left,
        view.text == nil ? "soft" : ""
      )
    }
    ink.line(visible.x, visible.bottom, visible.right, visible.bottom)
  }

  private func drawBar(title: String?, _ ink: inout ScreenInk) {
    if view.fill == nil { ink.rect(visible, "bar") }
    if let title { ink.label(title, in: visible, size: 17, isBold: true, at: .center) }
    if view.kind != .tabBar { Self.drawItems(view.items, in: visible, &ink) }
  }

  static func drawItems(_ items: [String], in bar: Wireframe.Rect, _ ink: inout ScreenInk) {
    for (index, (item, part)) in zip(items, bar.columns(items.count)).enumerated() {
      let edge = min(16, part.width / 4)
      let frame = part.middle(width: part.width - 2 * edge, height: part.height)
      let alignment: Wireframe.Alignment =
        index == 0 && items.count > 1 ? .left : index == items.count - 1 ? .right : .center
      ink.label(item, in: frame, size: 16, at: alignment, "tint")
    }
  }

  static func drawTabs(
    _ items: [String],
    selected: Int,
    in bar: Wireframe.Rect,
    _ ink: inout ScreenInk
  ) {
    for (index, (item, part)) in zip(items, bar.columns(items.count)).enumerated() {
      let isSelected = index == selected
      let icon = Wireframe.Rect(
        x: part.x + part.width / 2 - 10,
        y: bar.y + 7,
        width: 20,
        height: 20
      )
      ink.rect(icon, isSelected ? "tinted" : "muted", radius: 5)
      let frame = Wireframe.Rect(x: part.x + 2, y: bar.y + 30, width: part.width - 4, height: 15)
      ink.label(item, in: frame, size: 11, at: .center, isSelected ? "tint" : "soft")
    }
  }
}
