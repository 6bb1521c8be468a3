import TestSupport

/// A sequence of requests to the model and the library, with the hierarchy it starts from.
struct Walk: Hashable {
  var setting = Setting()
  /// The position of the first hierarchy in ``roots``.
  var start = 0
  var moves: [Move] = []
  /// The moves that are made inside calls, by the numbers of these.
  var script: [Int: Move] = [:]
  var flaw: ReferenceModel.Flaw?

  /// The requests. Their numbers choose among the controllers that are in the graph by then.
  ///
  /// Every move is valid in every state, so that moves can be removed from a walk.
  struct Move: Hashable {
    var kind: Kind
    var source = 0
    var what = 0
    var how = 0
  }

  enum Kind: CaseIterable {
    case push, pop, popToRoot, popTo, setStack
    case show, showDetail, present, dismiss
    case swipeDown, beginSwipeDown, goBack, beginSwipeBack, finish, cancel
    case select, tap, setColumn, turn, arrange, embed, remove
    case setRoot, resize, unwind, perform, trigger
    case tapAction, selectTab, setTabs, hideColumn, showColumn
    case swipe, beginSwipe, load, search, endSearch
  }
}

extension Walk {
  /// A random walk, which the seed determines.
  static func random(seed: UInt64, settings: [Setting], longest: Int = 40) -> Walk {
    var random = SplitMix(seed: seed)
    var walk = Walk(
      setting: settings[random.below(settings.count)],
      start: random.below(roots.count)
    )
    for _ in 0...random.below(longest) { walk.moves.append(move(&random)) }
    // Half of the walks also make moves inside calls.
    let count = random.below(2) * random.below(24)
    for _ in 0..<count { walk.script[1 + random.below(400)] = move(&random) }
    return walk
  }

  private static func move(_ random: inout SplitMix) -> Move {
    Move(
      kind: kinds[random.below(kinds.count)],
      source: random.below(10_000),
      what: random.below(10_000),
      how: random.below(10_000)
    )
  }

  /// The kinds, some of them repeated to be chosen more often.
  private static let kinds: [Kind] =
    Kind.allCases + [.push, .push, .show, .present, .present, .finish, .finish, .trigger, .embed]
    + [.perform, .tapAction, .unwind, .resize, .beginSwipeBack, .beginSwipeDown]

  /// All settings of a graph.
  static let settings: [Setting] = [false, true].flatMap { isWide in
    [false, true].flatMap { waits in
      [false, true].flatMap { records in
        ReferenceModel.Policy.allCases.map {
          Setting(isWide: isWide, policy: $0, waits: waits, records: records)
        }
      }
    }
  }
}

extension Walk {
  /// The hierarchies that walks start with.
  static let roots: [ModelController?] = [
    .of(.stack, [.of(.home)]),
    .of(.tabs, [.of(.stack, [.of(.home)]), .of(.stack, [.of(.plain)]), .of(.context)]),
    split(.of(.stack, [.of(.home)]), .of(.plain)),
    .of(.silentStack, [.of(.silent)]),
    .of(.pickyTabs, [.of(.home), .of(.context), .of(.silent)]),
    .of(.drawer, [.of(.home), .of(.stack, [.of(.plain), .of(.plain)])]),
    .of(.tabs, [.of(.context), split(.of(.stack, [.of(.plain), .of(.plain)]), nil)]),
    .of(.cupboard, [.of(.plain), .of(.home)]),
    split(.of(.home), .of(.stack, [.of(.plain)])),
    .of(.pages, [.of(.home), .of(.context)]),
    .of(.silent),
    nil,
    split(.of(.stack, [.of(.home)]), .of(.plain), .of(.plain)),
    split(.of(.stack, [.of(.home)]), .of(.stack, [.of(.plain)]), .of(.stack, [.of(.plain)])),
    .of(.usher, [.of(.stack, [.of(.home)]), .of(.plain)]),
    .of(.stack, [.of(.usher, [.of(.context)])]),
  ]

