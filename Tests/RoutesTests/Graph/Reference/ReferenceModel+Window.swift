extension ReferenceModel {
  /// Rules 6 and 8.
  mutating func show(
    _ new: Request.Newcomer,
    from start: Int,
    _ signature: Signature?,
    after asked: Int? = nil
  ) throws(ModelRefusal) {
    let around = lineage(start)
    if asked != nil, !around.contains(where: { $0.number == asked }) { throw .notInGraph }
    let outer = around.drop { asked != nil && $0.number != asked }.dropFirst(asked == nil ? 0 : 1)
    let handler = outer.first {
      $0.structure == .stack || $0.structure == .columns || $0.kind == .usher
    }
    if let handler, handler.kind == .usher {
      return try ask(handler, toShow: new, from: start, signature)
    }
    if let handler, handler.structure == .stack, structure(new) != .stack {
      return try push(new, onto: handler.number, signature)
    }
    if let handler, handler.structure == .columns, isWide {
      return try setColumn(0, of: handler, to: new, signature)
    }
    try present(new, from: start, .automatic, signature)
  }

  /// Asks an usher, and goes on around it if it does not show the controller itself.
  private mutating func ask(
    _ usher: ModelController,
    toShow new: Request.Newcomer,
    from start: Int,
    _ signature: Signature?
  ) throws(ModelRefusal) {
    do throws(ModelRefusal) {
      _ = try asking(signature) { model throws(ModelRefusal) in
        model.note(.shows, usher, model.number(new))
        guard usher.isEven else { return }
        _ = model.perform(.present(new, from: start, .custom))
        throw .handled
      } then: { model throws(ModelRefusal) in
        guard model.controller(start) != nil else { throw .notInGraph }
        try model.show(new, from: start, signature, after: usher.number)
        return []
      }
    } catch {
      if error != .handled { throw error }
    }
  }

  /// Rule 7; in compact width the detail is pushed on the primary column's stack.
  mutating func showDetail(
    _ new: Request.Newcomer,
    from start: Int,
    _ signature: Signature?
  ) throws(ModelRefusal) {
    guard let split = split(around: start) else {
      return try present(new, from: start, .automatic, signature)
    }
    if isWide { return try setColumn(2, of: split, to: new, signature) }
    let shown = split.child(in: 3) ?? split.child(in: 0)
    guard let primary = shown, primary.structure == .stack else {
      return try present(new, from: start, .automatic, signature)
    }
    let isKept = !split.hasStyle && split.child(in: 3) == nil
    lay(
      try newcomer(new, into: primary.number),
      onto: primary.number,
      signature,
      asDetailOf: isKept ? split.number : nil
    )
  }

  /// Rules 14, 15 and 19.
  mutating func present(
    _ new: Request.Newcomer,
    from start: Int,
    _ style: ModelController.Style,
    _ signature: Signature?,
    isSearch: Bool = false
  ) throws(ModelRefusal) {
    let own: ModelController.Style =
      switch kind(new) {
      case .alert: .custom
      case .actionSheet: .popover
      case .search: .overCurrentContext
      default: .pageSheet
      }
    var style = style == .automatic ? own : style
    if kind(new) == .search, style != .overCurrentContext { throw .searchStyle }
    let wrapper = adapt(new, &style)
    let around = lineage(start)
    let isInContext = style == .currentContext || style == .overCurrentContext
    let context = isInContext ? around.first { $0.kind == .context || $0.structure == .stack } : nil
    guard let presenter = context ?? around.last else { throw .notInGraph }
    guard around.allSatisfy(\.presented.isEmpty) else { throw .alreadyPresenting }
    guard shown.contains(where: { $0.number == start }) else { throw .notOnScreen }
    if kind(new) == .actionSheet, isWide,
      !ModelController(number: number(new), kind: .actionSheet).isEven
    {
      throw .needsAnchor
    }
    var controller = try newcomer(new)
    if let wrapper {
      controller = ModelController(number: wrapper, kind: .stack, children: [controller])
    }
    controller.style = style
    if isSearch { note(.searchWillBegin, controller) }
    let order = style == .currentContext ? Order.contextPresentation : .presentation
    transit(
      order,
      isAnimated: true,
      signature: signature,
      closing: isSearch ? Closing(what: .searchBegan, controller: controller) : nil,
      cause: .presentation(of: controller.number)
    ) {
      $0.change(presenter.number) { $0.presented = [controller] }
    }
  }

  /// Rule 15: full screen in compact width, for some controllers in a stack.
  ///
  /// - Returns: The number of the stack.
  private mutating func adapt(_ new: Request.Newcomer, _ style: inout ModelController.Style) -> Int?
  {
    guard kind(new) == .adaptive, !isWide, [.pageSheet, .formSheet, .popover].contains(style) else {
      return nil
    }
    let controller = ModelController(number: number(new), kind: .adaptive)
    note(.adapts, controller)
    style = .fullScreen
    return controller.isEven ? makeNumber() : nil
  }

  mutating func endSearch(_ number: Int, _ isTap: Bool) throws(ModelRefusal) {
    guard let search = controller(number), search.kind == .search else {
      throw isTap ? .notInGraph : .nothingToDismiss
    }
    if isTap, !isInReach(number) { throw .outOfReach }
    guard let step = root?.path(to: number)?.last, step.isPresented, let below = presenter(number)
    else { throw .nothingToDismiss }
    note(.searchWillEnd, search)
    _ = try dismiss(
      from: below.number,
      closing: Closing(what: .searchEnded, controller: search)
    )
  }

  /// Rules 16 and 17.
  mutating func dismiss(
    from start: Int,
    isInteractive: Bool = false,
    closing: Closing? = nil
  ) throws(ModelRefusal) -> [Int] {
    guard
      let presenter = lineage(start).first(where: { !$0.presented.isEmpty }) ?? presenter(start)
    else { throw .nothingToDismiss }
    let order = orderOfDismissal(by: presenter.number)
    let cause = Cause.dismissal(of: presenter.presented.first?.number)
    transit(
      order,
      isInteractive: isInteractive,
      isAnimated: true,
      closing: closing,
      cause: cause
    ) {
      $0.change(presenter.number) { $0.presented = [] }
    }
    return presenter.presented.map(\.number)
  }

  /// Rule 46: a dismissal from a context calls the presented controller first.
  func orderOfDismissal(by presenter: Int) -> Order {
    controller(presenter)?.presented.first?.style == .currentContext ? .exchange : .presentation
  }

  /// The new root may be in the graph already. All other controllers are removed.
  mutating func setRoot(_ new: Request.Newcomer) throws(ModelRefusal) {
    switch new {
    case .made(let made):
      try check(made)
      let controller = collapsed(made)
      transit(.exchange, cause: .root(controller.number)) { $0.root = controller }
    case .there(let number):
      guard let controller = controller(number) else { throw .notInGraph }
      try checkReturning(controller)
      transit(.exchange, cause: .root(number)) { $0.root = controller }
    case .around(let number, let stack):
      guard let controller = controller(number) else { throw .notInGraph }
      try checkReturning(controller, in: .stack)
      transit(.exchange, cause: .root(stack)) {
        $0.root = ModelController(number: stack, kind: .stack, children: [controller])
      }
    }
  }
}

