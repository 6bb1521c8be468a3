import Routes

/// The members that decide which segues and scenes a controller has.
package enum SystemMember: String {
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
  package func inherits(_ name: ExactString, from expected: ExactString, in app: App) -> Bool? {
    let expected = Self.lastName(target(of: expected, in: app))
    let names = summary(of: expected, in: app).names
    switch climb(from: name, in: app, until: { $0 == expected || names.contains($0) }) {
    case .stopped: return true
    case .uncertain: return nil
    case .complete: return knows(expected) ? false : nil
    }
  }

  /// Whether a class or a protocol is declared, or belongs to the system.
  package func knows(_ name: ExactString) -> Bool {
    declares(name) || FrameworkClass.named(name) != nil
  }

  /// How far ``climb(from:in:until:)`` came.
  package enum Climb { case stopped, complete, uncertain }

  /// Visits the last names of a type and of everything above it.
  ///
  /// - Parameter isEnough: Whether to stop at a name.
  /// - Returns: Whether it stopped, or whether all superclasses of the type are known.
  package func climb(
    from name: ExactString,
    in app: App,
    until isEnough: (ExactString) -> Bool
  ) -> Climb {
    var isCertain = true
    var open = [TypeSummary.Supertype(name: name, mayBeSuperclass: true)]
    var visited: Set<ExactString> = []
    while let next = open.popLast() {
      let name = Self.lastName(target(of: next.name, in: app))
      if isEnough(name) { return .stopped }
      guard visited.insert(name).inserted else { continue }
      let type = summary(of: name, in: app)
      guard visited.count + type.supertypes.count <= Limits.ancestors else { return .uncertain }
      open += type.supertypes
      if let framework = FrameworkClass.named(name) {
        if isAlias(name, in: app) { isCertain = false }
        if let superclass = framework.superclass {
          open.append(.init(name: superclass, mayBeSuperclass: true))
        }
      } else if next.mayBeSuperclass, !type.isDeclared, !KnownProtocol.contains(name) {
        isCertain = false
      }
    }
    return isCertain ? .complete : .uncertain
  }

  package func isProtocol(_ name: ExactString, in app: App) -> Bool {
    summary(of: name, in: app).isProtocol
  }

  /// The last names of a type and of the classes and protocols above it, those of UIKit as well; `nil` if
  /// there are too many.
  package func ancestors(of name: ExactString, in app: App) -> [ExactString]? {
    var names: [ExactString] = []
    var open = [name]
    var visited: Set<ExactString> = []
    while let next = open.popLast() {
      let name = Self.lastName(target(of: next, in: app))
      guard visited.insert(name).inserted else { continue }
      names.append(name)
      let above =
        summary(of: name, in: app).supertypes.map(\.name)
        + [FrameworkClass.named(name)?.superclass].compactMap(\.self)
      guard names.count + above.count <= Limits.ancestors else { return nil }
      open += above
    }
    return names
  }

  /// Whether a class and all its superclasses are declared in the sources or belong to the system.
  package func knowsAllAncestors(of name: ExactString, in app: App) -> Bool {
    guard declares(name) else { return false }
    // A protocol of another module has no segue action, so only classes matter.
    return ancestors(of: name, in: app)?.allSatisfy { ancestor in
      summary(of: ancestor, in: app).supertypes.allSatisfy { supertype in
        guard supertype.mayBeSuperclass else { return true }
        let above = Self.lastName(target(of: supertype.name, in: app))
        return knows(above) || KnownProtocol.contains(above)
      }
    } ?? false
  }

  /// The classes of the sources from which a class inherits, itself included, if they only call
  /// methods of UIKit's classes; `nil` if one may do more, or is not known.
  package func passiveAncestors(of name: ExactString, in app: App) -> [ExactString]? {
    guard knowsAllAncestors(of: name, in: app) else { return nil }
    let own = ancestors(of: name, in: app)?.filter {
      // A passive class does not call what an extension of a protocol adds.
      FrameworkClass.named($0) == nil && !isProtocol($0, in: app)
    }
    return own?.contains { summary(of: $0, in: app).isActive } == true ? nil : own
  }

  /// Whether a class, or a superclass, may override a member of the system.
  ///
  /// In Objective-C, a category can do so as well.
  package func mayOverride(_ member: SystemMember, in name: ExactString, _ app: App) -> Bool {
    mayHaveMethod(ExactString(member.rawValue), type: name, in: app)
  }

  /// Whether the sources declare a method of a selector for a class or a superclass.
  package func mayHaveMethod(_ selector: ExactString, type name: ExactString, in app: App) -> Bool {
    let types = implementers(of: selector)
    if types.isEmpty { return false }
    return ancestors(of: name, in: app)?.contains(where: types.contains) ?? true
  }
}
