import Routes
import RoutesLinks
import Testing

@Suite struct LinkSettingsTests {
  private enum Note: Codable, Hashable, Linkable {
    case note(id: Int, tag: String?)

    enum CodingKeys: CodingKey, CaseIterable { case note }
    var linkPattern: (CodingKeys, LinkPattern) { (.note, "/notes/{id}?tag={tag}") }
    static var linkSettings: LinkSettings {
      LinkSettings(
        bases: ["https://example.com/app", "notes://"],
        unknownItems: .refused
      )
    }
  }

  @Test(arguments: [
    "/notes/7", "https://example.com/app/notes/7", "HTTPS://EXAMPLE.com/app/notes/7/",
    "https://example.com/%61pp/notes/7", "notes://notes/7", "NOTES:///notes/7",
  ])
  func aLinkBeginsWithABase(link: String) throws {
    #expect(try Note(link: link) == .note(id: 7, tag: nil))
  }

  @Test(arguments: [
    "https://example.org/app/notes/7", "http://example.com/app/notes/7",
    "//example.com/app/notes/7",
    "https://example.com/notes/7", "https://example.com/App/notes/7", "https://example.com",
    "https://example.com:443/app/notes/7", "https://user@example.com/app/notes/7",
    "https://example.com@example.org/app/notes/7", "note://notes/7", "notes:notes/7",
    "https:/app/notes/7", "https://example.comm/app/notes/7",
  ])
  func `a link with another base is refused`(link: String) {
    let bases = ["https://example.com/app", "notes://"]
    #expect(throws: LinkError.foreign(link: link, bases: bases)) { try Note(link: link) }
  }

  private enum Shop: Codable, Hashable, Linkable {
    case item(id: Int)

    enum CodingKeys: CodingKey, CaseIterable { case item }
    var linkPattern: (CodingKeys, LinkPattern) { (.item, "/{id}") }
    static var linkSettings: LinkSettings {
      LinkSettings(bases: [
        "shop://items", "shop://", "zoo://", "https://a.com", "https://a.com/en",
      ])
    }
  }

  @Test(arguments: [
    "https://a.com/en/7", "https://a.com/7", "shop://items/7", "shop://7", "ZOO://7",
  ])
  func theLongestBaseDecides(link: String) throws {
    #expect(try Shop(link: link) == .item(id: 7))
  }

  @Test func anUnknownItemIsRefused() throws {
    #expect(try Note(link: "/notes/7?tag=a") == .note(id: 7, tag: "a"))
    expectError(
      "'/notes/7?tga=a' matches '/notes/{id}?tag={tag}', which has no query item 'tga'; "
        + "remove it, or ignore unknown items in 'linkSettings'"
    ) { try Note(link: "/notes/7?tga=a") }
  }

  private enum Wrong: Codable, Linkable {
    case start

    enum CodingKeys: CodingKey, CaseIterable { case start }
    var linkPattern: (CodingKeys, LinkPattern) { (.start, "/") }
    static var linkSettings: LinkSettings { LinkSettings(bases: ["example.com"]) }
  }

  @Test func aBaseHasASchemeAndSlashes() {
    #expect(
      Wrong.linkIssues.map(\.description) == [
        "base 'example.com' cannot be read: is malformed; "
          + "a pattern has a scheme, '://', and perhaps a host and a path"
      ]
    )
  }
}
