import ProjectModel
import RouteGenerators

/// What several rules need, computed once for all of them.
package struct RuleInputs: Sendable {
  /// The project's ``Project/routeMismatches``.
  let mismatches: [RouteMismatch]
  /// The names of generated code; `nil` if no rule checks them.
  let names: SwiftNames?
  /// The segues that surely lead from scene to scene; `nil` if no rule looks at them.
  let sureSegues: SureSegues?

  /// - Parameters:
  ///   - project: The project.
  ///   - rules: The rules that run.
  ///   - names: The names of generated code, if they are settled already.
  package init(of project: Project, for rules: [Rule], _ names: SwiftNames? = nil) {
    let checksRoutes = rules.contains { $0.reportsRoute != nil }
    let checksNames = rules.contains { $0.checkNames != nil }
    let checksSegues = rules.contains { $0.checkSegues?.mayApply(project) == true }
    mismatches = checksRoutes ? project.routeMismatches : []
    // Each target has its own generated code, unless all of it is generated at once.
    self.names = checksNames ? names ?? SwiftNames(project).withinTargets(of: project) : nil
    sureSegues = checksSegues ? SureSegues(project) : nil
  }
}
