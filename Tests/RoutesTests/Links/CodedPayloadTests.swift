import Routes
import RoutesLinks
import Testing

/// A payload whose type has code of its own.
private protocol Coded: Codable, Equatable {
  static var pattern: LinkPattern { get }
  static var examples: [Self] { get }
}

extension Coded {
  static var examples: [Self] { [] }
}

/// A case with such a payload.
private enum Carrier<Payload: Coded>: Codable, Equatable, Linkable {
  case value(Payload)

  enum CodingKeys: CodingKey, CaseIterable { case value }
  var linkPattern: (CodingKeys, LinkPattern) { (.value, Payload.pattern) }
  static var linkExamples: [Self] { Payload.examples.map { .value($0) } }
}

private class Shape: Codable {
  var id = 0
}

private final class Circle: Shape, Coded {
  static let pattern: LinkPattern = "/circle/{_0.radius}/{_0.super.id}"
  var radius = 0

  init(_ id: Int, radius: Int) {
    super.init()
    self.id = id
    self.radius = radius
  }

  private enum Key: CodingKey { case radius }

  required init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    radius = try container.decode(Int.self, forKey: .radius)
    try super.init(from: container.superDecoder())
  }

  override func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(radius, forKey: .radius)
    try super.encode(to: container.superEncoder())
  }

  static func == (left: Circle, right: Circle) -> Bool {
    left.id == right.id && left.radius == right.radius
  }
}

/// Parts that are coded one by one.
private struct Parts: Coded {
  static let pattern: LinkPattern = "/parts/{_0.id.id}?n={_0.numbers}&t={_0.text}"
  var id = Shape()
  var numbers: [Int] = []
  var text: String?

  init(id: Int, numbers: [Int], text: String?) {
    self.id.id = id
    self.numbers = numbers
    self.text = text
  }

  private enum Key: CodingKey { case id, numbers, text }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    id = try Shape(from: container.superDecoder(forKey: .id))
    var list = try container.nestedUnkeyedContainer(forKey: .numbers)
    for _ in 0..<(list.count ?? 0) {
      if let number = try list.decodeIfPresent(Int.self) { numbers.append(number) }
    }
    if try !container.decodeNil(forKey: .text) {
      text = try container.decode(String.self, forKey: .text)
    }
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try id.encode(to: container.superEncoder(forKey: .id))
    var list = container.nestedUnkeyedContainer(forKey: .numbers)
    for number in numbers { try list.encode(number) }
    if let text {
      try container.encode(text, forKey: .text)
    } else {
      try container.encodeNil(forKey: .text)
    }
  }

  static func == (left: Parts, right: Parts) -> Bool {
    left.id.id == right.id.id && left.numbers == right.numbers && left.text == right.text
  }
}

/// Lists of what is no single value, and of what may be absent.
private struct Nested: Coded {
  static let pattern: LinkPattern = "/nested?n={_0.numbers}"
  var numbers: [[Int]]
}
private struct Sparse: Coded {
  static let pattern: LinkPattern = "/sparse?n={_0.numbers}"
  var numbers: [Int?]
}

/// A list in whose elements an app's code reads or writes parts.
private struct Listed: Coded {
  static let pattern: LinkPattern = "/listed?n={_0}"
  enum Way: CaseIterable { case nested, list, upper, absent, two }
  @TaskLocal static var way = Way.nested
  private enum Key: CodingKey { case a }

  init() {}

  init(from decoder: any Decoder) throws {
    var list = try decoder.unkeyedContainer()
    switch Self.way {
    case .nested: _ = try list.nestedContainer(keyedBy: Key.self)
    case .list: _ = try list.nestedUnkeyedContainer()
    case .upper: _ = try list.superDecoder()
    case .absent, .two: for _ in 1...2 { _ = try list.decode(Int.self) }
    }
  }

  func encode(to encoder: any Encoder) throws {
    var list = encoder.unkeyedContainer()
    switch Self.way {
    case .nested: _ = list.nestedContainer(keyedBy: Key.self)
    case .list: _ = list.nestedUnkeyedContainer()
    case .upper: _ = list.superEncoder().unkeyedContainer()
    case .absent: try list.encodeNil()
    case .two: for number in 1...2 { try list.encode(number) }
    }
  }
}

/// A text that no sample is.
private struct Unknown: Coded {
  static let pattern: LinkPattern = "/unknown?t={_0}"
  let description = "123456789"
  init() {}
  init(from decoder: any Decoder) throws {
    let text = try decoder.singleValueContainer().decode(String.self)
    if text != description { throw Failure(description: "another") }
  }
  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }
}

/// A text that grows when it is written.
private struct Growing: Coded {
  static let pattern: LinkPattern = "/growing/{_0}"
  init(from decoder: any Decoder) throws {
    let text = try decoder.singleValueContainer().decode(String.self)
    if text != "1" { throw Failure(description: "another") }
  }
  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode("11")
  }
}

/// A text that cannot be a part of a path.
private struct Dots: Coded {
  static let pattern: LinkPattern = "/dots/{_0.text}"
  static let examples = [Dots(text: "a"), Dots(text: "..")]
  var text: String
}

