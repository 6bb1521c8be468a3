import CodeFacts
import Routes

extension ProjectCode {
  /// Whether the target of a cast means something else inside the class around it: a generic
  /// parameter, or a nested type.
  package func isRedefined(_ target: ExactString, in type: ExactString, of file: Int) -> Bool {
    let app = index.apps[file]
    guard let first = target.split(at: ".").first else { return true }
    return index.ancestors(of: type, in: app)?.contains { name in
      index.summary(of: name, in: app).genericParameters.contains(first)
        || index.hasMember(named: first, of: name, in: app)
    } ?? true
  }

  /// Whether a segue action certainly returns no object of a class, because the two classes are
  /// unrelated.
  package func isNeverMade(
    _ target: ExactString,
    by action: ExactString,
    of controller: ExactString,
    in app: App
  ) -> Bool {
    guard let chain = index.ancestors(of: controller, in: app) else { return false }
    let actions = chain.flatMap { index.segueActions(action, of: $0, in: app) }
    // Any subclass may conform to a protocol.
    guard !actions.isEmpty, isClass(target, in: app),
      !index.isProtocol(index.target(of: target, in: app), in: app)
    else {
      return false
    }
    return actions.allSatisfy { action in
      guard let made = action.result, isClass(made, in: app) else { return false }
      return index.inherits(made, from: target, in: app) == false
        && index.inherits(target, from: made, in: app) == false
    }
  }

  /// Whether a name is a class or a protocol, so the result of a cast is known.
  package func isClass(_ name: ExactString, in app: App) -> Bool {
    let target = index.target(of: name, in: app)
    if FrameworkClass.named(SourceIndex.lastName(target)) != nil { return true }
    let type = index.summary(of: target, in: app)
    return type.isDeclared && !type.hasValueType
  }
}
