/// Something that can be wrong in a project, how it is found, and why it matters.
///
/// The examples serve as documentation and as tests: `routecheck explain` prints them, and a test
/// checks that the rule finds exactly what they mark.
package struct Rule: Sendable {
  package let id: ID
  package let severity: Severity
  /// Whether the rule runs by default.
  package var isOnByDefault = true
  /// Whether the rule reports inputs that could not be checked, which `--rule` must not hide.
  package var isAboutInputs = false
  /// Whether the rule runs by default when Swift is generated; `nil` if as with other commands.
  package var isOnWhenGenerating: Bool?
  /// What the rule finds, as part of a sentence.
  package let summary: String
  /// Why it matters.
  package let reason: String
  /// Projects in which the rule finds something, with the locations marked.
  let triggering: [Example]
  /// Projects in which the rule finds nothing.
  let nonTriggering: [Example]
  /// Finds what is wrong in a project, in any order.
  let check: @Sendable (Project) -> [Finding]

  /// A rule's name in findings and configurations.
  package struct ID: RawRepresentable, Hashable, Sendable {
    package let rawValue: String

    package init(rawValue: String) { self.rawValue = rawValue }
  }

  /// The rule of a name.
  package static func named(_ name: String) -> Rule? { all.first { $0.id.rawValue == name } }
}

extension Rule.ID: ExpressibleByStringLiteral {
  package init(stringLiteral name: String) { self.init(rawValue: name) }
}
