import Foundation
import Routes
import RoutesLinks
import Testing

private struct Code: Codable {
  var text: String

  init(from decoder: any Decoder) throws {
    text = try decoder.singleValueContainer().decode(String.self)
    if text.count != 4 { throw Failure.length }
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(text)
  }

  private enum Failure: Error { case length }
}

private struct Span: Codable {
  var first: Int
  var last: Int

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    first = try container.decode(Int.self, forKey: .first)
    last = try container.decode(Int.self, forKey: .last)
    guard first <= last else {
      throw DecodingError.dataCorruptedError(
        forKey: .last,
        in: container,
        debugDescription: "the last is before the first"
      )
    }
  }
}

/// Cases whose payloads have code of their own for their texts.
private enum Checked: Codable, Linkable {
  case entry(id: UUID)
  case code(Code)
  case span(Span)
  case kind(Kind)

  enum Kind: String, Codable, CaseIterable { case road, cargo }
  enum CodingKeys: CodingKey, CaseIterable { case entry, code, span, kind }

  var linkPattern: (CodingKeys, LinkPattern) {
    switch self {
    case .entry: (.entry, "/log/{id}")
    case .code: (.code, "/code/{_0}")
    case .span: (.span, "/span/{_0.first}/{_0.last}")
    case .kind: (.kind, "/kind/{_0}")
    }
  }
}

@Suite struct LinkTests {
  @Test(arguments: [
    (
      "/log/123",
      """
      '/log/123' matches '/log/{id}', but payload 'id' cannot be read: '123' is not a valid 'UUID' \
      (Attempted to decode UUID from invalid UUID string.)
      """
    ),
    (
      "/code/123",
      """
      '/code/123' matches '/code/{_0}', but payload '_0' cannot be read: '123' is not a valid 'Code' \
      (length)
      """
    ),
    (
      "/kind/tandem",
      """
      '/kind/tandem' matches '/kind/{_0}', but payload '_0' cannot be read: 'tandem' is not a valid \
      'Kind', for example 'road', 'cargo'
      """
    ),
    (
      "/span/2/1",
      """
      '/span/2/1' matches '/span/{_0.first}/{_0.last}', but payload '_0' cannot be read: its parts are \
      not a valid 'Span' (the last is before the first)
      """
    ),
  ])
  func `a payload whose type reads no value from its text is named`(link: String, message: String) {
    expectError(message) { try Checked(link: link) }
  }

  static let links: [(LinkedPlace, String)] = [
    (.start, "/"),
    (.conversation(id: 7), "/status/7"),
    (.conversation(id: -1), "/status/-1"),
    (.user(Name(text: "a/b?c#d&e=f%g+h i")), "/users/a%2Fb%3Fc%23d%26e%3Df%25g%2Bh%20i"),
    (
      .user(Name(text: "Zoë 👩‍👩‍👧")),
      "/users/Zo%C3%AB%20%F0%9F%91%A9%E2%80%8D%F0%9F%91%A9%E2%80%8D%F0%9F%91%A7"
    ),
    (.user(Name(text: "\t\n")), "/users/%09%0A"),
    (.devices(user: "a.-_~", group: "x", sort: nil, descending: nil), "/users/a.-_~/devices/x"),
    (
      .devices(user: "a", group: "b", sort: .byName, descending: false),
      "/users/a/devices/b?sort=by%20name&desc=false"
    ),
    (.search(words: [], page: ResultPage(number: 1, sizes: [])), "/search?page=1"),
    (
      .search(words: ["", "a&b", "a&b"], page: ResultPage(number: 0, sizes: [0.5, 1e300])),
      "/search?q=&q=a%26b&q=a%26b&page=0&size=0.5&size=1e%2B300"
    ),
    (.profile(owner: nil), "/profil%C3%A9"),
    (.profile(owner: Owner(name: "", age: nil)), "/profil%C3%A9?name="),
    (.profile(owner: Owner(name: "Ada", age: 36)), "/profil%C3%A9?name=Ada&age=36"),
  ]

  @Test(arguments: links) func aValueHasALinkAndIsReadAgain(value: LinkedPlace, link: String) throws
  {
    #expect(try value.link == link)
    #expect(try LinkedPlace(link: link) == value)
  }

  @Test(arguments: [
    ("https://example.com/status/7?utm_source=mail", LinkedPlace.conversation(id: 7)),
    ("HTTPS://Example.COM:8443/status/7/#top", .conversation(id: 7)),
    ("//example.com/status/7", .conversation(id: 7)),
    ("Az09+-.:/status/7", .conversation(id: 7)),
    ("myapp:///status/7", .conversation(id: 7)),
    ("/status/7/", .conversation(id: 7)),
    ("/%73tatus/%37", .conversation(id: 7)),
    ("/status/7?", .conversation(id: 7)),
    ("/status/7?%zz=%zz&&=&a", .conversation(id: 7)),
    ("https://example.com", .start),
    ("https://example.com?a=b", .start),
    ("/profilé", .profile(owner: nil)),
    ("/users/a+b", .user(Name(text: "a+b"))),
    ("/users/a:b", .user(Name(text: "a:b"))),
    ("/users/%2e%2e%2e", .user(Name(text: "..."))),
    ("/users/%00", .user(Name(text: "\0"))),
    (
      "/search?page=1&q=b&size=2&q=a",
      .search(words: ["b", "a"], page: ResultPage(number: 1, sizes: [2]))
    ),
  ])
  func aLinkThatIsWrittenDifferentlyIsRead(link: String, value: LinkedPlace) throws {
    #expect(try LinkedPlace(link: link) == value)
  }