extension ReferenceModel {
  /// Checks what returns with a controller: its descendants, and what they embed and present.
  mutating func checkReturning(
    _ controller: ModelController,
    in parent: ModelController.Structure? = nil,
    isColumn: Bool = false,
    isCollapsing: Bool = false
  ) throws(ModelRefusal) {
    var alone = controller
    alone.children = []
    try check(alone, in: parent, isColumn: isColumn)
    for (index, child) in controller.children.enumerated() {
      try checkReturning(
        child,
        in: controller.structure,
        isColumn: isCollapsing && index > 0,
        isCollapsing: controller.structure == .columns && child.isCollapsing
      )
    }
    for other in controller.embedded + controller.presented { try checkReturning(other) }
  }

  func split(around number: Int) -> ModelController? {
    lineage(number).first { $0.structure == .columns }
  }

  mutating func setColumn(
    _ column: Int,
    of split: ModelController?,
    to new: Request.Newcomer?,
    _ signature: Signature? = nil
  ) throws(ModelRefusal) {
    guard let split else { throw .containerMissing }
    let child = split.child(in: column)
    let isCollapsed =
      !isWide && child == nil && (column == 1 || column == 2) && split.child(in: 3) == nil
      && split.child(in: 0) != nil
    let old = child ?? kept(column, of: split)
    let content = old?.isMadeForColumn == true ? old?.children.first : nil
    guard let new else {
      guard let old else { return }
      if isCollapsed { return try keep(nil, as: column, of: split, instead: old) }
      // A column that is not collapsed forgets nothing.
      guard child != nil else { return }
      return transit(.exchange, [.out(old)], signature: signature) {
        $0.change(split.number) { $0.put(nil, in: column) }
      }
    }
    if [content?.number ?? old?.number, isCollapsed ? old?.number : child?.number]
      .contains(number(new))
    {
      return
    }
    if case .there(let number) = new { _ = try depart(number, to: split.number) }
    let isWrapped = split.hasStyle && column != 3 && ![.stack, .columns].contains(structure(new))
    let wrapper = isWrapped ? makeNumber() : 0
    var controller: ModelController?
    let made = try newcomer(new, into: split.number)
    if isWrapped, made.structure == .tabs { pendingWarnings += 1 }
    controller = isWrapped ? made.inStack(wrapper) : made
    if isCollapsed, let controller {
      if collapsingStack(of: split) != nil, controller.structure == .columns { throw .notPushable }
      return try keep(controller, as: column, of: split, instead: old)
    }
    let added = controller.map { [Move.into($0, parent: split.number)] } ?? []
    let leaving = child.map { [Move.out($0)] } ?? []
    transit(.exchange, added + leaving, signature: signature) {
      let controller = controller.map($0.currentInStack)
      $0.change(split.number) { $0.put(controller, in: column) }
    }
  }

