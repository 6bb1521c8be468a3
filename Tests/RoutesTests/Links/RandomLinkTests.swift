import Foundation
import RoutesLinks
import TestSupport
import Testing

/// Random tables of links, which mostly have issues, and random links.
@Suite struct RandomLinkTests {
  private enum Place: Codable, Linkable {
    case first(id: Int, tag: String?, list: [Int])
    case second(name: String)
    case third(path: [String], sort: Sort)
    case fourth(owner: Owner?)

    enum CodingKeys: CodingKey, CaseIterable { case first, second, third, fourth }

    @TaskLocal static var patterns: [LinkPattern] = []

    var linkPattern: (CodingKeys, LinkPattern) {
      switch self {
      case .first: (.first, Self.patterns[0])
      case .second: (.second, Self.patterns[1])
      case .third: (.third, Self.patterns[2])
      case .fourth: (.fourth, Self.patterns[3])
      }
    }
  }

  private static let patterns = [
    [
      "/a/{id}?tag={tag}&n={list}", "/{id}/a?n={list}&tag={tag=none}", "/a/{list...}?id={id}",
      "/a/{id=1}", "/a/{id}/{tag}", "/a?id={id=7}&n={list}&tag={tag}", "/{id}?n={list=1}",
    ],
    [
      "/b/{name}", "/{name}", "/a/{name}?n={name}", "/b?name={name=}", "/b/{nmae}", "/{name}/", "b",
    ],
    [
      "/c/{path...}?sort={sort=room}", "/{path...}?sort={sort}", "/c/{sort}?p={path}",
      "/c/{path}?sort={sort=size}", "/{sort}?p={path}&p={path}", "/b/{path...}",
    ],
    ["/d?name={owner.name}&age={owner.age}", "/d/{owner.name}?age={owner.age=3}", "/a/d", "/d"],
  ]

  private static let pieces = [
    "/a", "/b", "/c", "/d", "/7", "/x", "/room", "/by%20name", "/", "?id=1", "?tag=t", "&n=2",
    "&n=x",
    "&sort=room", "?sort=size", "?name=Ann", "&age=4", "&age=", "&other=1", "%", "#f", "?p=1",
    "&p=%2F",
  ]

  /// The issues and answers of the first tables, and the checksums of the others.
  @Test func `random tables of links have the recorded issues and answers`() throws {
    let text = (0..<70 as Range<UInt64>).map { seed -> String in
      var random = SplitMix(seed: seed)
      let patterns = Self.patterns.map { texts in
        let (first, second) = (texts[random.below(texts.count)], texts[random.below(texts.count)])
        return random.below(4) == 0
          ? [LinkPattern(first), LinkPattern(second)] : LinkPattern(first)
      }
      let text = Place.$patterns.withValue(patterns) {
        Place.linkIssues.map { "  \($0)\n" }.joined()
          + (0..<20).map { _ in "  \(Self.answer(to: Self.link(&random)))\n" }.joined()
      }
      return "\(seed): \(String(checksum(text), radix: 16))\n\(seed < 5 ? text : "")"
    }
    let file = Repository.root.appending(path: "Tests/RoutesTests/Links/Recorded/RandomLinks.txt")
    #expect(try isRecorded(text.joined(), in: file), "set ROUTES_RECORD=1 to record them again")
  }

  /// What a link leads to, and the link to it.
  private static func answer(to link: String) -> String {
    do {
      let place = try Place(link: link)
      return try "\(link): \(place), \(place.link)"
    } catch {
      return "\(link): \(error)"
    }
  }

  private static func link(_ random: inout SplitMix) -> String {
    (0...random.below(4)).map { _ in pieces[random.below(pieces.count)] }.joined()
  }
}
