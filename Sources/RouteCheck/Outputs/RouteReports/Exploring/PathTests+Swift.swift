import AppExploration
import Routes
import RoutesExploration
import SourceText

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