  /// Sets a collapsed column: on the stack in the place of the old controller, if that is there.
  private mutating func keep(
    _ new: ModelController?,
    as column: Int,
    of split: ModelController,
    instead old: ModelController?
  ) throws(ModelRefusal) {
    let stack = collapsingStack(of: split)
    let index = old.flatMap { old in stack?.index(aboveRoot: old.number) }
    if loading != nil, index != nil { throw .transitionActive }
    let added = new.map { [Move.into($0, parent: stack?.number ?? 0)] } ?? []
    let leaving = old.map { [Move.out($0)] } ?? []
    transit(.exchange, index == nil ? [] : added + leaving) { model in
      let new = new.map(model.currentInStack)
      model.change(split.number) {
        $0.kept[column] = new?.alone
      }
      guard let stack, let index else { return }
      model.change(stack.number) {
        $0.children.replaceSubrange(index...index, with: new.map { [$0] } ?? [])
      }
    }
  }

  /// A controller as it is after the departures, in the stack that it gets.
  private func currentInStack(_ controller: ModelController) -> ModelController {
    guard controller.isMadeForColumn else { return current(controller) }
    var stack = controller
    stack.children = stack.children.map(current)
    return stack
  }
}

extension ModelController {
  /// A new stack for a column.
  func inStack(_ number: Int) -> ModelController {
    ModelController(number: number, kind: .stack, children: [self], isMadeForColumn: true)
  }

  mutating func put(_ controller: ModelController?, in column: Int) {
    children.removeAll { $0.column == column }
    guard var controller else { return }
    controller.column = column
    children.append(controller)
    children.sort { $0.column < $1.column }
  }
}
