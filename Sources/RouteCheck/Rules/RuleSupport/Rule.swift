import AppExploration
import ProjectModel
import RouteDiagnostics
import RouteGenerators
import RouteTables

/// A kind of mistake in a project, with the check that finds it and the reason why it matters.
///
/// The examples are documentation and tests: `routecheck explain` prints them, and a test checks
/// that the rule finds exactly the marked places.
package struct Rule: Sendable {
  /// The name in findings and configurations.
  package let id: String
  package let severity: Severity
  package let isOnByDefault: Bool
  /// Whether the rule reports inputs that could not be checked, which `--rule` must not hide.
  package let isAboutInputs: Bool
  /// Whether the rule runs by default when Swift is generated; `nil` if as with other commands.
  package let isOnWhenGenerating: Bool?
  /// Whether findings with the same message have one cause, such as an absent storyboard.
  package let namesCause: Bool
  /// The finding, as part of a sentence.
  package let summary: String
  package let reason: String
  /// Projects in which the rule finds something, with the locations marked.
  package let triggering: [Example]
  /// Projects in which the rule finds nothing.
  package let nonTriggering: [Example]
  /// Whether the rule reports an issue of a route; `nil` if it reports none.
  package let reportsRoute: (@Sendable (RouteTable.Issue) -> Bool)?
  /// Finds the mistakes of its kind in the names of generated code; `nil` if it finds none.
  package let checkNames: (@Sendable (SwiftNames) -> [Finding])?
  /// Finds mistakes in the unconditional segues between scenes; `nil` if the rule does not use
  /// them.
  package let checkSegues: (@Sendable (Project, UnconditionalSegues) -> [Finding])?
  /// Finds mistakes in the result of a search, each with its taps; `nil` if the rule does not use
  /// it.
  package let checkSearch: (@Sendable (ExplorationResult, UnconditionalSegues) -> [Finding])?
  /// Finds all other mistakes of its kind in a project, in any order.
  package let check: @Sendable (Project) -> [Finding]

  package init(
    id: String,
    severity: Severity,
    isOnByDefault: Bool = true,
    isAboutInputs: Bool = false,
    isOnWhenGenerating: Bool? = nil,
    namesCause: Bool = false,
    summary: String,
    reason: String,
    triggering: [Example],
    nonTriggering: [Example],
    reportsRoute: (@Sendable (RouteTable.Issue) -> Bool)? = nil,
    checkNames: (@Sendable (SwiftNames) -> [Finding])? = nil,
    checkSegues: (@Sendable (Project, UnconditionalSegues) -> [Finding])? = nil,
    checkSearch: (@Sendable (ExplorationResult, UnconditionalSegues) -> [Finding])? = nil,
    check: @escaping @Sendable (Project) -> [Finding] = { _ in [] }
  ) {
    self.id = id
    self.severity = severity
    self.isOnByDefault = isOnByDefault
    self.isAboutInputs = isAboutInputs
    self.isOnWhenGenerating = isOnWhenGenerating
    self.namesCause = namesCause
    self.summary = summary
    self.reason = reason
    self.triggering = triggering
    self.nonTriggering = nonTriggering
    self.reportsRoute = reportsRoute
    self.checkNames = checkNames
    self.checkSegues = checkSegues
    self.checkSearch = checkSearch
    self.check = check
  }

  /// The setting of a rule in a configuration.
  package enum Setting: Equatable, Sendable {
    case off
    /// On, with the rule's own severity.
    case on
    case severity(Severity)
  }

  /// Whether the rule finds mistakes only by a search of an app, and not in its files.
  package var needsSearch: Bool { isOfSearch && checkSegues == nil }

  /// Whether a search finds mistakes of the rule.
  package var isOfSearch: Bool { checkSearch != nil }
}

extension Rule {
  /// Whether the rule uses the shared inputs.
  package var needsInputs: Bool { reportsRoute != nil || checkNames != nil || checkSegues != nil }

  /// All findings of the rule in a project, in any order.
  ///
  /// - Parameter shared: The shared inputs; `nil` unless the rule ``needsInputs``.
  package func findings(in project: Project, _ shared: RuleInputs?) -> [Finding] {
    var findings = check(project)
    guard let shared else { return findings }
    if let reportsRoute {
      findings += shared.mismatches.filter { reportsRoute($0.issue) }.map(Finding.init)
    }
    if let checkNames, let names = shared.names { findings += checkNames(names) }
    if let checkSegues, let segues = shared.unconditionalSegues {
      findings += checkSegues(project, segues)
    }
    return findings
  }

  /// All findings of the rule in a search of an app.
  ///
  /// - Parameter segues: The unconditional segues between scenes.
  package func findings(in search: ExplorationResult, _ segues: UnconditionalSegues) -> [Finding] {
    checkSearch?(search, segues) ?? []
  }
}

/// The shared inputs of rules, computed once.
package struct RuleInputs: Sendable {
  /// The project's ``Project/routeMismatches``.
  package let mismatches: [RouteMismatch]
  /// The names of generated code; `nil` if no rule checks them.
  package let names: SwiftNames?
  /// The unconditional segues between scenes; `nil` if no rule uses them.
  package let unconditionalSegues: UnconditionalSegues?

  /// - Parameter names: The names of generated code, if they are settled already.
  package init(of project: Project, for rules: [Rule], _ names: SwiftNames? = nil) {
    let checksRoutes = rules.contains { $0.reportsRoute != nil }
    let checksNames = rules.contains { $0.checkNames != nil }
    let checksSegues = rules.contains { $0.checkSegues != nil }
    mismatches = checksRoutes ? project.routeMismatches : []
    // Each target has its own generated code, unless all of it is generated at once.
    self.names = checksNames ? names ?? SwiftNames(project).withinTargets(of: project) : nil
    unconditionalSegues = checksSegues ? UnconditionalSegues(project) : nil
  }
}
