import ProjectModel
import Routes
import SourceText
import StoryboardReader

struct XibScreen {
  var app: App
  var node: Int
}

extension SceneMap {
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
