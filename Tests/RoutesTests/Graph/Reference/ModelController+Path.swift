extension ModelController {
  /// A controller on the path from the root to another one.
  struct Step {
    var controller: ModelController
    /// Whether the controller is presented by the one before it, rather than inside it.
    var isPresented: Bool
  }

  /// The path from this controller to another one, including both.
  func path(to wanted: Int, isPresented: Bool = false) -> [Step]? {
    let step = Step(controller: self, isPresented: isPresented)
    if number == wanted { return [step] }
    for child in children + embedded {
      if let path = child.path(to: wanted) { return [step] + path }
    }
    for child in presented {
      if let path = child.path(to: wanted, isPresented: true) { return [step] + path }
    }
    return nil
  }

  /// The controller in front.
  var innermost: ModelController {
    if let above = presented.first { return above.innermost }
    return content?.innermost ?? self
  }

  /// The controllers that are on screen when this one is: containers first, then what they present.
  func shown(isWide: Bool, coveredBy covers: (Style) -> Bool) -> [ModelController] {
    var shown: [ModelController] = []
    if !presented.contains(where: { covers($0.style) }) {
      let isOpen = structure == .pages || structure == .columns && isWide
      let open = children.filter { child in
        structure != .columns || child.column != 3 && !hidden.contains(child.column)
      }
      let front = isOpen ? open : content.map { [$0] } ?? []
      shown = [self]
      for child in front + embedded {
        shown += child.shown(isWide: isWide, coveredBy: covers)
      }
    }
    return shown + presented.flatMap { $0.shown(isWide: isWide, coveredBy: covers) }
  }
}
