extension MoveSet {
  static let all: [MoveSet] = [
    MoveSet(
      name: "a stack and a sheet",
      start: 0,
      moves: [
        .init(kind: .push), .init(kind: .goBack), .init(kind: .popToRoot),
        .init(kind: .setStack, what: 1), .init(kind: .present), .init(kind: .dismiss),
        .init(kind: .unwind),
      ]
    ),
    MoveSet(
      name: "a stack in time",
      setting: Setting(policy: .queue, waits: true, records: true),
      start: 0,
      moves: [
        .init(kind: .push), .init(kind: .pop), .init(kind: .beginSwipeBack),
        .init(kind: .present, how: 3), .init(kind: .finish), .init(kind: .cancel),
      ]
    ),
    MoveSet(
      name: "tabs and contexts",
      setting: Setting(isWide: true),
      start: 1,
      moves: [
        .init(kind: .select, how: 2), .init(kind: .tap), .init(kind: .push),
        .init(kind: .present, how: 5), .init(kind: .present, source: 1, how: 0),
        .init(kind: .dismiss),
      ]
    ),
    MoveSet(
      name: "columns",
      start: 2,
      moves: [
        .init(kind: .showDetail), .init(kind: .show, source: 5), .init(kind: .resize, how: 1),
        .init(kind: .resize), .init(kind: .goBack), .init(kind: .present, how: 3),
        .init(kind: .setColumn, what: 4, how: 2),
      ]
    ),
    MoveSet(
      name: "swipes",
      setting: Setting(records: true),
      start: 0,
      moves: [
        .init(kind: .present, how: 3), .init(kind: .present, what: 3), .init(kind: .swipeDown),
        .init(kind: .beginSwipeDown), .init(kind: .finish), .init(kind: .cancel),
        .init(kind: .dismiss, source: 3),
      ]
    ),
    MoveSet(
      name: "double taps",
      setting: Setting(policy: .dropRepeats, waits: true),
      start: 0,
      moves: [
        .init(kind: .trigger), .init(kind: .trigger, what: 5), .init(kind: .beginSwipeBack),
        .init(kind: .goBack), .init(kind: .finish), .init(kind: .cancel),
      ]
    ),
    MoveSet(
      name: "own containers",
      start: 5,
      moves: [
        .init(kind: .arrange, how: 2), .init(kind: .arrange, what: 6, how: 12),
        .init(kind: .embed, how: 0), .init(kind: .remove), .init(kind: .unwind, source: 5),
        .init(kind: .setRoot, what: 15),
      ]
    ),
    MoveSet(
      name: "pages",
      setting: Setting(policy: .queue, records: true),
      start: 9,
      moves: [
        .init(kind: .turn), .init(kind: .swipe, how: 1), .init(kind: .beginSwipe, how: 2),
        .init(kind: .beginSwipe, how: 3), .init(kind: .present, how: 3), .init(kind: .finish),
        .init(kind: .cancel),
      ]
    ),
    MoveSet(
      name: "three columns",
      setting: Setting(isWide: true, records: true),
      start: 12,
      moves: [
        .init(kind: .showDetail), .init(kind: .resize, how: 1), .init(kind: .resize),
        .init(kind: .goBack), .init(kind: .push), .init(kind: .hideColumn),
        .init(kind: .showColumn),
      ]
    ),
    MoveSet(
      name: "tabs set again",
      setting: Setting(records: true),
      start: 1,
      moves: [
        .init(kind: .setTabs, source: 1, what: 6), .init(kind: .setTabs, source: 1, how: 12),
        .init(kind: .setTabs, source: 1, how: 16), .init(kind: .selectTab, what: 5),
        .init(kind: .remove, what: 3), .init(kind: .tap, source: 1),
      ]
    ),
  ]
}
