import Testing

@testable import CodeReader
@testable import SourceText

@Suite struct LinkFactTests {
  private func links(_ body: String, _ head: String = "link(for key: CodingKeys)") -> [String] {
    let text = """
      import Routes
      extension App.Place: Linkable {
        static func \(head) -> LinkPattern {
      \(body)
        }
      }
      """
    return SwiftSourceReader().read(text).links.map { "\($0.type).\($0.caseName) \($0.pattern)" }
  }

  @Test(arguments: [
    (#"switch key { case .a: "/a" case .b: "/b" }"#, ["a /a", "b /b"]),
    (#"return switch key { case .a, .b: "/a" }"#, ["a /a", "b /a"]),
    (#"switch key { case .a: return "/a" default: return "/" }"#, ["a /a"]),
    (#"switch key { case .a: "/" + rest case .b: "/b" }"#, ["b /b"]),
    (#"switch key { case .a: if case .x = y { "/x" } else { "/y" } case .b: "/b" }"#, ["b /b"]),
    (#"switch key { case .a where c: "/a" case K.b: "/b" case .`c`: "/c" }"#, ["c /c"]),
    (#"switch key { case .a: "/\(x)" case .b: LinkPattern("/b") }"#, []),
    (#"switch other { case .a: "/a" }"#, []),
    (#"let x = 1; switch key { case .a: "/a" }"#, []),
    ("switch key {\n#if A\ncase .a: \"/a\"\n#endif\n}", []),
    ("switch key {\n#if A\ncase .a: \"/a\"\ncase .b: \"/b\"\n#endif\n}", []),
    (#"switch key { case .a: return "/a" default: break }; return "/b""#, []),
    ("switch key {", []),
  ])
  func `the patterns of links are read`(body: String, links: [String]) {
    #expect(self.links(body) == links.map { "App.Place.\($0)" })
  }

  @Test(arguments: [
    ("link(for key: CodingKeys)", true), ("link(of key: CodingKeys)", false),
    ("link(for other: CodingKeys)", false), ("pattern(for key: CodingKeys)", false),
  ])
  func `only the method of a table of links is read`(head: String, isTable: Bool) {
    #expect(links(#"switch key { case .a: "/a" }"#, head).count == (isTable ? 1 : 0))
  }

  @Test func thePlaceIsThatOfThePattern() {
    let facts = SwiftSourceReader().read(
      """
      import Routes
      extension A { static func link(for k: K) -> Routes.LinkPattern { switch k { case .a: "/é" } } }
      """
    )
    #expect(facts.links.map(\.location) == [TextLocation(line: 2, column: 87, length: 3)])
  }

  @Test func conditionalCodeAndOtherModulesHaveNoLinks() {
    let table =
      #"extension A { static func link(for k: K) -> LinkPattern { switch k { case .a: "/" } } }"#
    #expect(SwiftSourceReader().read("import Routes\n\(table)").links.count == 1)
    #expect(SwiftSourceReader().read("import Routing\n\(table)").links.isEmpty)
    #expect(SwiftSourceReader().read("import Routes\n#if A\n\(table)\n#endif").links.isEmpty)
    #expect(SwiftSourceReader().read("import Routes\nimport XCTest\n\(table)").links.isEmpty)
  }

  @Test func `a coding member alone makes a fact`() {
    for member in ["init(from d: any Decoder) throws {}", "func encode(to e: Encoder) throws {}"] {
      #expect(SwiftSourceReader().read("extension A {\n\(member)\n}").codings.map(\.type) == ["A"])
    }
    #expect(SwiftSourceReader().read("extension A { func write(to e: E) {} }").codings.isEmpty)
    #expect(SwiftSourceReader().read("func encode(to e: Encoder) {}").codings.isEmpty)
  }
}
