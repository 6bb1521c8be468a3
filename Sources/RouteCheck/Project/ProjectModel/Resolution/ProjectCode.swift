import CodeFacts
import Routes
import StoryboardReader
import XcodeProjects

/// The source files together with the storyboards whose scenes they control.
///
/// A scene belongs to the nearest declaration of its class. This keeps two apps of one checkout
/// apart that have a class of the same name.
package struct ProjectCode: Sendable {
  package let index: SourceIndex
  /// Where each storyboard looks up classes.
  package let storyboardOrigins: [LookupOrigin]
  /// Where each xib looks up classes.
  package let xibOrigins: [LookupOrigin]
  /// The comments that suppress findings, by file.
  package let suppressions: [ExactString: [SourceSuppression]]
  package let generated: GeneratedSegues
  let xcodeFolders: Set<ExactString>
  /// The folders with the manifest of a package.
  let packages: Set<ExactString>
  /// The positions of the storyboards that each app sees.
  private var visible: [App: [Int]] = [:]
  /// The positions of the storyboards of each name, by the number of their app.
  private var storyboardsByName: [Key: [Int]] = [:]
  private var scenes: [SourceIndex.Reference: [StoryboardBundle.SceneLocation]] = [:]
  private var subclasses: [SourceIndex.Reference: [SourceIndex.Reference]] = [:]
  /// Declarations that are equally near to a scene of their name.
  private var ambiguous: Set<SourceIndex.Reference> = []
  /// The storyboards that an app with sources sees.
  private var storyboardsWithSources: Set<Int> = []
  /// The apps that see a storyboard which could not be read.
  private var appsMissingStoryboards: Set<App> = []

  init(_ files: LoadedFiles, _ generation: GenerationOptions) {
    let (sources, storyboards) = (files.sources, files.storyboards)
    let finder = AppFinder(
      projects: files.inputs.projectFolders,
      xcodeProjects: files.inputs.xcodeFolders,
      programs: sources.filter(\.isProgram).map(\.path)
    )
    func origins(of documents: [StoryboardFile]) -> [LookupOrigin] {
      zip(documents, finder.apps(of: documents.lazy.map(\.path))).map {
        LookupOrigin(path: $0.path, app: $1, targets: files.membership.targets(of: $0.path))
      }
    }
    storyboardOrigins = origins(of: storyboards)
    xibOrigins = origins(of: files.xibs)
    let unreadable = Set(
      finder.apps(of: files.inputs.problems.lazy.filter(\.mayHideStoryboard).map(\.file))
    )
    index = SourceIndex(
      sources,
      apps: finder.apps(of: sources.lazy.map(\.path)),
      and: unreadable.union(storyboardOrigins.map(\.app))
    )
    xcodeFolders = files.inputs.xcodeFolders
    packages = Set(files.manifests.map(\.folder))
    generated = GeneratedSegues(storyboards, files.manifests, generation)
    suppressions = Dictionary(
      sources.filter { !$0.facts.suppressions.isEmpty }.map {
        (ExactString($0.path), $0.facts.suppressions)
      },
      uniquingKeysWith: +
    )
    findVisibleStoryboards(unreadable: unreadable)
    storyboardsByName = Dictionary(grouping: storyboards.indices) { [index, storyboardOrigins] in
      Key(name: storyboards[$0].storyboard.name, app: index.apps[storyboardOrigins[$0].app])
    }
    var lookup = DeclarationLookup(index)
    if !sources.isEmpty { joinScenes(of: storyboards, &lookup) }
    joinSubclasses(&lookup)
  }

  private struct Key: Hashable {
    var name: ExactString
    var app: Int?
  }

  /// Finds the declarations of the scenes' classes.
  private mutating func joinScenes(
    of storyboards: [StoryboardFile],
    _ lookup: inout DeclarationLookup
  ) {
    var joined: Set<DeclarationLookup.Found.ID> = []
    for (position, file) in storyboards.enumerated() {
      for scene in file.storyboard.scenes {
        guard let name = scene.customClass else { continue }
        let found = lookup.declarations(of: name, from: storyboardOrigins[position])
        guard !found.isTooMany, Set(found.references.map(\.file)).count <= 1 else {
          // The code of a watch app is in another target, and performs no segues.
          if file.storyboard.platform == .watchOS { continue }
          if joined.insert(found.id).inserted { ambiguous.formUnion(found.references) }
          continue
        }
        let location = StoryboardBundle.SceneLocation(storyboard: position, scene: scene.id)
        for declaration in found.references { scenes[declaration, default: []].append(location) }
      }
    }
  }

  /// Finds the declarations of the classes' superclasses.
  private mutating func joinSubclasses(_ lookup: inout DeclarationLookup) {
    var joined: Set<DeclarationLookup.Found.ID> = []
    for (position, file) in index.files.enumerated() {
      let origin = index.origin(ofFile: position)
      for (fact, type) in file.facts.types.enumerated() where type.kind == .class {
        // The first supertype may be a protocol, but a protocol has no scenes.
        guard let superclass = type.supertypes.first else { continue }
        let found = lookup.declarations(of: superclass, from: origin)
        if found.isTooMany {
          if joined.insert(found.id).inserted { ambiguous.formUnion(found.references) }
          continue
        }
        let reference = SourceIndex.Reference(file: position, fact: fact)
        for above in found.references { subclasses[above, default: []].append(reference) }
      }
    }
  }

  /// - Parameter unreadable: The apps with a storyboard that could not be read.
  private mutating func findVisibleStoryboards(unreadable: Set<App>) {
    let apps = index.apps
    let storyboards = Dictionary(grouping: storyboardOrigins.indices) {
      apps[storyboardOrigins[$0].app]
    }
    let missing = Set(unreadable.compactMap { apps[$0] })
    for app in Set(index.files.indices.map { apps[$0] }) {
      let seen = apps.seen(from: app)
      visible[app] = seen.flatMap { storyboards[$0] ?? [] }.sorted()
      if seen.contains(where: missing.contains) { appsMissingStoryboards.insert(app) }
    }
    storyboardsWithSources = Set(visible.values.joined())
  }
}

