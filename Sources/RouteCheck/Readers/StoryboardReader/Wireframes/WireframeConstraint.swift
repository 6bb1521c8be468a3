import Routes

/// A constraint between the edges of two views, if the drawing uses it.
struct WireframeConstraint {
  var first: ExactString
  var firstAttribute: String
  var second: ExactString?
  var secondAttribute: String?
  var constant: Double
}

extension WireframeBuilder {
  mutating func readConstraint(_ element: StoryboardElement) {
    guard let owner = open.last?.view, let count = scene?.constraints.count,
      count < Wireframe.Limits.constraints, element["relation"] == nil,
      element["multiplier"] == nil, let attribute = element["firstAttribute"]?.string,
      let first = element["firstItem"] ?? scene?.wireframe.views[owner].id
    else { return }
    scene?.constraints.append(
      WireframeConstraint(
        first: first,
        firstAttribute: attribute,
        second: element["secondItem"],
        secondAttribute: element["secondAttribute"]?.string,
        constant: Self.number(element["constant"]) ?? 0
      )
    )
  }

  mutating func readGuide(_ element: StoryboardElement) {
    guard let id = element["id"], let view = open.last?.view else { return }
    scene?.guides[id] = view
  }
}

extension WireframeBuilder.OpenScene {
  /// Takes the distances to the edges from constraints, for the views without a frame.
  mutating func resolveConstraints() {
    guard wireframe.views.contains(where: { $0.frame == nil }) else { return }
    var positions = guides
    for (position, view) in wireframe.views.enumerated() {
      if let id = view.id, positions[id] == nil { positions[id] = position }
    }
    for constraint in constraints {
      guard let first = positions[constraint.first] else { continue }
      guard let other = constraint.second else {
        if constraint.firstAttribute == "width" {
          wireframe.views[first].horizontal.size = constraint.constant
        } else if constraint.firstAttribute == "height" {
          wireframe.views[first].vertical.size = constraint.constant
        }
        continue
      }
      guard let second = positions[other], let attribute = constraint.secondAttribute else {
        continue
      }
      if wireframe.views[first].parent == second {
        set(constraint.firstAttribute, attribute, of: first, constraint.constant)
      } else if wireframe.views[second].parent == first {
        set(attribute, constraint.firstAttribute, of: second, -constraint.constant)
      }
    }
  }

  /// Sets the distance of an edge of a view to the same edge of the view around it.
  private mutating func set(
    _ attribute: String,
    _ outer: String,
    of view: Int,
    _ constant: Double
  ) {
    switch (attribute, outer) {
    case ("leading", "leading"), ("leading", "leadingMargin"), ("left", "left"):
      wireframe.views[view].horizontal.start = constant + (outer == "leadingMargin" ? 16 : 0)
    case ("trailing", "trailing"), ("trailing", "trailingMargin"), ("right", "right"):
      wireframe.views[view].horizontal.end = -constant + (outer == "trailingMargin" ? 16 : 0)
    case ("top", "top"), ("top", "topMargin"): wireframe.views[view].vertical.start = constant
    case ("bottom", "bottom"), ("bottom", "bottomMargin"):
      wireframe.views[view].vertical.end = -constant
    case ("centerX", "centerX"): wireframe.views[view].horizontal.isCentered = true
    case ("centerY", "centerY"): wireframe.views[view].vertical.isCentered = true
    default: break
    }
  }
}

extension Wireframe {
  /// Turns the frames of a Mac, which begin at the bottom, to begin at the top.
  mutating func flip() {
    for position in views.indices {
      guard let frame = views[position].frame, let parent = views[position].parent,
        let outer = views[parent].frame
      else { continue }
      views[position].frame?.y = outer.height - frame.y - frame.height
    }
  }
}
