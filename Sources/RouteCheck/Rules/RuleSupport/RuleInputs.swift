import ProjectModel
import RouteGenerators

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
    let checksSegues = rules.contains { $0.checkSegues?.mayApply(project) == true }
    mismatches = checksRoutes ? project.routeMismatches : []
    // Each target has its own generated code, unless all of it is generated at once.
    self.names = checksNames ? names ?? SwiftNames(project).withinTargets(of: project) : nil
    unconditionalSegues = checksSegues ? UnconditionalSegues(project) : nil
  }
}
