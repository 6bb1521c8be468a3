import Routes
import SwiftScanner

/// The members that decide which segues and scenes a controller has.
enum SystemMember: String {
  // The raw values are selectors.
  case performSegue = "performSegueWithIdentifier:sender:"
  case shouldPerformSegue = "shouldPerformSegueWithIdentifier:sender:"
  case storyboard
}

extension SourceIndex {
  /// Whether a type is, inherits from or conforms to another one; `nil` if the sources leave it open.
  ///
  /// A class of another module may itself inherit from the expected type. A protocol of another
  /// module cannot, because that module does not know the sources.
  ///
  /// - Complexity: Linear in the number of types above it.
  func inherits(_ name: ExactString, from expected: ExactString, in app: App) -> Bool? {
    let expected = Self.lastName(target(of: expected, in: app))
    var isKnown = declares(expected) || FrameworkClass.named(expected) != nil
    var open = [(name: name, mayBeClass: true)]
    var visited: Set<ExactString> = []
    while let next = open.popLast() {
      let name = Self.lastName(target(of: next.name, in: app))
      if name == expected { return true }
      guard visited.insert(name).inserted else { continue }
      let found = types(named: name, in: app)
      for type in found {
        // The superclass comes first. Extensions and the other positions name protocols.
        for (position, above) in type.supertypes.enumerated() {
          open.append((above, type.kind == .class && position == 0))
        }
      }
      if let framework = FrameworkClass.named(name) {
        if let superclass = framework.superclass { open.append((superclass, true)) }
      } else if next.mayBeClass, !found.contains(where: { $0.kind != .extension }),
        !KnownProtocol.contains(name)
      {
        isKnown = false
      }
    }
    return isKnown ? false : nil
  }

  /// Whether a name is that of a declared protocol.
  func isProtocol(_ name: ExactString, in app: App) -> Bool {
    types(named: name, in: app).contains { $0.kind == .protocol }
  }

  /// A type and the classes and protocols above it, as far as the sources declare them.
  func ancestors(of name: ExactString, in app: App) -> [ExactString] {
    var names: [ExactString] = []
    var open = [name]
    var visited: Set<ExactString> = []
    while let next = open.popLast() {
      let name = Self.lastName(target(of: next, in: app))
      guard visited.insert(name).inserted else { continue }
      names.append(name)
      open += types(named: name, in: app).flatMap(\.supertypes)
    }
    return names
  }

  /// Whether a class and all classes above it are declared in the sources or belong to the system.
  func knowsAllAncestors(of name: ExactString, in app: App) -> Bool {
    guard declares(name) else { return false }
    // A protocol of another module has no segue action, so only classes matter.
    return ancestors(of: name, in: app).allSatisfy { ancestor in
      types(named: ancestor, in: app).allSatisfy { type in
        guard type.kind == .class, let superclass = type.supertypes.first else { return true }
        let above = Self.lastName(target(of: superclass, in: app))
        return declares(above) || FrameworkClass.named(above) != nil
          || KnownProtocol.contains(above)
      }
    }
  }

  /// Whether a class, or one above it, overrides a member of the system.
  ///
  /// In Objective-C, a category can do so as well.
  func isOverridden(_ member: SystemMember, by name: ExactString, in app: App) -> Bool {
    hasMethod(ExactString(member.rawValue), type: name, in: app)
  }

  /// Whether a class, or one above it, has a method of a selector.
  func hasMethod(_ selector: ExactString, type name: ExactString, in app: App) -> Bool {
    let types = implementers(of: selector)
    return !types.isEmpty && ancestors(of: name, in: app).contains(where: types.contains)
  }

  /// Whether `shouldPerformSegue(withIdentifier:sender:)` may be overridden for a class, by a class
  /// above or below it.
  func mayRefuseSegues(_ name: ExactString, in app: App) -> Bool {
    guard knowsAllAncestors(of: name, in: app) else { return true }
    return isOverridden(.shouldPerformSegue, by: name, in: app)
      || implementers(of: ExactString(SystemMember.shouldPerformSegue.rawValue)).contains {
        inherits($0, from: name, in: app) != false
      }
  }
}
