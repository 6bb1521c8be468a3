import Routes
import StoryboardReader
import SwiftScanner

/// Storyboards as scenes, segues and findings, independent of the format of a drawing.
package struct SceneMap: Sendable {
  var canvases: [Canvas] = []
  package var nodes: [Node] = []
  var edges: [Edge] = []

  /// One storyboard.
  struct Canvas: Sendable {
    var name: String
    var file: String
    /// The indices of its scenes among the nodes of the map.
    package var nodes: Range<Int>
  }

  /// One scene.
  package struct Node: Sendable {
    var id: String
    /// The class, or else the name of the scene.
    var title: String
    /// The storyboard identifier.
    var identifier: String?
    var kind: String
    var isInitial: Bool
    var isContainer: Bool
    var isReference: Bool
    var canvasPoint: Storyboard.Scene.Point?
    var location: String
    /// What the scene and its code say about how it is presented and left.
    var remarks: [String] = []
    var findings: [Diagnostic] = []
  }

  /// One segue between two scenes of the map.
  struct Edge: Sendable {
    var source: Int
    var destination: Int
    var label: String
    var kind: SegueKind
    /// What starts the segue, and the style that it states.
    var remarks: [String] = []
  }
}

extension SceneMap {
  /// The map of a project, with the findings of a report at their scenes.
  ///
  /// A storyboard reference is a node of its own, with an arrow to the scene that it refers to.
  ///
  /// - Complexity: O(*n*) in the scenes, the segues and the findings, and O(log *s*) for each note of
  ///   a finding, in the scenes of its storyboard.
  package init(_ project: Project, _ report: Report) {
    var positions: [StoryboardBundle.SceneLocation: Int] = [:]
    var owners: [ObjectKey: Int] = [:]
    var code = ScreenCode(project.code)
    for (storyboard, file) in project.storyboards.enumerated() {
      let first = nodes.count
      let path = ExactString(file.path)
      for (index, scene) in file.storyboard.scenes.enumerated() {
        let reference = StoryboardBundle.SceneLocation(storyboard: storyboard, scene: scene.id)
        if positions[reference] == nil { positions[reference] = nodes.count }
        owners[ObjectKey(file: path, object: scene.id)] = nodes.count
        for segue in scene.segues {
          owners[ObjectKey(file: path, object: segue.id)] = nodes.count
        }
        nodes.append(Node(scene, in: file, at: index))
        let app = project.code.app(ofStoryboard: storyboard)
        let own = scene.customClass.flatMap { code.code(of: $0, in: app) }
        nodes[nodes.count - 1].remarks = scene.remarks + (own?.remarks ?? [])
      }
      canvases.append(
        .init(name: file.storyboard.name.string, file: file.path, nodes: first..<nodes.count)
      )
    }
    let storyboards = Dictionary(
      project.storyboards.indices.map { (ExactString(project.storyboards[$0].path), $0) },
      uniquingKeysWith: { first, _ in first }
    )
    for diagnostic in report.diagnostics {
      var marked: Set<Int> = []
      if let object = diagnostic.object,
        let node = owners[ObjectKey(file: diagnostic.file, object: object)]
      {
        marked.insert(node)
      }
      // A finding in the code has its scenes in notes.
      for note in diagnostic.notes {
        if let node = node(at: note, in: project, storyboards) { marked.insert(node) }
      }
      for node in marked { nodes[node].findings.append(diagnostic) }
    }
    connect(project, positions)
  }

  /// The scene that contains the location of a note.
  private func node(
    at note: Diagnostic.Note,
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

  private struct ObjectKey: Hashable {
    var file: ExactString
    var object: ExactString
  }

  private mutating func connect(
    _ project: Project,
    _ positions: [StoryboardBundle.SceneLocation: Int]
  ) {
    for (reference, source) in positions.sorted(by: { $0.value < $1.value }) {
      guard let scene = project.bundle[reference] else { continue }
      for segue in scene.segues {
        let written = StoryboardBundle.SceneLocation(
          storyboard: reference.storyboard,
          scene: segue.destination
        )
        let exit = project.bundle.location(ofExit: segue.destination, in: reference.storyboard)
        guard let destination = positions[exit ?? written] else { continue }
        let label = (segue.identifier ?? segue.relationship)?.string ?? segue.kind.rawValue
        edges.append(
          .init(
            source: source,
            destination: destination,
            label: label,
            kind: segue.kind,
            remarks: [segue.trigger?.label, segue.presentationStyle?.string].compactMap(\.self)
          )
        )
      }
      if scene.reference != nil, case .success(let target) = project.bundle.resolve(reference),
        let destination = positions[target]
      {
        edges.append(
          .init(
            source: source,
            destination: destination,
            label: "reference",
            kind: .unknown("reference")
          )
        )
      }
    }
  }
}

extension SceneMap.Node {
  fileprivate init(_ scene: Storyboard.Scene, in file: StoryboardFile, at index: Int) {
    let location = file.scenes[index].element
    self.init(
      id: scene.id.string,
      title: (scene.customClass ?? scene.reference?.name ?? scene.name).string,
      identifier: scene.identifier?.string,
      kind: scene.kind.rawValue.isEmpty ? "empty scene" : scene.kind.rawValue,
      isInitial: file.storyboard.initialScene == scene.id,
      isContainer: scene.isContainer,
      isReference: scene.reference != nil,
      canvasPoint: scene.canvasLocation,
      location: "\(file.path):\(location.line):\(location.column)"
    )
  }
}
