/// Texts that try to leave the place that an output gives them.
struct HostileText: Sendable {
  let name: String
  let text: String

  /// Marks that form one grapheme with the character after them.
  static let prepended: [Unicode.Scalar] = [
    "\u{600}", "\u{605}", "\u{6DD}", "\u{70F}", "\u{890}", "\u{8E2}", "\u{D4E}", "\u{110BD}",
    "\u{110CD}", "\u{111C2}", "\u{1193F}", "\u{11A3A}", "\u{11A84}", "\u{11D46}", "\u{11F02}",
  ]
  /// Marks that form one grapheme with the character before them.
  static let combining: [Unicode.Scalar] = [
    "\u{301}", "\u{338}", "\u{20DD}", "\u{200D}", "\u{FE0F}", "\u{903}", "\u{E0100}",
  ]

  private static let script = #"</script><script>alert(1)</script><img src="x" onerror="alert(1)">"#
  private static let commands = "a\r\n::error file=forged.swift,line=1,title=x::forged\n::stop::b"
  private static let cells = "a|b`|`\\|c\n| --- | d"
  private static let code =
    "\\(pwned)\"\"\"#\"\nfunc pwned() {} // */ }}}\n#\"\"\"\n  func pwned() {}"
  private static let link = #"x", URL="javascript:alert(1)"]; pwned -> n0 [label="y"#
  private static let shell = "$(touch pwned)`touch pwned`';touch pwned;'"
  private static let properties = "a,file=forged:b,title=c%0A::error::d"

  static let all: [HostileText] =
    [
      HostileText(name: "script", text: script),
      HostileText(name: "script behind prepended marks", text: marked(script)),
      HostileText(name: "script with combining marks", text: combined(script)),
      HostileText(name: "a comment that opens a script", text: "<!--<script>--!>"),
      HostileText(name: "workflow commands", text: commands),
      HostileText(name: "workflow commands behind prepended marks", text: marked(commands)),
      HostileText(name: "properties with combining marks", text: combined(properties)),
      HostileText(name: "properties behind prepended marks", text: marked(properties)),
      HostileText(name: "cells", text: cells),
      HostileText(name: "cells with marks", text: marked(cells) + combined(cells)),
      HostileText(name: "code", text: code),
      HostileText(name: "code behind prepended marks", text: marked(code)),
      HostileText(name: "code with combining marks", text: combined(code)),
      HostileText(name: "links", text: link),
      HostileText(name: "links with marks", text: marked(link) + combined(link)),
      HostileText(name: "shell", text: shell + marked(shell)),
      HostileText(
        name: "controls and directions",
        text: "a\u{85}\u{9B}31m\u{7F}\u{202E}gnp\u{2066}\u{2028}\u{2029}\u{FEFF}\t\n\rz"
      ),
      HostileText(
        name: "the ends of Unicode",
        text: "\u{D7FF}\u{E000}\u{FFFD}\u{10000}\u{10FFFF}\u{E0001}\u{3164}"
      ),
      HostileText(
        name: "a tower of marks",
        text: "a" + String(repeating: "\u{301}\u{20DD}", count: 500)
      ),
      HostileText(name: "keywords", text: "self"),
      HostileText(name: "nothing but marks", text: "\u{600}\u{301}"),
      HostileText(name: "only spaces", text: "  \u{A0}\u{3000} "),
    ]

  /// The text with a prepended mark before every run of characters that are no letters.
  ///
  /// A mark inside of a run would break up what only works as a whole, such as `</`.
  private static func marked(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    var marks = 0
    var wasLetter = true
    for scalar in text.unicodeScalars {
      if wasLetter, !isLetter(scalar), scalar.value >= 0x20 {
        result.append(prepended[marks % prepended.count])
        marks += 1
      }
      wasLetter = isLetter(scalar)
      result.append(scalar)
    }
    return String(result)
  }

  /// The text with a combining mark after every run of characters that are no letters.
  private static func combined(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    var marks = 0
    var wasLetter = true
    for scalar in text.unicodeScalars {
      if !wasLetter, isLetter(scalar) {
        result.append(combining[marks % combining.count])
        marks += 1
      }
      wasLetter = isLetter(scalar)
      result.append(scalar)
    }
    return String(result)
  }

  private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isAlphabetic || ("0"..."9").contains(scalar)
  }
}

extension HostileText {
  /// The text as the value of an attribute, which a reader of XML gets back as it is.
  static func attribute(_ text: String) -> String {
    text.unicodeScalars.map { scalar in
      scalar.properties.isAlphabetic && scalar.isASCII
        ? String(scalar) : "&#x\(String(scalar.value, radix: 16));"
    }.joined()
  }

  /// The text as a JSON string, without its quotes.
  static func json(_ text: String) -> String {
    text.utf16.map { unit in
      let digits = String(unit, radix: 16)
      return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    }.joined()
  }

  /// The text as a Swift literal.
  static func literal(_ text: String) -> String {
    "\"" + text.unicodeScalars.map { "\\u{\(String($0.value, radix: 16))}" }.joined() + "\""
  }

  /// The text as the name of a file.
  static func fileName(_ text: String) -> String {
    var name = ""
    for scalar in text.unicodeScalars where scalar != "/" && scalar != "\0" {
      if name.utf8.count > 180 { break }
      name.unicodeScalars.append(scalar)
    }
    // A folder is not searched for hidden files.
    return name.hasBytePrefix(".") ? "x" + name : name
  }
}
