import Routes
import SwiftScanner

extension ProjectCode {
  /// Whether the target of a cast means something else inside the class around it: a generic
  /// parameter, or a nested type.
  func isRedefined(_ target: ExactString, in type: ExactString, of file: Int) -> Bool {
    let app = index.apps[file]
    guard let first = target.split(at: ".").first else { return true }
    return index.ancestors(of: type, in: app).contains { name in
      index.types(named: name, in: app).contains { $0.genericParameters.contains(first) }
        || index.hasMember(named: first, of: name, in: app)
    }
  }

  /// Whether a segue action certainly returns no object of a class, because the two classes are
  /// unrelated.
  ///
  /// - Parameters:
  ///   - target: The class of the cast.
  ///   - action: The selector of the segue action.
  ///   - controller: The class that has the action.
  ///   - app: The app of the cast.
  func isNeverMade(
    _ target: ExactString,
    by action: ExactString,
    of controller: ExactString,
    in app: App
  ) -> Bool {
    let chain = Set(index.ancestors(of: controller, in: app))
    let actions = index.segueActions(action, in: app).filter {
      chain.contains(SourceIndex.lastName(index.target(of: $0.type, in: app)))
    }
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

  /// Whether a name is that of a class or a protocol, so that the result of a cast can be predicted.
  func isClass(_ name: ExactString, in app: App) -> Bool {
    let target = index.target(of: name, in: app)
    if FrameworkClass.named(SourceIndex.lastName(target)) != nil { return true }
    let declared = index.types(named: target, in: app).filter { $0.kind != .extension }
    return !declared.isEmpty && declared.allSatisfy { $0.kind == .class || $0.kind == .protocol }
  }
}
