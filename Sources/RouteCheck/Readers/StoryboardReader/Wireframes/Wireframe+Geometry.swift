extension Wireframe.Rect {
  package var right: Double { x + width }
  package var bottom: Double { y + height }

  /// The rectangle in the coordinates of the rectangle around it.
  func moved(by outer: Self) -> Self {
    .init(x: outer.x + x, y: outer.y + y, width: width, height: height)
  }

  /// The part that two rectangles share; `nil` for less than half a point.
  func intersection(_ other: Self) -> Self? {
    let left = max(x, other.x)
    let top = max(y, other.y)
    let width = min(right, other.right) - left
    let height = min(bottom, other.bottom) - top
    return width >= 0.5 && height >= 0.5
      ? .init(x: left, y: top, width: width, height: height) : nil
  }
}

extension Wireframe.View {
  /// Whether the view clips its subviews.
  var clips: Bool {
    switch kind {
    case .table, .collection, .scroll, .cell, .content, .container, .textView: true
    default: false
    }
  }

  /// Whether the content begins below the bars, however far up the view itself reaches.
  var isList: Bool {
    switch kind {
    case .table, .collection, .scroll: true
    default: false
    }
  }

  /// The size of the view without constraints.
  var usualSize: Wireframe.Size {
    let letters = Double((text ?? placeholder ?? "").unicodeScalars.count)
    let width = max(letters, 1) * fontSize * 0.52
    return switch kind {
    case .label: .init(width: width, height: fontSize * 1.25)
    case .button: .init(width: width + 20, height: max(36, fontSize * 1.4))
    case .textField, .searchBar: .init(width: 160, height: 34)
    case .toggle: .init(width: 51, height: 31)
    case .stepper: .init(width: 94, height: 32)
    case .slider, .progress: .init(width: 150, height: 30)
    case .spinner: .init(width: 24, height: 24)
    case .segments: .init(width: 70 * Double(max(items.count, 2)), height: 32)
    case .image: .init(width: 32, height: 32)
    case .picker: .init(width: 280, height: 160)
    case .pageControl: .init(width: 100, height: 26)
    case .separator: .init(width: 100, height: 1)
    case .navigationBar, .tabBar, .toolbar, .cell, .header: .init(width: 320, height: 44)
    default: .init(width: 100, height: 60)
    }
  }
}
