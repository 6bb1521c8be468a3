import Routes
import RoutesLinks

/// The number of patterns in a table.
protocol TableSize { static var count: Int { get } }

enum Ten: TableSize { static var count: Int { 10 } }
enum Hundred: TableSize { static var count: Int { 100 } }
enum Thousand: TableSize { static var count: Int { 1_000 } }
enum TenThousand: TableSize { static var count: Int { 10_000 } }

/// A value with as many cases as a table has patterns.
struct Numbered<Size: TableSize>: Linkable {
  struct CodingKeys: CodingKey, CaseIterable {
    let number: Int
    var stringValue: String { "case\(number)" }
    var intValue: Int? { nil }

    init(number: Int) { self.number = number }

    init?(stringValue: String) {
      guard let number = Int(stringValue.dropFirst(4)) else { return nil }
      self.number = number
    }

    init?(intValue: Int) { nil }

    static var allCases: [CodingKeys] { (0..<Size.count).map { CodingKeys(number: $0) } }
  }

  private enum PayloadKeys: CodingKey { case id }

  let key: CodingKeys
  let id: Int

  var linkPattern: (CodingKeys, LinkPattern) {
    let text = "/users/\(key.number)/status/{id}"
    return (key, LinkPattern(text))
  }

  init(number: Int, id: Int) {
    key = CodingKeys(number: number)
    self.id = id
  }

  init(from decoder: any Decoder) throws {
    let cases = try decoder.container(keyedBy: CodingKeys.self)
    key = cases.allKeys.first ?? CodingKeys(number: 0)
    let payloads = try cases.nestedContainer(keyedBy: PayloadKeys.self, forKey: key)
    id = try payloads.decode(Int.self, forKey: .id)
  }

  func encode(to encoder: any Encoder) throws {
    var cases = encoder.container(keyedBy: CodingKeys.self)
    var payloads = cases.nestedContainer(keyedBy: PayloadKeys.self, forKey: key)
    try payloads.encode(id, forKey: .id)
  }
}

/// Links and opening, for tables and graphs of several sizes.
enum LinkBenchmarks {
  static func measure() throws {
    try measure(Ten.self)
    try measure(Hundred.self)
    try measure(Thousand.self)
    try measure(TenThousand.self)
    for height in Report.sizes(10, 100, 1_000, 10_000) { try measureOpening(height: height) }
  }

  private static func measure<Size: TableSize>(_ size: Size.Type) throws {
    guard !Report.sizes(Size.count).isEmpty else { return }
    let operations = 100
    let made = try Measurement.perOperation(rounds: 3, operations: 1) {
    } work: { _ in
      _ = try LinkTable<Numbered<Size>>()
    }
    Report.row("links: make and check a table", Size.count, made)
    let printed = try Measurement.perOperation(operations: operations) {
    } work: { _ in
      for id in 0..<operations { _ = try Numbered<Size>(number: id % Size.count, id: id).link }
    }
    Report.row("links: write a link", Size.count, printed)
    let table = try LinkTable<Numbered<Size>>()
    let links = try (0..<operations).map { id in
      try Numbered<Size>(number: id % Size.count, id: id).link
    }
    let parsed = try Measurement.perOperation(operations: operations) {
    } work: { _ in
      for link in links { _ = try table.destination(for: link) }
    }
    Report.row("links: read a link", Size.count, parsed)
  }

  private final class StartController: Controller {}
  private final class ScreenController: Controller {}

  private struct Goal: Destination {
    var route: Route { Route(Segue<ScreenController>("ShowScreen")) }
  }

  private static func measureOpening(height: Int) throws {
    let opened = try Measurement.perOperation(operations: 1) { () throws -> ControllerGraph in
      var registry = SegueRegistry()
      try registry.register(
        Segue<ScreenController>.From<StartController>("ShowScreen"),
        from: StartController.self,
        kind: .show
      ) { ScreenController() }
      let stack = NavigationController(root: StartController())
      let graph = try ControllerGraph(root: stack, registry: registry)
      try graph.setStack([stack.stack[0]] + (1..<height).map { _ in ScreenController() })
      return graph
    } work: { graph in
      try graph.open(Goal())
    }
    Report.row("open a destination from the top of a stack", height, opened)
  }
}
