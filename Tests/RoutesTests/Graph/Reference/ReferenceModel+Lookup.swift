extension ReferenceModel {
  var notation: String {
    root.map { (isWide ? "regular: " : "") + $0.notation() } ?? ""
  }

  var members: [ModelController] { root?.members ?? [] }

  var visible: ModelController? { root?.innermost }

  var isAtRest: Bool { active == nil && queue.isEmpty }

  /// Whether a request would have to wait.
  var isBlocked: Bool { active != nil || isExclusive }

  func controller(_ number: Int) -> ModelController? { members.first { $0.number == number } }

  /// The controllers on screen.
  var shown: [ModelController] {
    root?.shown(isWide: isWide) { style in
      style == .fullScreen || style == .currentContext
        || flaw == .sheetCovers && style == .pageSheet
    } ?? []
  }

  /// A controller and the containers around it, up to the root of its presentation.
  func lineage(_ number: Int) -> [ModelController] {
    var lineage: [ModelController] = []
    for step in (root?.path(to: number) ?? []).reversed() {
      lineage.append(step.controller)
      if step.isPresented { break }
    }
    return lineage
  }

  /// The parent of a controller.
  func parent(_ number: Int) -> ModelController? { lineage(number).dropFirst().first }

  /// The presenter of a controller's hierarchy.
  func presenter(_ number: Int) -> ModelController? {
    let path = root?.path(to: number) ?? []
    guard let position = path.lastIndex(where: \.isPresented) else { return nil }
    return path[position - 1].controller
  }

  mutating func change(_ number: Int, _ body: (inout ModelController) -> Void) {
    root?.change(number, body)
  }
}
