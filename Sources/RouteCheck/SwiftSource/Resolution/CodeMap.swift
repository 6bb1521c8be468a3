import Routes

/// The source files together with the storyboards whose scenes they control.
///
/// A scene belongs to the nearest declaration of its class, so that two apps of one checkout that
/// have a class of the same name keep their scenes apart.
struct CodeMap: Sendable {
  let index: SourceIndex
  /// The folder of the app that each storyboard belongs to.
  let roots: [String]
  /// The targets of each storyboard; empty where none is known.
  let targets: [Set<String>]
  /// The comments that switch findings off, by file.
  let suppressions: [String: [SourceSuppression]]
  /// The typed segues that the build plugin generates.
  let generated: GeneratedSegues
  /// The positions of the storyboards that each app sees, by its folder.
  private var visible: [String: [Int]] = [:]
  /// The positions of the storyboards of each name.
  private let named: [String: [Int]]
  /// The scenes of each declared class.
  private var scenes: [SourceIndex.Reference: [StoryboardBundle.SceneLocation]] = [:]
  /// The classes directly under each declared class.
  private var subclasses: [SourceIndex.Reference: [SourceIndex.Reference]] = [:]
  /// Declarations of which nobody knows whether a scene means one or the other.
  private var ambiguous: Set<SourceIndex.Reference> = []
  /// The storyboards that any app with sources sees.
  private var withSources: Set<Int> = []
  /// The folders of the apps that see a storyboard which could not be read.
  private var blind: Set<String> = []

  /// Joins sources and storyboards.
  ///
  /// - Parameters:
  ///   - files: The source files; their roots are settled here.
  ///   - storyboards: The storyboards.
  ///   - unreadable: The paths of storyboards that could not be read.
  init(
    _ files: [SourceFile],
    storyboards: [StoryboardFile],
    unreadable: [String],
    projects: Set<String>,
    xcodeProjects: Set<String>,
    membership: TargetMembership,
    manifests: [PackageManifest],
    generation: GenerationOptions
  ) {
    let folders = AppFolders(
      projects: projects,
      xcodeProjects: xcodeProjects,
      mains: files.filter { $0.facts.isMain || Path.name($0.path) == "main.swift" }.map(\.path)
    )
    index = SourceIndex(
      zip(files, folders.roots(of: files.lazy.map(\.path))).map { file, root in file.inApp(root) }
    )
    roots = folders.roots(of: storyboards.lazy.map(\.path))
    targets = storyboards.map { membership.targets(of: $0.path) }
    named = Dictionary(grouping: storyboards.indices) { storyboards[$0].storyboard.name }
    generated = GeneratedSegues(storyboards, manifests, generation.names)
    suppressions = Dictionary(
      index.files.filter { !$0.facts.suppressions.isEmpty }
        .map { ($0.path, $0.facts.suppressions) },
      uniquingKeysWith: +
    )
    settleVisibility(unreadable: Set(folders.roots(of: unreadable)))
    // Without sources there is no declaration to be found.
    if !index.files.isEmpty { joinScenes(of: storyboards) }
    joinSubclasses()
  }

  /// Finds the declarations of the scenes' classes.
  private mutating func joinScenes(of storyboards: [StoryboardFile]) {
    for (position, file) in storyboards.enumerated() {
      for scene in file.storyboard.scenes {
        guard let name = scene.customClass else { continue }
        let place = StoryboardBundle.SceneLocation(storyboard: position, scene: scene.id)
        let found = index.declarations(
          of: name,
          nearest: file.path,
          root: roots[position],
          targets: targets[position]
        )
        if Set(found.map(\.file)).count > 1 {
          // A watch app has its code in another target, and no code that performs its segues.
          if file.storyboard.platform == .watchOS { continue }
          ambiguous.formUnion(found)
        }
        for declaration in found { scenes[declaration, default: []].append(place) }
      }
    }
  }

  /// Finds the declarations of the classes' superclasses.
  private mutating func joinSubclasses() {
    for (position, file) in index.files.enumerated() {
      for (fact, type) in file.facts.types.enumerated() where type.kind == .class {
        // A superclass stands first; there may be none, but then a protocol gains no scenes by it.
        guard let superclass = type.supertypes.first else { continue }
        let reference = SourceIndex.Reference(file: position, fact: fact)
        let found = index.declarations(
          of: superclass,
          nearest: file.path,
          root: file.root,
          targets: file.targets
        )
        for above in found { subclasses[above, default: []].append(reference) }
      }
    }
  }

  /// Finds out which storyboards each app with sources sees.
  ///
  /// - Parameter unreadable: The folders of apps of which a storyboard could not be read.
  private mutating func settleVisibility(unreadable: Set<String>) {
    let folders = Set(index.files.lazy.map(\.root))
    let apps = Apps(folders: folders.union(roots).union(unreadable))
    let storyboards = Dictionary(grouping: roots.indices) { apps[roots[$0]] }
    let hidden = Set(unreadable.compactMap { apps[$0] })
    for folder in folders {
      let seen = apps.seen(from: folder)
      visible[folder] = seen.flatMap { storyboards[$0] ?? [] }.sorted()
      if seen.contains(where: hidden.contains) { blind.insert(folder) }
    }
    withSources = Set(visible.values.joined())
  }

  /// The scenes whose controller may run the code of a type, seen from a file: those of the class
  /// and of all classes under it.
  ///
  /// - Returns: `nil` where that is not known: for a type of the system, one that is not declared,
  ///   or where a storyboard of the app could not be read.
  func scenes(ofType name: String, in file: Int) -> [StoryboardBundle.SceneLocation]? {
    let source = index.files[file]
    guard !blind.contains(source.root) else { return nil }
    var open = index.declarations(
      of: name,
      nearest: source.path,
      root: source.root,
      targets: source.targets
    )
    // Any class may conform to a protocol, those of the system included.
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
  func storyboards(seenFrom file: Int) -> [Int] { visible[index.files[file].root] ?? [] }

  /// The positions of the storyboards of a name that a file sees.
  func storyboards(named name: String, seenFrom file: Int) -> [Int] {
    (named[name] ?? []).filter { Apps.see(roots[$0], index.files[file].root) }
  }

  /// Whether all storyboards that a file sees could be read.
  func seesAllStoryboards(from file: Int) -> Bool {
    !blind.contains(index.files[file].root)
  }

  /// Whether there is code that sees a storyboard.
  func hasSources(seeing storyboard: Int) -> Bool { withSources.contains(storyboard) }
}
