/// Rule 41: what the delegates of navigation controllers are informed of.
extension ReferenceModel {
  /// The new top of a stack on screen (rule 41).
  struct ShownTop {
    var stack: ModelController
    var top: Int
    var popped: [Int]
  }

  /// The stacks that appear, with their tops. In a modal transition only the first time counts.
  ///
  /// An usher calls what is inside it, which does not enter by itself.
  mutating func appearingTops(
    _ entering: [ModelController],
    _ before: [ModelController],
    isModal: Bool
  ) -> [ShownTop] {
    let entering = Set(entering.map(\.number))
    let before = Set(before.map(\.number))
    return shown.compactMap { stack in
      guard stack.structure == .stack else { return nil }
      let isFirst = shownStacks.insert(stack.number).inserted
      let appears =
        !before.contains(stack.number) || entering.contains(stack.number)
        || lineage(stack.number).contains { $0.kind == .usher && entering.contains($0.number) }
      guard isFirst || !isModal && appears, let top = stack.children.last else { return nil }
      return ShownTop(stack: stack, top: top.number, popped: [])
    }
  }

  /// The stacks on screen that have another top than before, in the order of their changes.
  func shownTops(from before: ModelController?, _ moves: [Move]) -> [ShownTop] {
    func position(_ stack: Int) -> Int {
      let old = before?.members.first { $0.number == stack }?.children.map(\.number) ?? []
      let first = moves.firstIndex { move in
        switch move {
        case .into(_, let parent): parent == stack
        case .out(let child), .removed(let child), .moved(let child): old.contains(child.number)
        }
      }
      return first ?? moves.count
    }
    let shown = Set(shown.map(\.number))
    return members.compactMap { stack in
      guard stack.structure == .stack, shown.contains(stack.number),
        let old = before?.members.first(where: { $0.number == stack.number }),
        let top = stack.children.last?.number, top != old.children.last?.number
      else { return nil }
      let popped = old.children.map(\.number).filter { number in
        !stack.children.contains { $0.number == number }
      }
      return ShownTop(stack: stack, top: top, popped: popped)
    }
    .sorted { position($0.stack.number) < position($1.stack.number) }
  }
}