extension ProjectCode {
  package func app(ofStoryboard position: Int) -> App { storyboardOrigins[position].app }

  /// All uses of a kind, each with the position of its file.
  ///
  /// The closure gets the whole file, because a copy of all its facts takes long.
  package func uses<Fact>(_ facts: (SourceFile) -> [Fact]) -> [(file: Int, use: Fact)] {
    var uses: [(file: Int, use: Fact)] = []
    for file in index.files.indices {
      for fact in facts(index.files[file]) { uses.append((file, fact)) }
    }
    return uses
  }

  /// The scenes whose controllers may run the code of classes: the scenes of the classes and of all
  /// their subclasses; `nil` if they are unknown.
  func scenes(of found: DeclarationLookup.Found) -> ClassScenes? {
    // Any class may conform to a protocol, including classes of the system.
    guard !found.isTooMany, found.references.allSatisfy({ index.type($0).kind == .class }) else {
      return nil
    }
    var generation = Array(found.references)
    var visited: Set<SourceIndex.Reference> = []
    var all: [StoryboardBundle.SceneLocation] = []
    for _ in 0..<Limits.generations {
      var below: [SourceIndex.Reference] = []
      for next in generation where visited.insert(next).inserted {
        if ambiguous.contains(next) { return nil }
        all += scenes[next] ?? []
        below += subclasses[next] ?? []
      }
      if below.isEmpty { return all.isEmpty ? nil : ClassScenes(id: found.id, all) }
      generation = below
    }
    return nil
  }

  package func storyboards(seenFrom file: Int) -> [Int] { storyboards(seenBy: index.apps[file]) }

  /// The positions of the storyboards that an app with sources sees.
  package func storyboards(seenBy app: App) -> [Int] { visible[app] ?? [] }

  /// The positions of the storyboards of a name that a file sees.
  func storyboards(named name: ExactString, seenFrom file: Int) -> [Int] {
    index.apps.seen(from: index.apps[file])
      .flatMap { storyboardsByName[Key(name: name, app: $0)] ?? [] }.sorted()
  }

  /// Whether a file contains tests, whose controllers and registries are not part of the app.
  package func isTest(_ file: Int) -> Bool { index.files[file].facts.isTest }

  /// Whether all storyboards that a file sees could be read.
  package func seesAllStoryboards(from file: Int) -> Bool {
    !appsMissingStoryboards.contains(index.apps[file])
  }

  /// The folders of the apps whose code sees a storyboard that could not be read.
  package var uncheckedApps: [String] {
    appsMissingStoryboards.map(\.folder).sorted().map(\.string)
  }

  package func hasSources(seeing storyboard: Int) -> Bool {
    storyboardsWithSources.contains(storyboard)
  }
}
