import Routes
import Testing

@Suite struct NotationTests {
  @Test(arguments: [
    "Feed",
    "nav(Feed, Conversation)",
    "nav()",
    "tab(*nav(Feed, Conversation), nav(Settings)) > sheet nav(Share)",
    "tab(Feed, *Settings > fullScreen Login)",
    "regular: split(nav(List), Item)",
    "regular: split(nav(List), Sidebar, Item)",
    "regular: split(_, Item)",
    "split(_, Sidebar, _)",
    "split(nav(List))",
    "split()",
    "page(Left, Right)",
    "nav:Login(Name, Password)",
    "Drawer(Menu, *Home)",
    "Drawer()",
    "Feed[Header, nav(Map)[Legend]] > popover Filter",
    "A > sheet B > formSheet C > overFullScreen D > currentContext E > overCurrentContext F",
    "A > custom B > automatic C",
    "App.Feed",
    "Über(日本, *Ω2)",
  ])
  func aNotationIsReadAndWrittenUnchanged(_ notation: String) throws {
    #expect(try Snapshot(notation).description == notation)
  }

  @Test func theNotationOfAnEmptySnapshotIsEmpty() {
    #expect(Snapshot().description == "")
  }

  @Test func whiteSpaceCountsOnlyInsideQuotes() throws {
    let loose = try Snapshot("  tab( * nav(Feed) ,\n\t\"My Feed\" )>sheet  Share ")
    #expect(loose.description == "tab(*nav(Feed), \"My Feed\") > sheet Share")
  }

  @Test func theCompactSizeClassMayBeWritten() throws {
    #expect(try Snapshot("compact: Feed") == Snapshot("Feed"))
    #expect(try Snapshot("pageSheet(A) > pageSheet B") == Snapshot("pageSheet(A) > sheet B"))
  }

  @Test func aNotationIsReadIntoPlacementsAndKinds() throws {
    let snapshot = try Snapshot("tab(nav(A), *B[C]) > sheet D")
    let expected = Snapshot(screens: [
      .init(name: "", kind: .tab, placement: .root),
      .init(name: "", kind: .navigation, placement: .child(of: 0)),
      .init(name: "A", placement: .child(of: 1)),
      .init(name: "B", placement: .child(of: 0), isSelected: true),
      .init(name: "C", placement: .embedded(in: 3)),
      .init(name: "D", placement: .presented(by: 0, style: .pageSheet)),
    ])
    #expect(snapshot == expected)
  }

  @Test(arguments: [
    "", " ", "_", "nav", "tab", "split", "page", "search", "screen", "container", "regular",
    "sheet", "My Feed", "a\"b", "a\\b", "\\", "\"", "a,b", "a(b)", "[x]", "> x", "*x", "x:y", "a-b",
    "👍",
    "line\nbreak", "e\u{301}", "1st", "_x",
  ])
  func anOddNameIsQuotedAndReadBack(_ name: ExactString) throws {
    let screens: [Snapshot.Screen] = [
      .init(name: name.isEmpty ? "x" : name, kind: .navigation, placement: .root),
      .init(name: name, kind: .container, placement: .child(of: 0)),
      .init(name: name, placement: .child(of: 1), isSelected: true),
      .init(name: name, placement: .embedded(in: 2)),
      .init(name: name, placement: .presented(by: 0, style: .pageSheet)),
    ]
    let snapshot = Snapshot(screens: screens)
    #expect(try Snapshot(snapshot.description) == snapshot, "\(snapshot)")
  }

  @Test(arguments: [
    ("", "column 1: expected a screen's name, found the end"),
    ("   ", "column 4: expected a screen's name, found the end"),
    ("nav", "column 4: expected '(', found the end"),
    ("nav Feed", "column 5: expected '(', found 'Feed'"),
    ("nav:(Feed)", "column 5: expected the name of a subclass, found '('"),
    ("nav(Feed", "column 9: expected ',' or ')', found the end"),
    (
      "nav(Feed Post)",
      "column 10: expected ',' or ')', or quotes around a name with spaces, found 'Post'"
    ),
    ("nav(Feed]", "column 9: expected ',' or ')', found ']'"),
    ("nav(Feed,)", "column 10: expected a screen's name, found ')'"),
    ("nav(,Feed)", "column 5: expected a screen's name, found ','"),
    ("Feed[Map", "column 9: expected ',' or ']', found the end"),
    ("Feed)", "column 5: expected '>' or the end, found ')'"),
    ("\"Feed\\", "column 1: expected a closing '\"', found the end"),
    ("Feed Post", "column 6: expected '>' or the end, found 'Post'"),
    ("Feed >", "column 7: expected a presentation style, found the end"),
    (
      "Feed > sheets Post",
      "column 8: expected a presentation style, such as 'sheet' or 'fullScreen', found 'sheets'; "
        + "did you mean 'sheet'?"
    ),
    ("Feed > sheet", "column 13: expected a screen's name, found the end"),
    (
      "wide: Feed",
      "column 1: expected one of 'compact', 'regular', 'nav', 'tab', 'split', 'page', 'search' before ':', "
        + "found 'wide'"
    ),
    (
      "Feed > sheet drawer:Menu(A)",
      "column 14: expected one of 'nav', 'tab', 'split', 'page', 'search' before ':', found 'drawer'"
    ),
    ("Feed; Post", "column 5: expected a name or one of ( ) [ ] , > * :, found ';'"),
    ("nav(\"Feed)", "column 5: expected a closing '\"', found the end"),
    ("split(A, B, C, D, E)", "column 20: expected at most four columns, found '5'"),
    ("日本; x", "column 3: expected a name or one of ( ) [ ] , > * :, found ';'"),
  ])
  func anErrorHasAProblemAndALocation(_ notation: String, _ text: String) {
    let error = #expect(throws: Snapshot.NotationError.self) { try Snapshot(notation) }
    #expect(error?.description.split(separator: "\n").first.map(String.init) == text)
  }