  /// The hierarchies that moves add.
  static let shapes: [ModelController] = [
    .of(.plain),
    .of(.home),
    .of(.context),
    .of(.modal),
    .of(.unwilling),
    .of(.silent),
    .of(.stack, [.of(.plain)]),
    .of(.stack, [.of(.home), .of(.plain)]),
    .of(.silentStack, [.of(.silent)]),
    .of(.stack),
    .of(.tabs, [.of(.stack, [.of(.plain), .of(.plain)]), .of(.home)]),
    .of(.tabs),
    .of(.pickyTabs, [.of(.silent), .of(.plain)]),
    split(.of(.stack, [.of(.plain)]), .of(.plain)),
    split(.of(.stack, [.of(.plain), .of(.home)]), nil),
    split(.of(.plain), nil),
    .of(.pages, [.of(.plain)]),
    .of(.drawer, [.of(.plain), .of(.home)]),
    .of(.cupboard, [.of(.plain), .of(.home)]),
    .of(.floating),
    .of(.stack, [.of(.floating)]),
    .of(.bare),
    .of(.adaptive),
    .of(.adaptive),
    .of(.search, [.of(.plain)]),
    .of(.usher, [.of(.plain), .of(.home)]),
    .of(.stack, [.of(.home), .of(.usher, [.of(.stack, [.of(.plain)])])]),
    .of(.tabs, (0..<6).map { _ in .of(.silent) }),
    .of(.tabs, [.of(.stack, [.of(.home), .of(.bare)]), .of(.stack, [.of(.bare), .of(.plain)])]),
    .of(.stack, [.of(.home), .of(.modal)]),
    .of(.stack, [.of(.tabs, [.of(.plain)])]),
    split(.of(.stack, [.of(.plain)]), .of(.plain), .of(.home)),
    split(.of(.stack, [.of(.plain)]), split(.of(.plain), nil)),
    split(.of(.stack, [.of(.plain)]), .of(.plain), nil, .of(.stack, [.of(.home)])),
    .of(.drawer, [.of(.stack, [.of(.plain), .of(.stack, [.of(.plain)])])]),
    .of(.tabs, [.of(.pages, [.of(.plain), .of(.plain), .of(.plain)])]),
    split(.of(.stack), .of(.stack, [.of(.plain)])),
    split(.of(.stack, [.of(.plain)]), .of(.stack, [.of(.stack, [.of(.plain)])])),
    .of(.alert),
    .of(.actionSheet),
    .of(.actionSheet),
    split(.of(.stack, [.of(.plain)]), .of(.stack, [.of(.home), .of(.plain)])),
  ]

  private static func split(
    _ primary: ModelController,
    _ detail: ModelController?,
    _ supplementary: ModelController? = nil,
    _ compact: ModelController? = nil
  ) -> ModelController {
    let columns = [primary, supplementary, detail, compact].enumerated().compactMap {
      column,
      child in
      child.map { ($0, column) }
    }
    var split = ModelController.of(
      .columns,
      columns.map { controller, column in
        var controller = controller
        controller.column = column
        return controller
      }
    )
    // A plain controller in a column would get a stack, which has no number.
    split.hasStyle = split.children.allSatisfy {
      $0.column == 3 || [.stack, .columns].contains($0.structure)
    }
    return split
  }
}

extension ModelController {
  static func of(_ kind: Kind, _ children: [ModelController] = []) -> ModelController {
    ModelController(number: 0, kind: kind, children: children)
  }

  /// The same with the next numbers, each controller before its children.
  func numbered(from next: inout Int) -> ModelController {
    var controller = self
    controller.number = next
    next += 1
    controller.children = controller.children.map { $0.numbered(from: &next) }
    if controller.replacesPrimary {
      controller.home = controller.children.filter { $0.column == 0 }
    }
    return controller
  }
}