  @Test(arguments: [
    ("", "no pattern matches ''; the nearest one is '/'"),
    (
      "status/7",
      "no pattern matches 'status/7'; the nearest one is '/'; a link without a host begins with '/'"
    ),
    ("mailto:a", "no pattern matches 'mailto:a'; the nearest one is '/'"),
    ("/statsu/7", "no pattern matches '/statsu/7'; the nearest one is '/status/{id}'"),
    ("/Status/7", "no pattern matches '/Status/7'; the nearest one is '/status/{id}'"),
    ("/alarm/3", "no pattern matches '/alarm/3'"),
    (
      "myapp://status/7",
      "'myapp://status/7' has the scheme of an app, and 'linkSettings' has no bases; add "
        + "'static var linkSettings: LinkSettings { LinkSettings(bases: [\"myapp://\"]) }'"
    ),
    (
      "/status/007",
      "'/status/007' matches '/status/{id}', but payload 'id' cannot be read: "
        + "'007' is not the spelling of a number in a link; write '7'"
    ),
    ("/status/7/8", "no pattern matches '/status/7/8'; the nearest one is '/status/{id}'"),
    (
      "/users/ada/devices",
      "no pattern matches '/users/ada/devices'; "
        + "the nearest one is '/users/{user}/devices/{group}?sort={sort}&desc={descending}'"
    ),
    (":/status/7", "no pattern matches ':/status/7'; the nearest one is '/'"),
    ("/status/7//", "no pattern matches '/status/7//'; the nearest one is '/status/{id}'"),
    (
      "/users/a\u{7F}",
      "'/users/a\u{7F}' is not a link: a link has no spaces and control characters; see byte 8"
    ),
    ("/users//", "no pattern matches '/users//'; the nearest one is '/users/{_0}'"),
    ("/users/..", "no pattern matches '/users/..'; the nearest one is '/users/{_0}'"),
    ("/users/%2E", "no pattern matches '/users/%2E'; the nearest one is '/users/{_0}'"),
    (
      "/status/x",
      "'/status/x' matches '/status/{id}', but payload 'id' cannot be read: 'x' is not a valid 'Int'"
    ),
    (
      "/search?page=1&page=2",
      "'/search?page=1&page=2' matches '/search?q={words}&page={page.number}&size={page.sizes}', "
        + "but payload 'page.number' occurs several times"
    ),
    (
      "/search",
      "'/search' matches '/search?q={words}&page={page.number}&size={page.sizes}', "
        + "but payload 'page.number' is missing"
    ),
    (
      "/status/%4",
      "'/status/%4' is not a link: a link has two hexadecimal digits after '%'; see byte 8"
    ),
    ("/status/%FF", "'/status/%FF' is not a link: a link encodes UTF-8; see byte 8"),
    (
      "/status/ 7",
      "'/status/ 7' is not a link: a link has no spaces and control characters; see byte 8"
    ),
    (
      "/search?page=%",
      "'/search?page=%' is not a link: a link has two hexadecimal digits after '%'; see byte 13"
    ),
  ])
  func aTextThatIsNoLinkIsRefused(link: String, message: String) {
    expectError(message) { try LinkedPlace(link: link) }
  }

  @Test(arguments: ["/status/+7", "/status/-0", "/status/00", "/status/-07"])
  func anIntegerHasOneSpelling(link: String) {
    #expect(throws: LinkError.self) { try LinkedPlace(link: link) }
  }

  @Test(arguments: ["nan", "inf", "-infinity", "+2", "02", "2.50", "0x2", "1e400"])
  func aFloatingPointNumberHasOneSpelling(size: String) {
    #expect(throws: LinkError.self) { try LinkedPlace(link: "/search?page=1&size=\(size)") }
  }

  @Test(arguments: [Double.nan, .infinity])
  func aNumberThatIsNotFiniteHasNoLink(size: Double) {
    let value = LinkedPlace.search(words: [], page: ResultPage(number: 1, sizes: [size]))
    #expect(throws: LinkError.self) { try value.link }
  }

  @Test(arguments: ["", ".", ".."]) func aPayloadThatCannotBePartOfAPathIsRefused(user: String) {
    let value = LinkedPlace.devices(user: user, group: "x", sort: nil, descending: nil)
    expectError(
      "payload 'user' cannot be written into "
        + "'/users/{user}/devices/{group}?sort={sort}&desc={descending}': "
        + "it is '\(user)', which cannot be a part of a path"
    ) { try value.link }
  }

  @Test func longLinksAreCutInMessages() {
    let error = #expect(throws: LinkError.self) {
      try LinkedPlace(link: "/x/" + String(repeating: "y", count: 1_000))
    }
    #expect((error?.description.utf8.count ?? 0) < 250)
  }
}
