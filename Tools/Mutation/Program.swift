import Foundation

/// Applies mutations to the sources, runs the tests on each, and prints those that survive.
@main struct Program {
  static func main() async {
    do {
      try await run()
    } catch {
      say("error: \(error)")
      exit(1)
    }
  }

  private static func run() async throws {
    let options = try Options(CommandLine.arguments.dropFirst())
    let repository = URL(filePath: FileManager.default.currentDirectoryPath)
    let samples = try Sample.all(options, in: repository)
    if options.isListing {
      for sample in samples {
        for mutation in sample.mutations.prefix(sample.count) {
          print(MutationList.entry(for: mutation))
        }
      }
      return
    }
    let workspace = try Workspace(
      repository.appending(path: ".build-mutants/copy"),
      of: repository
    )
    var seen: Set<Mutation> = []
    let mutations = samples.flatMap(\.candidates).filter { seen.insert($0).inserted }
    var trial = try await Trial(mutations, of: repository, in: workspace)
    for sample in samples { say(try await trial.run(sample)) }
  }
}

/// Mutations that have a score of their own.
struct Sample {
  /// The seed or the file.
  var name: String
  /// Those to choose from, in the order in which they are tried.
  var mutations: [Mutation]
  /// How many are tried of those that compile.
  var count: Int
  /// How many of the first are left out, because they are known to change nothing.
  var equivalentCount = 0
  var isList = false

  static func all(_ options: Options, in repository: URL) throws -> [Sample] {
    if let list = options.list {
      let text = try String(contentsOf: repository.appending(path: list), encoding: .utf8)
      let mutations = try MutationList(text).mutations(in: repository)
      return [Sample(name: list, mutations: mutations, count: mutations.count, isList: true)]
    }
    let all = try options.folders.flatMap { try allMutations(in: $0, of: repository) }
    say("\(all.count) mutations in \(options.folders.joined(separator: ", "))")
    let url = repository.appending(path: "Tools/Mutation/Equivalents.md")
    let text = (try? String(contentsOf: url, encoding: .utf8)) ?? ""
    let known = Set(MutationList(text).entries.map(\.key))
    return options.seeds.map { seed in
      let order = Sampling.order(of: all, seed: seed)
      return Sample(
        name: "seed \(seed)",
        mutations: order.filter { !known.contains($0.key) },
        count: options.count,
        equivalentCount: order.prefix(options.count).count { known.contains($0.key) }
      )
    }
  }

  /// As many mutations as are needed, since about a third does not compile or needs a build of its own.
  var candidates: [Mutation] { Array(mutations.prefix(count + (isList ? 0 : count / 2))) }

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
