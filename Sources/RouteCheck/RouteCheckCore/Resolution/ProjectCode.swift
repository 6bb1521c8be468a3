import Routes
import StoryboardReader
import SwiftScanner

/// The source files together with the storyboards whose scenes they control.
///
/// A scene belongs to the nearest declaration of its class. This keeps two apps of one checkout
/// apart that have a class of the same name.
struct ProjectCode: Sendable {
  let index: SourceIndex
  /// Where each storyboard looks up classes.
  let storyboardOrigins: [LookupOrigin]
  /// The comments that suppress findings, by file.
  let suppressions: [ExactString: [SourceSuppression]]
  /// The typed segues that the build plugin generates.
  let generated: GeneratedSegues
  /// The positions of the storyboards that each app sees.
  private var visible: [App: [Int]] = [:]
  /// The positions of the storyboards of each name.
  private let storyboardsByName: [ExactString: [Int]]
  /// The scenes of each declared class.
  private var scenes: [SourceIndex.Reference: [StoryboardBundle.SceneLocation]] = [:]
  /// The direct subclasses of each declared class.
  private var subclasses: [SourceIndex.Reference: [SourceIndex.Reference]] = [:]
  /// Declarations that are equally near to a scene of their name.
  private var ambiguous: Set<SourceIndex.Reference> = []
  /// The storyboards that an app with sources sees.
  private var storyboardsWithSources: Set<Int> = []
  /// The apps that see a storyboard which could not be read.
  private var appsMissingStoryboards: Set<App> = []

  /// Joins sources and storyboards.
  ///
  /// - Parameters:
  ///   - files: The files that were read.
  ///   - names: The names in the code that the configuration gives to identifiers.
  init(_ files: LoadedFiles, names: [ExactString: ExactString]) {
    let (sources, storyboards) = (files.sources, files.storyboards)
    let finder = AppFinder(
      projects: files.projectFolders,
      xcodeProjects: files.xcodeFolders,
      programs: sources.filter(\.isProgram).map(\.path)
    )
    index = SourceIndex(sources, apps: finder.apps(of: sources.lazy.map(\.path)))
    storyboardOrigins = zip(storyboards, finder.apps(of: storyboards.lazy.map(\.path))).map {
      LookupOrigin(path: $0.path, app: $1, targets: files.membership.targets(of: $0.path))
    }
    storyboardsByName = Dictionary(grouping: storyboards.indices) {
      storyboards[$0].storyboard.name
    }
    generated = GeneratedSegues(storyboards, files.manifests, names)
    suppressions = Dictionary(
      sources.filter { !$0.facts.suppressions.isEmpty }.map {
        (ExactString($0.path), $0.facts.suppressions)
      },
      uniquingKeysWith: +
    )
    let unreadable = files.problems.lazy.filter(\.mayHideStoryboard).map(\.file)
    findVisibleStoryboards(unreadable: Set(finder.apps(of: unreadable)))
    if !sources.isEmpty { joinScenes(of: storyboards) }
    joinSubclasses()
  }

  /// Finds the declarations of the scenes' classes.
  private mutating func joinScenes(of storyboards: [StoryboardFile]) {
    for (position, file) in storyboards.enumerated() {
      for scene in file.storyboard.scenes {
        guard let name = scene.customClass else { continue }
        let reference = StoryboardBundle.SceneLocation(storyboard: position, scene: scene.id)
        let found = index.declarations(of: name, from: storyboardOrigins[position])
        if Set(found.map(\.file)).count > 1 {
          // The code of a watch app is in another target, and performs no segues.
          if file.storyboard.platform == .watchOS { continue }
          ambiguous.formUnion(found)
        }
        for declaration in found { scenes[declaration, default: []].append(reference) }
      }
    }
  }

  /// Finds the declarations of the classes' superclasses.
  private mutating func joinSubclasses() {
    for (position, file) in index.files.enumerated() {
      for (fact, type) in file.facts.types.enumerated() where type.kind == .class {
        // The first supertype may be a protocol, but a protocol has no scenes.
        guard let superclass = type.supertypes.first else { continue }
        let reference = SourceIndex.Reference(file: position, fact: fact)
        let found = index.declarations(of: superclass, from: index.origin(ofFile: position))
        for above in found { subclasses[above, default: []].append(reference) }
      }
    }
  }

  /// Finds the storyboards that each app with sources sees.
  ///
  /// - Parameter unreadable: The apps with a storyboard that could not be read.
  private mutating func findVisibleStoryboards(unreadable: Set<App>) {
    let appsWithSources = Set(index.files.indices.lazy.map { [index] in index.apps[$0] })
    let apps = Apps(appsWithSources.union(storyboardOrigins.map(\.app)).union(unreadable))
    let storyboards = Dictionary(grouping: storyboardOrigins.indices) {
      apps[storyboardOrigins[$0].app]
    }
    let missing = Set(unreadable.compactMap { apps[$0] })
    for app in appsWithSources {
      let seen = apps.seen(from: app)
      visible[app] = seen.flatMap { storyboards[$0] ?? [] }.sorted()
      if seen.contains(where: missing.contains) { appsMissingStoryboards.insert(app) }
    }
    storyboardsWithSources = Set(visible.values.joined())
  }
}

extension ProjectCode {
  /// The app of the storyboard at a position.
  func app(ofStoryboard position: Int) -> App { storyboardOrigins[position].app }

  /// All uses of a kind, each with the position of its file.
  func uses<Fact>(
    _ facts: KeyPath<SourceFacts, [Fact]> & Sendable
  ) -> [(file: Int, use: Fact)] {
    index.files.enumerated().flatMap { position, file in
      file.facts[keyPath: facts].map { (position, $0) }
    }
  }

  /// The scenes whose controllers may run the code of a type: those of the class and of all classes
  /// below it.
  ///
  /// - Parameters:
  ///   - name: The type.
  ///   - file: The position of the file that names it.
  /// - Returns: `nil` if unknown: for a system type, for one that is not declared, or if a storyboard
  ///   of the app could not be read.
  func scenes(ofType name: ExactString, in file: Int) -> [StoryboardBundle.SceneLocation]? {
    guard seesAllStoryboards(from: file) else { return nil }
    var open = index.declarations(of: name, from: index.origin(ofFile: file))
    // Any class may conform to a protocol, including those of the system.
    guard open.allSatisfy({ index.type($0).kind == .class }) else { return nil }
    var visited: Set<SourceIndex.Reference> = []
    var found: [StoryboardBundle.SceneLocation] = []
    while let next = open.popLast() {
      guard visited.insert(next).inserted else { continue }
      if ambiguous.contains(next) { return nil }
      found += scenes[next] ?? []
      open += subclasses[next] ?? []
    }
    return found.isEmpty
      ? nil : Set(found).sorted { ($0.storyboard, $0.scene) < ($1.storyboard, $1.scene) }
  }

  /// The positions of the storyboards that a file sees.
  func storyboards(seenFrom file: Int) -> [Int] { visible[index.apps[file]] ?? [] }

  /// The positions of the storyboards of a name that a file sees.
  func storyboards(named name: ExactString, seenFrom file: Int) -> [Int] {
    (storyboardsByName[name] ?? []).filter { app(ofStoryboard: $0).sees(index.apps[file]) }
  }

  /// Whether all storyboards that a file sees could be read.
  func seesAllStoryboards(from file: Int) -> Bool {
    !appsMissingStoryboards.contains(index.apps[file])
  }

  /// Whether any source file sees a storyboard.
  func hasSources(seeing storyboard: Int) -> Bool { storyboardsWithSources.contains(storyboard) }
}
