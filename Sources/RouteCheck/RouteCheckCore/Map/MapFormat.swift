/// The formats of a map.
package enum MapFormat: String, CaseIterable, Sendable {
  case svg
  case html
  case mermaid
  case dot

  package func text(of map: SceneMap) -> String {
    switch self {
    case .svg: SVGMap(map).text
    case .html: HTMLMap.text(of: map)
    case .mermaid: MermaidMap.text(of: map)
    case .dot: DotMap.text(of: map)
    }
  }
}
