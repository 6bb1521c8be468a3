import ProjectModel
import RouteDiagnostics
import Routes
import RuleSupport
import SourceText
import StoryboardReader
import XcodeProjects

extension Rule {
  package static let missingMainStoryboard = Rule(
    id: "missing-main-storyboard",
    severity: .error,
    summary: "a main, launch, scene or extension storyboard that its target does not have",
    reason: """
      An Info.plist or a build setting names the storyboard. Without it, the app or the extension \
      crashes when it starts. A missing launch screen is a warning, because it is only black. A \
      storyboard without an initial view controller is a warning, too: it shows a black screen \
      unless code makes the window. Without an Xcode project, a name is reported if it has one \
      wrong letter. Otherwise nothing is reported if the target of the Info.plist, the value of a \
      variable or a part of the target's files is unknown.
      """,
    triggering: [
      app(main: "↓Mian").withMain,
      app(main: "↓Main", building: "Other.storyboard", besides: ["Main.storyboard"]).withMain,
      app(main: "↓Main").storyboard("App/Main", scene("feed")),
      .file("App/Info.plist", list(main: "↓Mian")).withMain,
    ],
    nonTriggering: [
      app(main: "Main").withMain,
      app(main: "$(MAIN)").withMain,
      .file("App/Info.plist", list(main: "Main")),
      .file("App/Info.plist", list(main: "Start")).withMain,
      .file("App/Info.plist", list(main: "Mian")).withMain
        .and("Other/Info.plist", list(main: "Main")),
      .xcodeProject(building: "Main.storyboard").withMain
        .and("Other/Info.plist", list(main: "Mian")),
    ],
    check: { project in
      var search = StartSearch(project)
      return project.files.starts.compactMap { search.finding(about: $0) }
    }
  )

  /// The project `App` with an `Info.plist` that names a main storyboard.
  private static func app(
    main: String,
    building built: String = "Main.storyboard",
    besides others: [String] = []
  ) -> Example {
    .xcodeProject(building: built, besides: others).and("App/Info.plist", list(main: main))
  }

  private static func list(main: String) -> String {
    """
    <plist version="1.0"><dict>
      <key>UIMainStoryboardFile</key>
      <string>\(main)</string>
    </dict></plist>
    """
  }
}

extension Example {
  /// The example with the storyboard `App/Main`, which has an initial scene.
  fileprivate var withMain: Example { storyboard("App/Main", initial: "feed", scene("feed")) }
}

/// Compares the first storyboards of apps with the files of their targets.
private struct StartSearch {
  private let project: Project
  /// The positions of the storyboards of each name.
  private let positions: [ExactString: [Int]]
  /// The folders of the projects with an unbuilt storyboard of each name.
  private let unbuilt: [ExactString: Set<ExactString>]
  /// The names of the storyboards that could not be read.
  private let unreadable: Set<ExactString>
  private var spelling = SpellingSearch()

  init(_ project: Project) {
    self.project = project
    positions = Dictionary(grouping: project.storyboards.indices) {
      project.storyboards[$0].storyboard.name
    }
    unbuilt = project.files.unbuilt.reduce(into: [:]) {
      $0[$1.file.storyboard.name, default: []].insert(ExactString($1.folder))
    }
    unreadable = Set(project.files.inputs.problems.map { ExactString(Path.stem($0.file)) })
  }

  mutating func finding(about start: StartStoryboard) -> Finding? {
    let (name, role) = (start.storyboard.name, start.storyboard.role)
    guard !unreadable.contains(name) else { return nil }
    guard let target = start.target else { return slip(of: start) }
    let built = (positions[name] ?? []).filter {
      project.code.storyboardOrigins[$0].targets.contains(target.id)
    }
    if let position = built.first {
      return role == .mainOfMac ? nil : lackOfInitialScene(at: position, start)
    }
    if role == .launch, project.files.inputs.xibNames.contains(name) { return nil }
    // The target may have a storyboard that is not among the files that were read.
    if project.files.isPartial || name.hasSuffix(".storyboard") || name.hasSuffix(".xib")
      || project.files.membership.mayBuildUnread(name, in: target.id)
    {
      return nil
    }
    let others = (positions[name] ?? []).map { project.code.storyboardOrigins[$0].targets }
    // The files of a package or a pod are in bundles that are not known.
    if others.contains(where: \.isEmpty) { return nil }
    let message: String
    if !others.isEmpty || unbuilt[name]?.contains(ExactString(start.folder)) == true {
      message = "the \(role.label) '\(name)' is not in the target '\(target.name)'"
    } else {
      let near = spelling.closest(to: name, among: positions.keys)
      let hint = SpellingSuggestion.hint(for: name, near: near)
      message = "there is no storyboard '\(name)', the \(role.label) of '\(target.name)'\(hint)"
    }
    return Finding(
      file: start.file,
      location: start.storyboard.location,
      message,
      severity: role == .launch ? .warning : nil
    )
  }

  /// A finding about a name in an Info.plist of no known target, if there is no Xcode project and
  /// the name has one wrong letter. A storyboard that another Info.plist names does not count.
  private mutating func slip(of start: StartStoryboard) -> Finding? {
    let (name, role) = (start.storyboard.name, start.storyboard.role)
    guard project.files.inputs.xcodeFolders.isEmpty, !project.files.isPartial,
      positions[name] == nil,
      !project.files.inputs.xibNames.contains(name)
    else { return nil }
    let others = Set(positions.keys).subtracting(project.files.starts.map(\.storyboard.name))
    guard let near = spelling.slip(of: name, among: others) else { return nil }
    return Finding(
      file: start.file,
      location: start.storyboard.location,
      "there is no storyboard '\(name)', the \(role.label)"
        + SpellingSuggestion.hint(for: name, near: near),
      fix: near,
      severity: .warning
    )
  }

  /// A finding about a storyboard that names no initial scene. One without any scene has a finding
  /// already.
  private func lackOfInitialScene(at position: Int, _ start: StartStoryboard) -> Finding? {
    let file = project.storyboards[position]
    guard file.storyboard.initialScene == nil, !file.storyboard.scenes.isEmpty,
      [.iOS, .tvOS].contains(file.storyboard.platform)
    else { return nil }
    return Finding(
      file: start.file,
      location: start.storyboard.location,
      "the \(start.storyboard.role.label) '\(start.storyboard.name)' has no initial view controller",
      notes: [.init(message: "the storyboard", file: file.path, location: file.document)],
      severity: .warning
    )
  }
}
