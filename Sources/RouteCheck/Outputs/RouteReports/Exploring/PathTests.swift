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

extension PathTests {
  /// The functions of a test.
  func text(of test: Test) -> String {
    let remark = test.remark.escaped(for: .swiftString)
    guard test.isMistake else {
      return """

          /// \(remark)
          @Test func \(test.name)() throws {
            let graph = try Self.app()
            try graph.expect(\(literal(start)))
        \(test.steps.map { lines(of: $0, expects: true) }.joined())  }

        """
    }
    let leading = test.isRefused ? test.steps.dropLast() : test.steps[...]
    let moves = leading.map { lines(of: $0, expects: false) }.joined()
    let end = test.isRefused ? test.steps.last.map { call(for: $0) } ?? "" : ""
    let state = literal((leading.last ?? test.steps[0]).state)
    let happens =
      test.isRefused
      ? "    #expect(throws: Refusal.self) { \(end) }\n" : "    try graph.expect(\(state))\n"
    let isMended =
      test.isRefused
      ? "      let graph = try Self.\(test.name)Path()\n      \(end)\n"
      : "      let end = try? Self.\(test.name)Path().snapshot.description\n"
        + "      #expect(end != \(state))\n"
    return """

        /// \(remark)
        static func \(test.name)Path() throws -> ControllerGraph {
          let graph = try app()
      \(moves)    return graph
        }

        /// \(remark)
        @Test func \(test.name)() throws {
          let graph = try Self.\(test.name)Path()
      \(happens)  }

        /// The opposite. Remove `withKnownIssue` when the app is changed.
        @Test func \(test.name)IsMended() {
          withKnownIssue {
      \(isMended)    }
        }

      """
  }

  /// A move, with a comment in words where the call has none, and the state after it.
  private func lines(of step: ReplayedStep, expects: Bool) -> String {
    var text = ""
    if step.move.segue != nil {
      text += "    // \(result.app.name(of: step.move).escaped(for: .swiftString))\n"
    }
    text += "    \(call(for: step))\n"
    if expects { text += "    try graph.expect(\(literal(step.state)))\n" }
    return text
  }

  private func call(for step: ReplayedStep) -> String {
    let move = step.move
    let action: String
    switch move.action {
    case .back where move.isCertain && step.isFromVisible: return "try graph.tapBack()"
    case .back: action = ".back"
    case .swipeDown: return "try graph.swipeDown()"
    case .segue(let object, _):
      action =
        ".segue(\(literal(object.id)), of: \(literal(object.scene.id)), "
        + "in: \(literal(object.scene.storyboard)))"
    case .registered(let identifier):
      action = ".registered(identifier: \(literal(identifier)))"
    case .tab(let index): action = ".tab(\(index))"
    case .dismiss: action = ".dismiss"
    case .dismissTo(let level): action = ".dismissTo(\(level))"
    case .pop: action = ".pop"
    case .popTo(let height): action = ".popTo(\(height))"
    case .popToRoot: action = ".popToRoot"
    case .root(let scene, let isInStack):
      action = ".root(\(literal(scene))\(isInStack ? ", isInStack: true" : ""))"
    case .show(let scene, let kind, let isInStack, let style):
      let stack = isInStack ? ", isInStack: true" : ""
      let look = style == .automatic ? "" : ", style: .\(style.rawValue)"
      action = ".show(\(literal(scene)), by: .\(kind.rawValue)\(stack)\(look))"
    case .open(let scene): action = ".open(\(literal(scene)))"
    case .handOver(let segue):
      let scene = literal(segue.scene)
      action = ".handOver(Storyboard.SegueObject(scene: \(scene), id: \(literal(segue.id))))"
    }
    let source = literal(move.source)
    if step.isFirst { return "try graph.make(\(action), from: \(source))" }
    return "try graph.make(Move(\(action), source: \(source), position: \(move.position)))"
  }

  func literal(_ text: some CustomStringConvertible) -> String {
    StringLiteral.text("\(text)")
  }

  func literal(_ scene: Storyboard.SceneObject) -> String {
    "Storyboard.SceneObject(storyboard: \(literal(scene.storyboard)), id: \(literal(scene.id)))"
  }
}
