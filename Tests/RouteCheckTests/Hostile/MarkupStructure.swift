/// A rough reader of HTML and SVG: the elements and attributes that a browser would make.
enum MarkupStructure {
  private static let elements: Set<String> = [
    "html", "head", "meta", "title", "style", "body", "header", "main", "footer", "aside", "script",
    "svg",
    "defs", "marker", "path", "g", "text", "tspan", "rect", "circle", "line", "button", "input",
    "label", "span", "div", "p", "ul", "li", "h1", "h2", "h3", "desc", "a", "nav", "section",
    "strong", "output", "link", "select", "option", "small", "kbd", "polygon", "noscript",
  ]

  static func complaints(about output: String) -> [String] {
    var complaints: [String] = []
    var scripts = 0
    var rest = Array(output.utf8)[...]
    while let start = rest.firstIndex(of: UInt8(ascii: "<")) {
      rest = rest[(start + 1)...]
      let isEnd = rest.first == UInt8(ascii: "/")
      let name = text(rest.dropFirst(isEnd ? 1 : 0).prefix(while: isNameByte)).lowercased()
      if name.isEmpty { continue }
      if !elements.contains(name) { complaints.append("an element '\(name)'") }
      guard !isEnd else { continue }
      rest = rest.dropFirst(name.utf8.count)
      complaints += attributes(&rest)
      guard name == "script" || name == "style" || name == "title" else { continue }
      if name == "script" { scripts += 1 }
      // What is inside is text up to the end tag, also where that is not what is meant.
      if name != "title" {
        let inside = rest
        rest = afterEnd(of: name, rest)
        // A comment in a script hides the end of the script.
        let script = Array(inside[..<rest.startIndex])
        if HostileChecks.contains(script, "<!--") { complaints.append("a comment in a script") }
      }
    }
    if scripts > 2 { complaints.append("\(scripts) scripts") }
    if let scalar = output.unicodeScalars.first(where: isNoCharacter) {
      complaints.append("U+\(String(scalar.value, radix: 16)) is no character of XML")
    }
    return complaints
  }

  /// Whether a text would run when it is the target of a link.
  private static func isScript(_ text: String) -> Bool {
    let letters = text.lowercased().unicodeScalars.filter { $0.value > 0x20 }
    let word = String(String.UnicodeScalarView(letters))
    return ["javascript:", "vbscript:", "data:text"].contains(where: word.hasBytePrefix)
  }

  private static func attributes(_ rest: inout ArraySlice<UInt8>) -> [String] {
    var complaints: [String] = []
    while let first = rest.first, first != UInt8(ascii: ">") {
      let name = text(rest.prefix(while: isNameByte)).lowercased()
      guard !name.isEmpty else {
        rest = rest.dropFirst()
        continue
      }
      if name.hasPrefix("on") { complaints.append("an attribute '\(name)'") }
      rest = rest.dropFirst(name.utf8.count)
      guard rest.first == UInt8(ascii: "="), let quote = rest.dropFirst().first,
        quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'")
      else { continue }
      rest = rest.dropFirst(2)
      let value = rest.prefix { $0 != quote }
      rest = rest.dropFirst(value.count + 1)
      if name.hasSuffix("href") || name == "src", isScript(text(value)) {
        complaints.append("a link to \(text(value))")
      }
      if numbers.contains(name), !isFinite(text(value)) {
        complaints.append("\(name) of \(text(value))")
      }
    }
    return complaints
  }

  /// The attributes that have numbers, of which a browser draws nothing if one is none.
  private static let numbers: Set<String> = [
    "x", "y", "x1", "x2", "y1", "y2", "cx", "cy", "r", "rx", "width", "height", "d", "transform",
    "viewbox", "font-size", "textlength",
  ]

  /// Whether every number of a text is one that a picture can have.
  private static func isFinite(_ text: String) -> Bool {
    let words = text.split { !$0.isLetter && !$0.isNumber && !"-.+".contains($0) }
    return words.allSatisfy { word in
      word.lowercased() != "nan" && !word.lowercased().contains("inf")
        && abs(Double(word) ?? 0) < 1e7
    }
  }

  private static func afterEnd(of name: String, _ rest: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    let end = Array("</\(name)".utf8)
    var index = rest.startIndex
    while index + end.count <= rest.endIndex {
      if rest[index] == end[0],
        text(rest[index..<(index + end.count)]).lowercased() == text(end[...])
      {
        return rest[index...]
      }
      index += 1
    }
    return rest[rest.endIndex...]
  }

  private static func isNameByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"),
      UInt8(ascii: ":"):
      true
    default: false
    }
  }

  private static func isNoCharacter(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x09, 0x0A, 0x0D: false
    case 0..<0x20, 0xFFFE, 0xFFFF: true
    default: false
    }
  }

  private static func text(_ bytes: ArraySlice<UInt8>) -> String {
    String(decoding: bytes, as: UTF8.self)
  }
}
