import Foundation

/// Applies mutations to the sources, runs the tests on each, and prints those that survive.
@main struct Program {
  static func main() {
    do {
      try run()
    } catch {
      say("error: \(error)")
      exit(1)
    }
  }

  private static func run() throws {
    let options = try Options(CommandLine.arguments.dropFirst())
    let repository = URL(filePath: FileManager.default.currentDirectoryPath)
    let selection = try Selection(options, in: repository)
    if options.isListing {
      for mutation in selection.mutations.prefix(selection.count) {
        print(MutationList.entry(for: mutation))
      }
      return
    }
    let workspace = try Workspace(
      repository.appending(path: ".build-mutants/copy"),
      of: repository
    )
    var trial = try Trial(selection.candidates, of: repository, in: workspace)
    try trial.run(upTo: selection.count)
    print(trial.report)
    print("\(selection.equivalentCount) are known to change nothing")
  }
}

/// The mutations that are tried.
struct Selection {
  /// Those to choose from, in the order in which they are tried.
  var mutations: [Mutation]
  /// How many are tried of those that compile.
  var count: Int
  /// How many of the first are left out, because they are known to change nothing.
  var equivalentCount = 0

  init(_ options: Options, in repository: URL) throws {
    if let list = options.list {
      let text = try String(contentsOf: repository.appending(path: list), encoding: .utf8)
      mutations = try MutationList(text).mutations(in: repository)
      count = mutations.count
      return
    }
    let all = try options.folders.flatMap { try Self.allMutations(in: $0, of: repository) }
    print("\(all.count) mutations in \(options.folders.joined(separator: ", "))")
    count = options.count
    mutations = Sampling.order(of: all, seed: options.seed)
    let url = repository.appending(path: "Tests/Mutation/Equivalents.md")
    let text = (try? String(contentsOf: url, encoding: .utf8)) ?? ""
    let known = Set(MutationList(text).entries.map(\.key))
    equivalentCount = mutations.prefix(count).count { known.contains($0.key) }
    mutations.removeAll { known.contains($0.key) }
  }

  /// As many mutations as are needed, since about a fifth does not compile.
  var candidates: [Mutation] { Array(mutations.prefix(count + count / 3)) }

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
}

/// Prints a line at once, also into a file.
func say(_ text: String) {
  print(text)
  fflush(nil)
}
