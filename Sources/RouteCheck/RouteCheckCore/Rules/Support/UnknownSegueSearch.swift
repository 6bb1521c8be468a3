import Routes
import StoryboardReader
import SwiftScanner

/// Searches the segues that code performs, among those of storyboards and code.
struct UnknownSegueSearch {
  private let project: Project
  private var handlers: SegueHandlers
  private var refusals: SegueRefusals
  private var lookup: SceneLookup
  private var inStoryboards: SegueIdentifiers
  private var inCode: CodeIdentifiers
  private var app: WholeApp
  private var spelling = SpellingSearch()
  private var lists: [StoryboardBundle.SceneLocation: String] = [:]

  init(_ project: Project) {
    self.project = project
    handlers = SegueHandlers(project.code.index)
    refusals = SegueRefusals(project.code.index)
    lookup = SceneLookup(project)
    inStoryboards = SegueIdentifiers(project)
    inCode = CodeIdentifiers(project.code)
    app = WholeApp(project)
  }

  private var code: ProjectCode { project.code }

  /// Checks a segue that a view controller performs.
  ///
  /// Nothing is reported for a class without scenes, one that overrides `performSegue`, or one whose
  /// storyboards are not all known. The same holds for an identifier that is not known, or whose
  /// existence the code has checked.
  mutating func finding(ofPerformed use: SegueUse, in file: Int) -> Finding? {
    guard case .known(let identifier) = code.performedIdentifier(use, file, &handlers) else {
      return nil
    }
    return finding(identifier, use, in: file)
  }

  /// Checks a segue that code triggers in a graph of Routes.
  ///
  /// The graph also performs segues that code registers. Without a known source, the identifier is
  /// reported if it is one slip away from one of a storyboard, because the method may be that of
  /// another object.
  mutating func finding(ofTriggered use: SegueUse, in file: Int) -> Finding? {
    guard use.framework == .routes, !code.isTest(file), code.seesAllStoryboards(from: file),
      case .known(let identifier) = code.identifier(of: use, in: file)
    else { return nil }
    let app = code.index.apps[file]
    let made = inCode.identifiers(in: app)
    guard made.isComplete, !made.registered.contains(identifier) else { return nil }
    if use.receiver != .other { return finding(identifier, use, in: file) }
    let known = inStoryboards.identifiers(in: app)
    guard !known.contains(identifier), !made.all.contains(identifier),
      let near = spelling.slip(of: identifier, among: known)
    else { return nil }
    return Finding(
      file: code.index.files[file].path,
      location: use.location,
      "no storyboard has a segue '\(identifier)'\(SpellingSuggestion.hint(for: identifier, near: near))",
      fix: Diagnostic.Fix(use.identifier, near: near)
    )
  }

  /// Checks an identifier that code passes to a method which performs segues, perhaps of another object.
  ///
  /// It is reported if it is one slip away from one of a storyboard, because a method of the same name
  /// may do something else.
  mutating func finding(ofRelayed use: SegueUse, in file: Int) -> Finding? {
    guard app.isKnown(to: file), case .known(let identifier) = code.identifier(of: use, in: file),
      !app.segues.contains(identifier),
      let near = spelling.slip(
        of: identifier,
        among: inStoryboards.identifiers(in: code.index.apps[file])
      )
    else { return nil }
    return Finding(
      file: code.index.files[file].path,
      location: use.location,
      "no storyboard has a segue '\(identifier)'\(SpellingSuggestion.hint(for: identifier, near: near))",
      fix: Diagnostic.Fix(use.identifier, near: near),
      severity: .warning
    )
  }

  /// The finding for a segue that no scene of the performing class has.
  private mutating func finding(
    _ identifier: ExactString,
    _ use: SegueUse,
    in file: Int
  ) -> Finding? {
    guard let performers = performers(of: use, in: file) else {
      return findingInWholeApp(identifier, use, in: file)
    }
    let segues = lookup.segues(of: performers)
    guard !segues.contains(identifier) else {
      return findingInOneScene(identifier, use, performers, segues, in: file)
    }
    let name = SourceIndex.lastName(use.performer)
    let near = spelling.closest(to: identifier, among: segues.identifiers)
    return Finding(
      file: code.index.files[file].path,
      location: use.location,
      "no scene of '\(name)' has a segue '\(identifier)'\(SpellingSuggestion.hint(for: identifier, near: near))",
      notes: performers.scenes.prefix(3).map {
        project.note("a scene of '\(name)'" + (near == nil ? list(of: $0) : ""), at: $0)
      },
      fix: Diagnostic.Fix(use.identifier, near: near)
    )
  }

