import ProjectModel
import Routes
import SourceText

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
}
