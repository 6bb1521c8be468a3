import CodeFacts
import ProjectModel
import RouteDiagnostics
import RouteTables
import Routes
import SourceText
import StoryboardReader

extension SceneMap {
  /// The map of a project, with findings at their scenes.
  ///
  /// A storyboard reference is a node, with an arrow to its scene. So is a controller whose interface
  /// is a xib.
  ///
  /// - Complexity: O(*n*) in the scenes, the segues and the findings, and O(log *s*) for each note of
  ///   a finding, in the scenes of its storyboard.
  package init(_ project: Project, _ findings: [Diagnostic] = []) {
    var positions: [StoryboardBundle.SceneLocation: Int] = [:]
    var owners: [[ExactString]: Int] = [:]
    let code = ScreenCode(project.code)
    for view in project.scenes {
      let (path, scene) = (ExactString(view.file.path), view.scene)
      if positions[view.reference] == nil { positions[view.reference] = nodes.count }
      owners[[path, scene.id]] = nodes.count
      for segue in scene.segues { owners[[path, segue.id]] = nodes.count }
      var node = Node(view)
      let app = project.code.app(ofStoryboard: view.position)
      let own = scene.customClass.flatMap { code.code(of: $0, in: app) }
      node.remarks = scene.remarks + (own?.remarks ?? [])
      nodes.append(node)
    }
    var first = 0
    for (name, file) in zip(Self.names(of: project.storyboards), project.storyboards) {
      let isMain = project.files.mainStoryboards.contains(file.storyboard.name)
      let own = first..<first + file.storyboard.scenes.count
      canvases.append(.init(name: name, file: file.path, isMain: isMain, nodes: own))
      first = own.upperBound
    }
    add(findings, of: project, owners)
    let connector = SegueConnector(project, positions, xibs: addXibs(of: project))
    connector.connect()
    edges = connector.edges
    for node in connector.made { nodes[node].isEntry = true }
    addViews(of: project.code)
    nest()
    addBars()
  }

  /// The names of storyboards. Those of the same name have the folder in which they differ, such as
  /// `Shop/Main`, which is the folder of their projects in most cases.
  private static func names(of files: [StoryboardFile]) -> [String] {
    let folders = files.map { file in
      file.path.split(separator: "/").dropLast().enumerated().map { depth, folder in
        [file.storyboard.name.string, "\(depth)", String(folder)]
      }
    }
    let counts = Dictionary(grouping: folders.joined(), by: \.self).mapValues(\.count)
    let alike = Dictionary(grouping: files, by: \.storyboard.name).mapValues(\.count)
    return zip(files, folders).map { file, folders in
      let differing = folders.filter { counts[$0] != alike[file.storyboard.name] }
      let shown = differing.first { counts[$0] == 1 }.map { [$0] } ?? differing
      return (shown.map { $0[2] } + [file.storyboard.name.string]).joined(separator: "/")
    }
  }

  private mutating func add(
    _ findings: [Diagnostic],
    of project: Project,
    _ owners: [[ExactString]: Int]
  ) {
    let storyboards = Dictionary(
      project.storyboards.indices.map { (ExactString(project.storyboards[$0].path), $0) },
      uniquingKeysWith: { first, _ in first }
    )
    for diagnostic in findings {
      var marked: Set<Int> = []
      if let object = diagnostic.object, let node = owners[[diagnostic.file, object]] {
        marked.insert(node)
      }
      // A finding in the code has its scenes in notes.
      for note in diagnostic.notes {
        if let node = node(at: note, in: project, storyboards) { marked.insert(node) }
      }
      for node in marked { nodes[node].findings.append(diagnostic) }
    }
  }

  /// The scene that contains the location of a note.
  private func node(
    at note: Finding.Note,
    in project: Project,
    _ storyboards: [ExactString: Int]
  ) -> Int? {
    guard let location = note.location, let file = note.file,
      let storyboard = storyboards[file]
    else { return nil }
    let scenes = project.storyboards[storyboard].scenes
    let next = scenes.partitioningIndex { $0.element > location }
    guard next > 0 else { return nil }
    return canvases[storyboard].nodes.lowerBound + next - 1
  }
}

extension SceneMap.Node {
  fileprivate init(_ view: Project.SceneView) {
    let (file, scene, wireframe) = (view.file, view.scene, view.wireframe)
    let location = view.locations.element
    let isInitial = file.storyboard.initialScene == scene.id
    self.init(
      id: scene.id.string,
      title: Self.title(of: scene, wireframe),
      customClass: scene.customClass?.string,
      identifier: scene.identifier?.string,
      kind: scene.kind.rawValue.isEmpty ? "empty scene" : scene.kind.rawValue,
      isInitial: isInitial,
      isEntry: isInitial,
      isContainer: scene.isContainer,
      isReference: scene.reference != nil,
      location: "\(file.path):\(location.line):\(location.column)"
    )
    tabItem = wireframe?.tabBarItem
    if let wireframe, scene.reference == nil, !scene.isContainer || !wireframe.views.isEmpty {
      screen = SceneMap.Screen(wireframe, file.storyboard.platform)
    }
  }

