import Routes

/// The members of a class that a storyboard can address.
package struct ClassChain: Sendable {
  /// The known last names of the class and of everything above it.
  package let names: Set<ExactString>
  /// Whether all members are known: the sources declare the superclasses, up to a class of a
  /// framework, and each member that Objective-C sees is marked.
  package let isComplete: Bool
  private let index: SourceIndex

  /// - Returns: `nil` if the class may accept any name, or has too many superclasses.
  package init?(_ name: ExactString, in app: App, of index: SourceIndex) {
    var names: Set<ExactString> = []
    // `@objcMembers` also exposes members of subclasses and of extensions, which are not facts.
    var exposesOthers = false
    let climb = index.climb(from: name, in: app) { name in
      let type = index.summary(of: name, in: app)
      if type.exposesMembers, !names.isEmpty || type.hasPlainExtensions { exposesOthers = true }
      names.insert(name)
      names.formUnion(type.names)
      return false
    }
    guard
      Self.forwarders.allSatisfy({ index.implementers(of: $0).isDisjoint(with: names) })
    else { return nil }
    self.names = names
    self.index = index
    isComplete = climb == .complete && names.contains("NSObject") && !exposesOthers
  }

  /// The methods that accept values and messages without a member.
  private static let forwarders: [ExactString] = [
    "setValue:forUndefinedKey:", "setValue:forKey:", "forwardInvocation:",
    "forwardingTargetForSelector:", "forwardingTargetFor:", "resolveInstanceMethod:",
  ]

  /// Whether a storyboard can set a property, by a setter or a variable of its name.
  ///
  /// Setters of `title` and `Title` have the same name.
  package func hasProperty(_ name: ExactString) -> Bool {
    let upper = ExactString(SwiftName.capitalized(name.string))
    let lower = ExactString(name.string.prefix(1).lowercased() + name.string.dropFirst())
    return names.contains { type in
      let declared = index.properties[type] ?? []
      let listed = FrameworkClass.outlets(of: type)
      return [name, upper, lower].contains { declared.contains($0) || listed.contains($0) }
    } || hasMethod("set\(upper):")
  }

  package func hasMethod(_ selector: ExactString) -> Bool {
    !index.implementers(of: selector).isDisjoint(with: names)
      || index.otherImplementers[selector]?.isDisjoint(with: names) == false
  }

  /// Whether a storyboard can send a selector; `nil` if that is unknown.
  package func hasAction(_ selector: ExactString) -> Bool? {
    if hasMethod(selector) { return true }
    for name in names {
      guard let listed = FrameworkClass.actions(of: name) else { return nil }
      if listed.contains(selector) { return true }
    }
    return false
  }

  package var properties: Set<ExactString> {
    names.reduce(into: []) { $0.formUnion(index.properties[$1] ?? []) }
  }
}
