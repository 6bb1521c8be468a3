import Foundation
import RouteTables
import Testing

@testable import Routes

/// Names that look the same and are different to UIKit.
@Suite struct ExactStringTests {
  static let pairs: [(ExactString, ExactString)] = [
    ("\u{E9}", "e\u{301}"),
    ("Caf\u{E9}", "Cafe\u{301}"),
    // Both forms are of the same length.
    ("a\u{323}\u{307}", "a\u{307}\u{323}"),
    // Scalars that normalization replaces by others, and by ASCII.
    ("\u{2126}", "\u{3A9}"), ("\u{212A}", "K"), ("\u{37E}", ";"),
    ("\u{AC00}", "\u{1100}\u{1161}"),
  ]

  @Test(arguments: pairs)
  func stringsAreEqualOnlyIfTheirScalarsAre(one: ExactString, other: ExactString) {
    #expect(one.string == other.string)
    #expect(one != other)
    #expect(one == ExactString(one.string))
    #expect([one: 1, other: 2].count == 2)
    #expect(Set([one, other, ExactString(one.string)]).count == 2)
    #expect((one < other) != (other < one))
    #expect(Segue<Any>(one.string) != Segue<Any>(other.string))
    #expect(Segue<Any>.From<Any>(one.string) != Segue<Any>.From<Any>(other.string))
    #expect(Segue<Any>.Unnamed<Any>(one.string) != Segue<Any>.Unnamed<Any>(other.string))
    #expect(Unwind<Any>(one.string) != Unwind<Any>(other.string))
    #expect(SceneIdentifier<Any>(one.string, in: "") != SceneIdentifier<Any>(other.string, in: ""))
    #expect(FileLocation(file: one.string, line: 1) != FileLocation(file: other.string, line: 1))
    #expect(
      Snapshot.Screen(name: one, placement: .root) != Snapshot.Screen(name: other, placement: .root)
    )
    #expect(Storyboard(name: one) != Storyboard(name: other))
    #expect(Storyboard.Scene(id: one) != Storyboard.Scene(id: other))
    #expect(RouteTable.Row(segue: one) != RouteTable.Row(segue: other))
    #expect(RouteTable.End(className: one) != RouteTable.End(className: other))
  }

  /// The order is that of the bytes, so that it is the same everywhere.
  @Test func stringsAreSortedByTheirScalars() {
    let names: [ExactString] = ["b", "\u{E9}", "e\u{301}", "", "B", "e", "\u{1F600}", "\u{FFFF}"]
    #expect(names.sorted() == ["", "B", "b", "e", "e\u{301}", "\u{E9}", "\u{FFFF}", "\u{1F600}"])
  }

  /// Bytes are compared eight at a time, so that a difference can be in any of them.
  @Test func aDifferenceIsFoundAtEachPosition() {
    let text = Array("abcdefghijklmnopqrstuvw".utf8)
    for position in text.indices {
      var changed = text
      changed[position] = UInt8(ascii: "~")
      // A smaller byte behind the difference decides nothing.
      if position + 1 < text.count { changed[position + 1] = UInt8(ascii: " ") }
      let (one, other) = (ExactString(text), ExactString(changed))
      #expect(one < other && !(other < one) && one != other)
      let shorter = ExactString(Array(text[..<position]))
      #expect(shorter < one && !(one < shorter) && shorter != one)
    }
    let whole = ExactString(text)
    #expect(whole == ExactString(text) && !(whole < whole))
  }

  @Test func aStringIsCodedAsText() throws {
    let data = try JSONEncoder().encode(["one"] as [ExactString])
    #expect(String(decoding: data, as: UTF8.self) == #"["one"]"#)
    #expect(try JSONDecoder().decode([ExactString].self, from: data) == ["one"])
    let names = try JSONDecoder().decode([ExactString: Int].self, from: Data(#"{"a": 1}"#.utf8))
    #expect(names == ["a": 1])
  }

  @Test func theDifferenceOfAPairIsNamed() {
    let composed: ExactString = "Caf\u{E9} e"
    #expect(
      composed.normalizationDifference(from: "Cafe\u{301} e")
        == "in Unicode normalization alone: U+00E9 here, U+0065 U+0301 there"
    )
    #expect(composed.normalizationDifference(from: composed) == nil)
    #expect(composed.normalizationDifference(from: "Cafe e") == nil)
  }

  @Test func `a difference shows eight scalars of a letter`() {
    let marks = String(repeating: "\u{301}", count: 6)
    func difference(_ more: String) -> String? {
      let here = ExactString("e\u{323}\(marks)\(more)")
      return here.normalizationDifference(from: ExactString("e\(marks)\u{323}\(more)"))
    }
    let (lower, upper) = ("U+0323", Array(repeating: "U+0301", count: 6).joined(separator: " "))
    #expect(
      difference("") == """
        in Unicode normalization alone: U+0065 \(lower) \(upper) here, U+0065 \(upper) \(lower) there
        """
    )
    #expect(
      difference("\u{301}") == """
        in Unicode normalization alone: U+0065 \(lower) \(upper) … here, U+0065 \(upper) \(lower) … \
        there
        """
    )
  }

  @Test func `exact strings are the keys of a coded object`() throws {
    let counts: [ExactString: Int] = ["a": 1]
    let data = try JSONEncoder().encode(counts)
    #expect(String(decoding: data, as: UTF8.self) == #"{"a":1}"#)
    #expect(try JSONDecoder().decode([ExactString: Int].self, from: data) == counts)
  }

  @Test func partsAreFoundAtScalars() {
    let name: ExactString = "A.\u{301}b.c"
    #expect(name.split(at: ".") == ["A", "\u{301}b", "c"])
    #expect(name.parts(aroundLast: ".")?.before == "A.\u{301}b")
    #expect(name.hasPrefix("A.") && name.hasSuffix(".c") && !name.hasSuffix("b.d"))
    #expect(ControllerName.trimmed("\u{301}Controller") == "\u{301}")
    #expect(ControllerName.trimmed("Controller\u{301}") == "Controller\u{301}")
  }

  /// A registry performs the one of two segues that was asked for.
  @Test(arguments: pairs)
  func `a registry keeps segues that differ in the form of a letter`(
    one: ExactString,
    other: ExactString
  ) throws {
    let storyboard = Storyboard(
      name: "Main",
      initialScene: "start",
      scenes: [
        Storyboard.Scene(
          id: "start",
          customClass: "Start",
          segues: [
            .init(id: "s1", kind: .presentation, identifier: one, destination: one),
            .init(id: "s2", kind: .presentation, identifier: other, destination: other),
          ]
        ),
        Storyboard.Scene(id: one, customClass: "One"),
        Storyboard.Scene(id: other, customClass: "Other"),
      ]
    )
    #expect(try Storyboard(notation: storyboard.notation) == storyboard)
    let registry = try SegueRegistry(storyboard)
    #expect(registry.identifiers.count == 2)
    for (identifier, name) in [(one, "One"), (other, "Other")] {
      let graph = try ControllerGraph(of: registry)
      let made = try graph.trigger(identifier.string)
      #expect(ControllerName.of(made) == name)
    }
    #expect(RouteTable(storyboard).issues(against: storyboard).isEmpty)
    let table = RouteTable(routes: [.init(segue: one, destination: .init(className: "Other"))])
    #expect(table.issues(against: storyboard).count == 1)
  }

  /// A missing segue whose twin exists is explained by the scalars.
  @Test func aRefusalNamesTheDifference() throws {
    var registry = SegueRegistry()
    try registry.register(Segue<PlaceholderController>("\u{E9}"), kind: .show) {
      PlaceholderController("E")
    }
    let graph = try ControllerGraph(
      root: NavigationController(root: PlaceholderController("A")),
      registry: registry
    )
    #expect {
      try graph.perform(Segue<PlaceholderController>("e\u{301}"))
    } throws: { error in
      "\(error)".contains(
        "'\u{E9}' differs from it in Unicode normalization alone: U+0065 U+0301 here, U+00E9 there"
      )
    }
  }
}

extension ExactString {
  fileprivate init(_ bytes: [UInt8]) { self.init(String(decoding: bytes, as: UTF8.self)) }
}
