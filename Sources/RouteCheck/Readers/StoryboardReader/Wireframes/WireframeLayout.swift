import Routes

/// Where the views of a wireframe are on its screen.
///
/// Frames of the file are kept. A frame that the file leaves out follows from the stack, the table or
/// the constraints to the edges around the view; a view without any of them is left out, with the
/// views inside of it.
package struct WireframeLayout: Sendable {
  /// A view on the screen.
  package struct Place: Hashable, Sendable {
    /// The position of the view in the wireframe.
    package var view: Int
    /// The frame on the screen.
    package var frame: Wireframe.Rect
    /// The part of the frame that is not cut off by a view around it.
    package var visible: Wireframe.Rect
  }

  /// The visible views, in drawing order.
  package private(set) var places: [Place] = []

  private let wireframe: Wireframe
  /// The positions of the views inside each view.
  private let children: [[Int]]
  private let top: Double
  /// The heights of the views, as their contents need them.
  private let contentHeights: [Double]

  /// Lays out a wireframe.
  ///
  /// - Parameter top: The height of the bars above the content, under which a list begins.
  package init(_ wireframe: Wireframe, size: Wireframe.Size, top: Double) {
    self.wireframe = wireframe
    self.top = top
    var children: [[Int]] = Array(repeating: [], count: wireframe.views.count)
    for (position, view) in wireframe.views.enumerated() {
      if let parent = view.parent, !view.isHidden { children[parent].append(position) }
    }
    self.children = children
    contentHeights = Self.contentHeights(of: wireframe.views, children)
    guard !wireframe.views.isEmpty else { return }
    let screen = Wireframe.Rect(x: 0, y: 0, width: size.width, height: size.height)
    place(on: screen)
  }

  private mutating func place(on screen: Wireframe.Rect) {
    // A view comes after the view that contains it, so that one pass is enough.
    var local: [Wireframe.Rect?] = wireframe.views.map(\.frame)
    var placed: [Wireframe.Rect?] = Array(repeating: nil, count: wireframe.views.count)
    // The clip rectangle for the subviews of each view.
    var clips = Array(repeating: screen, count: wireframe.views.count)
    for (position, view) in wireframe.views.enumerated() {
      var frame = screen
      var clip = screen
      if let parent = view.parent {
        guard let outer = placed[parent], let inner = local[position], !view.isHidden else {
          continue
        }
        frame = inner.moved(by: outer)
        clip = clips[parent]
      } else if position > 0 {
        continue
      }
      guard let visible = frame.intersection(clip) else { continue }
      placed[position] = frame
      clips[position] = view.clips ? visible : clip
      places.append(Place(view: position, frame: frame, visible: visible))
      arrange(position, frame, &local)
    }
  }

  /// Gives frames to the views inside a view that have none, and moves a list below the bars.
  private func arrange(
    _ position: Int,
    _ frame: Wireframe.Rect,
    _ local: inout [Wireframe.Rect?]
  ) {
    let inside = children[position]
    if inside.isEmpty { return }
    let view = wireframe.views[position]
    if inside.contains(where: { local[$0] == nil }) {
      if let stack = view.stack {
        arrange(inside, in: stack, frame, &local)
      } else if view.kind == .table || view.kind == .collection {
        arrange(inside, in: .init(isVertical: true), frame, &local)
      } else {
        for child in inside where local[child] == nil {
          local[child] = frameByEdges(of: wireframe.views[child], inside: view, in: frame)
        }
      }
    }
    guard view.isList, top > 0 else { return }
    let first = inside.compactMap { local[$0]?.y }.min() ?? 0
    let shift = max(0, top - frame.y - max(first, 0))
    if shift > 0 { for child in inside { local[child]?.y += shift } }
  }

  /// Places views one after the other.
  private func arrange(
    _ inside: [Int],
    in stack: Wireframe.Stack,
    _ frame: Wireframe.Rect,
    _ local: inout [Wireframe.Rect?]
  ) {
    let sizes = inside.map { position in
      local[position].map { Wireframe.Size(width: $0.width, height: $0.height) }
        ?? size(of: position)
    }
    let gaps = stack.spacing * Double(inside.count - 1)
    let length = stack.isVertical ? frame.height : frame.width
    let equal = (length - gaps) / Double(inside.count)
    let wanted = sizes.map { stack.isVertical ? $0.height : $0.width }
    let total = wanted.reduce(gaps, +)
    // The views of a row become narrower when they do not fit. The views of a column go on below.
    let scale = stack.isVertical || total <= length || total <= 0 ? 1 : max(length / total, 0.05)
    var offset = 0.0
    for (index, position) in inside.enumerated() {
      let along = stack.isEqual && equal > 0 ? equal : wanted[index] * scale
      local[position] =
        stack.isVertical
        ? .init(x: 0, y: offset, width: frame.width, height: along)
        : .init(x: offset, y: 0, width: along, height: frame.height)
      offset += along + stack.spacing
    }
  }

  /// The frame that constraints to the edges say; `nil` if they do not say enough.
  private func frameByEdges(
    of view: Wireframe.View,
    inside outer: Wireframe.View,
    in frame: Wireframe.Rect
  ) -> Wireframe.Rect? {
    if view.horizontal == .init(), view.vertical == .init() {
      // The content of a cell fills it.
      guard
        view.kind == .content || view.kind == .table || view.kind == .collection
          || view.kind == .web || view.kind == .map || outer.kind == .button
      else { return nil }
      return .init(x: 0, y: 0, width: frame.width, height: frame.height)
    }
    guard let (x, width) = view.horizontal.place(usual: view.usualSize.width, in: frame.width),
      let (y, height) = view.vertical.place(usual: view.usualSize.height, in: frame.height)
    else { return nil }
    return .init(x: x, y: y, width: width, height: height)
  }

  /// The default size of a view: the size of its text, or of the views of a stack.
  private func size(of position: Int) -> Wireframe.Size {
    let view = wireframe.views[position]
    return .init(
      width: view.horizontal.size ?? view.usualSize.width,
      height: view.vertical.size ?? contentHeights[position]
    )
  }

  /// The height of each view: the height of its text, or of the content of a stack, a cell or a
  /// button.
  private static func contentHeights(
    of views: [Wireframe.View],
    _ children: [[Int]]
  ) -> [Double] {
    var heights = views.map(\.usualSize.height)
    // The views inside of a view come after it.
    for (position, view) in views.enumerated().reversed() {
      let isButton = view.kind == .button && !children[position].isEmpty
      guard view.stack != nil || view.kind == .cell || isButton else { continue }
      let inner = children[position].map { child in
        views[child].frame?.height ?? views[child].vertical.size ?? heights[child]
      }
      let isVertical = view.stack?.isVertical ?? false
      let height = isVertical ? inner.reduce(0) { $0 + $1 + 4 } : inner.max() ?? 0
      let least: Double = view.kind == .cell || isButton ? 44 : 20
      heights[position] = min(max(height, least), Wireframe.Limits.coordinate)
    }
    return heights
  }
}
