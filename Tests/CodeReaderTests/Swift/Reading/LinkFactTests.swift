import TestSupport
import Testing

@testable import SourceText
@testable import SwiftCodeReader

@Suite struct LinkFactTests {
  private func links(
    _ body: String,
    _ head: String = "var linkPattern: (CodingKeys, LinkPattern)"
  ) -> [String] {
    let text = """
      import Routes
      extension App.Place: Linkable {
        \(head) {
      \(body)
        }
      }
      """
    return SwiftSourceReader().read(text).links.map {
      "\($0.type).\($0.caseName) \($0.pattern)\($0.isOld ? " old" : "")"
    }
  }

  @Test(
    arguments: cases([
      ["a /a", "b /b"]: [
        #"switch self { case .a: (.a, "/a") case .b: (.b, "/b") }"#,
        #"switch self { case .a: (.b, "/a") case .b: (.b, "/b") }"#,
        "switch self {\ncase .a: (.a, \"/a\"); case .b: (.b, \"/b\");\n}",
      ],
      ["a /a", "a /x old"]: [#"return switch self { case .a: (.a, ["/a", "/x"]) }"#],
      ["a /a"]: [#"switch self { case .a: return (.a, "/a") default: return (.b, "/") }"#],
      ["b /b"]: [
        #"switch self { case .a: (.a, "/" + rest) case .b: (.b, "/b") }"#,
        #"switch self { case .a: if case .x = y { (.a, "/x") } else { (.a, "/y") } case .b: (.b, "/b") }"#,
        #"switch self { case .a: if c, case .x = y { (.c, "/x") } else { (.c, "/y") } case .b: (.b, "/b") }"#,
        #"switch self { case .a(1): (.a, "/a"); break case .b: (.b, "/b") }"#,
      ],
      ["c /c"]: [
        #"switch self { case .a where c: (.a, "/a") case K.b: (.b, "/b") case .`c`: (.c, "/c") }"#
      ],
      []: [
        #"switch self { case .a: (.a, "/\(x)") case .b: (.b, LinkPattern("/\(x)")) }"#,
        #"switch self { case .a: (.a, LinkPattern(text)) case .b: (.b, LinkPattern("/b").old) }"#,
        #"switch self { case .a: (.a, ["/a", x]) case .b: (.b, "/b", 1) case .c: (.c, ["/"] + d) }"#,
        #"switch other { case .a: (.a, "/a") }"#,
        #"let x = 1; switch self { case .a: (.a, "/a") }"#,
        "switch self {\n#if A\ncase .a: (.a, \"/a\")\n#endif\n}",
        "switch self {\n#if A\ncase .a: (.a, \"/a\")\ncase .b: (.b, \"/b\")\n#endif\n}",
        #"switch self { case .a: return (.a, "/a") default: break }; return (.b, "/b")"#,
        "switch self {",
      ],
      ["a /a", "b /b", "b /c old"]: [
        #"switch self { case .a: (.a, LinkPattern("/a")) case .b: (.b, [LinkPattern("/b"), "/c"]) }"#
      ],
      ["a /a/{id}", "b /b"]: [
        #"switch self { case .a(let id): (.a, "/a/{id}") case let .b(x, y): (.b, "/b") case .c(_): 1 }"#
      ],
    ])
  )
  func `the patterns of links are read`(body: String, links: [String]) {
    #expect(self.links(body) == links.map { "App.Place.\($0)" })
  }

  @Test(arguments: [
    ("var linkPattern: (CodingKeys, LinkPattern)", true),
    ("var linkPattern: (CodingKeys, RoutesLinks.LinkPattern)", true),
    ("var other: (CodingKeys, LinkPattern)", false), ("var linkPattern: LinkPattern", false),
    ("func linkPattern() -> (CodingKeys, LinkPattern)", false),
  ])
  func `only the property of a table of links is read`(head: String, isTable: Bool) {
    #expect(links(#"switch self { case .a: (.a, "/a") }"#, head).count == (isTable ? 1 : 0))
  }

  @Test func thePlaceIsThatOfThePattern() {
    let facts = SwiftSourceReader().read(
      """
      import Routes
      extension A { var linkPattern: (K, LinkPattern) { switch self { case .a: (.a, "/é") } } }
      """
    )
    #expect(facts.links.map(\.location) == [TextLocation(line: 2, column: 80, length: 3)])
  }

  @Test func conditionalCodeAndOtherModulesHaveNoLinks() {
    let table =
      #"extension A { var linkPattern: (K, LinkPattern) { switch self { case .a: (.a, "/") } } }"#
    #expect(SwiftSourceReader().read("import Routes\n\(table)").links.count == 1)
    #expect(SwiftSourceReader().read("import Routing\n\(table)").links.isEmpty)
    #expect(SwiftSourceReader().read("import Routes\n#if A\n\(table)\n#endif").links.isEmpty)
    #expect(SwiftSourceReader().read("import Routes\nimport XCTest\n\(table)").links.isEmpty)
  }
}
