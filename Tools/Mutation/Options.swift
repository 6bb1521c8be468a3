struct Options {
  /// How many mutations each sample has.
  var count = 300
  var seeds: [UInt64] = []
  var isListing = false
  /// A file of mutations to try instead of a sample.
  var list: String?
  var folders: [String] = []

  init(_ words: some Sequence<String>) throws {
    var words = words.makeIterator()
    while let word = words.next() {
      switch word {
      case "--count": count = try Self.number(words.next(), of: word)
      case "--seed": seeds.append(UInt64(try Self.number(words.next(), of: word)))
      case "--list": isListing = true
      case "--from":
        guard let file = words.next() else { throw Problem(text: "'\(word)' needs a file") }
        list = file
      case "--planted": list = "Tools/Mutation/Planted.md"
      case _ where word.hasPrefix("-"): throw Problem(text: "unknown option '\(word)'")
      default: folders.append(word)
      }
    }
    if seeds.isEmpty { seeds = [1] }
    if folders.isEmpty { folders = ["Sources"] }
  }

  private static func number(_ word: String?, of option: String) throws -> Int {
    guard let number = word.flatMap({ Int($0) }), number > 0 else {
      throw Problem(text: "'\(option)' needs a number of at least 1")
    }
    return number
  }
}
