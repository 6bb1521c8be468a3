import Foundation
import RoutesTesting
import TestSupport
import Testing

@testable import Routes

/// A journal is data that somebody may have changed.
@Suite struct ChangedJournalTests {
  @Test(arguments: [
    [Transition.RecordedChange.Form.push(.kept(0), onto: 0)],
    [.push(.kept(1), onto: 0)],
    [.push(.kept(7), onto: 0)],
    [.push(.new(Snapshot()), onto: 0)],
    [.push(.new(Snapshot(screens: [.init(name: "A", placement: .child(of: 3))])), onto: 0)],
    [.push(.kept(1), onto: 1)],
    [.pop(count: -1, from: 0)],
    [.pop(count: 0, from: 0)],
    [.pop(count: 5, from: 0)],
    [.stack([.kept(1), .kept(1)], of: 0)],
    [.stack([.kept(0)], of: 0)],
    [.present(.kept(0), by: 1, style: .pageSheet)],
    [.dismiss(by: 0)],
    [.select(index: 9, in: 0)],
    [.column(.detail, nil, of: 0)],
    [
      .root(.new(Snapshot(screens: [.init(name: "Login", placement: .root)]))),
      .push(.kept(1), onto: 0),
    ],
    [.unembed(0)],
    [.unembed(1)],
    [
      .root(.new(Snapshot(screens: [.init(name: "Login", placement: .root)]))),
      .root(.new(Snapshot(screens: [.init(name: "Start", placement: .root)]))),
    ],
    [.root(.kept(1)), .root(.kept(0))],
  ])
  func anInconsistentJournalIsAnError(_ changes: [Transition.RecordedChange.Form]) throws {
    let journal = Journal(
      start: try Snapshot("nav(Feed)"),
      entries: [.began(Transition(kind: .custom, changes: changes.map { .init($0) })), .finished]
    )
    #expect(throws: Snapshot.RestorationError.self) { try ControllerGraph(replaying: journal) }
  }

  @Test(
    arguments: [
      ("tab(*A, B)", [.select(index: 2, in: 0)]), ("tab(*A, B)", [.select(index: -1, in: 0)]),
      ("D(*A)", [.arrange([.kept(1)], content: 1, of: 0)]),
      ("D(*A)", [.arrange([.kept(1)], content: -1, of: 0)]),
      ("D(*A)", [.arrange([.kept(1), .kept(1)], content: 0, of: 0)]),
      // The container of the second change leaves with the first.
      (
        "regular: split(nav(Menu), nav(List), nav(Item))",
        [.column(.detail, nil, of: 0), .push(.kept(5), onto: 3)]
      ),
    ] as [(String, [Transition.RecordedChange.Form])]
  )
  func `a change that the start does not allow is an error`(
    start: String,
    changes: [Transition.RecordedChange.Form]
  ) throws {
    let transition = Transition(kind: .custom, changes: changes.map { .init($0) })
    let journal = Journal(start: try Snapshot(start), entries: [.began(transition), .finished])
    #expect(throws: Snapshot.RestorationError.self) { try ControllerGraph(replaying: journal) }
  }

  static let steps: [([Journal.Entry], position: Int, step: String, problem: String)] = {
    func push(_ controllers: String...) -> Journal.Entry {
      .began(
        Transition(
          kind: .push,
          destination: "Post",
          changes: controllers.map {
            .init(.push(.new((try? Snapshot($0)) ?? Snapshot()), onto: 0))
          }
        )
      )
    }
    let noneActive = Refusal.TransitionReason.noneActive.description
    let isOnStack = Refusal.StackReason.notPushable("nav(A)").description
    return [
      ([.finished], 0, "finish the transition", noneActive),
      ([.called(.didLoad, 0), .cancelled], 1, "cancel the transition", noneActive),
      ([push("A"), .finished, .finished], 2, "finish the transition", noneActive),
      ([push("A"), push("B")], 1, "push Post", "a transition begins during another one"),
      ([push()], 0, "push Post", "a transition has no changes"),
      ([push("A"), .finished, push("nav(A)")], 2, "push Post", isOnStack),
      ([.loaded(7)], 0, "load controller 7", "names controller 7, which does not exist"),
      (
        [push(""), .finished], 0, "push Post", "position 0 of the snapshot is missing"
      ),
    ]
  }()

  @Test(arguments: steps)
  func `an error names the step`(
    _ entries: [Journal.Entry],
    position: Int,
    step: String,
    problem: String
  ) throws {
    let journal = Journal(start: try Snapshot("nav(Feed)"), entries: entries)
    let error = Snapshot.RestorationError.malformedStep(
      position: position,
      step: step,
      problem: problem
    )
    #expect(throws: error) { try ControllerGraph(replaying: journal) }
    #expect(error.description == "entries[\(position)] of the journal, '\(step)': \(problem)")
  }

  @Test func `a controller that has left presents and embeds nothing`() throws {
    let graph = try ControllerGraph(recording: "nav(Feed)")
    try graph.present(screen("Share"))
    try graph.dismiss()
    var journal = try #require(graph.journal)
    journal.entries.removeAll { if case .called = $0 { true } else { false } }
    let late = try Snapshot("Late")
    for change in [
      Transition.RecordedChange.Form.present(.new(late), by: 2, style: .pageSheet),
      .embed(.new(late), in: 2),
    ] {
      var changed = journal
      changed.entries.append(.began(Transition(kind: .custom, changes: [.init(change)])))
      let error = Snapshot.RestorationError.malformedStep(
        position: 4,
        step: "custom",
        problem: "changes controller 2, which has left the graph"
      )
      #expect(throws: error) { try ControllerGraph(replaying: changed) }
    }
  }

