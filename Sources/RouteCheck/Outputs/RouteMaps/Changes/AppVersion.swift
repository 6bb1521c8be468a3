import ProjectModel
import RouteDiagnostics
import Routes
import SourceText
import StoryboardReader

/// One side of a comparison: the storyboards of an app, with paths that do not depend on where the
/// version was read.
struct AppVersion {
  /// The position of a scene: of its storyboard, and of the scene in it.
  struct Place: Hashable {
    var storyboard: Int
    var scene: Int
  }

  let project: Project
  let map: SceneMap
  /// The paths of the storyboards below the folder that is compared.
  let paths: [ExactString]
  /// The number of each storyboard's first scene among the nodes of the map.
  private let firstNodes: [Int]
  /// The outlets and actions of the scenes of each storyboard.
  private let connections: [[[Connection]]]
  /// The positions of the scenes of each storyboard.
  private let positions: [[ExactString: Int]]

  init(_ project: Project, below root: String) {
    self.project = project
    map = SceneMap(project, Report([], fileCount: project.fileCount))
    let root = Path.tidy(root)
    let files = project.storyboards.map(\.path)
    paths = files.map { path in
      let isInside = root == "." || path.hasBytePrefix("\(root)/")
      if !isInside { return ExactString(Path.name(path)) }
      if root == "." { return ExactString(path) }
      let rest = path.utf8.dropFirst(root.utf8.count + 1)
      return ExactString(String(decoding: rest, as: UTF8.self))
    }
    connections = project.storyboards.map(Self.connections)
    firstNodes = map.canvases.map(\.nodes.lowerBound)
    positions = project.storyboards.map { file in
      let scenes = file.storyboard.scenes
      return Dictionary(
        zip(scenes.map(\.id), scenes.indices),
        uniquingKeysWith: { first, _ in first }
      )
    }
  }

  func storyboard(_ position: Int) -> Storyboard { project.storyboards[position].storyboard }

  /// The name of a storyboard, with its folder if others have the same name.
  func storyboardName(_ position: Int) -> String { map.canvases[position].name }

  func scene(_ place: Place) -> Storyboard.Scene {
    storyboard(place.storyboard).scenes[place.scene]
  }

  func connections(_ place: Place) -> [Connection] { connections[place.storyboard][place.scene] }

  func segues(_ place: Place) -> [SegueDifference.Owned] {
    project.storyboards[place.storyboard].scenes[place.scene].segues(of: scene(place))
      .map { segue, locations in
        let destination = destination(of: segue, in: place.storyboard)
        return (segue, locations.owner, destination.map { ExactString($0) })
      }
  }

  /// The number of a scene among the nodes of the map.
  func node(_ place: Place) -> Int { firstNodes[place.storyboard] + place.scene }

  /// The name of a scene in messages.
  func name(_ place: Place) -> String {
    let scene = map.nodes[node(place)]
    return scene.customClass ?? scene.title
  }

  /// The name in messages of the destination of a segue.
  func destination(of segue: Storyboard.Segue, in storyboard: Int) -> String? {
    place(segue.destination, in: storyboard).map(name)
  }

  /// The first scene of a storyboard with an object id.
  func place(_ id: ExactString, in storyboard: Int) -> Place? {
    positions[storyboard][id].map { Place(storyboard: storyboard, scene: $0) }
  }

  func wireframe(_ place: Place) -> Wireframe? {
    let all = project.storyboards[place.storyboard].wireframes
    return all.indices.contains(place.scene) ? all[place.scene] : nil
  }

  var places: [Place] {
    project.storyboards.indices.flatMap { position in
      storyboard(position).scenes.indices.map { Place(storyboard: position, scene: $0) }
    }
  }
}
