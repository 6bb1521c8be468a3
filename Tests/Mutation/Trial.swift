import Foundation

/// Mutations, and what the tests say about each.
struct Trial {
  private let sources: SwitchedSources
  private var tests: TestProgram
  private let coverage: TestCoverage
  private var foundCount = 0
  private var survivors: [Mutation] = []

  /// Builds the mutations, and leaves out the tests that fail without any: those that read sources.
  init(_ mutations: [Mutation], of repository: URL, in workspace: Workspace) throws {
    sources = try SwitchedSources(mutations, of: repository, in: workspace)
    let separate = sources.separate.map { MutationList.entry(for: $0.mutation) }
    say("\(sources.switched.count) mutations built")
    say("\(separate.count) need another build:\n\(separate.joined(separator: "\n"))")
    tests = TestProgram(workspace: workspace)
    coverage = try TestCoverage(of: tests, upTo: mutations.count)
    tests.skipped = coverage.failing.sorted().map(TestOrder.filter)
    let seconds = coverage.files.map(\.seconds).reduce(0, +)
    say("all tests take \(seconds.rounded()) s; left out: \(tests.skipped)")
  }

  /// The number of mutations that are tried together, so that those of a batch are done before the
  /// next.
  private static let batchSize = 60

  /// Tries mutations in their order until enough compiled.
  ///
  /// Those that need a build of their own come last, since the program contains such a mutation until
  /// it is built again.
  mutating func run(upTo count: Int) throws {
    var rest = (sources.switched + sources.separate).sorted { $0.number < $1.number }[...]
    let separate = Set(sources.separate.map(\.number))
    while case let missing = count - foundCount - survivors.count, missing > 0, !rest.isEmpty {
      let next = rest.prefix(missing)
      rest = rest.dropFirst(next.count)
      try sources.rebuild()
      var switched = next.filter { !separate.contains($0.number) }[...]
      while !switched.isEmpty {
        try test(Array(switched.prefix(Self.batchSize)))
        switched = switched.dropFirst(Self.batchSize)
      }
      for one in next where separate.contains(one.number) {
        let isTried: Void? = try sources.with(one.mutation) {
          try test([SwitchedFile.Numbered(number: 0, mutation: one.mutation)])
        }
        if isTried == nil { say("not compiled  \(one.mutation.summary)") }
      }
    }
  }

  /// Runs the closest tests on every mutation, then the next ones on those that are left, so that
  /// most results come early.
  private mutating func test(_ mutations: [SwitchedFile.Numbered]) throws {
    var rest = mutations.map { (one: $0, stages: TestOrder.stages(for: $0, in: coverage)) }
    for (one, stages) in rest where stages.isEmpty { say("not reached  \(one.mutation.summary)") }
    for index in 0..<(rest.map(\.stages.count).max() ?? 0) {
      rest = try rest.filter { one, stages in
        try index >= stages.count || !isFound(one, by: stages[index])
      }
      let entries = rest.map { MutationList.entry(for: $0.one.mutation) }
      say("\(rest.count) left after stage \(index + 1):\n\(entries.joined(separator: "\n"))")
    }
    survivors += rest.map(\.one.mutation)
  }

  /// Runs tests until one fails.
  private mutating func isFound(
    _ one: SwitchedFile.Numbered,
    by stage: TestOrder.Stage
  ) throws -> Bool {
    let outcome = try tests.run(stage, mutation: one.number)
    guard let failure = outcome.failures.first else { return false }
    foundCount += 1
    say("found  \(one.mutation.summary)  by \(failure)")
    return true
  }

  var report: String {
    let all = foundCount + survivors.count
    let share = all == 0 ? 0 : Double(foundCount) * 100 / Double(all)
    let list = survivors.map(MutationList.entry).joined(separator: "\n")
    return """
      \(survivors.isEmpty ? "" : "\nsurvivors:\n\(list)\n")
      found \(foundCount) of \(all) mutations (\(String(format: "%.1f", share)) %)
      """
  }
}
