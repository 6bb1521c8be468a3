import ProjectModel
import RouteDiagnostics
import RouteTables
import Routes
import SourceText
import StoryboardReader

extension SceneMap {
  /// The map of a project, with the findings of a report at their scenes.
  ///
  /// A storyboard reference is a node, with an arrow to its scene. So is a controller whose interface
  /// is a xib.
  ///
  /// - Complexity: O(*n*) in the scenes, the segues and the findings, and O(log *s*) for each note of
  ///   a finding, in the scenes of its storyboard.
  package init(_ project: Project, _ report: Report) {
    var positions: [StoryboardBundle.SceneLocation: Int] = [:]
    var owners: [[ExactString]: Int] = [:]
    var places: [SegueConnector.Place] = []
    let code = ScreenCode(project.code)
    let names = Self.names(of: project.storyboards)
    for (storyboard, file) in project.storyboards.enumerated() {
      let first = nodes.count
      let path = ExactString(file.path)
      for (index, scene) in file.storyboard.scenes.enumerated() {
        let reference = StoryboardBundle.SceneLocation(storyboard: storyboard, scene: scene.id)
        if positions[reference] == nil { positions[reference] = nodes.count }
        owners[[path, scene.id]] = nodes.count
        for segue in scene.segues { owners[[path, segue.id]] = nodes.count }
        nodes.append(Node(scene, in: file, at: index))
        places.append(.init(storyboard: storyboard, scene: index))
        let app = project.code.app(ofStoryboard: storyboard)
        let own = scene.customClass.flatMap { code.code(of: $0, in: app) }
        nodes[nodes.count - 1].remarks = scene.remarks + (own?.remarks ?? [])
      }
      let isMain = project.files.mainStoryboards.contains(file.storyboard.name)
      canvases.append(
        .init(
          name: names[storyboard],
          file: file.path,
          isMain: isMain,
          nodes: first..<nodes.count
        )
      )
    }
    addFindings(of: report, in: project, owners)
    let connector = SegueConnector(project, positions, places, xibs: addXibs(of: project))
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

  private mutating func addFindings(
    of report: Report,
    in project: Project,
    _ owners: [[ExactString]: Int]
  ) {
    let storyboards = Dictionary(
      project.storyboards.indices.map { (ExactString(project.storyboards[$0].path), $0) },
      uniquingKeysWith: { first, _ in first }
    )
    for diagnostic in report.diagnostics {
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
  fileprivate init(_ scene: Storyboard.Scene, in file: StoryboardFile, at index: Int) {
    let location = file.scenes[index].element
    let wireframe = file.wireframes.indices.contains(index) ? file.wireframes[index] : nil
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