/// A value without payloads, which the app's code reads and writes.
private enum Bare: Linkable, Equatable {
  case number(Int)
  case page(ResultPage)
  case broken

  enum CodingKeys: CodingKey, CaseIterable { case page }

  var linkPattern: (CodingKeys, LinkPattern) { (.page, "/page/{number}?s={sizes}") }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let page = try container.decode(ResultPage.self, forKey: .page)
    if page.number == 7 { throw Failure(description: "seven") }
    self = .page(page)
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    switch self {
    case .number(let number): try container.encode(number, forKey: .page)
    case .page(let page): try container.encode(page, forKey: .page)
    case .broken: throw Failure(description: "broken")
    }
  }
}

/// Payloads whose types have code of their own.
@Suite struct CodedPayloadTests {
  private func issues<Payload: Coded>(_ type: Payload.Type) -> [String] {
    Carrier<Payload>.linkIssues.map { "\($0.problem)" }
  }

  private func expect<Payload: Coded>(_ payload: Payload, _ link: String) throws {
    #expect(issues(Payload.self) == [])
    #expect(try Carrier.value(payload).link == link)
    #expect(try Carrier(link: link) == .value(payload))
  }

  private func failure(_ body: () throws -> some Any) -> String? {
    #expect(throws: LinkError.self) { _ = try body() }?.description
  }

  @Test func `parts that are coded one by one are written and read again`() throws {
    try expect(Circle(3, radius: 4), "/circle/4/3")
    try expect(Parts(id: 1, numbers: [2, 3], text: "x"), "/parts/1?n=2&n=3&t=x")
    try expect(Parts(id: 1, numbers: [], text: nil), "/parts/1")
    try expect(Sparse(numbers: [1, 2]), "/sparse?n=1&n=2")
  }

  @Test func `a list has single values`() {
    let problem = "is a list whose elements are not single values"
    #expect(issues(Nested.self) == ["cannot carry the payload '_0.numbers': it \(problem)"])
    #expect(
      failure { try Carrier.value(Nested(numbers: [[1]])).link }
        == "payload '_0.numbers' cannot be written into '/nested?n={_0.numbers}': it \(problem)"
    )
    for way in Listed.Way.allCases {
      Listed.$way.withValue(way) {
        let isRead = way == .absent || way == .two
        #expect(
          issues(Listed.self)
            == ["cannot carry the payload '_0': it \(isRead ? "is missing" : problem)"]
        )
        let text =
          way == .two
          ? nil : "payload '_0' cannot be written into '/listed?n={_0}': it \(problem)"
        #expect((try? Carrier.value(Listed()).link) == (way == .two ? "/listed?n=1&n=2" : nil))
        if let text { #expect(failure { try Carrier.value(Listed()).link } == text) }
      }
    }
  }

  @Test func `an element of a list is not absent`() {
    #expect(
      failure { try Carrier.value(Sparse(numbers: [1, nil])).link } == """
        payload '_0.numbers' cannot be written into '/sparse?n={_0.numbers}': it is present and has no \
        value, so it would be read as absent
        """
    )
  }

  @Test func `a payload without a value to try needs an example`() {
    #expect(
      issues(Unknown.self) == [
        """
        cannot carry the payload '_0': it is of a type that has no known value; add a value of the case \
        to 'linkExamples'
        """
      ]
    )
  }

  @Test func `a value that cannot be read again is an issue`() {
    #expect(
      issues(Growing.self) == [
        """
        loses something: '/growing/11' cannot be read again: '/growing/11' matches '/growing/{_0}', but \
        payload '_0' cannot be read: '11' is not a valid 'Growing' (another)
        """
      ]
    )
    #expect(
      issues(Dots.self)
        == ["cannot carry the payload '_0.text': it is '..', which cannot be a part of a path"]
    )
  }

  @Test func `a value can be coded without the names of payloads`() throws {
    let value = Bare.page(ResultPage(number: 2, sizes: [0.5]))
    #expect(Bare.linkIssues.map(\.description) == [])
    #expect(try value.link == "/page/2?s=0.5")
    #expect(try Bare(link: "/page/2?s=0.5") == value)
    #expect(
      failure { try Bare(link: "/page/7") }
        == "'/page/7' matches '/page/{number}?s={sizes}', but its value failed: seven"
    )
    #expect(
      failure { try Bare.broken.link } == """
        payload '' cannot be written into '/page/{number}?s={sizes}': it failed to be coded: broken
        """
    )
    #expect(
      failure { try Bare.number(1).link } == """
        payload '' cannot be written into '/page/{number}?s={sizes}': it is not a case with payloads; \
        let the compiler synthesize 'Codable'
        """
    )
  }

  private enum Mistaken: Codable, Linkable {
    case number(Int)
    enum CodingKeys: CodingKey, CaseIterable { case number }
    var linkPattern: (CodingKeys, LinkPattern) { (.number, "/{number}/{_0}") }
  }

  @Test func `a placeholder with the name of the case says what a payload without a label is`() {
    #expect(
      Mistaken.linkIssues.map(\.description) == [
        """
        the link '/{number}/{_0}' of 'number' has a placeholder 'number', which no payload has; rename \
        or remove it; a payload without a label is '{_0}'
        """
      ]
    )
  }
}