  private static let once: [@Sendable (ControllerGraph) throws -> Void] = [
    { try $0.present(screen("Help"), from: $0.presented(by: #require($0.root))) },
    { try $0.pop(from: $0.root) }, { try $0.dismiss() },
  ]

  /// The changes of the only transition stand twice in the journal.
  @Test(arguments: once.indices)
  func `a changed journal that does twice what can be done once is refused`(index: Int) throws {
    let graph = try ControllerGraph(recording: "nav(Feed, Post) > sheet Share")
    try Self.once[index](graph)
    var journal = try #require(graph.journal)
    journal.entries = journal.entries.map { entry in
      guard case .began(var transition) = entry else { return entry }
      transition.changes += transition.changes
      return .began(transition)
    }
    #expect(throws: Snapshot.RestorationError.self) { try ControllerGraph(replaying: journal) }
  }

  /// Journals are changed as JSON: values are removed, replaced and exchanged.
  @Test(arguments: 0..<4)
  func `a journal that was changed at random is replayed, or an error names the step`(
    _ seed: UInt64
  ) throws {
    let graph = try JournalTests.makeGraph()
    graph.startRecording()
    try JournalTests.wander(graph)
    var journal = try #require(graph.journal)
    // A replay ignores the calls of a journal.
    journal.entries.removeAll { if case .called = $0 { true } else { false } }
    let original = try JSONValue(journal)
    var random = SplitMix(seed: seed)
    var (replayed, refused) = (0, 0)
    for round in 0..<Effort.times(60) {
      var changed = original
      for _ in 0...Int.random(in: 0...3, using: &random) {
        changed.change(Int.random(in: 0..<changed.count, using: &random), using: &random)
      }
      guard let journal = try? changed.decoded(as: Journal.self) else { continue }
      do {
        let graph = try ControllerGraph(replaying: journal)
        #expect(graph.contradictions.isEmpty, "seed \(seed), round \(round)")
        let again = try ControllerGraph(restoring: graph.snapshot)
        #expect(again.snapshot == graph.snapshot, "seed \(seed), round \(round)")
        replayed += 1
      } catch Snapshot.RestorationError.malformedStep(let position, _, _) {
        #expect(journal.entries.indices.contains(position))
        refused += 1
      } catch Snapshot.RestorationError.malformed {}
    }
    #expect(replayed > 3 && refused > 3, "\(replayed) replayed, \(refused) refused")
  }
}

/// A value of JSON that can be changed anywhere.
private indirect enum JSONValue: Codable {
  case object([String: JSONValue])
  case array([JSONValue])
  case number(Int)
  case other(Bool?, String?)

  init(_ value: some Encodable) throws {
    self = try JSONDecoder().decode(Self.self, from: JSONEncoder().encode(value))
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let object = try? container.decode([String: JSONValue].self) {
      self = .object(object)
    } else if let array = try? container.decode([JSONValue].self) {
      self = .array(array)
    } else if let number = try? container.decode(Int.self) {
      self = .number(number)
    } else {
      self = .other(try? container.decode(Bool.self), try? container.decode(String.self))
    }
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .object(let object): try container.encode(object)
    case .array(let array): try container.encode(array)
    case .number(let number): try container.encode(number)
    case .other(let bool?, _): try container.encode(bool)
    case .other(_, let string): try container.encode(string)
    }
  }

  func decoded<Value: Decodable>(as type: Value.Type) throws -> Value {
    try JSONDecoder().decode(type, from: JSONEncoder().encode(self))
  }

  /// The number of values inside this one, and this one.
  var count: Int {
    switch self {
    case .object(let object): object.values.reduce(1) { $0 + $1.count }
    case .array(let array): array.reduce(1) { $0 + $1.count }
    case .number, .other: 1
    }
  }

  /// Changes the value of a position, in the order of ``count``.
  mutating func change(_ position: Int, using random: inout SplitMix) {
    var position = position - 1
    switch self {
    case .object(var object):
      for key in object.keys.sorted() {
        guard position >= 0, let count = object[key]?.count else { break }
        if position < count { object[key]?.change(position, using: &random) }
        position -= count
      }
      self = .object(object)
    case .array(var array):
      if position < 0, array.count > 1 {
        let index = Int.random(in: 0..<array.count, using: &random)
        switch Int.random(in: 0..<3, using: &random) {
        case 0: array.remove(at: index)
        case 1: array.insert(array[index], at: Int.random(in: 0...array.count, using: &random))
        default: array.swapAt(index, Int.random(in: 0..<array.count, using: &random))
        }
      }
      for index in array.indices {
        guard position >= 0 else { break }
        let count = array[index].count
        if position < count { array[index].change(position, using: &random) }
        position -= count
      }
      self = .array(array)
    case .number: self = .number(Int.random(in: -1...8, using: &random))
    case .other: break
    }
  }
}