  /// The name of a scene for people: the name in Interface Builder, a title, the class, a
  /// destination or the identifier. The object id is the last choice.
  private static func title(of scene: Storyboard.Scene, _ wireframe: Wireframe?) -> String {
    if let reference = scene.reference { return reference.name?.string ?? "Storyboard Reference" }
    let names = [
      wireframe?.comment, wireframe?.title, wireframe?.navigationItem?.title,
      wireframe?.tabBarItem, scene.customClass?.string, scene.identifier?.string,
    ]
    return names.lazy.compactMap(\.self).first { !$0.isEmpty } ?? scene.name.string
  }
}

extension SceneMap {
  /// Adds the views of SwiftUI with links, as scenes of a drawing for each app.
  mutating func addViews(of code: ProjectCode) {
    let links = code.viewLinks
    let destinations = Set(links.map(\.destination))
    let views = links.flatMap { [$0.source, $0.destination] }.uniqued()
    var positions: [ViewLink.View: Int] = [:]
    for (folder, views) in Dictionary(grouping: views, by: \.folder).sorted(by: { $0.key < $1.key })
    {
      let first = nodes.count
      for view in views {
        positions[view] = nodes.count
        nodes.append(
          Node(
            id: view.name.string,
            title: view.name.string,
            kind: "view",
            isEntry: !destinations.contains(view),
            location: view.location.description
          )
        )
      }
      canvases.append(.init(name: "SwiftUI", file: folder.string, nodes: first..<nodes.count))
    }
    for link in links {
      guard let source = positions[link.source], let destination = positions[link.destination]
      else { continue }
      edges.append(
        .init(
          source: source,
          destination: destination,
          label: link.value?.string ?? "link",
          kind: .show,
          isCode: true,
          remarks: ["\(Path.name(link.location.file.string)):\(link.location.line)"]
        )
      )
    }
  }

  /// Adds the controllers whose interface is a xib, as scenes of one drawing.
  ///
  /// - Returns: The screens by the last names of their classes.
  mutating func addXibs(of project: Project) -> [ExactString: [XibScreen]] {
    let index = project.code.index
    let nibs = LoadedNibs(project.code)
    let first = nodes.count
    var screens: [ExactString: [XibScreen]] = [:]
    for (file, origin) in zip(project.files.xibs, project.code.xibOrigins) {
      let name = file.storyboard.name
      let stated = file.customClasses["-1"]
      guard let owner = nibs.owner(of: name, stated: stated, in: origin.app),
        index.inherits(owner, from: "UIViewController", in: origin.app) == true
      else { continue }
      let type = SourceIndex.lastName(owner)
      screens[type, default: []].append(XibScreen(app: origin.app, node: nodes.count))
      nodes.append(
        Node(
          id: name.string,
          title: type.string,
          kind: "xib",
          location: "\(file.path):\(file.document.line):\(file.document.column)"
        )
      )
    }
    if nodes.count > first {
      canvases.append(.init(name: "Xibs", file: "", nodes: first..<nodes.count))
    }
    return screens
  }
}

/// The scene of a controller whose interface is a xib.
struct XibScreen {
  var app: App
  var node: Int
}

extension Storyboard.Scene {
  /// The settings of the scene for its presentation and its bars.
  var remarks: [String] {
    var remarks: [String] = []
    if let style = settings.presentationStyle { remarks.append("presented as \(style)") }
    if settings.isModalInPresentation { remarks.append("not dismissed by a swipe") }
    if settings.definesPresentationContext == true { remarks.append("presentation context") }
    if settings.hiddenBars.contains(.navigationBar) { remarks.append("no navigation bar") }
    if settings.hiddenBars.contains(.tabBar) { remarks.append("no tab bar") }
    return remarks
  }
}

extension ScreenCode.Own {
  /// How the code leaves the screen, each way once.
  var remarks: [String] {
    let kinds = Set(removals.map(\.kind))
    return RemovalFact.Kind.allCases.filter(kinds.contains).map { "code \($0.phrase)" }
  }
}

extension RemovalFact.Kind {
  fileprivate var phrase: String {
    switch self {
    case .dismiss: "dismisses"
    case .pop: "pops"
    case .popToRoot: "pops to the root"
    case .popTo: "pops to a controller"
    case .setChildren: "sets children"
    case .setRoot: "sets the window's root"
    case .selectTab: "selects a tab"
    }
  }
}
