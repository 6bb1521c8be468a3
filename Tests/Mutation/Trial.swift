import Foundation

/// Mutations, and what the tests say about each.
struct Trial {
  private let sources: SwitchedSources
  private var tests: TestProgram
  /// How long the tests of a stage take without a mutation.
  private var usual: [TestOrder.Stage: Double] = [:]
  private var foundCount = 0
  private var survivors: [Mutation] = []

  /// Builds the mutations, and leaves out the tests that fail without any: those that read sources.
  init(_ mutations: [Mutation], in workspace: Workspace) throws {
    sources = try SwitchedSources(mutations, in: workspace)
    tests = TestProgram(workspace: workspace, skipped: [TestOrder.slow])
    say("\(sources.switched.count) mutations built, \(sources.separate.count) need another build")
    let outcome = try tests.run(TestOrder.Stage(filter: "."), mutation: 0, limit: 1200)
    let names = Set(outcome.failures).sorted()
    say("all tests take \(outcome.seconds.rounded()) s; left out: \(names)")
    tests.skipped += names.map { "/" + NSRegularExpression.escapedPattern(for: $0) }
  }

  /// Tries mutations in their order until enough compiled.
  mutating func run(upTo count: Int) throws {
    let separate = Set(sources.separate.map(\.number))
    let all = (sources.switched + sources.separate).sorted { $0.number < $1.number }
    for (number, mutation) in all.map({ ($0.number, $0.mutation) }) {
      if foundCount + survivors.count == count { return }
      if separate.contains(number) {
        let isTried: Void? = try sources.with(mutation) { try test(mutation, number: 0) }
        if isTried == nil { say("not compiled  \(mutation.summary)") }
      } else {
        try test(mutation, number: number)
      }
    }
  }

  /// Runs the tests, the closest first, until one fails.
  private mutating func test(_ mutation: Mutation, number: Int) throws {
    let folder = tests.workspace.folder
    for stage in try TestOrder.stages(for: mutation.path, in: folder) {
      if usual[stage] == nil, number > 0 {
        usual[stage] = try tests.run(stage, mutation: 0, limit: 1200).seconds
      }
      let limit = 10 * (usual[stage] ?? 60) + 10
      let outcome = try tests.run(stage, mutation: number, limit: limit, stopsEarly: true)
      guard let failure = outcome.failures.first else { continue }
      foundCount += 1
      say("found  \(mutation.summary)  by \(failure)")
      return
    }
    survivors.append(mutation)
    say("survived  \(mutation.summary)\n  - \(mutation.before)\n  + \(mutation.after)")
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
