import Routes

extension SourceIndex {
  /// Whether a type is, inherits from or conforms to another one; `nil` where the sources do not
  /// tell.
  ///
  /// A class from elsewhere may itself inherit from what is expected. A protocol from elsewhere
  /// cannot: nothing that the sources declare is known there.
  ///
  /// - Complexity: Linear in the number of types above it.
  func inherits(_ name: String, from expected: String, in root: String) -> Bool? {
    let expected = Self.lastName(target(of: expected, from: root))
    var isKnown = declares(expected) || FrameworkClass.named(expected) != nil
    var open = [(name: name, mayBeClass: true)]
    var visited: Set<String> = []
    while let next = open.popLast() {
      let name = Self.lastName(target(of: next.name, from: root))
      if name == expected { return true }
      guard visited.insert(name).inserted else { continue }
      let found = types(named: name, from: root)
      for type in found {
        // A class stands first; what an extension adds, and what stands further on, are protocols.
        for (position, above) in type.supertypes.enumerated() {
          open.append((above, type.kind == .class && position == 0))
        }
      }
      if let framework = FrameworkClass.named(name) {
        if let superclass = framework.superclass { open.append((superclass, true)) }
      } else if next.mayBeClass, !found.contains(where: { $0.kind != .extension }),
        !Self.isCommonProtocol(name)
      {
        isKnown = false
      }
    }
    return isKnown ? false : nil
  }

  /// Whether a name is that of a protocol.
  func isProtocol(_ name: String, from root: String) -> Bool {
    types(named: name, from: root).contains { $0.kind == .protocol }
  }

  /// The classes and protocols above a type, itself first, as far as the sources tell.
  func ancestors(of name: String, in root: String) -> [String] {
    var names: [String] = []
    var open = [name]
    var visited: Set<String> = []
    while let next = open.popLast() {
      let name = Self.lastName(target(of: next, from: root))
      guard visited.insert(name).inserted else { continue }
      names.append(name)
      open += types(named: name, from: root).flatMap(\.supertypes)
    }
    return names
  }

  /// Whether a class has a member of its own for one of the system's, by itself or in a class above
  /// it.
  ///
  /// In Objective-C, an extension may do so as well.
  func overrides(_ member: SystemMember, in name: String, from root: String) -> Bool {
    hasMethod(member.rawValue, in: name, from: root)
  }

  /// Whether a class, or one above it, has a method of a selector.
  func hasMethod(_ selector: String, in name: String, from root: String) -> Bool {
    let types = implementers(of: selector)
    return !types.isEmpty && ancestors(of: name, in: root).contains(where: types.contains)
  }

  /// Whether a class, one above or one below it may have its own answer to
  /// `shouldPerformSegue(withIdentifier:sender:)`; that of the system is yes, always.
  func mayRefuseSegues(_ name: String, in root: String) -> Bool {
    guard isWholeChainKnown(of: name, in: root) else { return true }
    return overrides(.shouldPerformSegue, in: name, from: root)
      || implementers(of: SystemMember.shouldPerformSegue.rawValue).contains {
        inherits($0, from: name, in: root) != false
      }
  }

  /// Whether a class and all classes above it are declared, or the system's.
  func isWholeChainKnown(of name: String, in root: String) -> Bool {
    guard declares(name) else { return false }
    // A protocol of another module has no segue action, so that only classes matter.
    return ancestors(of: name, in: root).allSatisfy { ancestor in
      types(named: ancestor, from: root).allSatisfy { type in
        guard type.kind == .class, let superclass = type.supertypes.first else { return true }
        let above = Self.lastName(target(of: superclass, from: root))
        return declares(above) || FrameworkClass.named(above) != nil
          || Self.isCommonProtocol(above)
      }
    }
  }

  /// The members that say where a controller's segues and scenes come from, by their selectors.
  enum SystemMember: String {
    case performSegue = "performSegueWithIdentifier:sender:"
    case shouldPerformSegue = "shouldPerformSegueWithIdentifier:sender:"
    case storyboard
  }

  /// Whether a name is that of a protocol which classes often conform to, and which says nothing
  /// about what a class is: one of the system's, or of this library's.
  static func isCommonProtocol(_ name: String) -> Bool {
    let isOfFramework = ["UI", "NS", "MK", "WK", "CL", "AV", "SK", "UN"].contains {
      name.hasPrefix($0)
    }
    let isProtocol = ["Delegate", "DataSource", "Updating", "FlowLayout", "Prefetching", "Coding"]
      .contains { name.hasSuffix($0) }
    return isOfFramework && isProtocol || commonProtocols.contains(name)
      || ControllerProtocols.names.contains(name)
  }

  private static let commonProtocols: Set<String> = [
    "AnyObject", "Codable", "Comparable", "CustomStringConvertible", "Decodable", "Encodable",
    "Equatable", "Error", "Hashable", "Identifiable", "MFMailComposeViewControllerDelegate",
    "NSObjectProtocol", "ObservableObject", "Sendable", "class",
  ]
}
