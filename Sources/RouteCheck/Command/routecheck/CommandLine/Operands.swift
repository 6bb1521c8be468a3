/// The arguments that a command takes in addition to its options.
struct Operands: Sendable {
  /// The names of the arguments, as help and errors call them.
  let names: [String]
  /// The values that each accepts.
  let value: ValueType
  /// Whether any number of arguments may be given, so that they are all optional.
  var repeats = false
  /// How many arguments must be given; `nil` for all.
  var required: Int?
  /// The default without arguments, for help.
  var defaultValue: String?
  /// The meaning of the arguments, as sentences for help.
  var explanation: String?

  static let none = Operands(names: [], value: .file)
  /// Any number of files and folders.
  static let paths = Operands(
    names: ["PATH"],
    value: .path("PATH"),
    repeats: true,
    defaultValue: "the current folder"
  )

  /// How help shows the arguments; `nil` for a command without arguments.
  var placeholder: String? {
    if names.isEmpty { return nil }
    if repeats { return "[\(names[0]) ...]" }
    let required = required ?? names.count
    return names.enumerated().map { $0 < required ? $1 : "[\($1)]" }.joined(separator: " ")
  }

  func check(_ words: [String]) throws(UsageError) {
    if !repeats {
      if words.count > names.count {
        throw UsageError("unexpected argument '\(words[names.count])'")
      }
      if words.count < required ?? names.count {
        throw UsageError("missing argument \(names[words.count])")
      }
    }
    for (index, word) in words.enumerated() {
      if let error = value.check(word, repeats ? names[0] : names[index]) { throw error }
    }
  }
}
