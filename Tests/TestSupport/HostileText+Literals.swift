/// A text as it is written in files.
extension HostileText {
  /// The text as the value of an attribute, which a reader of XML gets back as it is.
  package static func attribute(_ text: String) -> String {
    text.unicodeScalars.map { scalar in
      scalar.properties.isAlphabetic && scalar.isASCII
        ? String(scalar) : "&#x\(String(scalar.value, radix: 16));"
    }.joined()
  }

  /// The text as a JSON string, without its quotes.
  package static func json(_ text: String) -> String {
    text.utf16.map { unit in
      let digits = String(unit, radix: 16)
      return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    }.joined()
  }

  /// The text as a Swift literal.
  package static func literal(_ text: String) -> String {
    "\"" + text.unicodeScalars.map { "\\u{\(String($0.value, radix: 16))}" }.joined() + "\""
  }

  /// The text as the name of a file.
  package static func fileName(_ text: String) -> String {
    var name = ""
    for scalar in text.unicodeScalars where scalar != "/" && scalar != "\0" {
      if name.utf8.count > 180 { break }
      name.unicodeScalars.append(scalar)
    }
    // A folder is not searched for hidden files.
    return name.utf8.first == UInt8(ascii: ".") ? "x" + name : name
  }
}
