import ProjectModel
import Routes
import SourceText
import StoryboardReader

/// One side of a comparison: the storyboards of an app, with paths that do not depend on where the
/// version was read.
struct AppVersion {
  let project: Project
  let map: SceneMap
  /// The paths of the storyboards below the folder that is compared.
  let paths: [ExactString]
  /// The scenes of the storyboards, which are the first nodes of the map.
  let scenes: [Project.SceneView]
  let connections: [[Connection]]
  /// The first scene with each object id in its storyboard.
  private let nodes: [StoryboardBundle.SceneLocation: Int]

  init(_ project: Project, below root: String) {
    self.project = project
    map = SceneMap(project)
    let root = Path.tidy(root)
    paths = project.storyboards.map(\.path).map { path in
      let isInside = root == "." || path.hasBytePrefix("\(root)/")
      if !isInside { return ExactString(Path.name(path)) }
      if root == "." { return ExactString(path) }
      let rest = path.utf8.dropFirst(root.utf8.count + 1)
      return ExactString(String(decoding: rest, as: UTF8.self))
    }
    scenes = Array(project.scenes)
    connections = project.storyboards.flatMap(Self.connections)
    nodes = Dictionary(
      zip(scenes.map(\.reference), scenes.indices),
      uniquingKeysWith: { first, _ in first }
    )
  }

  /// The name of a storyboard, with its folder if others have the same name.
  func storyboardName(_ position: Int) -> String { map.canvases[position].name }

  func segues(_ node: Int) -> [SegueDifference.Owned] {
    scenes[node].segues.map { segue, locations in
      let destination = destination(of: segue, in: scenes[node].position)
      return (segue, locations.owner, destination.map { ExactString($0) })
    }
  }

  /// The name of a scene in messages.
  func name(_ node: Int) -> String { map.nodes[node].customClass ?? map.nodes[node].title }

  func destination(of segue: Storyboard.Segue, in storyboard: Int) -> String? {
    nodes[.init(storyboard: storyboard, scene: segue.destination)].map(name)
  }
}
