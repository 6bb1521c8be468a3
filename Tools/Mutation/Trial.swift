import Foundation

/// Mutations, and what the tests say about each.
struct Trial {
  private let sources: SwitchedSources
  private var tests: TestProgram
  private let coverage: TestCoverage
  /// Whether each mutation that was tried is found, by its number.
  private var isFound: [Int: Bool] = [:]

  /// Builds the mutations, and leaves out the tests that fail without any: those that read sources.
  init(_ mutations: [Mutation], of repository: URL, in workspace: Workspace) async throws {
    sources = try SwitchedSources(mutations, of: repository, in: workspace)
    say("\(sources.switched.count) mutations built")
    tests = TestProgram(workspace: workspace)
    coverage = try await TestCoverage(of: tests, upTo: mutations.count)
    tests.skipped = coverage.failing.sorted().map(TestOrder.filter)
    let seconds = coverage.files.map(\.seconds).reduce(0, +)
    say("all tests take \(seconds.rounded()) s; left out: \(tests.skipped)")
  }

  /// The number of mutations that are tried together, so that those of a batch are done before the
  /// next.
  private static let batchSize = 60

  /// Tries the first mutations of a sample that compiled, and returns a report.
  ///
  /// The mutations of a list are tried even if one needs a build of its own. Until the next build the
  /// program contains such a mutation, so that they come last.
  mutating func run(_ sample: Sample) async throws -> String {
    let wanted = Set(sample.mutations)
    func chosen(_ all: [SwitchedFile.Numbered]) -> ArraySlice<SwitchedFile.Numbered> {
      let numbered = Dictionary(
        uniqueKeysWithValues: all.filter { wanted.contains($0.mutation) }.map { ($0.mutation, $0) }
      )
      return sample.mutations.compactMap { numbered[$0] }.prefix(sample.count)
    }
    let switched = chosen(sources.switched)
    let separate = chosen(sources.separate)
    var rest = switched.filter { isFound[$0.number] == nil }[...]
    if !rest.isEmpty { try sources.rebuild() }
    while !rest.isEmpty {
      try await test(Array(rest.prefix(Self.batchSize)))
      rest = rest.dropFirst(Self.batchSize)
    }
    var left = separate[...]
    while sample.isList, let one = left.popFirst() {
      let tried: Void? = try await sources.with(one.mutation) {
        try await test([SwitchedFile.Numbered(number: 0, mutation: one.mutation)])
      }
      if tried == nil { say("not compiled  \(one.mutation.summary)") }
      isFound[one.number] = isFound.removeValue(forKey: 0)
    }
    return report(
      of: sample,
      tried: Array(switched + (sample.isList ? separate : [])),
      left: Array(left)
    )
  }

  /// Runs the closest tests on every mutation, then the next ones on those that are left, so that
  /// most results come early.
  private mutating func test(_ mutations: [SwitchedFile.Numbered]) async throws {
    var rest = mutations.map { (one: $0, stages: TestOrder.stages(for: $0, in: coverage)) }
    for (one, stages) in rest where stages.isEmpty { say("not reached  \(one.mutation.summary)") }
    for index in 0..<(rest.map(\.stages.count).max() ?? 0) {
      let failures = try await concurrentMap(rest) { [tests] one, stages in
        guard index < stages.count else { return String?.none }
        let failure = try tests.run(stages[index], mutation: one.number).failures.first
        if let failure { say("found  \(one.mutation.summary)  by \(failure)") }
        return failure
      }
      for (next, failure) in zip(rest, failures) where failure != nil {
        isFound[next.one.number] = true
      }
      rest = zip(rest, failures).filter { $1 == nil }.map(\.0)
      say("\(rest.count) left after stage \(index + 1):\n\(entries(of: rest.map(\.one)))")
    }
    for (one, _) in rest { isFound[one.number] = false }
  }

  private func report(
    of sample: Sample,
    tried: [SwitchedFile.Numbered],
    left: [SwitchedFile.Numbered]
  ) -> String {
    let tried = tried.filter { isFound[$0.number] != nil }
    let survivors = tried.filter { isFound[$0.number] == false }
    let found = tried.count - survivors.count
    let share = Double(found) * 100 / Double(max(tried.count, 1))
    return """

      \(sample.name): found \(found) of \(tried.count) mutations (\(String(format: "%.1f", share)) %)
      \(sample.equivalentCount) are known to change nothing
      \(survivors.count) survivors:
      \(entries(of: survivors))
      \(left.count) not tried, because each needs a build of its own; --from tries them:
      \(entries(of: left))
      """
  }

  private func entries(of mutations: [SwitchedFile.Numbered]) -> String {
    mutations.map { MutationList.entry(for: $0.mutation) }.joined(separator: "\n")
  }
}
