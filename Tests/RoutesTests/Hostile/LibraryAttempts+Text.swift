import Foundation
import Routes
import RoutesTesting
import StoryboardModel

/// Text that comes from outside: notations, storyboards, journals and snapshots.
extension LibraryAttempt {
  static let text: [LibraryAttempt] =
    (HostileNotation.texts + long).map(notation)
    + (HostileNotation.storyboards + HostileNotation.texts.prefix(20)).map(storyboard)
    + journals + coded + placed

  private static let long: [String] = [
    repeated("(", 100_000), repeated(")", 100_000), repeated("nav(", 100_000),
    repeated("nav(", 20_000) + "A" + repeated(")", 20_000), repeated("A[", 100_000),
    repeated("A > sheet ", 20_000) + "A", "nav(" + repeated("A, ", 20_000) + "A)",
    repeated("*", 100_000), repeated("\"", 100_001), repeated("A", 1_000_000),
    "\"" + repeated("\\u{41}", 20_000) + "\"", repeated("_, ", 50_000),
    repeated("\u{301}", 100_000),
  ]

  private static func repeated(_ text: String, _ count: Int) -> String {
    String(repeating: text, count: count)
  }

  private static func title(_ text: String) -> String {
    text.utf8.count > 60 ? "\(text.prefix(20).debugDescription) and so on" : text.debugDescription
  }

  /// Text is a snapshot that is written and read back the same, or an error that can be printed.
  private static func notation(_ text: String) -> LibraryAttempt {
    LibraryAttempt(.notations, title(text)) {
      do {
        let snapshot = try Snapshot(text)
        let again = try Snapshot(snapshot.description)
        try require(again == snapshot, "the description reads back as another snapshot")
        if text.utf8.count < 1_000 { _ = try? ControllerGraph(restoring: snapshot) }
      } catch let error as Snapshot.NotationError {
        try requirePrintable(error.description)
      }
    }
  }

  private static func storyboard(_ text: String) -> LibraryAttempt {
    LibraryAttempt(.storyboards, title(text)) {
      do {
        let storyboard = try Storyboard(notation: text)
        let again = try Storyboard(notation: storyboard.notation)
        try require(again == storyboard, "the notation reads back as another storyboard")
        let registry = try SegueRegistry(storyboards: [storyboard])
        _ = registry.identifiers
        _ = RouteTable(storyboards: storyboard).routes
      } catch let error as Storyboard.NotationError {
        try requirePrintable(error.description)
      } catch is SegueRegistry.RegistrationError {}
    }
  }

  private static func requirePrintable(_ text: String) throws {
    try require(!text.isEmpty, "an error says nothing")
    try require(text.utf8.count < 4_000, "an error has \(text.utf8.count) bytes")
  }

  /// A journal in which one thing was changed restores a graph, or is an error.
  private static let journals: [LibraryAttempt] = (changes + omissions + repetitions).map {
    name,
    change in
    LibraryAttempt(.journals, name) {
      var journal = try recorded()
      change(&journal)
      do {
        let graph = try ControllerGraph(replaying: journal)
        let found = graph.snapshot
        try require(try Snapshot(found.description) == found, "the graph cannot be described")
        try require(
          Set(found.description.split(separator: " ")).count > 0,
          "the graph is empty"
        )
      } catch is Snapshot.RestorationError {
      } catch let error as Broken { throw error }
    }
  }

  private typealias Change = @Sendable (inout Journal) -> Void

  private static let changes: [(String, Change)] = [
    ("without entries", { $0.entries = [] }),
    ("without a start", { $0.start = Snapshot() }),
    ("another start", { if let start = try? Snapshot("tab(*A, B)") { $0.start = start } }),
    ("backwards", { $0.entries.reverse() }),
    ("twice", { $0.entries += $0.entries }),
    ("every entry twice", { $0.entries = $0.entries.flatMap { [$0, $0] } }),
    ("loaded beyond the start", { $0.loaded = [99, -1, .max, .min] }),
    ("loaded twice", { $0.loaded += $0.loaded }),
    ("ended twice", { $0.entries += [.finished, .finished] }),
    ("cancelled at the end", { $0.entries.append(.cancelled) }),
    ("called nobody", { $0.entries.append(.called(.didAppear, .max)) }),
    ("called a negative one", { $0.entries.append(.called(.didLoad, -1)) }),
    ("gave back nobody", { $0.entries.append(.returned(.min)) }),
    ("embedded in nobody", { $0.entries.append(.embedded($0.start, in: 1_000)) }),
    ("embedded nothing", { $0.entries.append(.embedded(Snapshot(), in: 0)) }),
    ("without ends", { $0.entries.removeAll { $0 == .finished } }),
  ]

  private static let omissions: [(String, Change)] = (0..<12).map { index in
    (
      "without entry \(index)",
      { $0.entries = $0.entries.enumerated().filter { $0.offset != index }.map(\.element) }
    )
  }

  private static let repetitions: [(String, Change)] = (0..<12).map { index in
    (
      "with entry \(index) again at the end",
      { $0.entries += $0.entries.dropFirst(index).prefix(1) }
    )
  }

  private static func recorded() throws -> Journal {
    let graph = try ControllerGraph(restoring: Snapshot("nav(A)"))
    graph.startRecording()
    try graph.push(HostileScreen())
    try graph.present(NavigationController(root: HostileScreen()))
    try graph.dismiss()
    try graph.embed(HostileScreen(), in: graph.root ?? HostileScreen())
    try graph.pop()
    guard let journal = graph.journal else { throw Broken(description: "no journal") }
    return journal
  }

  /// Values that are decoded from JSON of others.
  private static let coded: [LibraryAttempt] = jsonTexts.map { text in
    LibraryAttempt(.snapshots, title(text)) {
      let data = Data(text.utf8)
      _ = try? JSONDecoder().decode(RouteTable.self, from: data)
      _ = try? JSONDecoder().decode(Storyboard.self, from: data)
      if let snapshot = try? JSONDecoder().decode(Snapshot.self, from: data) {
        _ = try? ControllerGraph(restoring: snapshot)
      }
      if let journal = try? JSONDecoder().decode(Journal.self, from: data) {
        _ = try? ControllerGraph(replaying: journal)
      }
    }
  }

  private static let jsonTexts = [
    "", "null", "[]", "{}", "{\"width\": \"compact\"}", "{\"width\": \"x\", \"screens\": []}",
    "{\"width\": \"compact\", \"screens\": [{}]}", "{\"width\": \"compact\", \"screens\": 1}",
    repeated("[", 400), repeated("{\"screens\":", 400), "{\"start\": {}, \"entries\": []}",
    "{\"version\": 1, \"routes\": [{}]}", "{\"version\": 9, \"routes\": []}",
  ]

  private static let places: [Snapshot.Placement] = [-1, 0, 1, 2, 5, .max, .min].flatMap { owner in
    [.child(of: owner), .embedded(in: owner), .presented(by: owner, style: .pageSheet)]
  }

  private static let placed: [LibraryAttempt] = places.map { place in
    LibraryAttempt(.snapshots, "a screen at \(place)") {
      let snapshot = Snapshot(
        screens: [
          .init(name: "A", kind: .navigation, placement: .root),
          .init(name: "B", placement: place),
          .init(name: "B", placement: place, isSelected: true),
        ]
      )
      do {
        let graph = try ControllerGraph(restoring: snapshot)
        try require(graph.snapshot == snapshot, "another graph was restored")
      } catch is Snapshot.RestorationError {}
    }
  }
}
