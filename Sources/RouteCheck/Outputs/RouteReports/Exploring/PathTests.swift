import AppExploration
import ProjectModel
import RouteDiagnostics
import Routes
import RoutesExploration
import SourceText

/// Swift tests of paths that a search found.
///
/// For each finding there is a test that it happens, and one of the opposite, which has a known issue
/// until the app is changed. The tests use the storyboards that `generate` or its plugin writes, so a
/// change of the app that breaks a path breaks its test.
struct PathTests {
  struct Test {
    var name: String
    /// The finding, or what the path is for.
    var remark: String
    var steps: [ReplayedStep]
    /// Whether the graph refuses the last move.
    var isRefused = false
    /// Whether the path shows a mistake.
    var isMistake = true
  }

  let result: ExplorationResult
  private let name: String
  let start: Snapshot
  private var tests: [Test] = []

  init(
    _ search: ExplorationOutput.Search,
    of output: ExplorationOutput,
    named name: String
  ) throws {
    let result = search.result
    self.result = result
    self.name = name
    start = try result.app.graph(result.width).snapshot
    /// The moves of a path; `nil` if a graph does not make them all.
    func test(_ path: Exploration.Path, refused: Move? = nil) throws -> [ReplayedStep]? {
      let steps = try result.replay(path, refused: refused)
      return steps.count == path.steps.count + (refused == nil ? 0 : 1) ? steps : nil
    }
    var counts: [String: Int] = [:]
    func number(_ stem: String) -> String {
      counts[stem, default: 0] += 1
      return "\(stem)\(counts[stem, default: 0])"
    }
    for diagnostic in output.report.diagnostics {
      guard let witness = diagnostic.witness, result.isAbout(witness),
        let steps = try test(witness.path, refused: witness.refused), !steps.isEmpty
      else { continue }
      let place = "\(diagnostic.file):\(diagnostic.location.line):\(diagnostic.location.column)"
      tests.append(
        Test(
          name: number(SwiftName(ExactString(diagnostic.rule), noun: "path").text.string),
          remark: "\(place): \(diagnostic.message) [\(diagnostic.rule)]",
          steps: steps,
          isRefused: witness.refused != nil
        )
      )
    }
    if let goal = output.goal, let path = search.path, let steps = try test(path) {
      let remark = "To \(goal)."
      tests.append(Test(name: number("way"), remark: remark, steps: steps, isMistake: false))
    }
    for path in search.coverage?.paths ?? [] {
      let count = Set(path.steps.compactMap(\.move.segue)).count
      let remark = "Performs \(PlainText.counted(count, "segue"))."
      if let steps = try test(path) {
        tests.append(Test(name: number("coverage"), remark: remark, steps: steps, isMistake: false))
      }
    }
  }

  var text: String {
    if tests.isEmpty { return "" }
    return """
      /// Paths of the app that starts in scene \(StringLiteral.comment("\(result.app.entry.id)")) of \
      \(StringLiteral.comment("\(result.app.entry.storyboard)")).
      @Suite struct \(name) {
        /// The app without its classes. Return a graph of the app's own to test those.
        static func app() throws -> ControllerGraph {
          try ControllerGraph(
            exploring: [\(storyboards)],
            from: \(literal(result.app.entry.id)),
            of: \(literal(result.app.entry.storyboard))\(stack)\(unwindActions)\(width)
          )
        }
      \(tests.map(text).joined())}

      """
  }
}

extension PathTests {
  /// A file with a suite for each app.
  static func text(of output: ExplorationOutput) throws -> String {
    var names: Set<String> = []
    let suites = try output.searches.enumerated().map { index, search in
      let storyboard = SwiftName(search.result.app.entry.storyboard, noun: "app").text.string
      let width = search.result.width == .compact ? "" : "Regular"
      var name = SwiftName.capitalized(storyboard) + width + "Paths"
      if !names.insert(name).inserted { name += "\(index + 1)" }
      return try PathTests(search, of: output, named: name).text
    }
    let module = output.searches.first?.result.app.project.generation.module
    return """
      // Written by 'routecheck explore --format tests'. The storyboards are those that
      // 'routecheck generate' or its plugin writes\(module == nil ? ": import their module." : ".")

      import Routes
      import RoutesTesting
      import Testing
      \(module.map { "\n@testable import \($0)\n" } ?? "")
      \(suites.filter { !$0.isEmpty }.joined(separator: "\n"))
      """
  }
}

extension PathTests {
  /// The storyboards as values that `generate` writes.
  private var storyboards: String {
    result.app.storyboards.map { ".\(SwiftName($0.name, noun: "storyboard").declared)" }
      .joined(separator: ", ")
  }

  private var stack: String { result.app.isEntryInStack ? ",\n      isInStack: true" : "" }

  /// The argument for a width that is not the usual one.
  private var width: String {
    result.width == .compact ? "" : ",\n      width: .\(result.width.rawValue)"
  }

  /// The argument for the unwind actions of the classes of scenes, as far as they are known.
  private var unwindActions: String {
    var actions: [ExactString: Set<ExactString>] = [:]
    let unwinds = result.app.storyboards.flatMap(\.scenes).flatMap(\.segues)
      .filter { $0.kind == .unwind }
    let used = Set(unwinds.compactMap { $0.unwindAction ?? $0.identifier })
    for storyboard in result.app.storyboards {
      for scene in storyboard.scenes {
        let object = Storyboard.SceneObject(storyboard: storyboard.name, id: scene.id)
        guard let name = scene.customClass,
          let known = result.app.facts.scenes[object]?.unwindActions?.intersection(used),
          !known.isEmpty
        else { continue }
        actions[name, default: []].formUnion(known)
      }
    }
    if actions.isEmpty { return "" }
    let entries = actions.sorted { $0.key < $1.key }.map { name, actions in
      "\(literal(name)): [\(actions.sorted().map { literal($0) }.joined(separator: ", "))]"
    }
    let lines = entries.map { "        \($0),\n" }.joined()
    return ",\n      unwindActions: [\n\(lines)      ]"
  }
}
