import Routes
import Testing

@testable import RouteDiagnostics
@testable import RouteReports
@testable import SourceText

@Suite struct FixedFileTests {
  private func finding(
    _ line: UInt32,
    _ column: UInt32,
    _ length: UInt32,
    _ name: ExactString?
  ) -> Diagnostic {
    Diagnostic(
      rule: "unknown-segue",
      severity: .error,
      file: "A.swift",
      location: TextLocation(line: line, column: column, length: length),
      message: "",
      fix: name
    )
  }

  private func fixed(_ text: String, _ findings: Diagnostic...) -> (text: String, count: Int) {
    let file = FixedFile(Array(text.utf8), fixing: findings)
    return (String(decoding: file.bytes, as: UTF8.self), file.count)
  }

  @Test func namesAreReplacedAtTheirPlaces() {
    let result = fixed(
      "go(\"ShowPots\")\r\nback(\"Fed\"); x(\"ShowPots\")\n",
      finding(2, 17, 8, "ShowPost"),
      finding(1, 5, 8, "ShowPost"),
      finding(2, 7, 3, "Feed")
    )
    #expect(result.text == "go(\"ShowPost\")\r\nback(\"Feed\"); x(\"ShowPost\")\n")
    #expect(result.count == 3)
  }

  @Test func `a replacement suggested by two rules is made once`() {
    let result = fixed("a Fed b", finding(1, 3, 3, "Feed"), finding(1, 3, 3, "Feed"))
    #expect(result.text == "a Feed b")
    #expect(result.count == 1)
  }

  @Test func `names beside each other are both replaced`() {
    let result = fixed("FedLos", finding(1, 1, 3, "Feed"), finding(1, 4, 3, "Loss"))
    #expect(result.text == "FeedLoss")
    #expect(result.count == 2)
  }

  @Test func replacementsThatDisagreeAreLeftOut() {
    let text = "a Fed b Los"
    let result = fixed(
      text,
      finding(1, 3, 3, "Feed"),
      finding(1, 3, 3, "Fad"),
      finding(1, 9, 3, "Loss")
    )
    #expect(result.text == "a Fed b Loss")
    #expect(result.count == 1)
  }

  @Test(arguments: 0..<8)
  func `a name and its parts are not replaced together`(first: UInt32) {
    let columns = first * 12 + 1
    let text = String(repeating: "Feed Post x ", count: 8)
    let result = fixed(
      text,
      finding(1, columns, 9, "Feed Posts"),
      finding(1, columns, 4, "Feeds"),
      finding(1, columns + 5, 4, "Posts")
    )
    #expect(result.count == 0 && result.text == text)
  }

  @Test(
    arguments: [
      // The text at the place is another one, or none.
      (1, 1, 3, "Feed"), (9, 1, 3, "Feed"), (1, 3, 0, "Feed"), (1, 3, 300, "Feed"),
      // The replacement, or what it replaces, needs an escape.
      (1, 3, 3, "Fe\"d"), (1, 3, 3, "Fe\\d"), (1, 3, 3, "Fe&d"), (1, 3, 3, "F<ed"),
      (1, 2, 7, "Fed;x"),
      (1, 3, 3, "Fe\nd"), (1, 3, 3, ""),
      // The replacement has a character that cannot be seen.
      (1, 3, 3, "Fe\u{202E}d"), (1, 3, 3, "Fe\u{200B}d"), (1, 3, 3, "Fe\u{AD}d"),
      (1, 3, 3, "Fe\u{A0}d"), (1, 3, 3, "Fe\u{FE0F}d"),
      // It differs by more than a slip.
      (1, 3, 3, "Feeds"), (1, 3, 3, "Fund"),
    ] as [(UInt32, UInt32, UInt32, ExactString)]
  )
  func `an uncertain replacement is not made`(place: (UInt32, UInt32, UInt32, ExactString)) {
    let text = "a Fed;\"x\nb"
    let result = fixed(text, finding(place.0, place.1, place.2, place.3))
    #expect(result.text == text)
    #expect(result.count == 0)
  }

  @Test func `a replacement far inside another one is not made`() {
    let text = "Feed Post Help and more"
    let result = fixed(
      text,
      finding(1, 1, 14, "Feed Post Helps"),
      finding(1, 6, 1, "Q"),
      finding(1, 11, 4, "Helps")
    )
    #expect(result.count == 0 && result.text == text)
  }

  @Test(arguments: [("Größ", "Größe"), ("a_b-c.d: E", "a_b-c.d: F")])
  func `letters of other scripts and separators are replaced`(old: String, new: ExactString) {
    let result = fixed("a \(old) b", finding(1, 3, UInt32(old.utf8.count), new))
    #expect(result.text == "a \(new) b")
  }

  @Test func aFindingWithoutAFixAndAFileInAnotherEncodingStay() {
    #expect(fixed("a Fed b", finding(1, 3, 3, nil)).count == 0)
    let bytes: [UInt8] = [0x61, 0x20, 0x46, 0x65, 0x64, 0xFF]
    #expect(FixedFile(bytes, fixing: [finding(1, 3, 3, "Feed")]).bytes == bytes)
  }
}