  /// The finding for a segue that no storyboard has, performed by an object whose scenes are unknown.
  private mutating func findingInWholeApp(
    _ identifier: ExactString,
    _ use: SegueUse,
    in file: Int
  ) -> Finding? {
    guard use.kind == .perform, use.framework == .uiKit, !identifier.isEmpty,
      app.isKnown(to: file), isPerformedByFramework(use, in: file),
      !app.segues.contains(identifier)
    else { return nil }
    let near = spelling.closest(to: identifier, among: app.segues)
    return Finding(
      file: code.index.files[file].path,
      location: use.location,
      "no storyboard has a segue '\(identifier)'\(SpellingSuggestion.hint(for: identifier, near: near))",
      fix: Diagnostic.Fix(use.identifier, near: near)
    )
  }

  /// Whether a method of the framework performs a segue, and not one that the app declares.
  private func isPerformedByFramework(_ use: SegueUse, in file: Int) -> Bool {
    let member = ExactString(SystemMember.performSegue.rawValue)
    guard use.receiver == .other else {
      let app = code.index.apps[file]
      return !code.index.mayOverride(.performSegue, in: use.performer, app)
        && self.app.isViewController(use.performer, in: app)
    }
    return code.index.implementers(of: member).isEmpty
  }

  /// The warning for a segue that some scenes of a class have and others lack.
  ///
  /// The class may perform a segue only where it has it. So the code must be without a condition, and
  /// either run in each scene, or the scenes must be those of two devices.
  private func findingInOneScene(
    _ identifier: ExactString,
    _ use: SegueUse,
    _ performers: ClassScenes,
    _ segues: ClassSegues,
    in file: Int
  ) -> Finding? {
    guard use.isUnconditional, use.kind == .perform, use.receiver == .own,
      performers.scenes.count > 1, performers.scenes.count <= Limits.variants
    else { return nil }
    let having = Set(segues.segues(identifiedBy: [identifier]).map(\.source))
    let names = code.index.summary(of: use.performer, in: code.index.apps[file]).names
    let name = SourceIndex.lastName(use.performer)
    let lacking = performers.scenes.filter { scene in
      guard !having.contains(scene), let own = project.bundle[scene]?.customClass else {
        return false
      }
      // A class below may not call the method.
      return SourceIndex.lastName(own) == name || names.contains(own)
    }
    .filter { scene in
      Self.methodsOfEachScene.contains(use.method)
        || having.contains { project.areVariants($0, scene) }
    }
    guard let first = lacking.first, let other = having.min(by: { $0.storyboard < $1.storyboard })
    else { return nil }
    let label = project.bundle.label(of: first) ?? "a scene of '\(name)'"
    return Finding(
      file: code.index.files[file].path,
      location: use.location,
      "\(label) has no segue '\(identifier)', which another scene of '\(name)' has",
      notes: lacking.prefix(3).map { project.note("the scene without the segue", at: $0) }
        + [project.note("a scene with the segue", at: other)],
      severity: .warning
    )
  }

  /// Methods that the framework calls in each scene of a class.
  private static let methodsOfEachScene: Set<ExactString> = [
    "viewDidLoad", "viewWillAppear", "viewDidAppear", "tableView", "collectionView",
  ]

  private mutating func list(of scene: StoryboardBundle.SceneLocation) -> String {
    let list = lists[scene] ?? project.segueList(of: scene)
    lists[scene] = list
    return list
  }

  /// The scenes that may perform a segue; `nil` if they are not all known.
  private mutating func performers(of use: SegueUse, in file: Int) -> ClassScenes? {
    let app = code.index.apps[file]
    let name = use.performer
    guard use.receiver != .other, !name.isEmpty,
      !code.index.mayOverride(.performSegue, in: name, app)
    else { return nil }
    if use.kind == .permitted, refusals.mayRefuse(name, in: app) { return nil }
    return lookup.scenes(ofType: name, in: file)
  }
}

extension Project {
  /// Whether two scenes are in storyboards whose names differ by a device: `Main_iPad` and
  /// `Main_iPhone`.
  fileprivate func areVariants(
    _ one: StoryboardBundle.SceneLocation,
    _ other: StoryboardBundle.SceneLocation
  ) -> Bool {
    let names = [one, other].map { storyboards[$0.storyboard].storyboard.name.string.lowercased() }
    guard names[0] != names[1] else { return false }
    let plain = names.map { name in
      ["ipad", "iphone", "~", "_", "-", " "].reduce(name) { $0.replacing($1, with: "") }
    }
    return plain[0] == plain[1]
  }

  /// The segues of a scene, for readers without a similar name to choose from.
  fileprivate func segueList(of reference: StoryboardBundle.SceneLocation) -> String {
    let names = Set(bundle[reference]?.segues.compactMap(\.identifier) ?? []).sorted()
    guard !names.isEmpty else { return ", which has no segue with an identifier" }
    return ", which has \(names.quotedList(atMost: 5))"
  }
}