  @Test(arguments: [
    ("regualr: split(A)", "regular"), ("tab(A, nev:Menu(B))", "nav"), ("A > popver B", "popover"),
    ("A > fullscreen B", "fullScreen"), ("A > hologram B", nil), ("A(B", nil),
  ])
  func aMisspelledWordIsReportedWithASimilarOne(_ notation: String, _ near: String?) {
    let error = #expect(throws: Snapshot.NotationError.self) { try Snapshot(notation) }
    #expect(error?.near == near)
  }

  @Test(arguments: [
    ("nav(Feed > shete Share)", "  nav(Feed > shete Share)\n             ^"),
    ("nav(Feed", "  nav(Feed\n          ^"),
    ("", ""),
    ("tab(\n\tnav(Feed),\n\tFeed;\n)", "  \tFeed;\n  \t    ^"),
    ("tab(A;\n\tB,\n\tC)", "  tab(A;\n       ^"),
    ("日本; x", "  日本; x\n    ^"),
    (
      String(repeating: "A", count: 60) + "; " + String(repeating: "B", count: 60),
      "  …" + String(repeating: "A", count: 40) + "; " + String(repeating: "B", count: 38) + "…\n"
        + String(repeating: " ", count: 43) + "^"
    ),
  ])
  func anErrorShowsThePlace(_ notation: String, _ excerpt: String) {
    let error = #expect(throws: Snapshot.NotationError.self) { try Snapshot(notation) }
    let shown = error?.description.split(separator: "\n").dropFirst().joined(separator: "\n")
    #expect(shown == excerpt)
  }

  @Test(arguments: [
    (0, "  A;\n  ^"), (-3, "  A;\n  ^"), (Int.min, "  A;\n  ^"), (.max, "  A;\n    ^"),
  ])
  func aColumnOutsideOfTheLineIsShownAtItsEnds(_ column: Int, _ excerpt: String) throws {
    var error = try #require(throws: Snapshot.NotationError.self) { try Snapshot("A;") }
    error.column = column
    #expect(error.description.hasSuffix("\n" + excerpt))
  }

  @Test func aColumnIsCountedInItsLine() {
    expectError(
      """
      line 2, column 11: expected ',' or ')', found ']'
          nav(Feed],
                  ^
      """
    ) {
      try Snapshot("tab(\n  nav(Feed],\n  B)")
    }
  }

  @Test func `every short text is read and written unchanged, or is an error`() {
    let words = [
      "nav", "tab", "split", "(", ")", "*", ",", "_", "[", "]", ">", "sheet", "A", ":", " ",
      "regular", "\"", "\\", "\u{301}", "\u{600}", "\0",
    ]
    var texts = [""]
    for _ in 0..<4 {
      texts = texts.flatMap { text in words.map { text + $0 } }
      if texts.count > 10_000 { texts = texts.indices.filter { $0 % 7 == 0 }.map { texts[$0] } }
      for text in texts {
        guard let snapshot = try? Snapshot(text) else { continue }
        #expect((try? Snapshot(snapshot.description)) == snapshot, "\(text.debugDescription)")
      }
    }
  }

  @Test(arguments: [
    ("A(*", "B", ")", true), ("nav(", "A", ")", true), ("A > sheet ", "A", "", true),
    ("A[", "", "", false), ("*", "", "", false), ("\"", "", "", false),
    ("_, ", "", "", false), (")", "", "", false),
  ])
  func `long and deep notations need no recursion`(
    start: String,
    middle: String,
    end: String,
    isRead: Bool
  ) {
    let text =
      String(repeating: start, count: 20_001) + middle + String(repeating: end, count: 20_001)
    #expect((try? Snapshot(text).description) == (isRead ? text : nil))
  }

  @Test(arguments: [
    Snapshot.Placement.child(of: 1), .child(of: -1), .child(of: 2),
    .column(.detail, of: 1), .column(.detail, of: -1), .column(.detail, of: 2),
    .embedded(in: 1), .embedded(in: -1), .embedded(in: 2),
    .presented(by: 1, style: .pageSheet), .presented(by: -1, style: .pageSheet),
    .presented(by: 2, style: .pageSheet),
  ])
  func aScreenWithoutAnEarlierOwnerIsNotWritten(placement: Snapshot.Placement) {
    let snapshot = Snapshot(screens: [
      .init(name: "A", placement: .root), .init(name: "B", placement: placement),
    ])
    #expect(snapshot.description == "A")
  }
}
