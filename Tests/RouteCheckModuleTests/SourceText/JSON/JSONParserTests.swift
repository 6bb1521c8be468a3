import Foundation
import Testing

@testable import ProjectModel
@testable import SourceText

@Suite struct JSONParserTests {
  @Test(arguments: [
    ("", "the file is empty", 0),
    ("{", "expected a key in quotes; the file may be cut off", 1),
    ("{\"a\" 1}", "expected ':'", 5),
    ("{\"a\": 1 \"b\": 2}", "expected ',' or '}'", 8),
    ("{\"a\": 1, \"a\": 2}", "key 'a' is given twice", 10),
    (#"{"a": 1, "\u0061": 2}"#, "key 'a' is given twice", 10),
    (
      #"{"\\\"\/\b\f\n\r\t": 1, "\\\"/\u0008\u000C\u000a\u000D\u0009": 2}"#,
      "key '\\\"/\u{8}\u{C}\n\r\t' is given twice", 25
    ),
    (#"{"😀": 1, "\ud83d\uDE00": 2}"#, "key '😀' is given twice", 13),
    ("{\"caf\u{E9}\": 1, \"cafe\u{301}\": 2}", "key 'caf\u{E9}' is given twice", 14),
    ("{\"a\": 1,}", "expected a key in quotes; remove the comma before '}'", 8),
    ("[1,]", "expected a value", 3),
    ("[1x]", "expected ',' or ']'", 2),
    ("[--1]", "'--1' is not an integer from -9223372036854775808 to 9223372036854775807", 1),
    ("[01]", "'01' is not an integer from -9223372036854775808 to 9223372036854775807", 1),
    ("[1.5]", "'1.5' is not an integer from -9223372036854775808 to 9223372036854775807", 1),
    (
      "[99999999999999999999]",
      "'99999999999999999999' is not an integer from -9223372036854775808 to 9223372036854775807",
      1
    ),
    (#"["\q"]"#, "the string has an invalid escape", 1),
    (#"["a", "\u12"]"#, "the string has an invalid escape", 6),
    (#"["\ud800"]"#, "the string has an invalid escape", 1),
    (#"["\udc00\ud800"]"#, "the string has an invalid escape", 1),
    ("[\"a]", "a string is never closed; the file may be cut off", 1),
    ("[\"a\nb\"]", "control character 10 in a string", 3),
    ("[] []", "unexpected text after the value", 3),
    ("nil", "expected a value", 0), ("[:1]", "expected a value", 1),
    (String(repeating: "[", count: 100_000), "values are nested too deeply", 128),
    (
      "[" + String(repeating: #"[],{},"#, count: 200) + String(repeating: "[", count: 100_000),
      "values are nested too deeply", 1 + 200 * 6 + 127
    ),
  ])
  func aSyntaxErrorHasAMessageAndAnOffset(text: String, message: String, offset: Int) {
    #expect(throws: SyntaxProblem(message, at: offset)) {
      try JSONParser.parse(Array(text.utf8))
    }
  }

  @Test func aCodingPathHasALocation() throws {
    let text = #"{"a": [1, {"b": "çx", "c": null}], "d": true}"#
    let spaced = "\t{\"a\"\r\n:\t[1\r,\t2] }\n"
    #expect(try JSONParser.parse(Array(spaced.utf8))["a"]?.elements.count == 2)
    let bytes = Array(text.utf8)
    let node = try JSONParser.parse(bytes)
    func at(_ path: [any CodingKey]) -> String {
      String(decoding: bytes[node.node(at: path).range], as: UTF8.self)
    }
    #expect(at([]) == text)
    #expect(at([Key("a"), Key(1), Key("b")]) == "çx")
    #expect(at([Key("a"), Key(0)]) == "1")
    #expect(at([Key("a"), Key(7)]) == #"[1, {"b": "çx", "c": null}]"#)
    #expect(at([Key("d"), Key("e")]) == "true")
  }

  @Test func aStringMayContainSpacesAndDelete() throws {
    let text = "[\" a b\u{7F} \"]"
    let node = try JSONParser.parse(Array(text.utf8))
    #expect(node.node(at: [Key(0)]).range == 2..<8)
  }

  @Test func aProblemHasItsLocation() {
    let table = Array("{\"version\": 1,\n\"routes\": [{\"segue\": \"\\ud800\"}]}".utf8)
    let problem = #expect(throws: TextProblem.self) {
      try RouteTableFile.read(table, path: "a.routes.json").get()
    }
    #expect(problem?.message == "invalid JSON: the string has an invalid escape")
    #expect(problem?.location.line == 2 && problem?.location.column == 22)
  }

  /// The places are those of bytes, and have the lengths of the wrong parts.
  @Test(arguments: [
    ("\u{FEFF}{\"version\": null}", "expected an integer, found null", 1, 16, 4),
    (#"{"version": "1"}"#, "expected an integer", 1, 14, 1),
    (#"{"version": 2}"#, "version 2 is unknown; this tool reads version 1", 1, 13, 1),
    (#"{"version": 1}"#, "'routes' is missing", 1, 1, 0),
    (#"{"version": 1, "routes": {}}"#, "expected a list in brackets", 1, 26, 2),
    (#"{"version": 1, "routes": [7]}"#, "expected an object", 1, 27, 1),
    (#"{"version": 1, "routes": [{}, {"segue": 7}]}"#, "expected a string", 1, 41, 1),
    (#"{"version": 1, "routes": [{"dependencies": [{}]}]}"#, "'type' is missing", 1, 45, 0),
    (#"{"route": [], "version": 1}"#, "unknown key 'route'; did you mean 'routes'?", 1, 3, 5),
    (
      #"{"version": 1, "x": [], "routes": []}"#, "unknown key 'x'; expected one of version, routes",
      1, 17, 1
    ),
  ])
  func `a wrong value has a message and its place`(
    text: String,
    message: String,
    line: UInt32,
    column: UInt32,
    length: UInt32
  ) {
    let problem = #expect(throws: TextProblem.self) {
      try RouteTableFile.read(Array(text.utf8), path: "a.routes.json").get()
    }
    #expect(problem?.message == message)
    #expect(problem?.location == TextLocation(line: line, column: column, length: length))
  }

  private struct Key: CodingKey {
    var stringValue: String
    var intValue: Int?
    init(_ text: String) { stringValue = text }
    init(_ number: Int) {
      stringValue = "\(number)"
      intValue = number
    }
    init?(stringValue: String) { return nil }
    init?(intValue: Int) { return nil }
  }
}
