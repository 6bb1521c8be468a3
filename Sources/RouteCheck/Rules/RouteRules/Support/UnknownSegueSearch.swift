import CodeFacts
import ProjectModel
import RouteDiagnostics
import Routes
import RuleSupport
import SourceText

/// Searches for the performed segues in storyboards and code.
final class UnknownSegueSearch {
  let project: Project
  private let handling: Memo<App, SegueHandling>
  private let refusals: SegueRefusals
  private var lookup: SceneLookup
  private let inStoryboards: Memo<App, Set<ExactString>>
  private let inCode: Memo<App, CodeIdentifiers>
  private var app: WholeApp
  private var spelling = SpellingSearch()
  private let lists: Memo<StoryboardBundle.SceneLocation, String>

  init(_ project: Project) {
    self.project = project
    handling = Memo(project.code.index.segueHandling)
    refusals = SegueRefusals(project.code.index)
    lookup = SceneLookup(project)
    inStoryboards = Memo(project.segueIdentifiers)
    inCode = project.code.identifiers
    lists = Memo(project.segueList)
    app = WholeApp(project)
  }

  var code: ProjectCode { project.code }

  /// Checks a segue that a view controller performs.
  ///
  /// Nothing is reported for a class without scenes, one that overrides `performSegue`, or one whose
  /// storyboards are not all known. The same holds for an identifier that is not known, or whose
  /// existence the code has checked. If the class may refuse the segue, only a slip is reported.
  func finding(ofPerformed use: SegueUse, in file: Int) -> Finding? {
    guard case .known(let identifier) = code.performedIdentifier(use, in: file, handling) else {
      return nil
    }
    return finding(identifier, use, in: file)
  }

  /// Checks a typed segue that a view controller performs by UIKit's method.
  func finding(ofTyped use: RouteUse, in file: Int) -> Finding? {
    guard let identifier = code.uncheckedIdentifier(of: use, in: file),
      app.isViewController(use.type, in: code.index.apps[file])
    else { return nil }
    return finding(identifier, use.performed, in: file)
  }

  /// Checks a segue that code triggers in a graph of Routes.
  ///
  /// The graph also performs segues that code registers. Without a known source, the identifier is
  /// reported if it differs by one letter from an identifier of a storyboard, because the method
  /// may belong to another object. In a test that is a warning: the test may expect a refusal.
  func finding(ofTriggered use: SegueUse, in file: Int) -> Finding? {
    guard use.framework == .routes, code.seesAllStoryboards(from: file),
      case .known(let identifier) = code.identifier(of: use, in: file)
    else { return nil }
    let app = code.index.apps[file]
    let made = inCode[app]
    guard made.isComplete, !made.registered.contains(identifier) else { return nil }
    let isTest = code.isTest(file)
    if use.receiver != .other, !isTest { return finding(identifier, use, in: file) }
    let known = inStoryboards[app]
    guard !known.contains(identifier), !made.all.contains(identifier),
      let near = spelling.slip(of: identifier, among: known)
    else { return nil }
    return findingInAllStoryboards(identifier, use, in: file, near, isTest ? .warning : nil)
  }

  /// Checks an identifier that code passes to a method which may perform segues.
  ///
  /// The method may do something else, so the identifier is reported only if it differs by one letter from
  /// an identifier of a storyboard.
  func finding(ofRelayed use: SegueUse, in file: Int) -> Finding? {
    guard app.isKnown(to: file), case .known(let identifier) = code.identifier(of: use, in: file),
      !identifier.isEmpty, !app.segues.contains(identifier),
      let near = spelling.slip(
        of: identifier,
        among: inStoryboards[code.index.apps[file]]
      )
    else { return nil }
    return findingInAllStoryboards(identifier, use, in: file, near, .warning)
  }

  /// The finding for a segue that no scene of the performing class has.
  private func finding(
    _ identifier: ExactString,
    _ use: SegueUse,
    in file: Int
  ) -> Finding? {
    guard let performers = performers(of: use, in: file) else {
      return findingInWholeApp(identifier, use, in: file)
    }
    let segues = lookup.segues(of: performers)
    if segues.contains(identifier) { return nil }
    let name = SourceIndex.lastName(use.performer)
    let near = spelling.closest(to: identifier, among: segues.identifiers)
    // The class may refuse an identifier on purpose, but hardly one that is a slip of another.
    let mayRefuse =
      use.kind == .permitted && refusals.mayRefuse(use.performer, in: code.index.apps[file])
    if mayRefuse, spelling.slip(of: identifier, among: segues.identifiers) == nil { return nil }
    return code.finding(
      at: use.location,
      in: file,
      "no scene of '\(name)' has a segue",
      identifier,
      near: near,
      notes: performers.scenes.prefix(3).map {
        project.note("a scene of '\(name)'" + (near == nil ? lists[$0] : ""), at: $0)
      },
      fixing: use.identifier,
      severity: mayRefuse ? .warning : nil
    )
  }

  /// The finding for a segue that no storyboard has, performed by an object whose scenes are unknown.
  private func findingInWholeApp(
    _ identifier: ExactString,
    _ use: SegueUse,
    in file: Int
  ) -> Finding? {
    guard use.kind == .perform, use.framework == .uiKit, !identifier.isEmpty,
      app.isKnown(to: file), isPerformedByFramework(use.receiver, use.performer, in: file),
      !app.segues.contains(identifier)
    else { return nil }
    let near = spelling.closest(to: identifier, among: app.segues)
    return findingInAllStoryboards(identifier, use, in: file, near)
  }

  private func findingInAllStoryboards(
    _ identifier: ExactString,
    _ use: SegueUse,
    in file: Int,
    _ near: ExactString?,
    _ severity: Severity? = nil
  ) -> Finding {
    code.finding(
      at: use.location,
      in: file,
      "no storyboard has a segue",
      identifier,
      near: near,
      fixing: use.identifier,
      severity: severity
    )
  }

  /// Whether a method of the framework performs a segue, and not one that the app declares.
  private func isPerformedByFramework(
    _ receiver: Receiver,
    _ performer: ExactString,
    in file: Int
  ) -> Bool {
    let member = ExactString(SystemMember.performSegue.rawValue)
    guard receiver == .other else {
      let app = code.index.apps[file]
      return !code.index.mayOverride(.performSegue, in: performer, app)
        && self.app.isViewController(performer, in: app)
    }
    return code.index.implementers(of: member).isEmpty
  }

  /// The scenes that may perform a segue; `nil` if they are not all known.
  private func performers(of use: SegueUse, in file: Int) -> ClassScenes? {
    let app = code.index.apps[file]
    let name = use.performer
    guard use.receiver != .other, !name.isEmpty,
      !code.index.mayOverride(.performSegue, in: name, app)
    else { return nil }
    return lookup.scenes(ofType: name, in: file)
  }
}

extension Project {
  /// The segues of a scene, for readers without a similar name to choose from.
  fileprivate func segueList(of reference: StoryboardBundle.SceneLocation) -> String {
    let names = Set(bundle[reference]?.segues.compactMap(\.identifier) ?? []).sorted()
    guard !names.isEmpty else { return ", which has no segue with an identifier" }
    return ", which has \(names.quotedList(atMost: 5))"
  }
}
