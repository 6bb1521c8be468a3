import Foundation

/// Applies seeded mutations to the sources, runs the tests on each, and prints those that survive.
@main struct Program {
  static func main() throws {
    let options = try Options(CommandLine.arguments.dropFirst())
    let repository = URL(filePath: FileManager.default.currentDirectoryPath)
    let mutations = try options.folders.flatMap { try allMutations(in: $0, of: repository) }
    let order = Sampling.order(of: mutations, seed: options.seed)
    print("\(mutations.count) mutations in \(options.folders.joined(separator: ", "))")
    if options.isListing {
      for mutation in order.prefix(options.count) { print(line("would try", mutation)) }
      return
    }
    let known = try equivalents(in: repository)
    let workspace = try Workspace(
      repository.appending(path: ".build-mutants/copy"),
      of: repository
    )
    try workspace.validate(allTests)
    var counts: [Workspace.Outcome: Int] = [:]
    var survivors: [Mutation] = []
    var equivalent = 0
    for mutation in order {
      if counts[.found, default: 0] + survivors.count == options.count { break }
      if known.contains(mutation.key) {
        equivalent += 1
        continue
      }
      let outcome = try workspace.outcome(of: mutation, tests: tests(for: mutation.path))
      counts[outcome, default: 0] += 1
      if outcome == .survived { survivors.append(mutation) }
      if outcome != .notCompiled { print(line("\(outcome)", mutation)) }
    }
    report(counts, survivors, equivalent)
  }

  private static func report(
    _ counts: [Workspace.Outcome: Int],
    _ survivors: [Mutation],
    _ equivalent: Int
  ) {
    let found = counts[.found, default: 0]
    let all = found + survivors.count
    if !survivors.isEmpty { print("\nsurvivors:") }
    for mutation in survivors {
      print("\(line("", mutation))\n  - \(mutation.before)\n  + \(mutation.after)")
    }
    let share = all == 0 ? 0 : Double(found) * 100 / Double(all)
    print(
      """
      \nfound \(found) of \(all) mutations (\(String(format: "%.1f", share)) %); \
      \(counts[.notCompiled, default: 0]) did not compile, \(equivalent) are known to be equivalent
      """
    )
  }

  private static func line(_ outcome: String, _ mutation: Mutation) -> String {
    let place = "\(mutation.path):\(mutation.line):\(mutation.column)"
    return [outcome, place, mutation.kind.rawValue].filter { !$0.isEmpty }.joined(separator: "  ")
  }

  private static func allMutations(in folder: String, of repository: URL) throws -> [Mutation] {
    let root = repository.appending(path: folder)
    guard let files = FileManager.default.enumerator(atPath: root.path) else {
      throw Problem(text: "there is no folder '\(folder)'")
    }
    let names = files.compactMap { $0 as? String }.filter { $0.hasSuffix(".swift") }.sorted()
    return try names.flatMap { name in
      let bytes = try Array(Data(contentsOf: root.appending(path: name)))
      return Mutation.all(of: bytes, path: "\(folder)/\(name)")
    }
  }

  /// The keys of the mutations that `Equivalents.md` argues to change nothing.
  ///
  /// An entry is a line with three code spans: the file, the line as it is, and as it becomes.
  private static func equivalents(in repository: URL) throws -> Set<String> {
    let url = repository.appending(path: "Tests/Mutation/Equivalents.md")
    guard let text = try? String(contentsOf: url, encoding: .utf8) else { return [] }
    return Set(
      text.split(separator: "\n").filter { $0.hasPrefix("- ``") }.compactMap { line in
        let spans = line.components(separatedBy: "``")
        return spans.count > 6 ? "\(spans[1])|\(spans[3])|\(spans[5])" : nil
      }
    )
  }

  private static let allTests = [
    "RoutesTests", "SwiftScannerTests", "StoryboardReaderTests", "RouteCheckCoreTests",
    "RouteCheckTests",
  ]

  /// The tests that may notice a change of a file, the closest first.
  private static func tests(for path: String) -> [String] {
    let layers = [
      ("Sources/RouteCheck/SwiftScanner/", ["SwiftScannerTests", "RouteCheck(Core)?Tests"]),
      (
        "Sources/RouteCheck/StoryboardReader/", ["StoryboardReaderTests", "RouteCheck(Core)?Tests"]
      ),
      ("Sources/RouteCheck/RouteCheckCore/", ["RouteCheckCoreTests", "RouteCheckTests"]),
      ("Sources/RouteCheck/routecheck/", ["RouteCheckTests", "RoutesTests"]),
    ]
    return layers.first { path.hasPrefix($0.0) }?.1 ?? ["RoutesTests", "RouteCheck(Core)?Tests"]
  }
}

/// What the command line asks for.
struct Options {
  var count = 300
  var seed: UInt64 = 1
  var isListing = false
  var folders: [String] = []

  init(_ words: some Sequence<String>) throws {
    var words = words.makeIterator()
    while let word = words.next() {
      switch word {
      case "--count": count = try Self.number(words.next(), of: word)
      case "--seed": seed = UInt64(try Self.number(words.next(), of: word))
      case "--list": isListing = true
      case _ where word.hasPrefix("-"): throw Problem(text: "unknown option '\(word)'")
      default: folders.append(word)
      }
    }
    if folders.isEmpty { folders = ["Sources"] }
  }

  private static func number(_ word: String?, of option: String) throws -> Int {
    guard let number = word.flatMap({ Int($0) }), number > 0 else {
      throw Problem(text: "'\(option)' needs a number of at least 1")
    }
    return number
  }
}
