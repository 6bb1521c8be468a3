extension HostileText {
  /// A text that tries to leave the place that an output gives it.
  package struct Attack: Sendable {
    package let name: String
    package let text: String
  }

  private static let script = #"</script><script>alert(1)</script><img src="x" onerror="alert(1)">"#
  private static let commands = "a\r\n::error file=forged.swift,line=1,title=x::forged\n::stop::b"
  private static let cells = "a|b`|`\\|c\n| --- | d"
  private static let code =
    "\\(pwned)\"\"\"#\"\nfunc pwned() {} // */ }}}\n#\"\"\"\n  func pwned() {}"
  private static let link = #"x", URL="javascript:alert(1)"]; pwned -> n0 [label="y"#
  private static let shell = "$(touch pwned)`touch pwned`';touch pwned;'"
  private static let properties = "a,file=forged:b,title=c%0A::error::d"

  package static let attacks: [Attack] =
    [
      Attack(name: "script", text: script),
      Attack(name: "script behind prepended marks", text: marked(script)),
      Attack(name: "script with combining marks", text: combined(script)),
      Attack(name: "a comment that opens a script", text: "<!--<script>--!>"),
      Attack(name: "workflow commands", text: commands),
      Attack(name: "older workflow commands", text: "##[error]forged ###[stop]"),
      Attack(name: "backticks", text: "``` a ` `` b`"),
      Attack(name: "workflow commands behind prepended marks", text: marked(commands)),
      Attack(name: "properties with combining marks", text: combined(properties)),
      Attack(name: "properties behind prepended marks", text: marked(properties)),
      Attack(name: "cells", text: cells),
      Attack(name: "cells with marks", text: marked(cells) + combined(cells)),
      Attack(name: "code", text: code),
      Attack(name: "code behind prepended marks", text: marked(code)),
      Attack(name: "code with combining marks", text: combined(code)),
      Attack(name: "links", text: link),
      Attack(name: "links with marks", text: marked(link) + combined(link)),
      Attack(name: "shell", text: shell + marked(shell)),
      Attack(
        name: "controls and directions",
        text: "a\u{85}\u{9B}31m\u{7F}\u{202E}gnp\u{2066}\u{2028}\u{2029}\u{FEFF}\t\n\rz"
      ),
      Attack(
        name: "the ends of Unicode",
        text: "\u{D7FF}\u{E000}\u{FFFD}\u{10000}\u{10FFFF}\u{E0001}\u{3164}"
      ),
      Attack(
        name: "a tower of marks",
        text: "a" + String(repeating: "\u{301}\u{20DD}", count: 500)
      ),
      Attack(name: "keywords", text: "self"),
      Attack(name: "nothing but marks", text: "\u{600}\u{301}"),
      Attack(name: "only spaces", text: "  \u{A0}\u{3000} "),
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
