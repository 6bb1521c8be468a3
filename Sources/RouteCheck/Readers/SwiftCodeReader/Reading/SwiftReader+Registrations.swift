import CodeFacts
import Routes

extension SwiftReader {
  /// Records `registry.register(.showPost, kind: .show) { PostController() }` and
  /// `classes.register(PostController.init)`.
  mutating func recordRegistration(by call: Call, on value: Value?) {
    guard call.records, let argument = argument(0, of: call),
      let (type, table) = table(at: call.name - 2, value)
    else { return }
    let subject: RegistrationFact.Subject
    let path = path(of: routeTarget(argument))
    switch type {
    case .segueRegistry:
      guard let name = path.last else { return }
      let source = argumentIndex(.from, of: call).map { self.path(of: routeTarget($0)).dropLast() }
      subject = .segue(name, source: source.map { ExactString($0.joined(separator: ".")) })
    case .sceneClasses:
      if let name = tokens.literal(argument) {
        subject = .sceneClass(name, isText: true)
      } else if path.count > 1, path.last == "init" {
        subject = .sceneClass(path[path.count - 2], isText: false)
      } else {
        return
      }
    default: return
    }
    // The cases of a switch share its braces.
    let isSure = scopes[current].kind != .switch && conditions.isEmpty
    let fact = RegistrationFact(
      subject: subject,
      table: table,
      block: isSure ? scopes[current].brace : nil,
      location: location(of: argument)
    )
    facts.append(.registration(fact))
  }

  /// Records `SegueRegistry(.main, .shop, classes: classes)`.
  mutating func recordRegistry(madeBy call: Call) {
    guard call.records, tokens[call.name].word == .segueRegistry,
      let classes = argumentIndex(.classes, of: call),
      let (type, table) = table(at: classes, binding(of: classes)), type == .sceneClasses
    else { return }
    var storyboards: [ExactString]? = []
    for at in stride(from: call.arguments + 1, to: classes - 2, by: 3) {
      let isName = tokens[at].kind == .period && tokens[at + 2].kind == .comma
      storyboards = isName ? storyboards.map { $0 + [tokens.text(at + 1)] } : nil
    }
    facts.append(.registry(RegistryFact(storyboards: storyboards, classes: table)))
  }

  /// The type of a local value, and the index of the name where it got the value; `nil` if it is not known.
  private func table(at name: Int, _ value: Value?) -> (type: SwiftWord, index: Int)? {
    guard case .instance(let type)? = value, tokens.isName(name), tokens[name - 1].kind != .period
    else { return nil }
    let hash = tokens.hash(name)
    for at in stride(from: name - 1, to: max(0, name - Limits.lookBack), by: -1)
    where tokens.isName(at) && tokens.hash(at) == hash {
      let isDeclared =
        tokens[at + 1].kind == .colon
        && (tokens[at - 1].word == .var || tokens[at + 2].word == .inout)
      if isDeclared || tokens.isSymbol("=", at: at + 1) || tokens.isSymbol("&", at: at - 1) {
        return (tokens[skippingLibrary(type)].word, at)
      }
    }
    return nil
  }

  private func path(of target: TextExpression?) -> [ExactString] {
    if case .reference(let path)? = target { path } else { [] }
  }
}
