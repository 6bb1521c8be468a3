import Foundation
import Routes
import RoutesLinks
import TestSupport
import Testing

/// Links come from outside.
@Suite struct HostileLinkTests {
  /// The number of texts of each kind.
  private static let texts = Effort.times(6_000)

  private static let pieces = [
    "/", "status", "users", "devices", "search", "?", "&", "=", "%", "%2", "%25", "%FF", "#", ":",
    "//",
    "7", "page", "size", "q", "sort", "..", ".", "é", "\u{0}", " ", "{id}", "+", "https:", "@", "[",
    "\u{301}",
  ]

  @Test func randomTextsAreReadOrRefused() throws {
    let table = try LinkTable<LinkedPlace>()
    var random = SplitMix(seed: 4)
    var count = 0
    for _ in 0..<Self.texts {
      let text = (0..<Int.random(in: 0...9, using: &random))
        .map { _ in Self.pieces.randomElement(using: &random)! }.joined()
      guard let value = try? table.destination(for: text) else { continue }
      count += 1
      try check(value, in: table)
    }
    #expect(count > 50)
  }

  @Test func changedLinksAreReadOrRefused() throws {
    let table = try LinkTable<LinkedPlace>()
    var random = SplitMix(seed: 5)
    for _ in 0..<Self.texts {
      var bytes = Array(LinkTests.links.randomElement(using: &random)!.1.utf8)
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        let position = Int.random(in: 0...bytes.count, using: &random)
        if position < bytes.count, Bool.random(using: &random) {
          bytes[position] = UInt8.random(in: 0...255, using: &random)
        } else {
          bytes.insert("/?&=%7a".utf8.randomElement(using: &random)!, at: position)
        }
      }
      guard let value = try? table.destination(for: String(decoding: bytes, as: UTF8.self)) else {
        continue
      }
      try check(value, in: table)
    }
  }

  /// What was read can be written, and is read again.
  private func check(_ value: LinkedPlace, in table: LinkTable<LinkedPlace>) throws {
    let link: String
    do throws(LinkError) {
      link = try value.link
    } catch .unwritable {
      return
    } catch {
      Issue.record("\(value): \(error)")
      return
    }
    let again = try table.destination(for: link)
    #expect(again == value || "\(again)" == "\(value)", "\(link)")
  }

  /// Hours in quadratic time.
  @Test func longLinksAreReadInLinearTime() throws {
    let table = try LinkTable<LinkedPlace>()
    let count = 100_000
    #expect(throws: LinkError.self) {
      try table.destination(for: String(repeating: "/users", count: count))
    }
    let words = String(repeating: "&q=a", count: count)
    guard case .search(let found, _) = try table.destination(for: "/search?page=1" + words) else {
      Issue.record("not a search")
      return
    }
    #expect(found.count == count)
    let name = String(repeating: "%41", count: count)
    guard case .user(let user) = try table.destination(for: "/users/" + name) else {
      Issue.record("not a user")
      return
    }
    #expect(user.description.utf8.count == count)
  }
}
