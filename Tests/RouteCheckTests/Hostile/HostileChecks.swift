import Foundation

/// What must be true of every run.
enum HostileChecks {
  static func complaints(about process: HostileProcess, _ attempt: Attempt) -> [String] {
    let output = String(decoding: process.output, as: UTF8.self)
    let errors = String(decoding: process.errors, as: UTF8.self)
    guard let status = process.status else {
      return [process.isHung ? "it hangs" : "it crashes: \(errors.suffix(300))"]
    }
    var complaints: [String] = []
    if !attempt.statuses.contains(status) {
      complaints.append(
        "exit status \(status) instead of \(attempt.statuses.sorted()): "
          + "\(errors.prefix(300)) \(output.prefix(600))"
      )
    }
    for fragment in attempt.fragments
    where !contains(process.output, fragment) && !contains(process.errors, fragment) {
      complaints.append(
        "nothing says '\(fragment)': \(errors.prefix(300)) \(output.prefix(600))"
      )
    }
    if !String(decoding: process.output, as: UTF8.self).utf8.elementsEqual(process.output) {
      complaints.append("the output is not UTF-8")
    }
    if let scalar = firstUnsafe(errors) { complaints.append("the errors contain \(scalar)") }
    if !attempt.printsCommands {
      complaints += (lines(output) + lines(errors)).filter(isCommand).map { "a command: \($0)" }
    }
    if status != 64 { complaints += OutputStructure.complaints(about: output, attempt) }
    return complaints
  }

  static func contains(_ bytes: [UInt8], _ text: String) -> Bool {
    let text = Array(text.utf8)
    return text.isEmpty || Data(bytes).range(of: Data(text)) != nil
  }

  static func lines(_ text: String) -> [String] {
    text.utf8.split(separator: UInt8(ascii: "\n")).map { String(decoding: $0, as: UTF8.self) }
  }

  /// Whether a runner of workflows takes a line for a command.
  private static func isCommand(_ line: String) -> Bool {
    let start = String(line.unicodeScalars.drop { $0.properties.isWhitespace })
    return start.hasBytePrefix("::") || contains(Array(line.utf8), "##[")
  }

  /// The first scalar that would control a terminal or reorder its text.
  static func firstUnsafe(_ text: String) -> String? {
    let scalar = text.unicodeScalars.first { scalar in
      switch scalar.value {
      case 0x0A: false
      case 0..<0x20, 0x7F...0x9F, 0x2028, 0x2029: true
      default: scalar.properties.isBidiControl
      }
    }
    return scalar.map { "U+\(String($0.value, radix: 16, uppercase: true))" }
  }
}
